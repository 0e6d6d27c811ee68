"""The address of a client, through proxies only as far as they are trusted."""

from __future__ import annotations

import ipaddress
from collections.abc import Iterable
from functools import cache
from typing import Any

from litestar.connection import ASGIConnection

from meridian.server.http.local_network import is_loopback
from meridian.server.settings import UNIX, Settings

Address = ipaddress.IPv4Address | ipaddress.IPv6Address
LOCAL = "local"
"""The address of a client that has none: it connects through a Unix socket."""
UNKNOWN = "unknown"
"""The address of a client whose address cannot be parsed."""
MAX_PROXIES = 20  # proxies to check, from the nearest on


class Proxies:
    """The proxies that the operator trusts. Only their X-Forwarded-For headers count."""

    def __init__(self, trusted: Iterable[str] = ()) -> None:
        words = list(trusted)
        self._unix = UNIX in words
        self._networks = [ipaddress.ip_network(word) for word in words if word != UNIX]

    def caller(self, peer: str | None, forwarded: Iterable[str] = ()) -> str:
        """The address of a client, from the connected peer and the X-Forwarded-For headers in order.

        The list is read from its end, which the nearest proxy wrote. The first address that is not a trusted proxy is
        the client's; everything before it may be forged.
        """
        trail = ",".join(forwarded).split(",") if (self._unix or self._networks) else []
        at: Address | None = None
        if peer:
            at = _read(peer)
            if at is None:
                return UNKNOWN
        for word in reversed(trail[-MAX_PROXIES:]):
            if not self._trusts(at):
                break
            before = _read(word)
            if before is None:
                break
            at = before
        return LOCAL if at is None else str(at)

    def trusts(self, peer: str | None) -> bool:
        """Whether the connected peer is a trusted proxy."""
        at = _read(peer) if peer else None
        return self._trusts(at) if at is not None or not peer else False

    def _trusts(self, at: Address | None) -> bool:
        if at is None:
            return self._unix
        return any(at in network for network in self._networks if network.version == at.version)


def _read(word: str) -> Address | None:
    """Parse an address from a header, with or without a port; an IPv4-mapped IPv6 address becomes IPv4."""
    word = word.strip().strip('"')
    if word.startswith("["):
        word = word[1:].partition("]")[0]
    elif word.count(":") == 1:
        word = word.partition(":")[0]
    try:
        address = ipaddress.ip_address(word.partition("%")[0])
    except ValueError:
        return None
    mapped = address.ipv4_mapped if isinstance(address, ipaddress.IPv6Address) else None
    return mapped or address


def household(address: str) -> str:
    """The key for limits: an IPv4 address itself, or the /64 network of an IPv6 address, since one household has a
    /64."""
    read = _read(address)
    if isinstance(read, ipaddress.IPv6Address):
        return str(ipaddress.ip_network((read, 64), strict=False))
    return address if read is None else str(read)


def caller_of(request: ASGIConnection[Any, Any, Any, Any]) -> str:
    """The client address of a request, through the proxies this server trusts."""
    peer = request.client.host if request.client else None
    trail = request.headers.getall("x-forwarded-for", [])
    settings: Settings = request.app.state.node.settings
    return _proxies(settings.trusted_proxies).caller(peer, trail)


def is_on_this_machine(request: ASGIConnection[Any, Any, Any, Any]) -> bool:
    """Whether a request comes from the person at this machine."""
    return is_loopback(caller_of(request))


@cache
def _proxies(trusted: tuple[str, ...]) -> Proxies:
    return Proxies(trusted)
