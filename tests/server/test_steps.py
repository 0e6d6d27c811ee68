"""Steps: a client that follows them has the position after every single entry, as far as its seat may know it."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Iterator
from random import Random

import pytest

from meridian import games
from meridian.core.codec import from_lines
from meridian.core.facts import collect
from meridian.core.game import begin, new_header
from meridian.core.journal import Journal
from meridian.core.patches import Showing, applied
from meridian.fair.source import Seeded
from meridian.server.tables.audience import Audience
from meridian.server.tables.rolls import hears
from meridian.server.tables.session import TableSession
from meridian.server.tables.subscriber import Subscriber
from tests.server.online import Client, Message, Server, asked_of, me, play_on, shortest

MOVES = 40


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("steps")) as found:
        yield found


class Follower(Client):
    """A client that keeps the view after every step, by the number of facts it had then."""

    def __init__(self, server: Server, table: str, token: str | None, **hello: object) -> None:
        self.views: list[tuple[int, Message]] = []
        self.kinds: list[str] = []
        super().__init__(server, table, token, steps=True, **hello)

    def _note(self, message: Message) -> None:
        view = self.view
        super()._note(message)
        self.kinds.append(message["type"])
        if message["type"] == "facts" and "steps" in message:
            number = message["first"] - 1
            assert sum(step["facts"] for step in message["steps"]) == len(message["facts"])
            for step in message["steps"]:
                number += step["facts"]
                view = applied(step["patch"], view)
                if step["facts"]:
                    self.views.append((number, view))


def views_of(journal: Journal, seat: int | None) -> dict[int, Message]:
    """The view of a seat after each entry of which it heard something, by the number of facts it had then."""
    game = games.load(journal.header.game)
    p = begin(game, journal.header, recording=True)
    number = sum(hears(seat, fact.audience) for fact in collect(p))
    found = {}
    for actor, action in journal.entries:
        p.play_checked(actor, action)
        heard = sum(hears(seat, fact.audience) for fact in collect(p))
        number += heard
        if heard:
            found[number] = game.rules.show(game.rules.view(p, seat))
    return found


@pytest.mark.parametrize("name", games.names())
def test_every_step_is_the_view_after_its_entry(server: Server, name: str) -> None:
    table, tokens = server.begun(name, [me("Ann"), me("Ben")], options=shortest(name))
    clients = [Follower(server, table, token) for token in (*tokens, None)]
    for client in clients:
        # The first cards may be drawn after a client has come.
        client.wait_for(lambda client: bool(client.asked) and not client.stale)
        client.kinds.clear()
    random = Random(1)
    play_on([*clients[:2]], lambda client: random.choice(client.options()))
    clients[0].wait_for(lambda client: client.situation["status"] == "over")
    journal = from_lines(games.load(name), server.read(f"/api/tables/{table}/journal").decode())
    for seat, client in zip((0, 1, None), clients, strict=True):
        client.wait_for(lambda client: client.over)
        wanted = views_of(journal, seat)
        assert client.views
        assert [number for number, view in client.views if view != wanted[number]] == []
        assert client.view == client.looked()
        assert "seen" not in client.kinds, "after the first view come nothing but steps"
        client.close()


def test_steps_go_on_after_a_new_view(server: Server) -> None:
    table, tokens = server.begun("global-domination", [me("Ann"), me("Ben")])
    clients = [Follower(server, table, token) for token in tokens]
    plain = Client(server, table, tokens[0])
    for client in (*clients, plain):
        client.wait_for(lambda client: bool(client.asked) and not client.stale)
    asked = asked_of([*clients])
    assert isinstance(asked, Follower)
    for _ in range(2):
        asked.answer(asked.options()[0])
        asked.wait_for(lambda client: client.question is not None)
        assert asked.view == asked.looked()
    asked.say("undo")
    asked.until("seen")
    assert asked.view == asked.looked()
    steps = len(asked.views)
    asked.answer(asked.options()[0])
    asked.wait_for(lambda client: client.question is not None)
    assert len(asked.views) > steps
    assert asked.view == asked.looked()
    again = Follower(server, table, asked.token, after=asked.number, branch=asked.branch)
    again.until("seen")
    assert again.view == asked.view
    plain.drain()
    assert plain.encoded_view() == (asked.view if asked.token == plain.token else plain.looked())
    for client in (*clients, plain, again):
        client.close()


def test_a_table_keeps_no_positions_of_the_past() -> None:
    """What a view is made of is let go: a long game needs no more memory than a short one."""
    asyncio.run(_play_and_count())


async def unsent(frame: bytes) -> None:
    raise AssertionError("every frame is taken at once")


async def _play_and_count() -> None:
    game = games.load(games.shipped()[0])
    session = TableSession(game, new_header(game, 2), Seeded("past"), [])
    audience = Audience(session, 0, "table")
    subscribers = [Subscriber(seat, seat, steps=True) for seat in (0, 1)]
    for subscriber in subscribers:
        audience.enter(subscriber, None, None, 0)
        subscriber.connect(lambda frame: True, unsent, audience.encoded_view)
        subscriber.flush()
    audience.tell_facts(session.commit(session.draft(None, None)))
    random, counts = Random(7), []
    for _ in range(MOVES):
        seat = session.p.who()[0]
        audience.tell_facts(session.commit(session.draft(seat, random.choice(session.p.options(seat)))))
        counts.append(sum(type(one) is Showing for one in gc.get_objects()))
    assert all(subscriber.base is not None for subscriber in subscribers), "both follow step by step"
    assert counts[-1] <= counts[0] + 2
