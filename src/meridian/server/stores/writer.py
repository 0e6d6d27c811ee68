"""SQLite's single writer: a thread with group commit.

A commit waits for the disk, no matter how much is in it. While one commit waits, the next scripts gather and share the
next commit. A busy server commits hundreds of entries at once, an idle one commits each entry without delay. Scripts
from one iteration of the event loop are handed over together.
"""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext
from functools import cache
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any, NamedTuple, TypeVar

from meridian.core.errors import BadInput
from meridian.server.stores.errors import NotDurable, StoreConflict, StoreError
from meridian.server.stores.records import StoreHealth
from meridian.server.stores.scripts import journal, tables
from meridian.server.stores.steps import AnyStep, Change, Many, Row, Script

T = TypeVar("T")
BATCH_SIZE = 512  # scripts in one transaction at most


@cache
def native(sql: str) -> str:
    """SQLite uses ?1 for $1. No statement contains another dollar sign, so replacing all of them is enough."""
    return sql.replace("$", "?")


MOVE, INSERT = native(journal.MOVE), native(tables.INSERT)


class Plain(NamedTuple):
    """The arguments of the two statements of a normal append: one moves the table's head, one writes the rows."""

    head: tuple[Any, ...]
    rows: list[tuple[Any, ...]]


class WriterJob(NamedTuple):
    """A script that a caller waits for. `plain` is set if it only appends entries."""

    script: Script[Any]
    future: asyncio.Future[Any]
    plain: Plain | None


class WriteOutcome(NamedTuple):
    """The outcome of a job: a value or an error."""

    value: Any = None
    error: Exception | None = None


DONE = WriteOutcome()


