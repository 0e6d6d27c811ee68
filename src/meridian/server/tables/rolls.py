"""Rolls as they are told with the facts they led to: which number the report gives them, and who may know what came."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from msgspec import Raw

from meridian.core.position import EVERYBODY
from meridian.server.stores.records import EntryRow
from meridian.server.tables.protocol import Rolled

EVERYTHING = -3
"""Hears every fact: a spectator with open hands."""

Viewer = int | None
"""A seat, None for a spectator, or EVERYTHING."""


class NumberedRoll(NamedTuple):
    """What chance decided: its number in the report (0: no report counts it), the outcome in words, who may know it,
    and how many facts the entry itself led to."""

    number: int
    said: str
    audience: int
    facts: int


class FactLine(NamedTuple):
    """A fact as it goes over the wire, its audience, and the rolls since the fact before it."""

    audience: int
    fact: Raw
    rolls: tuple[NumberedRoll, ...] = ()


class FactBatch(NamedTuple):
    """What some entries led to, in order; `after` are rolls that no fact has followed yet."""

    lines: list[FactLine]
    after: tuple[NumberedRoll, ...] = ()
    rolled: bool = False

    def open(self) -> bool:
        """Whether everybody may know all of it."""
        for line in self.lines:  # with every move: loops are quicker than all()
            if line.audience != EVERYBODY:
                return False
            for roll in line.rolls:
                if roll.audience != EVERYBODY:
                    return False
        return all(roll.audience == EVERYBODY for roll in self.after)


def hears(viewer: Viewer, audience: int) -> bool:
    """Whether a viewer is among those who may know something."""
    return audience == EVERYBODY or viewer == EVERYTHING or (viewer is not None and (audience >> viewer) & 1 == 1)


def heard_by(viewer: Viewer, told: FactBatch) -> list[Raw]:
    """The facts of it that a viewer may know."""
    return [line.fact for line in told.lines if hears(viewer, line.audience)]


def rolls_for(viewer: Viewer, told: FactBatch, first: int) -> list[Rolled]:
    """The rolls of it as a viewer may know them, whose next fact has number `first`.

    Of a draw whose outcome is hidden only the number is told, and only where the viewer was told a fact of the very
    same entry: then it knows already that there was a draw, and the numbers stand in the report.
    """
    rows: list[Rolled] = []
    if not told.rolled:
        return rows
    number = first
    for at, line in enumerate(told.lines):
        if line.rolls:
            most = max(roll.facts for roll in line.rolls)
            _add(rows, viewer, line.rolls, number, told.lines[at : at + most])
        number += hears(viewer, line.audience)
    _add(rows, viewer, told.after, number, [])
    return rows


def _add(rows: list[Rolled], viewer: Viewer, rolls: Sequence[NumberedRoll], number: int, lines: list[FactLine]) -> None:
    for roll in rolls:
        if hears(viewer, roll.audience):
            rows.append(Rolled(at=number, roll=roll.number, said=roll.said))
        elif any(hears(viewer, line.audience) for line in lines[: roll.facts]):
            rows.append(Rolled(at=number, roll=roll.number))


class Numbering:
    """The numbers of rolls along a line of play. Rolls that were taken back keep theirs, so after a take-back the
    numbers are ahead of those in the journal by some; entries of a copy's prelude were rolled at another table."""

    def __init__(self, counted: bool = True, ahead: list[tuple[int, int]] | None = None) -> None:
        self._counted = counted
        self._ahead = ahead or []

    def of(self, entry: int, rank: int) -> int:
        """The number of the roll of an entry that is the journal's roll number `rank`."""
        if not self._counted:
            return 0
        ahead = 0
        for first, by in self._ahead:
            if entry >= first:
                ahead = by
        return rank + ahead

    def gone_back(self, kept: int, ahead: int) -> None:
        """After entry `kept`, numbers of rolls are `ahead` of those in the journal."""
        self._ahead = [(first, by) for first, by in self._ahead if first <= kept]
        self._ahead.append((kept + 1, ahead))


def numbering(stored: list[EntryRow], branch: int, known: dict[str, int], prelude: int) -> Numbering:
    """How rolls of a stored journal are counted, and those to come on a branch. `known` tells for branches, as text,
    how far numbers are ahead there; one that is not named goes on as the one before it."""
    if prelude:
        return Numbering(counted=False)
    if not known:
        return Numbering()
    begins = {row.branch: row.number for row in reversed(stored)}
    begins.setdefault(branch, len(stored) + 1)
    return Numbering(ahead=[(first, ahead_on(on, known)) for on, first in sorted(begins.items())])


def ahead_on(branch: int, known: dict[str, int]) -> int:
    """How far numbers of rolls are ahead on a branch."""
    before = [int(name) for name in known if int(name) <= branch]
    return known[str(max(before))] if before else 0
