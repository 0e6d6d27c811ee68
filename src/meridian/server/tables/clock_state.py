"""The clocks of a table in stored form and on the wire."""

from __future__ import annotations

from typing import Any

from msgspec import UnsetType

from meridian.server.clocks import Clocks
from meridian.server.stores.records import EntryRow, TableRow
from meridian.server.tables.protocol import ClockNow


def shown(clocks: Clocks, now: float) -> ClockNow:
    """Convert clocks for the wire."""
    left = clocks.left(now)
    return ClockNow(
        now=now,
        banks=[seat.bank for seat in left.seats],
        deadlines={str(seat.seat): seat.deadline for seat in left.seats if seat.deadline is not None},
        timers={timer.key: timer.left for timer in left.timers},
        paused=left.paused,
        until=left.until,
        excuses=[seat.excuses for seat in left.seats],
        back={str(seat.seat): seat.back for seat in left.seats if seat.back is not None},
        planned={str(seat.seat): seat.planned for seat in left.seats if seat.planned is not None},
        vacation_days=[seat.vacation_days for seat in left.seats],
    )


def noted(row: TableRow, stored: list[EntryRow]) -> dict[str, Any] | None:
    """The clocks as last stored: in the table's state if that is newer, otherwise with an entry."""
    kept = row.state.clock
    last = stored[-1].number if stored else 0
    if not isinstance(kept, UnsetType) and (kept.branch, kept.number) == (row.branch, last):
        return kept.note
    return next((entry.note["clock"] for entry in reversed(stored) if entry.note and "clock" in entry.note), None)
