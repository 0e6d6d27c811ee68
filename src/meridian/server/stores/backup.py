"""Backup and restore: everything in one file, verified after writing and again before restoring.

Two formats: a copy of the file by SQLite's online backup, and JSON lines, which every store can write and read. Both
restore into an empty store of either kind, in one transaction that ends with the integrity check. They hold what the
store holds: chance secrets, e-mail addresses, token hashes. Leases are left out, since they belong to running nodes.
"""

from __future__ import annotations

import asyncio
import hashlib
import os
import sqlite3
from base64 import b64decode, b64encode
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from functools import partial
from pathlib import Path
from typing import IO, Any

import msgspec

from meridian.core.errors import BadInput
from meridian.server.ops.private_files import create_file
from meridian.server.stores.kinds import EARLIER, KINDS, Earlier
from meridian.server.stores.migrate import NEWEST, VERSION
from meridian.server.stores.scripts.checks import integrity
from meridian.server.stores.sqlite import SqliteStore
from meridian.server.stores.steps import PAGE_ROWS, Many, Row, Steps, pages, run, script
from meridian.server.stores.store import Store
from meridian.server.stores.writer import drive

BEGINS = "meridian backup"
ENDS = "end"
FORMAT = 1
SQLITE_FILE = b"SQLite format 3\0"
LINES = ".jsonl"
NOTHING = Earlier(frozenset(), {})

Summary = dict[str, int]
"""The number of rows of each kind."""
Kept = tuple[str, tuple[Any, ...]]
"""A row with its kind."""


async def back_up(store: Store, path: Path) -> Summary:
    """Writes a snapshot of everything to a file. The file appears only if it is complete and verified."""
    if path.suffix != LINES and not (isinstance(store, SqliteStore) and store.path is not None):
        raise BadInput(f"{path.name}: only a SQLite file can be copied; name the backup {path.stem}{LINES}")
    part = path.with_name(f"{path.name}.part")
    try:
        if path.suffix == LINES:
            await store.read(_exported(part), snapshot=True)
            summary = await asyncio.to_thread(_tally, lambda: lines(part))
        else:
            assert isinstance(store, SqliteStore)
            with _new_file(part):
                await store.copy_to(part)
            summary = await asyncio.to_thread(_checked_copy, part)
        part.replace(path)
        _sync(path.parent)
    except OSError as error:
        raise BadInput(f"cannot write {path}: {error.strerror}") from None
    finally:
        part.unlink(missing_ok=True)
    return summary


async def restore(store: Store, path: Path) -> Summary:
    """Restores a whole backup into an empty store, or nothing."""

    def rows() -> Iterator[Kept]:
        try:
            with path.open("rb") as file:
                copied = file.read(len(SQLITE_FILE)) == SQLITE_FILE
            yield from copied_rows(path) if copied else lines(path)
        except OSError as error:
            raise BadInput(f"cannot read {path}: {error.strerror}") from None

    summary = await asyncio.to_thread(_tally, rows)
    await store.write(_restored(rows))
    return summary


def _tally(rows: Callable[[], Iterator[Kept]]) -> Summary:
    """Counts the rows of a backup. This reads, and so verifies, all of it."""
    summary = dict.fromkeys(KINDS, 0)
    for kind, _ in rows():
        summary[kind] += 1
    return summary


@script
def _restored(rows: Callable[[], Iterator[Kept]]) -> Steps[None]:
    for kind in KINDS:
        if (yield run(f"SELECT 1 FROM {kind} LIMIT 1")):
            raise BadInput("the database is not empty: restore into a new one")
    waiting: list[tuple[Any, ...]] = []
    filling = ""
    for kind, values in rows():
        if kind != filling or len(waiting) == PAGE_ROWS:
            if waiting:
                yield Many(_insert(filling), waiting)
            filling, waiting = kind, []
        waiting.append(values)
    if waiting:
        yield Many(_insert(filling), waiting)
    if wrong := (yield from integrity()()):
        raise BadInput(f"the backup does not fit together: {wrong[0]} ({len(wrong)} complaints)")


def _insert(kind: str) -> str:
    columns = KINDS[kind].columns
    places = ", ".join(f"${at}" for at in range(1, len(columns) + 1))
    return f"INSERT INTO {kind} ({', '.join(columns)}) VALUES ({places})"


# As JSON lines


class LineWriter:
    """Writes lines. Each line carries a checksum of everything up to it."""

    def __init__(self, file: IO[bytes]) -> None:
        self.file = file
        self.chain = hashlib.sha256()
        self.rows = 0

    def line(self, kind: str, values: Any) -> None:
        told = msgspec.json.encode([kind, values])[:-1]
        self.chain.update(told)
        self.file.write(told + _check(self.chain.hexdigest()) + b"\n")

    def rows_of(self, kind: str, rows: list[Row]) -> None:
        for row in rows:
            self.rows += 1
            self.line(kind, [_plain(value) for value in row])


def _plain(value: Any) -> Any:
    """Encodes bytes as base64: JSON has no bytes."""
    return {"base64": b64encode(value).decode()} if isinstance(value, bytes) else value


def _check(digest: str) -> bytes:
    """The end of a line: its checksum."""
    return f',"{digest[:8]}"]'.encode()


