"""Duplicate sets over HTTP: opening, entering, agreeing on the dice, looking, and the report."""

from __future__ import annotations

from typing import Any

from litestar import MediaType, Request, Response, get, post
from litestar.params import FromPath, JSONBody
from litestar.status_codes import HTTP_200_OK

from meridian.server.duplicates.requests import (
    DuplicateEntry,
    DuplicateInfo,
    DuplicateOpened,
    EnterDuplicate,
    LeaveDuplicate,
    NewDuplicate,
    StartDuplicate,
)
from meridian.server.http.client_address import caller_of
from meridian.server.http.identity import account_of, bearer
from meridian.server.http.own_editions import check_own_edition
from meridian.server.http.rate_limits import within
from meridian.server.http.response_cache import answers_with
from meridian.server.http.services import node_of
from meridian.server.lobby.requests import GiveNonce

Ask = Request[Any, Any, Any]


@post("/api/duplicates")
async def create(data: JSONBody[NewDuplicate], request: Ask) -> DuplicateOpened:
    """Open a duplicate set: the same dice and decks at several tables."""
    node, account = node_of(request), await account_of(request)
    within(node.gate.new_table(caller_of(request)))
    await check_own_edition(request, data.overlay)
    return await node.duplicates.create(data, account.id if account is not None else None)


@get("/api/duplicates/{duplicate:str}")
async def info(duplicate: FromPath[str], request: Ask) -> DuplicateInfo:
    """A duplicate set with its entrants. When all tables have ended, with their comparison."""
    return await node_of(request).duplicates.info(duplicate, bearer(request))


@post("/api/duplicates/{duplicate:str}/entry")
async def enter(duplicate: FromPath[str], data: JSONBody[EnterDuplicate], request: Ask) -> DuplicateEntry:
    """Enter a set that has not begun. The token is sent only in this response."""
    return await node_of(request).duplicates.enter(duplicate, data)


@post("/api/duplicates/{duplicate:str}/leave", status_code=HTTP_200_OK)
async def leave(duplicate: FromPath[str], data: JSONBody[LeaveDuplicate], request: Ask) -> DuplicateInfo:
    """Leave a set that has not begun."""
    return await node_of(request).duplicates.leave(duplicate, data)


@post("/api/duplicates/{duplicate:str}/start", status_code=HTTP_200_OK)
async def start(duplicate: FromPath[str], data: JSONBody[StartDuplicate], request: Ask) -> DuplicateInfo:
    """The organiser begins the set: its entrants agree on the dice, then its tables begin."""
    return await node_of(request).duplicates.start(duplicate, data)


@post("/api/duplicates/{duplicate:str}/nonce", status_code=HTTP_200_OK)
async def nonce(duplicate: FromPath[str], data: JSONBody[GiveNonce], request: Ask) -> DuplicateInfo:
    """A device takes part in the dice of all tables: the hash of its nonce, and when the list of all hashes is there,
    the nonce."""
    return await node_of(request).duplicates.give_nonce(duplicate, data)


@get("/api/duplicates/{duplicate:str}/report", responses=answers_with(dict[str, Any], "The report"))
async def report(duplicate: FromPath[str], request: Ask) -> Response[bytes]:
    """The report of all tables, for `meridian verify`, when all have ended."""
    found = await node_of(request).duplicates.report(duplicate)
    named = {"content-disposition": f'attachment; filename="{duplicate}.duplicate.json"'}
    return Response(found, media_type=MediaType.JSON, headers=named)


ROUTES = [create, info, enter, leave, start, nonce, report]
