"""Tells people who are not at the table: it is your turn, time is running out, somebody plays for you, it is over."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Final

import msgspec

from meridian.core.errors import BadInput
from meridian.core.records import Question
from meridian.server.accounts.accounts import seat_at
from meridian.server.journals.loading import learnt
from meridian.server.notifications.feeds import Due
from meridian.server.notifications.links import home_of
from meridian.server.notifications.notification import Kind, Matter
from meridian.server.notifications.outbox import Outbox
from meridian.server.notifications.preferences import receivers_of, still_welcome, wishes_of
from meridian.server.settings import Settings
from meridian.server.stores import Store
from meridian.server.stores.records import NoticeRow, SeatRow, TableRow

if TYPE_CHECKING:
    from meridian.server.tables.owner import Owner
    from meridian.server.tables.registry import Hall
    from meridian.server.tables.table import LiveTable

COURTESY: Final = 60.0
"""So many seconds somebody who has just left the table has, before they are told that they are asked."""
PARTS: Final = {"half": Kind.HALF, "four-fifths": Kind.FOUR_FIFTHS}


class Crier:
    """Puts notices into the outbox. None goes out for a question that is answered meanwhile, and never two for one
    seat, question and kind."""

    def __init__(self, settings: Settings, store: Store, outbox: Outbox) -> None:
        self.settings = settings
        self.store = store
        self.outbox = outbox
        self._told: dict[str, set[tuple[int, tuple[int, int, int]]]] = {}

    async def asked(self, table: Owner) -> None:
        """Whoever is asked and not here is told so, once for each question."""
        game, p = table.game, table.sitting.p
        here, told = table.here(), self._told.get(table.id)
        away = [seat for seat in game.who(p) if seat >= 0 and seat not in here and table.plans.waits_for(seat)]
        if not away and not told:
            return
        now, told = {(seat, game.question_id(p, seat)) for seat in away}, told or set()
        if now:
            self._told[table.id] = now
        else:
            self._told.pop(table.id, None)
        for seat, _ in now - told:
            await self._put(table, seat, Kind.TURN, time.time() + COURTESY)

    async def remind(self, table: Owner, seat: int, part: str) -> None:
        """Time is running out."""
        await self._put(table, seat, PARTS[part])

    async def substituted(self, table: Owner, seat: int) -> None:
        """A bot plays for somebody now, who is told so each time it comes to that."""
        await self._put(table, seat, Kind.SUBSTITUTE, since=f"away-{table.row.branch}-{len(table.sitting.entries)}")

    async def over(self, table: Owner) -> None:
        """The game is over: whoever is not here is told."""
        here = table.here()
        for seat in table.seats:
            if seat.kind == "person" and seat.seat not in here:
                await self._put(table, seat.seat, Kind.OVER)

    async def _put(self, table: Owner, seat: int, kind: Kind, due: float | None = None, since: str = "") -> None:
        row = await seat_at(self.store, table.id, seat)
        if row is None or not (row.account or row.private.get("mail") or row.private.get("webhook")):
            return
        for receiver in await receivers_of(self.store, row):
            await learnt(table.game, receiver.wishes.lang)
            matter = self._matter(table, row, receiver.wishes.lang)
            if since:
                matter = msgspec.structs.replace(matter, question=since, text="", deadline=None, expires=None)
            await self.outbox.put(table.id, seat, kind, receiver.target, receiver.addressed(matter), due)

    def _matter(self, table: Owner, seat: SeatRow, lang: str) -> Matter:
        game, p = table.game, table.sitting.p
        asked = game.question(game.view(p, seat.seat), seat.seat) if seat.seat in game.who(p) else None
        clock = table.clock_now()
        deadline = clock.deadlines.get(str(seat.seat)) if clock is not None else None
        return Matter(
            question=name_of(asked, table),
            table_name=title_of(table, lang),
            link=link_of(self.settings, table.row),
            text=table.speaker(lang).question(asked) if asked is not None else "",
            player=seat.name,
            deadline=deadline,
            expires=deadline,
        )


def name_of(asked: Question | None, table: LiveTable) -> str:
    """The id of a question in words; of none, that of the branch that ended."""
    return "-".join(map(str, asked.id)) if asked is not None else f"end-{table.row.branch}"


def title_of(table: LiveTable, lang: str) -> str:
    """What a table is called."""
    return str(table.row.settings["title"]) or table.game.name.replace("-", " ").title()


def link_of(settings: Settings, row: TableRow) -> str:
    """Where a table is found in the browser; who holds a seat there, the browser knows."""
    return f"{home_of(settings)}/#/table/{row.id}"


class Duties:
    """What waits for people, as feeds and lists tell it: worked out from the tables themselves."""

    def __init__(self, settings: Settings, store: Store, hall: Hall) -> None:
        self.settings = settings
        self.store = store
        self.hall = hall

    async def duties(self, account: str) -> list[Due]:
        """What waits for an account, at all its tables."""
        found: list[Due] = []
        cursor: str | None = None
        while True:
            rows, cursor = await self.store.tables(status="running", account=account, cursor=cursor)
            for row in rows:
                for seat in await self.store.seats(row.id):
                    if seat.account == account:
                        found += await self.duties_of_seat(row.id, seat.seat)
            if cursor is None:
                return found

    async def duties_of_seat(self, table: str, seat: int) -> list[Due]:
        """What waits for a seat."""
        try:
            live = await self.hall.find(table)
        except BadInput:
            return []
        if live.asked_now(seat) is None:
            return []
        game, p = live.game, live.sitting.p
        clocks = live.clocks_here()
        row = await seat_at(self.store, table, seat)
        lang = wishes_of(row).lang if row is not None else "en"
        await learnt(game, lang)
        running = clocks.state.seats[seat].running if clocks is not None else None
        asked = game.question(game.view(p, seat), seat)
        return [
            Due(
                table=table,
                seat=seat,
                question=name_of(asked, live),
                name=title_of(live, lang),
                link=link_of(self.settings, live.row),
                text=live.speaker(lang).question(asked),
                since=running.since / 1000 if running is not None else live.row.created,
                deadline=running.deadline / 1000 if running is not None and running.deadline is not None else None,
            )
        ]

    async def wanted(self, notice: NoticeRow) -> bool:
        """Whether a notice is still worth sending: the address still wants it, the question still waits."""
        if not await still_welcome(self.store, notice):
            return False
        if notice.kind not in (Kind.TURN, Kind.HALF, Kind.FOUR_FIFTHS) or notice.table is None or notice.seat is None:
            return True
        waiting = await self.duties_of_seat(notice.table, notice.seat)
        return any(due.question == notice.body.get("question") for due in waiting)
