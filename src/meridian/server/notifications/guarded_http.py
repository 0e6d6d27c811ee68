"""HTTP requests to URLs that users gave.

A user may try to make this server connect to machines that only it can reach (SSRF). So names are resolved first, every
address must be public, and the connection goes to a checked address: it does not matter if the name resolves
differently a moment later (DNS rebinding). Redirects are not followed.
"""

from __future__ import annotations

import asyncio
import contextlib
import ssl
from collections.abc import Awaitable, Callable, Mapping
from typing import Final, NamedTuple

import h11

from meridian import __version__
from meridian.core.errors import BadInput
from meridian.server.notifications.notification import NotDelivered
from meridian.server.notifications.webhook_targets import Place, is_public, lookup, place_of

POST_TIMEOUT: Final = 8.0  # seconds from the DNS lookup to the response
MAX_HEAD_BYTES: Final = 16384

Lookup = Callable[[str, int], Awaitable[list[str]]]


class Outgoing(NamedTuple):
    """A request: its URL, headers besides the usual ones, and body."""

    url: str
    headers: Mapping[str, str]
    body: bytes
    method: str = "POST"


class GuardedHttp:
    """Sends requests. With `private`, the operator's decision, it may connect to any address and without TLS. `what` is
    the word for the receiver in error messages."""

    def __init__(
        self,
        private: bool = False,
        resolve: Lookup = lookup,
        context: ssl.SSLContext | None = None,
        patience: float = POST_TIMEOUT,
        what: str = "webhook",
    ) -> None:
        self.private = private
        self.resolve = resolve
        self._context = context
        self.patience = patience
        self.what = what

    def context(self) -> ssl.SSLContext:
        """The trusted certificates. Loaded on first use, because that is slow."""
        if self._context is None:
            self._context = ssl.create_default_context()
        return self._context

    async def check(self, url: str) -> None:
        """Raises BadInput if requests cannot be sent to a URL. Called when a user sets one."""
        try:
            async with asyncio.timeout(self.patience):
                await self._addresses(self._place(url))
        except TimeoutError:
            raise BadInput(f"the name of the {self.what} is not answered for") from None
        except NotDelivered as error:
            raise BadInput(str(error)) from None

    async def send(self, request: Outgoing) -> int:
        """Sends a request and returns the status of the response, whose body is not read. Raises NotDelivered."""
        try:
            place = self._place(request.url)
        except BadInput as error:
            raise NotDelivered(str(error), final=True) from None
        headers = {
            "Host": place.host_header,
            "User-Agent": f"Meridian/{__version__}",
            "Content-Length": str(len(request.body)),
            "Connection": "close",
            **request.headers,
        }
        try:
            async with asyncio.timeout(self.patience):
                return await self._send(place, request.method, headers, request.body)
        except TimeoutError:
            raise NotDelivered(f"no answer within {self.patience:g} seconds") from None
        except (OSError, h11.ProtocolError) as error:
            raise NotDelivered(f"{self.what}: {error or type(error).__name__}") from None

    def _place(self, url: str) -> Place:
        return place_of(url, self.private, self.what)

    async def _addresses(self, place: Place) -> list[str]:
        """The addresses of a host. It refuses all of them if one is not public, for that is no accident."""
        try:
            found = await self.resolve(place.host, place.port)
        except OSError:
            found = []
        if not found:
            raise NotDelivered(f"{self.what}: {place.host} has no address")
        if not self.private and not all(map(is_public, found)):
            raise NotDelivered(f"{self.what}: the address is not a public one", final=True)
        return found

    async def _send(self, place: Place, method: str, headers: dict[str, str], body: bytes) -> int:
        reader, writer = await self._connect(place, await self._addresses(place))
        try:
            talk = h11.Connection(h11.CLIENT, max_incomplete_event_size=MAX_HEAD_BYTES)
            request = h11.Request(method=method, target=place.path, headers=list(headers.items()))
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
