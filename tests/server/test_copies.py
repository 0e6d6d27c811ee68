"""Copies of tables online: play on from any moment of a finished one; of one under way, from what a seat knows."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from meridian import games
from meridian.core.codec import from_lines
from meridian.core.game import Game
from meridian.core.position import Position
from meridian.core.replay import final
from tests.any_game import early
from tests.server.online import BOT, Client, Message, Server, any_of, asked_of, me, play_on, shortest
from tests.server.test_online import plain

GD = "global-domination"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("server")) as found:
        yield found


def copied(server: Server, table: str, **said: int | str | None) -> Client:
    """A socket at a new copy of a table."""
    opened = server.post(f"/api/tables/{table}/clone", {"bot": "random", **said})
    return server.play(opened["table"], opened["seats"][0]["token"])


@pytest.fixture(scope="module", params=games.names())
def finished(request: pytest.FixtureRequest, server: Server) -> Client:
    """A game that was played to its end."""
    table, (token,) = server.begun(request.param, [me(), BOT], options=shortest(request.param))
    with server.play(table, token) as client:
        play_on([client], any_of(Random(7)))
        client.wait_for(lambda client: client.situation["status"] == "over")
        return client


def test_a_finished_table_is_played_on_from_any_moment(server: Server, finished: Client) -> None:
    name = server.get(f"/api/tables/{finished.table}")["game"]
    game = games.load(name)
    journal = from_lines(game, server.read(f"/api/tables/{finished.table}/journal").decode())
    half = len(journal.entries) // 2
    later = (*range(half, len(journal.entries)), *range(half, 0, -1))
    moment = next(number for number in later if waits_for_one(game, final(game, journal, number)))
    for seat in range(2):
        with copied(server, finished.table, moment=moment, seat=seat) as copy:
            assert copy.situation["seats"][seat]["kind"] == "person"
            if seat in final(game, journal, moment).who():
                assert settled(copy) == plain(game.rules.show(game.rules.view(final(game, journal, moment), seat)))
            play_on([copy], any_of(Random(seat)))
            copy.wait_for(lambda client: client.situation["status"] == "over")
            mine = from_lines(game, server.read(f"/api/tables/{copy.table}/journal", copy.token).decode())
            assert mine.entries[:moment] == journal.entries[:moment]
            assert final(game, mine).over
            assert "practice" in server.get(f"/api/tables/{copy.table}/report", 422, copy.token)["error"]
            info = server.get(f"/api/tables/{copy.table}")
            assert (info["practice"], info["watch"], info["rated"]) == (True, "nobody", False)


def waits_for_one(game: Game, p: Position) -> bool:
    """Whether one seat alone can say something: no bot has changed anything by the time somebody looks."""
    asked = p.who()
    return len(asked) == 1 and asked[0] >= 0 and not game.players.pressing(p)


def test_a_copy_does_not_go_behind_its_beginning(server: Server) -> None:
    table, tokens = server.begun(GD, [me("Ann"), me("Ben")], options=shortest(GD))
    clients = [server.play(table, token) for token in tokens]
    play_on(clients, moves=1)
    asked = asked_of(clients)
    with copied(server, table, token=asked.token) as copy:
        before = settled(copy)
        assert copy.say("undo")["type"] == "refused"
        assert copy.say("take-back")["type"] == "refused"
        assert copy.looked() == before
    for client in clients:
        client.close()


def settled(client: Client) -> Message:
    """The position when it is this client's turn."""
    client.options()
    return client.looked()


