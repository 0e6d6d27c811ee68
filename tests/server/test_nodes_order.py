"""The order in which sockets are told things, at the node that owns a table and at another: chat, and answers."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random

import msgspec
import pytest

from meridian import games
from meridian.server.tables import news
from meridian.server.tables.protocol import Accepted
from meridian.testing.contract import random_journal
from tests.server.conftest import database
from tests.server.dice import dice_of, play_with_dice
from tests.server.nodes import Node
from tests.server.online import Client, Server, asked_of, me, shortest
from tests.server.test_leaks_online import ELSEWHERE
from tests.server.test_leaks_online import Node as Elsewhere
from tests.server.test_nodes import GAME, Cluster

LINES = 25
"""So many lines each of two people says at once."""
MOVES = 30
UNDONE = 10
"""So many answers are taken back again."""
LOOKS = 10
"""So often somebody looks at the table while another waits for a word."""
DICE = "globetrotters"
DICE_READ = 12


@pytest.fixture(scope="module")
def nodes(
    tmp_path_factory: pytest.TempPathFactory, postgres_server: str, redis_server: str
) -> Iterator[tuple[Node, Node]]:
    with database(postgres_server) as url:
        cluster = Cluster(tmp_path_factory.mktemp("nodes"), url, redis_server)
        first, second = cluster.start("one", "two")
        yield first, second
        cluster.close()


def seated(owner: Node, **more: str) -> tuple[str, list[str]]:
    """A new table of two people at the node that owns it."""
    return owner.begun(GAME, [me("Ann"), me("Ben")], options=shortest(GAME), **more)


def test_every_socket_is_told_every_line_once_in_order(nodes: tuple[Node, Node]) -> None:
    table, tokens = seated(nodes[0], chat="everybody")
    clients = [node.play(table, token) for node, token in zip(nodes, tokens, strict=True)]
    watching = [node.play(table, None) for node in nodes]

    def talk(client: Client) -> None:
        for number in range(LINES):
            assert client.say("say", text=f"line {number}")["type"] == "told"

    def come_and_go(node: Node) -> list[Client]:
        return [node.play(table, None) for _ in range(12)]

    with ThreadPoolExecutor(4) as pool:
        talking = [pool.submit(talk, client) for client in clients]
        coming = [pool.submit(come_and_go, node) for node in nodes]
        for done in talking:
            done.result()
        later = [client for done in coming for client in done.result()]
    for client in (*clients, *watching, *later):
        client.wait_for(lambda client: bool(client.lines) and client.lines[-1]["number"] == 2 * LINES)
        assert [line["number"] for line in client.lines] == list(range(1, 2 * LINES + 1))
        client.close()


@pytest.mark.parametrize("at", [0, 1], ids=["at the owner", "elsewhere"])
def test_an_answer_is_accepted_before_it_is_told_what_it_led_to(nodes: tuple[Node, Node], at: int) -> None:
    table, tokens = seated(nodes[0])
    clients = [nodes[at].play(table, token) for token in tokens]
    random = Random(at)
    for move in range(MOVES):
        asked = asked_of(clients)
        for client in clients:
            client.say("look")  # whatever was told of the move before has arrived
        if asked.question is None:
            continue
        key, before = f"move {move}", asked.number
        action, question = random.choice(asked.options()), asked.question["id"]
        asked.send({"type": "answer", "key": key, "question": question, "action": action})
        while (reply := asked.hear()).get("key") != key:
            pass
        assert reply["type"] == "accepted"
        assert asked.number == before, "facts came before the word that the answer is accepted"
        asked.question = None
        if asked.over:
            break
    for client in clients:
        client.close()


class Slow(Elsewhere):
    """A node of this test alone: its word comes when everybody could have heard what it led to."""

    def go_back(self, table: str, kept: int, meanwhile: Callable[[], None]) -> None:
        """Hear one undo, store and tell the new branch, and only then reply."""
        asked = self._done(self._heard())
        branch = self._done(self._store.start_branch(table, kept, self._fences[table]))
        self._done(self._bus.publish(news.of_table(table), news.write(news.Branched(branch))))
        meanwhile()
        accepted = msgspec.json.encode(Accepted(key=json.loads(asked.said)["key"]))
        self._done(self._bus.publish(news.of_node(asked.node), news.write(news.ForwardedReply(asked.number, accepted))))

    def listen(self) -> None:
        """From now on other nodes can ask this one."""
        self._spoken_to = self._done(self._bus.subscribe(news.of_node(ELSEWHERE)))

    async def _heard(self) -> news.ForwardedCommand:
        async for item in self._spoken_to:
            said = news.read(item) if isinstance(item, bytes) else None
            if isinstance(said, news.ForwardedCommand):
                return said
        raise AssertionError("nobody asks any more")


def test_an_undo_is_accepted_before_it_is_told_where_things_stand(tmp_path: Path, redis_server: str) -> None:
    journal, _ = random_journal(games.load(GAME), 2, 1, 40)
    with Server(tmp_path, "--bus", redis_server) as server, Slow(server, redis_server) as node:
        node.listen()
        table, _, tokens = server.open(GAME, [me("Ann"), me("Ben")], clock={"kind": "none", "phases": False})
        node.begin(table, journal.entries)
        with server.play(table, tokens[0]) as ann, server.play(table, tokens[1]) as ben:

            def look() -> None:
                for _ in range(LOOKS):
                    ben.say("look")

            ann.send({"type": "undo", "key": "back"})
            node.go_back(table, len(journal.entries) - 1, look)
            assert ann.until(lambda message: message.get("key") == "back")["type"] == "accepted"
            assert ann.branch == 1, "play went back before the word that it is accepted"
            for client in (ann, ben):
                client.wait_for(lambda client: client.branch == 2)


def test_undos_at_another_node_are_accepted_and_told_in_turn(nodes: tuple[Node, Node]) -> None:
    table, tokens = seated(nodes[0])
    clients = [nodes[1].play(table, token) for token in tokens]
    asked = asked_of(clients)
    for branch in range(1, UNDONE + 1):
        assert asked.answer(asked.options()[0])["type"] == "accepted"
        asked.options()
        assert asked.say("undo")["type"] == "accepted"
        assert asked.branch == branch
        asked.until("rewound")
        assert asked.branch == branch + 1
    for client in clients:
        client.close()


def test_a_die_read_out_at_another_node_is_accepted_before_anybody_hears_of_it(nodes: tuple[Node, Node]) -> None:
    table, tokens = nodes[0].begun(DICE, [me("Ann"), me("Ben")], dice="declared", options=shortest(DICE))
    clients = [nodes[1].play(table, token) for token in tokens]
    random, read = Random(7), 0
    while read < DICE_READ and not clients[0].over:
        play_with_dice(clients, random, silent=True)
        die = dice_of(clients[0])
        if die is None:
            break
        clients[0].say("look")
        before = clients[0].number
        said = clients[0].say("declare", outcome=random.choice(die["outcomes"]), number=die["number"])
        assert said["type"] == "accepted"
        assert clients[0].number == before, "facts came before the word that the die is accepted"
        clients[0].wait_for(lambda client, die=die: dice_of(client) != die)  # type: ignore[misc]
        read += 1
    assert read
    for client in clients:
        client.close()
