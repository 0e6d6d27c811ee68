"""Laying the timer on its side: one party of a standing offer proposes a pause, and it begins when the other agrees."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

import msgspec

from meridian.core.errors import BadInput

Pair = tuple[int, int]
"""Two seats between which an offer stands, the smaller first."""


def pair(one: int, other: int) -> Pair:
    """Two seats in the order a pair has."""
    return (one, other) if one < other else (other, one)


class Negotiation(msgspec.Struct, omit_defaults=True):
    """Who wants a pause with whom, and which two have one. It knows no time: where a method says that the pause
    begins or ends, the caller pauses or resumes the clocks."""

    proposed: list[Pair] = []
    """Proposals as (who, to whom), oldest first."""
    pausing: Pair | None = None

    def propose(self, seat: int, other: int, offers: Collection[Pair]) -> bool:
        """Propose a pause to the other party of an offer, or agree to theirs; whether the pause begins."""
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
        """Agree to the pause another party proposed; whether it begins."""
        if (other, seat) not in self.proposed:
            raise BadInput(f"pause: seat {other} has proposed none to seat {seat}", "pause-not-proposed")
        return self.propose(seat, other, offers)

    def end(self, seat: int) -> bool:
        """A party has talked enough, or takes its proposals back; whether a pause ends."""
        self.proposed = [one for one in self.proposed if seat not in one]
        if self.pausing is None or seat not in self.pausing:
            return False
        return self.over()

    def heard(self, offers: Collection[Pair], answered: int | None = None) -> bool:
        """After every entry: with an answer, or when their offer stands no more, a pause ends; whether it does."""
        self.proposed = [] if answered is not None else [one for one in self.proposed if pair(*one) in offers]
        if self.pausing is not None and (answered is not None or self.pausing not in offers):
            return self.over()
        return False

    def over(self) -> bool:
        """The pause is over, whoever ended it, as when its time is used up; whether there was one."""
        was = self.pausing is not None
        self.pausing = None
        return was

    def to_note(self) -> dict[str, Any]:
        """As plain data for the store."""
        note: dict[str, Any] = msgspec.to_builtins(self)
        return note

    @classmethod
    def from_note(cls, note: dict[str, Any]) -> Negotiation:
        """From what `to_note` gave."""
        return msgspec.convert(note, cls)

    def _begin(self, seat: int, other: int) -> bool:
        self.pausing = pair(seat, other)
        self.proposed = []
        return True
