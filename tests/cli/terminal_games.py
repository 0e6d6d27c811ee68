"""Games in the terminal for tests: input lines in, output out."""

from __future__ import annotations

import io
from collections.abc import Callable
from pathlib import Path
from typing import Any

from meridian import games
from meridian.cli.terminal import saved
from meridian.cli.terminal.game_loop import play
from meridian.cli.terminal.saved import SavedGame
from meridian.cli.terminal.screen import Screen
from meridian.cli.terminal.seating import Chair
from meridian.cli.terminal.terminal import Terminal
from meridian.core.codec import words_for
from meridian.core.game import new_header
from meridian.session import journals

NAME = "global-domination"
GAME = games.load(NAME)
SHORT = ("--option", "turns=4", "--seed", "7")
RESULT = {"en": "Victory goes to", "de": "Der Sieg geht an"}

Sit = Callable[..., tuple[int, str, str]]
"""Takes input lines and arguments; returns exit status, standard output and standard error."""

ANN = Chair("me", "Ann")
BEN = Chair("me", "Ben")
BOT = Chair("random", "Bot")

START: dict[str, Any] = {
    "on_turn": "p1",
    "areas": {"USA": "p2 full", "CAN": "p1 struggling"},
    "players": {
        "p1": {"hand": ["domination", "fog_of_war"], "deck": ["domination", "airborne_forces"]},
        "p2": {"hand": ["domination"], "deck": ["domination"]},
    },
}


def entries(path: Path) -> list[str]:
    """The actions of a saved game, in words."""
    _, journal = journals.load(path)
    words = words_for(GAME, journal.header)
    return [f"{words.actor(actor)} {words.say(action)}" for actor, action in journal.entries]


def position(chairs: list[Chair], start: dict[str, Any], **options: object) -> SavedGame:
    """A table with a starting position in words."""
    header = new_header(GAME, len(chairs), options, start)
    return saved.new(GAME, header, chairs, "7", "seeded")


def printed(saved_game: SavedGame, lines: list[str], lang: str = "en") -> tuple[str, Terminal]:
    """The output of a game, and its state afterwards."""
    out = io.StringIO()
    terminal = Terminal(saved_game, Screen(out, io.StringIO("".join(f"{line}\n" for line in lines))), lang)
    play(terminal)
    return out.getvalue(), terminal


def said(terminal: Terminal) -> list[str]:
    """All actions of people and bots, in words."""
    words = terminal.session.words
    return [f"{words.actor(actor)} {words.say(action)}" for actor, action in terminal.session.entries if actor >= 0]
