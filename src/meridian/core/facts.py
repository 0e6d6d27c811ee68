"""Facts as seats receive them: what happened, why, and who may know it."""

from __future__ import annotations

from functools import lru_cache

import msgspec

from meridian.core.position import EVERYBODY, Position, RawFact


class Fact(msgspec.Struct, frozen=True):
    """Something that happened: a message key, its arguments, its clauses, and its audience; `text` is what a player
    wrote, where it tells that (`core.writing`)."""

    key: str
    args: dict[str, int]
    clauses: list[str]
    audience: int
    text: str = ""

    def heard_by(self, seat: int | None) -> bool:
        """Whether a seat (None: a spectator) may know this."""
        return self.audience == EVERYBODY or (seat is not None and (self.audience >> seat) & 1 == 1)


@lru_cache(8192)
def fact(told: RawFact) -> Fact:
    """A fact from what the rules state. Equal facts share one object across tables."""
    kind, clauses, args, audience = told
    return Fact(kind.key, dict(zip(kind.fields, args, strict=False)), unique(clauses), audience)


def unique(clauses: str) -> list[str]:
    """Clause ids, each once, in the order they were named."""
    return list(_unique(clauses))


@lru_cache(8192)
def _unique(clauses: str) -> tuple[str, ...]:
    return tuple(dict.fromkeys(clauses.split()))


def collect(p: Position) -> list[Fact]:
    """Take the facts told since the last time."""
    facts = [fact(told) for told in p.facts]
    p.facts = []
    return facts


def heard(p: Position, seat: int | None) -> list[Fact]:
    """Take the facts told since the last time, and keep those that a seat (None: a spectator) may know."""
    return [told for told in collect(p) if told.heard_by(seat)]
