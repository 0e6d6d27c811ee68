"""The browser client: the built files of `web/`, or a page that says how to build them."""

from __future__ import annotations

import asyncio
import hashlib
import mimetypes
from pathlib import Path
from typing import Any

from litestar import HttpMethod, MediaType, Request, Response, route
from litestar.params import FromPath
from litestar.status_codes import HTTP_304_NOT_MODIFIED, HTTP_503_SERVICE_UNAVAILABLE

import meridian
from meridian.core.pages import page
from meridian.server.errors import NotFound
from meridian.server.http.headers import EMBEDDED, content_policy
from meridian.server.http.services import node_of

Ask = Request[Any, Any, Any]

DIST = Path(meridian.__file__).parent / "web" / "dist"
"""The folder of the built client."""
READING = [HttpMethod.GET, HttpMethod.HEAD]
FOR_EVER = "public, max-age=31536000, immutable"
"""For files whose names hold a hash of their content."""
ASK_AGAIN = "no-cache"
KINDS = {
    ".js": "text/javascript",
    ".css": "text/css",
    ".svg": "image/svg+xml",
    ".json": "application/json",
    ".webmanifest": "application/manifest+json",
}
"""Fixed, because some machines map these suffixes to other types, and browsers refuse scripts of a wrong type."""


@route("/", http_method=READING, include_in_schema=False)
async def index(request: Ask) -> Response[bytes]:
    """The start page. Routes of the client are in the fragment of the address, which the server never sees."""
    return await _index(request)


@route(EMBEDDED, http_method=READING, include_in_schema=False)
async def embedded(request: Ask) -> Response[bytes]:
    """The same for pages that show a replay in a frame: at this address the client shows nothing else."""
    found = await _index(request)
    found.headers["content-security-policy"] = content_policy(node_of(request).settings.public_url, framed=True)
    return found


async def _index(request: Ask) -> Response[bytes]:
    return await _asked_again(request, "index.html", MediaType.HTML) or _not_built(request)


@route("/service-worker.js", http_method=READING, include_in_schema=False)
async def service_worker(request: Ask) -> Response[bytes]:
    """The service worker. It stands beside the start page, because it may only serve what is below it."""
    return await _file(request, "service-worker.js")


@route("/manifest.webmanifest", http_method=READING, include_in_schema=False)
async def manifest(request: Ask) -> Response[bytes]:
    """What the installed client is called and looks like."""
    return await _file(request, "manifest.webmanifest")


@route("/icons/{name:str}", http_method=READING, include_in_schema=False)
async def icon(name: FromPath[str], request: Ask) -> Response[bytes]:
    """An icon of the installed client, or of its notifications."""
    return await _file(request, f"icons/{name}")


async def _file(request: Ask, name: str) -> Response[bytes]:
    found = await _asked_again(request, name, _kind(name))
    if found is None:
        raise NotFound.because("no-such-file")
    return found


async def _asked_again(request: Ask, name: str, kind: str) -> Response[bytes] | None:
    """A file whose name stays the same when its content changes: browsers ask each time whether it has."""
    found = await asyncio.to_thread(_read, name, _packs(request))
    if found is None:
        return None
    data, packed = found
    tag = f'"{hashlib.sha256(data).hexdigest()[:16]}"'
    headers = {"cache-control": ASK_AGAIN, "etag": tag, **_packed(packed)}
    known = [one.strip().removeprefix("W/") for one in request.headers.get("if-none-match", "").split(",")]
    if tag in known:
        return Response(b"", status_code=HTTP_304_NOT_MODIFIED, headers=headers)
    return Response(data, media_type=kind, headers=headers)


@route("/assets/{name:str}", http_method=READING, include_in_schema=False)
async def asset(name: FromPath[str], request: Ask) -> Response[bytes]:
    """A file of the client. Its name changes with its content, so browsers may cache it for ever."""
    found = await asyncio.to_thread(_read, f"assets/{name}", _packs(request))
    if found is None:
        raise NotFound.because("no-such-file")
    data, packed = found
    return Response(data, media_type=_kind(name), headers={"cache-control": FOR_EVER, **_packed(packed)})


def _packs(request: Ask) -> bool:
    return "gzip" in request.headers.get("accept-encoding", "")


def _packed(packed: bool) -> dict[str, str]:
    return {"vary": "accept-encoding", **({"content-encoding": "gzip"} if packed else {})}


def _read(name: str, pack: bool) -> tuple[bytes, bool] | None:
    """A file of the client, and whether it is compressed; None if there is none. Compressed files are stored beside the
    others and cannot be requested by name."""
    path = DIST / name
    if path.suffix == ".gz" or path.parent not in (DIST, DIST / "assets", DIST / "icons"):
        return None
    twin = path.with_name(f"{path.name}.gz")
    for one, packed in ((twin, True), (path, False)) if pack else ((path, False),):
        try:
            return one.read_bytes(), packed
        except (OSError, ValueError):  # an invalid file name raises ValueError
            continue
    return None


def _kind(name: str) -> str:
    return KINDS.get(Path(name).suffix) or mimetypes.guess_type(name)[0] or "application/octet-stream"


def _not_built(request: Ask) -> Response[bytes]:
    public_url: str = node_of(request).settings.public_url
    said = page("meridian.server", "unbuilt.html")
    return Response(
        said.encode(),
        status_code=HTTP_503_SERVICE_UNAVAILABLE,
        media_type=MediaType.HTML,
        headers={"content-security-policy": content_policy(public_url, said)},
    )


ROUTES = [index, embedded, service_worker, manifest, icon, asset]
