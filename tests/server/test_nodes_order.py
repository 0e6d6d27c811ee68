"""The order in which sockets are told things, at the node that owns a table and at another: chat, and answers."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random

import pytest

from tests.server.nodes import Node
from tests.server.online import Client, asked_of, me, shortest
from tests.server.test_nodes import GAME, Cluster

LINES = 25
"""So many lines each of two people says at once."""
MOVES = 30


@pytest.fixture
def nodes(tmp_path: Path, postgres_url: str, redis_url: str) -> Iterator[tuple[Node, Node]]:
    cluster = Cluster(tmp_path, postgres_url, redis_url)
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
