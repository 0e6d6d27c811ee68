"""What clocks tell people: reminders at half and at four fifths of the time, bots that take over, pauses by
agreement and by vote.

Time passes in the database: while the server is down, what is stored of a clock is moved into the past.
"""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec
import pytest

from meridian.server.clocks.parts import ClockState, millis
from meridian.server.clocks.seat_clock import shift
from tests.server.online import Client, Server, asked_of, bearing, me, play_on
from tests.server.patience import PATIENCE
from tests.server.services import wait_for

GD = "global-domination"
GP = "globopolis"
HOURS = 2.0
SPAN = HOURS * 3600
SLOW = {"kind": "correspondence", "hours": HOURS, "excuses": 0, "lates": 1, "substitute": "random"}
HOOK = "http://127.0.0.1:9/hook"
"""Nobody listens there: what is put into the outbox stays, and can be counted."""


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    with Server(tmp_path, MERIDIAN_ALLOW_PRIVATE_WEBHOOKS="true") as found:
        yield found


def wish(server: Server, client: Client) -> None:
    """Have notices for a seat sent."""
    url = server.url(f"/api/tables/{client.table}/seat/wishes")
    got = server.http.put(url, json={"webhook": HOOK}, headers=bearing(client.token))
    assert got.status_code == 200, got.text


def later(server: Server, table: str, seconds: float) -> None:
    """Stop the server, let so many seconds pass for the clocks of a table, and start it again as if it had not been
    away."""
    server.stop()
    with closing(sqlite3.connect(server.folder / "meridian.db")) as db:
        (body,) = db.execute("SELECT body FROM states WHERE table_id = ?", [table]).fetchone()
        state: dict[str, Any] = json.loads(body)
        clocks = msgspec.convert(state["clock"]["note"], ClockState)
        for clock in clocks.seats:
            shift(clock, -millis(seconds))
        if clocks.paused is not None:
            clocks.paused -= millis(seconds)
        if clocks.until is not None:
            clocks.until -= millis(seconds)
        state["clock"]["note"] = msgspec.to_builtins(clocks)
        state.pop("away", None)
        db.execute("UPDATE states SET body = ? WHERE table_id = ?", [json.dumps(state), table])
        db.commit()
    server.start()


def put(server: Server, kind: str) -> list[dict[str, Any]]:
    """The notices of a kind in the outbox."""
    with closing(sqlite3.connect(server.folder / "meridian.db")) as db:
        return [json.loads(body) for (body,) in db.execute("SELECT body FROM notices WHERE kind = ?", [kind])]


def test_reminders_come_at_half_and_at_four_fifths_of_the_time_each_once(server: Server) -> None:
    asked, other = server.pair(GD, clock=SLOW)
    with asked, other:
        for client in (asked, other):
            wish(server, client)
        question = asked.question
    assert question is not None
    later(server, asked.table, 0.6 * SPAN)
    wait_for(lambda: put(server, "half") != [], "a reminder")
    (half,) = put(server, "half")
    assert half["question"] == "-".join(map(str, question["id"]))
    assert half["deadline"] > 0
    assert put(server, "four-fifths") == []
    later(server, asked.table, 0.3 * SPAN)
    wait_for(lambda: put(server, "four-fifths") != [], "a second reminder")
    later(server, asked.table, 0.0)
    with server.play(asked.table, asked.token) as back:
        assert back.say("look")["type"] == "told"
        assert back.answer(back.options()[0])["type"] == "accepted", "the time is not up yet"
    assert [len(put(server, kind)) for kind in ("half", "four-fifths")] == [1, 1]
    assert put(server, "substitute") == []


