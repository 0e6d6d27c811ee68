"""Tables for tests: sit down, type lines, see what is printed."""

from __future__ import annotations

import io
from collections.abc import Callable
from pathlib import Path
from typing import Any

from meridian import games
from meridian.cli import journals
from meridian.cli.terminal import saved
from meridian.cli.terminal.course import play
from meridian.cli.terminal.saved import Sitting
from meridian.cli.terminal.screen import Screen
from meridian.cli.terminal.seating import Chair
from meridian.cli.terminal.session import Session
from meridian.core.codec import words_for

NAME = "global-domination"
GAME = games.load(NAME)
SHORT = ("--option", "turns=4", "--seed", "7")
RESULT = {"en": "Victory goes to", "de": "Der Sieg geht an"}

Sit = Callable[..., tuple[int, str, str]]
"""Lines to type and arguments; exit status, standard output and error."""

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
    """What was said in a saved game, in words."""
    _, journal = journals.load(path)
    words = words_for(GAME, journal.header)
    return [f"{words.actor(actor)} {words.say(action)}" for actor, action in journal.entries]


def position(chairs: list[Chair], start: dict[str, Any], **options: object) -> Sitting:
    """A table set up in words."""
    header = GAME.header(len(chairs), options, start)
    return saved.new(GAME, header, chairs, "7", "seeded")


def printed(sitting: Sitting, lines: list[str], lang: str = "en") -> tuple[str, Session]:
    """What a sitting prints, and how it stands afterwards."""
    out = io.StringIO()
    session = Session(sitting, Screen(out, io.StringIO("".join(f"{line}\n" for line in lines))), lang)
    play(session)
    return out.getvalue(), session


def said(session: Session) -> list[str]:
    """Everything people and bots have said, in words."""
    words = session.table.words
    return [f"{words.actor(actor)} {words.say(action)}" for actor, action in session.table.entries if actor >= 0]
