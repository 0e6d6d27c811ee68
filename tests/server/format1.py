"""Tables as an earlier release opened them: chance in format 1, with short chains."""

from __future__ import annotations

import asyncio

import msgspec

from meridian.fair.first.verifiable import Verifiable
from meridian.server.journals import journaling
from meridian.server.stores import store_for
from meridian.server.stores.records import SecretRow
from tests.server.online import Message, Server


def begun(server: Server, database: str, game: str, seats: list[Message], length: int = 2, **more: object) -> list[str]:
    """A table of format 1 under way: its id, then the tokens of its people."""
    table, host, tokens = server.open(game, seats, start=False, **more)
    asyncio.run(make_format_1(database, table, length))
    assert server.post(f"/api/tables/{table}/start", {"host": host})["status"] == "running"
    return [table, *tokens]


async def make_format_1(database: str, table: str, length: int) -> None:
    """Give a table that has not begun the chance of format 1."""
    async with store_for(database) as store:
        row = await store.table(table)
        assert row is not None
        source = Verifiable(table, journaling.read_header(row.header), length=length)
        settings = msgspec.structs.replace(row.settings, commitment=msgspec.to_builtins(source.commit()))
        await store.revise_table(table, row.header, settings)
        await store.put_secret(SecretRow(table=table, body=source.to_bytes()))
