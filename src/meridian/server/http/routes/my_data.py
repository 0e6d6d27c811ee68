"""What a user has played in all, and all that is stored about them in one file."""

from __future__ import annotations

import time
from typing import Any, Final

import msgspec
from litestar import MediaType, Request, Response, get

from meridian.server.http.client_address import caller_of
from meridian.server.http.identity import signed_in
from meridian.server.http.rate_limits import within
from meridian.server.http.routes.history import GameResult, history_page
from meridian.server.http.routes.ratings import Standing, standing
from meridian.server.http.services import NodeServices, node_of
from meridian.server.notifications.preferences import preferences_of
from meridian.server.stores.club_rows import Membership
from meridian.server.stores.records import AccountRow, ResultFilter

Ask = Request[Any, Any, Any]
EXPORT_COST: Final = 20.0  # requests that an export counts as
BATCH_SIZE: Final = 50


class GamePlayed(msgspec.Struct, frozen=True, kw_only=True):
    """How often the account has played a game, and won it; `bots` counts those without other people. Rated or not."""

    game: str
    played: int
    won: int
    played_bots: int
    won_bots: int


class CharacterMet(msgspec.Struct, frozen=True, kw_only=True):
    """How often the account has met a character in a game, and came in before it or after it."""

    game: str
    name: str
    met: int
    before: int
    after: int


class Record(msgspec.Struct, frozen=True, kw_only=True):
    """What the finished games of the account add up to. Games against oneself do not count."""

    games: list[GamePlayed]
    characters: list[CharacterMet]


class ExportedTable(msgspec.Struct, frozen=True, kw_only=True):
    """A table at which the account has a seat."""

    table: str
    game: str
    title: str
    status: str
    created: float
    seats: list[int]


class ExportedLine(msgspec.Struct, frozen=True, kw_only=True):
    """A line of chat that the account has written; `to` are the seats it was for, if not for all."""

    table: str
    at: float
    text: str
    to: list[int] | None


class ExportedCompetition(msgspec.Struct, frozen=True, kw_only=True):
    """A competition that the account has entered or organises."""

    id: str
    title: str
    organises: bool
    status: str
    created: float


class ExportedPasskey(msgspec.Struct, frozen=True, kw_only=True):
    """A passkey, without its key."""

    label: str
    created: float
    used: float


class ExportedRelation(msgspec.Struct, frozen=True, kw_only=True):
    """A person whom the account mutes or blocks."""

    name: str
    relation: str
    since: float


class ExportedReport(msgspec.Struct, frozen=True, kw_only=True):
    """A report that the account has written."""

    at: float
    table: str
    name: str
    reason: str
    text: str
    resolved: float | None


class Export(msgspec.Struct, frozen=True, kw_only=True):
    """Everything that is stored about an account. Times are seconds since 1970. What opens an account (passwords, keys,
    codes) is stored as hashes or public keys and is left out."""

    exported: float
    name: str
    email: str | None
    created: float
    preferences: dict[str, Any]
    has_password: bool
    passkeys: list[ExportedPasskey]
    recovery_codes_left: int
    sessions_expire: list[float]
    ratings: list[Standing]
    record: Record
    results: list[GameResult]
    lessons: list[dict[str, Any]]
    tables: list[ExportedTable]
    chat: list[ExportedLine]
    people: list[ExportedRelation]
    reports: list[ExportedReport]
    competitions: list[ExportedCompetition]
    clubs: list[Membership]


@get("/api/me/record")
async def my_record(request: Ask) -> Record:
    """Games and wins, in all and against each character."""
    account = await signed_in(request)
    return await _record(node_of(request), account)


@get("/api/me/export")
async def export(request: Ask) -> Response[Export]:
    """Everything that is stored about the account, in one file."""
    node, account, now = node_of(request), await signed_in(request), time.time()
    within(node.gate.request(caller_of(request), EXPORT_COST))
    store = node.store
    relations = await store.relations_of(account.id)
    names = await store.account_names(one.other for one in relations)
    told = Export(
        exported=now,
        name=account.name,
        email=account.email,
        created=account.created,
        preferences=msgspec.to_builtins(preferences_of(account)),
        has_password=await store.password(account.id) is not None,
        passkeys=[
            ExportedPasskey(label=one.label, created=one.created, used=one.used)
            for one in await store.passkeys(account.id)
        ],
        recovery_codes_left=await store.recovery_codes(account.id),
        sessions_expire=[one.expires for one in await store.sessions(account.id, now)],
        ratings=[standing(row, account.name) for row in await store.ratings_of(account.id)],
        record=await _record(node, account),
        results=await _all_results(node, account),
        lessons=[
            {"lesson": one.lesson, "version": one.version, "step": one.step, "done": one.done}
            for one in await store.learned(account.id)
        ],
        tables=await _all_tables(node, account),
        chat=[
            ExportedLine(table=one.table, at=one.at, text=one.text, to=one.to)
            for one in await store.chat_of(account.id)
        ],
        people=[
            ExportedRelation(name=names.get(one.other, ""), relation=one.kind, since=one.since) for one in relations
        ],
        reports=[
            ExportedReport(
                at=one.at, table=one.table, name=one.name, reason=one.reason, text=one.text, resolved=one.resolved
            )
            for one in await store.reports_by(account.id)
        ],
        competitions=[
            ExportedCompetition(
                id=one.id,
                title=one.plan.title,
                organises=one.organiser == account.id,
                status=one.status,
                created=one.created,
            )
            for one in await store.competitions_of(account.id)
        ],
        clubs=await store.memberships(account.id),
    )
    return Response(
        told, media_type=MediaType.JSON, headers={"content-disposition": 'attachment; filename="meridian.json"'}
    )


async def _record(node: NodeServices, account: AccountRow) -> Record:
    return Record(
        games=[GamePlayed(**one._asdict()) for one in await node.store.game_records(account.id)],
        characters=[CharacterMet(**one._asdict()) for one in await node.store.character_records(account.id)],
    )


async def _all_results(node: NodeServices, account: AccountRow) -> list[GameResult]:
    page = await history_page(node, account, ResultFilter(), BATCH_SIZE)
    found = page.games
    while page.before is not None:
        page = await history_page(node, account, ResultFilter(before=page.before), BATCH_SIZE)
        found += page.games
    return found


async def _all_tables(node: NodeServices, account: AccountRow) -> list[ExportedTable]:
    found: list[ExportedTable] = []
    cursor: str | None = None
    while True:
        rows, cursor = await node.store.tables(account=account.id, limit=BATCH_SIZE, cursor=cursor)
        for row in rows:
            seats = [seat.seat for seat in await node.store.seats(row.id) if seat.account == account.id]
            found.append(
                ExportedTable(
                    table=row.id,
                    game=row.game,
                    title=row.settings.title,
                    status=row.status,
                    created=row.created,
                    seats=seats,
                )
            )
        if cursor is None:
            return found


ROUTES = [my_record, export]
