"""A table on a node that does not own it: it follows the owner's news and forwards commands to the owner."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable

from meridian.core.errors import BadInput
from meridian.server.bus.bus import Overflow, Subscription
from meridian.server.clocks import Clocks
from meridian.server.errors import NotFound
from meridian.server.journals.loading import prepared_for
from meridian.server.stores import StoreError, Whole
from meridian.server.stores.records import EntryRow, SeatRow, TableRow
from meridian.server.tables import news
from meridian.server.tables.client_messages import Consent, Hello, Said, TakeBack, Undo
from meridian.server.tables.clock_state import noted
from meridian.server.tables.protocol import Reply
from meridian.server.tables.refusals import refused
from meridian.server.tables.replies import ReplyCache
from meridian.server.tables.runs import accepted
from meridian.server.tables.services import Services
from meridian.server.tables.session import NoChance
from meridian.server.tables.subscriber import Subscriber
from meridian.server.tables.table import LiveTable

GOING_BACK = (Undo, TakeBack, Consent)
"""Commands that may lead to another branch."""

log = logging.getLogger(__name__)


class Follower(LiveTable):
    """A copy of a table that another node owns. It shows only durable entries, slightly later than the owner."""

    def __init__(self, services: Services, row: TableRow, seats: list[SeatRow]) -> None:
        super().__init__(services, row, seats)
        self._clocks: Clocks | None = None
        self._news: Subscription | None = None
        self._waiting: dict[tuple[int, str], list[Reply]] = {}
        self._replies = ReplyCache(len(seats))
        self._going_back: set[asyncio.Future[None]] = set()
        self._following: asyncio.Task[None] | None = None
        self._changing = asyncio.Lock()

    @classmethod
    async def opened(cls, services: Services, table: str) -> Follower:
        """Follow a table. It subscribes before it reads the store, so that it misses no news."""
        told = await services.bus.subscribe(news.of_table(table))
        try:
            stored = await services.store.whole(table)
            if stored is None:
                raise NotFound.because("no-such-table")
            await prepared_for(stored.row)
            follower = cls(services, stored.row, stored.seats)
            follower._accept(stored.entries)
            await follower._take(stored)
        except BaseException:
            told.close()
            raise
        follower._news = told
        follower._following = asyncio.create_task(follower._follow(), name=f"following {table}")
        return follower

    async def close(self) -> None:
        """Stop following and end all subscribers."""
        await self.stop()
        self.audience.end()

    async def stop(self) -> None:
        """Stop following. The subscribers stay, so that another copy can adopt them."""
        if self._following is not None:
            self._following.cancel()
        if self._news is not None:
            self._news.close()

    async def _follow(self) -> None:
        while self._news is not None:
            async for item in self._news:
                try:
                    await self._hear_next(news.read(item) if isinstance(item, bytes) else None)
                except (StoreError, BadInput) as error:
                    log.warning("a copy cannot follow: %s", error, extra={"table": self.id})
                    await asyncio.sleep(1)
                    await self._hear_next(None)
                if isinstance(item, Overflow):
                    break
            else:
                return
            self._news = await self.services.bus.subscribe(news.of_table(self.id))
            await self._hear_next(None)

    async def _hear_next(self, said: news.AnyNews | None) -> None:
        """Handle one item at a time: a slow read from the store must not overwrite newer news."""
        async with self._changing:
            await self._hear(said)

    async def _hear(self, said: news.AnyNews | None) -> None:
        """Apply one item of news; None means that items may be missing."""
        if isinstance(said, news.Added) and self._continues(said):
            self._add(said.rows)
        elif isinstance(said, news.Spoke):
            await self.chat.catch_up()
        elif isinstance(said, news.PeriodSealed):
            self.audience.tell(said.sealed)
        elif isinstance(said, news.LessonTold):
            self.lesson_now = said.now
            self.audience.tell(said.now)
        elif isinstance(said, news.Here):
            await self.hear_of(said)
        elif isinstance(said, news.Changed):
            row = await self.services.store.table(self.id)
            if row is not None:
                self.keep_row(row)
                self.keep_seats(await self.services.store.seats(self.id))
                # The owner may have changed: every node that still has connections announces them again.
                self.presence = {node: who for node, who in self.presence.items() if node == self.services.name}
                self.audience.tell(self.situation())
                await self.publish_presence()
            if row is not None and row.branch != self.audience.branch:
                await self._read_again()
            elif row is not None:
                # An owner that died may not have published the last entries it stored.
                self._add(await self.services.store.entries(self.id, row.branch, len(self.session.entries)))
        else:
            await self._read_again()
            await self.chat.catch_up()

    async def refresh(self) -> None:
        """Read the table's row and seats again."""
        await self._hear(news.Changed())

    def _add(self, rows: list[EntryRow]) -> None:
        fresh = [row for row in rows if row.number > len(self.session.entries)]
        if fresh:
            self._accept(fresh)
            new = self.session.commit(self.session.copied(self.actions.entries(fresh)))
            self._note_clocks(fresh)
            self.audience.tell_facts(new, self.clock_now())
            if self.session.declared:
                self.audience.tell(self.situation())

    def _continues(self, said: news.Added) -> bool:
        have = len(self.session.entries)
        return said.branch == self.row.branch and said.rows[0].number <= have + 1 <= said.rows[-1].number

    async def _read_again(self) -> None:
        stored = await self.services.store.whole(self.id)
        if stored is None:
            raise BadInput(f"table {self.id} is gone")
        if stored.row.branch != self.audience.branch and self._going_back:
            # Entries do not say which command went back, so wait for these commands' replies: a sender gets its reply
            # before the new branch.
            await asyncio.wait(self._going_back)
        self._accept(stored.entries)
        await self._take(stored)
        self.audience.tell(self.situation())

    async def _take(self, stored: Whole) -> None:
        session = await self.played(stored.row, NoChance(), stored.entries)
        self.keep_row(stored.row)
        self.keep_seats(stored.seats)
        self.set_to(session)
        self._note_clocks(stored.entries)

    async def publish_to_all(self, said: news.AnyNews) -> None:
        await self.publish(said)
        if self.services.several:
            await self.services.bus.publish(news.of_owner(self.id), news.write(said))

    async def enter(self, seat: int | None, hello: Hello) -> Subscriber:
        """Add a subscriber. If it knows more facts than this copy, it comes from an owner that died before it published
        them, so this copy reads the store again."""
        if hello.after is not None and hello.after > self.session.number(self.viewer(seat)):
            async with self._changing:
                await self._read_again()
        return await super().enter(seat, hello)

    def submit(self, seat: int, said: Said, lang: str, reply: Reply) -> Awaitable[None]:
        """Forward a command to the owner; the sender waits for the reply."""
        return self._pass_on(seat, said, lang, reply)

    async def _pass_on(self, seat: int, said: Said, lang: str, reply: Reply) -> None:
        """Forward a command to the node that owns the table. A finished table has no owner; a player who
        ended the game and missed the reply gets it now."""
        if self.row.status != "running":
            reply(self._replies.of(seat, said.key) or refused(said.key, "game-is-over", lang))
            return
        waiting = self._waiting.setdefault((seat, said.key), [])
        waiting.append(reply)
        replied: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        if isinstance(said, GOING_BACK):
            self._going_back.add(replied)
        try:
            answer = await self.services.far(self.id, seat, said, lang, self.seats[seat].token_hash)
            if reply in waiting:
                reply(answer)
        finally:
            replied.set_result(None)
            self._going_back.discard(replied)
            if reply in waiting:
                waiting.remove(reply)
            if not waiting:
                self._waiting.pop((seat, said.key), None)

    def _accept(self, rows: list[EntryRow]) -> None:
        """Reply to the commands behind these entries before their facts are sent. The owner's own reply may arrive
        later, and a command may be sent again."""
        self._replies.note_stored(rows)
        for row in rows if self._waiting else ():
            note = row.note or {}
            waiting = self._waiting.get((note["seat"], note["key"]), []) if "key" in note else []
            while waiting:
                waiting.pop()(accepted(note))

    def clocks_here(self) -> Clocks | None:
        return self._clocks

    def _note_clocks(self, stored: list[EntryRow]) -> None:
        note = noted(self.row, stored)
        if note is not None:
            self._clocks = Clocks.from_note(self.plan, note, self.timers(self.session.p))
