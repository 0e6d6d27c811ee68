"""The commands that documents print, and how they are done with less to do: in this process, with fewer and smaller
games, and with the names of the test."""

from __future__ import annotations

import contextlib
import io
import re
import shlex
from pathlib import Path
from typing import Final

from meridian.cli import main

ROOT = Path(__file__).parents[2]
COMMAND = re.compile(r"^(?: {4})?((?:meridian|mv) [a-z~].*)$", re.MULTILINE)
FRIDAY: Final = "friday.jsonl"
ELSEWHERE: Final = {
    "README.md": r"meridian (?:play|learn|serve|practice|admin)\b|meridian check  ",
    "arena.md": "",
    "bots.md": r" GAME ",
    "lessons.md": r"^meridian learn my-lesson.toml",
    "operations.md": r"meridian serve|admin rescue",
    "originals.md": r"--browser",
    "practice.md": "",
    "research.md": "",
    "scenarios.md": "",
}
"""Documents whose commands are run here, and what tests of their own run: commands that ask, stay or open a page, the
worked examples of the rules, a table that is damaged. The command of bots.md leaves words out."""
SMALLER: Final = (
    (r"--games \w+", "--games 2"),
    (r"\bdeep\b(:playouts=\d+)?", "deep:playouts=1"),
    (r"(simulate|tournament) global-domination(?! --seats random)", r"\1 global-domination --option turns=4"),
    (r"(simulate|tournament) globopolis", r"\1 globopolis --option preset=learning-1"),
    (r"CHARACTERS", "steady:slips=60,deals=95,greedy,random,deep"),
    (r"--count \d+", "--count 1"),
    (r"globetrotters --seats steady,steady", "global-domination --option turns=4 --seats steady,steady"),
    (r"JOURNALS\.\.\.", "practised.jsonl"),
    (r"JOURNAL", FRIDAY),
    (r"FOLDER", "exercises"),
    (r"check tests/scenarios", f"check {ROOT}/tests/scenarios/global_domination/D-a-player-turn"),
)
"""The same commands with less to do, and what stands for a name."""


def small(command: str) -> list[str]:
    for wanted, instead in SMALLER:
        command = re.sub(wanted, instead, command)
    return shlex.split(command, comments=True)


def printed(document: str) -> list[str]:
    """The commands of a document in their order, without those that are run elsewhere."""
    path = ROOT / document if document == "README.md" else ROOT / "docs" / document
    elsewhere = ELSEWHERE[document]
    lines = [line for line in COMMAND.findall(path.read_text(encoding="utf-8")) if not re.match(r"mv [^~]", line)]
    return [line for line in lines if not (elsewhere and re.search(elsewhere, line))]


def toml_blocks(document: str) -> list[str]:
    return re.findall(r"```toml\n(.*?)```", (ROOT / "docs" / document).read_text(encoding="utf-8"), re.DOTALL)


def done(words: list[str]) -> str:
    """What a command prints; it must end well, and a command that is typed has nothing to read."""
    out, err = io.StringIO(), io.StringIO()
    with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
        status = main(words[1:])
    assert status == 0, f"{shlex.join(words)}: {err.getvalue()}{out.getvalue()[-500:]}"
    return out.getvalue()
