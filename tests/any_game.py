"""Helpers for tests of any game, shipped or not: its seats, its bots, and the test tables in its own folder."""

from __future__ import annotations

import tomllib
from importlib import import_module
from pathlib import Path
from typing import Any

from meridian import bots, games
from meridian.core.game import Game
from meridian.testing.random_games import random_journal

TESTS = Path(__file__).parent

SEARCHED = [name for name in games.names() if games.load(name).players.guide() is not None]
"""The games that `deep` can play."""


def seats_of(game: Game, wanted: int = 3) -> int:
    """The wanted number of players, or the nearest number that the game allows."""
    return min(max(wanted, game.seats[0]), game.seats[-1])


def bot_of(game: Game) -> str:
    """The strongest bot that answers without searching."""
    return [name for name in bots.makers(game) if name != bots.DEEP][-1]


def early(game: Game, decisions: int, seats: int = 2) -> int:
    """The wanted number of decisions, or fewer if the shortest games may end before."""
    seats = seats_of(game, seats)
    fewest = decisions + 1
    for seed in range(9):
        journal, p = random_journal(game, seats, seed, decisions + 1)
        if p.over:
            fewest = min(fewest, sum(actor >= 0 for actor, _ in journal.entries))
    return fewest - 1


def folder_of(name: str) -> Path:
    """The folder with the tests of a game; a game outside the package has them in its own folder."""
    if name in games.shipped():
        return TESTS
    (home,) = import_module(games.load(name).package).__path__
    return Path(home) / "tests"


def scenarios_of(name: str) -> Path:
    """The folder of a game's scenario files."""
    inside = folder_of(name) / "scenarios"
    return inside / name.replace("-", "_") if name in games.shipped() else inside


def table_of(name: str, what: str) -> dict[str, Any]:
    """A table of a game's tests: `golden/<game>.toml`, or `golden.toml` in the folder of a game outside the package."""
    path = folder_of(name) / (f"{what}/{name}.toml" if name in games.shipped() else f"{what}.toml")
    return tomllib.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
