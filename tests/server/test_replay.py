"""Finished tables move by move, and the numbers of rolls: what each seat saw, and what the report says."""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from meridian import games
from meridian.core.facts import collect
from meridian.core.game import Game, begin, digest
from meridian.core.journal import Entry
from meridian.core.position import CHANCE
from meridian.server.stores.records import EntryRow
from meridian.server.tables import replay
from meridian.server.tables.replay import MAX_PICTURES, Replay
from meridian.server.tables.rolls import EVERYTHING, Numbering, Viewer, numbering
from meridian.testing.contract import random_journal
from tests.any_game import seats_of
from tests.server.online import BOT, Client, Message, Server, asked_of, me, play_on, shortest


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("server")) as found:
        yield found


class Witness(Client):
    """A client that keeps every roll it is told, and how it saw the position after each of its facts."""

    def __init__(self, *args: object, **hello: object) -> None:
        self.rolls: list[Message] = []
        super().__init__(*args, **hello)  # type: ignore[arg-type]

    def _note(self, message: Message) -> None:
        super()._note(message)
        if message["type"] != "sealed":  # that one tells how many there were
            self.rolls += message.get("rolls", [])


def finished(server: Server, game: str) -> tuple[str, list[Witness]]:
    """A game played to its end by two people and a bot, and what the people heard from the beginning on."""
    seats = [me("Ann"), me("Ben"), BOT][: seats_of(games.load(game))]
    table, _, tokens = server.open(game, seats, options=shortest(game), start=True)
    clients = [Witness(server, table, token, after=0, branch=1) for token in tokens]
    random = Random(game)
    play_on(list(clients), choose=lambda client: random.choice(client.options()))
    for client in clients:
        client.wait_for(lambda one: one.over and one.situation.get("status") == "over" and not one.stale)
    return table, clients


def test_a_seat_sees_pictures_of_a_game_under_way_and_nobody_else_does(server: Server) -> None:
    """Each is the position as the seat saw it when it learnt the fact."""
    asked, other = server.pair("global-domination")
    seen: dict[int, Message] = {}
    with asked, other:
        for _ in range(MAX_PICTURES):
            now = asked_of([asked, other])
            now.answer(now.options()[0])
            position = asked.looked()
            seen[asked.number] = position
        path = f"/api/tables/{asked.table}/pictures?" + "&".join(f"fact={fact}" for fact in seen)
        view: Message = {}
        found: Any = server.get(path, token=asked.token)
        for picture in found:
            view = {**view, **picture["view"]}
            assert view == seen[picture["fact"]]
        assert view
        unknown: Any = server.get(f"/api/tables/{asked.table}/pictures?fact=999999", token=asked.token)
        assert unknown == []
        server.get(path, status=401)
        server.get(path + "&fact=1" * MAX_PICTURES, status=422, token=asked.token)


@pytest.mark.parametrize("name", games.names())
def test_a_game_is_shown_again_as_each_seat_saw_it(server: Server, name: str) -> None:
    table, clients = finished(server, name)
    timeline = server.get(f"/api/tables/{table}/timeline")
    entries = timeline["entries"]
    assert sorted(timeline["places"])[0] == 1
    assert [sum(points.values()) for points in timeline["sources"]] in ([], timeline["scores"])
    assert timeline["sources"] or name not in games.shipped()
    assert timeline["by_round"][-1] == timeline["scores"]
    assert timeline["seconds"] > 0
    rolls = json.loads(server.read(f"/api/tables/{table}/report"))["rolls"]
    for seat, client in enumerate(clients):
        facts: list[Message] = []
        told: list[Message] = []
        for first in range(0, entries + 1, 40):
            for moment in rows(server, table, f"moments?first={first}&count=40&seat={seat}"):
                assert moment["first"] == len(facts) + 1
                facts += moment["facts"]
                told += moment["rolls"]
        assert facts == client.facts
        assert told == client.rolls
        last = server.get(f"/api/tables/{table}/moments/{entries}?seat={seat}")
        assert last["over"]
        assert last["view"] == client.view
        # Whatever a roll is told to have been, the report says the same of that number.
        said = [roll for roll in told if roll["said"] is not None]
        assert said
        assert all(rolls[roll["roll"] - 1]["outcome"] == roll["said"] for roll in said)
        hidden = [rolls[roll["roll"] - 1]["audience"].split() for roll in told if roll["said"] is None]
        assert all(f"p{seat + 1}" not in audience and audience != ["everybody"] for audience in hidden)
        client.close()
    everything = [roll for first in range(0, entries + 1, 40) for roll in all_rolls(server, table, first)]
    assert [roll["roll"] for roll in everything] == [roll["number"] for roll in rolls]
    assert [roll["said"] for roll in everything] == [roll["outcome"] for roll in rolls]


