"""Background work: in other processes, one request for all who ask the same, bounded in number and time."""

from __future__ import annotations

import asyncio
import os
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import get_args, get_type_hints

import pytest

from meridian import games
from meridian.server.background import pool
from meridian.server.background.cache import ByteCache
from meridian.server.background.jobs import EditionJob, Job, JobDone
from meridian.server.background.prices import Price
from meridian.server.background.service import Background, PreparedJob
from meridian.server.background.work import WORK, work_for
from meridian.server.errors import Overloaded, TooMany, Unusable
from meridian.server.http.rate_limits import Gate
from meridian.server.ops.metrics import Metrics
from meridian.server.settings import Limits, Rate
from tests.server.patience import PATIENCE

GAME = games.shipped()[0]
ENDLESS = "a." * 200_000 + "a = 1"
"""A file that takes minutes to be read."""
FREE = Price("edition", 1)


class Counted:
    """Background work with a gate whose clock stands still, and how many jobs were prepared."""

    def __init__(self, workers: int, burst: int) -> None:
        limits = Limits(requests=Rate(per_second=1, burst=burst), background_seconds=PATIENCE)
        self.metrics = Metrics()
        self.background = Background(workers, limits, Gate(limits, clock=lambda: 0.0), self.metrics)
        self.prepared = 0

    async def check(self, text: str, caller: str = "192.0.2.1", price: Price = FREE) -> JobDone:
        """What is wrong with an edition file."""

        async def prepare() -> PreparedJob:
            self.prepared += 1
            return PreparedJob(text, EditionJob(GAME, "own.toml", text))

        return await self.background.result(caller, price, text, prepare)

    def begin(self, text: str, caller: str = "192.0.2.1", price: Price = FREE) -> asyncio.Task[JobDone]:
        return asyncio.create_task(self.check(text, caller, price))

    async def worker(self) -> int:
        """The process of the only worker, once there is one."""
        await until(lambda: bool(self.background.pids()))
        (pid,) = self.background.pids()
        return pid


@asynccontextmanager
async def counted(workers: int = 1, burst: int = 1000) -> AsyncIterator[Counted]:
    found = Counted(workers, burst)
    try:
        yield found
    finally:
        await found.background.close()


async def until(met: Callable[[], bool]) -> None:
    """Wait for something."""
    async with asyncio.timeout(PATIENCE):
        while not met():
            await asyncio.sleep(0.01)


def lives(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


@pytest.mark.asyncio
async def test_the_same_request_is_worked_out_once() -> None:
    async with counted() as work:
        found = await asyncio.gather(*(work.check("a = 1") for _ in range(5)))
        assert work.prepared == 1
        assert all(one is found[0] for one in found)
        assert await work.check("a = 1") is found[0]
        assert work.prepared == 1
        await work.check("b = 1")
        assert work.prepared == 2
        assert work.background.pids()
        assert os.getpid() not in work.background.pids()
        assert b'("edition"' not in work.metrics.page()[0]
        assert b'meridian_background_total{result="joined",what="edition"} 4.0' in work.metrics.page()[0]


@pytest.mark.asyncio
async def test_what_is_not_cached_has_its_price() -> None:
    dear = Price("edition", 21)
    async with counted(burst=50) as work:
        await work.check("a = 1", price=dear)
        await work.check("b = 1", price=dear)
        with pytest.raises(TooMany):
            await work.check("c = 1", price=dear)
        for text in ("a = 1", "b = 1") * 50:
            await work.check(text, price=dear)  # what is there costs what every request costs at the door
        await work.check("c = 1", "192.0.2.2", dear)


@pytest.mark.asyncio
async def test_a_price_above_the_burst_takes_all_of_it() -> None:
    async with counted(burst=2) as work:
        await work.check("a = 1", price=Price("edition", 21))
        with pytest.raises(TooMany):
            await work.check("b = 1", price=Price("edition", 2))


@pytest.mark.asyncio
async def test_a_job_that_takes_too_long_is_ended_with_its_process() -> None:
    async with counted() as work:
        await work.check("a = 1")
        pid = await work.worker()
        with pytest.raises(Unusable, match="too long"):
            await work.check(ENDLESS, price=Price("edition", 1, lambda _: 0.5, Unusable))
        with pytest.raises(Overloaded, match="too long"):
            await work.check(ENDLESS, price=Price("edition", 1, lambda _: 0.5))
        assert not lives(pid)
        await work.check("b = 1")
        assert await work.worker() != pid


@pytest.mark.asyncio
async def test_what_nobody_waits_for_is_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pool, "LINGER_SECONDS", 0.1)
    async with counted() as work:
        await work.check("b = 1")
        pid = await work.worker()
        first, second = work.begin(ENDLESS, price=Price("edition", 1, lambda _: 1e6)), work.begin(ENDLESS)
        await until(lambda: work.prepared == 2 and work.background.waiting() == 0)
        queued = work.begin("a = 1")
        await until(lambda: work.background.waiting() == 1)
        queued.cancel()
        await until(lambda: work.background.waiting() == 0)
        first.cancel()
        await asyncio.gather(first, queued, return_exceptions=True)
        assert lives(pid), "somebody still waits for it"
        second.cancel()
        await until(lambda: not lives(pid))
        await work.check("c = 1")
        assert await work.worker() != pid