@script
def _exported(part: Path) -> Steps[None]:
    try:
        with _new_file(part) as file:
            out = LineWriter(file)
            out.line(BEGINS, {"format": FORMAT, "schema": NEWEST})
            for name, kind in KINDS.items():
                yield from pages(name, kind.columns, kind.key, partial(out.rows_of, name))
            out.line(ENDS, {"rows": out.rows, "digest": out.chain.hexdigest()})
    except OSError as error:  # caught here, so that a store does not take it for a database error
        raise BadInput(f"cannot write {part}: {error.strerror}") from None


def lines(path: Path) -> Iterator[Kept]:
    """The rows of a JSON lines backup. The error names the first line that was changed or is missing."""
    chain = hashlib.sha256()
    number = rows = 0
    ended = False
    lacking = NOTHING
    with path.open("rb") as file:
        for number, line in enumerate(file, start=1):
            here = f"{path.name}: line {number}"
            if ended:
                raise BadInput(f"{here}: something stands after the closing line")
            before = chain.hexdigest()
            kind, values = _read_line(here, line, chain)
            if number == 1:
                lacking = _check_first(here, kind, values)
            elif kind == ENDS:
                ended = True
                if values != {"rows": rows, "digest": before}:
                    raise BadInput(f"{here}: the closing line does not fit the rows before it")
            else:
                rows += 1
                yield _read_row(here, kind, values, lacking)
    if not ended:
        raise BadInput(f"{path.name}: line {number + 1}: cut short: the closing line is missing")


def _read_line(here: str, line: bytes, chain: Any) -> tuple[str, Any]:
    if not line.endswith(b"]\n"):
        raise BadInput(f"{here}: cut short, or not a line of a backup")
    told = line[:-13]
    chain.update(told)
    if line[-13:-1] != _check(chain.hexdigest()):
        raise BadInput(f"{here}: changed after it was written, or not a line of a backup")
    try:
        kind, values = msgspec.json.decode(told + b"]", type=tuple[str, Any])
    except (msgspec.MsgspecError, UnicodeDecodeError) as error:
        raise BadInput(f"{here}: {error}") from None
    return kind, values


def _check_first(here: str, kind: str, values: Any) -> Earlier:
    """Checks the first line; returns what the rows lack compared with the newest schema."""
    if kind != BEGINS or not isinstance(values, dict) or values.get("format") != FORMAT:
        raise BadInput(f"{here}: not the beginning of a Meridian backup in format {FORMAT}")
    schema = values.get("schema")
    if schema != NEWEST and schema not in EARLIER:
        raise BadInput(f"{here}: made with schema {schema}, this Meridian has {NEWEST}")
    return EARLIER.get(schema, NOTHING)


def _read_row(here: str, kind: str, values: Any, lacking: Earlier) -> Kept:
    filled = lacking.columns.get(kind, ())
    if kind not in KINDS or not isinstance(values, list) or len(values) + len(filled) != len(KINDS[kind].columns):
        raise BadInput(f"{here}: not a row that Meridian keeps")
    try:
        there = (b64decode(value["base64"], validate=True) if isinstance(value, dict) else value for value in values)
        return kind, (*there, *filled)
    except (KeyError, TypeError, ValueError):
        raise BadInput(f"{here}: not a row that Meridian keeps") from None


# As a copy of the file


def _checked_copy(path: Path) -> Summary:
    summary = _tally(lambda: copied_rows(path))
    with closing(_read_only(path)) as db:
        wrong = drive(db, integrity())
    if wrong:
        raise BadInput(f"the copy is not sound: {wrong[0]} ({len(wrong)} complaints)")
    return summary


def _read_only(path: Path) -> sqlite3.Connection:
    return sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True)


def copied_rows(path: Path) -> Iterator[Kept]:
    """The rows of a copied SQLite file."""
    with closing(_read_only(path)) as db:
        try:
            if wrong := [told for (told,) in db.execute("PRAGMA integrity_check") if told != "ok"]:
                raise BadInput(f"{path.name} is damaged: {wrong[0]}")
            ((schema,),) = db.execute(VERSION).fetchall()
            if schema != NEWEST and schema not in EARLIER:
                raise BadInput(f"{path.name} is of another schema than {NEWEST}")
            lacking = EARLIER.get(schema, NOTHING)
            for name in (name for name in KINDS if name not in lacking.kinds):
                kind, filled = KINDS[name], lacking.columns.get(name, ())
                columns = ", ".join(kind.columns[: len(kind.columns) - len(filled)])
                for row in db.execute(f"SELECT {columns} FROM {name} ORDER BY {', '.join(kind.key)}"):
                    yield name, (*row, *filled)
        except sqlite3.Error as error:
            raise BadInput(f"{path.name} cannot be read: {error}") from None


# Files


@contextmanager
def _new_file(path: Path) -> Iterator[IO[bytes]]:
    """A new file that only its owner can read; fsynced at the end."""
    path.unlink(missing_ok=True)
    with open(create_file(path), "wb") as file:
        yield file
        file.flush()
        os.fsync(file.fileno())


def _sync(folder: Path) -> None:
    """Fsyncs the folder: without it, a new file name is not durable."""
    if os.name == "nt":
        return  # a folder cannot be opened there, and NTFS keeps names in its journal
    opened = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(opened)
    finally:
        os.close(opened)
