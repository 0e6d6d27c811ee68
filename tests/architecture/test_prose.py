"""Docstrings and comments of the product are written as an engineer would say them.

These words crept back once: "whoever" and "somebody" hide who is meant (a player, a node, the host), "so many" stands
for a number that has a name, and "is told" for sending, showing or reporting.
"""

from __future__ import annotations

import re
from pathlib import Path

SOURCES = Path(__file__).parents[2] / "src" / "meridian"
AVOIDED = re.compile(r"\b(whoever|somebody|so many|unless told|(?:is|are) told)\b", re.IGNORECASE)
STORED = {"fair/explain.py", "fair/first/explain.py"}
"""Texts that reports hold word by word."""


def found_in(folder: Path) -> list[str]:
    """The places of avoided words in Python files."""
    return [
        f"{path.relative_to(folder).as_posix()}:{number}: {word.group()}"
        for path in sorted(folder.rglob("*.py"))
        if path.relative_to(folder).as_posix() not in STORED
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        for word in AVOIDED.finditer(line)
    ]


def test_words_that_hide_who_or_how_much() -> None:
    """Name the player, the number or the deed instead."""
    assert found_in(SOURCES) == []


def test_an_avoided_word_is_found(tmp_path: Path) -> None:
    """With its place."""
    (tmp_path / "a.py").write_text('"""Whoever is asked is told."""\nSECONDS = 3  # so many\n', encoding="utf-8")
    assert found_in(tmp_path) == ["a.py:1: Whoever", "a.py:1: is told", "a.py:2: so many"]
