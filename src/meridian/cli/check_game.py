"""`meridian check-game`: whether a game keeps the contract of all games."""

from __future__ import annotations

import json
from importlib import import_module
from pathlib import Path
from typing import Final

from meridian import games
from meridian.cli.arguments import DEFAULT_LANG, Json, check_language
from meridian.core.errors import BadInput
from meridian.core.game import Game
from meridian.core.messages import Message
from meridian.lessons.check import check_file
from meridian.scenarios.check import find
from meridian.testing.contract import CHECKS, Check

SCENARIOS: Final = Path("tests", "scenarios")
"""Where a game that does not come with Meridian has its scenario files."""


def run(name: str, /, *, as_json: Json = False, lang: str = DEFAULT_LANG) -> int:
    """Play random games at every size of table, run the scenario files in the game's folder, and say in a sentence
    each what is wrong.

    The exit status is 1 if anything is.

    Parameters
    ----------
    name
        A game that is installed, or in a folder that MERIDIAN_GAMES names.
    as_json
        Print one JSON object.
    lang
        The language of texts: en, de or another of `meridian languages`.
    """
    check_language(lang)
    game = games.load(name)
    tables = [(check, seats) for check in CHECKS for seats in game.seats]
    complaints = [complaint for check, seats in tables if (complaint := _complaint(game, check, seats))]
    outcomes = [outcome for path in _scenarios(game) for outcome in check_file(path)]
    complaints += [outcome.line for outcome in outcomes if outcome.line]
    if as_json:
        found = {"game": name, "checks": len(tables), "cases": len(outcomes), "complaints": complaints}
        print(json.dumps(found, ensure_ascii=False))
    else:
        counts: dict[str, str | float] = {"checks": len(tables), "cases": len(outcomes)}
        said = Message("meridian", "check-game-fine", {"game": name, **counts}).say(lang)
        print("\n".join(complaints) or said)
    return 1 if complaints else 0


def _complaint(game: Game, check: Check, seats: int) -> str:
    """What a check finds wrong, in one line; empty if nothing is."""
    title = f"{check.__name__.replace('_', ' ')} ({seats} players)"
    try:
        check(game, seats)
    except AssertionError as error:
        return f"{title}: {str(error).partition(chr(10))[0] or 'does not hold'}"
    except BadInput as error:
        return f"{title}: {error}"
    return ""


def _scenarios(game: Game) -> list[Path]:
    (home,) = import_module(game.package).__path__
    folder = Path(home) / SCENARIOS
    return find([folder]) if folder.is_dir() else []
