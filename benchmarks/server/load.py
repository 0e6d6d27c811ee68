"""Load on a server: as much as it takes, or so many moves a second."""

from __future__ import annotations

import asyncio
import os
import time
from collections import Counter, deque

import msgspec

from benchmarks.server.process import Served, cpu_of
from benchmarks.server.seats import Move, TableLoad

WARM = 20
"""Moves of each table before a measurement begins."""
LOOK = 0.02
"""How often the driver looks whether a closed loop has played enough."""
QUIET = 0.05
"""What a socket has not heard of so many seconds after the answer was accepted is not for it: all are told at once."""
REST = 0.5
"""Seconds after which answers that are still on their way have arrived."""
STUCK = 20.0
"""After so many seconds without a move something is wrong."""


class Throughput(msgspec.Struct, frozen=True, kw_only=True):
    """A closed loop: every seat answers as soon as it is asked."""

    moves: int
    seconds: float
    server_cpu: float
    driver_cpu: float
    refused: dict[str, int]
    over: int

    @property
    def per_core(self) -> float:
        """Moves for each second of the server's CPU."""
        return self.moves / self.server_cpu

    @property
    def per_second(self) -> float:
        """Moves a second on the clock."""
        return self.moves / self.seconds


class Latency(msgspec.Struct, frozen=True, kw_only=True):
    """An open loop: seconds from each answer to its facts at the last of the sockets.

    `late` counts moves that had to wait for a table, `partly` those that not every socket heard of.
    """

    late: int
    partly: int
    seconds: float
    server_cpu: float
    last: list[float]

    def at(self, share: float) -> float:
        """The latency that this share of the moves stays within."""
        ordered = sorted(self.last)
        return ordered[min(len(ordered) - 1, int(share * len(ordered)))]


def moves_of(tables: list[TableLoad]) -> int:
    """How many answers of these tables were accepted."""
    return sum(table.moves for table in tables)


async def play(tables: list[TableLoad], each: int) -> None:
    """Let tables play as fast as they can until they have had so many moves each on average."""
    target = moves_of(tables) + each * len(tables)
    before, since = 0, time.perf_counter()
    for table in tables:
        table.begin()
    while moves_of(tables) < target and not all(table.over for table in tables):
        if moves_of(tables) > before:
            before, since = moves_of(tables), time.perf_counter()
        elif time.perf_counter() - since > STUCK:
            raise TimeoutError("the tables stand still")
        if any(seat.closed for table in tables for seat in table.seats):
            raise ConnectionError("the server has closed a socket")
        await asyncio.sleep(LOOK)
    for table in tables:
        table.hold()


async def throughput(served: Served, tables: list[TableLoad], each: int) -> Throughput:
    """What a server does when every seat answers at once."""
    await play(tables, WARM)
    before = moves_of(tables)
    cpu, own, begun = served.cpu(), cpu_of(os.getpid()), time.perf_counter()
    await play(tables, each)
    found = Throughput(
        moves=moves_of(tables) - before,
        seconds=time.perf_counter() - begun,
        server_cpu=served.cpu() - cpu,
        driver_cpu=cpu_of(os.getpid()) - own,
        refused=dict(sum((Counter(table.refused) for table in tables), Counter())),
        over=sum(table.over for table in tables),
    )
    await asyncio.sleep(REST)
    if any(table.unwanted for table in tables):
        raise RuntimeError("sockets that asked for facts only were sent views: these are no figures for facts only")
    return found


class Metronome:
    """Makes moves at a steady rate, whatever the server does, and notes how long each takes.

    A move that is due while every table is busy waits, and the wait counts: else a slow server would be asked less.
    """

    def __init__(self, tables: list[TableLoad]) -> None:
        self.tables = tables
        self.last: list[float] = []
        self.late = self.partly = 0
        self._ring = deque(tables)
        self._due: deque[float] = deque()
        for table in tables:
            table.moved = self._moved

    async def beat(self, rate: float, seconds: float) -> None:
        """Make `rate` moves a second for so many seconds, then wait for the last of them."""
        begun = time.perf_counter()
        for number in range(int(rate * seconds)):
            due = begun + number / rate
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            self._due.append(due)
            self._make_moves()
            self.late += bool(self._due)
        deadline = time.perf_counter() + STUCK
        while not self._done() and time.perf_counter() < deadline:
            await asyncio.sleep(LOOK)
            self._make_moves()

    def _done(self) -> bool:
        return not self._due and all(self._rests(table) for table in self.tables)

    def _moved(self, table: TableLoad, move: Move) -> None:
        self.partly += len(move.arrivals) < len(table.seats)
        self.last.append(max(move.arrivals) - move.due)
        self._make_moves()

    def _make_moves(self) -> None:
        """Make the moves that are due at the tables that wait longest for one."""
        for _ in range(len(self._ring)):
            if not self._due:
                return
            table = self._ring.popleft()
            if table.over:
                continue
            self._ring.append(table)
            if self._rests(table) and self._due and table.one_move(self._due[0]):
                self._due.popleft()

    def _rests(self, table: TableLoad) -> bool:
        """Whether nobody is to hear any more of the move of a table."""
        move = table.move
        if move is not None and move.accepted is not None and time.perf_counter() - move.accepted > QUIET:
            table.settle()
        return table.move is None


async def latency(served: Served, tables: list[TableLoad], rate: float, seconds: float) -> Latency:
    """How long moves take to every socket when so many a second are made."""
    metronome = Metronome(tables)
    cpu, begun = served.cpu(), time.perf_counter()
    await metronome.beat(rate, seconds)
    return Latency(
        late=metronome.late,
        partly=metronome.partly,
        seconds=time.perf_counter() - begun,
        server_cpu=served.cpu() - cpu,
        last=metronome.last,
    )
