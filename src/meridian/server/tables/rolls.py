"""Rolls as they are sent with facts: their numbers in the roll report, and who may know their outcomes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from msgspec import Raw

from meridian.core.position import EVERYBODY, Position
from meridian.server.stores.records import EntryRow
from meridian.server.tables.protocol import Rolled

EVERYTHING = -3
"""A viewer who may know every fact: a spectator with open hands."""

Viewer = int | None
"""A seat, None for a spectator, or EVERYTHING."""


class NumberedRoll(NamedTuple):
    """A roll: its number in the report (0: not in a report), its outcome in words, its audience, and the number of
    facts of its entry."""

    number: int
    said: str
    audience: int
    facts: int


class FactLine(NamedTuple):
    """An encoded fact, its audience, and the rolls since the previous fact."""

    audience: int
    fact: Raw
    rolls: tuple[NumberedRoll, ...] = ()


class FactBatch(NamedTuple):
    """The facts and rolls of some entries, in order; `after` holds rolls that no fact follows yet. `ends` holds the
    number of lines up to the end of each entry, `positions` the position after each, if they were kept."""

    lines: list[FactLine]
    after: tuple[NumberedRoll, ...] = ()
    rolled: bool = False
    ends: Sequence[int] = ()
    positions: Sequence[Position] = ()

    def open(self) -> bool:
        """Whether everything in it is public."""
        for line in self.lines:  # runs at every move; loops are faster than all()
            if line.audience != EVERYBODY:
                return False
            for roll in line.rolls:
                if roll.audience != EVERYBODY:
                    return False
        return all(roll.audience == EVERYBODY for roll in self.after)


def hears(viewer: Viewer, audience: int) -> bool:
    """Whether a viewer belongs to an audience."""
    return audience == EVERYBODY or viewer == EVERYTHING or (viewer is not None and (audience >> viewer) & 1 == 1)


def heard_by(viewer: Viewer, told: FactBatch) -> list[Raw]:
    """The facts that a viewer may know."""
    return [line.fact for line in told.lines if hears(viewer, line.audience)]


def rolls_for(viewer: Viewer, told: FactBatch, first: int) -> list[Rolled]:
    """The rolls that a viewer may know; the viewer's next fact has number `first`.

    A roll with a hidden outcome is sent only as a number, and only if the viewer gets a fact of the same entry. Such a
    viewer already knows of the roll, and the report shows the numbers anyway.
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
    """Numbers the rolls of a branch. Rolls that were taken back keep their numbers, so after a take-back the report's
    numbers are ahead of the journal's. The rolls in a copy's prelude belong to another table and get no numbers."""

    def __init__(self, counted: bool = True, ahead: list[tuple[int, int]] | None = None) -> None:
        self._counted = counted
        self._ahead = ahead or []

    def of(self, entry: int, rank: int) -> int:
        """The report's number of a roll, given its entry and its `rank` among the journal's rolls."""
        if not self._counted:
            return 0
        ahead = 0
        for first, by in self._ahead:
            if entry >= first:
                ahead = by
        return rank + ahead

    def gone_back(self, kept: int, ahead: int) -> None:
        """After entry `kept`, the report's numbers are `ahead` of the journal's."""
        self._ahead = [(first, by) for first, by in self._ahead if first <= kept]
        self._ahead.append((kept + 1, ahead))


def numbering(stored: list[EntryRow], branch: int, known: dict[str, int], prelude: int) -> Numbering:
    """The numbering of a stored journal and of later rolls on `branch`. `known` maps a branch (as text) to how far its
    numbers are ahead; a branch without a value continues the previous one."""
    if prelude:
        return Numbering(counted=False)
    if not known:
        return Numbering()
    begins = {row.branch: row.number for row in reversed(stored)}
    begins.setdefault(branch, len(stored) + 1)
    return Numbering(ahead=[(first, ahead_on(on, known)) for on, first in sorted(begins.items())])


def ahead_on(branch: int, known: dict[str, int]) -> int:
    """How far the report's roll numbers are ahead on a branch."""
    before = [int(name) for name in known if int(name) <= branch]
    return known[str(max(before))] if before else 0
