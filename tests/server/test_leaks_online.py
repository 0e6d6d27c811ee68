"""No leak through real sockets: at twin tables, whose hidden draws differ, a seat and spectators get the same bytes.

The twins are journals with two outcomes exchanged that a seat did not see. A node that exists in this test alone owns
both tables, stores their entries and tells them over the bus, so that chance is ours; the server follows and tells its
sockets, as every copy of a table does.
"""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Callable, Coroutine, Iterator
from functools import reduce
from pathlib import Path
from random import Random
from threading import Thread
from typing import Any, NamedTuple, Self, TypeVar

import pytest

from meridian import games
from meridian.core.codec import words_for
from meridian.core.frames import Sealed
from meridian.core.game import Game, begin
from meridian.core.journal import Entry, Journal
from meridian.core.position import CHANCE
from meridian.core.replay import replay
from meridian.server.bus.opening import open_bus
from meridian.server.journals import journaling
from meridian.server.stores import open_store
from meridian.server.tables import news
from meridian.testing.contract import random_journal, twins
from tests.any_game import early, seats_of
from tests.server.online import Client, Message, Server, me
from tests.server.patience import PATIENCE

T = TypeVar("T")
PAIRS = 3
"""So many pairs of twins are compared for each game, at least."""
TURNS = 24
"""So many answers are told at each table."""
COMPARED = 50
"""So many messages are compared for each game, at least."""
COPIES = 6
"""So many copies are made of each twin, for each game."""
ELSEWHERE = "elsewhere"
LONG = 3600.0


class Twins(NamedTuple):
    """Two journals that this seat cannot tell apart, from entry `first` (where they differ) to entry `last`."""

    seat: int
    journals: tuple[Journal, Journal]
    first: int
    last: int


def alike(game: Game, journal: Journal, twin: Journal, seat: int) -> Twins | None:
    """Where two journals differ, as far as both are legal."""
    both = list(zip(journal.entries, twin.entries, strict=True))
    first = next(at for at, (one, two) in enumerate(both) if one != two)
    a = begin(game, journal.header)
    for entry in journal.entries[:first]:
        a.play_checked(*entry)
    b = game.rules.copy(a)
    for at, (one, two) in enumerate(both[first:], start=first):
        if b.refusal(*two) is not None:
            return Twins(seat, (journal, twin), first, at)
        a.play_checked(*one)
        b.play_checked(*two)
        if a.over and b.over:
            return Twins(seat, (journal, twin), first, at)  # the end may show everything
    return Twins(seat, (journal, twin), first, len(journal.entries))


def pairs(game: Game) -> Iterator[Twins]:
    """Twins of random games that stay legal for a while after they have parted."""
    least = early(game, 8)
    for seed in range(100):
        journal, _ = random_journal(game, seats_of(game), seed, 300)
        for seat in range(seats_of(game)):
            for twin in twins(game, journal, seat, Random(seed)):
                found = alike(game, journal, twin, seat)
                if found is not None and len(answers(journal.entries[found.first : found.last])) > least:
                    yield found
                    break


def answers(entries: list[Entry]) -> list[list[Entry]]:
    """Entries as they are stored and told together: an answer, and what chance decides after it."""
    groups: list[list[Entry]] = []
    for entry in entries:
        if entry[0] != CHANCE or not groups:
            groups.append([])
        groups[-1].append(entry)
    return groups


class Node:
    """The other node: it owns tables, stores entries and tells them."""

    def __init__(self, server: Server, bus: str) -> None:
        self._loop = asyncio.new_event_loop()
        self._thread = Thread(target=self._loop.run_forever, daemon=True)
        self._thread.start()
        self._store = self._done(open_store(f"sqlite:///{server.folder}/meridian.db"))
        self._bus = self._done(open_bus(bus))
        self._fences: dict[str, int] = {}

    def _done(self, doing: Coroutine[Any, Any, T]) -> T:
        return asyncio.run_coroutine_threadsafe(doing, self._loop).result(PATIENCE)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._done(self._bus.close())
        self._done(self._store.close())
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join(PATIENCE)
        self._loop.close()

    def begin(self, table: str, entries: list[Entry]) -> None:
        """Own a table that has not begun, and begin it with these entries."""
        self._done(self._begin(table, entries))

    async def _begin(self, table: str, entries: list[Entry]) -> None:
        fence = await self._store.acquire_lease(table, ELSEWHERE, time.time(), LONG)
        assert fence is not None
        self._fences[table] = fence
        await self._store.append(table, 1, 1, journaling.rows(table, 1, 1, entries, time.time()), fence)
        await self._store.set_status(table, "running", fence)

    def tell(self, table: str, number: int, entries: list[Entry], step: int) -> None:
        """Store and tell entries after so many; then something everybody hears, so that all know when it is done."""
        self._done(self._tell(table, number, entries, step))

    async def _tell(self, table: str, number: int, entries: list[Entry], step: int) -> None:
        rows = journaling.rows(table, 1, number + 1, entries, time.time())
        await self._store.append(table, 1, number + 1, rows, self._fences[table])
        topic = news.of_table(table)
        await self._bus.publish(topic, news.write(news.Added(1, rows)), number + 1)
        await self._bus.publish(topic, news.write(news.Here(ELSEWHERE, [], step)))


