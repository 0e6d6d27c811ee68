"""The drill of docs/operations.md from every schema there has been, in both kinds of database: a backup of before, the
upgrade, play that goes on, and the way back by `meridian admin restore`. Every kind of row that a schema has is there.

The program of then is not at hand. What it left, and what its backup held, are written here: its schema is the one that
alembic knows, its backup of an SQLite file is SQLite's own copy, and of PostgreSQL lines that begin with its schema.
"""

from __future__ import annotations

import asyncio
import sqlite3
import subprocess
from collections.abc import Awaitable, Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any, Final, TypeVar

import asyncpg  # type: ignore[import-untyped, unused-ignore]
import msgspec
import pytest

from meridian.cli import main
from meridian.server.stores import Store, store_for
from meridian.server.stores.backup import LineWriter
from meridian.server.stores.competition_rows import CompetitionPlan
from meridian.server.stores.duplicate_rows import DuplicatePlan, PlannedSeat
from meridian.server.stores.kinds import EARLIER, KINDS
from meridian.server.stores.migrate import NEWEST, rendered
from tests.server.conftest import database
from tests.server.stored import HEADER, contents, entries, everything

T = TypeVar("T")
Row = tuple[Any, ...]
(ENTRY,) = entries(1, 1)
CUP = msgspec.json.encode(CompetitionPlan(title="Friday", format="swiss", size=2, most=4, game="globopolis")).decode()
SET = msgspec.json.encode(
    DuplicatePlan(
        title="Set", game="globopolis", seats=[PlannedSeat()] * 2, most=4, commitment={"hash": "00"}, host="h"
    )
).decode()
ROWS: Final[dict[str, list[Row]]] = {
    "accounts": [
        ("ada", "Ada", "hash of ada", "ada@example.org", 1.0, '{"lang":"de"}', "ada"),
        ("ben", "Ben", None, None, 2.0, "{}", "ben"),
    ],
    "passwords": [("ada", "argon2 of ada")],
    "passkeys": [("key", "ada", b"\0public", 7, "Phone", 1.0, 2.0)],
    "codes": [("code", "ada", "recovery", None)],
    "invitations": [("invited", "7k2m", 3, 1.0, 9e9)],
    "tables": [("t1", "globopolis", '{"lang":"de","title":"Friday"}', "open", 100.0, HEADER)],
    "heads": [("t1", 1, 1, 3, 201.0, 1)],
    "states": [("t1", '{"away":1.5}')],
    "branches": [("t1", 1, 0, 0)],
    "entries": [("t1", 1, 1, ENTRY.actor, ENTRY.action, ENTRY.at, None)],
    "seats": [("t1", 0, "person", "Player 0", None, "aa", "ada", 101.0, '{"lang":"de"}')],
    "secrets": [("t1", b"\0chance")],
    "chat": [("t1", 1, 0, 1.25, 'a "word"\n', "[1]")],
    "notices": [("n", "t1", 0, "turn", "x", '{"ö":null}', 1e9, 0, 0, None)],
    "sessions": [("s", "ada", 9.5)],
    "ratings": [("ada", "globopolis", 25.1, 8.333333333333334, 1)],
    "learned": [("ada", "gd-1", 1, 3, 0)],
    "results": [("t1", 0, "globopolis", 2.0, 1, "ada", None, "Ada")],
    "rated": [("t1", "[[0,25.0,26.1]]")],
    "relations": [("ada", "ben", "block", 1.0)],
    "suspensions": [("ben", 1.0, None, "Rude")],
    "reports": [("r1", 3.0, "ada", "t1", 1, "ben", "Ben", "abuse", "", "[]", None, "")],
    "audit": [("a1", 5.0, "admin", "root", "close", None, "t1", '{"to":1}')],
    "competitions": [("cup", "open", 1.0, "ada", 0, None, CUP)],
    "entrants": [("cup", 1, "ada", None, "Ada", 1.0, 0)],
    "pairings": [("cup", 1, 1, "t1", "[1]", None)],
    "result_details": [("t1", "Friday", "live", "[]", None)],
    "join_codes": [("ABCD", "t1")],
    "clubs": [("club", "Friday", 1.0, "join", "", 1)],
    "club_members": [("club", "ada", 1.0)],
    "club_chat": [("club", 1, "ada", 1.0, "Hello")],
    "club_tables": [("t1", "club")],
    "club_competitions": [("cup", "club")],
    "duplicates": [("set", "open", 1.0, "ada", 1, SET, "{}", b"\0secret")],
    "duplicate_tables": [("set", "t1")],
}
VERSIONS = [f"{number:04}" for number in range(1, int(NEWEST) + 1)]


