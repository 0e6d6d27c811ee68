"""Results of finished games, and what a player's results add up to."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from meridian.server.stores.records import ResultRow
from meridian.server.stores.steps import Row, Steps, run, script

RESULT = "table_id, seat, game, ended, place, account, bot, name"
# Tables at which an account plays one seat: whoever plays against themselves has no result.
OWN = (
    "SELECT table_id, game, ended, place FROM results r WHERE r.account = $1"
    " AND NOT EXISTS (SELECT 1 FROM results s WHERE s.table_id = r.table_id AND s.account = r.account"
    " AND s.seat <> r.seat)"
)


class GameRecord(NamedTuple):
    """How often somebody has played a game, and won; all, and against bots only."""

    game: str
    played: int
    won: int
    played_bots: int
    won_bots: int


class CharacterRecord(NamedTuple):
    """How often somebody has met a character at a game, and came in before it or after it."""

    game: str
    name: str
    met: int
    before: int
    after: int


@script
def put_results(rows: Sequence[ResultRow]) -> Steps[None]:
    """A table has one result: what is there already stays."""
    for row in rows:
        yield run(
            f"INSERT INTO results ({RESULT}) VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT DO NOTHING",
            row.table,
            row.seat,
            row.game,
            row.ended,
            row.place,
            row.account,
            row.bot,
            row.name,
        )


@script
def results_of(account: str, before: float | None, limit: int) -> Steps[list[list[ResultRow]]]:
    """The results of all seats of an account's last games, the newest first."""
    tables = yield run(
        "SELECT table_id, max(ended) AS at FROM results WHERE account = $1 AND ended < $2"
        " GROUP BY table_id ORDER BY at DESC, table_id LIMIT $3",
        account,
        float("inf") if before is None else before,
        limit,
    )
    found = []
    for table, _ in tables:
        rows = yield run(f"SELECT {RESULT} FROM results WHERE table_id = $1 ORDER BY seat", table)
        found.append([_result(row) for row in rows])
    return found


@script
def game_records(account: str) -> Steps[list[GameRecord]]:
    rows = yield run(
        "SELECT o.game, count(*), sum(CASE WHEN o.place = 1 THEN 1 ELSE 0 END),"
        " sum(o.alone), sum(CASE WHEN o.place = 1 THEN o.alone ELSE 0 END) FROM"
        " (SELECT m.game, m.place, CASE WHEN EXISTS (SELECT 1 FROM results p WHERE p.table_id = m.table_id"
        " AND p.bot IS NULL AND (p.account IS NULL OR p.account <> $1)) THEN 0 ELSE 1 END AS alone"
        f" FROM ({OWN}) m) o GROUP BY o.game ORDER BY o.game",
        account,
    )
    return [GameRecord(game, *(int(number) for number in numbers)) for game, *numbers in rows]


@script
def character_records(account: str) -> Steps[list[CharacterRecord]]:
    rows = yield run(
        "SELECT o.game, b.name, count(*), sum(CASE WHEN o.place < b.place THEN 1 ELSE 0 END),"
        " sum(CASE WHEN o.place > b.place THEN 1 ELSE 0 END)"
        f" FROM ({OWN}) o JOIN results b ON b.table_id = o.table_id AND b.bot IS NOT NULL"
        " GROUP BY o.game, b.name ORDER BY o.game, b.name",
        account,
    )
    return [CharacterRecord(game, name, *(int(number) for number in numbers)) for game, name, *numbers in rows]


def adopt(table: str, seat: int, account: str) -> Steps[None]:
    """The result of a seat belongs to its new account."""
    yield run("UPDATE results SET account = $3 WHERE table_id = $1 AND seat = $2 AND bot IS NULL", table, seat, account)


def _result(row: Row) -> ResultRow:
    table, seat, game, ended, place, account, bot, name = row
    return ResultRow(table=table, seat=seat, game=game, ended=ended, place=place, account=account, bot=bot, name=name)
