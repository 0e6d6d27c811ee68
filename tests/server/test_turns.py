"""Whose turn it is at one's tables, asked with nothing but the tokens of seats."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.online import BOT, OPEN, Message, Server, me
from tests.server.services import wait_for

GAME = "global-domination"
NAMES = {"p1": "Ann", "p2": "Ben"}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("turns")) as running:
        yield running


def settled(server: Server, tokens: list[str]) -> list[Message]:
    """The tables of these seats as soon as somebody is asked at the first: chance is asked before anybody else."""
    found: list[Message] = []

    def ready() -> bool:
        found[:] = server.post("/api/turns", {"tokens": tokens})["tables"]
        return bool(found[0]["waits_for"])

    wait_for(ready, "somebody is asked")
    return found


def test_a_seat_is_told_whether_it_is_its_turn(server: Server) -> None:
    asked, other = server.pair(GAME)
    for client, mine in ((asked, True), (other, other.question is not None)):
        (found,) = server.post("/api/turns", {"tokens": [client.token]})["tables"]
        assert found["table"] == client.table
        assert found["status"] == "running"
        assert [NAMES[seat] for seat in client.asked] == found["waits_for"]
        assert found["mine"] == mine
        assert found["deadline"] is None
    asked.close()
    other.close()


def test_tables_of_several_seats_are_told_once(server: Server) -> None:
    table, tokens = server.begun(GAME, [me("Ann"), me("Ben")])
    waiting, _, others = server.open(GAME, [me("Cid"), OPEN])
    found = settled(server, [*tokens, *others])
    assert [(one["table"], one["status"], one["mine"]) for one in found] == [
        (table, "running", True),
        (waiting, "open", False),
    ]


def test_a_clock_tells_until_when(server: Server) -> None:
    clock = {"kind": "correspondence", "hours": 24}
    _, tokens = server.begun(GAME, [me("Ann"), me("Ben")], clock=clock)
    (found,) = settled(server, tokens)
    assert found["deadline"] is not None


def test_tokens_that_open_no_seat_are_passed_over(server: Server) -> None:
    table, host, _ = server.open(GAME, [me("Ann"), BOT])
    assert server.post("/api/turns", {"tokens": ["", "nonsense", host, table]})["tables"] == []
    assert server.post("/api/turns", {"tokens": []})["tables"] == []


def test_a_table_that_sleeps_is_brought_up(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        _, tokens = server.begun(GAME, [me("Ann"), me("Ben")])
        before = settled(server, tokens)
        server.kill()
        server.start()
        assert server.post("/api/turns", {"tokens": tokens})["tables"] == before


def test_no_more_tokens_than_people_have(server: Server) -> None:
    assert "tokens" in server.post("/api/turns", {"tokens": ["x"] * 21}, status=422)["error"]
