"""Webhooks: a notification as signed JSON, or as a message for a messenger, posted to a URL that a user gave.

The format of the JSON follows the Standard Webhooks specification.
"""

from __future__ import annotations

import base64
import hashlib
import hmac
import ssl
from datetime import UTC, datetime
from typing import Final
from urllib.parse import quote

import msgspec

from meridian.core.errors import BadInput
from meridian.server.accounts.server_key import ServerKey
from meridian.server.notifications.guarded_http import POST_TIMEOUT, GuardedHttp, Lookup, Outgoing
from meridian.server.notifications.messengers import message_to
from meridian.server.notifications.notification import NotDelivered, Notification
from meridian.server.notifications.webhook_targets import lookup
from meridian.server.stores.records import NoticeRow

GONE: Final = 410
PREFIX: Final = "whsec_"


def signature(secret: str, identity: str, timestamp: int, body: bytes) -> str:
    """The header that proves who sent a notification, and when."""
    key = base64.b64decode(secret.removeprefix(PREFIX))
    signed = f"{identity}.{timestamp}.".encode() + body
    return "v1," + base64.b64encode(hmac.digest(key, signed, hashlib.sha256)).decode()


def body_of(notice: NoticeRow, notification: Notification, now: float) -> bytes:
    """The JSON body of the request."""
    data = {
        "table": notice.table,
        "seat": notice.seat,
        "question": notification.question,
        "name": notification.table_name,
        "text": notification.text,
        "link": notification.link,
        "deadline": None if notification.deadline is None else _moment(notification.deadline),
        "language": notification.lang,
    }
    return msgspec.json.encode({"type": f"notice.{notice.kind}", "timestamp": _moment(now), "data": data})


def _moment(seconds: float) -> str:
    return datetime.fromtimestamp(int(seconds), UTC).isoformat().replace("+00:00", "Z")


class Webhooks:
    """Posts notifications. With `private`, the operator's decision, it may connect to any address and without TLS."""

    once = False

    def __init__(
        self,
        key: ServerKey,
        private: bool = False,
        resolve: Lookup = lookup,
        context: ssl.SSLContext | None = None,
        patience: float = POST_TIMEOUT,
    ) -> None:
        self.key = key
        self.http = GuardedHttp(private, resolve, context, patience)

    def secret(self, owner: str, url: str) -> str:
        """The secret with which the owner checks signatures. Shown when the URL is set, derived again when needed."""
        purpose = msgspec.json.encode(["webhook", owner, url]).decode()
        return PREFIX + base64.b64encode(self.key.derive(purpose)).decode()

    async def check(self, url: str) -> None:
        """Raises BadInput if notifications cannot be sent to a URL. Called when a user sets one."""
        await self.http.check(url)

    async def send(self, notice: NoticeRow, notification: Notification, now: float) -> None:
        """Posts a notification. Any status but 2xx is a failure; redirects are not followed."""
        try:
            request = message_to(notice, notification) or self._signed(notice, notification, now)
        except BadInput as error:
            raise NotDelivered(str(error), final=True) from None
        status = await self.http.send(request)
        if not 200 <= status < 300:
            raise NotDelivered(f"webhook: answered {status}", final=300 <= status < 400 or status == GONE)

    def _signed(self, notice: NoticeRow, notification: Notification, now: float) -> Outgoing:
        body = body_of(notice, notification, now)
        identity, timestamp = quote(notice.key, safe="/"), int(now)
        owner = notification.owner or f"{notice.table}/{notice.seat}"
        headers = {
            "Content-Type": "application/json",
            "webhook-id": identity,
            "webhook-timestamp": str(timestamp),
            "webhook-signature": signature(self.secret(owner, notice.target), identity, timestamp, body),
        }
        return Outgoing(notice.target, headers, body)
