"""Moderation over HTTP: reporting a person, whom one mutes or blocks, and what this server stores."""

from __future__ import annotations

import time
from typing import Annotated, Any

import msgspec
from litestar import Request, delete, get, post, put
from litestar.params import JSONBody, QueryParameter
from litestar.status_codes import HTTP_200_OK
from msgspec import Meta

from meridian.server.accounts.accounts import DAY_SECONDS, SESSION_SECONDS, seat_at
from meridian.server.accounts.operators import is_operator, tell_operators
from meridian.server.accounts.tokens import TokenKind, hash_of
from meridian.server.errors import NotFound, NotSignedIn
from meridian.server.http.client_address import caller_of
from meridian.server.http.identity import account_of, bearer, signed_in
from meridian.server.http.rate_limits import within
from meridian.server.http.services import NodeServices, node_of
from meridian.server.http.watching import may_watch
from meridian.server.lobby.requests import SeatNumber
from meridian.server.moderation.relations import put_relation
from meridian.server.moderation.reports import LONGEST_REPORT, Reason, Reporter, file_report
from meridian.server.notifications.notification import Way
from meridian.server.notifications.notifier import title_of
from meridian.server.ops.retention import OF_KIND
from meridian.server.settings import Registration, Retention
from meridian.server.stores.records import RelationKind

Ask = Request[Any, Any, Any]
TableId = Annotated[str, Meta(max_length=100)]


class NewReport(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A report of the person in a `seat`, or of the author of the `line` of chat with this number; `text` is what the
    reporter adds."""

    reason: Reason
    seat: SeatNumber | None = None
    line: Annotated[int, Meta(ge=1, le=1_000_000_000)] | None = None
    text: Annotated[str, Meta(max_length=LONGEST_REPORT)] = ""


class WaitingReports(msgspec.Struct, frozen=True, kw_only=True):
    """Whether the account is an operator's, and how many reports wait then."""

    operator: bool
    open: int


class Reported(msgspec.Struct, frozen=True, kw_only=True):
    """The report has arrived; an operator finds it under this id."""

    report: str


class NewRelation(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Mute or block the person in a seat of a table."""

    table: TableId
    seat: SeatNumber
    relation: RelationKind


class Person(msgspec.Struct, frozen=True, kw_only=True):
    """A person whom the account mutes or blocks, and their seats at the table that was asked about."""

    person: str
    name: str
    relation: RelationKind
    since: float
    seats: list[int]


class People(msgspec.Struct, frozen=True, kw_only=True):
    """Whom the account mutes or blocks, the latest first."""

    people: list[Person]


class Stored(msgspec.Struct, frozen=True, kw_only=True):
    """What the settings of this server say about what it stores: days until things are removed (0: never), days that a
    device stays signed in, who may make a profile, and which messages it can send."""

    retention: Retention
    lesson_days: int
    journal_days: int
    session_days: int
    registration: Registration
    mail: bool
    webhooks: bool
    push: bool


@post("/api/tables/{table:str}/reports")
async def report(table: str, data: JSONBody[NewReport], request: Ask) -> Reported:
    """Tell the operators of this server about a person at this table. The caller has a seat there, or a profile and
    may watch."""
    node = node_of(request)
    row = await node.lobby.row(table, header=False)
    reporter = await _reporter(request, node, table)
    if reporter.seat is None:
        await may_watch(request, table)
    within(node.gate.report(caller_of(request), reporter.account or f"{table} {reporter.seat}"))
    filed = await file_report(
        node.store,
        row,
        reporter,
        seat=data.seat,
        line=data.line,
        reason=data.reason,
        text=data.text,
        now=time.time(),
    )
    await tell_operators(node, filed, title_of(row))
    return Reported(report=filed.id)


@get("/api/me/reports")
async def waiting_reports(request: Ask) -> WaitingReports:
    """For operators: how many reports wait for them."""
    account, node = await signed_in(request), node_of(request)
    operator = is_operator(node.settings, account)
    return WaitingReports(operator=operator, open=await node.store.open_reports() if operator else 0)


async def _reporter(request: Ask, node: NodeServices, table: str) -> Reporter:
    if (hashed := hash_of(bearer(request), TokenKind.SEAT)) is not None:
        seat = await node.store.seat_by_token(hashed)
        if seat is not None and seat.table == table:
            return Reporter(seat.seat, seat.account)
    elif (account := await account_of(request)) is not None:
        mine = [seat.seat for seat in await node.store.seats(table) if seat.account == account.id]
        return Reporter(mine[0] if mine else None, account.id)
    raise NotSignedIn.because("report-who")


@get("/api/me/people")
async def people(request: Ask, table: Annotated[str, QueryParameter(max_length=100)] = "") -> People:
    """Whom the account mutes or blocks; with their seats at a `table`."""
    account = await signed_in(request)
    return await _people(node_of(request), account.id, table)


@put("/api/me/people", status_code=HTTP_200_OK)
async def relate(data: JSONBody[NewRelation], request: Ask) -> People:
    """Mute or block a person who plays with a profile."""
    account, node = await signed_in(request), node_of(request)
    await put_relation(
        node.store, account.id, await seat_at(node.store, data.table, data.seat), data.relation, time.time()
    )
    return await _people(node, account.id, data.table)


@delete("/api/me/people/{person:str}")
async def release(person: str, request: Ask) -> None:
    """Mute or block a person no longer."""
    account = await signed_in(request)
    if not await node_of(request).store.delete_relation(account.id, person):
        raise NotFound.because("nobody-there")


async def _people(node: NodeServices, account: str, table: str) -> People:
    seats = await node.store.seats(table) if table else []
    rows = await node.store.relations_of(account)
    names = await node.store.account_names(row.other for row in rows)
    return People(
        people=[
            Person(
                person=row.other,
                name=names.get(row.other, ""),
                relation=row.kind,
                since=row.since,
                seats=[seat.seat for seat in seats if seat.account == row.other],
            )
            for row in rows
        ]
    )


@get("/api/privacy")
async def privacy(request: Ask) -> Stored:
    """What this server stores, and for how long, as its settings are now."""
    node = node_of(request)
    channels = node.outbox.channels
    return Stored(
        retention=node.settings.retention,
        lesson_days=OF_KIND["lessons"][1],
        journal_days=OF_KIND["journals"][1],
        session_days=round(SESSION_SECONDS / DAY_SECONDS),
        registration=node.settings.registration,
        mail=Way.MAIL in channels,
        webhooks=Way.WEBHOOK in channels,
        push=Way.PUSH in channels,
    )


ROUTES = [report, waiting_reports, people, relate, release, privacy]
