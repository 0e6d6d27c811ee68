"""A cache of responses that do not change: texts, editions, rule books, schemas. Each is encoded and compressed
once."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Any

import msgspec
from litestar import MediaType, Request, Response
from litestar.openapi.datastructures import ResponseSpec
from litestar.status_codes import HTTP_304_NOT_MODIFIED

from meridian.server.background.jobs import Packed, PackedJob
from meridian.server.background.prices import SHIPPED, Price
from meridian.server.background.service import PreparedJob
from meridian.server.cache import BoundedCache
from meridian.server.http.services import node_of

RESPONSE_CACHE_SIZE = 160  # responses
ASK_AGAIN = "no-cache"
Ask = Request[Any, Any, Any]


_ready: BoundedCache[Hashable, Packed] = BoundedCache(RESPONSE_CACHE_SIZE)


async def ready(request: Ask, key: Hashable, job: PackedJob, price: Price = SHIPPED) -> Packed:
    """The cached response of a key, or a new one from a background worker. The response must depend only on the key.
    Shipped content is not charged to the caller: there is little of it, and every client needs it."""
    found = _ready.get(key)
    if found is None:

        async def prepare() -> PreparedJob:
            return PreparedJob(key, job)

        caller = f"shipped {key}" if price.shared else None
        done = await node_of(request).background.answer(request, price, key, prepare, caller)
        found = msgspec.msgpack.decode(done.body, type=Packed)
    _ready.put(key, found)
    return found


def told(request: Ask, answer: Packed, kind: str = MediaType.JSON) -> Response[bytes]:
    """Send a cached response: 304 if the client has it already, compressed if the client accepts gzip."""
    headers = {"cache-control": ASK_AGAIN, "etag": answer.mark, "vary": "accept-encoding"}
    known = [one.strip().removeprefix("W/") for one in request.headers.get("if-none-match", "").split(",")]
    if answer.mark in known:
        return Response(b"", status_code=HTTP_304_NOT_MODIFIED, headers=headers)
    if accepts_gzip(request.headers.get("accept-encoding", "")):
        return Response(answer.packed, media_type=kind, headers={**headers, "content-encoding": "gzip"})
    return Response(answer.plain, media_type=kind, headers=headers)


def accepts_gzip(said: str) -> bool:
    """Whether an Accept-Encoding header allows gzip."""
    wishes = [wish.replace(" ", "").lower().partition(";q=") for wish in said.split(",")]
    return any(name in ("gzip", "*") and weight not in ("0", "0.0", "0.00", "0.000") for name, _, weight in wishes)


PACKED = "JSON, compressed if the client accepts it"
UNCHANGED = {304: ResponseSpec(None, description="Not changed since the given `ETag`", generate_examples=False)}


def answers_with(kind: Any, about: str = PACKED) -> dict[int, ResponseSpec]:
    """The OpenAPI description of a route with cached responses."""
    found = {200: ResponseSpec(kind, description=about, generate_examples=False)}
    return {**found, **UNCHANGED} if about == PACKED else found
