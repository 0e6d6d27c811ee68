"""Several nodes on one database: one table for everybody, whichever node they come to, and whichever dies."""

from __future__ import annotations

import asyncio
import signal
import time
from collections.abc import Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import ExitStack, suppress
from pathlib import Path
from threading import Semaphore, Thread

import pytest

from meridian.fair.verify import verify
from meridian.server.stores import store_for
from meridian.server.stores.records import LeaseRow
from tests.server.conftest import HERE
from tests.server.nodes import Node, Person, Seat, check_kept
from tests.server.online import BOT, Client, Gone, Message, asked_of, bearing, me, shortest
from tests.server.patience import PATIENCE
from tests.server.services import FaultProxy, wait_for

pytestmark = pytest.mark.slow

GAME = "global-domination"
WHOLE = 600.0
"""Seconds after which a game that should have ended fails its test."""
SOON_MISSED = {
    "MERIDIAN_LEASE_SECONDS": "4",
    "MERIDIAN_RENEW_SECONDS": "0.25",
    "MERIDIAN_OWNER_REPLY_SECONDS": "1.5",
}
"""For tests that wait until a dead node is missed. A busy one has more than a dozen chances to renew its leases."""


class Cluster:
    """Nodes that share a database and a bus."""

    def __init__(self, folder: Path, database: str, bus: str, **variables: str) -> None:
        self.folder, self.database, self.bus = folder, database, bus
        self.variables = variables
        self.nodes: list[Node] = []
        self._stack = ExitStack()

    def start(self, *names: str) -> list[Node]:
        """Start nodes of these names."""
        for name in names:
            node = Node(self.folder, name, self.database, self.bus, **self.variables)
            self.nodes.append(self._stack.enter_context(node))
        return self.nodes

    def close(self) -> None:
        self._stack.close()

    def alive(self) -> list[Node]:
        return [node for node in self.nodes if node.process is not None]

    def lease(self, table: str) -> LeaseRow | None:
        """Who owns a table."""

        async def look() -> LeaseRow | None:
            async with store_for(self.database) as store:
                return await store.lease(table)

        return asyncio.run(look())

    def owner(self, table: str) -> Node:
        """The node that owns a table."""
        lease = self.lease(table)
        assert lease is not None
        return next(node for node in self.nodes if node.name == lease.node)

    def is_owned_by_other(self, table: str, than: Node) -> bool:
        lease = self.lease(table)
        return lease is not None and lease.node != than.name

    def check(self, people: list[Person]) -> None:
        """That everything people were told is there, once, and on one line of play."""

        async def look() -> None:
            async with store_for(self.database) as store:
                for person in people:
                    await check_kept(store, person)
                    assert len(await store.branches(person.table)) == 1
                assert await store.integrity() == []

        asyncio.run(look())


@pytest.fixture
def cluster(tmp_path: Path, postgres_url: str, redis_url: str) -> Iterator[Cluster]:
    found = Cluster(tmp_path, postgres_url, redis_url)
    yield found
    found.close()


@pytest.fixture
def mortal(cluster: Cluster) -> Cluster:
    """A cluster that soon misses a node."""
    cluster.variables = SOON_MISSED
    return cluster


def seated(node: Node, persons: int) -> list[Person]:
    """People at a new table, with a bot. This node owns it if it is the only one yet: any other may be quicker."""
    seats = [me(f"Ann {at}") for at in range(persons)]
    table, tokens = node.begun(GAME, [*seats, BOT], options=shortest(GAME))
    return [Person(table, at, token, at) for at, token in enumerate(tokens)]


