"""What a live table weighs: how the server's memory grows from a hundred tables to a thousand."""

from __future__ import annotations

import asyncio
from random import Random

import msgspec

from benchmarks.server.load import play
from benchmarks.server.process import Served
from benchmarks.server.seats import TableLoad, people, sit_down

BEFORE = 100
"""So many tables are there before the first look, so that nothing is counted that is needed once."""
SHORT, LONG = 25, 150
"""Moves of each table: its log has more entries, as chance writes its own."""
LONGER = 100
"""So many tables get the long log."""
REST = 1.0
STALE = b'{"type":"answer","key":"stale","question":[0,0,0],"action":"pass"}'
"""Refused: for that a server loads its texts and how languages count, some megabytes for all tables together."""


class Weight(msgspec.Struct, frozen=True, kw_only=True):
    """Bytes of a live table: just begun, with its four sockets, with a short and with a long log."""

    tables: int
    begun: float
    seated: float
    short: float
    long: float
    short_entries: float
    long_entries: float


class Scale:
    """Weighs a server that has nothing to do."""

    def __init__(self, served: Served) -> None:
        self._served = served
        self.entries = 0.0
        self.bytes = 0

    async def weigh(self) -> tuple[int, float]:
        """How many bytes and entries it has more than the last time."""
        await asyncio.sleep(REST)
        held, entries = self._served.memory(), self._served.counted("meridian_entries_total")
        more = held - self.bytes, entries - self.entries
        self.bytes, self.entries = held, entries
        return more


async def weight(served: Served, game: str, tables: int, view: bool) -> tuple[Weight, list[TableLoad]]:
    """Weigh live tables; they come back as they are then, for whatever else is to be tried with so many."""
    random, scale = Random(game), Scale(served)
    first = await sit_down(served, await people(served, game, BEFORE), view, random)
    await play(first, SHORT)
    first[0].seats[0].say(STALE)
    await scale.weigh()
    count = tables - BEFORE
    opened = await people(served, game, count)
    begun, _ = await scale.weigh()
    rest = await sit_down(served, opened, view, random)
    sockets, opening = await scale.weigh()
    await play(rest, SHORT)
    short, short_entries = await scale.weigh()
    some = rest[:LONGER]
    await play(some, LONG - SHORT)
    long, long_entries = await scale.weigh()
    bare = begun / count
    seated = bare + sockets / count
    found = Weight(
        tables=tables,
        begun=bare,
        seated=seated,
        short=seated + short / count,
        long=seated + short / count + long / len(some),
        short_entries=(opening + short_entries) / count,
        long_entries=(opening + short_entries) / count + long_entries / len(some),
    )
    return found, first + rest
