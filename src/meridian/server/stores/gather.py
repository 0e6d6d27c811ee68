"""Group commit for PostgreSQL: appends that wait at the same time share one statement, one round trip and one commit.

The statement compares the fence, the branch and the last number of each table. A table whose head differs gets nothing,
and its append runs again alone. If the statement fails because of one append, each of them runs again alone.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, NamedTuple

from meridian.server.stores.records import EntryRow
from meridian.server.stores.scripts.tables import said, values
from meridian.server.stores.state import TableState

BATCH_SIZE = 256  # appends in one statement at most
MAX_IN_FLIGHT = 2  # statements: one waits for the disk while the next is built
APPEND = """
WITH asked AS (
  SELECT * FROM unnest($1::text[], $2::bigint[], $3::bigint[], $4::bigint[], $5::int[], $6::float8[])
    AS a(table_id, branch, last, fence, number, at)
), moved AS (
  UPDATE heads h SET last = h.last + a.number, touched = greatest(h.touched, a.at) FROM asked a
  WHERE h.table_id = a.table_id AND h.branch = a.branch AND h.last = a.last AND h.fence = a.fence RETURNING h.table_id
), written AS (
  INSERT INTO entries (table_id, branch, number, actor, action, at, note)
  SELECT e.* FROM unnest($7::text[], $8::bigint[], $9::bigint[], $10::int[], $11::bytea[], $12::float8[], $13::text[])
    AS e(table_id, branch, number, actor, action, at, note) JOIN moved ON moved.table_id = e.table_id
), stated AS (
  INSERT INTO states (table_id, body)
  SELECT s.* FROM unnest($14::text[], $15::text[]) AS s(table_id, body) JOIN moved ON moved.table_id = s.table_id
  ON CONFLICT (table_id) DO UPDATE SET body = excluded.body
)
SELECT table_id FROM moved
"""


class Append(NamedTuple):
    """An append that a caller waits for. The result is whether it was written."""

    table: str
    expected: tuple[Any, ...]
    rows: list[tuple[Any, ...]]
    state: str | None
    done: asyncio.Future[bool]


Send = Callable[[str, list[list[Any]]], Awaitable[set[str]]]
"""Runs the statement with these columns and returns the tables it wrote to."""


class Together(Exception):
    """A statement with several appends failed; `error` says why."""

    def __init__(self, error: Exception) -> None:
        super().__init__(str(error))
        self.error = error


class Gathered:
    """Collects appends while earlier ones are in flight."""

    def __init__(self, send: Send) -> None:
        self._send = send
        self._waiting: deque[Append] = deque()
        self._busy = 0
        self._lanes: set[asyncio.Task[None]] = set()

    async def append(
        self,
        table: str,
        branch: int,
        first: int,
        entries: Sequence[EntryRow],
        fence: int,
        state: TableState | None = None,
    ) -> bool:
        """Returns whether the entries were appended. Raises Together if the shared statement failed."""
        expected = (table, branch, first - 1, fence, len(entries), entries[-1].at)
        done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        told = None if state is None else said(state)
        self._waiting.append(Append(table, expected, [values(entry) for entry in entries], told, done))
        if self._busy < MAX_IN_FLIGHT:
            self._busy += 1
            lane = asyncio.create_task(self._work())
            self._lanes.add(lane)
            lane.add_done_callback(self._lanes.discard)
        return await done

    async def finish(self) -> None:
        """Waits for the appends in flight."""
        while self._lanes:
            await asyncio.wait(self._lanes)

    async def _work(self) -> None:
        while self._waiting:
            some = self._take()
            written, failed = await self._outcome(some)
            for append in some:
                if append.done.done():  # the caller was cancelled
                    continue
                if failed is None:
                    append.done.set_result(append.table in written)
                else:
                    append.done.set_exception(Together(failed))
        # Here, not in a done callback: an append that came in between would start no task and wait for ever.
        self._busy -= 1

    async def _outcome(self, some: list[Append]) -> tuple[set[str], Exception | None]:
        try:
            return await self._send(APPEND, columns(some)), None
        except Exception as error:
            return set(), error

    def _take(self) -> list[Append]:
        """Takes waiting appends, at most one per table: a second append to a table must follow the first."""
        some: dict[str, Append] = {}
        later: list[Append] = []
        while self._waiting and len(some) < BATCH_SIZE:
            append = self._waiting.popleft()
            if append.table in some:
                later.append(append)
            else:
                some[append.table] = append
        self._waiting.extendleft(reversed(later))
        return list(some.values())


def columns(some: Sequence[Append]) -> list[list[Any]]:
    """The arguments of the statement: what each append expects of its table, then all entries and all states."""
    expected = zip(*(append.expected for append in some), strict=True)
    rows = zip(*(row for append in some for row in append.rows), strict=True)
    states = [(append.table, append.state) for append in some if append.state is not None]
    return [*map(list, expected), *map(list, rows), [table for table, _ in states], [state for _, state in states]]
