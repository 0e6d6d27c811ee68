"""Where things stand in a TOML file: the line of every key and of every thing in a list.

`tomllib` says what a file holds, not where. This reads only texts that `tomllib` has accepted, so it needs to know how
things are written, not what is allowed.
"""

from __future__ import annotations

import re
import tomllib
from bisect import bisect_left
from collections.abc import Mapping
from functools import lru_cache
from typing import Final

Place = tuple[str | int, ...]
"""The keys that lead to something, and its places in lists, from 0."""

BLANK: Final = re.compile(r"(?:[ \t\r\n]|#[^\n]*)*")
SPACE: Final = re.compile(r"[ \t]*")
BARE: Final = re.compile(r"[A-Za-z0-9_-]+")
PLAIN: Final = re.compile(r"[^,\]}#\r\n]+")
STRING: Final = re.compile(
    r'"""(?:[^\\]|\\.)*?"{3,5}' r"|'''.*?'{3,5}" r'|"(?:[^"\\\n]|\\.)*"' r"|'[^'\n]*'",
    re.DOTALL,
)


def line_of(text: str, place: Place) -> int:
    """The line on which something stands; if it is not there, that of what is nearest around it."""
    lines = lines_of(text)
    while place and place not in lines:
        place = place[:-1]
    return lines.get(place, 1)


@lru_cache(maxsize=1)
def lines_of(text: str) -> Mapping[Place, int]:
    """The lines of all that a TOML text holds; a file with many faults asks for them once for each."""
    return _Reader(text).read()


def key_lines(text: str) -> dict[tuple[str, ...], int]:
    """The line on which each key of a TOML text first stands, whatever its place in a list."""
    found: dict[tuple[str, ...], int] = {}
    for place, line in lines_of(text).items():
        found.setdefault(tuple(part for part in place if isinstance(part, str)), line)
    return found


class _Reader:
    """Goes through a text once."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.ends = [end.start() for end in re.finditer("\n", text)]
        self.at = 0
        self.lines: dict[Place, int] = {}
        self.counts: dict[Place, int] = {}

    def read(self) -> Mapping[Place, int]:
        """All statements."""
        around: Place = ()
        before = -1
        while self.skip(BLANK) and before < self.at:  # whatever is not TOML ends it here
            before = self.at
            line = self.line()
            if self.take("[["):
                around = self.header(self.keys(), line, True)
                self.take("]]")
            elif self.take("["):
                around = self.header(self.keys(), line, False)
                self.take("]")
            else:
                self.pair(around)
        return self.lines

    def header(self, keys: list[str], line: int, listed: bool) -> Place:
        """A table that begins; `[[step]]` begins one more of its kind."""
        place: Place = ()
        for number, key in enumerate(keys):
            place = (*place, key)
            self.lines.setdefault(place, line)
            if listed and number == len(keys) - 1:
                self.counts[place] = self.counts.get(place, 0) + 1
            if place in self.counts:
                place = (*place, self.counts[place] - 1)
                self.lines.setdefault(place, line)
        return place

    def pair(self, around: Place) -> None:
        """A key and its value."""
        line = self.line()
        place = around
        for key in self.keys():
            place = (*place, key)
            self.lines.setdefault(place, line)
        self.take("=")
        self.skip(SPACE)
        self.value(place)

    def value(self, place: Place) -> None:
        """A value: a list or table with all that is in it, or something single."""
        if self.take("["):
            number = 0
            while self.skip(BLANK) and not self.take("]"):
                self.lines[*place, number] = self.line()
                self.value((*place, number))
                self.skip(BLANK)
                self.take(",")
                number += 1
        elif self.take("{"):
            while self.skip(BLANK) and not self.take("}"):
                self.pair(place)
                self.skip(BLANK)
                self.take(",")
        elif not self.match(STRING):
            self.match(PLAIN)

    def keys(self) -> list[str]:
        """A key, dotted or not."""
        found = [self.key()]
        while self.take("."):
            found.append(self.key())
        return found

    def key(self) -> str:
        self.skip(SPACE)
        quoted = self.match(STRING)
        word = str(tomllib.loads(f"key = {quoted}")["key"]) if quoted else self.match(BARE)
        self.skip(SPACE)
        return word

    def line(self) -> int:
        return bisect_left(self.ends, self.at) + 1

    def match(self, pattern: re.Pattern[str]) -> str:
        found = pattern.match(self.text, self.at)
        self.at = found.end() if found else self.at
        return found.group() if found else ""

    def take(self, sign: str) -> bool:
        found = self.text.startswith(sign, self.at)
        self.at += len(sign) if found else 0
        return found

    def skip(self, pattern: re.Pattern[str]) -> bool:
        """Go on to what comes next; False at the end."""
        self.match(pattern)
        return self.at < len(self.text)
