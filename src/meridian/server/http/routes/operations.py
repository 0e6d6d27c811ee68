"""For operators: health, metrics and the socket schema."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import MediaType, Request, Response, get
from litestar.openapi import ResponseSpec

from meridian.server.background.jobs import SchemaJob
from meridian.server.http.response_cache import Ask, answers_with, ready, told
from meridian.server.http.services import NodeServices, node_of

UNLIMITED = frozenset({"/health", "/health/live", "/health/ready", "/metrics"})
"""Paths without rate limits."""


class Alive(msgspec.Struct, frozen=True, kw_only=True):
    """The process runs and answers."""

    node: str
    ok: bool = True


class Health(msgspec.Struct, frozen=True, kw_only=True):
    """Whether this node can do its work, and what it holds."""

    ok: bool
    node: str
    tables: int
    bus: bool
    error: str | None = None


NOT_READY = {503: ResponseSpec(Health, description="Not ready; `error` says why", generate_examples=False)}


@get("/health/live")
async def live(request: Request[Any, Any, Any]) -> Alive:
    """200 while the process answers; restart a process that does not."""
    return Alive(node=node_of(request).name)


@get("/health/ready", responses=NOT_READY)
async def ready_for_work(request: Request[Any, Any, Any]) -> Response[Health]:
    """200 while the database answers and, if there are several nodes, the others can be reached; 503 otherwise, and
    while the server closes. Without the bus tables go on, only slower for some."""
    return await _health(node_of(request))


@get("/health", responses=NOT_READY)
async def health(request: Request[Any, Any, Any]) -> Response[Health]:
    """The same as `/health/ready`."""
    return await _health(node_of(request))


async def _health(node: NodeServices) -> Response[Health]:
    error = await node.readiness.fault()
    told = Health(ok=error is None, node=node.name, tables=len(node.registry.live), bus=node.bus.up, error=error)
    return Response(told, status_code=200 if told.ok else 503)


@get("/metrics", media_type=MediaType.TEXT)
async def metrics(request: Request[Any, Any, Any]) -> Response[bytes]:
    """All metrics, in the format of Prometheus."""
    page, kind = await node_of(request).metrics_page()
    return Response(page, headers={"content-type": kind})  # as a media type it would get a second charset


@get("/api/schema/socket", responses=answers_with(dict[str, Any]))
async def socket_schema(request: Ask) -> Response[bytes]:
    """The JSON schema of every socket message."""
    return told(request, await ready(request, "socket", SchemaJob("socket")))


@get("/api/schema/asyncapi.json", responses=answers_with(dict[str, Any]))
async def asyncapi(request: Ask) -> Response[bytes]:
    """The AsyncAPI document of the socket: its address, who sends which message, and what each holds."""
    return told(request, await ready(request, "asyncapi", SchemaJob("asyncapi")))


ROUTES = [live, ready_for_work, health, metrics, socket_schema, asyncapi]
