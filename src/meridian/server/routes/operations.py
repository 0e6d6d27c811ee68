"""For whoever runs the server: is it well, and what does it do."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import MediaType, Request, Response, get

from meridian.server.node import node_of
from meridian.server.packing import Ask, answers_with, ready, told
from meridian.server.wire import schema


class Health(msgspec.Struct, frozen=True, kw_only=True):
    """Whether this node works, and what it holds."""

    ok: bool
    node: str
    tables: int
    bus: bool
    error: str | None = None


@get("/health")
async def health(request: Request[Any, Any, Any]) -> Response[Health]:
    """200 while answers can be made durable, 503 otherwise. Without the bus tables go on, only slower for some."""
    node = node_of(request)
    found = await node.store.health()
    error = "the server is closing" if node.closing else found.error if not found.ok else None
    told = Health(ok=error is None, node=node.name, tables=len(node.hall.live), bus=node.bus.up, error=error)
    return Response(told, status_code=200 if told.ok else 503)


@get("/metrics", media_type=MediaType.TEXT)
async def metrics(request: Request[Any, Any, Any]) -> Response[bytes]:
    """Everything that is counted here, as Prometheus reads it."""
    node = node_of(request)
    page, kind = node.metrics.page()
    return Response(page, media_type=kind)


@get("/api/schema/socket", responses=answers_with(dict[str, Any]))
async def socket_schema(request: Ask) -> Response[bytes]:
    """The JSON schema of every socket message."""
    return told(request, ready("socket", schema))


ROUTES = [health, metrics, socket_schema]
