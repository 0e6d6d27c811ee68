"""The live tables of one node: find, open, put to sleep, and take over from nodes that died."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time

from meridian.core.errors import BadInput
from meridian.server.errors import NotFound, Unusable
from meridian.server.journals.loading import prepared_for
from meridian.server.stores import StoreError
from meridian.server.stores.records import LeaseRow, Status
from meridian.server.stores.state import given
from meridian.server.tables import news
from meridian.server.tables.follower import Follower
from meridian.server.tables.gallery import Gallery
from meridian.server.tables.other_nodes import OtherNodes
from meridian.server.tables.owner import Owner
from meridian.server.tables.services import Services
from meridian.server.tables.table import LiveTable

IDLE_SECONDS = 60.0  # a table without connections and without events due soon is put to sleep after this time
OPERATOR = "admin-"
"""The prefix of the node name under which an operator briefly takes a table's lease."""
BATCH_SIZE = 50  # unowned tables that a node opens at a time
MANY = 1_000_000  # unowned tables to look at for those that are at home here

log = logging.getLogger(__name__)


class TableRegistry:
    """All live tables of this node, as owner or as follower."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self.live: dict[str, LiveTable] = {}
        self.asleep: dict[str, float | None] = {}
        self.galleries: dict[str, Gallery] = {}
        self._opening: dict[str, asyncio.Task[LiveTable]] = {}
        self._quiet_since: dict[str, float] = {}
        self._tasks: list[asyncio.Task[None]] = []
        self.others = OtherNodes(services, self.find)
        self._earlier: dict[str, LeaseRow] = {}
        self._taking = asyncio.Lock()
        self.wake = asyncio.Event()

    # Lifecycle

    async def open(self) -> None:
        """Start: listen to other nodes, and take over unowned tables."""
        if self.services.several:
            self._tasks.append(await self.others.listening())
        self._earlier = {lease.table: lease for lease in await self.services.store.leases_of(self.services.name)}
        self._tasks.append(asyncio.create_task(self._keep(), name="leases"))

    async def close(self) -> None:
        """Close all tables and release their leases, so that other nodes can take them at once."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await asyncio.gather(*(gallery.close() for gallery in self.galleries.values()), return_exceptions=True)
        await asyncio.gather(*(self.put_down(table) for table in list(self.live)), return_exceptions=True)
        for table in list(self.asleep):
            with contextlib.suppress(StoreError):
                lease = await self.services.store.lease(table)
                if lease is not None and lease.node == self.services.name:
                    await self.services.store.release_lease(table, lease.node, lease.fence)

    async def put_down(self, table: str) -> None:
        """Close a live table and release its lease."""
        found = self.live.pop(table)
        with contextlib.suppress(StoreError):
            if isinstance(found, Owner) and not found.lost:
                await found.inbox.run_exclusive(found.clockwork.put_away)
        await found.close()
        with contextlib.suppress(StoreError):
            if isinstance(found, Owner):
                await self.services.store.release_lease(table, self.services.name, found.fence)

    # Finding

    async def find(self, table: str) -> LiveTable:
        """Get a table that has begun; open it from the store if this node does not hold it yet."""
        found = self.live.get(table)
        if found is not None:
            return found
        if table not in self._opening:
            task = asyncio.create_task(self._bring_up(table))
            self._opening[table] = task
            task.add_done_callback(lambda _: self._opening.pop(table, None))
        return await asyncio.shield(self._opening[table])

    async def _begun(self, table: str) -> Status:
        """The status of a table that has begun."""
        status = await self.services.store.status(table)
        if status is None:
            raise NotFound.because("no-such-table")
        if status == "open":
            raise Unusable.because("not-begun")
        return status

    async def _bring_up(self, table: str) -> LiveTable:
        status = await self._begun(table)
        self.asleep.pop(table, None)
        found: LiveTable | None = None
        if status == "running" and self._may_own(table):
            found = await self._owned(table)
        if found is None:
            found = await Follower.opened(self.services, table)
        self.services.metrics.table_changed(None, found.row.status)
        self.live[table] = found
        return found

    async def begin(self, table: str) -> None:
        """Open a table that has just begun, here or at its home."""
        if self._may_own(table):
            await self.find(table)
        else:
            await self.others.tell_home(table)

    def _may_own(self, table: str) -> bool:
        return self.services.home(table) in (None, self.services.name)

    async def _owned(self, table: str) -> Owner | None:
        """Open the table as its owner; None if another node owns it. The table is read after the lease is acquired,
        when no other node can write to it."""
        store, name = self.services.store, self.services.name
        before = await store.lease(table)
        now = time.time()
        lease_seconds = self.services.settings.lease_seconds
        fence = await store.acquire_lease(table, name, now, lease_seconds)
        if fence is None:
            return None
        stored = await store.whole(table, secret=True)
        if stored is None:
            raise NotFound.because("no-such-table")
        away = given(stored.row.state.away, None)
        if before is not None and (before.until < now or table in self._earlier):
            away = before.until - lease_seconds + self.services.settings.renew_seconds
        await prepared_for(stored.row)
        owner = Owner(self.services, stored.row, stored.seats, fence, away)
        await owner.open(stored)
        if before is not None and before.node != name:
            self.services.metrics.takeovers.inc()
            log.info("table taken over", extra={"table": table, "from": before.node})
        return owner

    async def gallery(self, table: str) -> Gallery:
        """The gallery of a table, opened for its first spectator."""
        if table not in self.galleries:
            await self._begun(table)
            stored = await self.services.store.whole(table)
            if stored is None:
                raise NotFound.because("no-such-table")
            await prepared_for(stored.row)
            opened = Gallery(self.services, stored.row, stored.seats)
            await opened.open()
            if self.galleries.setdefault(table, opened) is not opened:
                await opened.close()  # two spectators came at once
        return self.galleries[table]

    async def changed(self, table: str) -> None:
        """Send a state that was changed in the store to all subscribers and nodes."""
        live = self.live.get(table)
        row = await self.services.store.table(table)
        if live is not None and row is not None:
            live.keep_row(row)
            live.audience.tell(live.situation())
        await self.services.bus.publish(news.of_table(table), news.write(news.Changed()))

    async def refreshed(self, table: str) -> LiveTable:
        """Get a table in its stored form, in case its seats were changed in the store."""
        live = self.live.get(table)
        if isinstance(live, Follower):
            await live.refresh()
        elif isinstance(live, Owner):
            async with self._taking:
                fence = (await self.services.store.fences([table])).get(table)
                if self.live.get(table) is live and fence != live.fence:
                    await self._take_again(table)
        return await self.find(table)

    def owned(self) -> list[Owner]:
        """The tables this node owns."""
        return [table for table in self.live.values() if isinstance(table, Owner)]

    # Leases

    async def _keep(self) -> None:
        """Renew leases, take over unowned tables and put idle ones to sleep, in a loop."""
        settings = self.services.settings
        while True:
            try:
                await self._take_back()
                async with self._taking:
                    await self._take_up()
                    owned = self.owned()
                    now = time.time()
                    renewed = await self.services.store.renew_leases(self.services.name, now, settings.lease_seconds)
                    await self._let_go(owned, renewed)
                await self._look_at_others()
                await self._doze()
            except (StoreError, BadInput) as error:
                log.warning("leases: %s", error)
            except Exception:
                log.exception("leases")
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self.wake.wait(), settings.renew_seconds)
            self.wake.clear()

    async def _take_back(self) -> None:
        """Open the tables this node owned before it died. It also renews their leases, so other nodes do not see them
        as unowned."""
        for table, lease in list(self._earlier.items()):
            try:
                taken = await self.find(table)
                if not isinstance(taken, Owner):
                    await self.services.store.release_lease(table, lease.node, lease.fence)
            except BadInput as error:
                log.error("a table cannot be taken up: %s", error, extra={"table": table})
            self._earlier.pop(table, None)

    async def _take_up(self) -> None:
        now = time.time()
        for table in await self._unowned(now):
            if not await self._is_owned_by_now(table):
                await self._try_again(table)
        soon = now + self.services.settings.renew_seconds
        for table in [table for table, due in self.asleep.items() if due is not None and due <= soon]:
            await self.find(table)

    async def _unowned(self, now: float) -> list[str]:
        if self.services.home("") is None:
            return await self.services.store.unowned_tables(now, BATCH_SIZE)
        found = await self.services.store.unowned_tables(now, MANY)
        return [table for table in found if self._may_own(table)][:BATCH_SIZE]

    async def _is_owned_by_now(self, table: str) -> bool:
        """Whether a table has found an owner in the meantime: an owner at work on this node must not be replaced."""
        live = self.live.get(table)
        lease = await self.services.store.lease(table)
        return self.live.get(table) is not live or (lease is not None and lease.until > time.time())

    async def _try_again(self, table: str) -> None:
        try:
            await self._take_again(table)
        except (StoreError, BadInput) as error:
            log.error("a table cannot be taken up: %s", error, extra={"table": table})

    async def _take_again(self, table: str) -> None:
        """Take over an unowned table, or follow its new owner, and keep the subscribers of the previous copy."""
        before = self.live.pop(table, None)
        if before is not None:
            self.services.metrics.table_changed(before.row.status, None)
        try:
            taken = await self.find(table)
        except BaseException:
            if before is not None:
                await before.close()
            raise
        if before is not None and before is not taken:
            await self._hand_over(before, taken)

    async def _look_at_others(self) -> None:
        """Refresh followers whose fence has changed. A process that changes a table in the store takes the lease first,
        which raises the fence; a finished table has no owner that would publish the change."""
        followed = {table: live for table, live in self.live.items() if isinstance(live, Follower)}
        fences = await self.services.store.fences(list(followed))
        for table, follower in followed.items():
            if fences.get(table, follower.row.fence) != follower.row.fence:
                await follower.refresh()

    async def _hand_over(self, old: LiveTable, new: LiveTable) -> None:
        """Move the subscribers of one copy of a table to another."""
        if isinstance(old, Follower):
            await old.stop()
        new.adopt(old.audience)
        if new.chat.told is None:
            new.chat.told = old.chat.told
        if isinstance(old, Owner):
            await old.close()
        await new.announce()

    async def _let_go(self, owners: list[Owner], fences: dict[str, int]) -> None:
        """Close tables that other nodes own now. Tables opened during the renewal are not in `owners`.

        A table that an operator has changed is opened again and keeps its subscribers: now, or in the next round if the
        operator still holds the lease.
        """
        for owner in owners:
            lost = owner.lost or fences.get(owner.id) != owner.fence
            if not lost or self.live.get(owner.id) is not owner:
                continue
            lease = await self.services.store.lease(owner.id)
            if lease is not None and lease.node.startswith(OPERATOR):
                continue
            if lease is None:
                await self._try_again(owner.id)
            else:
                self.live.pop(owner.id, None)
                self.services.metrics.table_changed(owner.row.status, None)
                await owner.close()
            # If an operator has closed the table, no new owner will publish the change.
            await owner.publish(news.Changed())

    async def _doze(self) -> None:
        now = time.time()
        for table, live in list(self.live.items()):
            busy = isinstance(live, Owner) and (live.bots.busy or _soon(live.clockwork.due(), now))
            if len(live.audience) or busy:
                self._quiet_since.pop(table, None)
            elif now - self._quiet_since.setdefault(table, now) > IDLE_SECONDS:
                await self._put_to_sleep(table, live)
        for table, gallery in list(self.galleries.items()):
            if not len(gallery.audience):
                del self.galleries[table]
                await gallery.close()

    async def _put_to_sleep(self, table: str, live: LiveTable) -> None:
        """Close an idle table. A running one keeps its lease and is opened again in time for its clocks; a finished one
        is released."""
        self._quiet_since.pop(table, None)
        due = live.clockwork.due() if isinstance(live, Owner) else None
        self.live.pop(table, None)
        self.services.metrics.table_changed(live.row.status, None)
        await live.close()
        if isinstance(live, Owner) and live.row.status == "running":
            self.asleep[table] = due
        elif isinstance(live, Owner):
            await self.services.store.release_lease(table, self.services.name, live.fence)


def _soon(due: float | None, now: float) -> bool:
    return due is not None and due < now + IDLE_SECONDS
