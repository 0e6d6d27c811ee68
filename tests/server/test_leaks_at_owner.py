"""No leak at the node that owns a table: twin tables, whose hidden draws differ, tell a seat and spectators the same.

The twins begin with a prelude that was drawn elsewhere, as practice tables do, so that chance is ours; from there they
are played over sockets, with the same answers, as long as chance has nothing to decide.
"""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Iterator
from itertools import islice
from pathlib import Path

import msgspec
import pytest

from meridian import games
from meridian.core.action import Action
from meridian.core.codec import words_for
from meridian.core.game import Game, begin
from meridian.core.journal import Journal
from meridian.core.position import CHANCE, Position
from meridian.server.journals import journaling
from meridian.server.stores import store_for
from tests.server.online import Client, Server, me
from tests.server.test_leaks_online import Twins, pairs, questions_to

PAIRS = 4
ANSWERS = 8
"""So many answers are given at each pair of tables, at most."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("server")) as found:
        yield found


def played(game: Game, journal: Journal, number: int) -> Position:
    """The position after so many entries."""
    p = begin(game, journal.header)
    for entry in journal.entries[:number]:
        p.play_checked(*entry)
    return p


def after(game: Game, p: Position, seat: int, action: Action) -> Position | None:
    """Where an answer leads to; None if chance would have to decide, or it is not legal."""
    p = game.rules.copy(p)
    if seat not in p.who() or p.refusal(seat, action) is not None:
        return None
    p.play_checked(seat, action)
    return None if CHANCE in p.who() or p.over else p


def next_answer(game: Game, one: Position, two: Position) -> tuple[int, Action] | None:
    """An answer that leads on at both tables without chance."""
    for seat in one.who():
        for action in one.options(seat) if seat >= 0 else ():
            if after(game, one, seat, action) is not None and after(game, two, seat, action) is not None:
                return seat, action
    return None


def parted(game: Game, twins: Twins) -> int | None:
    """After how many entries the twins, which have parted before, can be given the same answer."""
    for number in range(twins.last, twins.first, -1):
        one, two = (played(game, journal, number) for journal in twins.journals)
        if not one.over and not two.over and next_answer(game, one, two) is not None:
            return number
    return None


class Table:
    """One of two tables, and what its sockets were told."""

    def __init__(self, server: Server, journal: Journal, number: int) -> None:
        self.server = server
        self.answers = 0
        self.game = games.load(journal.header.game)
        self.p = played(self.game, journal, number)
        self.words = words_for(self.game, journal.header)
        self.questions = questions_to(self.game, journal)
        seats = range(journal.header.seats)
        people = [me(f"Player {at}") for at in seats]
        self.table, _, self.tokens = server.open(self.game.name, people, clock={"kind": "none", "phases": False})
        asyncio.run(self._begin(journal, number))
        self.clients: dict[int | None, Client] = {}
        for seat in (*seats, None):
            client = Client(server, self.table, None if seat is None else self.tokens[seat], log=1000)
            client.wait_for(lambda client, seat=seat: is_here(client, seat))  # type: ignore[misc]
            self.clients[seat] = client

    async def _begin(self, journal: Journal, number: int) -> None:
        async with store_for(f"sqlite:///{self.server.folder}/meridian.db") as store:
            row = await store.table(self.table)
            assert row is not None
            await store.revise_table(self.table, row.header, msgspec.structs.replace(row.settings, prelude=number))
            fence = await store.acquire_lease(self.table, "prelude", time.time(), 60.0)
            assert fence is not None
            entries = journaling.rows(self.table, 1, 1, journal.entries[:number], time.time())
            await store.append(self.table, 1, 1, entries, fence)
            await store.set_status(self.table, "running", fence)
            await store.release_lease(self.table, "prelude", fence)

    def told(self, seat: int | None, step: int) -> list[str]:
        """The messages since the last time in their order, without what names this table, and replies to questions.
        Views come with the facts or a moment later: they stand last."""
        client = self.clients[seat]
        client.encoded_view()
        for number, said in enumerate(self.questions):
            client.say(key=f"{step} {number}", **said)
        messages = [message for frame in client.frames for message in json.loads(frame)]
        client.frames.clear()
        messages.sort(key=lambda message: message["type"] == "seen")
        return [json.dumps(message).replace(self.table, "TABLE") for message in messages]

    def answer(self, seat: int, action: Action) -> None:
        found = after(self.game, self.p, seat, action)
        assert found is not None
        self.p = found
        self.answers += 1
        client = self.clients[seat]
        client.wait_for(lambda client: client.question is not None)
        assert client.answer(self.words.say(action), key=f"answer {self.answers}")["type"] == "accepted"
        for other in self.clients.values():
            other.say("look", f"after {self.answers}")  # whatever was told of it has come

    def close(self) -> None:
        for client in self.clients.values():
            client.close()


def is_here(client: Client, seat: int | None) -> bool:
    """Whether a client knows that everybody knows that it is there: so all hear of all in the same order."""
    if not client.situation:
        return False
    return bool(client.situation["watching"] if seat is None else client.situation["seats"][seat]["here"])


@pytest.mark.parametrize("name", games.names())
def test_twin_tables_tell_the_same_where_they_are_owned(server: Server, name: str, tmp_path: Path) -> None:
    game = games.load(name)
    compared = answered = 0
    differed: list[int] = []
    for twins in islice(pairs(game), PAIRS):
        number = parted(game, twins)
        if number is None:
            continue
        one, two = (Table(server, journal, number) for journal in twins.journals)
        for step in range(ANSWERS):
            first, second = ({seat: table.told(seat, step) for seat in table.clients} for table in (one, two))
            for seat in (twins.seat, None):
                assert first[seat] == second[seat]
                compared += len(first[seat])
            differed += [seat for seat in range(len(one.tokens)) if first[seat] != second[seat]]
            found = next_answer(game, one.p, two.p)
            if found is None:
                break
            for table in (one, two):
                table.answer(*found)
            answered += 1
        for table in (one, two):
            table.close()
    assert compared > 20
    assert answered > 0
    assert differed, "the twins do differ: who drew what was exchanged is told so"