def test_who_is_replaced_by_a_bot_is_told_once_each_time(server: Server) -> None:
    asked, other = server.pair(GD, clock=SLOW)
    with asked, other:
        for client in (asked, other):
            wish(server, client)
    for times in (1, 2):
        later(server, asked.table, 1.1 * SPAN)
        told = told_of_bots(server, times)
        assert len({one["question"] for one in told}) == len(told) == times
        later(server, asked.table, 0.0)
        with server.play(asked.table, asked.token) as first, server.play(other.table, other.token) as second:
            for client in (first, second):
                client.say("return")
            asked_of([first, second])
        assert len(put(server, "substitute")) == times


def told_of_bots(server: Server, times: int) -> list[dict[str, Any]]:
    """What was put into the outbox when bots took over, as soon as it is so many notices."""
    wait_for(lambda: len(put(server, "substitute")) >= times, "word of the bot")
    return put(server, "substitute")


# Pauses


def in_option_phase(client: Client) -> bool:
    return client.question is not None and client.question["key"] == "option-phase"


def test_the_clock_stands_while_both_parties_of_an_offer_agree(server: Server) -> None:
    plan = {"kind": "bank", "bank": 600, "increment": 0}
    table, tokens = server.begun(GP, [me("Ann"), me("Ben"), me("Cleo")], clock=plan)
    clients = [server.play(table, token) for token in tokens]
    play_on(clients, until=in_option_phase)
    asked = asked_of(clients)
    assert asked.question is not None
    seat = asked.question["id"][1]
    other, third = (seat + 1) % 3, (seat + 2) % 3
    assert asked.say("pause", on=True, other=other)["type"] == "refused", "no offer stands"
    offer = f"offer p{seat + 1}:p{other + 1}:eu:1 - 4"
    assert asked.say("answer", action=offer)["type"] == "accepted"
    assert clients[third].say("pause", on=True, other=seat)["type"] == "refused", "the offer is none of theirs"
    assert asked.say("pause", on=True, other=other)["type"] == "accepted"
    for client in clients:
        client.say("look")
        assert not client.situation["clock"]["paused"], "one alone cannot stop the clock"
    assert clients[other].say("pause", on=True)["type"] == "accepted"
    for client in clients:
        client.wait_for(lambda client: client.situation["clock"]["paused"])
    stands = third_s(server, table)["banks"][seat]
    assert third_s(server, table)["banks"][seat] == stands, "a bank loses nothing in a pause"
    server.kill()
    for client in clients:
        client.close()
    server.start()
    assert third_s(server, table)["paused"], "a pause survives a kill"
    with server.play(table, tokens[other]) as ben, server.play(table, tokens[seat]) as ann:
        assert ben.say("pause", on=False)["type"] == "accepted"
        ann.wait_for(lambda client: not client.situation["clock"]["paused"])
        before = ann.situation["clock"]["banks"][seat]
        wait_for(lambda: third_s(server, table)["banks"][seat] < before, "time to pass again")


def third_s(server: Server, table: str) -> dict[str, Any]:
    """The clock as somebody sees it who just comes to watch."""
    with server.play(table, None) as watching:
        found: dict[str, Any] = watching.situation["clock"]
        return found


# Pause by vote


def people(server: Server, number: int, **more: Any) -> list[Client]:
    """People at a new table with a clock."""
    table, tokens = server.begun(GD, [me(name) for name in ("Ann", "Ben", "Cleo")[:number]], clock=SLOW, **more)
    return [server.play(table, token) for token in tokens]


def votes(client: Client) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = client.situation["proposals"]
    return found


