"""The games, their bots, what they can be asked, and editions of their data."""

from __future__ import annotations

from collections.abc import Mapping
from os import PathLike
from pathlib import Path
from typing import Any

from meridian import games, own_bots
from meridian.core import edition_file
from meridian.core.errors import BadInput
from meridian.core.game import Game, edition_of
from meridian.core.inquiry import Inquiry
from meridian.core.option import settle
from meridian.core.suggestions import closest
from meridian.session.headers import with_preset


def game_names() -> list[str]:
    """The names of all games, without loading any."""
    return games.names()


def load(name: str) -> Game:
    """A game by name: its `name`, for how many `seats` it is, its `presets` of options."""
    return games.load(name)


def bot_names(game: str) -> list[str]:
    """The bots that can be named for a game: Meridian's, weakest first, then those that installed packages register."""
    return own_bots.names(load(game))


def inquiry_names(game: str) -> list[str]:
    """What a game can be asked without a position, by name."""
    return list(load(game).text.inquiries())


def ask(game: str, inquiry: str, *, options: dict[str, Any] | None = None, **parameters: int | str) -> dict[str, Any]:
    """What a game works out without a position, such as exact odds; `options` are those of the table it is about."""
    found = load(game)
    known = found.text.inquiries()
    if inquiry not in known:
        raise BadInput(
            f"{game} cannot be asked {inquiry!r}{closest(inquiry, list(known))} (it can: {', '.join(known)})"
        )
    values = inquiry_values(inquiry, known[inquiry], {name: str(value) for name, value in parameters.items()})
    settled = settle(found.edition.options(edition_of(found)), with_preset(found, options))
    return known[inquiry].answer(settled, values)


def inquiry_values(name: str, inquiry: Inquiry, given: Mapping[str, str]) -> dict[str, int | str]:
    """A value for every parameter of an inquiry: what was given, checked, and the default for the rest."""
    wanted = {parameter.name: parameter for parameter in inquiry.parameters}
    for word in given:
        if word not in wanted:
            hint = closest(word, list(wanted))
            raise BadInput(f"{name} has no parameter {word!r}{hint} (parameters: {', '.join(wanted)})")
    values: dict[str, int | str] = {}
    for word, parameter in wanted.items():
        if word in given:
            values[word] = parameter.read(given[word])
        elif parameter.default is None:
            raise BadInput(f"{name}: {word} is missing ({word}={parameter.values()})")
        else:
            values[word] = parameter.default
    return values


def check_edition(game: str, file: str | PathLike[str]) -> list[str]:
    """What is wrong with a file of one's own data, one line each; nothing if a game can be played with it."""
    return edition_file.read(Path(file)).faults(load(game))
