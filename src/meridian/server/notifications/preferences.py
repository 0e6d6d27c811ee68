"""The notification preferences of a seat or an account, and the resulting recipients."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from meridian.server.notifications.notification import (
    PUSH_PREFIX,
    TOPIC_OF,
    NoticeTopic,
    Notification,
    NotificationKind,
    Opens,
)
from meridian.server.notifications.quiet_hours import QuietHours
from meridian.server.stores import Store
from meridian.server.stores.records import AccountRow, NoticeRow, SeatRow
from meridian.server.stores.state import SeatPrivate, StoredLostPush, StoredPush, given

Lang = Literal["en", "de"]
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

    lang: Lang = "en"
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

    def check(self) -> None:
        """Raises BadInput if the time zone or the quiet hours are not valid."""
        QuietHours(self.quiet, self.zone)


def preferences_of(row: SeatRow | AccountRow) -> Preferences:
    """The preferences of a seat or an account."""
    return msgspec.convert(msgspec.to_builtins(row.private) if isinstance(row, SeatRow) else row.wishes, Preferences)


def kept(before: dict[str, Any], wishes: Preferences) -> dict[str, Any]:
    """Preferences as they are stored, merged with the other data there."""
    return {**before, **msgspec.to_builtins(wishes)}


async def keep(store: Store, row: SeatRow | AccountRow, wishes: Preferences) -> None:
    """Stores the preferences of a seat or an account."""
    if isinstance(row, SeatRow):
        await store.set_private(row.table, row.seat, msgspec.convert(msgspec.to_builtins(wishes), SeatPrivate))
    else:
        await store.change_account(msgspec.structs.replace(row, wishes=kept(row.wishes, wishes)))


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
    if account is not None:
        theirs = preferences_of(account)
        owner = ACCOUNT + account.id
        if not own.mail and account.email and theirs.notices:
            found.append(Receiver(account.email, theirs, owner))
        if not own.webhook and theirs.webhook:
            found.append(Receiver(theirs.webhook, theirs, owner, theirs.shape))
        there = {one.target for one in found}
        found += [one for one in _browsers(theirs, owner) if one.target not in there]
    return found


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
    seats = await store.seats(notice.table) if notice.table is not None else []
    if notice.body.get("channel"):
        channel = channel_of(seats)
        return channel is not None and channel.target == notice.target
    for seat in seats:
        if seat.seat == notice.seat:
            found = [one for one in await receivers_of(store, seat) if one.target == notice.target]
            return any(one.wants(notice.kind) for one in found)
    return False