class Writer:
    """Runs scripts in its own thread on its own connection, each isolated from the others.

    A script that fails is rolled back alone; the others in the same commit stay. A commit that fails, fails for every
    script in it.
    """

    def __init__(self, connect: Callable[[], sqlite3.Connection]) -> None:
        self._connect = connect
        self._jobs: SimpleQueue[list[WriterJob] | None] = SimpleQueue()
        self._gathering: list[WriterJob] = []
        self._thread = Thread(target=self._work, name="meridian-writer", daemon=True)
        self._loop = asyncio.get_running_loop()
        self._closed = False
        self.turn: AbstractContextManager[None] = nullcontext()
        self.commits = 0
        self.failures = 0
        self.error: str | None = None

    def start(self) -> None:
        """Starts the thread. The thread opens its connection with the first job."""
        self._thread.start()

    def do(self, script: Script[T], plain: Plain | None = None) -> asyncio.Future[T]:
        """Runs a script. The future completes when the script is committed."""
        if self._closed:
            raise StoreError("the store is closed")
        future: asyncio.Future[T] = self._loop.create_future()
        if not self._gathering:
            self._loop.call_soon(self._hand_over)
        self._gathering.append(WriterJob(script, future, plain))
        return future

    def _hand_over(self) -> None:
        if self._gathering:
            self._jobs.put(self._gathering)
            self._gathering = []

    async def stop(self) -> None:
        """Finishes the jobs that were put before, then ends the thread."""
        if not self._closed:
            self._closed = True
            self._hand_over()
            self._jobs.put(None)
        await asyncio.to_thread(self._thread.join)

    def health(self) -> StoreHealth:
        """Whether the last commit succeeded."""
        return StoreHealth(ok=self.error is None, failures=self.failures, error=self.error)

    # In the thread

    def _work(self) -> None:
        db: sqlite3.Connection | None = None
        going = True
        while going:
            some = self._jobs.get()
            jobs, going = some or [], some is not None
            if not jobs:
                continue
            try:
                with self.turn:
                    going = self._gather(jobs)
                    db = db or self._connect()
                    outcomes = self._together(db, jobs)
            except Exception as error:
                self._note(error)
                outcomes = [WriteOutcome(error=_not_durable(error)) for _ in jobs]
            with contextlib.suppress(RuntimeError):  # the loop is closed: no caller waits any more
                self._loop.call_soon_threadsafe(_tell, jobs, outcomes)
        if db is not None:
            db.close()

    def _gather(self, jobs: list[WriterJob]) -> bool:
        """Adds all jobs that wait to the first. False with the last jobs."""
        while len(jobs) < BATCH_SIZE:
            try:
                some = self._jobs.get_nowait()
            except Empty:
                return True
            if some is None:
                return False
            jobs += some
        return True

    def _together(self, db: sqlite3.Connection, jobs: list[WriterJob]) -> list[WriteOutcome]:
        try:
            db.execute("BEGIN IMMEDIATE")
            outcomes = self._all(db, jobs) or [self._alone(db, job) for job in jobs]
            self.commit(db)
        except BaseException:
            if db.in_transaction:
                with contextlib.suppress(sqlite3.Error):  # the error that led here is the one to raise
                    db.execute("ROLLBACK")
            raise
        self.commits += 1
        self.error = None
        return outcomes

    def _all(self, db: sqlite3.Connection, jobs: list[WriterJob]) -> list[WriteOutcome] | None:
        """Runs all scripts in sequence, since errors are rare. On an error it rolls back and returns None, inside a
        new, empty transaction: then each script runs alone."""
        try:
            return self._in_turn(db, jobs)
        except Exception:
            if not db.in_transaction:
                raise
            db.execute("ROLLBACK")
            db.execute("BEGIN IMMEDIATE")
            return None

    def _in_turn(self, db: sqlite3.Connection, jobs: list[WriterJob]) -> list[WriteOutcome]:
        outcomes: list[WriteOutcome] = []
        rows: list[tuple[Any, ...]] = []
        for job in jobs:
            if job.plain is not None and db.execute(MOVE, job.plain.head).rowcount == 1:
                rows += job.plain.rows
                outcomes.append(DONE)
                continue
            if rows:  # a script may read rows that earlier jobs wrote
                db.executemany(INSERT, rows)
                rows = []
            outcomes.append(WriteOutcome(drive(db, job.script)))
        if rows:
            db.executemany(INSERT, rows)
        return outcomes

    def _alone(self, db: sqlite3.Connection, job: WriterJob) -> WriteOutcome:
        db.execute("SAVEPOINT alone")
        try:
            outcome = WriteOutcome(drive(db, job.script))
        except Exception as error:
            if not db.in_transaction:  # SQLite has rolled back the whole transaction, not only this script
                raise
            db.execute("ROLLBACK TO alone")
            outcome = WriteOutcome(error=self._own(error))
        db.execute("RELEASE alone")
        return outcome

    def commit(self, db: sqlite3.Connection) -> None:
        """Commits. Tests override this with a failing version."""
        db.execute("COMMIT")

    def _own(self, error: Exception) -> Exception:
        """Translates the database error of one script into a store error."""
        if isinstance(error, sqlite3.IntegrityError):
            return StoreConflict("taken already, or part of something that is not there")
        if isinstance(error, sqlite3.Error):
            self._note(error)
            return _not_durable(error)
        return BadInput("a number is too large to be stored") if isinstance(error, OverflowError) else error

    def _note(self, error: Exception) -> None:
        self.failures += 1
        self.error = f"{type(error).__name__}: {error}"


def _not_durable(error: Exception) -> NotDurable:
    """A new error for each caller: a shared exception would mix up their tracebacks."""
    told = NotDurable(f"not known to be written: {error}")
    told.__cause__ = error
    return told


def _tell(jobs: list[WriterJob], outcomes: list[WriteOutcome]) -> None:
    for job, outcome in zip(jobs, outcomes, strict=True):
        if job.future.done():  # the caller was cancelled
            continue
        if outcome.error is None:
            job.future.set_result(outcome.value)
        else:
            job.future.set_exception(outcome.error)


def drive(db: sqlite3.Connection, script: Script[T]) -> T:
    """Runs the steps of a script in sequence."""
    steps = script()
    with contextlib.closing(steps):
        try:
            step = next(steps)
            while True:
                rows = _perform(db, step)
                step = steps.send(rows)
        except StopIteration as end:
            value: T = end.value
            return value


def _perform(db: sqlite3.Connection, step: AnyStep) -> list[Row]:
    if isinstance(step, Many):
        db.executemany(native(step.sql), step.rows)
        return []
    done = db.execute(native(step.sql), step.args)
    return [(done.rowcount,)] if isinstance(step, Change) else done.fetchall()
