"""Notifies absent players: your turn, time is running out, a bot plays for you, an offer, a vote, chat, the end."""

from __future__ import annotations

import time
from typing import Final, Protocol

import msgspec

from meridian.core.game import Game
from meridian.core.position import Position
from meridian.core.records import Question
from meridian.core.speaker import Speaker
from meridian.server.accounts.accounts import seat_at
from meridian.server.journals.loading import learnt
from meridian.server.moderation.relations import hides
from meridian.server.notifications.links import home_of, turn_generation
from meridian.server.notifications.notification import Notification, NotificationKind
from meridian.server.notifications.outbox import Outbox
from meridian.server.notifications.preferences import Receiver, channel_of, receivers_of
from meridian.server.settings import Settings
from meridian.server.stores import Store
from meridian.server.stores.records import ChatRow, SeatRow, TableRow

NOTIFY_DELAY: Final = 60.0  # seconds for an absent player to come back before a notification
CHANNEL_KINDS: Final = (NotificationKind.TURN, NotificationKind.OVER)
"""What the channel of a whole table reports."""
PARTS: Final = {"half": NotificationKind.HALF, "four-fifths": NotificationKind.FOUR_FIFTHS}


class TableWithSeats(Protocol):
    """What notifications about chat need to know about a table."""

    row: TableRow
    seats: list[SeatRow]

    @property
    def id(self) -> str: ...
    def here(self) -> set[int]: ...


class NotifyingTable(TableWithSeats, Protocol):
    """What notifications need to know about a table."""

    game: Game

    @property
    def position(self) -> Position: ...
    @property
    def entry_count(self) -> int: ...
    def waits_for(self, seat: int) -> bool: ...
    def deadline_of(self, seat: int) -> float | None: ...
    def speaker(self, lang: str) -> Speaker: ...


