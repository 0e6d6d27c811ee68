"""Background work about one table: read from the store in one snapshot, cached by the version of the table."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Hashable
from typing import Any, NamedTuple

import msgspec
from litestar import Request

from meridian.server.background.cache import ByteCache
from meridian.server.background.jobs import Job, JobDone
from meridian.server.background.prices import Price
from meridian.server.background.service import Background, PreparedJob
from meridian.server.errors import NotFound
from meridian.server.journals.stored_table import StoredTable
from meridian.server.stores import Store, Whole
from meridian.server.stores.records import TableRow

PACKED_BYTES = 16 << 20
PAGE_ENTRIES = 1_000  # entries encoded without a break: one millisecond or less


class Version(NamedTuple):
    """The version of a table that a result was computed from."""

    table: str
    status: str
    branch: int
    entries: int
    fence: int
    names: tuple[str, ...]


class TableWork:
    """The background work about the tables of a store."""

    def __init__(self, background: Background, store: Store) -> None:
        self._background = background
        self._store = store
        self._packed: ByteCache[bytes] = ByteCache(PACKED_BYTES)

    async def answer(
        self,
        request: Request[Any, Any, Any],
        row: TableRow,
        price: Price,
        about: Hashable,
        job: Callable[[bytes], Job],
        secret: bool = False,
    ) -> JobDone:
        """A result about a table. `about` is all it depends on beside the table; `job` makes one from a stored
        table."""

        async def prepare() -> PreparedJob:
            found, stored = await self.stored(version, secret)
            return PreparedJob((found, price.what, about), job(stored), row.id)

        version = await self.version(row)
        return await self._background.answer(request, price, (version, price.what, about), prepare)

    async def version(self, row: TableRow) -> Version:
        """The current version of a table."""
        names = [seat.name for seat in await self._store.seats(row.id)]
        return _version(row, await self._store.last_entry(row.id), names)

    async def stored(self, version: Version, secret: bool = False) -> tuple[Version, bytes]:
        """A table in the format of workers, and its version when it was read. Replaying a finished game requests it
        again and again, so it is cached if it holds no secret."""
        kept = None if secret else self._packed.get(version)
        if kept is not None:
            return version, kept
        whole = await self._store.whole(version.table, secret)
        if whole is None:
            raise NotFound.because("no-such-table")
        found, made = _version(whole.row, len(whole.entries), _names(whole)), await packed(whole)
        if not secret:
            self._packed.put(found, made, len(made))
        return found, made


async def packed(whole: Whole) -> bytes:
    """A table in the format of workers. Long journals are encoded page by page: other requests run in between."""
    pages: list[bytes] = []
    for first in range(0, len(whole.entries), PAGE_ENTRIES):
        pages.append(msgspec.msgpack.encode(whole.entries[first : first + PAGE_ENTRIES]))
        await asyncio.sleep(0)
    return msgspec.msgpack.encode(StoredTable(whole.row, _names(whole), pages, whole.secret))


def _names(whole: Whole) -> list[str]:
    return [seat.name for seat in whole.seats]


def _version(row: TableRow, entries: int, names: list[str]) -> Version:
    return Version(row.id, row.status, row.branch, entries, row.fence, tuple(names))
