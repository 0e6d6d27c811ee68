"""Tables online, through the real server on loopback: open, join, play, resume, refuse, survive a kill."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server.online import Client, Server

BOT = {"kind": "bot", "bot": "greedy"}
OPEN: dict[str, Any] = {"kind": "open"}
SHORT = {"turns": 4}


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    with Server(f"sqlite:///{tmp_path}/tables.db") as found:
        yield found


def seated(server: Server, game: str, seats: list[dict[str, Any]], **more: Any) -> tuple[str, list[str]]:
    """A running table and the tokens of its people."""
    table, host = server.open(game, seats, **more)
    tokens = [
        server.post(f"/api/tables/{table}/join", {"name": f"Ann {at}", "nonce": f"{at:064x}"})["token"]
        for at, seat in enumerate(seats)
        if seat["kind"] == "open"
    ]
    server.post(f"/api/tables/{table}/start", {"host": host})
    return table, tokens


def play_on(client: Client, moves: int) -> int:
    """Answer with the first option, so many times or to the end; how many answers were accepted."""
    done = 0
    while not client.over and done < moves:
        if client.question is None:
            client.hear()
            continue
        question = client.question
        client.question = None
        reply = client.answer(question["options"][0], f"move {client.number} {done}", question["id"])
        assert reply["type"] == "accepted", reply
        done += 1
    return done


def test_a_person_and_bots_play_a_game_to_its_end(server: Server) -> None:
    table, (token,) = seated(server, "global-domination", [OPEN, BOT, BOT], options=SHORT)
    client = Client(server, table, token)
    client.until("welcome")
    play_on(client, 2000)
    assert client.over
    assert server.get(f"/api/tables/{table}")["status"] == "over"
    report = server.get(f"/api/tables/{table}/report")
    assert report["over"] is True
    assert report["rolls"]
    client.close()


def test_a_socket_that_comes_back_gets_just_what_it_has_missed(server: Server) -> None:
    table, (token,) = seated(server, "globopolis", [OPEN, BOT, BOT])
    client = Client(server, table, token)
    client.until("welcome")
    play_on(client, 5)
    seen, branch = client.number, client.branch
    client.close()
    other = Client(server, table, token)
    other.until("welcome")
    play_on(other, 3)
    again = Client(server, table, token, after=seen, branch=branch)
    again.number = seen
    again.hear()
    assert again.number >= other.number
    assert [fact["number"] for fact in again.facts] == list(range(seen + 1, again.number + 1))
    for socket in (other, again):
        socket.close()


def test_what_is_not_possible_is_refused_with_a_reason_and_changes_nothing(server: Server) -> None:
    table, (token,) = seated(server, "globopolis", [OPEN, BOT])
    client = Client(server, table, token)
    client.until("welcome")
    while client.question is None:
        client.hear()
    number, question = client.number, client.question
    assert client.answer("dance", "a")["reason"] == "unreadable"
    assert client.answer("go-on", "b", [0, 0, 0])["reason"] == "stale"
    refused = client.answer("resign", "c", question["id"])
    assert refused["type"] == "refused"
    assert client.number == number
    first = client.answer(question["options"][0], "d", question["id"])
    assert client.answer(question["options"][0], "d", question["id"]) == first
    watching = Client(server, table, None)
    watching.until("welcome")
    assert watching.answer("go-on", "e")["reason"] == "spectator"
    for socket in (client, watching):
        socket.close()


@pytest.mark.parametrize(
    ("body", "said"),
    [
        ({"game": "chess", "seats": []}, "there is no game 'chess'"),
        ({"game": "globopolis", "seats": [BOT]}, "globopolis is for 2 to 5 players, not 1 (GP-001)"),
        ({"game": "globopolis", "seats": [BOT, {"kind": "bot", "bot": "depp"}]}, "there is no bot 'depp'"),
        ({"game": "globopolis", "seats": [BOT, BOT], "options": {"sma_requires_ns": True}}, "needs SMA"),
    ],
)
def test_a_table_that_cannot_be_gets_one_line(server: Server, body: dict[str, Any], said: str) -> None:
    answer = httpx.post(server.url("/api/tables"), json=body)
    assert answer.status_code == 422
    assert said in answer.json()["error"]
    assert "\n" not in answer.json()["error"]


def test_foreign_tokens_open_nothing(server: Server) -> None:
    table, _ = seated(server, "globopolis", [OPEN, BOT])
    _, (other,) = seated(server, "globopolis", [OPEN, BOT])
    for token in (other, "mrd_seat_nonsense", ""):
        client = Client(server, table, token)
        assert client.hear() == {"type": "trouble", "reason": "this token opens no seat at this table"}
        client.close()
    assert httpx.get(server.url("/api/tables/none")).status_code == 404


def test_an_undo_goes_back_to_the_last_choice(server: Server) -> None:
    table, (token,) = seated(server, "global-domination", [OPEN, BOT], options=SHORT)
    client = Client(server, table, token)
    client.until("welcome")
    while client.question is None or not any(option.startswith("attack") for option in client.question["options"]):
        play_on(client, 1)
    question = client.question
    attack = next(option for option in question["options"] if option.startswith("attack"))
    assert client.answer(attack, "attack", question["id"])["type"] == "accepted"
    client.send({"type": "undo", "key": "oops"})
    rewound = client.until("rewound")
    assert rewound["welcome"]["question"]["options"] == question["options"]
    assert rewound["welcome"]["branch"] == 2
    client.close()


def test_every_acknowledged_answer_survives_a_kill(tmp_path: Path) -> None:
    server = Server(f"sqlite:///{tmp_path}/tables.db")
    with server:
        table, (token,) = seated(server, "globopolis", [OPEN, BOT, BOT])
        for _ in range(4):
            client = Client(server, table, token)
            client.until("welcome")
            play_on(client, 4)
            seen = client.number
            server.kill()
            server.start()
            back = Client(server, table, token)
            back.until("welcome")
            assert back.number >= seen
            back.close()
            client.close()
