"""What a background worker is asked and what it answers, as it travels between the two processes."""

from __future__ import annotations

from typing import Any

import msgspec

from meridian.server.stores.records import EntryRow, TableRow

_ENTRIES = msgspec.msgpack.Decoder(list[EntryRow])


class StoredTable(msgspec.Struct, frozen=True, array_like=True):
    """A table as it was read from the store, all of it at one moment. `names` are those of its players by seat, each
    of `pages` holds some of its entries."""

    row: TableRow
    names: list[str]
    pages: list[bytes]
    secret: bytes | None = None

    def entries(self) -> list[EntryRow]:
        """The journal of the current branch."""
        return [entry for page in self.pages for entry in _ENTRIES.decode(page)]

    def __repr__(self) -> str:
        return f"StoredTable({self.row.id})"


class ReportJob(msgspec.Struct, frozen=True, array_like=True, tag="report"):
    """The roll report of a table as a file."""

    stored: bytes
    lang: str
    signing_seed: bytes

    def __repr__(self) -> str:
        return f"ReportJob({self.lang})"  # secrets are inside


class ReportPageJob(msgspec.Struct, frozen=True, array_like=True, tag="page"):
    """The roll report of a table as a page, and what the browser may run of it."""

    stored: bytes
    lang: str
    signing_seed: bytes
    public_url: str

    def __repr__(self) -> str:
        return f"ReportPageJob({self.lang})"  # secrets are inside


class JournalJob(msgspec.Struct, frozen=True, array_like=True, tag="journal"):
    """The journal of a finished table as a file."""

    stored: bytes


class EditionJob(msgspec.Struct, frozen=True, array_like=True, tag="edition"):
    """What is wrong with an edition file."""

    game: str
    name: str
    text: str


Job = ReportJob | ReportPageJob | JournalJob | EditionJob


class Done(msgspec.Struct, frozen=True, array_like=True, tag="done"):
    """The body of the response, and headers that go with it."""

    body: bytes
    headers: dict[str, str] = {}


class Wrong(msgspec.Struct, frozen=True, array_like=True, tag="wrong"):
    """The job cannot be done for anybody: a problem as `BadInput` tells it."""

    line: str
    key: str
    about: dict[str, Any]
    status: int


class Failed(msgspec.Struct, frozen=True, array_like=True, tag="failed"):
    """A fault of ours: a traceback for the log."""

    why: str


Result = Done | Wrong | Failed
