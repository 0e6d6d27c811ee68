"""Backups: whole, checked, and restored into either kind of store."""

from __future__ import annotations

import asyncio
import hashlib
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec
import pytest

from meridian.core.errors import BadInput
from meridian.server.stores import Store, store_for
from meridian.server.stores.backup import LineWriter, back_up, lines, restore
from meridian.server.stores.migrate import NEWEST
from meridian.server.stores.records import NoticeRow, RatingRow, SessionRow
from meridian.server.stores.state import SeatPrivate, TableState
from tests.server.conftest import database
from tests.server.stored import a_seat, a_table, an_account, entries, everything

pytestmark = pytest.mark.asyncio


@pytest.fixture(params=("sqlite", "memory", "postgres"))
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "postgres":
        return str(request.getfixturevalue("postgres_url"))
    return "sqlite://" if request.param == "memory" else f"sqlite:///{tmp_path}/store.db"


@pytest.fixture
def second_database(postgres_server: str) -> Iterator[str]:
    with database(postgres_server) as url:
        yield url


async def fill(store: Store) -> None:
    """Some of everything; more entries than are read at once."""
    for name in ("ada", "bob"):
        await store.create_account(an_account(name, wishes={"lang": "de"}))
        await store.put_session(SessionRow(token_hash=f"s {name}", account=name, expires=9.5))
    for table in ("t1", "t2", "tä"):
        await store.create_table(
            a_table(table), [a_seat(table, at) for at in range(3)], b"\0secret of " + table.encode()
        )
        await store.append(table, 1, 1, entries(1, 700, table), 0, state=TableState(rematch=table))
        await store.start_branch(table, 600)
        await store.append(table, 2, 601, entries(601, 5, table, branch=2), 0)
        await store.say(table, 0, 1.25, 'a "word"\n', [1])
    await store.put_seat(a_seat(seat=1, account="ada", token_hash="aa", private=SeatPrivate(mail="ä@b")))
    await store.put_ratings([RatingRow(account="ada", game="g", mu=25.1, sigma=8.333333333333334, games=1)], "t1")
    await store.put_notice(NoticeRow(key="n", table="t1", seat=0, kind="turn", target="x", body={"ö": None}, due=1e9))
    await store.settle_notice("n", done=True)
    await store.acquire_lease("t2", "node", 0.0, 10.0)


