"""A store in one file, for one machine: SQLite with a write-ahead log that is fsynced before a write returns."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import threading
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, suppress
from pathlib import Path
from typing import TypeVar

from meridian.core.errors import BadInput
from meridian.server.ops.private_files import create_file, tighten
from meridian.server.stores.errors import StoreError, Unreachable
from meridian.server.stores.migrate import VERSION, steps_from
from meridian.server.stores.records import EntryRow, StoreHealth
from meridian.server.stores.scripts import journal, tables
from meridian.server.stores.state import TableState
from meridian.server.stores.steps import Script, Steps, check_text, run, script
from meridian.server.stores.store import Store
from meridian.server.stores.writer import Plain, Writer, drive

T = TypeVar("T")
MAX_READERS = 4
LOCK_TIMEOUT = 10.0  # seconds to wait for another process that writes to the same file
OLDEST = (3, 35, 0)  # the first SQLite with RETURNING


class SqliteStore(Store):
    """One file, one writer thread, MAX_READERS reader threads. Without a path it is in memory, for tests. With `turns`,
    a file to lock, it takes turns at writing with other processes."""

    writer_class = Writer

    def __init__(self, path: Path | None, turns: Path | None = None) -> None:
        self.path = path
        self._turns = turns
        self._writer: Writer | None = None
        self._readers: ThreadPoolExecutor | None = None
        self._local = threading.local()
        self._reading: list[sqlite3.Connection] = []

    async def open(self) -> None:
        if self._writer is not None:
            return
        if sqlite3.sqlite_version_info < OLDEST:
            raise BadInput(f"SQLite {sqlite3.sqlite_version} is too old: 3.35 or newer is needed")
        await asyncio.to_thread(self._prepare)
        self._writer = self.writer_class(self._connect)
        if self._turns is not None:
            from meridian.server.stores.turns import WriterTurn

            self._writer.turn = WriterTurn(self._turns)
        self._writer.start()
        if self.path is not None:
            self._readers = ThreadPoolExecutor(MAX_READERS, thread_name_prefix="meridian-reader")

    async def schema_version(self) -> str | None:
        if self.path is None or not self.path.is_file():
            return None
        try:
            with closing(sqlite3.connect(f"{self.path.resolve().as_uri()}?mode=ro", uri=True)) as db:
                return _version(db)
        except sqlite3.Error as error:
            raise BadInput(f"cannot use the database {self.path}: {error}") from None

    async def check_sound(self) -> None:
        """Checks every page: playing on would damage a damaged file further."""
        try:
            wrong = await self.read(_quick_check())
        except Unreachable as error:
            wrong = str(error)
        if wrong:
            raise BadInput(f"the database {self.path} is damaged, restore a backup: {' '.join(wrong.split())}")

    async def close(self) -> None:
        writer, self._writer = self._writer, None
        readers, self._readers = self._readers, None
        if readers is not None:
            await asyncio.to_thread(readers.shutdown)
        while self._reading:
            self._reading.pop().close()
        self._local = threading.local()
        if writer is not None:
            await writer.stop()

    async def read(self, script: Script[T], snapshot: bool = False) -> T:
        if self.path is None or self._readers is None:  # an in-memory database lives on one connection
            return await self._open_writer().do(script)
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._readers, self._read, script, snapshot)

    async def write(self, script: Script[T]) -> T:
        return await self._open_writer().do(script)

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
        """The fast path for entries alone. With a secret or a state, or if the head differs, the full script runs."""
        if not entries or secret is not None or state is not None:
            await super().append(table, branch, first_number, entries, fence, secret, state)
            return
        journal.check_numbers(table, branch, first_number, entries)
        check_text(table)
        script = journal.append(table, branch, first_number, entries, fence, secret, state)
        head = (table, branch, first_number - 1, fence, len(entries), entries[-1].at)
        await self._open_writer().do(script, Plain(head, [tables.values(entry) for entry in entries]))

    async def health(self) -> StoreHealth:
        return self._open_writer().health()

    @property
    def commits(self) -> int:
        """The number of commits (waits for the disk) since the store was opened."""
        return self._open_writer().commits

    async def integrity(self) -> list[str]:
        return await self.read(_sound_pages()) or await super().integrity()

    async def copy_to(self, path: Path) -> None:
        """SQLite's online backup: a consistent copy of the file while the server runs."""
        await asyncio.to_thread(self._copy_to, path)

    # Connections

    def _open_writer(self) -> Writer:
        if self._writer is None:
            raise StoreError("the store is not open")
        return self._writer

    def _prepare(self) -> None:
        """Fails early if the file cannot be used, and migrates its schema."""
        if self.path is None:
            return
        try:
            _make_private(self.path)
            with closing(self._connect()):
                pass
        except (sqlite3.Error, OSError, BadInput) as error:
            told = error.strerror if isinstance(error, OSError) else error
            raise BadInput(f"cannot use {self.path} as a database: {told}") from None

    def _connect(self) -> sqlite3.Connection:
        """The writer's connection."""
        db = _connection(self.path)
        try:
            db.execute("PRAGMA journal_mode = WAL")
            db.execute("PRAGMA synchronous = FULL")
            db.execute("PRAGMA foreign_keys = ON")
            migrate(db)
        except BaseException:
            db.close()
            raise
        return db

    def _read(self, script: Script[T], snapshot: bool) -> T:
        try:
            db = self._reader()
            if not snapshot:
                return drive(db, script)
            db.execute("BEGIN")
            try:
                return drive(db, script)
            finally:
                db.execute("ROLLBACK")
        except sqlite3.Error as error:
            raise Unreachable(f"cannot be read: {error}") from error
        except OverflowError:
            raise BadInput("a number is too large to be stored") from None

    def _reader(self) -> sqlite3.Connection:
        db: sqlite3.Connection | None = getattr(self._local, "db", None)
        if db is None:
            db = self._local.db = _connection(self.path)
            db.execute("PRAGMA query_only = ON")
            self._reading.append(db)
        return db

    def _copy_to(self, path: Path) -> None:
        with closing(_connection(self.path)) as source, closing(_connection(path)) as target:
            source.backup(target)
            target.execute("PRAGMA journal_mode = DELETE")  # a single file, readable where nothing can be written


