"""Finished games step by step, over HTTP: moments, a timeline, and queries about a moment."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Annotated, Any, Literal

from litestar import MediaType, Request, Response, get
from litestar.params import Parameter
from msgspec import UNSET

from meridian.core.records import Section
from meridian.server.background.jobs import (
    Job,
    MomentJob,
    MomentsJob,
    PicturesJob,
    PortraitJob,
    QueriesJob,
    TimelineJob,
)
from meridian.server.background.prices import MOMENTS, PORTRAIT, QUERIES, TIMELINE, Price
from meridian.server.errors import Forbidden, Unusable
from meridian.server.http.identity import seat_of_bearer
from meridian.server.http.response_cache import answers_with
from meridian.server.http.services import NodeServices, node_of
from meridian.server.languages import Lang
from meridian.server.stores.records import TableRow
from meridian.server.tables.replay import MAX_LOG_LINES, MAX_MOMENTS, MAX_PICTURES, Moment, Picture, Timeline
from meridian.server.tables.rolls import EVERYTHING, Viewer

Ask = Request[Any, Any, Any]
Number = Annotated[int, Parameter(ge=0, le=1_000_000_000)]
Seat = Annotated[int | None, Parameter(ge=0, le=1_000_000_000)]
Eyes = Literal["all"] | None
Make = Callable[[bytes], Job]

FULFILLED = "Request fulfilled, document follows"
FRESH = {"cache-control": "private, max-age=600", "vary": "authorization"}
"""The past does not change, so responses may be cached."""


async def finished(node: NodeServices, table: str) -> TableRow:
    """A finished table for replay. Raises Forbidden for a running game, which would show hidden information, and for a
    copy of an unfinished table, whose journal is secret."""
    row = await node.lobby.row(table, header=False)
    if row.status not in ("over", "closed"):
        raise Forbidden.because("moments-later")
    if row.settings.imagined is not UNSET:
        raise Forbidden.because("no-journal-of-practice")
    return row


def _viewer(seat: int | None, eyes: str | None) -> Viewer:
    return EVERYTHING if eyes == "all" else seat


async def _told(request: Ask, table: str, price: Price, about: Hashable, job: Make) -> Response[bytes]:
    node = node_of(request)
    found = await node.table_work.answer(request, await finished(node, table), price, about, job)
    return Response(found.body, media_type=MediaType.JSON, headers=FRESH)


@get("/api/tables/{table:str}/moments/{number:int}", responses=answers_with(Moment, FULFILLED))
async def moment(
    table: str,
    number: Number,
    request: Ask,
    seat: Seat = None,
    eyes: Eyes = None,
    log: Annotated[int, Parameter(ge=0, le=MAX_LOG_LINES)] = 0,
) -> Response[bytes]:
    """The position after an entry as a seat saw it (none: a spectator; `eyes=all`: all of it), what the entry led to,
    and the last lines before it."""
    asked = (_viewer(seat, eyes), number, log)
    return await _told(request, table, MOMENTS, asked, lambda stored: MomentJob(stored, *asked))


@get("/api/tables/{table:str}/moments", responses=answers_with(list[Moment], FULFILLED))
async def moments(
    table: str,
    request: Ask,
    first: Number,
    count: Annotated[int, Parameter(ge=1, le=MAX_MOMENTS)] = 20,
    seat: Seat = None,
    eyes: Eyes = None,
    log: Annotated[int, Parameter(ge=0, le=MAX_LOG_LINES)] = 0,
) -> Response[bytes]:
    """Several moments in a row, each after the first with the parts of the position that have changed."""
    asked = (_viewer(seat, eyes), first, count, log)
    return await _told(request, table, MOMENTS, asked, lambda stored: MomentsJob(stored, *asked))


@get("/api/tables/{table:str}/moments/{number:int}/queries", responses=answers_with(dict[str, Any], FULFILLED))
async def moment_queries(
    table: str,
    number: Number,
    name: Annotated[list[str], Parameter(max_items=20)],
    request: Ask,
    seat: Seat = None,
    eyes: Eyes = None,
) -> Response[bytes]:
    """Queries about the position at a moment, by name: odds, reach, projections."""
    viewer, names = _viewer(seat, eyes), tuple(sorted(set(name)))
    asked = (viewer, number, names)
    return await _told(request, table, QUERIES, asked, lambda stored: QueriesJob(stored, viewer, number, list(names)))


@get(
    "/api/tables/{table:str}/moments/{number:int}/portrait/{lang:str}", responses=answers_with(list[Section], FULFILLED)
)
async def moment_portrait(
    table: str, number: Number, lang: Lang, request: Ask, seat: Seat = None, eyes: Eyes = None
) -> Response[bytes]:
    """The position at a moment in whole sentences."""
    asked = (_viewer(seat, eyes), number, lang)
    return await _told(request, table, PORTRAIT, asked, lambda stored: PortraitJob(stored, *asked))


@get("/api/tables/{table:str}/pictures", responses=answers_with(list[Picture], FULFILLED))
async def pictures(
    table: str, request: Ask, fact: Annotated[list[Number] | None, Parameter(max_items=MAX_PICTURES)] = None
) -> Response[bytes]:
    """What the seat of the request's token saw when it learnt some facts, also while the game is under way: the
    positions, each with the parts that have changed since the one before."""
    node = node_of(request)
    row, seat = await node.lobby.row(table, header=False), await seat_of_bearer(request, table)
    if row.status == "open":
        raise Unusable.because("not-begun")
    facts = sorted(set(fact or []))
    about = (seat.seat, tuple(facts))
    found = await node.table_work.answer(
        request, row, MOMENTS, ("pictures", about), lambda stored: PicturesJob(stored, seat.seat, facts)
    )
    return Response(found.body, media_type=MediaType.JSON, headers={"cache-control": "no-store"})


@get("/api/tables/{table:str}/timeline", responses=answers_with(Timeline, FULFILLED))
async def timeline(table: str, request: Ask) -> Response[bytes]:
    """The timeline of a finished game."""
    return await _told(request, table, TIMELINE, None, TimelineJob)


ROUTES = [moment, moments, moment_queries, moment_portrait, pictures, timeline]
