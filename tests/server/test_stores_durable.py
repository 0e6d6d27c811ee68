"""What a store has said is written stays written: killed processes, failing disks, lost connections."""

from __future__ import annotations

import asyncio
import os
import random
import selectors
import signal
import sqlite3
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import asyncpg  # type: ignore[import-untyped, unused-ignore]
import pytest

from meridian.server.stores import NotDurable, Store, Unreachable, open_store, store_for
from meridian.server.stores.gather import Gathered
from meridian.server.stores.sqlite import SqliteStore
from meridian.server.stores.steps import Steps, run, script
from meridian.server.stores.writer import Writer
from tests.server.patience import PATIENCE
from tests.server.stored import a_table, entries

KILLS = 30
pytestmark = pytest.mark.asyncio


def appending(url: str, *more: str) -> subprocess.Popen[bytes]:
    return subprocess.Popen(
        [sys.executable, "-m", "tests.server.appending", url, *more],
        stdout=subprocess.PIPE,
        cwd=Path(__file__).parents[2],
    )


def heard_until_killed(url: str, moment: float) -> bytes:
    """Let it append, kill it that long after its first words; all that it has said."""
    process = appending(url)
    assert process.stdout is not None
    with process.stdout, selectors.DefaultSelector() as waiting:
        waiting.register(process.stdout, selectors.EVENT_READ)
        assert waiting.select(PATIENCE), "it does not begin"
        time.sleep(moment)
        os.kill(process.pid, signal.SIGKILL)
        said = process.stdout.read()
    process.wait()
    assert process.returncode == -signal.SIGKILL
    return said


async def test_whatever_was_acknowledged_survives_kills(tmp_path: Path) -> None:
    """A kill loses what the process had in memory. What the machine had in its own, only a power cut would lose."""
    url = f"sqlite:///{tmp_path}/store.db"
    moments = random.Random(7)
    promised: dict[str, int] = {}
    for _ in range(KILLS):
        said = await asyncio.to_thread(heard_until_killed, url, moments.uniform(0.0, 0.05))
        for line in said.decode().splitlines():
            _, name, last = line.split()
            promised[name] = int(last)
        async with store_for(url) as store:
            for table, acknowledged in promised.items():
                there = await store.entries(table, 1)
                assert len(there) >= acknowledged
                assert there == entries(1, len(there), table)
    assert len(promised) == 5
    async with store_for(url) as store:
        assert await store.integrity() == []


async def test_a_full_disk_is_told_to_everybody_who_waits(tmp_path: Path) -> None:
    """A real failure: the system refuses to let the files grow."""
    url = f"sqlite:///{tmp_path}/store.db"
    process = appending(url, "600000")
    said, _ = await asyncio.to_thread(process.communicate, timeout=PATIENCE)
    assert process.returncode == 0
    promised: dict[str, int] = {}
    failed: dict[str, list[str]] = {}
    for line in said.decode().splitlines():
        kind, table, *rest = line.split(maxsplit=2)
        if kind == "done":
            promised[table] = int(rest[0])
        else:
            failed[table] = rest[0].split(maxsplit=3)
    assert sorted(failed) == ["t0", "t1", "t2", "t3", "t4"]
    for healthy, counted, line in ((told[1], told[2], told[3]) for told in failed.values()):
        assert (healthy, counted) == ("False", "True")
        assert "not known to be written: d" in line  # disk I/O error, or database or disk is full
    async with store_for(url) as store:
        assert await store.integrity() == []
        for table, last in promised.items():
            assert len(await store.entries(table, 1)) >= last
            first = len(await store.entries(table, 1)) + 1
            await store.append(table, 1, first, entries(first, 1, table), 0)


class FailingWriter(Writer):
    """Its disk fails while `failing` is set."""

    failing = False

    def commit(self, db: sqlite3.Connection) -> None:
        if self.failing:
            raise sqlite3.OperationalError("disk I/O error")
        super().commit(db)


