"""Every command that a document prints is one, with options that it has; those of guides are run. Tests of guides run
their Python blocks."""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
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


RUN = ("add-a-game.md", "editions.md", "fairness.md", "own-bots.md", "terminal.md", "translate.md")
"""Guides whose commands are run one after the other, in a shell, as somebody who follows them would."""
ELSEWHERE = re.compile(r"meridian (?:play|learn|serve|practice|tournament)\b|--browser|--journal friday|trader,steady")
"""Commands that ask, stay or play long, or need what a guide cannot make; tests of their own run them."""
SHELL = re.compile(r"^ {4}((?:meridian|export|cd) .+)$", re.MULTILINE)
FEWER = re.compile(r"--games \d+")
FILES = {
    "editions.md": {"yours.toml": 'edition.game = "global-domination"\ncards.insurgents.build = 4\n'},
    "own-bots.md": {"mybots.py": (ROOT / "examples" / "bots" / "trader.py").read_text(encoding="utf-8")},
}
"""What a reader has by then."""


@pytest.mark.slow
@pytest.mark.parametrize("document", RUN)
def test_commands_of_a_guide_run(document: str, tmp_path: Path) -> None:
    for name, text in FILES.get(document, {}).items():
        (tmp_path / name).write_text(text, encoding="utf-8")
    printed = SHELL.findall((ROOT / "docs" / document).read_text(encoding="utf-8"))
    lines = [FEWER.sub("--games 2", line) for line in printed if not ELSEWHERE.search(line)]
    assert any(line.startswith("meridian ") for line in lines)
    script = "\n".join([f'meridian() {{ "{sys.executable}" -m meridian "$@"; }}', *lines])
    variables = {**os.environ, "HOME": str(tmp_path), "MERIDIAN_GAMES": ""}
    done = subprocess.run(
        ["sh", "-exc", script], cwd=tmp_path, env=variables, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr[-2000:]
