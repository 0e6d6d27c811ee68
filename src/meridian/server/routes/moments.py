"""Finished tables move by move, over HTTP: moments, a timeline, and what the game can be asked about a moment."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any, Literal

from litestar import Request, Response, get
from litestar.params import Parameter

from meridian import games
from meridian.core.game import Section
from meridian.core.messages import Speaker
from meridian.server import journaling
from meridian.server.live.rolls import EVERYTHING, Hearer, numbering
from meridian.server.moments import LOG, MOST, Moment, Recital, Timeline
from meridian.server.node import Node, node_of
from meridian.server.problems import Forbidden, Unusable
from meridian.server.recent import Recent
from meridian.server.routes.games import Lang

Ask = Request[Any, Any, Any]
Number = Annotated[int, Parameter(ge=0)]
Seat = Annotated[int | None, Parameter(ge=0)]
Eyes = Literal["all"] | None

RECITALS = 8
"""So many finished tables are kept at hand, those looked at last."""
FRESH = {"cache-control": "private, max-age=600", "vary": "authorization"}
"""What has happened does not change."""

_recitals: Recent[str, Recital] = Recent(RECITALS)


async def recital(node: Node, table: str) -> Recital:
    """A finished table to look at again. Of one under way only its seats may know, and only what they know."""
    row = await node.lobby.row(table)
    if row.status not in ("over", "closed"):
        raise Forbidden("a game is shown move by move when it is over")
    if "imagined" in row.settings:
        raise Forbidden.because("no-journal-of-practice")
    found = _recitals.get(table)
    if found is None or found.branch != row.branch:
        game = games.load(row.game)
        stored = await node.store.entries(table, row.branch)
        prelude = int(row.settings.get("prelude", 0))
        counted = numbering(stored, row.branch, row.state.get("rolls_ahead", {}), prelude)
        entries = journaling.actions_of(game).entries(stored)
        header = journaling.read_header(row.header)
        found = await asyncio.to_thread(Recital, game, header, entries, counted, row.branch)
    _recitals.put(table, found)
    return found


def _hearer(found: Recital, seat: int | None, eyes: str | None) -> Hearer:
    if eyes == "all":
        return EVERYTHING
    if seat is not None and seat >= found.header.seats:
        raise Unusable.because("no-such-seat", seat=seat)
    return seat


@get("/api/tables/{table:str}/moments/{number:int}")
async def moment(
    table: str,
    number: Number,
    request: Ask,
    seat: Seat = None,
    eyes: Eyes = None,
    log: Annotated[int, Parameter(ge=0, le=LOG)] = 0,
) -> Response[Moment]:
    """The position after an entry as a seat saw it (none: a spectator; `eyes=all`: all of it), what the entry led to,
    and the last lines before it."""
    found = await recital(node_of(request), table)
    return Response(found.moments(number, 1, _hearer(found, seat, eyes), log)[0], headers=FRESH)


@get("/api/tables/{table:str}/moments")
async def moments(
    table: str,
    request: Ask,
    first: Number,
    count: Annotated[int, Parameter(ge=1, le=MOST)] = 20,
    seat: Seat = None,
    eyes: Eyes = None,
    log: Annotated[int, Parameter(ge=0, le=LOG)] = 0,
) -> Response[list[Moment]]:
    """Several moments in a row, each after the first with the parts of the position that have changed."""
    found = await recital(node_of(request), table)
    return Response(found.moments(first, count, _hearer(found, seat, eyes), log), headers=FRESH)


@get("/api/tables/{table:str}/moments/{number:int}/queries")
async def moment_queries(
    table: str,
    number: Number,
    name: Annotated[list[str], Parameter(max_items=20)],
    request: Ask,
    seat: Seat = None,
    eyes: Eyes = None,
) -> Response[dict[str, Any]]:
    """What the game can be asked about the position at a moment, by name: odds, reach, projections."""
    found = await recital(node_of(request), table)
    return Response(found.query(number, _hearer(found, seat, eyes), name), headers=FRESH)


@get("/api/tables/{table:str}/moments/{number:int}/portrait/{lang:str}")
async def moment_portrait(
    table: str, number: Number, lang: Lang, request: Ask, seat: Seat = None, eyes: Eyes = None
) -> Response[list[Section]]:
    """The position at a moment in whole sentences."""
    node = node_of(request)
    found = await recital(node, table)
    names = [one.name for one in await node.store.seats(table)]
    speaker = Speaker(found.game, found.game.edition(found.header.overlay), lang, names)
    return Response(found.portrait(number, _hearer(found, seat, eyes), speaker), headers=FRESH)


@get("/api/tables/{table:str}/timeline")
async def timeline(table: str, request: Ask) -> Response[Timeline]:
    """A whole game at a glance, once it is over."""
    return Response((await recital(node_of(request), table)).timeline, headers=FRESH)


ROUTES = [moment, moments, moment_queries, moment_portrait, timeline]
