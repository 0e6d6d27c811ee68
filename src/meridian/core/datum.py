"""A datum of an edition: the keys it stands under, how it is written, and what can be wrong with it."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any, Final

import msgspec

from meridian.core.errors import BadInput

Key = tuple[str, ...]
"""Where a datum stands: the keys of the tables around it, then its own."""

MARKS: Final = "provenance"
"""The key under which a table says where its data come from. It is never a datum itself."""

BARE = re.compile(r"[A-Za-z0-9_-]+")


class Fault(msgspec.Struct, frozen=True):
    """What is wrong with an edition: a sentence about `key`, the check that saw it and its clauses.

    `also` are data that may be to blame as well, such as all areas of a region that has too many.
    """

    key: Key
    complaint: str
    check: str = "shape"
    clauses: str = ""
    also: tuple[Key, ...] = ()

    def __str__(self) -> str:
        cited = f" ({self.clauses})" if self.clauses else ""
        return f"{dotted(self.key)} {self.complaint}{cited}"


class BadEdition(BadInput):
    """Data that cannot be played with; the message tells the first fault."""

    def __init__(self, faults: list[Fault]) -> None:
        super().__init__(f"edition: {faults[0]}")
        self.faults = faults


def leaves(data: dict[str, Any], path: Key = ()) -> Iterator[tuple[Key, Any]]:
    """Every datum with its key, in order. A list is one datum."""
    for key, value in data.items():
        if key == MARKS:
            continue
        if isinstance(value, dict):
            yield from leaves(value, (*path, key))
        else:
            yield (*path, key), value


def same(a: Any, b: Any) -> bool:
    """Whether two data are equal, and of one type: true is not 1."""
    return type(a) is type(b) and bool(a == b)


def dotted(key: Key) -> str:
    """A key as it is written in TOML."""
    return ".".join(part if BARE.fullmatch(part) else written(part) for part in key)


def written(value: Any) -> str:
    """A value as it is written in TOML, on one line."""
    if isinstance(value, dict):
        inside = ", ".join(f"{dotted((key,))} = {written(inner)}" for key, inner in value.items())
        return f"{{ {inside} }}" if inside else "{}"
    if isinstance(value, list):
        return f"[{', '.join(map(written, value))}]"
    if isinstance(value, str):
        text = json.dumps(value, ensure_ascii=False)
        return "".join(letter if letter.isprintable() else f"\\U{ord(letter):08x}" for letter in text)
    return str(value).lower() if isinstance(value, bool) else str(value)


def quoted(value: Any) -> str:
    """A value inside a complaint, shortened where it would fill the line."""
    text = written(value)
    return text if len(text) <= 60 else f"{text[:57]}..."
