"""All routes in one application, the checks before them, and what is answered when they fail."""

from __future__ import annotations

import logging
from collections import defaultdict
from itertools import groupby
from typing import Any

from litestar import Litestar, MediaType, Request, Response, Router
from litestar._asgi.routing_trie.types import RouteTrieNode
from litestar.enums import OpenAPIMediaType
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from meridian import __version__
from meridian.core.errors import BadInput
from meridian.server.background.jobs import SchemaJob
from meridian.server.http.client_address import caller_of
from meridian.server.http.error_responses import answer, language_of
from meridian.server.http.rate_limits import within
from meridian.server.http.response_cache import ready, told
from meridian.server.http.routes import (
    accounts,
    editions,
    email_address,
    faster_rules,
    feeds,
    games,
    operations,
    pages,
    preferences,
    ratings,
    records,
    tables,
    turns,
    win_curves,
)
from meridian.server.http.services import node_of
from meridian.server.http.watching import check_watching
from meridian.server.settings import Settings
from meridian.server.sockets import connection
from meridian.server.stores import Fenced, Missing, StoreConflict, StoreError
from meridian.server.texts import say

Ask = Request[Any, Any, Any]
log = logging.getLogger(__name__)

SCHEMA = "/api/schema"
"""Where the schema of the HTTP part lies, and under it again by name."""

ROUTES = [
    *operations.ROUTES, *faster_rules.ROUTES, *games.ROUTES, *tables.ROUTES, *records.ROUTES, *connection.ROUTES,
    *turns.ROUTES, *win_curves.ROUTES, *accounts.ROUTES, *email_address.ROUTES, *preferences.ROUTES,
    *feeds.ROUTES, *ratings.ROUTES, *pages.ROUTES,
]  # fmt: skip

LARGE = [tables.open_table, tables.list_tables, editions.check_edition]
"""Routes whose requests may be large, as editions are, and what has the same address."""
SMALL_BODY_BYTES = 1 << 16  # of any other request


def _told(request: Ask, key: str, status: int, headers: dict[str, str] | None = None) -> Response[dict[str, str]]:
    text = say(language_of(request), f"problem-{key}")
    return Response({"error": text}, status_code=status, headers=headers or {}, media_type=MediaType.JSON)


def not_stored(request: Ask, error: StoreError) -> Response[dict[str, str]]:
    """What the store refused is the fault of two requests at once; otherwise the database fails, and nobody knows
    whether what was asked is done."""
    if isinstance(error, Missing):
        return _told(request, "no-such-table", 404)
    if isinstance(error, StoreConflict | Fenced):
        log.info("request: %s", error)
        return _told(request, "changed-meanwhile", 409)
    log.error("request: %s", error)
    return _told(request, "not-stored", 503, {"retry-after": "5"})


def at_fault(request: Ask, error: Exception) -> Response[dict[str, str]]:
    """A fault of ours: told in the log, not to the caller."""
    log.error("a fault in a request", exc_info=error)
    return _told(request, "fault", 500)


def too_deep(request: Ask, error: RecursionError) -> Response[dict[str, str]]:
    """A body so nested that it cannot be read."""
    return _told(request, "too-deep", 422)


async def at_the_door(request: Ask) -> None:
    """Everybody gets in only so often, and reads of games only what they may."""
    node = node_of(request)
    if request.scope["path"] not in operations.UNLIMITED:
        within(node.gate.request(caller_of(request)))
    await check_watching(request)
    await tables.check_new_table(request)


async def at_the_schema(request: Ask) -> Response[bytes] | None:
    """The schema is told as other texts are: litestar would encode it for each who asks, and pack nothing."""
    await at_the_door(request)
    if request.scope["path_template"] not in (SCHEMA, f"{SCHEMA}/openapi.json"):
        return None
    found = await ready(request, "openapi", SchemaJob(sockets=False))
    return told(request, found, OpenAPIMediaType.OPENAPI_JSON)


def routed(settings: Settings) -> Litestar:
    """The routes and what they say of themselves; the node that serves them is put into the state."""
    large_body = settings.limits.body_bytes
    small_body = min(SMALL_BODY_BYTES, large_body)
    app = Litestar(
        # Of a list of routes each one would have all of them sorted anew.
        route_handlers=[
            Router("/", route_handlers=list(routes), request_max_body_size=large_body if large else small_body)
            for large, routes in groupby(ROUTES, key=lambda route: route in LARGE)
        ],
        before_request=at_the_door,
        exception_handlers={
            BadInput: answer,
            HTTPException: answer,
            StoreError: not_stored,
            RecursionError: too_deep,
            Exception: at_fault,
        },
        openapi_config=OpenAPIConfig(
            title="Meridian",
            version=__version__,
            render_plugins=[JsonRenderPlugin()],
            openapi_router=Router(SCHEMA, route_handlers=[], include_in_schema=False, before_request=at_the_schema),
        ),
        logging_config=None,
    )
    _find_parameters(app.asgi_router.root_route_map_node)
    return app


def _find_parameters(node: RouteTrieNode) -> None:
    """Of an ASGI route with path parameters litestar 2.25 knows these for sockets only: a plain request there would
    end in a KeyError before the route is reached, which turns it away."""
    if node.is_asgi:
        parameters = node.path_parameters["asgi"]
        node.path_parameters = defaultdict(lambda: parameters, node.path_parameters)
    for child in node.children.values():
        _find_parameters(child)
