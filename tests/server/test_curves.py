"""The chances to win over a finished game, worked out by a process of its own."""

from __future__ import annotations

import time
from pathlib import Path
from random import Random

import pytest

from meridian import games
from meridian.bots.advice import judged
from tests.server.online import BOT, Client, Message, Server, me, play_on, shortest
from tests.server.patience import PATIENCE


def finished(server: Server, game: str) -> str:
    table, tokens = server.begun(game, [me("Ann"), BOT, BOT], options=shortest(game))
    client = Client(server, table, tokens[0])
    random = Random(game)
    play_on([client], choose=lambda one: random.choice(one.options()))
    client.wait_for(lambda one: one.over and one.situation.get("status") == "over")
    return table


def curve_of(server: Server, table: str) -> list[Message]:
    """Ask until it is done: every answer on the way."""
    answers: list[Message] = []
    end = time.monotonic() + PATIENCE
    while not answers or answers[-1]["done"] < 1 or answers[-1]["judged"] is None:
        assert time.monotonic() < end, answers[-1]
        answers.append(server.get(f"/api/tables/{table}/curve"))
        time.sleep(0.05)
    return answers


def test_the_curve_of_a_finished_game(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        table = finished(server, games.shipped()[-1])
        answers = curve_of(server, table)
        assert answers[0]["done"] < 1
        assert answers[0]["points"] == []
        last = answers[-1]
        assert last["playouts"] >= 1
        numbers = [point["number"] for point in last["points"]]
        assert numbers == sorted(numbers)
        assert numbers[-1] == server.get(f"/api/tables/{table}/timeline")["entries"]
        assert all(sum(point["chances"]) == pytest.approx(1, abs=0.001) for point in last["points"])
        assert [row["seat"] for row in last["luck"]] == [0, 1, 2]
        assert {row["seat"] for row in last["judged"]} <= {0, 1, 2}
        assert all(0 <= row["good"] <= row["answers"] <= judged.MOST_ANSWERS for row in last["judged"])
        assert server.get(f"/api/tables/{table}/curve") == last


def test_a_game_under_way_has_no_curve(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        table, _ = server.begun(games.shipped()[0], [me("Ann"), BOT, BOT])
        assert "when it is over" in server.get(f"/api/tables/{table}/curve", status=403)["error"]
