"""Friends in the same network: the addresses at which they reach this server, and the switch that lets them in."""

from __future__ import annotations

import contextlib
import io
import ipaddress
import socket
from collections.abc import Awaitable, Callable, Iterable, Sequence
from functools import lru_cache
from typing import Final

import ifaddr
import segno

from meridian.core.errors import BadInput

EVERY_ADDRESS: Final = ("0.0.0.0", "::")
"""Hosts that stand for all addresses of a machine."""
QR_CACHE_SIZE: Final = 256

Listen = Callable[[list[socket.socket]], Awaitable[None]]


class LocalNetwork:
    """Whether other machines can reach this server, and where. `meridian play` begins alone; the person at the machine
    may let others in until it ends."""

    def __init__(self, host: str, port: int, addresses: Sequence[str] = ()) -> None:
        self.port = port
        self.is_open = not is_loopback(host)
        self._named = tuple(addresses) if host in EVERY_ADDRESS or not self.is_open else (host,)
        self._listen: Listen | None = None

    def may_be_opened(self, listen: Listen) -> None:
        """Let the person at this machine open the server; `listen` accepts connections at further sockets."""
        self._listen = listen

    @property
    def can_open(self) -> bool:
        """Whether it is closed and may be opened."""
        return self._listen is not None and not self.is_open

    def urls(self) -> list[str]:
        """Where other machines reach this server, once it is open."""
        return [url_of(address, self.port) for address in self._named or private_addresses()]

    async def open(self) -> None:
        """Listen at every address of this machine in its network; one that cannot be used is left out."""
        if self._listen is None or self.is_open:
            return
        sockets = sockets_at(self._named or private_addresses(), self.port)
        if not sockets:
            raise BadInput("this machine has no address in a network")
        self.listens_at(sockets)
        await self._listen(sockets)

    def listens_at(self, sockets: list[socket.socket]) -> None:
        """The server listens at these sockets, which others can reach."""
        if sockets:
            self.is_open = True
            self._named = tuple(one.getsockname()[0] for one in sockets)


def sockets_at(addresses: Iterable[str], port: int) -> list[socket.socket]:
    """Sockets that listen at addresses of this machine; one that cannot be used is left out."""
    found = []
    for address in addresses:
        with contextlib.suppress(OSError):
            found.append(socket.create_server((address, port), family=family_of(address)))
    return found


def private_addresses() -> list[str]:
    """The IPv4 addresses of this machine in private networks. Public ones are not among them: a table for friends must
    not become a server for everybody by itself."""
    found = [str(one.ip) for adapter in ifaddr.get_adapters() for one in adapter.ips if one.is_IPv4]
    return [address for address in found if _is_private(ipaddress.IPv4Address(address))]


def _is_private(address: ipaddress.IPv4Address) -> bool:
    return address.is_private and not address.is_loopback and not address.is_link_local


def is_loopback(host: str) -> bool:
    """Whether a host is this machine alone."""
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


def family_of(host: str) -> socket.AddressFamily:
    """The kind of socket that a host needs."""
    return socket.AF_INET6 if ":" in host else socket.AF_INET


def listen(host: str, port: int) -> socket.socket:
    """A socket that listens, or one line why not."""
    try:
        return socket.create_server((host, port), family=family_of(host))
    except (OSError, ValueError) as error:  # a name that cannot be one is a ValueError
        told = str(error.strerror if isinstance(error, OSError) else error).partition(" (while attempting")[0]
        raise BadInput(f"cannot listen on {host}:{port}: {told}") from None


def url_of(host: str, port: int) -> str:
    """The address of a server for a browser."""
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


@lru_cache(QR_CACHE_SIZE)
def qr_rows(url: str) -> tuple[str, ...]:
    """The QR code of an address: a row of `0` and `1` for each line of modules, without its quiet zone."""
    code = segno.make_qr(url, error="m")
    return tuple("".join(map(str, row)) for row in code.matrix)


def qr_text(url: str) -> str:
    """The QR code of an address for a terminal."""
    out = io.StringIO()
    segno.make_qr(url, error="l").terminal(out, compact=True)
    return out.getvalue()
