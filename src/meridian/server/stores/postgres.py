"""A store for several nodes: PostgreSQL through asyncpg."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from contextlib import closing
from typing import Any, TypeVar

import asyncpg  # type: ignore[import-untyped, unused-ignore]

from meridian.core.errors import BadInput
from meridian.server.stores.errors import NotDurable, StoreConflict, StoreError, Unreachable
from meridian.server.stores.gather import Gathered, Together
from meridian.server.stores.migrate import VERSION, steps_from
from meridian.server.stores.records import EntryRow, StoreHealth
from meridian.server.stores.scripts import journal
from meridian.server.stores.state import TableState
from meridian.server.stores.steps import AnyStep, Change, Many, Row, Script, check_text
from meridian.server.stores.store import Store

T = TypeVar("T")
MAX_CONNECTIONS = 10
MAX_ATTEMPTS = 5
STATEMENT_TIMEOUT = 30.0  # seconds for one statement
MIGRATION_LOCK = 0x6D657269  # advisory lock: one node at a time changes the schema
Failed = (asyncpg.PostgresError, asyncpg.InterfaceError, OSError, asyncio.TimeoutError)
"""The exceptions with which asyncpg reports that the database failed."""
Refused = (asyncpg.DataError, asyncpg.IntegrityConstraintViolationError, asyncpg.DeadlockDetectedError)
"""The exceptions with which it reports a statement that was rolled back because of a row in it or a deadlock."""


class PostgresStore(Store):
    """Any number of nodes on one database."""

    def __init__(self, url: str, connections: int = MAX_CONNECTIONS) -> None:
        self.url = url
        self.connections = connections
        self._pool: Any = None
        self._gathered = Gathered(self._send)
        self._failures = 0
        self._error: str | None = None

    async def open(self) -> None:
        if self._pool is not None:
            return
        try:
            self._pool = await asyncpg.create_pool(
                self.url,
                min_size=0,  # with a minimum, asyncpg logs a traceback whenever it cannot keep it
                max_size=self.connections,
                command_timeout=STATEMENT_TIMEOUT,
                statement_cache_size=256,
                init=_durable,
                reset=_as_it_was,
            )
            async with self._pool.acquire() as db:
                await migrate(db)
        except BaseException as error:
            await self.close()
            if isinstance(error, (*Failed, ValueError)):
                raise BadInput(f"cannot use the database {shown(self.url)}: {_line(error)}") from None
            raise

    async def schema_version(self) -> str | None:
        try:
            db = await asyncpg.connect(self.url, timeout=STATEMENT_TIMEOUT)
            try:
                return await _version(db)
            finally:
                await db.close()
        except (*Failed, ValueError) as error:
            raise BadInput(f"cannot use the database {shown(self.url)}: {_line(error)}") from None

    async def check_sound(self) -> None:
        """Nothing to check: PostgreSQL verifies its own pages."""

    async def close(self) -> None:
        await self._gathered.finish()
        pool, self._pool = self._pool, None
        if pool is not None:
            await pool.close()

    async def read(self, script: Script[T], snapshot: bool = False) -> T:
        try:
            async with self._open_pool().acquire() as db:
                if not snapshot:
                    return await drive(db, script)
                async with db.transaction(isolation="repeatable_read", readonly=True):
                    return await drive(db, script)
        except asyncpg.DataError:
            raise BadInput("a number is too large to be stored") from None
        except Failed as error:
            raise Unreachable(f"cannot be read: {_line(error)}") from error

    async def write(self, script: Script[T]) -> T:
        for left in reversed(range(MAX_ATTEMPTS)):
            try:
                async with self._open_pool().acquire() as db, db.transaction():
                    value = await drive(db, script)
                self._error = None
                return value
            except (asyncpg.DeadlockDetectedError, asyncpg.SerializationError) as error:
                if not left:
                    raise self._failed(error) from error
            except asyncpg.IntegrityConstraintViolationError:
                raise StoreConflict("taken already, or part of something that is not there") from None
            except asyncpg.DataError:
                raise BadInput("a number is too large to be stored") from None
            except Failed as error:
                raise self._failed(error) from error
        raise AssertionError("the last try returns or raises")

    async def append(
        self,
        table: str,
        branch: int,
        first_number: int,
        entries: Sequence[EntryRow],
        fence: int,
        secret: bytes | None = None,
        state: TableState | None = None,
    ) -> None:
        """Groups the append with others that wait. With a secret, or if the head differs, the full script runs."""
        self._open_pool()
        if secret is None and entries:
            journal.check_numbers(table, branch, first_number, entries)
            check_text(table)
            try:
                if await self._gathered.append(table, branch, first_number, entries, fence, state):
                    return
            except Together as failed:
                if not isinstance(failed.error, Refused):
                    raise self._failed(failed.error) from failed.error
        await super().append(table, branch, first_number, entries, fence, secret, state)

    async def _send(self, sql: str, columns: list[list[Any]]) -> set[str]:
        rows = await self._open_pool().fetch(sql, *columns)
        self._error = None
        return {table for (table,) in rows}

    async def health(self) -> StoreHealth:
        return StoreHealth(ok=self._error is None, failures=self._failures, error=self._error)

    def _open_pool(self) -> Any:
        if self._pool is None:
            raise StoreError("the store is not open")
        return self._pool

    def _failed(self, error: BaseException) -> NotDurable:
        self._failures += 1
        self._error = f"{type(error).__name__}: {_line(error)}"
        return NotDurable(f"not known to be written: {_line(error)}")


async def drive(db: Any, script: Script[T]) -> T:
    """Runs the steps of a script in sequence."""
    steps = script()
    with closing(steps):
        try:
            step = next(steps)
            while True:
                rows = await _perform(db, step)
                step = steps.send(rows)
        except StopIteration as end:
            value: T = end.value
            return value


async def _perform(db: Any, step: AnyStep) -> list[Row]:
    if isinstance(step, Many):
        await db.executemany(step.sql, step.rows)
        return []
    if isinstance(step, Change):
        done: str = await db.execute(step.sql, *step.args)
        return [(int(done.rsplit(maxsplit=1)[-1]),)]
    rows: list[Row] = await db.fetch(step.sql, *step.args)
    return rows


async def _version(db: Any) -> str | None:
    there = await db.fetchval("SELECT to_regclass('alembic_version')")
    found: str | None = await db.fetchval(VERSION) if there else None
    return found


async def migrate(db: Any) -> None:
    """Migrates to the newest schema, all or nothing. If two nodes start at once, the second finds it done."""
    async with db.transaction():
        await db.execute("SELECT pg_advisory_xact_lock($1)", MIGRATION_LOCK)
        steps = steps_from("postgresql", await _version(db))
        if steps:
            await db.execute(steps)


async def _durable(db: Any) -> None:
    """Makes commits wait for the disk, even if the database server's default is not to."""
    await db.execute(
        "SELECT set_config('synchronous_commit', 'on', false) WHERE current_setting('synchronous_commit') = 'off'"
    )


async def _as_it_was(db: Any) -> None:
    """Skips asyncpg's reset, which costs a round trip: scripts leave no state in a connection."""


def shown(url: str) -> str:
    """A database URL without its password."""
    scheme, _, rest = url.partition("?")[0].partition("://")
    return f"{scheme}://{rest.rpartition('@')[2]}"


def _line(error: BaseException) -> str:
    """The error in one line. The details of the database server may hold values that do not belong in a log."""
    return (str(error) or type(error).__name__).splitlines()[0]