def test_more_than_half_stop_the_clock_though_one_is_away_and_it_runs_again_by_itself(server: Server) -> None:
    clients = people(server, 3)
    ann = asked_of(clients)
    seat = clients.index(ann)
    ben, cleo = (client for client in clients if client is not ann)
    wish(server, cleo)
    cleo.close()
    ann.wait_for(lambda client: sum(one["here"] for one in client.situation["seats"]) == 2)
    assert ann.say("table-pause", on=False)["reason"] == "no-pause"
    assert ann.say("table-pause", on=True, hours=72)["type"] == "accepted"
    ben.wait_for(lambda client: votes(client) != [])
    (vote,) = votes(ben)
    assert vote == {
        "id": 1, "seat": seat, "what": "pause", "asked": sorted({0, 1, 2} - {seat}), "agreed": [], "declined": [],
        "seconds": 72 * 3600,
    }  # fmt: skip
    assert not ben.situation["clock"]["paused"], "one of three is not enough"
    wait_for(lambda: len(put(server, "vote")) == 1, "word for the one who is away")
    assert ben.say("table-pause", on=True)["reason"] == "vote-stands"
    assert ben.say("consent", proposal=1, yes=True)["type"] == "accepted"
    for client in (ann, ben):
        client.wait_for(lambda client: client.situation["clock"]["paused"])
        assert votes(client) == []
        assert client.situation["clock"]["deadlines"] == {}
    until = ann.situation["clock"]["until"]
    assert until - ann.situation["clock"]["now"] == pytest.approx(72 * 3600, abs=PATIENCE)
    assert ann.say("table-pause", on=True)["reason"] == "pause-stands"
    # Whoever is asked may answer, and the pause stays; so it does when the server is killed.
    assert ann.answer(ann.options()[-1])["type"] == "accepted"
    table = ann.table
    for client in (ann, ben):
        client.close()
    server.kill()
    server.start()
    assert third_s(server, table)["until"] == until
    # Time passes: the clock runs again by itself, and nobody has lost any.
    later(server, table, 72 * 3600 + 60)
    wait_for(lambda: third_s(server, table)["until"] is None, "the end of the pause")
    assert not third_s(server, table)["paused"]
    assert put(server, "substitute") == []


def test_half_who_decline_end_a_vote_and_more_than_half_end_a_pause(server: Server) -> None:
    ann, ben, cleo = people(server, 3)
    with ann, ben, cleo:
        ann.say("table-pause", on=True, hours=1)
        ben.wait_for(lambda client: votes(client) != [])
        assert ben.say("consent", proposal=1, yes=False)["type"] == "accepted"
        ann.wait_for(lambda client: bool(votes(client)) and votes(client)[0]["declined"] == [1])
        assert cleo.say("consent", proposal=1, yes=False)["type"] == "accepted"
        ann.wait_for(lambda client: votes(client) == [])
        assert not ann.situation["clock"]["paused"]
        # A second one is withdrawn, a third passes: whoever declined changes their mind.
        ann.say("table-pause", on=True, hours=1)
        assert ann.say("consent", proposal=1, yes=False)["type"] == "accepted"
        ann.wait_for(lambda client: votes(client) == [])
        ann.say("table-pause", on=True, hours=1)
        for yes in (False, True):
            assert ben.say("consent", proposal=1, yes=yes)["type"] == "accepted"
        cleo.wait_for(lambda client: client.situation["clock"]["paused"])
        assert cleo.say("table-pause", on=False)["type"] == "accepted"
        cleo.say("look")
        assert cleo.situation["clock"]["paused"], "one alone does not end it either"
        ann.wait_for(lambda client: votes(client) != [])
        assert ann.say("consent", proposal=votes(ann)[0]["id"], yes=True)["type"] == "accepted"
        for client in (ann, ben, cleo):
            client.wait_for(lambda client: not client.situation["clock"]["paused"])
            assert client.situation["clock"]["until"] is None
            assert votes(client) == []


def test_two_must_both_agree_and_a_table_without_a_clock_has_no_pause(server: Server) -> None:
    ann, ben = people(server, 2)
    with ann, ben:
        ann.say("table-pause", on=True)
        ben.wait_for(lambda client: votes(client) != [])
        assert not ben.situation["clock"]["paused"]
        assert ben.say("consent", proposal=1, yes=False)["type"] == "accepted"
        ann.wait_for(lambda client: votes(client) == [])
    asked, other = server.pair(GD)
    with asked, other:
        assert asked.say("table-pause", on=True)["reason"] == "no-clock"
