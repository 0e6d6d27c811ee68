"""The header of a new table, from what a user says of it."""

from __future__ import annotations

from os import PathLike
from pathlib import Path
from typing import Any

from meridian.core import edition_file
from meridian.core.errors import BadInput
from meridian.core.game import Game, edition_of, new_header
from meridian.core.journal import Header
from meridian.core.suggestions import closest

PRESET = "preset"
"""Stands among the options of a table for all options of a preset."""


def table_header(
    game: Game, seats: int, options: dict[str, Any] | None = None, edition: str | PathLike[str] | None = None
) -> Header:
    """The header of a table; `edition` is a file with a user's own data. Options may name a preset: single options
    beside it win over it."""
    data = edition_file.read(Path(edition)).edition(game) if edition is not None else edition_of(game)
    return new_header(game, seats, with_preset(game, options), overlay=data.overlay)


def with_preset(game: Game, options: dict[str, Any] | None) -> dict[str, Any]:
    """The options of a table, a preset among them replaced by all it stands for."""
    chosen = dict(options or {})
    preset = chosen.pop(PRESET, None)
    return chosen if preset is None else {**preset_options(game, preset), **chosen}


def preset_options(game: Game, name: str) -> dict[str, Any]:
    """The options of a preset."""
    if name not in game.presets:
        hint = closest(name, list(game.presets))
        raise BadInput(f"there is no preset {name!r}{hint} (presets: {', '.join(game.presets)})")
    return game.presets[name]
