"""What is left of a table on paper: the roll report at any time, the journal when it is over."""

from __future__ import annotations

from typing import Any, Literal

from litestar import MediaType, Request, Response, get

from meridian import games
from meridian.core.codec import to_lines
from meridian.core.errors import BadInput
from meridian.core.game import Game
from meridian.core.journal import Journal
from meridian.fair.page import Page
from meridian.fair.report import Report, make_report, to_bytes
from meridian.fair.verifiable import Verifiable
from meridian.server import journaling
from meridian.server.headers import content_policy
from meridian.server.lobby import Lobby
from meridian.server.node import node_of
from meridian.server.problems import Forbidden
from meridian.server.stores.records import TableRow
from meridian.table.table import Table

Ask = Request[Any, Any, Any]
Lang = Literal["en", "de"]


async def _journal(lobby: Lobby, table: str) -> tuple[TableRow, Game, Journal]:
    row = await lobby.row(table)
    game = games.load(row.game)
    stored = await lobby.store.entries(table, row.branch)
    return row, game, Journal(journaling.read_header(row.header), journaling.Actions(game).entries(stored))


async def _report(lobby: Lobby, table: str, lang: str) -> tuple[Report, Game, Journal]:
    """The report as it may be known now: of a table under way nothing hidden can be derived from it."""
    row, game, journal = await _journal(lobby, table)
    if row.status == "open":
        raise BadInput("this table has not begun")
    if "prelude" in row.settings:
        raise BadInput("a practice table has no report: its beginning was played elsewhere")
    secret = await lobby.store.secret(table)
    assert secret is not None
    source = Verifiable.restored(secret.body)
    if row.status != "over":
        journaling.brought_up_to_date(Table(game, journal.header, source, journal.entries), source)
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
    row, game, found = await _journal(node_of(request).lobby, table)
    if row.status not in ("over", "closed"):
        raise Forbidden("the journal is told when the game is over")
    if "imagined" in row.settings:
        raise Forbidden("this practice table began in a game that may still be under way")
    seats = await node_of(request).store.seats(table)
    told = {"table": table, "players": [seat.name for seat in seats]}
    named = {"content-disposition": f'attachment; filename="{table}.jsonl"'}
    return Response(to_lines(game, found, told), media_type=MediaType.TEXT, headers=named)


ROUTES = [report, report_page, journal]
