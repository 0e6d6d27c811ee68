"""Pauses by agreement: one party of a standing offer proposes a pause, and it begins when the other agrees."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

import msgspec

from meridian.core.errors import BadInput

Pair = tuple[int, int]
"""The two seats of an offer, the smaller first."""


def pair(one: int, other: int) -> Pair:
    """Two seats in the order of a Pair."""
    return (one, other) if one < other else (other, one)


class Negotiation(msgspec.Struct, omit_defaults=True):
    """The proposed pauses, and the pair that has one. It knows no time: if a method returns that the pause begins or
    ends, the caller pauses or resumes the clocks."""

    proposed: list[Pair] = []
    """Proposals as (from, to), oldest first."""
    pausing: Pair | None = None

    def propose(self, seat: int, other: int, offers: Collection[Pair]) -> bool:
        """Proposes a pause to the other party of an offer, or agrees to theirs; returns whether the pause begins."""
        if self.pausing is not None:
            raise BadInput("pause: the clocks are paused already", "pause-already")
        if seat == other or pair(seat, other) not in offers:
            raise BadInput(f"pause: no offer stands between seats {seat} and {other}", "pause-no-offer")
        if (other, seat) in self.proposed:
            return self._begin(seat, other)
        if (seat, other) not in self.proposed:
            self.proposed.append((seat, other))
        return False

    def agree(self, seat: int, other: int, offers: Collection[Pair]) -> bool:
        """Agrees to the pause that another seat proposed; returns whether it begins."""
        if (other, seat) not in self.proposed:
            raise BadInput(f"pause: seat {other} has proposed none to seat {seat}", "pause-not-proposed")
        return self.propose(seat, other, offers)

    def end(self, seat: int) -> bool:
        """A party ends the pause, or withdraws its proposals; returns whether a pause ends."""
        self.proposed = [one for one in self.proposed if seat not in one]
        if self.pausing is None or seat not in self.pausing:
            return False
        return self.over()

    def heard(self, offers: Collection[Pair], answered: int | None = None) -> bool:
        """Called after every entry. An answer, or the end of its offer, ends a pause; returns whether one ends."""
        self.proposed = [] if answered is not None else [one for one in self.proposed if pair(*one) in offers]
        if self.pausing is not None and (answered is not None or self.pausing not in offers):
            return self.over()
        return False

    def over(self) -> bool:
        """Ends the pause for any reason, such as when its time is used up; returns whether there was one."""
        was = self.pausing is not None
        self.pausing = None
        return was

    def to_note(self) -> dict[str, Any]:
        """Plain data for the store."""
        note: dict[str, Any] = msgspec.to_builtins(self)
        return note

    @classmethod
    def from_note(cls, note: dict[str, Any]) -> Negotiation:
        """Restores it from `to_note`."""
        return msgspec.convert(note, cls)

    def _begin(self, seat: int, other: int) -> bool:
        self.pausing = pair(seat, other)
        self.proposed = []
        return True
