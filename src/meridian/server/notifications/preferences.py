"""What a seat or an account wishes to be told, and where notices for a seat therefore go."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from meridian.server.notifications.notification import Notification, Opens
from meridian.server.notifications.quiet_hours import QuietHours
from meridian.server.stores import Store
from meridian.server.stores.records import AccountRow, NoticeRow, SeatRow
from meridian.server.stores.state import SeatPrivate

Lang = Literal["en", "de"]
ACCOUNT = "account/"
"""How the owner of an address begins who is an account and not a seat."""


class Preferences(msgspec.Struct, frozen=True, kw_only=True):
    """Kept in `SeatRow.private` and `AccountRow.wishes`, beside what others keep there.

    A seat's e-mail address is `unconfirmed` until whoever reads its letters agrees. An account has confirmed its own by
    signing in; `notices` says whether it wants e-mails. `feed` counts how often links to feeds were made void.
    """

    lang: Lang = "en"
    zone: str = "UTC"
    quiet: str = ""
    mail: str = ""
    unconfirmed: str = ""
    webhook: str = ""
    notices: bool = True
    feed: int = 0

    def check(self) -> None:
        """BadInput if the time zone or the quiet hours are none."""
        QuietHours(self.quiet, self.zone)


def preferences_of(row: SeatRow | AccountRow) -> Preferences:
    """What a seat or an account wishes."""
    return msgspec.convert(msgspec.to_builtins(row.private) if isinstance(row, SeatRow) else row.wishes, Preferences)


def kept(before: dict[str, Any], wishes: Preferences) -> dict[str, Any]:
    """Wishes as they are stored, among what else is kept there."""
    return {**before, **msgspec.to_builtins(wishes)}


async def keep(store: Store, row: SeatRow | AccountRow, wishes: Preferences) -> None:
    """Keep the wishes of a seat or an account."""
    if isinstance(row, SeatRow):
        await store.set_private(row.table, row.seat, msgspec.convert(msgspec.to_builtins(wishes), SeatPrivate))
    else:
        await store.change_account(msgspec.structs.replace(row, wishes=kept(row.wishes, wishes)))


class Receiver(msgspec.Struct, frozen=True):
    """Where a notice goes, in whose language and hours; `owner` is empty if the seat itself gave the address."""

    target: str
    wishes: Preferences
    owner: str = ""

    def addressed(self, notification: Notification) -> Notification:
        """A notice for this receiver; its text is already in their language."""
        said = self.wishes
        return msgspec.structs.replace(notification, lang=said.lang, zone=said.zone, quiet=said.quiet, owner=self.owner)


def receivers(seat: SeatRow, account: AccountRow | None) -> list[Receiver]:
    """Where notices for a seat go: at most one for each way. What the seat says counts before what its account says."""
    own = preferences_of(seat)
    found = [Receiver(target, own) for target in (own.mail, own.webhook) if target]
    if account is not None:
        theirs = preferences_of(account)
        owner = ACCOUNT + account.id
        if not own.mail and account.email and theirs.notices:
            found.append(Receiver(account.email, theirs, owner))
        if not own.webhook and theirs.webhook:
            found.append(Receiver(theirs.webhook, theirs, owner))
    return found


async def receivers_of(store: Store, seat: SeatRow) -> list[Receiver]:
    """The same, with the account looked up."""
    return receivers(seat, await store.account(seat.account) if seat.account else None)


async def still_welcome(store: Store, notice: NoticeRow) -> bool:
    """Whether somebody still wants notices at this address: asked just before one is sent."""
    if notice.kind in list(Opens):
        return True
    seats = await store.seats(notice.table) if notice.table is not None else []
    for seat in seats:
        if seat.seat == notice.seat:
            return notice.target in [receiver.target for receiver in await receivers_of(store, seat)]
    return False
