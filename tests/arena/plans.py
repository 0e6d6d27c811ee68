"""Small tournaments for tests, and the results that must not depend on the engine."""

from __future__ import annotations

import signal
from pathlib import Path
from typing import Any

import msgspec

from meridian import games
from meridian.arena.folder import Folder
from meridian.arena.tournament import Played, Tournament
from meridian.core.game import new_header

NAME = "global-domination"


def plan(number: int = 6, seats: int = 2, players: str = "random,greedy,steady", **more: Any) -> Tournament:
    """Quick games of Global Domination."""
    header = new_header(games.load(NAME), seats)
    return Tournament(header, players.split(","), number, more.pop("seed", 7), **more)


def timeless(played: Played) -> Played:
    """A match without its duration."""
    return msgspec.structs.replace(played, seconds=0.0)


def begun(path: Path, tournament: Tournament) -> Folder:
    """An empty folder for this tournament."""
    folder = Folder(path)
    folder.begin(tournament)
    return folder


def hears_ctrl_c(task: bytes) -> bytes:
    """Whether the process of this task would receive Ctrl-C."""
    return b"no" if signal.SIGINT in signal.pthread_sigmask(signal.SIG_BLOCK, ()) else b"yes"
