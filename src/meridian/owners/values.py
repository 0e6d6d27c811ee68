"""Data as an owner reads and types them: numbers and words without quotes, lists with commas, records as lines."""

from __future__ import annotations

import tomllib
from typing import Any, Final

from meridian.core.datum import Key, dotted, leaves, written
from meridian.core.edition import NONE

COMMA: Final = ","
SWITCHES: Final = {"true": True, "false": False}


def shown(value: Any) -> str:
    """A datum as people type it."""
    if isinstance(value, str):
        return value
    if isinstance(value, list) and is_plain(value):
        if columns_of(value):
            return "\n".join(f"{COMMA} ".join(shown(cell) for _, cell in leaves(row)) for row in value)
        return f"{COMMA} ".join(map(shown, value))
    return written(value)


def is_plain(value: Any) -> bool:
    """Whether a datum can be typed: a number, a word, a list of those, or records with a line for each."""
    if isinstance(value, list):
        return bool(columns_of(value)) or not any(isinstance(one, list | dict) or COMMA in str(one) for one in value)
    return not isinstance(value, dict)


def columns_of(value: Any) -> list[Key]:
    """The columns of a list of records that all have the same ones; none for anything else."""
    if not isinstance(value, list) or not value or not all(isinstance(one, dict) for one in value):
        return []
    rows = [list(leaves(one)) for one in value]
    columns = [key for key, _ in rows[0]]
    alike = all([key for key, _ in row] == columns for row in rows)
    single = all(not isinstance(cell, list) and COMMA not in str(cell) for row in rows for _, cell in row)
    return columns if alike and single else []


def typed(text: str, wanted: Any) -> Any:
    """What was typed where a datum or a type is wanted. What does not fit stays a text: checks will say so."""
    text = text.strip()
    kind = wanted if isinstance(wanted, type) else type(wanted)
    if kind is bool:
        return SWITCHES.get(text.lower(), text)
    if kind in (int, float):
        return _number(text, kind)
    if columns_of(wanted):
        return _records(text, wanted[0])
    if kind is list and isinstance(wanted, list) and is_plain(wanted) and wanted:
        parts = text.split(COMMA) if text else []
        return [typed(part, wanted[0]) for part in parts]
    return _from_toml(text) if kind is list and text != NONE else text


def _records(text: str, like: dict[str, Any]) -> Any:
    """Records from lines with as many cells as this one has; the text itself if a line has others."""
    cells = list(leaves(like))
    lines = [[part.strip() for part in line.split(COMMA)] for line in text.splitlines() if line.strip()]
    if any(len(line) != len(cells) for line in lines):
        return text
    return [_record(cells, line) for line in lines]


def _record(cells: list[tuple[Key, Any]], parts: list[str]) -> dict[str, Any]:
    made: dict[str, Any] = {}
    for (key, value), part in zip(cells, parts, strict=True):
        here = made
        for step in key[:-1]:
            here = here.setdefault(step, {})
        here[key[-1]] = typed(part, value)
    return made


def _number(text: str, kind: type) -> Any:
    digits = text.removeprefix("-").removeprefix("+")
    try:
        # Python would also read "1_000" and digits of other scripts.
        return int(text) if digits.isascii() and digits.isdigit() else kind(text) if kind is float else text
    except ValueError:
        return text


def _from_toml(text: str) -> Any:
    try:
        return tomllib.loads(f"value = {text}")["value"]
    except (ValueError, KeyError, RecursionError):
        return text


def key_of(name: str) -> Key | None:
    """The key that is written so in an edition file; None if that is no key of one datum."""
    try:
        found = list(leaves(tomllib.loads(f"{name} = 0")))
    except (ValueError, RecursionError):
        return None
    return found[0][0] if len(found) == 1 and dotted(found[0][0]) == name else None


def optional_kind(optional: dict[str, type], key: Key) -> type | None:
    """The type of a datum that an edition may have or lack, by patterns such as `borders.*`; None for all others."""
    for pattern, kind in optional.items():
        parts = pattern.split(".")
        if len(parts) == len(key) and all(a in ("*", b) for a, b in zip(parts, key, strict=True)):
            return kind
    return None
