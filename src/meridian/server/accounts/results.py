"""Results of finished games, for the history and the statistics of players: against people and against characters."""

from __future__ import annotations

import logging
from collections.abc import Collection, Sequence

from msgspec import UNSET

from meridian.bots.advice import Curve
from meridian.core.records import Result
from meridian.server.clocks import read_plan
from meridian.server.stores import Store, StoreError
from meridian.server.stores.records import ResultDetails, ResultRow, SeatRow, TableRow

log = logging.getLogger(__name__)


async def keep_results(
    store: Store,
    table: TableRow,
    seats: Sequence[SeatRow],
    result: Result,
    resigned: Collection[int],
    ended: float,
    openings: list[list[str]] | None = None,
) -> None:
    """Stores how every seat did, and how it began. `resigned` are the seats that resigned or were left to a substitute:
    they come last. A copy of another table counts for nobody: everything before the copy has been played already."""
    if table.settings.parent is not UNSET or all(seat.kind == "bot" for seat in seats):
        return
    pace = "letters" if read_plan(table.settings.clock).kind == "correspondence" else "live"
    await store.put_results(
        [
            ResultRow(
                table=table.id,
                seat=seat.seat,
                game=table.game,
                ended=ended,
                place=len(seats) if seat.seat in resigned else place,
                account=seat.account,
                bot=seat.bot,
                name=seat.name if seat.kind == "bot" else "",
            )
            for seat, place in zip(seats, result.places(), strict=True)
        ],
        ResultDetails(table=table.id, title=table.settings.title, pace=pace, openings=openings or []),
    )


async def keep_half_time(store: Store, table: str, curve: Curve) -> None:
    """Stores the chances of all seats in the middle of a finished game, for the moments of its players."""
    chances: list[float] = []
    if curve.points:
        middle = curve.points[-1].number / 2
        chances = min(curve.points, key=lambda point: abs(point.number - middle)).chances
    try:
        await store.put_chances(table, chances)
    except StoreError as error:
        log.error("chances at half time not stored: %s", error, extra={"table": table})
