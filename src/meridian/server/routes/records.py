"""What is left of a table on paper: the roll report at any time, the journal when it is over."""

from __future__ import annotations

from typing import Any, Literal

from litestar import MediaType, Request, Response, get

from meridian import games
from meridian.core.codec import to_lines
from meridian.core.game import Game
from meridian.core.journal import Journal
from meridian.fair.page import Page
from meridian.fair.report import Report, make_report, to_bytes
from meridian.fair.verifiable import Verifiable
from meridian.server import journaling
from meridian.server.headers import content_policy
from meridian.server.lobby import Lobby
from meridian.server.node import node_of
from meridian.server.problems import Forbidden, Unusable
from meridian.server.routes import editions, moments
from meridian.server.stores.records import TableRow
from meridian.table.table import Table

Ask = Request[Any, Any, Any]
Lang = Literal["en", "de"]


async def _journal(lobby: Lobby, table: str) -> tuple[TableRow, Game, Journal, dict[int, int]]:
    row = await lobby.row(table)
    game = games.load(row.game)
    stored = await lobby.store.entries(table, row.branch)
    found = Journal(journaling.read_header(row.header), journaling.Actions(game).entries(stored))
    return row, game, found, journaling.readers(stored)


async def _report(lobby: Lobby, table: str, lang: str) -> tuple[Report, Game, Journal]:
    """The report as it may be known now: of a table under way nothing hidden can be derived from it."""
    row, game, journal, read_by = await _journal(lobby, table)
    if row.status == "open":
        raise Unusable.because("not-begun")
    if "prelude" in row.settings:
        raise Unusable.because("no-report-of-practice")
    secret = await lobby.store.secret(table)
    assert secret is not None
    source = Verifiable.restored(secret.body)
    if row.status != "over":
        table_so_far = Table(game, journal.header, source, journal.entries)
        journaling.brought_up_to_date(table_so_far, source, read_by=read_by)
    if row.status == "closed":
        # Nobody plays on, and the journal is told: nothing need be hidden any more.
        source.end()
    return make_report(source.record(), game, journal, lang), game, journal


@get("/api/tables/{table:str}/report")
async def report(table: str, request: Ask, lang: Lang = "en") -> Response[bytes]:
    """The roll report, for `meridian verify`."""
    found, _, _ = await _report(node_of(request).lobby, table, lang)
    named = {"content-disposition": f'attachment; filename="{table}.report.json"'}
    return Response(to_bytes(found), media_type=MediaType.JSON, headers=named)


@get("/api/tables/{table:str}/report.html", media_type=MediaType.HTML)
async def report_page(table: str, request: Ask, lang: Lang = "en") -> Response[str]:
    """The roll report as a page to print."""
    found, game, journal = await _report(node_of(request).lobby, table, lang)
    seal = to_bytes(found).rsplit(b'"', 2)[1].decode()
    page = Page(found, seal, game, journal.header).html()
    policy = content_policy(node_of(request).settings.public_url, page)
    return Response(page, media_type=MediaType.HTML, headers={"content-security-policy": policy})


@get("/api/tables/{table:str}/journal", media_type=MediaType.TEXT)
async def journal(table: str, request: Ask) -> Response[str]:
    """The whole journal, once the game is over."""
    row, game, found, _ = await _journal(node_of(request).lobby, table)
    if row.status not in ("over", "closed"):
        raise Forbidden.because("journal-later")
    if "imagined" in row.settings:
        raise Forbidden.because("no-journal-of-practice")
    seats = await node_of(request).store.seats(table)
    told = {"table": table, "players": [seat.name for seat in seats]}
    named = {"content-disposition": f'attachment; filename="{table}.jsonl"'}
    return Response(to_lines(game, found, told), media_type=MediaType.TEXT, headers=named)


ROUTES = [report, report_page, journal, *moments.ROUTES, *editions.ROUTES]