def _make_private(path: Path) -> None:
    """Restricts the file to its owner, also one that an earlier release left open: it holds secrets. SQLite gives the
    same mode to the files beside it."""
    with suppress(FileExistsError):
        os.close(create_file(path))
    real = path.resolve()
    for name in (real.name, *(f"{real.name}-{beside}" for beside in ("wal", "shm", "journal"))):
        tighten(real.with_name(name))


def _connection(path: Path | None) -> sqlite3.Connection:
    # Statements begin and end transactions. Each connection stays in one thread, but another thread closes it.
    return sqlite3.connect(
        ":memory:" if path is None else path,
        timeout=LOCK_TIMEOUT,
        isolation_level=None,
        check_same_thread=False,
        cached_statements=256,
    )


@script
def _quick_check() -> Steps[str]:
    ((told,),) = yield run("PRAGMA quick_check(1)")
    return "" if told == "ok" else str(told)


@script
def _sound_pages() -> Steps[list[str]]:
    """SQLite's check of pages and indices. Its findings come first, since other errors may follow from them."""
    rows = yield run("PRAGMA integrity_check")
    lost = yield run("PRAGMA foreign_key_check")
    wrong = [f"the file is damaged: {told}" for (told,) in rows if told != "ok"]
    return wrong + [
        f"a row of {kind} belongs to something in {parent} that is not there" for kind, _, parent, _ in lost
    ]


def migrate(db: sqlite3.Connection) -> None:
    """Migrates to the newest schema, all or nothing. If two processes start at once, the second finds it done."""
    if not steps_from("sqlite", _version(db)):
        return
    db.execute("BEGIN IMMEDIATE")
    try:
        for statement in _statements(steps_from("sqlite", _version(db))):
            db.execute(statement)
    except BaseException:
        db.execute("ROLLBACK")
        raise
    db.execute("COMMIT")


def _version(db: sqlite3.Connection) -> str | None:
    if not db.execute("SELECT 1 FROM sqlite_master WHERE name = 'alembic_version'").fetchone():
        if db.execute("SELECT 1 FROM sqlite_master").fetchone():
            raise BadInput("it is the database of another program")
        return None
    row = db.execute(VERSION).fetchone()
    return str(row[0]) if row else None


def _statements(sql: str) -> Iterator[str]:
    """One statement at a time: sqlite3's `executescript` would commit the open transaction."""
    statement = ""
    for line in sql.splitlines(keepends=True):
        statement += line
        if sqlite3.complete_statement(statement):
            yield statement
            statement = ""
