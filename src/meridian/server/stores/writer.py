"""SQLite's one writer: a thread that commits together whatever waits together.

A commit costs a wait for the disk, however much is in it. While one commit waits, the next scripts gather; they share
the next. So a busy server commits hundreds of entries at once, and an idle one each entry without delay. What the event
loop asks for in one go is handed over in one go.
"""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
from collections.abc import Callable
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
BATCH_SIZE = 512  # scripts that share a transaction at most


@cache
def native(sql: str) -> str:
    """SQLite writes ?1 for $1; as dollars are in no other place, replacing them will do."""
    return sql.replace("$", "?")


MOVE, INSERT = native(journal.MOVE), native(tables.INSERT)


class Plain(NamedTuple):
    """Entries to be appended, as arguments of the two statements that do it when nothing is wrong: the head of the
    table is moved on, and the rows are written."""

    head: tuple[Any, ...]
    rows: list[tuple[Any, ...]]


class WriterJob(NamedTuple):
    """A script somebody waits for; if it does no more than append, that is told too."""

    script: Script[Any]
    future: asyncio.Future[Any]
    plain: Plain | None


class WriteOutcome(NamedTuple):
    """What a job is told: a value, or an error."""

    value: Any = None
    error: Exception | None = None


DONE = WriteOutcome()


class Writer:
    """Runs scripts in a thread of its own, on a connection of its own, each as if alone.

    A script that fails is undone by itself; the others of its commit stay. A commit that fails fails everybody in it.
    """

    def __init__(self, connect: Callable[[], sqlite3.Connection]) -> None:
        self._connect = connect
        self._jobs: SimpleQueue[list[WriterJob] | None] = SimpleQueue()
        self._gathering: list[WriterJob] = []
        self._thread = Thread(target=self._work, name="meridian-writer", daemon=True)
        self._loop = asyncio.get_running_loop()
        self._closed = False
        self.commits = 0
        self.failures = 0
        self.error: str | None = None

    def start(self) -> None:
        """Begin to work. The connection is made in the thread, with the first job."""
        self._thread.start()

    def do(self, script: Script[T], plain: Plain | None = None) -> asyncio.Future[T]:
        """Run a script; what comes back is done when it is committed."""
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
        """Do what was asked for before, then end."""
        if not self._closed:
            self._closed = True
            self._hand_over()
            self._jobs.put(None)
        await asyncio.to_thread(self._thread.join)

    def health(self) -> StoreHealth:
        """Whether the last commit was one."""
        return StoreHealth(ok=self.error is None, failures=self.failures, error=self.error)

    # In the thread

    def _work(self) -> None:
        db: sqlite3.Connection | None = None
        going = True
        while going:
            jobs, going = self._gather()
            if not jobs:
                continue
            try:
                db = db or self._connect()
                outcomes = self._together(db, jobs)
            except Exception as error:
                self._note(error)
                outcomes = [WriteOutcome(error=_not_durable(error)) for _ in jobs]
            with contextlib.suppress(RuntimeError):  # nobody is left to be told when the loop is closed
                self._loop.call_soon_threadsafe(_tell, jobs, outcomes)
        if db is not None:
            db.close()

    def _gather(self) -> tuple[list[WriterJob], bool]:
        """Wait for a job, then take what else waits; False with the last ones."""
        jobs: list[WriterJob] = []
        some = self._jobs.get()
        while some is not None:
            jobs += some
            if len(jobs) >= BATCH_SIZE:
                return jobs, True
            try:
                some = self._jobs.get_nowait()
            except Empty:
                return jobs, True
        return jobs, False

    def _together(self, db: sqlite3.Connection, jobs: list[WriterJob]) -> list[WriteOutcome]:
        try:
            db.execute("BEGIN IMMEDIATE")
            outcomes = self._all(db, jobs) or [self._alone(db, job) for job in jobs]
            self.commit(db)
        except BaseException:
            if db.in_transaction:
                with contextlib.suppress(sqlite3.Error):  # the error that led here is the one to tell
                    db.execute("ROLLBACK")
            raise
        self.commits += 1
        self.error = None
        return outcomes

    def _all(self, db: sqlite3.Connection, jobs: list[WriterJob]) -> list[WriteOutcome] | None:
        """All scripts one after the other, as nearly always nothing is wrong with any; None, and a transaction with
        nothing in it, if something is: then each is tried by itself."""
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
            if rows:  # a script may read what was written before it
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
            if not db.in_transaction:  # SQLite has given up the whole transaction, not just this script
                raise
            db.execute("ROLLBACK TO alone")
            outcome = WriteOutcome(error=self._own(error))
        db.execute("RELEASE alone")
        return outcome

    def commit(self, db: sqlite3.Connection) -> None:
        """Make it durable. Tests let this fail."""
        db.execute("COMMIT")

    def _own(self, error: Exception) -> Exception:
        """The error of one script, in the words of the stores."""
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
    """An error for one caller: an exception that several raise would mix up their tracebacks."""
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
    """Run the steps of a script one after the other."""
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
