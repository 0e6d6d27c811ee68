"""Before a game begins: what people do at once is done one after the other, or not at all."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random

import httpx
import pytest
import pytest_asyncio

from meridian.server.accounts.tokens import TokenKind, hash_of
from meridian.server.stores import StoreConflict
from meridian.server.stores.records import SecretRow
from meridian.server.stores.state import given
from tests.server.inside import Held, Inside, inside
from tests.server.online import BOT, OPEN, Message, me

pytestmark = pytest.mark.asyncio
TABLES = 12
"""So many tables are hammered."""


@pytest.fixture(params=("sqlite", "postgres"))
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database."""
    return str(request.getfixturevalue("postgres_url")) if request.param == "postgres" else f"sqlite:///{tmp_path}/s.db"


@pytest_asyncio.fixture
async def here(url: str, tmp_path: Path) -> AsyncIterator[Inside]:
    async with inside(tmp_path, url) as found:
        yield found


async def sound(here: Inside, table: str) -> str:
    """The status of a table; if it has begun, somebody sits in every seat."""
    status = await here.node.store.status(table)
    assert status is not None
    assert status == "open" or all(seat.kind != "open" for seat in await here.node.store.seats(table))
    return status


async def test_a_seat_is_not_emptied_when_the_game_has_begun_meanwhile(
    here: Inside, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, host, _ = await here.open([me("Ann"), OPEN])
    guest = (await here.post(f"/api/tables/{table}/join", {"name": "Ben"})).json()
    start = here.post(f"/api/tables/{table}/start", {"host": host})
    empty = here.post(f"/api/tables/{table}/seats?lang=de", {"host": host, "seat": 1, "kind": "open"})
    begun, emptied = await Held(here.node.store, monkeypatch).in_order([start, empty])
    assert begun.json()["status"] == "running"
    assert (emptied.status_code, emptied.json()["error"]) == (409, "Dieser Tisch hat schon begonnen.")
    assert await sound(here, table) == "running"
    assert await here.node.lobby.seat_of(table, guest["token"]) == 1


async def test_a_game_does_not_begin_with_a_seat_that_was_emptied_meanwhile(
    here: Inside, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, host, _ = await here.open([me("Ann"), OPEN])
    await here.post(f"/api/tables/{table}/join", {"name": "Ben"})
    start = here.post(f"/api/tables/{table}/start", {"host": host})
    empty = here.post(f"/api/tables/{table}/seats", {"host": host, "seat": 1, "kind": "open"})
    emptied, begun = await Held(here.node.store, monkeypatch).in_order([empty, start])
    assert emptied.status_code == 200
    assert (begun.status_code, begun.json()["error"][:20]) == (409, "a seat is still open")
    assert await sound(here, table) == "open"


async def test_who_takes_the_last_seat_has_it_when_the_game_begins(
    here: Inside, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A bot for the same seat comes too late; the guest's token counts."""
    table, host, _ = await here.open([me("Ann"), OPEN], start=True)
    join = here.post(f"/api/tables/{table}/join", {"name": "Ben"})
    fill = here.post(f"/api/tables/{table}/start", {"host": host, "fill": "random"})
    bot = here.post(f"/api/tables/{table}/seats", {"host": host, "seat": 1, "kind": "bot", "bot": "random"})
    joined, *others = await Held(here.node.store, monkeypatch).in_order([join, fill, bot])
    assert joined.status_code == 201
    assert [(said.status_code, said.json()["error"]) for said in others] == [(409, "this table has begun")] * 2
    assert await sound(here, table) == "running"
    assert await here.node.lobby.seat_of(table, joined.json()["token"]) == 1


async def test_of_two_who_want_a_seat_one_gets_it(here: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    table, _, _ = await here.open([me("Ann"), OPEN, OPEN])
    wanted = [here.post(f"/api/tables/{table}/join", {"name": name, "seat": 1}) for name in ("Ben", "Cleo")]
    anywhere = here.post(f"/api/tables/{table}/join", {"name": "Dan"})
    first, second, third = await Held(here.node.store, monkeypatch).in_order([*wanted, anywhere])
    assert (first.status_code, first.json()["seat"]) == (201, 1)
    assert (second.status_code, second.json()["error"]) == (409, "seat 1 is taken")
    assert (third.status_code, third.json()["seat"]) == (201, 2)  # any seat will do: there is another
    assert await sound(here, table) == "open"


async def test_two_who_ask_for_a_rematch_at_once_meet_at_the_same_table(
    here: Inside, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, _, tokens = await here.open([me("Ann"), me("Ben")], start=True)
    await here.node.store.set_status(table, "over")
    again = [here.post(f"/api/tables/{table}/rematch", {"token": token}) for token in tokens]
    first, second = await Held(here.node.store, monkeypatch).in_order(again)
    assert (first.status_code, second.status_code) == (201, 201)
    new = first.json()["table"]
    assert (new, {first.json()["seat"], second.json()["seat"]}) == (second.json()["table"], {0, 1})
    assert await sound(here, new) == "running"
    assert (await here.http.get(f"/api/tables/{table}")).json()["rematch"] == new


async def test_a_guest_has_the_token_even_if_the_table_cannot_be_brought_up(
    here: Inside, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The last seat is taken and the game has begun: whatever fails after that, the guest is told so."""
    table, _, _ = await here.open([me("Ann"), OPEN], start=True)

    async def fails(table: str) -> None:
        raise StoreConflict("another node was quicker")

    with monkeypatch.context() as patch:
        patch.setattr(here.node.registry, "find", fails)
        joined = await here.post(f"/api/tables/{table}/join", {"name": "Ben"})
    assert joined.status_code == 201
    assert await sound(here, table) == "running"
    assert await here.node.lobby.seat_of(table, joined.json()["token"]) == 1


async def test_a_copy_is_there_with_all_its_entries_or_not_at_all(
    here: Inside, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, _, (token,) = await here.open([me("Ann"), BOT], start=True)
    copy = here.post(f"/api/tables/{table}/clone", {"token": token})
    (copied,) = await Held(here.node.store, monkeypatch).in_order([copy])
    new = copied.json()["table"]
    whole = await here.node.store.whole(new)
    assert whole is not None
    assert (whole.row.status, len(whole.entries) >= given(whole.row.settings.prelude, 0)) == ("running", True)


async def test_who_comes_second_to_the_start_is_told_that_it_has_begun(
    here: Inside, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One reads the table before, and its chance secrets after another has begun it."""
    table, host, _ = await here.open([me("Ann"), me("Ben")])
    read, begun = here.node.store.secret, asyncio.Event()
    first = asyncio.ensure_future(here.post(f"/api/tables/{table}/start", {"host": host}))

    async def later(table: str) -> SecretRow | None:
        if asyncio.current_task() is first:
            await begun.wait()
        return await read(table)

    monkeypatch.setattr(here.node.store, "secret", later)
    second = await here.post(f"/api/tables/{table}/start", {"host": host})
    assert second.json()["status"] == "running"
    begun.set()
    late = await first
    assert (late.status_code, late.json()["error"]) == (409, "this table has begun")
    assert await sound(here, table) == "running"


# All at once


async def test_whatever_many_people_do_at_once_every_table_stays_sound(url: str, tmp_path: Path) -> None:
    """On PostgreSQL through two nodes. Every request is done or refused with a sentence; who was given a token has the
    seat, unless the host has emptied it before the game began."""
    async with AsyncExitStack() as stack:
        several = url.startswith("postgres")
        nodes = [await stack.enter_async_context(inside(tmp_path, url, "a", url if several else "memory://"))]
        if several:
            nodes.append(await stack.enter_async_context(inside(tmp_path, url, "b", url)))
        # The host fills what is open and starts: sooner or later that is done, whatever the others do.
        assert [await _hammer(nodes, Random(seed)) for seed in range(TABLES)] == ["running"] * TABLES


async def _hammer(nodes: list[Inside], random: Random) -> str:
    table, host, _ = await nodes[0].open([me("Ann"), OPEN, OPEN], start=random.random() < 0.5)
    wishes: list[tuple[str, Message]] = [("join", {"name": f"Guest {at}"}) for at in range(4)]
    wishes += [("join", {"name": "Chooser", "seat": seat}) for seat in (1, 2)]
    wishes += [("seats", {"host": host, "seat": seat, "kind": "open"}) for seat in (1, 2)]
    wishes += [("seats", {"host": host, "seat": 2, "kind": "bot", "bot": "random"})]
    wishes += [("start", {"host": host}), ("start", {"host": host, "fill": "random"})]
    random.shuffle(wishes)
    asked = [random.choice(nodes).post(f"/api/tables/{table}/{what}", body) for what, body in wishes]
    answers: list[httpx.Response] = await asyncio.gather(*asked)
    tokens: dict[int, list[str]] = {1: [], 2: []}
    removed: set[int] = set()
    for (what, body), said in zip(wishes, answers, strict=True):
        assert said.status_code in (200, 201, 409), said.text
        if said.status_code == 409:
            assert said.json()["error"]
        elif what == "join":
            tokens[said.json()["seat"]].append(said.json()["token"])
        elif what == "seats":
            removed.add(body["seat"])
    for seat in (await nodes[0].node.store.seats(table))[1:]:
        given = [hash_of(token, TokenKind.SEAT) for token in tokens[seat.seat]]
        assert len(given) <= 1 or seat.seat in removed
        if seat.kind == "person":
            assert seat.token_hash in given
        elif given:
            assert seat.seat in removed
    return await sound(nodes[-1], table)
