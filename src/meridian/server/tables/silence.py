"""Where a seat may wish not to be asked: what is going on now, by the procedures under way."""

from __future__ import annotations

from typing import Final

from meridian.core.position import Position

SCORING: Final = "scoring"
WITHIN: Final = ("battle", "turn")
"""Wishes that end with what is going on."""


def scope(p: Position, name: str) -> int:
    """The serial number of the innermost procedure of this scope that is under way; 0 if there is none."""
    return next((int(frame.serial) for frame in reversed(p.stack) if frame.scope() == name), 0)


def silences(p: Position) -> dict[str, int]:
    """What a seat that is asked may wish for here, each with the serial number of the procedure it is about; nothing
    where it is not hidden cards that decide."""
    if not p.is_covered():
        return {}
    within = {name: serial for name in WITHIN if (serial := scope(p, name))}
    return {**within, SCORING: scope(p, SCORING)}
