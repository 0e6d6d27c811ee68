"""The measurements of a server in their order, printed as they come."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random
from statistics import median

import msgspec

from benchmarks.server import relay
from benchmarks.server.bots import Thinking
from benchmarks.server.commits import commits_per_second
from benchmarks.server.load import Latency, Throughput, latency, throughput
from benchmarks.server.memory import weight
from benchmarks.server.process import Served, meridian
from benchmarks.server.seats import Opened, leave, people, sit_down
from benchmarks.server.starting import start

BOTS = 50


class Plan(msgspec.Struct, frozen=True, kw_only=True):
    """How much is measured: tables of four sockets, moves of each in a closed loop and how often that is done anew,
    seconds of an open loop and its moves a second, many tables and their moves a second, how many starts."""

    tables: int = 25
    moves: int = 120
    rounds: int = 3
    rate: float = 300.0
    seconds: float = 15.0
    many: int = 1000
    many_rate: float = 500.0
    starts: int = 7


class Busy(msgspec.Struct, frozen=True, kw_only=True):
    """What a server did: its closed loops, and its open loop."""

    closed: list[Throughput]
    steady: Latency

    @property
    def per_core(self) -> float:
        """Moves for a second of the server's CPU, in the middle one of the closed loops."""
        return median(found.per_core for found in self.closed)


async def report_game(folder: Path, game: str, plan: Plan) -> None:
    """Everything about one game."""
    folder.mkdir(parents=True)
    print(f"{game}: {plan.tables} tables of 4 sockets, answers at random, durable in an SQLite file")
    print(f"  {'':34}  closed loop, moves/s          at {plan.rate:.0f} moves/s, ms")
    print(f"  {'':34}{'per core':>10}{'x relay':>9}{'clock':>9}{'p50':>9}{'p99':>9}", flush=True)
    with Served(["-m", "benchmarks.server.relay", game]) as served:
        yard = await busy(served, plan, relay.opened, view=True)
    print_row("bare relay of four whole views", yard, yard)
    for bots in (0, BOTS):
        for view in (False, True):
            found = await busy_server(folder / f"{bots}-{view}", game, plan, view, bots)
            thinking = f", {bots} bots thinking" if bots else ""
            print_row(f"{'views' if view else 'facts only'}{thinking}", found, yard)
    alone = [commits_per_second(folder, together) for together in (1, plan.tables)]
    print(f"  SQLite alone: {alone[0]:,.0f} commits/s of one entry, {alone[1]:,.0f} of {plan.tables}", flush=True)
    for view in (False, True):
        await report_many(folder / f"many-{view}", game, plan, view)


async def busy_server(folder: Path, game: str, plan: Plan, view: bool, bots: int) -> Busy:
    """What a new server does, with bots thinking beside."""
    with meridian(folder) as served:
        async with Thinking(served, game, bots):
            return await busy(served, plan, lambda count: people(served, game, count), view)


async def busy(served: Served, plan: Plan, opening: Callable[[int], Awaitable[Opened]], view: bool) -> Busy:
    """Closed loops, each at new tables, then an open loop at those of the last."""
    closed = []
    for number in range(plan.rounds):
        tables = await sit_down(served, await opening(plan.tables), view, Random(number))
        closed.append(await throughput(served, tables, plan.moves))
        if number < plan.rounds - 1:
            leave(tables)
    steady = await latency(served, tables, plan.rate, plan.seconds)
    leave(tables)
    return Busy(closed=closed, steady=steady)


def print_row(label: str, found: Busy, yard: Busy) -> None:
    """One line of the table."""
    clock = median(each.per_second for each in found.closed)
    times = found.per_core / yard.per_core
    print(f"  {label:34}{found.per_core:10,.0f}{times:9.2f}{clock:9,.0f}{milliseconds(found.steady)}", end="")
    driver = sum(each.driver_cpu for each in found.closed) / sum(each.server_cpu for each in found.closed)
    print(f"   driver/server CPU {driver:.2f}{remarks(found.steady)}", flush=True)


def milliseconds(steady: Latency) -> str:
    """Median and 99th percentile."""
    return f"{1e3 * steady.at(0.5):9.1f}{1e3 * steady.at(0.99):9.1f}"


def remarks(steady: Latency) -> str:
    """What makes the figures of an open loop less than they seem."""
    late = f", {steady.late} of {len(steady.last)} moves waited for a table" if steady.late else ""
    return late + (f", {steady.partly} moves not heard by all" if steady.partly else "")


async def report_many(folder: Path, game: str, plan: Plan, view: bool) -> None:
    """A thousand live tables in one process: what each weighs, and how long a move takes there."""
    with meridian(folder) as served:
        found, tables = await weight(served, game, plan.many, view)
        steady = await latency(served, tables, plan.many_rate, plan.seconds)
        cpu = steady.server_cpu / steady.seconds
        leave(tables)
    what = "views" if view else "facts only"
    print(f"  {plan.many} live tables, {4 * plan.many} sockets, {what}: at {plan.many_rate:.0f} moves/s", end="")
    print(f" p50 and p99 ms{milliseconds(steady)}, {cpu:.2f} cores{remarks(steady)}")
    print(
        f"    kB of memory per table: begun {found.begun / 1e3:.0f}, with 4 sockets {found.seated / 1e3:.0f},"
        f" log of {found.short_entries:.0f} entries {found.short / 1e3:.0f},"
        f" of {found.long_entries:.0f} entries {found.long / 1e3:.0f}",
        flush=True,
    )


def report_start(folder: Path, plan: Plan) -> None:
    """How long a start takes."""
    found = start(folder, plan.starts)
    print(f"start: listening after {found.listening:.2f} s, answering after {found.healthy:.2f} s", end="")
    print(f", {found.cpu:.2f} s of CPU, medians of {plan.starts}")
