"""Security headers of every response, and the check of origins for requests that change something."""

from __future__ import annotations

import base64
import hashlib
import ipaddress
import re
from collections.abc import Awaitable, Callable, Iterable, MutableMapping
from typing import Any

from meridian.server.urls import Origin, origin_of

Scope = MutableMapping[str, Any]
Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
App = Callable[[Any, Any, Any], Awaitable[None]]

SAFE_METHODS = frozenset({"GET", "HEAD", "OPTIONS"})
FOREIGN_ORIGIN = "foreign-origin"
A_YEAR = 31_536_000
SOCKET_POLICY_VIOLATION = 1008
EMBEDDED = "/embed"
"""The only page that other pages may show in a frame: the replay of a finished game."""
FORBIDDEN_FEATURES = (
    "accelerometer", "camera", "display-capture", "geolocation", "gyroscope", "hid", "magnetometer", "microphone",
    "midi", "payment", "serial", "usb", "xr-spatial-tracking",
)  # fmt: skip
_INLINE = {kind: re.compile(rf"<{kind}>(.*?)</{kind}>", re.DOTALL) for kind in ("script", "style")}


def content_policy(public_url: str = "", page: str = "", framed: bool = False) -> str:
    """The Content-Security-Policy of a client that loads nothing from other hosts.

    For a self-contained `page` (the roll report), its own inline scripts and styles are allowed by their hashes, and no
    others. `framed` allows pages of other hosts to show it in a frame.
    """
    origin = origin_of(public_url)
    # Older Safari versions do not treat a WebSocket to the same host as 'self'.
    socket = [f"{'wss' if origin[0] == 'https' else 'ws'}://{_place(origin)}"] if origin else []
    inline = {kind: [_hash(part) for part in shape.findall(page)] for kind, shape in _INLINE.items()}
    directives = {
        "default-src": ["'none'"],
        "script-src": ["'self'", *inline["script"]],
        "style-src": ["'self'", *inline["style"]],
        "style-src-attr": ["'unsafe-inline'"],  # it positions pieces on the map; style attributes cannot run code
        "img-src": ["'self'", "data:", "blob:"],
        "font-src": ["'self'"],
        "connect-src": ["'self'", *socket],
        "media-src": ["'self'"],
        "worker-src": ["'self'"],
        "manifest-src": ["'self'"],
        "base-uri": ["'none'"],
        "form-action": ["'self'"],
        "frame-ancestors": ["*" if framed else "'none'"],
    }
    return "; ".join(" ".join([name, *values]) for name, values in directives.items())


def security_headers(public_url: str = "") -> dict[str, str]:
    """The default headers of every response; a response may override them."""
    headers = {
        "content-security-policy": content_policy(public_url),
        "x-content-type-options": "nosniff",
        "x-frame-options": "DENY",
        # Links hold tokens, which no other host may learn. (With `no-referrer`, forms would send `Origin: null`.)
        "referrer-policy": "same-origin",
        "cross-origin-opener-policy": "same-origin",
        "cross-origin-resource-policy": "same-origin",
        "permissions-policy": ", ".join(f"{feature}=()" for feature in FORBIDDEN_FEATURES),
        "cache-control": "no-store",
    }
    if public_url.startswith("https://"):
        headers["strict-transport-security"] = f"max-age={A_YEAR}"
    return headers


class Origins:
    """The origins whose pages may change something here or open a WebSocket."""

    def __init__(self, public_url: str = "", others: Iterable[str] = ()) -> None:
        self._allowed = {origin_of(url) for url in (public_url, *others)} - {None}

    def refuses(self, origin: str | None, host: str | None, fetch_site: str | None = None) -> bool:
        """Whether a request comes from a page of a foreign origin.

        Programs send no Origin, and send their token explicitly; browsers send an Origin with every request that could
        do harm. A page from the requested host itself is allowed only if that host is an IP address or localhost: the
        owner of any other name could point it here (DNS rebinding).
        """
        if origin is None:
            return fetch_site in ("cross-site", "same-site")
        read = origin_of(origin)
        if read is None:
            return True
        return read not in self._allowed and not (_cannot_be_rebound(read[1]) and read == _asked(read[0], host))


class Guard:
    """ASGI middleware around the whole application: adds the headers, and refuses requests from foreign pages.

    `on_refusal` gets the key of each refusal, `on_answer` the route and status of each response, both for metrics.
    """

    def __init__(
        self,
        app: App,
        public_url: str = "",
        origins: Iterable[str] = (),
        on_refusal: Callable[[str], None] = lambda key: None,
        on_answer: Callable[[str, int], None] = lambda route, status: None,
    ) -> None:
        self._app = app
        self._origins = Origins(public_url, origins)
        self._headers = {name.encode(): value.encode() for name, value in security_headers(public_url).items()}
        self._on_refusal = on_refusal
        self._on_answer = on_answer

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one request or WebSocket."""

        async def send_with_headers(message: Message) -> None:
            if message["type"] in ("http.response.start", "websocket.http.response.start"):
                given = list(message.get("headers", ()))
                names = {bytes(name).lower() for name, _ in given}
                more = [h for h in self._headers.items() if h[0] not in names]
                if scope["path"] == EMBEDDED:
                    more = [h for h in more if h[0] != b"x-frame-options"]  # it can only forbid
                message["headers"] = given + more
                # The path template of the route, so that ids do not get into the metrics.
                self._on_answer(str(scope.get("path_template") or "other"), message["status"])
            await send(message)

        if scope["type"] in ("http", "websocket") and self._is_foreign(scope):
            self._on_refusal(FOREIGN_ORIGIN)
            await _turn_away(scope, receive, send_with_headers)
        else:
            # An accepted WebSocket sends frames, not headers.
            await self._app(scope, receive, send if scope["type"] == "websocket" else send_with_headers)

    def _is_foreign(self, scope: Scope) -> bool:
        if scope["type"] == "http" and scope["method"] in SAFE_METHODS:
            return False
        return self._origins.refuses(
            _header(scope, b"origin"), _header(scope, b"host"), _header(scope, b"sec-fetch-site")
        )


async def _turn_away(scope: Scope, receive: Receive, send: Send) -> None:
    if scope["type"] == "websocket":
        await receive()
        await send({"type": "websocket.close", "code": SOCKET_POLICY_VIOLATION, "reason": FOREIGN_ORIGIN})
        return
    body = b'{"error":"this page may not change anything here"}'
    headers = [(b"content-type", b"application/json"), (b"content-length", b"%d" % len(body))]
    await send({"type": "http.response.start", "status": 403, "headers": headers})
    await send({"type": "http.response.body", "body": body})


def _header(scope: Scope, name: bytes) -> str | None:
    """The value of a header. Repeated headers are joined, and the result equals no origin."""
    found = [bytes(value).decode("latin-1") for key, value in scope["headers"] if bytes(key).lower() == name]
    return ", ".join(found) if found else None


def _asked(scheme: str, host: str | None) -> Origin | None:
    return origin_of(f"{scheme}://{host}") if host else None


def _cannot_be_rebound(host: str) -> bool:
    if host == "localhost" or host.endswith(".localhost"):
        return True
    try:
        ipaddress.ip_address(host)
    except ValueError:
        return False
    return True


def _place(origin: Origin) -> str:
    scheme, host, port = origin
    name = f"[{host}]" if ":" in host else host
    return name if port == {"http": 80, "https": 443}.get(scheme) else f"{name}:{port}"


def _hash(inline: str) -> str:
    return f"'sha256-{base64.b64encode(hashlib.sha256(inline.encode()).digest()).decode()}'"