def rows_of(version: str) -> Iterator[tuple[str, tuple[str, ...], list[Row]]]:
    """The kinds, columns and rows that a schema has."""
    lacks = EARLIER.get(version)
    for kind, rows in ROWS.items():
        if lacks is None or kind not in lacks.kinds:
            without = len(lacks.columns.get(kind, ())) if lacks else 0
            columns = KINDS[kind].columns
            columns = columns[: len(columns) - without]
            yield kind, columns, [row[: len(columns)] for row in rows]


def insert(kind: str, columns: tuple[str, ...], sign: str) -> str:
    values = ", ".join("?" if sign == "?" else f"${at}" for at in range(1, len(columns) + 1))
    return f"INSERT INTO {kind} ({', '.join(columns)}) VALUES ({values})"


def file_of(version: str, path: Path) -> None:
    with closing(sqlite3.connect(path)) as db:
        db.executescript(rendered("sqlite", None, version))
        for kind, columns, rows in rows_of(version):
            db.executemany(insert(kind, columns, "?"), rows)
        db.commit()


async def database_of(version: str, url: str) -> None:
    db = await asyncpg.connect(url)
    await db.execute(rendered("postgresql", None, version))
    for kind, columns, rows in rows_of(version):
        await db.executemany(insert(kind, columns, "$"), rows)
    await db.close()


def lines_of(version: str, path: Path) -> None:
    with path.open("wb") as file:
        out = LineWriter(file)
        out.line("meridian backup", {"format": 1, "schema": version})
        for kind, _, rows in rows_of(version):
            out.rows_of(kind, [*rows])
        out.line("end", {"rows": out.rows, "digest": out.chain.hexdigest()})


def within(url: str, act: Callable[[Store], Awaitable[T]]) -> T:
    async def run() -> T:
        async with store_for(url) as store:
            return await act(store)

    return asyncio.run(run())


def check(url: str, version: str) -> None:
    """A database of the newest schema has everything that this one had."""

    async def look(store: Store) -> dict[str, list[Row]]:
        assert await store.integrity() == []
        return await store.read(everything())

    found = within(url, look)
    for kind, columns, rows in rows_of(version):
        assert [row[: len(columns)] for row in found[kind]] == sorted(rows, key=repr), kind


def play_on(url: str) -> None:
    within(url, lambda store: store.append("t1", 1, 2, entries(2, 1), 3))


def admin(*words: str) -> None:
    assert main(["admin", *words]) == 0


def test_there_is_a_row_of_every_kind() -> None:
    assert list(ROWS) == list(KINDS)
    assert all(len(row) == len(KINDS[kind].columns) for kind, rows in ROWS.items() for row in rows)


@pytest.mark.parametrize("version", VERSIONS)
def test_there_and_back_with_a_file(version: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    path, before = tmp_path / "meridian.db", tmp_path / "before.db"
    monkeypatch.setenv("MERIDIAN_DATABASE", f"sqlite:///{path}")
    file_of(version, path)
    left = contents(path)
    if version == NEWEST:
        admin("backup", "before.db")
    else:
        with closing(sqlite3.connect(path)) as db, closing(sqlite3.connect(before)) as copy:
            db.backup(copy)
    check(f"sqlite:///{path}", version)
    play_on(f"sqlite:///{path}")
    assert contents(path) != left
    assert contents(before) == left  # the program of then finds what it left
    subprocess.run(["mv", path, "newer.db"], check=True)
    admin("restore", "before.db")
    check(f"sqlite:///{path}", version)
    play_on(f"sqlite:///{path}")


@pytest.mark.parametrize("version", VERSIONS)
def test_there_and_back_with_postgresql(
    version: str, tmp_path: Path, postgres_server: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    with database(postgres_server) as url, database(postgres_server) as empty:
        asyncio.run(database_of(version, url))
        lines_of(version, tmp_path / "before.jsonl")
        if version == NEWEST:
            written = (tmp_path / "before.jsonl").read_bytes()
            admin("backup", "before.jsonl", "--database", url)
            assert len((tmp_path / "before.jsonl").read_bytes().splitlines()) == len(written.splitlines())
        check(url, version)
        play_on(url)
        admin("restore", "before.jsonl", "--database", empty)
        check(empty, version)
        play_on(empty)
