"""Results of finished games, for the history and the statistics of players: against people and against characters."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from msgspec import UNSET

from meridian.core.records import Result
from meridian.server.stores import Store
from meridian.server.stores.records import ResultRow, SeatRow, TableRow


async def keep_results(
    store: Store, table: TableRow, seats: Sequence[SeatRow], result: Result, resigned: Collection[int], ended: float
) -> None:
    """Stores how every seat did. `resigned` are the seats that resigned or were left to a substitute: they come last.
    A copy of another table counts for nobody: everything before the copy has been played already."""
    if table.settings.parent is not UNSET or all(seat.kind == "bot" for seat in seats):
        return
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
        ]
    )
