"""Web Push: notifications to browsers that have subscribed, through the push services of their makers."""

from __future__ import annotations

import hashlib
import ssl
from collections.abc import Sequence
from typing import Final
from urllib.parse import urlsplit

import msgspec

from meridian.server.accounts.accounts import seat_at
from meridian.server.accounts.server_key import ServerKey
from meridian.server.errors import Conflicting
from meridian.server.notifications.guarded_http import POST_TIMEOUT, GuardedHttp, Lookup, Outgoing
from meridian.server.notifications.notification import PUSH_PREFIX, NotDelivered, NoticeTopic, Notification
from meridian.server.notifications.preferences import ACCOUNT, Preferences, change_preferences, preferences_of
from meridian.server.notifications.push_encryption import Vapid, browser_keys, encrypted
from meridian.server.notifications.texts import sentences, title_line
from meridian.server.notifications.webhook_targets import lookup
from meridian.server.stores import Store
from meridian.server.stores.records import AccountRow, NoticeRow, SeatRow
from meridian.server.stores.state import StoredLostPush, StoredPush

MOST_BROWSERS: Final = 8  # of one account, or of one seat
MOST_LOST: Final = 4  # browsers that are gone and not yet told about
GONE: Final = (404, 410)
LONGEST_WAIT: Final = 86400  # seconds that a push service keeps a message for a browser that is off
LONGEST_BODY: Final = 600  # characters: a push service takes 4 kB
NO_CONTACT: Final = "mailto:nobody@invalid"


class PushMessage(msgspec.Struct, frozen=True, kw_only=True):
    """What the service worker gets. Messages with the same tag replace one another."""

    title: str
    body: str
    tag: str
    link: str
    lang: str


def subscription_id(endpoint: str) -> str:
    """The id of a browser's subscription."""
    return hashlib.sha256(endpoint.encode()).hexdigest()[:24]


class PushServices:
    """Sends to push services. They are addresses that users gave: the checks are those of webhooks."""

    once = False

    def __init__(
        self,
        store: Store,
        key: ServerKey,
        contact: str = "",
        private: bool = False,
        resolve: Lookup = lookup,
        context: ssl.SSLContext | None = None,
        patience: float = POST_TIMEOUT,
    ) -> None:
        self.store = store
        self.vapid = Vapid(key, contact if contact.startswith("https://") else NO_CONTACT)
        self.http = GuardedHttp(private, resolve, context, patience, "push service")

    async def send(self, notice: NoticeRow, notification: Notification, now: float) -> None:
        """Sends to one browser. One that is gone is removed, and its owner is notified."""
        row = await self._owner(notice, notification)
        wanted = notice.target.removeprefix(PUSH_PREFIX)
        browser = next((one for one in preferences_of(row).push if one.id == wanted), None) if row else None
        if row is None or browser is None:
            raise NotDelivered("the browser has no subscription any more", final=True)
        status = await self.http.send(self._request(browser, notice, notification, now))
        if status in GONE:
            await lose(self.store, row, browser, now)
            raise NotDelivered("push service: the browser is gone", final=True)
        if not 200 <= status < 300:
            raise NotDelivered(f"push service: answered {status}", final=300 <= status < 400)

    async def _owner(self, notice: NoticeRow, notification: Notification) -> SeatRow | AccountRow | None:
        if notification.owner.startswith(ACCOUNT):
            return await self.store.account(notification.owner.removeprefix(ACCOUNT))
        if notice.table is None or notice.seat is None:
            return None
        return await seat_at(self.store, notice.table, notice.seat)

    def _request(self, browser: StoredPush, notice: NoticeRow, notification: Notification, now: float) -> Outgoing:
        left = LONGEST_WAIT if notification.expires is None else int(notification.expires - now)
        parts = urlsplit(browser.endpoint)
        tag = f"{notice.table}-{notice.kind}"
        headers = {
            "Content-Type": "application/octet-stream",
            "Content-Encoding": "aes128gcm",
            "TTL": str(max(0, min(LONGEST_WAIT, left))),
            "Urgency": "normal",
            "Topic": hashlib.sha256(tag.encode()).hexdigest()[:32],
            "Authorization": self.vapid.authorization(f"{parts.scheme}://{parts.netloc}", now),
        }
        first, *rest = sentences(notice.kind, notification)
        message = PushMessage(
            title=title_line(notice.kind, notification),
            body="\n".join(rest or [first])[:LONGEST_BODY],
            tag=tag,
            link=notification.link,
            lang=notification.lang,
        )
        keys = browser_keys(browser.p256dh, browser.auth)
        return Outgoing(browser.endpoint, headers, encrypted(msgspec.json.encode(message), keys))


async def subscribe(store: Store, row: SeatRow | AccountRow, browser: StoredPush) -> Preferences:
    """Adds a browser, or changes what it wants."""

    def edit(said: Preferences) -> Preferences:
        others = [one for one in said.push if one.id != browser.id]
        if len(others) >= MOST_BROWSERS:
            raise Conflicting.because("too-many-browsers", most=MOST_BROWSERS)
        lost = [one for one in said.lost_push if one.device != browser.device]
        return msgspec.structs.replace(said, push=[*others, browser], lost_push=lost)

    return await change_preferences(store, row, edit)


async def unsubscribe(store: Store, row: SeatRow | AccountRow, browser: str) -> Preferences:
    """Removes a browser, and what was said about lost ones."""

    def edit(said: Preferences) -> Preferences:
        return msgspec.structs.replace(said, push=[one for one in said.push if one.id != browser], lost_push=[])

    return await change_preferences(store, row, edit)


async def lose(store: Store, row: SeatRow | AccountRow, browser: StoredPush, now: float) -> None:
    """Removes a browser whose push service does not know it any more, and remembers to say so."""

    def edit(said: Preferences) -> Preferences:
        lost = [*said.lost_push, StoredLostPush(browser.device, now)][-MOST_LOST:]
        rest = [one for one in said.push if one.id != browser.id]
        return msgspec.structs.replace(said, push=rest, lost_push=lost)

    await change_preferences(store, row, edit)


def checked_topics(topics: Sequence[NoticeTopic]) -> list[NoticeTopic]:
    """Topics in the order of their list, each once."""
    return [topic for topic in NoticeTopic if topic in topics]