class Notifier:
    """Puts notifications into the outbox: at most one for each seat, question and kind; none for answered questions."""

    def __init__(self, settings: Settings, store: Store, outbox: Outbox) -> None:
        self.settings = settings
        self.store = store
        self.outbox = outbox
        self._told: dict[str, set[tuple[int, tuple[int, int, int]]]] = {}
        self._unread: dict[str, set[int]] = {}

    async def asked(self, table: NotifyingTable) -> None:
        """Notify absent players once per question."""
        p = table.position
        here, told = table.here(), self._told.get(table.id)
        away = [seat for seat in p.who() if seat >= 0 and seat not in here and table.waits_for(seat)]
        if not away and not told:
            return
        now, told = {(seat, p.question_id(seat)) for seat in away}, told or set()
        if now:
            self._told[table.id] = now
        else:
            self._told.pop(table.id, None)
        for seat, _ in now - told:
            due = time.time() + NOTIFY_DELAY
            await self._put(table, seat, NotificationKind.TURN, due)
            await self._tell_channel(table, NotificationKind.TURN, table.seats[seat], due)

    async def remind(self, table: NotifyingTable, seat: int, part: str) -> None:
        """Reminds a player that time is running out."""
        await self._put(table, seat, PARTS[part])

    async def substituted(self, table: NotifyingTable, seat: int) -> None:
        """Notifies a player each time a bot takes over."""
        await self._put(table, seat, NotificationKind.SUBSTITUTE, since=f"away-{table.row.branch}-{table.entry_count}")

    async def over(self, table: NotifyingTable) -> None:
        """The game is over: notify absent players."""
        here = table.here()
        for seat in table.seats:
            if seat.kind == "person" and seat.seat not in here:
                await self._put(table, seat.seat, NotificationKind.OVER)

        await self._tell_channel(table, NotificationKind.OVER, table.seats[0])
        self._unread.pop(table.id, None)

    async def offered(self, table: NotifyingTable, seats: set[int]) -> None:
        """Offers were made to absent players who are asked nothing now: a question would be a notification itself."""
        asked = table.position.who()
        for seat in seats.difference(asked):
            since = f"offer-{table.row.branch}-{table.entry_count}"
            await self._put(table, seat, NotificationKind.OFFER, time.time() + NOTIFY_DELAY, since)

    async def voted(self, table: NotifyingTable, seats: set[int], vote: int) -> None:
        """A vote stands at the table: tell the absent players who have a say."""
        for seat in seats - table.here():
            since = f"vote-{table.row.branch}-{table.entry_count}-{vote}"
            await self._put(table, seat, NotificationKind.VOTE, time.time() + NOTIFY_DELAY, since)

    async def round_begun(self, row: TableRow, seats: list[SeatRow], competition: str, number: int) -> None:
        """A round of a competition begins: tell the people at one of its tables, who may be elsewhere. The link leads
        each of them to the seat, on any device that is signed in."""
        link = f"{home_of(self.settings)}/#/competition/{competition}/play"
        said = Notification(question=f"round-{number}", table_name=title_of(row), link=link)
        for seat in (seat for seat in seats if seat.kind == "person"):
            await self._put_delayed(row.id, seat.seat, NotificationKind.ROUND, said)

    async def competition_over(self, competition: str, title: str, last_seats: list[tuple[str, int]]) -> None:
        """A competition is over: tell its people, each by the seat they had last."""
        link = f"{home_of(self.settings)}/#/competition/{competition}"
        said = Notification(question="standings", table_name=title, link=link)
        for table, seat in last_seats:
            await self._put_delayed(table, seat, NotificationKind.COMPETITION, said)

    async def spoke(self, table: TableWithSeats, line: ChatRow) -> None:
        """A line of chat was written. An absent player is notified of the first one since they were here."""
        here = table.here()
        unread = self._unread.setdefault(table.id, set())
        unread -= here
        readers = {seat.seat for seat in table.seats if seat.kind == "person"} if line.to is None else set(line.to)
        writer = None if line.seat is None else table.seats[line.seat].account
        for seat in readers - here - unread - {line.seat}:
            if await hides(self.store, table.seats[seat].account, writer):
                continue
            unread.add(seat)
            await self._put_line(table, seat, line)
        if not unread:
            del self._unread[table.id]

    async def _put_line(self, table: TableWithSeats, seat: int, line: ChatRow) -> None:
        said = Notification(
            question=f"chat-{line.number}",
            table_name=title_of(table.row),
            link=link_of(self.settings, table.row),
            text=line.text if line.seat is None else f"{table.seats[line.seat].name}: {line.text}",
        )
        await self._put_delayed(table.id, seat, NotificationKind.CHAT, said)

    async def _put_delayed(self, table: str, seat: int, kind: NotificationKind, said: Notification) -> None:
        """Queue a notice that is not a question for the holder of a seat; there is time to come back first."""
        for receiver, row in await self._receivers(table, seat, kind):
            addressed = msgspec.structs.replace(receiver.addressed(said), player=row.name)
            await self.outbox.put(table, seat, kind, receiver.target, addressed, time.time() + NOTIFY_DELAY)

    async def _tell_channel(
        self, table: NotifyingTable, kind: NotificationKind, seat: SeatRow, due: float | None = None
    ) -> None:
        """Tell the channel of the whole table what everybody may know: who is asked, not what."""
        channel = channel_of(await self.store.seats(table.id))
        if channel is None or kind not in CHANNEL_KINDS:
            return
        notification = self._notification(table, seat, channel.wishes.lang)
        public = msgspec.structs.replace(channel.addressed(notification), text="", turn=0)
        await self.outbox.put(table.id, seat.seat, kind, channel.target, public, due)

    async def _receivers(self, table: str, seat: int, kind: NotificationKind) -> list[tuple[Receiver, SeatRow]]:
        row = await seat_at(self.store, table, seat)
        if row is None:
            return []
        return [(receiver, row) for receiver in await receivers_of(self.store, row) if receiver.wants(kind)]

    async def _put(
        self, table: NotifyingTable, seat: int, kind: NotificationKind, due: float | None = None, since: str = ""
    ) -> None:
        for receiver, row in await self._receivers(table.id, seat, kind):
            await learnt(table.game, receiver.wishes.lang)
            notification = self._notification(table, row, receiver.wishes.lang)
            if since:
                notification = msgspec.structs.replace(
                    notification, question=since, text="", deadline=None, expires=None, turn=0
                )
            await self.outbox.put(table.id, seat, kind, receiver.target, receiver.addressed(notification), due)

    def _notification(self, table: NotifyingTable, seat: SeatRow, lang: str) -> Notification:
        game, p = table.game, table.position
        asked = game.rules.view(p, seat.seat).question(seat.seat) if seat.seat in p.who() else None
        deadline = table.deadline_of(seat.seat)
        return Notification(
            question=name_of(asked, table.row),
            table_name=title_of(table.row),
            link=link_of(self.settings, table.row),
            text=table.speaker(lang).question(asked) if asked is not None else "",
            player=seat.name,
            deadline=deadline,
            expires=deadline,
            turn=turn_generation(table.row, seat, asked.id) if asked is not None else 0,
        )


def name_of(asked: Question | None, row: TableRow) -> str:
    """The id of a question as text; without a question, that of the branch that ended."""
    return "-".join(map(str, asked.id)) if asked is not None else f"end-{row.branch}"


def title_of(row: TableRow) -> str:
    """The display name of a table."""
    return row.settings.title or row.game.replace("-", " ").title()


def link_of(settings: Settings, row: TableRow) -> str:
    """The URL of a table in the browser. It names no seat: the browser knows which seat it holds."""
    return f"{home_of(settings)}/#/table/{row.id}"
