"""What an operator does to tables, straight in the database, whether servers run on it or not.

A table that is changed is first taken from the node that owns it: that node's next write is refused, so it lets go of
the table and reads it anew. Nothing here tells what is hidden: no entry, no secret, no hash of a token, no address.
"""

from __future__ import annotations

import os
import socket
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from secrets import token_bytes
from typing import Any, Final

import msgspec

from meridian import games
from meridian.bots import maker
from meridian.core.errors import BadInput
from meridian.core.position import CHANCE, CLOCK
from meridian.fair.vault import Commitment
from meridian.fair.verifiable import NONCE, Verifiable
from meridian.server import journaling
from meridian.server.live.sitting import Sitting
from meridian.server.names import LONGEST_BOT, checked_name, mended
from meridian.server.stores import Missing, Store
from meridian.server.stores.records import EntryRow, SeatRow, Status, TableRow
from meridian.server.thinking.thought import Imagined
from meridian.server.tokens import Kind, draw_token, hash_of

LEASE: Final = 60.0
"""For how many seconds a table is taken away at most, should this process die in between."""
WRITERS: Final = {CHANCE: "chance", CLOCK: "clock"}
PLAYABLE: Final = ("open", "running")


async def found(store: Store, table: str) -> TableRow:
    """A table, or a complaint."""
    row = await store.table(table)
    if row is None:
        raise BadInput(f"there is no table {table}")
    return row


@asynccontextmanager
async def taken(store: Store, table: str) -> AsyncIterator[tuple[TableRow, int]]:
    """A table taken from whoever owns it, with the fence to write under; in the end nodes may pick it up again."""
    node = f"admin-{socket.gethostname()}-{os.getpid()}"
    try:
        fence = await store.acquire_lease(table, node, time.time(), LEASE, force=True)
    except Missing as error:
        raise BadInput(str(error)) from None
    assert fence is not None, "what is taken by force is never refused"
    try:
        yield await found(store, table), fence
    finally:
        await store.release_lease(table, node, fence)


# Looking


async def listed(
    store: Store, status: Status | None, game: str | None, limit: int, after: str | None
) -> dict[str, Any]:
    """Tables, the newest first, and where the list goes on."""
    rows, cursor = await store.tables(status=status, game=game, limit=limit, cursor=after)
    return {"tables": [await _outline(store, row) for row in rows], "next": cursor}


async def _outline(store: Store, row: TableRow) -> dict[str, Any]:
    lease = await store.lease(row.id)
    return {
        "table": row.id,
        "game": row.game,
        "title": str(row.settings.get("title", "")),
        "status": row.status,
        "seats": [seat.name or seat.kind for seat in await store.seats(row.id)],
        "touched": row.touched,
        "node": None if lease is None else lease.node,
    }


async def inspected(store: Store, table: str) -> dict[str, Any]:
    """What can be told of a table without telling what anybody may not know."""
    row = await found(store, table)
    tally = await store.tally(table, row.branch)
    lease = await store.lease(table)
    stand_ins = row.state.get("substitutes", {})
    return {
        **await _outline(store, row),
        "created": row.created,
        "fence": row.fence,
        "lease": None if lease is None else {"node": lease.node, "fence": lease.fence, "until": lease.until},
        "clock": row.settings.get("clock"),
        "state": sorted(row.state),
        "seats": [_seat(seat, stand_ins.get(str(seat.seat))) for seat in await store.seats(table)],
        "branch": row.branch,
        "entries": sum(tally.actors.values()),
        "entries_by": {_writer(actor): number for actor, number in sorted(tally.actors.items())},
        "branches": [
            {
                "branch": branch.branch,
                "parent": branch.parent,
                "start": branch.start,
                "written": tally.branches.get(branch.branch, 0),
            }
            for branch in await store.branches(table)
        ],
    }


def _writer(actor: int) -> str:
    return WRITERS.get(actor, f"seat {actor}")


def _seat(seat: SeatRow, stand_in: dict[str, Any] | None) -> dict[str, Any]:
    return {
        "seat": seat.seat,
        "kind": seat.kind,
        "name": seat.name,
        "bot": seat.bot,
        "substitute": None if stand_in is None else stand_in.get("bot"),
        "token": seat.token_hash is not None,
        "account": seat.account is not None,
        "joined": seat.joined,
    }


