"""The gallery: spectators who see every hand after a delay, if the host allows it."""

from __future__ import annotations

import asyncio
import logging
import time

from meridian.core.errors import BadInput
from meridian.server.stores import StoreError
from meridian.server.stores.records import EntryRow, SeatRow, TableRow
from meridian.server.tables.client_messages import Said
from meridian.server.tables.protocol import Reply
from meridian.server.tables.refusals import refused
from meridian.server.tables.rolls import EVERYTHING, Viewer
from meridian.server.tables.services import Services
from meridian.server.tables.session import NoChance
from meridian.server.tables.subscriber import Subscriber
from meridian.server.tables.table import LiveTable

LOOK_SECONDS = 1.0  # between two checks for entries old enough to show

log = logging.getLogger(__name__)


class Gallery(LiveTable):
    """A copy of a table that lags behind by the delay its host chose, and hides nothing. It reads only the store, so
    every node can have one. When the game is over it catches up at once."""

    def __init__(self, services: Services, row: TableRow, seats: list[SeatRow]) -> None:
        super().__init__(services, row, seats)
        self._looking: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Show the entries that are old enough, and start checking for more."""
        await self._begin()
        self._looking = asyncio.create_task(self._look(), name=f"gallery of {self.id}")

    async def close(self) -> None:
        """Stop checking and end all subscribers."""
        if self._looking is not None:
            self._looking.cancel()
        self.audience.end()

    def viewer(self, seat: int | None) -> Viewer:
        """Every viewer in the gallery sees everything."""
        return EVERYTHING

    def admits(self, subscriber: Subscriber) -> bool:
        """The gallery admits subscribers only if spectators may see open hands."""
        return bool(self.row.settings.watch == "open-hands")

    def submit(self, seat: int, said: Said, lang: str, reply: Reply) -> None:
        """Refuse the command: spectators cannot change a table."""
        reply(refused(said.key, "spectator", lang))

    async def _look(self) -> None:
        while True:
            await asyncio.sleep(LOOK_SECONDS)
            try:
                await self._catch_up()
            except (StoreError, BadInput) as error:
                log.warning("gallery: %s", error, extra={"table": self.id})

    async def _catch_up(self) -> None:
        row = await self.services.store.table(self.id)
        if row is None:
            return
        moved = row.branch != self.row.branch
        taken = row.fence != self.row.fence
        changed = taken or (row.status, row.state) != (self.row.status, self.row.state)
        self.keep_row(row)
        if taken:  # a process that changes seats takes the lease first, which raises the fence
            self.keep_seats(await self.services.store.seats(self.id))
        if moved:
            await self._begin()
        else:
            fresh = await self._old_enough(len(self.session.entries))
            if fresh:
                draft = self.session.copied(self.actions.entries(fresh))
                self.audience.tell_facts(self.session.commit(draft))
        if changed:
            self.audience.tell(self.situation())
        await self.chat.catch_up()

    async def _begin(self) -> None:
        self.set_to(await self.played(self.row, NoChance(), await self._old_enough(0)))

    async def _old_enough(self, after: int) -> list[EntryRow]:
        """The entries after number `after` that are old enough. A practice table shows nothing of the table it was
        copied from."""
        newest = float("inf") if self.row.status == "over" else time.time() - self.row.settings.delay
        stored = await self.services.store.entries(self.id, self.row.branch, after)
        # Entries of one answer have the same time stamp, so a roll and its result become visible together.
        return [row for row in stored if row.at <= newest]