class Twin:
    """One of two tables, and everything its sockets and addresses have told."""

    def __init__(self, server: Server, node: Node, journal: Journal, first: int, steps: bool = False) -> None:
        self.server, self.node = server, node
        self.number = first
        self.questions = questions_to(games.load(journal.header.game), journal)
        seats = range(journal.header.seats)
        people = [me(f"Player {at}") for at in seats]
        self.table, _, self.tokens = server.open(journal.header.game, people, clock={"kind": "none", "phases": False})
        node.begin(self.table, journal.entries[:first])
        self.clients: dict[int | None, Client] = {}
        for seat in (*seats, None):
            self.clients[seat] = Client(server, self.table, self._token(seat), log=1000, steps=steps)
            self._until(self.clients[seat], lambda message: message.get("watching") is not None)
        self.told: dict[int | None, list[list[str]]] = {seat: [] for seat in self.clients}
        for seat, client in self.clients.items():
            client.encoded_view()
            client.say("look", "begun")
            self.told[seat].append(self._take(client))

    def _token(self, seat: int | None) -> str | None:
        return None if seat is None else self.tokens[seat]

    def _until(self, client: Client, there: Callable[[Message], bool]) -> None:
        while not there(client.hear()):
            pass

    def step(self, step: int, entries: list[Entry]) -> None:
        """Tell these entries; keep what every socket was told of them, and what it is told when it asks."""
        self.node.tell(self.table, self.number, entries, step)
        self.number += len(entries)
        for seat, client in self.clients.items():
            self._until(client, lambda message: message.get("watching") == step + 1)
            client.encoded_view()
            for number, said in enumerate(self.questions if step % 5 == 1 else self.questions[:1]):
                client.say(key=f"{step} {number}", **said)
            self.told[seat].append(self._take(client))

    def _take(self, client: Client) -> list[str]:
        """What came since, without what names this table. Views come with the facts or a moment later."""
        messages = [message for frame in client.frames for message in json.loads(frame)]
        client.frames.clear()
        views = [message for message in messages if message["type"] == "seen"]
        others = [message for message in messages if message["type"] != "seen"]
        return [json.dumps(message).replace(self.table, "TABLE") for message in (*others, *views)]

    def resumed(self, seat: int | None) -> list[str]:
        """What a socket of this seat is told that comes back after having heard nothing yet."""
        with Client(self.server, self.table, self._token(seat), after=0, branch=1) as client:
            client.until("seen")
            return self._take(client)

    def addresses(self, seat: int) -> list[str]:
        """What a seat is told over HTTP: feeds, reports, and a journal that is refused."""
        http, token = self.server.http, self.tokens[seat]
        links = http.post(
            self.server.url(f"/api/tables/{self.table}/seat/feed"), headers={"Authorization": f"Bearer {token}"}
        ).json()
        paths = [f"/api/tables/{self.table}/{kind}" for kind in ("journal", "edition", "texts/en")]
        found = [http.get(self.server.url(path)).text for path in paths]
        for kind in ("deadlines", "turns"):
            path = "/feeds/" + links[kind].split("/feeds/")[1]
            text = http.get(self.server.url(path)).text
            lines = text.replace("><", ">\n<").splitlines()
            found += [line for line in lines if not line.startswith(MOMENTS)]
        return [text.replace(self.table, "TABLE") for text in found]

    def copied(self, seat: int) -> list[str]:
        """What a seat is shown at a copy of the table: what it knows of this one. Which characters sit there follows
        from the id of the copy."""
        body = {"token": self.tokens[seat], "bot": "random"}
        opened = self.server.post(f"/api/tables/{self.table}/clone", body)
        with Client(self.server, opened["table"], opened["seats"][0]["token"], log=1000) as client:
            client.until("seen")
            named = {seat["name"]: f"seat {at}" for at, seat in enumerate(self._seats(opened["table"]))}
            frames = [frame.replace(opened["table"], "TABLE") for frame in client.frames]
            return [reduce(lambda text, one: text.replace(*one), named.items(), frame) for frame in frames]

    def _seats(self, table: str) -> list[Message]:
        found: list[Message] = self.server.get(f"/api/tables/{table}")["seats"]
        return found

    def close(self) -> None:
        for client in self.clients.values():
            client.close()


