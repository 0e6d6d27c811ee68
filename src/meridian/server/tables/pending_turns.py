"""Open questions of people, computed from the tables themselves: for feeds, lists and notifications."""

from __future__ import annotations

from meridian.core.errors import BadInput
from meridian.server.accounts.accounts import seat_at
from meridian.server.journals.loading import learnt
from meridian.server.notifications.feeds import Due
from meridian.server.notifications.notification import NotificationKind
from meridian.server.notifications.notifier import link_of, name_of, title_of
from meridian.server.notifications.preferences import preferences_of, still_welcome
from meridian.server.settings import Settings
from meridian.server.stores import Store
from meridian.server.stores.records import NoticeRow
from meridian.server.stores.state import given
from meridian.server.tables.registry import TableRegistry
from meridian.server.tables.votes import VOTED

NEWS = (NotificationKind.OFFER, NotificationKind.VOTE, NotificationKind.CHAT, NotificationKind.ROUND)
"""Notices to players who are still away, as long as they are new."""
ABOUT_A_QUESTION = (NotificationKind.TURN, NotificationKind.HALF, NotificationKind.FOUR_FIFTHS)


class PendingTurns:
    """Finds the open questions of people, for feeds and lists."""

    def __init__(self, settings: Settings, store: Store, registry: TableRegistry) -> None:
        self.settings = settings
        self.store = store
        self.registry = registry

    async def turns_of_account(self, account: str) -> list[Due]:
        """The open questions of an account at all its tables."""
        found: list[Due] = []
        cursor: str | None = None
        while True:
            rows, cursor = await self.store.tables(status="running", account=account, cursor=cursor)
            for row in rows:
                for seat in await self.store.seats(row.id):
                    if seat.account == account:
                        found += await self.turns_of_seat(row.id, seat.seat)
            if cursor is None:
                return found

    async def turns_of_seat(self, table: str, seat: int) -> list[Due]:
        """The open question of a seat, if there is one."""
        try:
            live = await self.registry.find(table)
        except BadInput:
            return []
        if live.asked_now(seat) is None:
            return []
        game, p = live.game, live.session.p
        clocks = live.clocks_here()
        row = await seat_at(self.store, table, seat)
        lang = preferences_of(row).lang if row is not None else "en"
        await learnt(game, lang)
        running = clocks.state.seats[seat].running if clocks is not None else None
        deadline = live.deadline_of(seat)
        asked = game.rules.view(p, seat).question(seat)
        return [
            Due(
                table=table,
                seat=seat,
                question=name_of(asked, live.row),
                name=title_of(live.row),
                link=link_of(self.settings, live.row),
                text=live.speaker(lang).question(asked),
                since=running.since / 1000 if running is not None else live.row.created,
                deadline=deadline,
            )
        ]

    async def wanted(self, notice: NoticeRow) -> bool:
        """Whether a notification is still worth sending: the recipient still wants it, and the question is still
        open."""
        if not await still_welcome(self.store, notice):
            return False
        if notice.table is None or notice.seat is None:
            return True
        if notice.kind in NEWS:
            return await self._still_news(notice.table, notice.seat, notice.kind)
        if notice.kind not in ABOUT_A_QUESTION:
            return True
        waiting = await self.turns_of_seat(notice.table, notice.seat)
        return any(due.question == notice.body.get("question") for due in waiting)

    async def _still_news(self, table: str, seat: int, kind: str) -> bool:
        """Whether a player is still away, and an offer to them or a vote still stands."""
        try:
            live = await self.registry.find(table)
        except BadInput:
            return False
        if seat in live.here():
            return False
        if kind == NotificationKind.VOTE:
            return any(one.what in VOTED and seat in one.asked for one in given(live.row.state.proposals, []))
        return kind != NotificationKind.OFFER or any(seat in one for one in live.game.rules.talks(live.session.p))