@pytest.mark.parametrize("target", ["sqlite", "postgres"])
async def test_a_backup_of_any_store_can_be_restored_into_any(
    url: str, target: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    path = tmp_path / "backup.jsonl"
    async with store_for(url) as store:
        await fill(store)
        before = await store.read(everything())
        summary = await back_up(store, path)
    assert summary == {name: len(rows) for name, rows in before.items()}
    assert summary["entries"] == 2115
    assert path.stat().st_mode & 0o777 == 0o600
    new = f"sqlite:///{tmp_path}/new.db"
    if target == "postgres":
        new = str(request.getfixturevalue("second_database"))
    async with store_for(new) as restored:
        assert await restore(restored, path) == summary
        assert await restored.read(everything()) == before
        assert await restored.integrity() == []
        fence = await restored.acquire_lease("t2", "other", 0.0, 10.0)
        assert fence == 2
        await restored.append("t2", 2, 606, entries(606, 1, "t2", branch=2), fence)
        with pytest.raises(BadInput, match="the database is not empty: restore into a new one"):
            await restore(restored, path)
    assert sorted(entry.name for entry in tmp_path.glob("*.part*")) == []


@pytest.mark.parametrize("target", ["sqlite", "postgres"])
async def test_a_copy_of_a_file_is_a_backup_too(tmp_path: Path, target: str, request: pytest.FixtureRequest) -> None:
    path = tmp_path / "copy.db"
    async with store_for(f"sqlite:///{tmp_path}/store.db") as store:
        await fill(store)
        before = await store.read(everything())
        summary = await back_up(store, path)
        await store.append("t1", 2, 606, entries(606, 1, branch=2), 0)
    assert path.stat().st_mode & 0o777 == 0o600
    new = str(request.getfixturevalue("postgres_url")) if target == "postgres" else f"sqlite:///{tmp_path}/new.db"
    async with store_for(new) as restored:
        assert await restore(restored, path) == summary
        assert await restored.read(everything()) == before
    async with store_for(f"sqlite:///{path}") as itself:
        assert await itself.integrity() == []
        assert await itself.read(everything()) == before


async def test_a_backup_is_of_one_moment_while_play_goes_on(url: str, tmp_path: Path) -> None:
    async with store_for(url) as store:
        await fill(store)

        async def play() -> None:
            for number in range(606, 646):
                await store.append("t1", 2, number, entries(number, 1, branch=2), 0)

        playing = asyncio.ensure_future(play())
        for at in range(3):
            await back_up(store, tmp_path / f"{at}.jsonl")
        await playing
    for at in range(3):
        async with store_for("sqlite://") as restored:
            await restore(restored, tmp_path / f"{at}.jsonl")
            assert await restored.integrity() == []


async def test_only_files_can_be_copied(tmp_path: Path) -> None:
    async with store_for("sqlite://") as store:
        with pytest.raises(BadInput, match=r"copy\.db: only a SQLite file can be copied; name the backup copy\.jsonl"):
            await back_up(store, tmp_path / "copy.db")


async def test_files_that_cannot_be_used_get_one_line(tmp_path: Path, url: str) -> None:
    async with store_for(url) as store:
        with pytest.raises(BadInput, match=r"cannot write .*: No such file or directory"):
            await back_up(store, tmp_path / "no" / "folder.jsonl")
        with pytest.raises(BadInput, match=r"cannot read .*: No such file or directory"):
            await restore(store, tmp_path / "nothing.jsonl")


# Damaged backups


async def small_backup(folder: Path) -> Path:
    """A backup of two accounts: a first line, two rows, a closing line."""
    async with store_for("sqlite://") as store:
        for name in ("ada", "bob"):
            await store.create_account(an_account(name))
        await back_up(store, folder / "small.jsonl")
    return folder / "small.jsonl"


async def refused(path: Path) -> str:
    """Why a backup is not restored; nothing of it is in the store afterwards."""
    async with store_for("sqlite://") as store:
        with pytest.raises(BadInput) as why:
            await restore(store, path)
        assert not any((await store.read(everything())).values())
    return str(why.value)


async def test_any_changed_byte_is_found_in_its_line(tmp_path: Path) -> None:
    path = await small_backup(tmp_path)
    whole = path.read_bytes()
    number = 1
    for at, byte in enumerate(whole):
        damaged = tmp_path / "damaged.jsonl"
        damaged.write_bytes(whole[:at] + bytes([byte ^ 1]) + whole[at + 1 :])
        with pytest.raises(BadInput, match=rf"damaged\.jsonl: line {number}: "):
            list(lines(damaged))
        number += byte == ord("\n")


async def test_any_cut_is_found(tmp_path: Path) -> None:
    path = await small_backup(tmp_path)
    whole = path.read_bytes()
    cut = tmp_path / "cut.jsonl"
    for at in range(len(whole)):
        cut.write_bytes(whole[:at])
        with pytest.raises(BadInput, match=rf"cut\.jsonl: line {whole[:at].count(10) + 1}: "):
            list(lines(cut))
    cut.write_bytes(b"")
    assert await refused(cut) == "cut.jsonl: line 1: cut short: the closing line is missing"


async def test_lines_left_out_moved_or_added_are_found(tmp_path: Path) -> None:
    first, ada, bob, end = (await small_backup(tmp_path)).read_bytes().splitlines(keepends=True)
    wrong = {
        (first, ada, end): "line 3: changed after it was written",
        (first, bob, ada, end): "line 2: changed after it was written",
        (first, ada, bob, end, end): "line 5: something stands after the closing line",
        (first, ada, bob): "line 4: cut short: the closing line is missing",
        (ada, bob, end): "line 1: changed after it was written",
    }
    path = tmp_path / "wrong.jsonl"
    for told, why in wrong.items():
        path.write_bytes(b"".join(told))
        assert why in await refused(path)


async def test_a_backup_of_another_schema_or_that_is_none_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "other.jsonl"
    with path.open("wb") as file:
        written(file, ["meridian backup", {"format": 1, "schema": "0000"}])
    assert "line 1: made with schema 0000" in await refused(path)
    with path.open("wb") as file:
        written(file, ["journal", {"format": 1}])
    assert "line 1: not the beginning of a Meridian backup" in await refused(path)
    path.write_bytes(b"hello\n")
    assert "line 1: cut short, or not a line of a backup" in await refused(path)


def written(file: Any, *told: Any) -> None:
    """Lines whose checks are right, whatever they say."""
    out = LineWriter(file)
    for kind, values in told:
        out.line(kind, values)


async def test_rows_that_do_not_fit_together_are_refused_whole(tmp_path: Path) -> None:
    """A file can be as it was written and still tell nonsense: then the integrity check at the end refuses it."""
    path = tmp_path / "nonsense.jsonl"
    first = ["meridian backup", {"format": 1, "schema": NEWEST}]
    row = ["entries", ["t1", 1, 1, 0, {"base64": "oWE="}, 1.0, None]]
    out = hashlib.sha256()
    for line in (first, row):
        out.update(msgspec.json.encode(line)[:-1])
    with path.open("wb") as file:
        written(file, first, row, ["end", {"rows": 1, "digest": out.hexdigest()}])
    told = await refused(path)
    assert told.startswith("the backup does not fit together: branch 1 of table t1 is not there, but 1 entries")
    for wrong in (["seats", [1, 2]], ["spies", []], ["entries", {}], ["rated", [{"base64": "?"}]], ["rated", [{}]]):
        with path.open("wb") as file:
            written(file, first, wrong)
        assert "line 2: not a row that Meridian keeps" in await refused(path)


async def test_a_damaged_copy_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "copy.db"
    async with store_for(f"sqlite:///{tmp_path}/store.db") as store:
        await fill(store)
        await back_up(store, path)
    data = bytearray(path.read_bytes())
    data[4096 * 20 : 4096 * 22] = bytes(8192)
    path.write_bytes(data)
    assert (await refused(path)).startswith("copy.db ")
    path.write_bytes(data[: 4096 * 10])
    assert (await refused(path)).startswith("copy.db ")
    path.unlink()
    with closing(sqlite3.connect(path)) as db:
        db.execute("CREATE TABLE notes (text TEXT)")
    assert await refused(path) == "copy.db cannot be read: no such table: alembic_version"
