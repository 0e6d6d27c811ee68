"""Clocks at tables online: time that runs out, substitutes, excuses, and clocks that survive a kill."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from datetime import date, datetime, timedelta
from pathlib import Path
from random import Random
from zoneinfo import ZoneInfo

import pytest

from meridian import games
from meridian.core.action import Late
from meridian.core.codec import from_lines
from meridian.core.position import CLOCK
from meridian.server.settings import Settings
from tests.server.online import Client, Message, Server, any_of, asked_of, me, play_on

GD = "global-domination"
GP = "globopolis"
SHORT = {"kind": "bank", "bank": 10, "increment": 0, "lates": 2, "substitute": "random"}
"""The shortest bank there is: after two time-outs a bot takes over."""
SLOW = {"kind": "correspondence", "hours": 0.05, "excuse_hours": 0.5, "excuses": 1}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("server")) as found:
        yield found


def seat_of(client: Client) -> int:
    """The seat of a client that is asked."""
    assert client.question is not None
    seat: int = client.question["id"][1]
    return seat


def late_seats(server: Server, table: str, game: str) -> list[int]:
    """For whom the clock has answered, by the journal of a finished table."""
    journal = from_lines(games.load(game), server.read(f"/api/tables/{table}/journal").decode())
    return [action.seat for actor, action in journal.entries if actor == CLOCK and isinstance(action, Late)]


def test_who_runs_out_of_time_is_late_then_replaced_and_may_return(server: Server) -> None:
    asked, other = server.pair(GD, clock=SHORT)
    with asked, other:
        seat = seat_of(asked)
        clock = asked.situation["clock"]
        assert clock["banks"] == [10, 10] or clock["banks"][seat] < 10
        assert other.say("plan", standing={"use-card": "pass"})["type"] == "accepted"
        # One does not answer: ten seconds later the clock does, next time at once, and a bot takes over.
        other.wait_for(lambda client: client.situation["seats"][seat]["substitute"])
        labelled = other.situation["seats"][seat]
        assert (labelled["kind"], labelled["bot"], labelled["resigned"]) == ("person", "random", False)
        assert other.situation["clock"]["banks"][seat] == 0
        assert asked.say("return")["type"] == "accepted"
        other.wait_for(lambda client: not client.situation["seats"][seat]["substitute"])
        other.wait_for(lambda client: client.situation["clock"]["banks"][seat] > 0)
        play_on([asked, other], any_of(Random(1)))
        other.wait_for(lambda client: client.situation["status"] == "over")
    assert late_seats(server, asked.table, GD)[:2] == [seat, seat]


def test_who_ran_out_of_time_is_asked_before_anything_is_taken_back(server: Server) -> None:
    """The bot that plays for them does not agree; whoever was away does, or does not, also without playing again."""
    here, away = server.pair(GD, clock={**SHORT, "lates": 1})
    with here, away:
        while asked_of([here, away]) is here:
            assert here.answer(here.options()[-1])["type"] == "accepted"
        away.options()
        seat = seat_of(away)
        here.wait_for(lambda client: client.situation["seats"][seat]["substitute"])
        for _ in range(3):
            assert here.say("take-back")["type"] == "accepted"
            here.looked()
            (proposal,) = here.situation["proposals"]
            assert (here.branch, proposal["asked"]) == (1, [seat])
        assert away.say("consent", proposal=proposal["id"], yes=True)["type"] == "accepted"
        here.until("rewound")
        assert here.branch == 2


def test_a_decision_in_time_costs_time_and_gives_the_increment(server: Server) -> None:
    plan = {"kind": "bank", "bank": 60, "increment": 30, "cap": 80}
    asked, other = server.pair(GD, clock=plan)
    with asked, other:
        seat = seat_of(asked)
        asked.answer("pass")
        told = asked.until(lambda message: "clock" in message)["clock"]
        assert 60 < told["banks"][seat] <= 80
        assert told["banks"][1 - seat] <= 60
        assert str(seat) not in told["deadlines"]
        # The other is shown first what has happened.
        waits = told["deadlines"][str(1 - seat)] - told["now"] - told["banks"][1 - seat]
        assert 0 < waits <= 0.03 * 60


def test_a_clock_starts_when_all_has_been_shown(server: Server) -> None:
    asked, other = server.pair(GD, clock={"kind": "bank", "bank": 180, "increment": 0})
    with asked, other:
        question = asked.question
        assert question is not None
        assert asked.say("shown", question=question["id"])["type"] == "accepted"
        assert other.say("shown", question=question["id"])["reason"] == "stale"
        asked.answer(next(one for one in asked.options() if one.startswith("build ")))
        while asked_of([asked, other]) is asked:
            asked.answer(asked.options()[-1])
        assert other.question is not None
        at = seat_of(other)
        told = next(one["clock"] for one in reversed(heard(asked)) if str(at) in one["clock"]["deadlines"])
        waits = told["deadlines"][str(at)] - told["now"] - 180
        assert (told["banks"][at], 0 < waits <= 5) == (180, True)
        stale = other.say("shown", question=question["id"])
        assert (stale["reason"], "\n" in stale["text"]) == ("stale", False)
        assert now(server, other)["deadlines"] == told["deadlines"]
        for _ in range(2):
            assert other.say("shown", question=other.question["id"])["type"] == "accepted"
            clock = now(server, other)
            assert clock["deadlines"][str(at)] == pytest.approx(clock["now"] + clock["banks"][at], abs=0.01)
        asked.drain()
        assert asked.situation["clock"]["deadlines"] == clock["deadlines"]


def test_a_clock_waits_while_an_offer_is_looked_at(server: Server) -> None:
    table, tokens = server.begun(GP, [me("Ann"), me("Ben")], clock={"kind": "bank", "bank": 600, "increment": 0})
    clients = [server.play(table, token) for token in tokens]
    play_on(clients, until=lambda client: client.question is not None and client.question["key"] == "option-phase")
    asked = asked_of(clients)
    assert asked.question is not None
    seat = seat_of(asked)
    (other,) = (client for client in clients if client is not asked)
    asked.say("shown", question=asked.question["id"])
    assert now(server, asked)["deadlines"][str(seat)] - now(server, asked)["now"] <= 600
    offer = f"offer p{2 - seat}:p{seat + 1}:eu:1 - 4"
    for waits in (True, False):
        known = len(heard(asked))
        assert other.say("answer", action=offer)["type"] == "accepted"
        while len(heard(asked)) == known:
            asked.hear()
        told = heard(asked)[-1]["clock"]
        assert (told["deadlines"][str(seat)] - told["now"] > told["banks"][seat] + 0.01) is waits, "once a turn"
        assert told["deadlines"][str(seat)] - told["now"] - told["banks"][seat] <= 5
        assert asked.say("shown", question=asked.question["id"])["type"] == "accepted"
    clock = now(server, asked)
    assert clock["deadlines"][str(seat)] == pytest.approx(clock["now"] + clock["banks"][seat], abs=0.01)
    for client in clients:
        client.close()


def heard(client: Client) -> list[Message]:
    """Everything that a client was told of clocks, in order."""
    messages = [message for frame in client.frames for message in json.loads(frame)]
    return [message for message in messages if message["type"] == "facts" and "clock" in message]


def test_the_timers_of_the_rule_book_run(server: Server) -> None:
    table, tokens = server.begun(GP, [me("Ann"), me("Ben")], options={"timer_seconds": 1}, clock={"phases": True})
    clients = [server.play(table, token) for token in tokens]

    found: list[tuple[Client, int, Message]] = []

    def in_option_phase(client: Client) -> bool:
        question = client.question
        if question is not None and question["key"] == "option-phase":
            found.append((client, seat_of(client), question))  # a second later it may be another
        return bool(found)

    play_on(clients, until=in_option_phase)
    ((asked, seat, question),) = found
    asked.wait_for(lambda client: client.question != question)
    for client in clients:
        client.say("resign")
    clients[1].wait_for(lambda client: client.situation["status"] != "running")
    assert seat in late_seats(server, table, GP)
    for client in clients:
        client.close()


def test_without_phases_they_do_not(server: Server) -> None:
    asked, other = server.pair(GP, clock={"kind": "none", "phases": False})
    with asked, other:
        assert asked.situation["clock"] is None
        assert asked.say("excuse")["reason"] == "no-clock"
        assert asked.say("pause", on=True)["reason"] == "no-clock"


def test_an_excuse_gives_more_time_once(server: Server) -> None:
    asked, other = server.pair(GD, clock=SLOW)
    with asked, other:
        seat = seat_of(asked)
        before = now(server, asked)  # what it was told when it came may be from before it was asked
        assert before["excuses"] == [1, 1]
        assert asked.say("excuse")["type"] == "accepted"
        for client in (asked, other):
            client.wait_for(lambda client: client.situation["clock"]["excuses"][seat] == 0)
            after = client.situation["clock"]["deadlines"][str(seat)]
            assert after == before["deadlines"][str(seat)] + 0.5 * 3600
        assert asked.say("excuse")["type"] == "refused"
        assert other.say("pause", on=True)["type"] == "refused"


def test_only_correspondence_knows_excuses(server: Server) -> None:
    asked, other = server.pair(GD, clock="blitz")
    with asked, other:
        assert asked.say("excuse")["type"] == "refused"


def test_clocks_survive_a_kill(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        slow = server.pair(GD, clock=SLOW)
        quick = server.pair(GD, clock="blitz")
        for asked, other in (slow, quick):
            asked.answer("pass")
            other.options()
        slow[1].say("excuse")
        back = f"{date.today() + timedelta(3)}"
        assert quick[1].say("vacation", back=back, zone="Europe/Berlin")["type"] == "refused"
        assert "more than you have left" in slow[1].say("vacation", back="2999-01-01")["text"]
        assert slow[1].say("vacation", back="2026-02-30")["text"] == "2026-02-30 is not a day of the calendar."
        assert slow[1].say("vacation", back=back, zone="Europe/Berlin")["type"] == "accepted"
        before = [now(server, client) for client, _ in (slow, quick)]
        server.kill()
        for client in (*slow, *quick):
            client.close()
        server.start()
        after = [now(server, client) for client, _ in (slow, quick)]
        assert after[0]["deadlines"] == before[0]["deadlines"]
        assert after[0]["excuses"] == before[0]["excuses"]
        assert after[0]["back"] == before[0]["back"] == {str(seat_of(slow[1])): midnight(back, "Europe/Berlin")}
        waits = seat_of(quick[1])
        # Whoever was not asked has what they had; whoever was loses no more than the time that has passed.
        assert after[1]["banks"][1 - waits] == before[1]["banks"][1 - waits]
        passed = after[1]["now"] - before[1]["now"]
        # When it was killed is known only as well as it has said that it lives.
        banks = before[1]["banks"][waits], after[1]["banks"][waits]
        assert banks[0] - passed - 0.01 <= banks[1] <= banks[0] + Settings().renew_seconds


def midnight(day: str, zone: str) -> float:
    return datetime.fromisoformat(day).replace(tzinfo=ZoneInfo(zone)).timestamp()


def now(server: Server, client: Client) -> Message:
    """The clock as a new socket is told of it."""
    with server.play(client.table, client.token) as fresh:
        found: Message = fresh.situation["clock"]
        return found


def test_a_server_that_was_away_takes_nobody_s_time(tmp_path: Path) -> None:
    """Stopped in order, it knows since when: whoever is asked has not paid for the time it was away."""
    with Server(tmp_path) as server:
        asked, other = server.pair(GD, clock="blitz")
        seat, question = seat_of(asked), asked.question
        assert question is not None
        before = now(server, asked)
        server.stop()
        for client in (asked, other):
            client.close()
        begun = time.monotonic()
        server.start()
        away = time.monotonic() - begun
        after = now(server, asked)
        paid = before["banks"][seat] - after["banks"][seat]
        assert 0 <= paid < after["now"] - before["now"] - away / 2
        with server.play(asked.table, asked.token) as back:
            assert back.answer("pass", question=question["id"])["type"] == "accepted"
