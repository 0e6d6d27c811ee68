"""Ids that were changed: files written with the old ones are still read."""

from __future__ import annotations

import re
from typing import Any, Final

SECTION: Final = "former_ids"
"""The section of an edition that says which id stands for an old one."""


def renamed(told: Any, former: dict[str, str]) -> Any:
    """The same data with the ids of today: in keys, in texts, and in parts of them such as `goto:lima` or `a--b`."""
    if not former:
        return told
    pattern = re.compile(rf"\b({'|'.join(map(re.escape, former))})\b")
    return _renamed(told, former, pattern)


def _renamed(told: Any, former: dict[str, str], pattern: re.Pattern[str]) -> Any:
    if isinstance(told, str):
        return pattern.sub(lambda found: former[found.group()], told)
    if isinstance(told, dict):
        return {
            _renamed(key, former, pattern): value if key == SECTION else _renamed(value, former, pattern)
            for key, value in told.items()
        }
    if isinstance(told, list):
        return [_renamed(value, former, pattern) for value in told]
    return told


def former_of(data: dict[str, Any]) -> dict[str, str]:
    """The old ids of an edition, each with the one of today."""
    return {old: new for old, new in data.get(SECTION, {}).items() if old != "provenance"}