class FailingStore(SqliteStore):
    writer_class = FailingWriter

    def fail(self, failing: bool) -> None:
        writer = self._open_writer()
        assert isinstance(writer, FailingWriter)
        writer.failing = failing


async def test_a_failed_commit_fails_everybody_in_it(tmp_path: Path) -> None:
    async with FailingStore(tmp_path / "store.db") as store:
        for at in range(4):
            await store.create_table(a_table(f"t{at}"))
        store.fail(True)
        work = [store.append(f"t{at}", 1, 1, entries(1, 2, f"t{at}"), 0) for at in range(4)]
        outcomes = await asyncio.gather(*work, store.append("t0", 1, 9, entries(9, 1, "t0"), 0), return_exceptions=True)
        assert {type(outcome) for outcome in outcomes} == {NotDurable}
        assert len({id(outcome) for outcome in outcomes}) == 5
        assert all(isinstance(outcome.__cause__, sqlite3.OperationalError) for outcome in outcomes if outcome)
        health = await store.health()
        assert (health.ok, health.error) == (False, "OperationalError: disk I/O error")
        assert (await store.counts())["failed_writes"] >= 1
        assert await store.entries("t0", 1) == []
        store.fail(False)
        await store.append("t0", 1, 1, entries(1, 2, "t0"), 0)
        assert (await store.health()).ok
        assert (await store.counts())["failed_writes"] >= 1
        assert await store.entries("t0", 1) == entries(1, 2, "t0")
        assert await store.integrity() == []


async def test_what_waits_together_is_committed_together(tmp_path: Path) -> None:
    async with SqliteStore(tmp_path / "store.db") as store:
        for at in range(100):
            await store.create_table(a_table(f"t{at}"))
        before = store.commits
        for first in (1, 2, 3):
            await asyncio.gather(
                *(store.append(f"t{at}", 1, first, entries(first, 1, f"t{at}"), 0) for at in range(100))
            )
        assert store.commits - before < 60
        before = store.commits
        for first in (4, 5, 6):
            await store.append("t0", 1, first, entries(first, 1, "t0"), 0)
        assert store.commits - before == 3


async def test_a_caller_that_gives_up_does_not_disturb_the_others(tmp_path: Path) -> None:
    async with SqliteStore(tmp_path / "store.db") as store:
        for at in range(20):
            await store.create_table(a_table(f"t{at}"))
        work = [asyncio.ensure_future(store.append(f"t{at}", 1, 1, entries(1, 1, f"t{at}"), 0)) for at in range(20)]
        await asyncio.sleep(0)
        for task in work[::3]:
            task.cancel()
        outcomes = await asyncio.gather(*work, return_exceptions=True)
        assert [at for at, outcome in enumerate(outcomes) if outcome is None] == [at for at in range(20) if at % 3]
        assert len(await store.entries("t1", 1)) == 1


async def test_closing_finishes_what_was_asked_for(tmp_path: Path, postgres_url: str) -> None:
    for url in (f"sqlite:///{tmp_path}/store.db", postgres_url):
        store = await open_store(url)
        await store.create_table(a_table())
        work = asyncio.ensure_future(store.append("t1", 1, 1, entries(1, 3), 0))
        await asyncio.sleep(0)
        await store.close()
        await work
        async with store_for(url) as again:
            assert await again.entries("t1", 1) == entries(1, 3)


async def test_settings_of_sqlite_are_those_that_last(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "store.db")
    db = store._connect()
    found = [db.execute(f"PRAGMA {name}").fetchone()[0] for name in ("journal_mode", "synchronous", "foreign_keys")]
    db.close()
    assert found == ["wal", 2, 1]


# PostgreSQL


