"""The words that records of every format share."""

from __future__ import annotations

from typing import Any

from meridian.core.position import EVERYBODY

OPEN = "open"
CLOSED = "closed"
RANDOM = "random"
DERIVED = "derived from a seed, for simulation"
TYPED = "random; dice are typed in by the players"
DECLARED_BY = "declared"
"""Stands before the seat that has said what a die shows, where others say who wrote an entry."""

Heard = tuple[int, str, str]
"""An entry that chance did not write: its number in the journal, who, and what in words."""


def whole(value: Any) -> Any:
    """A value without fractions, which languages write differently: these become texts."""
    if isinstance(value, dict):
        return {str(name): whole(inner) for name, inner in value.items()}
    if isinstance(value, list | tuple):
        return [whole(inner) for inner in value]
    return repr(value) if isinstance(value, float) else value


def audience_words(audience: int, seats: int) -> str:
    """Who may see an outcome: everybody, some seats, or nobody."""
    if audience == EVERYBODY:
        return "everybody"
    return " ".join(f"p{seat + 1}" for seat in range(seats) if (audience >> seat) & 1) or "nobody"