# Changing


async def rewound(store: Store, table: str, to: int) -> dict[str, Any]:
    """Let a running table go on after entry `to`. The line of play left behind stays; chance opens a new period, so
    that nobody rolls again what was seen already."""
    _must_be(await found(store, table), "running")
    async with taken(store, table) as (row, fence):
        _must_be(row, "running")
        stored = await store.entries(table, row.branch)
        prelude = int(row.settings.get("prelude", 0))
        if not prelude <= to < len(stored):
            raise BadInput(
                f"--to: table {table} has {len(stored)} entries, so {prelude} to {len(stored) - 1}, not {to}"
            )
        source = await _chance(store, row, stored, prelude)
        source.taken_back(to)
        branch = await store.start_branch(table, to, fence, source.kept())
        if "proposals" in row.state:  # they were about the line of play left behind
            await store.set_state(table, {**row.state, "proposals": []}, fence)
    return {"table": table, "branch": branch, "entries": to, "left_behind": len(stored) - to}


async def _chance(store: Store, row: TableRow, stored: list[EntryRow], prelude: int) -> Verifiable:
    """The table's chance, as it is at the end of these entries."""
    secret = await store.secret(row.id)
    if secret is None:
        raise BadInput(f"table {row.id} has no chance secrets")
    header = journaling.read_header(row.header)

    def nonces(published: Commitment) -> list[bytes]:
        return [token_bytes(NONCE) for _ in range(header.seats)]

    source = Verifiable.restored(secret.body, nonces)
    told = row.settings.get("imagined")
    imagined = None if told is None else msgspec.convert(told, Imagined)
    game = games.load(row.game)
    sitting = Sitting(game, header, source, journaling.Actions(game).entries(stored), imagined)
    journaling.brought_up_to_date(sitting, source, prelude, imagined, journaling.readers(stored))
    return source


async def reseated(
    store: Store, table: str, seat: int, bot: str | None = None, name: str | None = None
) -> dict[str, Any]:
    """Give a seat to a bot, or to whoever gets the new token. Whoever sat there before is let in no more, and nothing
    of theirs stays: neither wishes nor plans nor notices that wait."""
    row = await found(store, table)
    _must_be(row, *PLAYABLE, *(() if bot is not None else ("over",)))
    if bot is not None:
        maker(games.load(row.game), bot)
    token = None if bot is not None else draw_token(Kind.SEAT)
    async with taken(store, table) as (row, fence):
        old = {there.seat: there for there in await store.seats(table)}.get(seat)
        if old is None:
            raise BadInput(f"table {table} has no seat {seat}")
        kept = old.name if old.kind == "person" and bot is None else bot
        new = SeatRow(
            table=table,
            seat=seat,
            kind="person" if bot is None else "bot",
            name=_name(name) if name else mended(kept or "", LONGEST_BOT, f"Player {seat}"),
            bot=bot,
            token_hash=None if token is None else hash_of(token, Kind.SEAT),
            joined=time.time(),
        )
        await store.put_seat(new, fence)
        if str(seat) in row.state.get("substitutes", {}):
            others = {at: told for at, told in row.state["substitutes"].items() if at != str(seat)}
            await store.set_state(table, {**row.state, "substitutes": others}, fence)
        await store.drop_notices(table, seat)
    return {"table": table, "seat": seat, "kind": new.kind, "name": new.name, "bot": bot, "token": token}


def _name(name: str) -> str:
    try:
        return checked_name(name)
    except BadInput as error:
        raise BadInput(f"--name: {error}") from None


async def closed(store: Store, table: str) -> dict[str, Any]:
    """End a table for good, open or running. What was played stays."""
    _must_be(await found(store, table), *PLAYABLE)
    async with taken(store, table) as (row, fence):
        _must_be(row, *PLAYABLE)
        await store.set_status(table, "closed", fence)
    return {"table": table, "status": "closed"}


def _must_be(row: TableRow, *statuses: str) -> None:
    if row.status not in statuses:
        raise BadInput(f"table {row.id} is {row.status}, not {' or '.join(statuses)}")