def all_rolls(server: Server, table: str, first: int) -> list[Message]:
    found = rows(server, table, f"moments?first={first}&count=40&eyes=all")
    return [roll for moment in found for roll in moment["rolls"]]


def rows(server: Server, table: str, path: str) -> list[Message]:
    """What is answered with a list."""
    found: list[Message] = json.loads(server.read(f"/api/tables/{table}/{path}"))
    return found


def test_a_socket_that_comes_back_is_told_the_same_rolls(server: Server) -> None:
    table, clients = finished(server, "globopolis")
    for client in clients:
        half = client.number // 2
        with Witness(server, table, client.token, log=1000) as whole:
            welcome = whole.until("welcome")
            first = welcome["number"] - len(welcome["log"])
            assert welcome["rolls"] == [roll for roll in client.rolls if roll["at"] > first]
        with Witness(server, table, client.token, after=half, branch=1) as back:
            back.until("facts")
            assert back.rolls == [roll for roll in client.rolls if roll["at"] > half]
        client.close()


def test_rolls_keep_their_numbers_when_play_goes_back(server: Server) -> None:
    """Rolls that were taken back stay in the report: whatever is rolled afterwards has a number beyond them."""
    table, tokens = server.begun("globetrotters", [me("Ann"), me("Ben")], options={"round_limit": 3})
    clients = [Witness(server, table, token, after=0, branch=1) for token in tokens]
    # Play until an answer has led to rolls, and take that back by consent.
    said_by: list[Client] = []

    def choose(client: Client) -> str:
        said_by.append(client)
        return client.options()[0]

    while True:
        for client in clients:
            client.drain()
        before = max(client.number for client in clients), server.rolls(table)
        play_on(list(clients), choose, moves=1)
        if before[0] > 12 and server.rolls(table) > before[1]:
            break
    asker = said_by[-1]
    other = next(client for client in clients if client is not asker)
    took = asker.say("take-back")
    assert took["type"] == "accepted", took
    other.wait_for(lambda one: bool(one.situation.get("proposals")))
    assert other.say("consent", proposal=other.situation["proposals"][0]["id"], yes=True)["type"] == "accepted"
    for client in clients:
        client.wait_for(lambda one: one.branch == 2)
        client.rolls.clear()
    play_on(list(clients), moves=40)
    report = json.loads(server.read(f"/api/tables/{table}/report"))["rolls"]
    for client in clients:
        client.drain()
        said = [roll for roll in client.rolls if roll["said"] is not None and report[roll["roll"] - 1]["outcome"]]
        assert said
        assert all(report[roll["roll"] - 1]["outcome"] == roll["said"] for roll in said)
        with Witness(server, table, client.token, log=1000) as again:
            known = [(roll["roll"], roll["said"]) for roll in again.until("welcome")["rolls"]]
            assert {(roll["roll"], roll["said"]) for roll in client.rolls} <= set(known)
        client.close()


def test_numbers_along_branches() -> None:
    def row(number: int, branch: int) -> EntryRow:
        return EntryRow(table="t", branch=branch, number=number, actor=CHANCE, action=b"")

    stored = [row(1, 1), row(2, 1), row(3, 2), row(4, 4)]
    known = {"2": 3, "4": 5}
    counted = numbering(stored, 4, known, 0)
    assert [counted.of(number, number) for number in (1, 2, 3, 4, 5)] == [1, 2, 6, 9, 10]
    # A branch on which nothing is written yet, one that is not named, and a copy.
    assert numbering(stored[:2], 2, known, 0).of(3, 3) == 6
    assert numbering(stored[:3], 3, known, 0).of(4, 4) == 7
    assert numbering(stored, 4, known, 2).of(3, 3) == 0
    counted.gone_back(2, 9)
    assert [counted.of(number, number) for number in (2, 3)] == [2, 12]


