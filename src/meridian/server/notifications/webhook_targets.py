"""The allowed targets of webhooks: which addresses a user may make this server connect to."""

from __future__ import annotations

import asyncio
import ipaddress
import re
import socket
from typing import Final, NamedTuple
from urllib.parse import quote

from meridian.core.errors import BadInput
from meridian.server.urls import split_url

LONGEST_URL: Final = 2000  # characters
PORTS: Final = (80, 443)
"""The allowed ports below 1024: on the others, machines offer other services."""
TRANSLATED: Final = ipaddress.ip_network("64:ff9b::/96")
REFUSED: Final = tuple(
    ipaddress.ip_network(network)
    for network in (
        *("192.0.0.0/24", "192.88.99.0/24"),
        *("::/96", "64:ff9b:1::/48", "2001::/23", "2001:db8::/32", "3fff::/20", "5f00::/16", "fec0::/10"),
    )
)
"""Ranges that some versions of the standard library take for global: relays, tunnels, protocol assignments."""


class Place(NamedTuple):
    """The parts of a URL."""

    secure: bool
    host: str
    port: int
    path: str

    @property
    def host_header(self) -> str:
        """The Host header."""
        host = f"[{self.host}]" if ":" in self.host else self.host
        return host if self.port == (443 if self.secure else 80) else f"{host}:{self.port}"


def place_of(url: str, private: bool = False, what: str = "webhook") -> Place:
    """The parts of the URL of a webhook or of another receiver. Raises BadInput if it is not allowed."""
    if len(url) > LONGEST_URL or not re.fullmatch(r"[!-~]+", url):
        raise BadInput(f"the address of a {what} has at most 2000 letters, no blanks, and nothing outside ASCII")
    parts = split_url(url, what, ("https", "http") if private else ("https",))
    if not parts.hostname or parts.username is not None:
        raise BadInput(f"the address of a {what} names a host, and neither user nor password")
    secure = parts.scheme == "https"
    port = parts.port or (443 if secure else 80)
    if not private and port < 1024 and port not in PORTS:
        raise BadInput(f"a {what} cannot be at port {port}")
    query = f"?{parts.query}" if parts.query else ""
    return Place(secure, parts.hostname.rstrip("."), port, quote(parts.path or "/", safe="/%:@!$&'()*+,;=~") + query)


def is_public(address: str) -> bool:
    """Whether an address is on the public internet, also if it is an IPv4 address embedded in IPv6."""
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return False
    if isinstance(found, ipaddress.IPv6Address):
        inner = found.ipv4_mapped or found.sixtofour
        if found in TRANSLATED:
            inner = ipaddress.IPv4Address(int(found) & 0xFFFFFFFF)
        if inner is not None:
            return is_public(str(inner))
    if found.is_multicast or found.is_unspecified or not found.is_global:
        return False
    return not any(found in network for network in REFUSED if network.version == found.version)


async def lookup(host: str, port: int) -> list[str]:
    """The addresses of a host, without duplicates, in the resolver's order."""
    loop = asyncio.get_running_loop()
    try:
        found = await loop.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    except UnicodeError:
        return []
    return list(dict.fromkeys(str(address[0]) for *_, address in found))
