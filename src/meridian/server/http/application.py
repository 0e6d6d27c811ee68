"""The application: all routes, the checks before them, and the error handlers."""

from __future__ import annotations

import logging
from collections import defaultdict
from itertools import groupby
from typing import Any

from litestar import Litestar, MediaType, Request, Response, Router
from litestar._asgi.routing_trie.types import RouteTrieNode
from litestar.enums import OpenAPIMediaType
from litestar.exceptions import HTTPException, NotFoundException
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
    clubs,
    competitions,
    duplicates,
    editions,
    email_address,
    faster_rules,
    feeds,
    games,
    history,
    invitations,
    journals,
    lessons,
    letters,
    mail_turns,
    messengers,
    moderation,
    my_data,
    operations,
    owners,
    pages,
    practice,
    preferences,
    profiles,
    push,
    ratings,
    records,
    sign_in_ways,
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
"""The path of the OpenAPI document; it is also served under this path by name."""

ROUTES = [
    *operations.ROUTES, *faster_rules.ROUTES, *games.ROUTES, *lessons.ROUTES, *practice.ROUTES, *tables.ROUTES,
    *invitations.ROUTES, *records.ROUTES, *owners.ROUTES, *journals.ROUTES, *connection.ROUTES, *turns.ROUTES,
    *mail_turns.ROUTES, *win_curves.ROUTES, *accounts.ROUTES, *profiles.ROUTES, *sign_in_ways.ROUTES, *history.ROUTES,
    *my_data.ROUTES, *email_address.ROUTES, *preferences.ROUTES, *messengers.ROUTES, *push.ROUTES, *feeds.ROUTES,
    *ratings.ROUTES, *moderation.ROUTES, *competitions.ROUTES, *clubs.ROUTES, *duplicates.ROUTES, *pages.ROUTES,
]  # fmt: skip

LARGE = [tables.open_table, tables.list_tables, editions.check_edition, journals.open_journal, *owners.LARGE]
"""Routes with large requests, such as editions, and routes that share their path."""
SMALL_BODY_BYTES = 1 << 16  # for all other requests


def _told(request: Ask, key: str, status: int, headers: dict[str, str] | None = None) -> Response[dict[str, str]]:
    text = say(language_of(request), f"problem-{key}")
    return Response({"error": text}, status_code=status, headers=headers or {}, media_type=MediaType.JSON)


def not_stored(request: Ask, error: StoreError) -> Response[dict[str, str]]:
    """404 or 409 if the table is gone or another request came first. Otherwise the database has failed, and it is
    unknown whether the change was stored: 503."""
    if isinstance(error, Missing):
        return _told(request, "no-such-table", 404)
    if isinstance(error, StoreConflict | Fenced):
        log.info("request: %s", error)
        return _told(request, "changed-meanwhile", 409)
    log.error("request: %s", error)
    return _told(request, "not-stored", 503, {"retry-after": "5"})


def leads_nowhere(request: Ask, error: NotFoundException) -> Response[Any]:
    """404: no route has this path. People get a page, programs one line of JSON."""
    for_people = "text/html" in request.headers.get("accept", "") and not request.url.path.startswith("/api/")
    return letters.lost(request) if for_people else answer(request, error)


def at_fault(request: Ask, error: Exception) -> Response[dict[str, str]]:
    """500: a fault of the server. Details go to the log, not to the client."""
    log.error("a fault in a request", exc_info=error)
    return _told(request, "fault", 500)


def too_deep(request: Ask, error: RecursionError) -> Response[dict[str, str]]:
    """422: the body is nested too deeply."""
    return _told(request, "too-deep", 422)


async def at_the_door(request: Ask) -> None:
    """Before every request: apply the rate limits, and check who may watch a table."""
    node = node_of(request)
    if request.scope["path"] not in operations.UNLIMITED:
        within(node.gate.request(caller_of(request)))
    await check_watching(request)
    await tables.check_new_table(request)


async def at_the_schema(request: Ask) -> Response[bytes] | None:
    """Serve the schema from the response cache; litestar would encode it for each request, and never compress it."""
    await at_the_door(request)
    if request.scope["path_template"] not in (SCHEMA, f"{SCHEMA}/openapi.json"):
        return None
    found = await ready(request, "openapi", SchemaJob("openapi"))
    return told(request, found, OpenAPIMediaType.OPENAPI_JSON)


def routed(settings: Settings) -> Litestar:
    """The application with its routes and OpenAPI document; the caller puts the node into its state."""
    large_body = settings.limits.body_bytes
    small_body = min(SMALL_BODY_BYTES, large_body)
    app = Litestar(
        # A flat list of handlers would make litestar sort all routes again for each one.
        route_handlers=[
            Router("/", route_handlers=list(routes), request_max_body_size=large_body if large else small_body)
            for large, routes in groupby(ROUTES, key=lambda route: route in LARGE)
        ],
        before_request=at_the_door,
        exception_handlers={
            BadInput: answer,
            HTTPException: answer,
            NotFoundException: leads_nowhere,
            StoreError: not_stored,
            RecursionError: too_deep,
            Exception: at_fault,
        },
        openapi_config=OpenAPIConfig(
            title="Meridian",
            version=__version__,
            use_handler_docstrings=True,
            render_plugins=[JsonRenderPlugin()],
            openapi_router=Router(SCHEMA, route_handlers=[], include_in_schema=False, before_request=at_the_schema),
        ),
        logging_config=None,
    )
    _find_parameters(app.asgi_router.root_route_map_node)
    return app


def _find_parameters(node: RouteTrieNode) -> None:
    """Work around litestar 2.25, which knows the path parameters of an ASGI route only for WebSockets: a plain HTTP
    request would raise a KeyError before the route can refuse it."""
    if node.is_asgi:
        parameters = node.path_parameters["asgi"]
        node.path_parameters = defaultdict(lambda: parameters, node.path_parameters)
    for child in node.children.values():
        _find_parameters(child)
