"""Games that were played elsewhere: a journal file becomes a finished table, to be replayed and played on from."""

from __future__ import annotations

import asyncio
import contextlib
import time
from typing import Annotated

import msgspec
from msgspec import Meta

from meridian.fair.source import Scripted
from meridian.server.journals import chance, journaling
from meridian.server.journals.journal_file import JournalFile
from meridian.server.languages import Lang
from meridian.server.lobby.lobby import Lobby
from meridian.server.stores import StoreConflict
from meridian.server.stores.records import JOURNAL_PREFIX, EntryRow, SeatRow, TableRow
from meridian.server.stores.state import TableSettings
from meridian.server.texts import say


class JournalText(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The content of a journal file, its name, and the language in which its players are named."""

    name: Annotated[str, Meta(min_length=1, max_length=200)]
    text: Annotated[str, Meta(min_length=1, max_length=1 << 20)]
    lang: Lang = "en"


class JournalOpened(msgspec.Struct, frozen=True, kw_only=True):
    """The finished table that a journal has become."""

    table: str


async def keep(lobby: Lobby, found: JournalFile, digest: str, lang: str) -> str:
    """Store a journal as a finished table. The same file is stored once."""
    table = f"{JOURNAL_PREFIX}{digest}"
    if await lobby.store.status(table) is not None:
        return table
    # Its dice were rolled elsewhere: there is nothing to prove, and a copy of it rolls its own.
    header = msgspec.structs.replace(journaling.read_header(found.header), chance=Scripted.kind)
    source = await asyncio.to_thread(chance.new, table, header)
    names = found.players or [""] * header.seats
    now = time.time()
    row = TableRow(
        id=table,
        game=found.game,
        header=journaling.header_bytes(header),
        settings=TableSettings(
            lang=lang,
            watch="public",
            chat="off",
            clock={"kind": "none", "phases": False},
            prelude=len(found.entries),
        ),
        status="over" if found.over else "closed",
        created=now,
        touched=now,
    )
    seats = [
        SeatRow(table=table, seat=at, kind="person", name=name or say(lang, "player-numbered", number=at + 1))
        for at, name in enumerate(names)
    ]
    entries = [
        EntryRow(table=table, branch=1, number=number, actor=actor, action=action, at=now)
        for number, (actor, action) in enumerate(found.entries, start=1)
    ]
    with contextlib.suppress(StoreConflict):  # another request has just stored the same file
        await lobby.store.create_table(row, seats, source.to_bytes(), entries)
    return table
