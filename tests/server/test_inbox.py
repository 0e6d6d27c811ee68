"""Jobs of a table are done or excused: nobody waits for a table that has changed hands."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from meridian.server.stores.errors import Fenced
from meridian.server.tables.client_messages import Answer
from meridian.server.tables.inbox import Inbox
from meridian.server.tables.owner import Owner
from meridian.server.tables.protocol import AnyToClient, Refused
from tests.server.inside import Inside, inside
from tests.server.online import me
from tests.server.patience import PATIENCE

pytestmark = pytest.mark.asyncio


async def owned(here: Inside) -> tuple[str, Owner]:
    """A table of two people, and its owner."""
    table, _, _ = await here.open([me("Ann"), me("Ben")], start=True)
    live = await here.node.registry.find(table)
    assert isinstance(live, Owner)
    await live.inbox.drained()
    return table, live


def said_to(owner: Owner, *keys: str) -> list[AnyToClient]:
    """What a seat hears that says something several times; the list grows."""
    heard: list[AnyToClient] = []
    seat = owner.session.asked()[0]
    action = owner.session.words.say(owner.session.p.options(seat)[0])
    for key in keys:
        owner.submit(seat, Answer(key=key, action=action), "en", heard.append)
    return heard


async def refusals(heard: list[AnyToClient], number: int) -> list[str]:
    async with asyncio.timeout(PATIENCE):
        while len(heard) < number:
            await asyncio.sleep(0)
    return [reply.reason for reply in heard if isinstance(reply, Refused)]


async def test_a_closed_table_keeps_nobody_waiting(tmp_path: Path) -> None:
    async with inside(tmp_path, f"sqlite:///{tmp_path}/meridian.db") as here:
        _, owner = await owned(here)
        closing = asyncio.ensure_future(owner.inbox.close())
        await asyncio.sleep(0)
        late = said_to(owner, "while it closes")
        await closing
        assert await refusals(late, 1) == ["moved"]
        assert await refusals(said_to(owner, "afterwards"), 1) == ["moved"]
        with pytest.raises(Fenced):
            await asyncio.wait_for(owner.inbox.run_exclusive(owner.advance), PATIENCE)
        await asyncio.wait_for(owner.inbox.drained(), PATIENCE)


async def test_whoever_speaks_at_a_table_that_was_lost_is_told_so(tmp_path: Path) -> None:
    async with inside(tmp_path, f"sqlite:///{tmp_path}/meridian.db") as here:
        table, owner = await owned(here)
        await here.node.store.acquire_lease(table, "another", 0.0, 1.0, force=True)
        heard = said_to(owner, "first", "second", "third")
        assert await refusals(heard, 3) == ["moved"] * 3


async def test_a_job_that_is_cancelled_is_excused() -> None:
    inbox = Inbox(lambda _: True)
    inbox.start("test")

    async def cancelled() -> None:
        raise asyncio.CancelledError

    with pytest.raises(Fenced):
        await asyncio.wait_for(inbox.run_exclusive(cancelled), PATIENCE)


async def test_a_table_that_has_an_owner_by_now_is_not_taken_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A node has looked for tables without an owner before this one had its owner."""
    async with inside(tmp_path, f"sqlite:///{tmp_path}/meridian.db") as here:
        table, owner = await owned(here)

        async def looked_before(now: float, limit: int = 100) -> list[str]:
            return [table]

        monkeypatch.setattr(here.node.store, "unowned_tables", looked_before)
        await here.node.registry._take_up()
        assert here.node.registry.live[table] is owner
        assert not owner.lost