class Playing:
    """People who play at once, each at a node of its own as long as that lives, and then at another."""

    def __init__(self, cluster: Cluster, people: list[Person]) -> None:
        self.cluster = cluster
        self.people = people
        self.answers = Semaphore(0)
        self._pool = ThreadPoolExecutor(len(people))
        self._all: list[Future[None]] = [self._pool.submit(self._stay, person) for person in people]

    def _stay(self, person: Person) -> None:
        limit = time.monotonic() + WHOLE
        while not person.over:
            assert time.monotonic() < limit, "the game does not go on"
            alive = self.cluster.alive()
            person.sit(alive[person.seat % len(alive)], self.answers.release)

    def wait(self, answers: int) -> None:
        """Wait for so many more answers."""
        for _ in range(answers):
            assert self.answers.acquire(timeout=PATIENCE * 2), "nobody answers any more"

    def finish(self) -> None:
        """Wait for the end of the game, and for all that people were told to be there."""
        for done in self._all:
            done.result(WHOLE)
        self._pool.shutdown()
        self.cluster.check(self.people)
        node, table = self.cluster.alive()[0], self.people[0].table
        wait_for(lambda: node.get(f"/api/tables/{table}")["status"] == "over", "the end")

    def end(self) -> None:
        """Wait for the end of the game, and look at what is left of it."""
        self.finish()
        verify(self.cluster.alive()[0].read(f"/api/tables/{self.people[0].table}/report"))


@pytest.mark.parametrize("kind", ["redis", "postgres"])
def test_the_owner_is_killed_and_the_game_goes_on(tmp_path: Path, postgres_url: str, redis_url: str, kind: str) -> None:
    cluster = Cluster(tmp_path, postgres_url, redis_url if kind == "redis" else postgres_url, **SOON_MISSED)
    try:
        (first,) = cluster.start("one")
        people = seated(first, 2)
        cluster.start("two")
        assert cluster.owner(people[0].table) is first
        playing = Playing(cluster, people)
        while not all(person.accepted for person in people):
            playing.wait(1)  # both nodes take answers
        first.kill()
        assert not any(person.over for person in people)
        wait_for(lambda: cluster.is_owned_by_other(people[0].table, first), "another owner")
        playing.end()
    finally:
        cluster.close()


def test_two_nodes_open_each_round_of_a_competition_once(cluster: Cluster) -> None:
    first, second = cluster.start("one", "two")
    session = first.post("/api/profiles", {"name": "Anna", "password": "a good password"})["session"]

    def ask(node: Node, path: str, body: Message | None = None) -> Message:
        got = node.http.post(node.url(f"/api/competitions{path}"), json=body, headers=bearing(session))
        assert got.status_code < 300, got.text
        told: Message = got.json()
        return told

    async def tables() -> list[str]:
        async with store_for(cluster.database) as store:
            return sorted(row.id for row in (await store.tables())[0])

    plan = {"title": "Cup", "format": "round-robin", "rounds": 3, "game": GAME, "options": shortest(GAME)}
    cup = ask(first, "", plan)["id"]
    for name in ("Marco", "Isabella", "Marco", "Isabella"):
        ask(second, f"/{cup}/bots", {"character": name})
    ask(first, f"/{cup}/start")
    wait_for(lambda: second.get(f"/api/competitions/{cup}")["status"] == "over", "the end")
    found = second.get(f"/api/competitions/{cup}")
    assert [len(one["tables"]) for one in found["rounds"]] == [2, 2, 2]
    assert [one["played"] for one in found["standings"]] == [3] * 4
    assert asyncio.run(tables()) == sorted(table["table"] for one in found["rounds"] for table in one["tables"])


def test_facts_come_to_both_nodes_in_the_same_order(cluster: Cluster) -> None:
    first, second = cluster.start("one", "two")
    people = seated(first, 2)
    table = people[0].table
    with Seat(first, table, None, log=1000) as here, Seat(second, table, None, log=1000) as there:
        Playing(cluster, people).end()
        for spectator in (here, there):
            spectator.wait_for(lambda client: client.over)
        assert len(here.facts) > 20
        assert here.facts == there.facts
        assert here.looked() == there.looked()
    assert all(person.accepted for person in people), "both nodes take answers"


def test_a_node_that_ends_in_order_hands_its_tables_over_at_once(cluster: Cluster) -> None:
    (first,) = cluster.start("one")
    people = seated(first, 2)
    _, second = cluster.start("two")
    playing = Playing(cluster, people)
    playing.wait(8)
    first.stop()
    lease = cluster.lease(people[0].table)
    assert lease is None or lease.node == second.name, "it has not given up its lease"
    playing.end()


