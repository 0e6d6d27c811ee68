"""Retention: each kind of thing goes when its own time is up, and not before."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from meridian.server.ops.retention import DAY, keep_up, upkeep
from meridian.server.settings import Retention
from meridian.server.stores import Store, store_for
from meridian.server.stores.records import AuditRow, NoticeRow, ReportRow, SessionRow, Status
from tests.server.patience import PATIENCE
from tests.server.stored import a_seat, a_table, an_account, entries

NOW = 1000 * DAY
STATUSES: tuple[Status, ...] = ("open", "running", "over", "closed")
pytestmark = pytest.mark.asyncio


@pytest_asyncio.fixture(params=("sqlite", "postgres"))
async def store(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Store]:
    url = f"sqlite:///{tmp_path}/s.db"
    if request.param == "postgres":
        url = str(request.getfixturevalue("postgres_url"))
    async with store_for(url) as store:
        yield store


async def fill(store: Store) -> None:
    """A table of each status and a settled notice, ten and a hundred days old, and sessions that end."""
    for status in STATUSES:
        for days in (10, 100):
            name = f"{status} {days}"
            await store.create_table(a_table(name, status=status, touched=NOW - days * DAY), [a_seat(name)], b"secret")
    for days in (10, 100):
        due = NOW - days * DAY
        await store.put_notice(NoticeRow(key=f"sent {days}", kind="turn", target="x", due=due, done=True))
        await store.put_notice(NoticeRow(key=f"waits {days}", kind="turn", target="x", due=due))
        report = ReportRow(id=f"report {days}", at=due, table="t", seat=0, name="", reason="spam")
        await store.put_report(report)
        await store.record(AuditRow(id=f"audit {days}", at=due, actor="admin", who="", action="close"))
    for kind in ("lesson-x", "journal-x"):  # removed in their own time
        await store.create_table(a_table(f"{kind} 10", status="running", touched=NOW - 0.5 * DAY))
        await store.create_table(a_table(f"{kind} 100", status="running", touched=NOW - 40 * DAY))
    await store.create_account(an_account())
    for token, expires in (("old", NOW - 1), ("new", NOW + 1)):
        await store.put_session(SessionRow(token_hash=token, account="ada", expires=expires))


async def left(store: Store) -> list[str]:
    notices = [key for key in ("sent 10", "sent 100", "waits 10", "waits 100") if await store.notice(key)]
    moderation = [row.id for row in await store.reports()] + [row.id for row in await store.audit()]
    return sorted(row.id for row in (await store.tables())[0]) + notices + moderation


@pytest.mark.parametrize(
    ("retention", "gone"),
    [
        ({"finished": 50}, {"over 100", "closed 100"}),
        ({"unstarted": 50}, {"open 100"}),
        ({"abandoned": 50}, {"running 100"}),
        ({"notices": 50}, {"sent 100"}),
        ({"reports": 50}, {"report 100"}),
        ({"audit": 50}, {"audit 100"}),
        ({"finished": 5, "abandoned": 200}, {"over 10", "over 100", "closed 10", "closed 100"}),
        ({}, set()),
    ],
)
async def test_each_kind_goes_in_its_own_time(store: Store, retention: dict[str, int], gone: set[str]) -> None:
    await fill(store)
    before = await left(store)
    none = dict.fromkeys(("finished", "unstarted", "abandoned", "notices", "reports", "audit"), 0)
    told = await upkeep(store, Retention(**{**none, **retention}), NOW)
    assert set(before) - set(await left(store)) == gone | {"lesson-x 100", "journal-x 100"}
    assert (told.pop("sessions"), told.pop("lessons"), told.pop("journals")) == (1, 1, 1)
    assert sum(told.values()) == len(gone)
    assert {kind for kind, number in told.items() if number} <= retention.keys()
    assert await store.session("new", NOW) is not None
    assert await store.integrity() == []


async def test_many_are_forgotten_in_several_goes(tmp_path: Path) -> None:
    async with store_for(f"sqlite:///{tmp_path}/s.db") as store:
        for at in range(230):
            await store.create_table(a_table(f"t{at}", status="over", touched=1.0))
            await store.append(f"t{at}", 1, 1, entries(1, 1, f"t{at}"), 0)
        told = await upkeep(store, Retention(finished=1), NOW)
        assert told["finished"] == 230
        assert await left(store) == []
        assert await store.integrity() == []


async def test_it_goes_on_every_hour_and_survives_a_lost_database(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """The store is closed for the second of three rounds: that round is told of, the third does its work."""
    store = store_for(f"sqlite:///{tmp_path}/s.db")
    await store.open()
    waited: list[float] = []
    done = asyncio.Event()

    async def wait(seconds: float) -> None:
        waited.append(seconds)
        if len(waited) == 1:
            assert await store.table("t1") is None
            await store.close()
        elif len(waited) == 2:
            await store.open()
            await store.create_table(a_table("t2", status="over", touched=1.0))
        else:
            done.set()
            await asyncio.Event().wait()

    await store.create_table(a_table("t1", status="over", touched=1.0))
    with caplog.at_level(logging.INFO, "meridian.upkeep"):
        going = asyncio.create_task(keep_up(store, Retention(finished=1), clock=lambda: NOW, wait=wait))
        await asyncio.wait_for(done.wait(), PATIENCE)
    assert await store.table("t2") is None
    assert [(row.actor, row.action, row.about["finished"]) for row in await store.audit()] == [
        ("system", "forget", 1)
    ] * 2
    going.cancel()
    with pytest.raises(asyncio.CancelledError):
        await going
    assert waited == [3600.0] * 3
    said = [record.getMessage() for record in caplog.records]
    assert said == ["forgotten: finished 1", "upkeep has to wait: the store is not open", "forgotten: finished 1"]
    await store.close()
