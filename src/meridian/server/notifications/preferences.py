"""The notification preferences of a seat or an account, and the resulting recipients."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from meridian.core.languages import spoken
from meridian.server.notifications.notification import (
    PUSH_PREFIX,
    TOPIC_OF,
    NoticeTopic,
    Notification,
    NotificationKind,
    Opens,
    Way,
    way_of,
)
from meridian.server.notifications.quiet_hours import QuietHours
from meridian.server.stores import Store
from meridian.server.stores.records import AccountRow, NoticeRow, SeatRow
from meridian.server.stores.state import SeatPrivate, StoredLostPush, StoredPush, given

Shape = Literal["", "discord", "slack", "telegram", "matrix", "ntfy"]
"""The messenger behind the URL of a webhook; empty: a program that reads our own JSON."""
Topics = Annotated[list[NoticeTopic], Meta(max_length=len(NoticeTopic))]
ACCOUNT = "account/"
"""The prefix of an address owner that is an account, not a seat."""


class Preferences(msgspec.Struct, frozen=True, kw_only=True):
    """Stored in `SeatRow.private` and `AccountRow.wishes`, beside other data.

    A seat's e-mail address is `unconfirmed` until its reader confirms it. An account has confirmed its address by
    signing in; `notices` says whether it wants e-mails. `topics` is what e-mails and webhooks are about; each browser
    in `push` has its own. `feed` counts how often its feed links were revoked.
    """

    lang: str = "en"
    zone: str = "UTC"
    quiet: str = ""
    mail: str = ""
    unconfirmed: str = ""
    webhook: str = ""
    notices: bool = True
    feed: int = 0
    topics: tuple[NoticeTopic, ...] = (NoticeTopic.TURN, NoticeTopic.END)
    shape: Shape = ""
    push: list[StoredPush] = []
    lost_push: list[StoredLostPush] = []

    def __post_init__(self) -> None:
        """A language that this server no longer has is English."""
        if self.lang != spoken(self.lang):
            msgspec.structs.force_setattr(self, "lang", spoken(self.lang))

    def check(self) -> None:
        """Raises BadInput if the time zone or the quiet hours are not valid."""
        QuietHours(self.quiet, self.zone)


def preferences_of(row: SeatRow | AccountRow) -> Preferences:
    """The preferences of a seat or an account."""
    return msgspec.convert(msgspec.to_builtins(row.private) if isinstance(row, SeatRow) else row.wishes, Preferences)


def kept(before: dict[str, Any], wishes: Preferences) -> dict[str, Any]:
    """Preferences as they are stored, merged with the other data there."""
    return {**before, **msgspec.to_builtins(wishes)}


async def change_preferences(
    store: Store, row: SeatRow | AccountRow, edit: Callable[[Preferences], Preferences]
) -> Preferences:
    """Changes the preferences of a seat or an account as they are stored now, which may be later than the row."""

    def of_seat(private: SeatPrivate) -> SeatPrivate:
        wishes = edit(msgspec.convert(msgspec.to_builtins(private), Preferences))
        return private.merged(msgspec.convert(msgspec.to_builtins(wishes), SeatPrivate))

    def of_account(account: AccountRow) -> AccountRow:
        return msgspec.structs.replace(account, wishes=kept(account.wishes, edit(preferences_of(account))))

    if isinstance(row, SeatRow):
        private = await store.change_private(row.table, row.seat, of_seat)
        return preferences_of(msgspec.structs.replace(row, private=private))
    return preferences_of(await store.change_account(row.id, of_account) or row)


class Receiver(msgspec.Struct, frozen=True):
    """The target of a notification and the preferences that apply. `owner` is empty if the seat gave the address."""

    target: str
    wishes: Preferences
    owner: str = ""
    shape: str = ""
    channel: bool = False

    def wants(self, kind: str) -> bool:
        """Whether this recipient wants notifications of a kind."""
        return TOPIC_OF[NotificationKind(kind)] in self.wishes.topics

    def addressed(self, notification: Notification) -> Notification:
        """A notification for this recipient. Its text is already in their language."""
        said = self.wishes
        return msgspec.structs.replace(
            notification,
            lang=said.lang,
            zone=said.zone,
            quiet=said.quiet,
            owner=self.owner,
            shape=self.shape,
            channel=self.channel,
        )


def receivers(seat: SeatRow, account: AccountRow | None) -> list[Receiver]:
    """The recipients of a seat's notifications: one for e-mails and one webhook at most, and browsers. The seat's own
    preferences come first."""
    own = preferences_of(seat)
    found = [Receiver(own.mail, own)] if own.mail else []
    found += [Receiver(own.webhook, own, shape=own.shape)] if own.webhook else []
    found += _browsers(own, "")
    known = {way_of(one.target) for one in found} & {Way.MAIL, Way.WEBHOOK}
    there = {one.target for one in found}
    theirs = account_receivers(account) if account is not None else []
    return found + [one for one in theirs if one.target not in there and way_of(one.target) not in known]


def account_receivers(account: AccountRow) -> list[Receiver]:
    """The recipients of an account's notifications."""
    said, owner = preferences_of(account), ACCOUNT + account.id
    found = [Receiver(account.email, said, owner)] if account.email and said.notices else []
    found += [Receiver(said.webhook, said, owner, said.shape)] if said.webhook else []
    return found + _browsers(said, owner)


def _browsers(wishes: Preferences, owner: str) -> list[Receiver]:
    return [
        Receiver(
            PUSH_PREFIX + one.id,
            msgspec.convert(
                {"lang": one.lang, "zone": one.zone, "quiet": one.quiet, "topics": one.topics}, Preferences
            ),
            owner,
        )
        for one in wishes.push
    ]


def channel_of(seats: list[SeatRow]) -> Receiver | None:
    """The channel that the host has set for the whole table."""
    for seat in seats:
        channel = given(seat.private.channel, None)
        if channel is not None:
            wishes = msgspec.convert({"lang": channel.lang}, Preferences)
            return Receiver(channel.url, wishes, shape=channel.shape, channel=True)
    return None


async def receivers_of(store: Store, seat: SeatRow) -> list[Receiver]:
    """The recipients of a seat's notifications, with the account looked up."""
    return receivers(seat, await store.account(seat.account) if seat.account else None)


async def still_welcome(store: Store, notice: NoticeRow) -> bool:
    """Whether the address is still a recipient. Checked just before sending."""
    if notice.kind in list(Opens):
        return True
    if notice.kind == NotificationKind.REPORT:
        account = await store.account(str(notice.body.get("owner", "")).removeprefix(ACCOUNT))
        return account is not None and notice.target in [one.target for one in account_receivers(account)]
    seats = await store.seats(notice.table) if notice.table is not None else []
    if notice.body.get("channel"):
        channel = channel_of(seats)
        return channel is not None and channel.target == notice.target
    for seat in seats:
        if seat.seat == notice.seat:
            found = [one for one in await receivers_of(store, seat) if one.target == notice.target]
            return any(one.wants(notice.kind) for one in found)
    return False
