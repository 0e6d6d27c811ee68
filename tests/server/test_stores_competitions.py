"""Competitions in every store: entries, rounds that are opened once, results that stay."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import msgspec
import pytest
import pytest_asyncio

from meridian.arena.meetings import Meeting
from meridian.server.stores import Full, Missing, Store, StoreConflict, store_for
from meridian.server.stores.competition_rows import (
    Competition,
    CompetitionPlan,
    CompetitionRow,
    EntrantRow,
    PairingRow,
)
from tests.server.stored import a_table, an_account

pytestmark = pytest.mark.asyncio
PLAN = CompetitionPlan(title="Friday", format="swiss", size=2, most=3, game="globopolis")
CUP = CompetitionRow(id="cup", plan=PLAN, created=5.0, organiser="ada")


@pytest_asyncio.fixture(params=("sqlite", "postgres"))
async def store(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Store]:
    url = f"sqlite:///{tmp_path}/store.db" if request.param == "sqlite" else request.getfixturevalue("postgres_url")
    async with store_for(url) as opened:
        for name in ("ada", "ben"):
            await opened.create_account(an_account(name))
        await opened.create_competition(CUP, 5, 100)
        yield opened


def entrant(**changed: object) -> EntrantRow:
    return msgspec.structs.replace(EntrantRow(competition="cup", number=0, entered=6.0), **changed)


def paired(*entrants: int, number: int = 1) -> PairingRow:
    table = f"t{number}" if len(entrants) > 1 else None
    return PairingRow(competition="cup", round=1, number=number, table=table, meeting=Meeting(entrants))


async def found(store: Store) -> Competition:
    read = await store.competition("cup")
    assert read is not None
    return read


async def test_entries(store: Store) -> None:
    assert await found(store) == Competition(CUP, [], [])
    assert await store.competition("none") is None
    assert (await store.enter(entrant(account="ada"), 3)).number == 1
    with pytest.raises(StoreConflict):
        await store.enter(entrant(account="ada"), 3)
    await store.enter(entrant(bot="random", name="Marco"), 3)
    await store.enter(entrant(account="ben"), 3)
    with pytest.raises(Full):
        await store.enter(entrant(bot="random", name="Ida"), 3)
    with pytest.raises(Missing):
        await store.enter(entrant(competition="none", bot="random"), 3)
    assert [(one.number, one.name) for one in (await found(store)).entrants] == [(1, "Ada"), (2, "Marco"), (3, "Ada")]
    await store.leave_competition("cup", 2)
    with pytest.raises(StoreConflict):
        await store.leave_competition("cup", 2)
    await store.delete_account("ben")
    left = (await found(store)).entrants[-1]
    assert (left.name, left.gone) == ("", True), "nothing of a deleted account is left"
    assert [row.id for row in await store.competitions_of("ada")] == ["cup"]
    assert await store.numbers_of_entrants(["cup", "none"]) == {"cup": 2}
    with pytest.raises(Full):
        await store.create_competition(msgspec.structs.replace(CUP, id="more"), 1, 100)
    await store.create_competition(msgspec.structs.replace(CUP, id="more", created=9.0), 2, 100)
    rows, cursor = await store.competitions("open", 1)
    assert [row.id for row in rows] == ["more"]
    assert [row.id for row in (await store.competitions("open", 1, cursor))[0]] == ["cup"]


async def test_a_round_is_opened_once_and_its_results_stay(store: Store) -> None:
    for _ in range(3):
        await store.enter(entrant(bot="random", name="Marco"), 3)
    before = await found(store)
    rows = [paired(1, 2), paired(3, number=2)]
    assert await store.waiting_competitions(10.0) == []
    await store.leave_competition("cup", 3)
    with pytest.raises(StoreConflict):
        await store.open_round(before, rows)
    await store.enter(entrant(bot="random", name="Marco"), 3)
    before = await found(store)
    assert await store.open_round(before, rows)
    assert not await store.open_round(before, rows)
    now = await found(store)
    assert (now.row.status, now.row.round) == ("running", 1)
    assert now.pairings == rows
    assert await store.waiting_competitions(10.0) == ["cup"], "a table is missing"
    await store.create_table(a_table("t1", status="running"))
    assert await store.waiting_competitions(10.0) == []
    await store.set_status("t1", "over")
    assert await store.waiting_competitions(10.0) == ["cup"]
    for places in ((2, 1), (1, 2)):  # the second one comes too late
        meeting = Meeting((1, 2), places, frozenset({1}))
        await store.put_pairing_result(msgspec.structs.replace(rows[0], meeting=meeting))
    assert (await found(store)).rounds() == [[Meeting((1, 2), (2, 1), frozenset({1})), Meeting((3,))]]
    await store.set_next_round("cup", 1, 20.0)
    await store.set_next_round("cup", 1, 30.0)
    assert await store.waiting_competitions(10.0) == []
    assert await store.waiting_competitions(20.0) == ["cup"]
    await store.leave_competition("cup", 2)
    assert [one.has_left for one in (await found(store)).entrants] == [False, True, False]
    assert await store.finish_competition("cup", 1)
    assert not await store.finish_competition("cup", 1)
    with pytest.raises(StoreConflict):
        await store.close_competition("cup")
    assert await store.waiting_competitions(99.0) == []
    assert await store.integrity() == []
