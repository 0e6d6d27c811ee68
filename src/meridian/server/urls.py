"""Addresses as they may be shown, and the origins browsers speak of."""

from __future__ import annotations

from urllib.parse import SplitResult, urlsplit

from meridian.core.errors import BadInput

HIDDEN = "***"
"""Stands where a secret was."""
DEFAULT_PORTS = {"http": 80, "https": 443, "ws": 80, "wss": 443}

Origin = tuple[str, str, int]
"""Scheme, host and port: what a browser calls an origin."""


def shown(url: str) -> str:
    """An address for logs and complaints: without the password, and without what follows a question mark.

    It takes nothing on trust: a password may hold any character, written rightly or not.
    """
    scheme, slashes, rest = url.partition("://")
    if not slashes:
        return url if not url or url.isalnum() else HIDDEN
    login, at, rest = rest.rpartition("@")
    user, colon, _ = login.partition(":")
    place, question, _ = rest.partition("?")
    return scheme + slashes + user + (colon and colon + HIDDEN) + at + place + (question and question + HIDDEN)


def split_url(url: str, what: str, schemes: tuple[str, ...]) -> SplitResult:
    """The parts of an address, or BadInput in one line that names what the address is for."""
    wanted = " or ".join(f"{scheme}://" for scheme in schemes)
    try:
        parts = urlsplit(url)
        parts.port  # noqa: B018 (reading it checks it)
    except ValueError as error:
        raise BadInput(f"{what} {shown(url)!r} is not an address: {error}") from None
    if parts.scheme not in schemes or "://" not in url:
        raise BadInput(f"{what} {shown(url)!r} must begin with {wanted}")
    return parts


def origin_of(url: str) -> Origin | None:
    """The origin of an address, or None if it has none (`null`, a file, nonsense)."""
    try:
        parts = urlsplit(url)
        host, port = parts.hostname, parts.port
    except ValueError:
        return None
    if host is None or parts.scheme not in DEFAULT_PORTS:
        return None
    return parts.scheme, host.rstrip("."), port or DEFAULT_PORTS[parts.scheme]
