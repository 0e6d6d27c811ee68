"""How much an edition file may hold. Checks of editions compare data with each other: without bounds a file of a
megabyte would take minutes."""

from __future__ import annotations

from typing import Any, Final

from meridian.core.errors import BadInput

MAX_KEYS: Final = 5_000
"""Data of a file, with those inside of lists. The longest shipped edition has some 4,100."""
MAX_VALUES: Final = 20_000
"""The same with every table, and every item of every list; the longest shipped edition has some 8,300."""
MAX_DEPTH: Final = 50
MAX_NUMBER: Final = 2**63
MAX_FAULTS: Final = 50
"""The most faults reported of a file at once; once they are mended, the next ones show."""


def check_bounds(name: str, overlay: dict[str, Any]) -> None:
    """Refuse a file that holds too much, too deep or numbers that are too long. Not recursive: depth is unknown yet."""
    keys = values = 0
    todo: list[tuple[Any, int]] = [(overlay, 1)]
    while todo:
        value, depth = todo.pop()
        if isinstance(value, int) and not -MAX_NUMBER <= value < MAX_NUMBER:
            raise too_long(name)
        if not isinstance(value, dict | list):
            continue
        if depth > MAX_DEPTH:
            line = f"{name}: tables or lists are nested more than {MAX_DEPTH} levels deep"
            raise BadInput(line, "edition-depth", name=name, most=str(MAX_DEPTH))
        if isinstance(value, dict):
            # A table that holds something counts by what it holds.
            keys += sum(1 for one in value.values() if not one or not isinstance(one, dict))
        values += len(value)
        if keys > MAX_KEYS or values > MAX_VALUES:
            most = MAX_KEYS if keys > MAX_KEYS else MAX_VALUES
            what = "keys" if keys > MAX_KEYS else "values"
            raise BadInput(f"{name}: more than {most} {what}", f"edition-{what}", name=name, most=str(most))
        todo += [(one, depth + 1) for one in (value.values() if isinstance(value, dict) else value)]


def too_long(name: str) -> BadInput:
    """The refusal of a number with too many digits."""
    return BadInput(f"{name}: a number has too many digits", "edition-number", name=name)