@pytest.mark.asyncio
async def test_a_caller_has_one_worker_at_a_time_and_a_short_queue() -> None:
    async with counted(workers=2) as work:
        own = [work.begin(f"{ENDLESS}{number}") for number in range(pool.MAX_PER_CALLER)]
        await until(lambda: work.background.waiting() == pool.MAX_PER_CALLER - 1 and bool(work.background.pids()))
        with pytest.raises(Overloaded, match="busy"):
            await work.check("a = 1")
        # The second worker is there for everybody else.
        await work.check("a = 1", "192.0.2.2")
        assert work.background.waiting() == pool.MAX_PER_CALLER - 1
        for task in own:
            task.cancel()
        await asyncio.gather(*own, return_exceptions=True)


@pytest.mark.asyncio
async def test_the_queue_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pool, "MAX_WAITING", 2)
    async with counted() as work:
        tasks = [work.begin(f"{ENDLESS}{number}", f"192.0.2.{number}") for number in range(3)]
        await until(lambda: work.background.waiting() == 2)
        with pytest.raises(Overloaded, match="busy"):
            await work.check("a = 1", "192.0.2.9")
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


@pytest.mark.asyncio
async def test_closing_ends_busy_workers_and_turns_away_who_waits() -> None:
    async with counted() as work:
        await work.check("z = 1")
        waits = [work.begin(ENDLESS), work.begin("a = 1", "192.0.2.2")]
        pid = await work.worker()
        await until(lambda: work.background.waiting() == 1)
        await work.background.close()
        found = await asyncio.gather(*waits, return_exceptions=True)
        assert all(isinstance(one, Overloaded) for one in found), found
        assert not lives(pid)
        with pytest.raises(Overloaded, match="closes"):
            await work.check("b = 1")


def test_a_cache_is_bounded_by_bytes() -> None:
    cache: ByteCache[str] = ByteCache(10)
    for key in "abc":
        cache.put(key, key.upper(), 4)
    assert (cache.get("a"), cache.get("b"), cache.held) == (None, "B", 8)
    cache.put("d", "D", 4)
    assert (cache.get("c"), cache.get("b"), len(cache)) == (None, "B", 2), "the least recently used goes"
    cache.put("b", "BB", 6)
    assert (cache.held, cache.get("b")) == (10, "BB")
    cache.put("e", "E", 11)
    assert (cache.get("e"), cache.held) == (None, 10)


def test_every_kind_of_job_has_a_function_that_takes_it() -> None:
    assert set(get_args(Job)) == set(WORK)
    for kind in WORK:
        hints = get_type_hints(work_for(kind))
        assert hints.pop("return") is JobDone, kind
        assert list(hints.values()) == [kind]