def test_a_paused_owner_is_fenced(mortal: Cluster) -> None:
    (first,) = mortal.start("one")
    ann, ben = seated(first, 2)
    _, second = mortal.start("two")
    for person, node in ((ann, first), (ben, second)):
        person.sit(node, moves=0)
    client = ann.enter(first)
    while client.question is None:
        # Who must answer first the dice have said: Ben if he is asked, the bot by itself.
        there = ben.enter(second)
        asked = there.question is not None
        ben.leave(there)
        if asked:
            ben.sit(second, moves=1)
        with suppress(TimeoutError):
            client.hear(0.1)
    question = client.question
    assert first.process is not None
    first.process.send_signal(signal.SIGSTOP)
    try:
        late = "late", question["id"], question["options"][0]
        client.send({"type": "answer", "key": late[0], "question": late[1], "action": late[2]})
        wait_for(lambda: mortal.is_owned_by_other(ann.table, first), "another owner")
    finally:
        first.process.send_signal(signal.SIGCONT)
    try:
        while True:
            message = client.hear()
            assert (message["type"], message.get("key")) != ("accepted", "late"), "a fenced node accepts"
    except Gone:
        ann.leave(client)
    ann.unsure = late
    mortal.check([ann, ben])
    assert mortal.owner(ann.table) is second
    playing = Playing(mortal, [ann, ben])
    playing.end()
    assert ann.accepted["late"] == late[2]


def test_three_nodes_of_which_two_die(mortal: Cluster) -> None:
    (first,) = mortal.start("one")
    people = seated(first, 3)
    mortal.start("two", "three")
    playing = Playing(mortal, people)
    playing.wait(9)
    first.kill()
    wait_for(lambda: mortal.is_owned_by_other(people[0].table, first), "another owner")
    mortal.owner(people[0].table).kill()
    playing.end()
    assert len(mortal.alive()) == 1


class Line:
    """A line to the bus that can fall silent."""

    def __init__(self, port: int) -> None:
        self.proxy = FaultProxy(port)
        self._loop = asyncio.new_event_loop()
        self._thread = Thread(target=self._loop.run_forever)
        self._thread.start()
        asyncio.run_coroutine_threadsafe(self.proxy.open(), self._loop).result(PATIENCE)

    def cut(self) -> None:
        """Break it; nobody is let in until it is mended."""
        asyncio.run_coroutine_threadsafe(self.proxy.cut(), self._loop).result(PATIENCE)

    def mend(self) -> None:
        """Take callers again."""
        asyncio.run_coroutine_threadsafe(self.proxy.open(), self._loop).result(PATIENCE)

    def close(self) -> None:
        self.cut()
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join(PATIENCE)
        self._loop.close()


def test_what_a_dead_owner_did_not_tell_is_told_by_its_heir(mortal: Cluster) -> None:
    """It is stored and accepted, but the other nodes never heard of it: both of them, heir or not, must tell it."""
    line = Line(int(mortal.bus.rpartition(":")[2].partition("/")[0]))
    direct, mortal.bus = mortal.bus, f"redis://{HERE}:{line.proxy.port}/0"
    try:
        (first,) = mortal.start("one")
        table, tokens = first.begun(GAME, [me("Ann"), me("Ben")], options=shortest(GAME))
        mortal.bus = direct
        _, second, third = mortal.start("two", "three")
        clients: list[Client] = [first.play(table, token) for token in tokens]
        asked = asked_of(clients)
        with second.play(table, None) as here, third.play(table, None) as there:
            before = here.number
            assert there.number == before
            line.proxy.silent = True
            assert asked.answer(asked.options()[0])["type"] == "accepted"
            first.kill()
            for spectator in (here, there):
                spectator.wait_for(lambda client: client.number > before)
        for client in clients:
            client.close()
    finally:
        line.close()
