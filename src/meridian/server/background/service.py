"""Background work for routes: cached, shared by equal requests, priced and bounded."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Hashable
from typing import Any, NamedTuple

import msgspec
from litestar import Request

from meridian.server.background.cache import ByteCache
from meridian.server.background.jobs import Job, JobDone, JobFailed, JobRefused, Result
from meridian.server.background.pool import Busy, Overdue, Pool, PoolStopped, Ticket
from meridian.server.background.prices import Price
from meridian.server.errors import Forbidden, HttpError, HungUp, NotFound, Overloaded, Unusable
from meridian.server.http.client_address import caller_of, household
from meridian.server.http.rate_limits import Gate, within
from meridian.server.ops.metrics import Metrics
from meridian.server.settings import Limits

CACHE_BYTES = 64 << 20
OVERHEAD_BYTES = 1_000  # bytes that a cached result takes beside its body, roughly

log = logging.getLogger(__name__)
_DECODER: msgspec.msgpack.Decoder[Result] = msgspec.msgpack.Decoder(Result)
_PROBLEMS: dict[int, type[HttpError]] = {403: Forbidden, 404: NotFound}


class PreparedJob(NamedTuple):
    """A job that is ready to be sent, the cache key of its result, and the table it is about."""

    key: Hashable
    job: Job
    place: str = ""


Prepare = Callable[[], Awaitable[PreparedJob]]


class Flight:
    """A result under way, and the number of requests that wait for it."""

    def __init__(self, price: Price) -> None:
        self.price = price
        self.waiting = 0
        self.ticket: Ticket | None = None
        self.task: asyncio.Task[JobDone]


class Background:
    """The background work of one node."""

    def __init__(self, workers: int, limits: Limits, gate: Gate, metrics: Metrics) -> None:
        self._limits = limits
        self._gate = gate
        self._metrics = metrics
        self._pool = Pool(workers, max(limits.background_seconds, limits.edition_seconds))
        self._cache: ByteCache[JobDone] = ByteCache(CACHE_BYTES)
        self._flights: dict[Hashable, Flight] = {}

    async def answer(
        self,
        request: Request[Any, Any, Any],
        price: Price,
        key: Hashable,
        prepare: Prepare,
        caller: str | None = None,
    ) -> JobDone:
        """The result for a client that may disconnect. `prepare` creates the job if `key` is not cached. The caller is
        by default the address of the request.

        A request that finds a cached result, or joins one under way, costs only the request itself.
        """
        work = asyncio.ensure_future(self.result(caller or caller_of(request), price, key, prepare))
        gone = asyncio.ensure_future(_hung_up(request))
        try:
            await asyncio.wait((work, gone), return_when=asyncio.FIRST_COMPLETED)
            if not work.done():
                raise HungUp("the client has hung up")
            return work.result()
        finally:
            for task in (work, gone):
                task.cancel()
            await asyncio.gather(work, gone, return_exceptions=True)

    async def result(self, caller: str, price: Price, key: Hashable, prepare: Prepare) -> JobDone:
        """The result for a caller by address."""
        found = self._cache.get(key)
        if found is not None:
            self._count(price, "cached")
            return found
        flight = self._flights.get(key)
        if flight is None:
            within(self._gate.request(caller, price.requests - 1))
            flight = self._begun(household(caller), price, key, prepare)
        else:
            self._count(price, "joined")
            if flight.ticket is not None:
                flight.ticket.resume()
        flight.waiting += 1
        try:
            return await asyncio.shield(flight.task)
        finally:
            flight.waiting -= 1
            if not flight.waiting and not flight.task.done() and not flight.price.shared:
                self._abandon(key, flight)

    def _begun(self, caller: str, price: Price, key: Hashable, prepare: Prepare) -> Flight:
        flight = self._flights[key] = Flight(price)
        flight.task = asyncio.create_task(self._fly(flight, caller, price, prepare), name=f"background {price.what}")
        flight.task.add_done_callback(lambda task: self._landed(key, flight))
        return flight

    def _landed(self, key: Hashable, flight: Flight) -> None:
        if self._flights.get(key) is flight:
            del self._flights[key]
        if not flight.task.cancelled():
            flight.task.exception()  # marks the exception as retrieved: perhaps no request waits for it any more

    def _abandon(self, key: Hashable, flight: Flight) -> None:
        """No request waits any more: a job that no worker has begun is dropped, others get LINGER_SECONDS to finish."""
        if flight.ticket is None:
            flight.task.cancel()
        else:
            flight.ticket.abandon()
        if flight.ticket is None or flight.ticket.answer.cancelled():
            self._flights.pop(key, None)

    async def _fly(self, flight: Flight, caller: str, price: Price, prepare: Prepare) -> JobDone:
        work = await prepare()
        seconds = price.seconds(self._limits)
        try:
            flight.ticket = self._pool.ticket(caller, work.place, msgspec.msgpack.encode(work.job), seconds)
            result = _DECODER.decode(await flight.ticket.answer)
        except Busy:
            self._count(price, "busy")
            raise Overloaded.because("too-busy") from None
        except PoolStopped:
            raise Overloaded.because("closing") from None
        except Overdue:
            self._count(price, "overdue")
            log.warning("background work took too long", extra={"work": price.what})
            raise price.overdue.because("took-too-long") from None
        if isinstance(result, JobFailed):
            self._count(price, "failed")
            raise RuntimeError(f"background work has failed: {result.why}")
        if isinstance(result, JobRefused):
            self._count(price, "refused")
            raise _PROBLEMS.get(result.status, Unusable)(result.line, result.key, **result.about)
        self._count(price, "done")
        self._cache.put(work.key, result, len(result.body) + OVERHEAD_BYTES)
        return result

    def _count(self, price: Price, result: str) -> None:
        self._metrics.background.labels(price.what, result).inc()

    def waiting(self) -> int:
        """The number of requests that wait for a worker."""
        return self._pool.waiting()

    def working(self) -> int:
        """The number of requests that workers have begun."""
        return self._pool.working()

    def pids(self) -> list[int]:
        """The ids of the running worker processes."""
        return self._pool.pids()

    async def close(self) -> None:
        """Ends the workers. Waiting requests are refused."""
        await self._pool.close()


async def _hung_up(request: Request[Any, Any, Any]) -> None:
    """Returns when the client has closed its connection."""
    while (await request.receive())["type"] != "http.disconnect":
        pass
