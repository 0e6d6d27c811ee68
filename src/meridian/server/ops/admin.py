"""The operator's commands for tables. They work directly on the database, whether servers run on it or not.

Before a change, the table is taken from the node that owns it: that node's next write fails, so it unloads the table
and reads it again. Nothing here reveals hidden data: no entries, secrets, token hashes or addresses.
"""

from __future__ import annotations

import os
import socket
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Final

from msgspec import UNSET

from meridian import games
from meridian.bots import maker
from meridian.core.errors import BadInput
from meridian.core.position import CHANCE, CLOCK
from meridian.server.accounts.names import LONGEST_BOT, checked_name, mended
from meridian.server.accounts.tokens import TokenKind, draw_token, hash_of
from meridian.server.journals import chance, journaling
from meridian.server.moderation.audit import by_admin
from meridian.server.moderation.blocked_words import BlockedWords
from meridian.server.stores import Missing, Store
from meridian.server.stores.records import SeatRow, SecretRow, Status, TableRow
from meridian.server.stores.state import StoredSubstitute, given
from meridian.server.tables.registry import OPERATOR

LEASE_SECONDS: Final = 60.0  # the longest a table stays taken if this process dies
BATCH_SIZE: Final = 100  # tables
WRITERS: Final = {CHANCE: "chance", CLOCK: "clock"}
PLAYABLE: Final = ("open", "running")


async def found(store: Store, table: str) -> TableRow:
    """A table. Raises BadInput if it does not exist."""
    row = await store.table(table)
    if row is None:
        raise BadInput(f"there is no table {table}")
    return row


@asynccontextmanager
async def taken(store: Store, table: str) -> AsyncIterator[tuple[TableRow, int]]:
    """Takes a table from its owner and yields it with the new fence; at the end nodes may acquire it again."""
    node = f"{OPERATOR}{socket.gethostname()}-{os.getpid()}"
    try:
        fence = await store.acquire_lease(table, node, time.time(), LEASE_SECONDS, force=True)
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
    """Tables, newest first, and the cursor of the next page."""
    rows, cursor = await store.tables(status=status, game=game, limit=limit, cursor=after)
    return {"tables": [await _outline(store, row) for row in rows], "next": cursor}


async def _outline(store: Store, row: TableRow) -> dict[str, Any]:
    lease = await store.lease(row.id)
    return {
        "table": row.id,
        "game": row.game,
        "title": row.settings.title,
        "status": row.status,
        "seats": [seat.name or seat.kind for seat in await store.seats(row.id)],
        "touched": row.touched,
        "node": None if lease is None else lease.node,
    }


