"""Results of finished games, and what a player's results add up to."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import msgspec

from meridian.server.stores.records import ResultDetails, ResultFilter, ResultRow
from meridian.server.stores.steps import Row, Steps, run, run_among, script

RESULT = "table_id, seat, game, ended, place, account, bot, name"
# Tables at which an account plays one seat: playing against oneself gives no result.
OWN = (
    "SELECT table_id, game, ended, place FROM results r WHERE r.account = $1"
    " AND NOT EXISTS (SELECT 1 FROM results s WHERE s.table_id = r.table_id AND s.account = r.account"
    " AND s.seat <> r.seat)"
)

OTHERS = "p.table_id = r.table_id AND p.seat <> r.seat AND (p.account IS NULL OR p.account <> r.account)"
_OPENINGS = msgspec.json.Decoder(list[list[str]])
_CHANCES = msgspec.json.Decoder(list[float])


class GameRecord(NamedTuple):
    """How often an account has played a game, and won; all, and against bots only."""

    game: str
    played: int
    won: int
    played_bots: int
    won_bots: int


class CharacterRecord(NamedTuple):
    """How often an account has met a character at a game, and came in before it or after it."""

    game: str
    name: str
    met: int
    before: int
    after: int


class OpeningRow(NamedTuple):
    """The first decisions of an account in a game, and whether it won."""

    decisions: list[str]
    won: bool


@script
def put_results(rows: Sequence[ResultRow], details: ResultDetails) -> Steps[None]:
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
    yield run(
        "INSERT INTO result_details (table_id, title, pace, openings) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING",
        details.table,
        details.title,
        details.pace,
        _said(details.openings),
    )


@script
def put_chances(table: str, chances: Sequence[float]) -> Steps[None]:
    yield run("UPDATE result_details SET chances = $2 WHERE table_id = $1", table, _said(list(chances)))


@script
def details_of(tables: Sequence[str]) -> Steps[dict[str, ResultDetails]]:
    rows = yield from run_among(
        "SELECT table_id, title, pace, openings, chances FROM result_details WHERE table_id IN ({})", tables
    )
    return {
        table: ResultDetails(
            table=table,
            title=title,
            pace=pace,
            openings=_OPENINGS.decode(openings),
            chances=None if chances is None else _CHANCES.decode(chances),
        )
        for table, title, pace, openings, chances in rows
    }


@script
def results_of(account: str, wanted: ResultFilter, limit: int) -> Steps[list[list[ResultRow]]]:
    """The results of all seats of an account's last games, the newest first."""
    where, values = _where(account, wanted)
    tables = yield run(
        f"SELECT r.table_id, max(r.ended) AS at {where} GROUP BY r.table_id ORDER BY at DESC, r.table_id"
        f" LIMIT ${len(values) + 1}",
        *values,
        limit,
    )
    found = []
    for table, _ in tables:
        rows = yield run(f"SELECT {RESULT} FROM results WHERE table_id = $1 ORDER BY seat", table)
        found.append([result_of(row) for row in rows])
    return found


@script
def tally(account: str, wanted: ResultFilter) -> Steps[tuple[int, int]]:
    """How many such games there are, and how many of them the account has won."""
    where, values = _where(account, wanted)
    ((games, won),) = yield run(
        "SELECT count(*), coalesce(sum(CASE WHEN o.best = 1 THEN 1 ELSE 0 END), 0) FROM"
        f" (SELECT min(r.place) AS best {where} GROUP BY r.table_id) o",
        *values,
    )
    return int(games), int(won)


@script
def openings(account: str, game: str, limit: int) -> Steps[list[OpeningRow]]:
    """How an account began its last games, and whether it won them."""
    rows = yield run(
        "SELECT r.seat, r.place, d.openings FROM results r JOIN result_details d ON d.table_id = r.table_id"
        " WHERE r.account = $1 AND r.game = $2 ORDER BY r.ended DESC LIMIT $3",
        account,
        game,
        limit,
    )
    found = []
    for seat, place, told in rows:
        decisions = _OPENINGS.decode(told)
        if seat < len(decisions) and decisions[seat]:
            found.append(OpeningRow(decisions[seat], place == 1))
    return found


def _where(account: str, wanted: ResultFilter) -> tuple[str, list[str | float]]:
    """The condition for the wanted games of an account, and its values."""
    parts, values = ["r.account = $1"], list[str | float]([account])

    def value(new: str | float) -> str:
        values.append(new)
        return f"${len(values)}"

    if wanted.game is not None:
        parts.append(f"r.game = {value(wanted.game)}")
    if wanted.won is not None:
        parts.append("r.place = 1" if wanted.won else "r.place > 1")
    if wanted.people is not None:
        met = f"EXISTS (SELECT 1 FROM results p WHERE {OTHERS} AND p.bot IS NULL)"
        parts.append(met if wanted.people else f"NOT {met}")
    if wanted.pace is not None:
        parts.append(f"d.pace = {value(wanted.pace)}")
    if wanted.since is not None:
        parts.append(f"r.ended >= {value(wanted.since)}")
    if wanted.before is not None:
        parts.append(f"r.ended < {value(wanted.before)}")
    if wanted.search:
        like = f"LIKE {value(_pattern(wanted.search))} ESCAPE '!'"
        named = (
            f"SELECT 1 FROM results p LEFT JOIN accounts a ON a.id = p.account"
            f" LEFT JOIN seats s ON s.table_id = p.table_id AND s.seat = p.seat WHERE {OTHERS}"
            f" AND (lower(p.name) {like} OR lower(a.name) {like} OR lower(s.name) {like})"
        )
        parts.append(f"(lower(d.title) {like} OR EXISTS ({named}))")
    tables = "FROM results r LEFT JOIN result_details d ON d.table_id = r.table_id"
    return f"{tables} WHERE {' AND '.join(parts)}", values


def _pattern(text: str) -> str:
    """A pattern of LIKE that finds a text anywhere, in lower case."""
    plain = text.lower()
    for special in ("!", "%", "_"):
        plain = plain.replace(special, f"!{special}")
    return f"%{plain}%"


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


def result_of(row: Row) -> ResultRow:
    """A result from its columns."""
    table, seat, game, ended, place, account, bot, name = row
    return ResultRow(table=table, seat=seat, game=game, ended=ended, place=place, account=account, bot=bot, name=name)


def _said(value: object) -> str:
    return msgspec.json.encode(value).decode()
