"""The history of an account: its finished games by filters, moments, and how it begins its games."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Annotated, Any, Final, Literal

import msgspec
from litestar import Request, get
from litestar.params import QueryParameter

from meridian.server.background.prices import CURVE_REQUESTS
from meridian.server.http.client_address import caller_of, household
from meridian.server.http.identity import signed_in
from meridian.server.http.services import NodeServices, node_of
from meridian.server.stores.records import AccountRow, ResultDetails, ResultFilter, ResultRow, SeatRow

Ask = Request[Any, Any, Any]
MAX_GAMES: Final = 50
MAX_OPENING_GAMES: Final = 500  # of which openings are counted
MAX_OPENINGS: Final = 20
Moment = Annotated[float | None, QueryParameter(ge=0, le=1e12)]


class SeatResult(msgspec.Struct, frozen=True, kw_only=True):
    """How a seat did. A person who has deleted their account has no name."""

    name: str
    bot: bool
    place: int
    mine: bool


class GameResult(msgspec.Struct, frozen=True, kw_only=True):
    """A finished game, and whether its table is still there to be replayed. `half` is the account's chance to win at
    half time, where it is known; of a game without other details `pace` is empty."""

    table: str
    game: str
    title: str
    pace: str
    ended: float
    kept: bool
    half: float | None
    seats: list[SeatResult]


class History(msgspec.Struct, frozen=True, kw_only=True):
    """Finished games, the newest first; `before` requests the next page. With the first page comes how many games the
    filters find in all, and how many of them were won."""

    games: list[GameResult]
    before: float | None
    found: int | None = None
    won: int | None = None


class Opening(msgspec.Struct, frozen=True, kw_only=True):
    """The first decisions of the account in games that began alike, in words, and how often it won them."""

    decisions: list[str]
    played: int
    won: int


class Openings(msgspec.Struct, frozen=True, kw_only=True):
    """How the account has begun its last games, the most frequent first."""

    game: str
    openings: list[Opening]


@get("/api/me/results")
async def my_results(
    request: Ask,
    limit: Annotated[int, QueryParameter(ge=1, le=MAX_GAMES)] = 20,
    before: Moment = None,
    since: Moment = None,
    game: Annotated[str | None, QueryParameter(max_length=60)] = None,
    result: Annotated[Literal["won", "lost"] | None, QueryParameter()] = None,
    against: Annotated[Literal["people", "characters"] | None, QueryParameter()] = None,
    pace: Annotated[Literal["live", "letters"] | None, QueryParameter()] = None,
    search: Annotated[str, QueryParameter(max_length=60)] = "",
) -> History:
    """The finished games of the account that all filters allow. The chances at half time of the newest one that lacks
    them are worked out meanwhile, for the next request."""
    node, account = node_of(request), await signed_in(request)
    wanted = ResultFilter(
        game=game,
        won=None if result is None else result == "won",
        people=None if against is None else against == "people",
        pace=pace,
        since=since,
        before=before,
        search=search.strip(),
    )
    page, details = await _page(node, account, wanted, limit)
    kept = [game.table for game in page.games if game.kept]
    await _work_out(request, node, [table for table in kept if table in details and details[table].chances is None])
    if before is not None:
        return page
    found, won = await node.store.result_tally(account.id, wanted)
    return msgspec.structs.replace(page, found=found, won=won)


@get("/api/me/openings")
async def my_openings(request: Ask, game: Annotated[str, QueryParameter(max_length=60)] = "") -> Openings:
    """How the account has begun its last games of one kind: its first decisions, and how often it won with them."""
    account = await signed_in(request)
    rows = await node_of(request).store.openings(account.id, game, MAX_OPENING_GAMES)
    played = Counter(tuple(row.decisions) for row in rows)
    won = Counter(tuple(row.decisions) for row in rows if row.won)
    return Openings(
        game=game,
        openings=[
            Opening(decisions=list(decisions), played=number, won=won[decisions])
            for decisions, number in played.most_common(MAX_OPENINGS)
        ],
    )


async def history_page(node: NodeServices, account: AccountRow, wanted: ResultFilter, limit: int) -> History:
    """A page of finished games."""
    return (await _page(node, account, wanted, limit))[0]


async def _page(
    node: NodeServices, account: AccountRow, wanted: ResultFilter, limit: int
) -> tuple[History, dict[str, ResultDetails]]:
    """A page of finished games, and what is known of their tables."""
    found = await node.store.results_of(account.id, wanted, limit)
    details = await node.store.result_details([rows[0].table for rows in found])
    names = await node.store.account_names(row.account for rows in found for row in rows if not row.name)
    games = [
        _game(account, rows, details.get(rows[0].table), await node.store.seats(rows[0].table), names) for rows in found
    ]
    return History(games=games, before=games[-1].ended if len(games) == limit else None), details


def _game(
    account: AccountRow,
    rows: list[ResultRow],
    details: ResultDetails | None,
    seats: list[SeatRow],
    names: Mapping[str, str],
) -> GameResult:
    there = {seat.seat: seat.name for seat in seats}
    mine = [row.seat for row in rows if row.account == account.id]
    chances = (details.chances if details else None) or []
    return GameResult(
        table=rows[0].table,
        game=rows[0].game,
        title=details.title if details else "",
        pace=details.pace if details else "",
        ended=rows[0].ended,
        kept=bool(there),
        half=chances[mine[0]] if len(mine) == 1 and mine[0] < len(chances) else None,
        seats=[
            SeatResult(
                name=row.name or there.get(row.seat) or names.get(row.account or "", ""),
                bot=row.bot is not None,
                place=row.place,
                mine=row.account == account.id,
            )
            for row in rows
        ],
    )


async def _work_out(request: Ask, node: NodeServices, lacking: list[str]) -> None:
    """Start the win curve of one of the tables whose chances at half time are not known; nobody waits for it."""
    caller = household(caller_of(request))
    if not lacking or not node.win_curves.room(caller):
        return
    for table in lacking:
        row = await node.store.table(table)
        if row is None or row.status not in ("over", "closed") or node.win_curves.get(table, row.branch) is not None:
            continue
        if node.gate.request(caller_of(request), CURVE_REQUESTS) is None:
            _, stored = await node.table_work.stored(await node.table_work.version(row))
            node.win_curves.begin(table, row.branch, stored, caller)
        return


ROUTES = [my_results, my_openings]