@pytest.mark.parametrize("game", games.names())
def test_of_a_table_under_way_only_what_a_seat_knows_is_taken_over(server: Server, game: str) -> None:
    """The copy looks the same to the cloner as the original, and plays on to an end of its own."""
    table, tokens = server.begun(game, [me("Ann"), me("Ben")], options=shortest(game))
    clients = [server.play(table, token) for token in tokens]
    play_on(clients, any_of(Random(8)), moves=early(games.load(game), 4))  # with luck a game is over after seven
    asked = asked_of(clients)
    before, number, question = asked.looked(), asked.number, asked.question
    assert question is not None
    with copied(server, table, token=asked.token) as copy:
        assert settled(copy) == before
        assert copy.question is not None
        assert copy.question["options"] == question["options"]
        assert (asked.looked(), asked.number) == (before, number)
        for kind in ("report", "report.html", "journal"):
            server.get(f"/api/tables/{copy.table}/{kind}", 403)
            server.get(f"/api/tables/{copy.table}/{kind}", 403 if kind == "journal" else 422, copy.token)
        play_on([copy], any_of(Random(9)))
        copy.wait_for(lambda client: client.situation["status"] == "over")
        for kind in ("report", "report.html", "journal"):
            told = server.get(f"/api/tables/{copy.table}/{kind}", 403 if kind == "journal" else 422, copy.token)
            assert "practice" in told["error"]
        server.post(f"/api/tables/{copy.table}/clone", {"token": copy.token}, 422)
    for client in clients:
        client.close()


def test_a_moment_of_a_table_under_way_is_told_by_a_fact(server: Server) -> None:
    """The copy begins right after a fact the cloner was told; the seat it gets is the cloner's own."""
    table, tokens = server.begun(GD, [me("Ann"), me("Ben")], options=shortest(GD))
    clients = [server.play(table, token) for token in tokens]
    asked = asked_of(clients)
    before, number = asked.looked(), asked.number
    play_on(clients, any_of(Random(10)), moves=12)
    with copied(server, table, token=asked.token, moment=number, seat=1 - clients.index(asked)) as copy:
        assert copy.situation["seats"][clients.index(asked)]["kind"] == "person"
        assert settled(copy) == before
    assert "told" in server.post(f"/api/tables/{table}/clone", {"token": asked.token, "moment": 9999}, 422)["error"]
    for client in clients:
        client.close()


def test_two_copies_imagine_differently_and_neither_tells_the_truth(server: Server) -> None:
    """What a seat does not know is drawn anew for each copy: many copies do not add up to knowledge."""
    game = "globetrotters"
    table, tokens = server.begun(game, [me("Ann"), me("Ben")], options=shortest(game))
    clients = [server.play(table, token) for token in tokens]
    play_on(clients, any_of(Random(11)), moves=4)
    asked = asked_of(clients)
    courses = set()
    for _ in range(4):
        with copied(server, table, token=asked.token) as copy:
            play_on([copy])
            courses.add(json.dumps(copy.facts))
    assert len(courses) > 1
    for client in clients:
        client.close()


@pytest.mark.parametrize(
    ("said", "error"),
    [
        ({"moment": 99999}, "moment: this table has"),
        ({"seat": 7}, "there is no seat 7"),
        ({"bot": "clever"}, "there is no bot 'clever'"),
    ],
)
def test_a_copy_that_cannot_be_gets_one_line(server: Server, finished: Client, said: Message, error: str) -> None:
    assert error in server.post(f"/api/tables/{finished.table}/clone", said, 422)["error"]


def test_whoever_may_not_know_the_table_cannot_copy_it(server: Server) -> None:
    asked, other = server.pair(GD, watch="nobody")
    with asked, other:
        server.post(f"/api/tables/{asked.table}/clone", {}, 403)
        server.post(f"/api/tables/{asked.table}/clone", {"token": "mrd_seat_nonsense"}, 403)
    asked, other = server.pair(GD, hints=False)
    with asked, other:
        server.post(f"/api/tables/{asked.table}/clone", {"token": asked.token}, 403)
    waiting, _, _ = server.open(GD, [{"kind": "open"}, BOT])
    assert "begun" in server.post(f"/api/tables/{waiting}/clone", {}, 422)["error"]


def test_a_copy_survives_a_kill(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        asked, other = server.pair("globetrotters")
        play_on([asked, other], any_of(Random(12)), moves=3)
        asked = asked_of([asked, other])
        copy = copied(server, asked.table, token=asked.token)
        play_on([copy], moves=2)
        before, number = settled(copy), copy.number
        server.kill()
        for client in (asked, other, copy):
            client.close()
        server.start()
        with server.play(copy.table, copy.token, after=number, branch=copy.branch) as back:
            assert back.welcomes == 0
            assert settled(back) == before
            play_on([back], any_of(Random(13)))
            assert back.over
