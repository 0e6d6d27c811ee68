"""Every command that a document prints is one, with options that it has. Tests of guides run their Python blocks."""

from __future__ import annotations

import re
import shlex
from collections.abc import Iterator
from pathlib import Path

import pytest
from cyclopts import App, CoercionError, CycloptsError, MissingArgumentError

from meridian.cli import command_line

ROOT = Path(__file__).parents[2]
DOCUMENTS = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md"), ROOT / "web/README.md"])
LINE = re.compile(r"^(?: {4})?(meridian [a-z].*)$", re.MULTILINE)
INLINE = re.compile(r"`(meridian [a-z][^`]*)`")
AFTERWARDS = ("&&", "|", ";", ">")
CUT_SHORT = (MissingArgumentError, CoercionError)
"""What may be wrong with a command within a sentence: it leaves out what does not matter there, or says `--games N`."""


@pytest.fixture(scope="module")
def commands() -> App:
    return command_line()


def words_of(command: str) -> list[str]:
    words = shlex.split(command, comments=True)[1:]
    end = min((words.index(sign) for sign in AFTERWARDS if sign in words), default=len(words))
    return [word for word in words[:end] if word != "..."]


def complaint(commands: App, command: str) -> CycloptsError | None:
    try:
        commands.parse_args(words_of(command), exit_on_error=False, print_error=False)
    except CycloptsError as error:
        return error
    return None


def wrong(commands: App) -> Iterator[str]:
    for document in DOCUMENTS:
        text = document.read_text(encoding="utf-8")
        for command in LINE.findall(text):
            if complaint(commands, command) is not None:
                yield f"{document.name}: {command}"
        for command in INLINE.findall(" ".join(text.split())):
            error = complaint(commands, command)
            if error is not None and not isinstance(error, CUT_SHORT):
                yield f"{document.name}: {command}"


def test_printed_commands_are_understood(commands: App) -> None:
    assert list(wrong(commands)) == []


@pytest.mark.parametrize("command", ["meridian simulat globopolis", "meridian simulate globopolis --gams 3 | less"])
def test_a_wrong_command_is_noticed(commands: App, command: str) -> None:
    assert complaint(commands, command) is not None
    assert not isinstance(complaint(commands, command), CUT_SHORT)
