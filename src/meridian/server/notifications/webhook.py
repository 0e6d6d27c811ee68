"""Webhooks: a notification as signed JSON, posted to a URL that a user gave.

The format follows the Standard Webhooks specification. A user may try to make this server connect to machines that only
it can reach (SSRF). So names are resolved first, every address must be public, and the connection goes to a checked
address: it does not matter if the name resolves differently a moment later (DNS rebinding).
"""

from __future__ import annotations

import asyncio
import base64
import contextlib
import hashlib
import hmac
import ssl
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from typing import Final
from urllib.parse import quote

import h11
import msgspec

from meridian import __version__
from meridian.core.errors import BadInput
from meridian.server.accounts.server_key import ServerKey
from meridian.server.notifications.notification import NotDelivered, Notification
from meridian.server.notifications.webhook_targets import Place, is_public, lookup, place_of
from meridian.server.stores.records import NoticeRow

POST_TIMEOUT: Final = 8.0  # seconds from the DNS lookup to the response
GONE: Final = 410
MAX_HEAD_BYTES: Final = 16384
PREFIX: Final = "whsec_"

Lookup = Callable[[str, int], Awaitable[list[str]]]


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
        self.private = private
        self.resolve = resolve
        self._context = context
        self.patience = patience

    def context(self) -> ssl.SSLContext:
        """The trusted certificates. Loaded on first use, because that is slow."""
        if self._context is None:
            self._context = ssl.create_default_context()
        return self._context

    def secret(self, owner: str, url: str) -> str:
        """The secret with which the owner checks signatures. Shown when the URL is set, derived again when needed."""
        purpose = msgspec.json.encode(["webhook", owner, url]).decode()
        return PREFIX + base64.b64encode(self.key.derive(purpose)).decode()

    async def check(self, url: str) -> None:
        """Raises BadInput if notifications cannot be sent to a URL. Called when a user sets one."""
        try:
            async with asyncio.timeout(self.patience):
                await self._addresses(place_of(url, self.private))
        except TimeoutError:
            raise BadInput("the name of the webhook is not answered for") from None
        except NotDelivered as error:
            raise BadInput(str(error)) from None

    async def send(self, notice: NoticeRow, notification: Notification, now: float) -> None:
        """Posts a notification. Any status but 2xx is a failure; redirects are not followed."""
        try:
            place = place_of(notice.target, self.private)
        except BadInput as error:
            raise NotDelivered(str(error), final=True) from None
        body = body_of(notice, notification, now)
        identity, timestamp = quote(notice.key, safe="/"), int(now)
        owner = notification.owner or f"{notice.table}/{notice.seat}"
        headers = {
            "Host": place.host_header,
            "User-Agent": f"Meridian/{__version__}",
            "Content-Type": "application/json",
            "Content-Length": str(len(body)),
            "Connection": "close",
            "webhook-id": identity,
            "webhook-timestamp": str(timestamp),
            "webhook-signature": signature(self.secret(owner, notice.target), identity, timestamp, body),
        }
        try:
            async with asyncio.timeout(self.patience):
                status = await self._post(place, headers, body)
        except TimeoutError:
            raise NotDelivered(f"no answer within {self.patience:g} seconds") from None
        except (OSError, h11.ProtocolError) as error:
            raise NotDelivered(f"webhook: {error or type(error).__name__}") from None
        if not 200 <= status < 300:
            raise NotDelivered(f"webhook: answered {status}", final=300 <= status < 400 or status == GONE)

    async def _addresses(self, place: Place) -> list[str]:
        """The addresses of a host. It refuses all of them if one is not public, for that is no accident."""
        try:
            found = await self.resolve(place.host, place.port)
        except OSError:
            found = []
        if not found:
            raise NotDelivered(f"webhook: {place.host} has no address")
        if not self.private and not all(map(is_public, found)):
            raise NotDelivered("webhook: the address is not a public one", final=True)
        return found

    async def _post(self, place: Place, headers: dict[str, str], body: bytes) -> int:
        reader, writer = await self._connect(place, await self._addresses(place))
        try:
            talk = h11.Connection(h11.CLIENT, max_incomplete_event_size=MAX_HEAD_BYTES)
            request = h11.Request(method="POST", target=place.path, headers=list(headers.items()))
            for event in (request, h11.Data(data=body), h11.EndOfMessage()):
                writer.write(talk.send(event) or b"")
            await writer.drain()
            return await _status(talk, reader)
        finally:
            writer.transport.abort()

    async def _connect(self, place: Place, addresses: list[str]) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """Connects to the first address that answers. The certificate must match the host name, not the address."""
        context, name = (self.context(), place.host) if place.secure else (None, None)
        for address in addresses[:-1]:
            with contextlib.suppress(OSError):
                return await asyncio.open_connection(address, place.port, ssl=context, server_hostname=name)
        return await asyncio.open_connection(addresses[-1], place.port, ssl=context, server_hostname=name)


async def _status(talk: h11.Connection, reader: asyncio.StreamReader) -> int:
    """The status of the response. The body is not read."""
    while True:
        event = talk.next_event()
        if event is h11.NEED_DATA:
            talk.receive_data(await reader.read(MAX_HEAD_BYTES))
        elif isinstance(event, h11.Response):
            return event.status_code
        elif not isinstance(event, h11.InformationalResponse):
            raise ConnectionError("closed without an answer")
