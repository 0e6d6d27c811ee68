"""Duplicate sets in every store: created within bounds, changed once, removed."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import msgspec
import pytest
import pytest_asyncio

from meridian.server.stores import Full, Store, store_for
from meridian.server.stores.duplicate_rows import DuplicatePlan, DuplicateRow, PlannedSeat, SetEntrant
from meridian.server.stores.scripts import duplicates
from tests.server.stored import a_table, an_account

pytestmark = pytest.mark.asyncio
PLAN = DuplicatePlan(
    title="Duell „Äquator“", game="globopolis", seats=[PlannedSeat(), PlannedSeat("steady", "Marco")], most=4,
    commitment={"hash": "00"}, host="hash",
)  # fmt: skip
ROW = DuplicateRow(id="set", plan=PLAN, secret=b"\0secret", created=5.0, organiser="ada")


@pytest_asyncio.fixture(params=("sqlite", "postgres"))
async def store(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Store]:
    url = f"sqlite:///{tmp_path}/store.db" if request.param == "sqlite" else request.getfixturevalue("postgres_url")
    async with store_for(url) as opened:
        await opened.create_account(an_account("ada"))
        await opened.create_duplicate(ROW, 2, 3)
        yield opened


async def test_a_set_changes_only_from_the_version_that_was_read(store: Store) -> None:
    assert await store.duplicate("set") == ROW
    assert await store.duplicate("none") is None
    entrant = SetEntrant(name="Ben", token_hash="hash of a token", gives_nonce=True)
    progress = msgspec.structs.replace(ROW.progress, entrants=[entrant], seating=[[1, 0]])
    changed = msgspec.structs.replace(ROW, status="running", progress=progress, secret=b"another")
    assert await store.waiting_duplicates() == []
    assert await store.change_duplicate(changed)
    assert not await store.change_duplicate(changed), "another was first"
    assert await store.duplicate("set") == msgspec.structs.replace(changed, version=2)
    assert await store.waiting_duplicates() == ["set"], "its tables are to be opened"
    await store.create_table(a_table("t1"))
    await store.create_table(a_table("t2"))
    assert await store.table_statuses(["t1", "t3"]) == {"t1": "open"}
    assert not await store.opened_duplicate(changed, ["t1", "t2"]), "another was first"
    assert await store.opened_duplicate(msgspec.structs.replace(changed, version=2), ["t1", "t2"])
    assert await store.waiting_duplicates() == []
    await store.set_status("t1", "closed")
    assert await store.waiting_duplicates() == [], "one table is still played"
    await store.set_status("t2", "closed")
    assert await store.waiting_duplicates() == ["set"], "its end is to be told"


async def test_sets_are_bounded_and_removed(store: Store) -> None:
    await store.create_duplicate(msgspec.structs.replace(ROW, id="second"), 2, 3)
    with pytest.raises(Full):
        await store.create_duplicate(msgspec.structs.replace(ROW, id="third"), 2, 3)
    await store.create_duplicate(msgspec.structs.replace(ROW, id="third", organiser=None, created=9.0), 2, 3)
    with pytest.raises(Full):
        await store.create_duplicate(msgspec.structs.replace(ROW, id="fourth", organiser=None), 2, 3)
    await store.delete_account("ada")
    kept = await store.duplicate("set")
    assert kept is not None
    assert kept.organiser is None
    assert await store.write(duplicates.forget(9.0, "'open'", 10)) == 2
    assert await store.duplicate("third") is not None