def recited(game: Game, seed: int = 1) -> Replay:
    journal, _ = random_journal(game, seats_of(game), seed, 400)
    return Replay(game, journal.header, journal.entries, Numbering())


@pytest.mark.parametrize("name", games.names())
def test_any_moment_is_what_the_journal_leads_to(name: str) -> None:
    game = games.load(name)
    recital = recited(game)
    entries: list[Entry] = recital.entries
    p = begin(game, recital.header, recording=True)
    collect(p)
    assert len(entries) > 3 * replay.KEEP_EVERY or recital.position(len(entries)).over
    for number, (actor, action) in enumerate(entries, start=1):
        p.play_checked(actor, action)
        if number % 7 == 0 or len(entries) - number < 7:
            assert digest(game, recital.position(number)) == digest(game, p)
            eyes: Viewer = number % recital.header.seats
            (moment,) = recital.moments(number, 1, eyes, 5)
            assert moment.asked == [recital.words.actor(seat) for seat in p.who() if seat >= 0]
            assert (moment.question is not None) == (eyes in p.who())
            assert isinstance(moment.log, list)
            assert len(moment.log) >= min(5, moment.first - 1)


@pytest.mark.parametrize("name", games.names())
def test_moments_in_a_row_say_what_has_changed(name: str) -> None:
    recital = recited(games.load(name))
    for eyes in (0, None, EVERYTHING):
        row = recital.moments(min(100, len(recital.entries) // 3), 30, eyes)
        view: dict[str, object] = {}
        for moment in row:
            view = {**view, **moment.view} if not moment.whole else dict(moment.view)
            (alone,) = recital.moments(moment.number, 1, eyes)
            assert view == alone.view
        assert sum(len(moment.view) for moment in row[1:]) < sum(len(view) for _ in row[1:])


@pytest.mark.parametrize("name", games.names())
def test_a_timeline_has_turns_rounds_and_known_events(name: str) -> None:
    game = games.load(name)
    assert set(game.key_facts) <= {kind.key for kind in game.facts}
    recital = recited(game)
    line = recital.timeline
    assert line.actors == [actor for actor, _ in recital.entries]
    turns = [turn.number for turn in line.turns]
    assert turns == sorted(set(turns))
    for turn in line.turns:
        p = recital.position(turn.number)
        assert p.question(turn.seat).key in game.turn_questions
        assert game.rules.round_of(p) == turn.round
    for at, number in enumerate(line.rounds, start=1):
        assert game.rules.round_of(recital.position(number)) >= at
        assert number == 0 or game.rules.round_of(recital.position(number - 1)) < at
    ends = [*line.rounds[1:], len(recital)]
    assert line.by_round == [game.rules.result(recital.position(number)).scores for number in ends]


def test_a_hidden_entry_is_not_told_to_other_eyes() -> None:
    recital = recited(games.load("globetrotters"))
    p = begin(recital.game, recital.header)
    hidden = 0
    for number, (actor, action) in enumerate(recital.entries, start=1):
        audience = p.chances().audience if actor == CHANCE else -1
        p.play_checked(actor, action)
        if audience != -1:
            hidden += 1
            for seat in range(recital.header.seats):
                (moment,) = recital.moments(number, 1, seat)
                assert (moment.action is not None) == bool(audience >> seat & 1)
            assert recital.moments(number, 1, EVERYTHING)[0].action == recital.words.say(action)
    assert hidden > 5


def test_what_cannot_be_shown_is_refused_in_one_line(server: Server) -> None:
    table, _ = server.begun("globetrotters", [me(), BOT])
    for path in ("timeline", "moments/3", "moments?first=0", "moments/3/portrait/en", "moments/1/queries?name=x"):
        assert "when it is over" in server.get(f"/api/tables/{table}/{path}", 403)["error"]
    over, clients = finished(server, "globetrotters")
    for path in (
        "moments/99999", "moments/99999/portrait/en", "moments/3?seat=7", "moments?first=0&count=999",
        "moments/3?eyes=some", "moments/-1",
    ):  # fmt: skip
        assert "\n" not in server.get(f"/api/tables/{over}/{path}", 422)["error"]
    assert server.get(f"/api/tables/{over}/moments/3/queries?name=nothing") == {}
    assert rows(server, over, "moments/3/portrait/de?seat=0")[0]["lines"]
    for client in clients:
        client.close()