async def inspected(store: Store, table: str) -> dict[str, Any]:
    """What an operator may see of a table, without hidden information."""
    row = await found(store, table)
    tally = await store.tally(table, row.branch)
    lease = await store.lease(table)
    stand_ins = given(row.state.substitutes, {})
    return {
        **await _outline(store, row),
        "created": row.created,
        "fence": row.fence,
        "lease": None if lease is None else {"node": lease.node, "fence": lease.fence, "until": lease.until},
        "clock": row.settings.clock or None,
        "state": sorted(row.state.parts()),
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


def _seat(seat: SeatRow, stand_in: StoredSubstitute | None) -> dict[str, Any]:
    return {
        "seat": seat.seat,
        "kind": seat.kind,
        "name": seat.name,
        "bot": seat.bot,
        "substitute": None if stand_in is None else stand_in.bot,
        "token": seat.token_hash is not None,
        "account": seat.account is not None,
        "joined": seat.joined,
    }


# Changing


async def rewound(store: Store, table: str, to: int) -> dict[str, Any]:
    """Rewinds a running table to entry `to`. The old branch stays. Chance opens a new period, so that rolls that were
    already seen do not come up again."""
    _must_be(await found(store, table), "running")
    async with taken(store, table) as (row, fence):
        _must_be(row, "running")
        stored = await store.entries(table, row.branch)
        decided = journaling.decided(row)
        if not decided <= to < len(stored):
            raise BadInput(
                f"--to: table {table} has {len(stored)} entries, so {decided} to {len(stored) - 1}, not {to}"
            )
        source = await chance.of_table(store, row, stored)
        source.taken_back(to, "rewind")
        branch = await store.start_branch(table, to, fence, source.to_bytes())
        if row.state.proposals is not UNSET:  # the proposals were about the old branch
            await store.set_state(table, row.state.changed(proposals=[]), fence)
    await store.record(by_admin("rewind", table=table, to=to))
    return {"table": table, "branch": branch, "entries": to, "left_behind": len(stored) - to}


async def checked(store: Store) -> list[str]:
    """Inconsistencies in the database, and running tables whose chance cannot continue."""
    wrong = await store.integrity()
    after: str | None = None
    while True:
        rows, after = await store.tables(status="running", limit=BATCH_SIZE, cursor=after)
        for row in rows:
            if (why := await _hurt(store, row.id)) is not None:
                helps = f"`meridian admin rescue {row.id}` brings it back"
                wrong.append(f"table {row.id} cannot be taken up: {why}; {helps}")
        if after is None:
            return wrong


async def _hurt(store: Store, table: str) -> str | None:
    """Why the chance of a running table cannot continue; None if it can."""
    stored = await store.whole(table)
    if stored is None or stored.row.status != "running":  # it has ended in the meantime
        return None
    try:
        await chance.of_table(store, stored.row, stored.entries)
    except BadInput as error:
        return str(error)
    return None


async def rescued(store: Store, table: str) -> dict[str, Any]:
    """Repairs a table whose chance is lost. Results so far are taken from the journal; from here on a new chance source
    is used, and the report says that nothing before is proven."""
    _must_be(await found(store, table), "running")
    async with taken(store, table) as (row, fence):
        _must_be(row, "running")
        why = await _hurt(store, table)
        if why is None:
            raise BadInput(f"table {table} is not hurt: its chance goes on as it is")
        stored = await store.entries(table, row.branch)
        chance.position(row, stored)  # raises if the rules refuse the journal: then a rescue is impossible
        source = chance.rescue(row, await store.seats(table), len(stored))
        await store.put_secret(SecretRow(table=table, body=source.to_bytes()), fence)
        await store.set_state(table, row.state.changed(rescued=len(stored)), fence)
    await store.record(by_admin("rescue", table=table, entries=len(stored)))
    return {"table": table, "entries": len(stored), "why": why}


async def reseated(
    store: Store, table: str, seat: int, bot: str | None = None, name: str | None = None
) -> dict[str, Any]:
    """Gives a seat to a bot, or to the holder of a new token. The previous holder loses access, and their preferences,
    plans and pending notifications are deleted."""
    row = await found(store, table)
    _must_be(row, *PLAYABLE, *(() if bot is not None else ("over",)))
    if bot is not None:
        maker(games.load(row.game), bot)
    token = None if bot is not None else draw_token(TokenKind.SEAT)
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
            token_hash=None if token is None else hash_of(token, TokenKind.SEAT),
            joined=time.time(),
        )
        await store.reseat(new, fence)
    await store.record(by_admin("seat", old.account, table, seat=seat, bot=bot))
    return {"table": table, "seat": seat, "kind": new.kind, "name": new.name, "bot": bot, "token": token}


def _name(name: str) -> str:
    try:
        return checked_name(name, BlockedWords())
    except BadInput as error:
        raise BadInput(f"--name: {error}") from None


async def closed(store: Store, table: str) -> dict[str, Any]:
    """Ends an open or running table for good. Its journal stays, and its chance is revealed."""
    _must_be(await found(store, table), *PLAYABLE)
    async with taken(store, table) as (row, fence):
        _must_be(row, *PLAYABLE)
        if row.status == "running":
            await _reveal(store, row, fence)
        await store.set_status(table, "closed", fence)
    await store.record(by_admin("close", table=table))
    return {"table": table, "status": "closed"}


async def _reveal(store: Store, row: TableRow, fence: int) -> None:
    try:
        source = await chance.of_table(store, row, await store.entries(row.id, row.branch))
    except BadInput:  # its chance is lost: there is nothing to reveal
        return
    source.end(abandoned=True)
    await store.put_secret(SecretRow(table=row.id, body=source.to_bytes()), fence)


def _must_be(row: TableRow, *statuses: str) -> None:
    if row.status not in statuses:
        raise BadInput(f"table {row.id} is {row.status}, not {' or '.join(statuses)}")