async def test_nobody_waits_for_a_lane_that_has_ended() -> None:
    """Both lanes end in the same moment, and of those they served only one asks again."""
    gate = asyncio.Event()
    sent: list[list[str]] = []

    async def send(sql: str, columns: list[list[Any]]) -> set[str]:
        sent.append(columns[0])
        await gate.wait()
        return set(columns[0])

    gathered = Gathered(send)

    async def play(table: str, rounds: int) -> None:
        for number in range(1, rounds + 1):
            assert await gathered.append(table, 1, number, entries(number, 1, table), 0)

    first = asyncio.ensure_future(play("t1", 2))
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    second = asyncio.ensure_future(play("t2", 1))
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    assert sent == [["t1"], ["t2"]]
    gate.set()
    await asyncio.wait_for(asyncio.gather(first, second), PATIENCE)
    await gathered.finish()
    assert sent == [["t1"], ["t2"], ["t1"]]


@script
def cut_off() -> Steps[None]:
    """End every connection to this database but the one that asks."""
    yield run(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
        " WHERE datname = current_database() AND pid <> pg_backend_pid()"
    )


@script
def setting(name: str) -> Steps[str]:
    rows = yield run("SELECT current_setting($1)", name)
    return str(rows[0][0])


class Appending:
    """Appends to many tables, each failed append again until it is well; counts both."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.appended = 0
        self.failures = 0

    async def play(self, table: str, rounds: int) -> None:
        for number in range(1, rounds + 1):
            while not await self._appends(table, number):
                await asyncio.sleep(0.01)
            self.appended += 1

    async def _appends(self, table: str, number: int) -> bool:
        try:
            await self.store.append(table, 1, number, entries(number, 1, table), 0)
        except NotDurable:
            self.failures += 1
            return False
        return True


async def test_lost_connections_are_told_and_made_again(postgres_url: str) -> None:
    async with store_for(postgres_url) as store, store_for(postgres_url) as other:
        for at in range(20):
            await store.create_table(a_table(f"t{at}"))
        work = Appending(store)
        async with asyncio.timeout(PATIENCE), asyncio.TaskGroup() as players:
            for at in range(20):
                players.create_task(work.play(f"t{at}", 150))
            for cut in range(1, 6):
                while work.appended < 400 * cut:
                    await asyncio.sleep(0)
                await other.read(cut_off())
        assert (work.appended, work.failures > 0) == (3000, True)
        assert (await store.counts())["failed_writes"] == work.failures
        assert (await store.health()).ok
        for at in range(20):
            assert await store.entries(f"t{at}", 1) == entries(1, 150, f"t{at}")
        assert await store.integrity() == []


async def test_a_database_out_of_reach_is_told(postgres_url: str) -> None:
    server, _, name = postgres_url.rpartition("/")
    operator = await asyncpg.connect(f"{server}/postgres")
    async with store_for(postgres_url) as store:
        await store.create_table(a_table())
        await operator.execute(f"ALTER DATABASE {name} ALLOW_CONNECTIONS false")
        await operator.execute("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1", name)
        with pytest.raises(NotDurable, match="not known to be written"):
            await store.append("t1", 1, 1, entries(1, 1), 0)
        with pytest.raises(NotDurable):
            await store.touch("t1", 1.0)
        with pytest.raises(Unreachable):
            await store.table("t1")
        health = await store.health()
        assert (health.ok, health.failures) == (False, 2)
        await operator.execute(f"ALTER DATABASE {name} ALLOW_CONNECTIONS true")
        await store.append("t1", 1, 1, entries(1, 1), 0)
        assert (await store.health()).ok
    await operator.close()


async def test_commits_wait_for_the_disk_whatever_the_server_is_set_to(postgres_url: str) -> None:
    server, _, name = postgres_url.rpartition("/")
    operator = await asyncpg.connect(f"{server}/postgres")
    await operator.execute(f"ALTER DATABASE {name} SET synchronous_commit = off")
    await operator.close()
    async with store_for(postgres_url) as store:
        assert await store.read(setting("synchronous_commit")) == "on"
