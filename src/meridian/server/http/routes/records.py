"""The records of a table: the roll report at any time, the journal when the game is over."""

from __future__ import annotations

from typing import Any

from litestar import MediaType, Request, Response, get
from msgspec import UNSET

from meridian.server.background.jobs import JournalJob, ReportJob, ReportPageJob
from meridian.server.background.prices import JOURNAL, REPORT
from meridian.server.errors import Forbidden, Unusable
from meridian.server.http.response_cache import answers_with
from meridian.server.http.routes import editions, replay
from meridian.server.http.services import node_of
from meridian.server.languages import Lang
from meridian.server.stores.records import TableRow

Ask = Request[Any, Any, Any]


async def _reported(request: Ask, table: str) -> TableRow:
    """A table that has a report."""
    row = await node_of(request).lobby.row(table, header=False)
    if row.status == "open":
        raise Unusable.because("not-begun")
    if row.settings.prelude is not UNSET:
        raise Unusable.because("no-report-of-practice")
    if row.settings.duplicate is not UNSET:
        raise Unusable.because("duplicate-report")
    return row


@get("/api/tables/{table:str}/report", responses=answers_with(dict[str, Any], "The report"))
async def report(table: str, request: Ask, lang: Lang = "en") -> Response[bytes]:
    """The roll report, for `meridian verify`."""
    row = await _reported(request, table)
    node = node_of(request)

    def job(stored: bytes) -> ReportJob:
        return ReportJob(stored, lang, node.signing_seed)

    found = await node.table_work.answer(request, row, REPORT, ("file", lang), job, secret=True)
    named = {"content-disposition": f'attachment; filename="{table}.report.json"'}
    return Response(found.body, media_type=MediaType.JSON, headers=named)


@get("/api/tables/{table:str}/report.html", media_type=MediaType.HTML)
async def report_page(table: str, request: Ask, lang: Lang = "en") -> Response[bytes]:
    """The roll report as a page to print."""
    row = await _reported(request, table)
    node = node_of(request)

    def job(stored: bytes) -> ReportPageJob:
        return ReportPageJob(stored, lang, node.signing_seed, node.settings.public_url)

    found = await node.table_work.answer(request, row, REPORT, ("page", lang), job, secret=True)
    return Response(found.body, media_type=MediaType.HTML, headers=found.headers)


@get("/api/tables/{table:str}/journal", media_type=MediaType.TEXT)
async def journal(table: str, request: Ask) -> Response[bytes]:
    """The whole journal, once the game is over."""
    row = await node_of(request).lobby.row(table, header=False)
    if row.status not in ("over", "closed"):
        raise Forbidden.because("journal-later")
    if row.settings.imagined is not UNSET:
        raise Forbidden.because("no-journal-of-practice")
    found = await node_of(request).table_work.answer(request, row, JOURNAL, "file", JournalJob)
    named = {"content-disposition": f'attachment; filename="{table}.jsonl"'}
    return Response(found.body, media_type=MediaType.TEXT, headers=named)


ROUTES = [report, report_page, journal, *replay.ROUTES, *editions.ROUTES]