MOMENTS = ("<updated>", "<published>", "<id>", "DTSTAMP", "CREATED", "LAST-MODIFIED", "UID")
"""Lines of feeds that hold times, or names made of the table's."""


def questions_to(game: Game, journal: Journal) -> list[Message]:
    """What a socket asks after every step: the position, every answer there is, all that the game can be asked."""
    known = game.rules.queries(game.rules.view(begin(game, journal.header), 0), 0)
    return [{"kind": "look"}, {"kind": "menu"}, *({"kind": "query", "name": name} for name in (*known, "nothing"))]


@pytest.fixture
def server(tmp_path: Path, redis_url: str) -> Iterator[Server]:
    with Server(tmp_path, "--bus", redis_url) as found:
        yield found


@pytest.mark.slow
@pytest.mark.parametrize("name", games.names())
def test_twin_tables_tell_the_same(server: Server, redis_url: str, name: str) -> None:
    compared = differed = copies = 0
    with Node(server, redis_url) as node:
        for number, twin in enumerate(pairs(games.load(name))):
            if number >= PAIRS and copies == COPIES and compared > COMPARED:
                break
            steps = number % 2 == 0
            tables = one, two = [Twin(server, node, journal, twin.first, steps) for journal in twin.journals]
            groups = [answers(journal.entries[twin.first : twin.last])[:TURNS] for journal in twin.journals]
            for step, both in enumerate(zip(*groups, strict=True), start=1):
                for table, entries in zip(tables, both, strict=True):
                    table.step(step, entries)
                if copies < COPIES and one.clients[twin.seat].question is not None:
                    # Nobody else plays at a copy before this seat does.
                    assert one.copied(twin.seat) == two.copied(twin.seat)
                    copies += 1
            for seat in (twin.seat, None):
                assert one.told[seat] == two.told[seat]
                assert one.resumed(seat) == two.resumed(seat)
                compared += len(one.told[seat])
            assert one.addresses(twin.seat) == two.addresses(twin.seat)
            differed += any(one.told[seat] != two.told[seat] for seat in range(len(one.tokens)) if seat != twin.seat)
            for table in tables:
                table.close()
    assert compared > COMPARED
    assert copies == COPIES
    # The twins do differ: whoever drew what was exchanged is told so.
    assert differed > 0


def before_a_window(game: Game) -> tuple[Journal, int, int]:
    """A journal, the number of entries up to the last answer but one before a window opens, and who is asked there."""
    for seed in range(100):
        journal, _ = random_journal(game, seats_of(game), seed, 300)
        for number, _, _, p in replay(game, journal):
            if not p.over and isinstance(p.stack[-1], Sealed):
                *_, first, _ = (at for at in range(number) if journal.entries[at][0] >= 0)
                return journal, first, p.who()[0]
    raise AssertionError("no window opens")


def test_a_copy_of_a_table_tells_nothing_of_an_order(server: Server, redis_url: str) -> None:
    game = games.load("global-domination")
    journal, first, holder = before_a_window(game)
    order = words_for(game, journal.header).read("ask-me scoring")
    with Node(server, redis_url) as node:
        one, two = [Twin(server, node, journal, first) for _ in range(2)]
        for step, entries in enumerate(answers(journal.entries[first:])[:TURNS], start=1):
            one.step(step, entries)
            # Whoever owns that table declines in the name of the player, who has left windows out.
            two.step(step, entries if step > 1 else [*entries, (holder, order)])
        for seat in (None, *(seat for seat in range(seats_of(game)) if seat != holder)):
            assert one.told[seat] == two.told[seat]
            assert one.resumed(seat) == two.resumed(seat)
        assert one.told[holder] != two.told[holder]
        for table in (one, two):
            table.close()
