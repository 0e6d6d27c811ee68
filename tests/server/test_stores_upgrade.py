"""A database or a backup of an earlier schema is brought to the newest, and loses nothing."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import asyncpg  # type: ignore[import-untyped, unused-ignore]
import msgspec
import pytest

from meridian.core.errors import BadInput
from meridian.server.stores import Store, store_for
from meridian.server.stores.backup import LineWriter, restore
from meridian.server.stores.club_rows import ClubRow
from meridian.server.stores.competition_rows import CompetitionPlan, CompetitionRow
from meridian.server.stores.kinds import EARLIER, KINDS
from meridian.server.stores.migrate import NEWEST, rendered
from meridian.server.stores.records import (
    AuditRow,
    LearnedRow,
    RelationRow,
    ReportedLine,
    ReportRow,
    ResultDetails,
    SuspensionRow,
)
from meridian.server.stores.state import SeatPrivate, TableState
from tests.server.stored import HEADER, a_seat, a_table, an_account, contents, entries

pytestmark = pytest.mark.asyncio
(ENTRY,) = entries(1, 1)
ROWS: dict[str, tuple[Any, ...]] = {
    "accounts": ("ada", "Ada", "hash of ada", "ada@example.org", 1.0),
    "tables": ("t1", "globopolis", '{"lang":"de"}', "open", 100.0, HEADER),
    "heads": ("t1", 1, 1, 3, 201.0, 0),
    "branches": ("t1", 1, 0, 0),
    "entries": ("t1", 1, 1, ENTRY.actor, ENTRY.action, ENTRY.at, None),
    "seats": ("t1", 0, "person", "Player 0", None, "aa", "ada", 101.0),
}
"""What a database of the first schema may hold."""


def insert(kind: str, values: tuple[Any, ...]) -> str:
    columns = ", ".join(KINDS[kind].columns[: len(values)])
    return f"INSERT INTO {kind} ({columns}) VALUES ({', '.join(f'${at}' for at in range(1, len(values) + 1))})"


def first_file(path: Path) -> None:
    with closing(sqlite3.connect(path)) as db:
        db.executescript(rendered("sqlite", None, "0001"))
        for kind, values in ROWS.items():
            db.execute(insert(kind, values).replace("$", "?"), values)
        db.commit()


async def first_database(url: str) -> None:
    db = await asyncpg.connect(url)
    await db.execute(rendered("postgresql", None, "0001"))
    for kind, values in ROWS.items():
        await db.execute(insert(kind, values), *values)
    await db.close()


async def check(store: Store, fence: int = 3) -> None:
    """Everything is there, and what is new is empty and can be written."""
    assert await store.table("t1") == a_table(touched=201.0, fence=fence)
    assert await store.seats("t1") == [a_seat(token_hash="aa", account="ada")]
    assert await store.account("ada") == an_account()
    assert await store.entries("t1", 1) == [ENTRY]
    await store.append("t1", 1, 2, entries(2, 1), fence, state=TableState(away=2.0))
    await store.set_private("t1", 0, SeatPrivate(lang="de"))
    assert await store.table("t1") == a_table(touched=202.0, fence=fence, state=TableState(away=2.0))
    learned = LearnedRow(account="ada", lesson="gd-1", version=1, step=3)
    assert await store.learned("ada") == []
    await store.put_learned([learned])
    assert await store.learned("ada") == [learned]
    await check_moderation(store)
    plan = CompetitionPlan(title="Friday", format="swiss", size=2, most=4, game="globopolis")
    await store.create_competition(CompetitionRow(id="cup", plan=plan, organiser="ada"), 1, 1)
    assert [one.id for one in await store.competitions_of("ada")] == ["cup"]
    await store.create_club(ClubRow(id="club", name="Friday", code="code"), "ada", 1)
    assert [one.id for one in await store.clubs_of("ada")] == ["club"]
    assert await store.integrity() == []


async def check_moderation(store: Store) -> None:
    """What moderation keeps is read as it was written, and goes with its account."""
    ben = msgspec.structs.replace(an_account(), id="ben", name="Ben", email=None, email_hash=None)
    await store.create_account(ben)
    relation = RelationRow(account="ada", other="ben", kind="mute", since=1.0)
    assert await store.put_relation(relation, 1)
    relation = msgspec.structs.replace(relation, kind="block", since=2.0)
    assert await store.put_relation(relation, 1)
    other = RelationRow(account="ada", other="ada", kind="mute", since=1.0)
    assert not await store.put_relation(other, 1)
    assert await store.relations_of("ada") == [relation]
    assert (await store.relation("ada", "ben"), await store.relation("ben", "ada")) == ("block", None)
    suspension = SuspensionRow(account="ben", since=1.0, until=9.0, why="Rude")
    await store.suspend(suspension)
    assert (await store.suspension("ben", 8.0), await store.suspension("ben", 9.0)) == (suspension, None)
    line = ReportedLine(number=1, seat=0, name="Ben", at=1.0, text="Boo")
    report = ReportRow(id="r1", at=3.0, table="t1", seat=0, name="Ben", reason="abuse", account="ben", lines=[line])
    await store.put_report(report)
    assert (await store.reports(), await store.open_reports("t1")) == ([report], 1)
    done = await store.resolve_report("r1", 4.0, "Told off")
    assert (await store.reports(), await store.reports(resolved=True)) == ([], [done])
    entry = AuditRow(id="a1", at=5.0, actor="admin", who="root", action="close", table="t1", about={"to": 1})
    await store.record(entry)
    assert (await store.audit(), await store.audit(before=5.0)) == ([entry], [])
    await store.delete_account("ben")
    assert (await store.relations_of("ada"), await store.suspensions(1.0)) == ([], [])
    (left,) = await store.reports(resolved=True)
    assert (left.name, left.account, left.lines) == ("", None, [])


async def test_a_file_of_the_first_schema_is_upgraded(tmp_path: Path) -> None:
    first_file(tmp_path / "store.db")
    async with store_for(f"sqlite:///{tmp_path}/store.db") as store:
        await check(store)


async def test_a_database_of_the_first_schema_is_upgraded(postgres_url: str) -> None:
    await first_database(postgres_url)
    async with store_for(postgres_url) as store:
        await check(store)


async def test_a_copied_file_of_the_first_schema_is_restored(tmp_path: Path) -> None:
    first_file(tmp_path / "copy.db")
    async with store_for(f"sqlite:///{tmp_path}/store.db") as store:
        summary = await restore(store, tmp_path / "copy.db")
        assert {kind: number for kind, number in summary.items() if number} == dict.fromkeys(ROWS, 1)
        await check(store)


async def test_lines_of_the_first_schema_are_restored(tmp_path: Path) -> None:
    path = tmp_path / "backup.jsonl"
    written(path, "0001")
    async with store_for(f"sqlite:///{tmp_path}/store.db") as store:
        await restore(store, path)
        await check(store)
    written(path, NEWEST)
    async with store_for("sqlite://") as store:
        with pytest.raises(BadInput, match="line 2: not a row that Meridian keeps"):
            await restore(store, path)


def written(path: Path, schema: str) -> None:
    """These rows as lines that say they are of a schema."""
    with path.open("wb") as file:
        out = LineWriter(file)
        out.line("meridian backup", {"format": 1, "schema": schema})
        for kind, values in ROWS.items():
            out.rows_of(kind, [values])
        out.line("end", {"rows": out.rows, "digest": out.chain.hexdigest()})


async def test_every_earlier_schema_is_known_to_backups(tmp_path: Path) -> None:
    """Whatever versions alembic knows before the newest, and exactly what each lacks."""
    versions = [f"{number:04}" for number in range(1, int(NEWEST))]
    assert list(EARLIER) == versions
    for version in versions:
        with closing(sqlite3.connect(tmp_path / version)) as db:
            db.executescript(rendered("sqlite", None, version))
            for kind, (columns, _) in KINDS.items():
                there = tuple(row[1] for row in db.execute(f"PRAGMA table_info({kind})"))
                assert (not there) == (kind in EARLIER[version].kinds)
                lacking = len(EARLIER[version].columns.get(kind, ()))
                assert not there or there == columns[: len(columns) - lacking]


FUTURE = f"{int(NEWEST) + 1:04}"


async def test_an_old_program_leaves_a_newer_database_alone(tmp_path: Path, postgres_url: str) -> None:
    path = tmp_path / "store.db"
    async with store_for(f"sqlite:///{path}") as store:
        await store.create_account(an_account())
    with closing(sqlite3.connect(path)) as db:
        db.execute("UPDATE alembic_version SET version_num = ?", (FUTURE,))
        db.commit()
    before = contents(path)
    refusal = f"the database has schema {FUTURE}, this Meridian knows up to {NEWEST}: update it"
    with pytest.raises(BadInput, match=refusal):
        async with store_for(f"sqlite:///{path}"):
            pass
    assert contents(path) == before
    async with store_for(postgres_url):
        pass
    db = await asyncpg.connect(postgres_url)
    await db.execute(f"UPDATE alembic_version SET version_num = '{FUTURE}'")
    with pytest.raises(BadInput, match=refusal):
        async with store_for(postgres_url):
            pass
    await db.close()
    backup = tmp_path / "backup.jsonl"
    written(backup, FUTURE)
    async with store_for("sqlite://") as store:
        with pytest.raises(BadInput, match=FUTURE):
            await restore(store, backup)
        assert await store.account("ada") is None


async def test_finished_games_keep_the_title_and_pace_of_their_tables(tmp_path: Path, postgres_url: str) -> None:
    """What the history can still know of games that ended before it was kept."""
    played = {
        "tables": ("t1", "globopolis", '{"title":"Friday","clock":{"kind":"correspondence"}}', "over", 1.0, HEADER),
        "results": ("t1", 0, "globopolis", 2.0, 1, None, None, ""),
    }
    with closing(sqlite3.connect(tmp_path / "store.db")) as db:
        db.executescript(rendered("sqlite", None, "0006"))
        for kind, values in played.items():
            db.execute(insert(kind, values).replace("$", "?"), values)
        db.commit()
    db = await asyncpg.connect(postgres_url)
    await db.execute(rendered("postgresql", None, "0006"))
    for kind, values in played.items():
        await db.execute(insert(kind, values), *values)
    await db.close()
    for url in (f"sqlite:///{tmp_path}/store.db", postgres_url):
        async with store_for(url) as store:
            kept = await store.result_details(["t1"])
            assert kept == {"t1": ResultDetails(table="t1", title="Friday", pace="letters")}
