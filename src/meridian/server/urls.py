"""URLs for display, and origins."""

from __future__ import annotations

from urllib.parse import SplitResult, urlsplit

from meridian.core.errors import BadInput

HIDDEN = "***"
"""Replaces a secret."""
DEFAULT_PORTS = {"http": 80, "https": 443, "ws": 80, "wss": 443}

Origin = tuple[str, str, int]
"""Scheme, host and port: what a browser calls an origin."""


def shown(url: str) -> str:
    """A URL for logs and error messages: without its password and query.

    It does not rely on correct syntax: a password may hold any character, escaped or not.
    """
    scheme, slashes, rest = url.partition("://")
    if not slashes:
        return url if not url or url.isalnum() else HIDDEN
    login, at, rest = rest.rpartition("@")
    user, colon, _ = login.partition(":")
    place, question, _ = rest.partition("?")
    return scheme + slashes + user + (colon and colon + HIDDEN) + at + place + (question and question + HIDDEN)


def split_url(url: str, what: str, schemes: tuple[str, ...]) -> SplitResult:
    """The parts of a URL; raises BadInput with one line that names its purpose."""
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
    """The origin of a URL, or None if it has none (`null`, a file, an invalid URL)."""
    try:
        parts = urlsplit(url)
        host, port = parts.hostname, parts.port
    except ValueError:
        return None
    if host is None or parts.scheme not in DEFAULT_PORTS:
        return None
    return parts.scheme, host.rstrip("."), port or DEFAULT_PORTS[parts.scheme]
