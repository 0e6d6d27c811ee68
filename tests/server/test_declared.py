"""Tables where people roll real dice and type what they show: who may say it, what is refused, what is reported."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from random import Random

import pytest

from meridian import games
from meridian.core.codec import from_lines
from meridian.core.position import CHANCE
from meridian.fair.verify import verify
from tests.server.dice import dice_of, play_with_dice
from tests.server.online import BOT, OPEN, Server, asked_of, me, shortest

WITH_DICE = ("globetrotters", "globopolis")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("server")) as found:
        yield found


@pytest.mark.parametrize("game", WITH_DICE)
def test_a_whole_game_with_real_dice(server: Server, game: str) -> None:
    table, tokens = server.begun(game, [me("Ann"), me("Ben")], dice="declared", options=shortest(game))
    assert server.get(f"/api/tables/{table}")["dice"] == "declared"
    with ExitStack() as stack:
        clients = [stack.enter_context(server.play(table, token)) for token in tokens]
        read = play_with_dice(clients, Random(5))
        assert clients[0].over
        clients[0].wait_for(lambda client: client.situation["status"] == "over")
        assert dice_of(clients[0]) is None
    assert len(read) >= 2
    journal = from_lines(games.load(game), server.read(f"/api/tables/{table}/journal").decode())
    data = server.read(f"/api/tables/{table}/report")
    verify(data)
    report = json.loads(data)
    said = [entry for roll in report["rolls"] for entry in roll["heard"]] + report["closing"]["heard"]
    declared = [(actor, words) for _, actor, words in said if actor.startswith("declared")]
    # Whatever the server has drawn is proven; every die stands there with whoever read it out.
    assert declared == [("declared p1", outcome) for outcome in read]
    assert len(report["rolls"]) + len(read) == sum(actor == CHANCE for actor, _ in journal.entries)
    assert "declared" in report["not_proven"]
    assert b"Dice typed in" in server.read(f"/api/tables/{table}/report.html")


def test_only_what_a_die_may_show_from_whoever_opened_the_table(server: Server) -> None:
    seats = [me("Ann"), OPEN, BOT]
    table, _, (ann,) = server.open("globopolis", seats, dice="declared", start=True)
    ben = server.post(f"/api/tables/{table}/join", {"name": "Ben"})["token"]
    with server.play(table, ann) as mine, server.play(table, ben) as his:
        play_with_dice([mine, his], Random(3), silent=True)
        die = dice_of(mine)
        assert die is not None
        his.wait_for(lambda client: dice_of(client) == die)
        assert die["seats"] == [0]
        assert mine.asked == []
        face, number = die["outcomes"][0], die["number"]
        assert his.say("declare", outcome=face, number=number)["reason"] == "not-your-die"
        assert mine.say("declare", outcome="roll 99", number=number)["reason"] == "no-such-face"
        assert mine.say("declare", outcome=face, number=number - 1)["reason"] == "stale"
        assert dice_of(mine) == die
        said = mine.say("declare", "once", outcome=face, number=number)
        assert said["type"] == "accepted"
        # A retry rolls nothing again.
        assert mine.say("declare", "once", outcome=face, number=number)["type"] == "accepted"
        mine.wait_for(lambda client: dice_of(client) != die)
        later = dice_of(mine)
        assert later is None or later["number"] > number
        # Before the end the report says that dice are typed in, and is whole.
        report = server.read(f"/api/tables/{table}/report")
        assert verify(report)
        assert "typed in" in json.loads(report)["header"]["secrets"]


def test_the_server_rolls_unless_told_otherwise(server: Server) -> None:
    table, tokens = server.begun("globopolis", [me("Ann"), me("Ben")])
    with server.play(table, tokens[0]) as ann, server.play(table, tokens[1]) as ben:
        asked_of([ann, ben])
        assert ann.say("declare", outcome="die 3", number=5)["reason"] == "server-rolls"
    wish = {"game": "globopolis", "seats": [me("Ann"), OPEN], "dice": "declared", "rated": True, "hints": False}
    assert "server rolls" in server.post("/api/tables", wish, 422)["error"]


def test_a_die_still_waits_after_a_kill_and_after_an_undo(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        table, tokens = server.begun("globopolis", [me("Ann"), me("Ben")], dice="declared")
        random = Random(1)
        with ExitStack() as stack:
            clients = [stack.enter_context(server.play(table, token)) for token in tokens]
            play_with_dice(clients, random, until=lambda client: client.number > 60)
            play_with_dice(clients, random, silent=True)
            die = dice_of(clients[0])
            assert die is not None
        server.kill()
        server.start()
        with ExitStack() as stack:
            clients = [stack.enter_context(server.play(table, token)) for token in tokens]
            assert dice_of(clients[0]) == die
            undone = [client.say("undo")["type"] for client in clients]
            if "accepted" in undone:
                clients[0].until("rewound")
            play_with_dice(clients, random, until=lambda client: client.number > 120)
        verify(server.read(f"/api/tables/{table}/report"))
