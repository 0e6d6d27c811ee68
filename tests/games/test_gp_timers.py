"""Globopolis: which sand glasses run when, that everybody can see why, and what their entries lead to."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from meridian import games
from meridian.bots import maker
from meridian.core.action import Late
from meridian.core.chance import weighted
from meridian.core.codec import words_for
from meridian.core.game import begin, new_header
from meridian.core.journal import Entry
from meridian.core.position import CHANCE, CLOCK, Position
from meridian.core.timers import Timer
from meridian.games.globopolis.actions import Propose, TimeLimit
from meridian.games.globopolis.rules.constants import GOOD_EU
from meridian.games.globopolis.rules.reaction import Reaction
from meridian.games.globopolis.rules.ready_answers import GO_ON

GAME = games.load("globopolis")


class Table:
    """A table with options, in its standard starting position or one told in words."""

    def __init__(self, options: dict[str, Any], start: dict[str, Any] | None = None, seats: int = 3) -> None:
        self.header = new_header(GAME, seats, options, start)
        self.words = words_for(GAME, self.header)
        self.p: Position = begin(GAME, self.header)
        self.chance = Random(seats)

    def timers(self) -> list[Timer]:
        return GAME.rules.timers(self.p, self.header.options)

    def running(self) -> list[tuple[str, int | None, int]]:
        """Kind, seat and seconds of what runs now."""
        return [(timer.key.split(":")[0], timer.seat, timer.seconds) for timer in self.timers() if timer.running]

    def say(self, actor: int, text: str) -> None:
        self.p.play_checked(actor, self.words.read(text))
        self.roll()

    def late(self, timer: Timer) -> None:
        self.p.play_checked(CLOCK, timer.entry)
        self.roll()

    def roll(self) -> None:
        """Chance answers what it is asked."""
        while self.p.who() == [CHANCE]:
            chances = self.p.chances()
            self.p.play_checked(CHANCE, chances.outcomes[weighted(self.chance, chances.weights)])


START: dict[str, Any] = {"players": {"p1": {"titles": ["JPN"], "field": "CHN"}}}


def test_the_option_phase_has_ninety_seconds_and_one_lateness_ends_it() -> None:
    table = Table({}, START)
    assert table.running() == [("option-phase", 0, 90)]
    (timer,) = table.timers()
    assert (timer.entry, timer.pausable) == (Late(0), True)
    table.late(timer)
    assert table.p.question(0).key == "roll"
    assert table.timers() == [], "the Event Phase has no glass of its own"


def test_the_glass_is_the_same_whatever_is_done_or_offered_in_the_phase() -> None:
    table = Table({}, START)
    before = table.timers()
    table.p.play_checked(1, Propose(((1, 0, GOOD_EU, 1), (0, 1, GOOD_EU, 2)), (), 3))
    assert table.timers() == before, "an offer runs out by turns, and turns no glass"
    table.p.play_checked(0, GO_ON)
    assert table.timers() == []


@pytest.mark.parametrize("seconds", [45, 300])
def test_over_the_whole_turn_lateness_goes_on_until_the_turn_is_over(seconds: int) -> None:
    table = Table({"timer_scope": "whole_turn", "timer_seconds": seconds, "deploy_seconds": 0}, START)
    key = table.timers()[0].key
    lates = 0
    while table.timers()[0].key == key:
        assert table.running()[0] == ("turn", 0, seconds)
        table.late(table.timers()[0])
        lates += 1
    assert lates > 2
    assert table.running() == [("turn", 1, seconds)]


def test_deployment_has_its_own_seconds_and_lateness_ends_the_turn() -> None:
    table = Table({"deploy_seconds": 25}, START)
    while table.p.question(0).key != "deploy":
        table.p.play_checked(CLOCK, Late(0))
        table.roll()
    assert table.running() == [("deploy", 0, 25)]
    table.late(table.timers()[0])
    assert table.running() == [("option-phase", 1, 90)]


def test_without_the_timer_nobody_is_hurried() -> None:
    table = Table({"timer_seconds": 0}, START)
    for _ in range(40):
        assert table.timers() == []
        table.p.play_checked(CLOCK, Late(table.p.who()[0]))
        table.roll()


def test_the_time_for_the_game_runs_from_its_beginning_to_its_end_once() -> None:
    table = Table({"time_limit_minutes": 90, "timer_seconds": 0, "deal_mode": "draft"})
    (timer,) = table.timers()
    assert timer == Timer("time-limit", None, 5400, TimeLimit(), pausable=False)
    table.late(timer)
    assert table.timers() == []


# Over whole games


def course(options: dict[str, Any], seats: int, seed: int) -> list[tuple[Table, list[Timer]]]:
    """A table after every entry of a game among bots, up to some length; the same object, growing."""
    table = Table(options, seats=seats)
    random = Random(seed)
    bots = [maker(GAME, "steady" if seat else "random")(random) for seat in range(seats)]
    table.chance = random
    seen: list[tuple[Table, list[Timer]]] = []
    for _ in range(1500):
        if table.p.over:
            break
        check(table)
        entry = _entry(table, bots)
        table.p.play_checked(*entry)
        seen.append((table, [] if table.p.over else table.timers()))
    return seen


def _entry(table: Table, bots: list[Any]) -> Entry:
    actor = table.p.who()[0]
    if actor == CHANCE:
        chances = table.p.chances()
        return actor, chances.outcomes[weighted(table.chance, chances.weights)]
    return actor, bots[actor].choose(GAME.rules.view(table.p, actor), actor, table.p.options(actor))


def check(table: Table) -> None:
    """Everybody sees the same glasses, and what the clock would write is legal while its seat is asked."""
    timers, asked = table.timers(), table.p.who()
    assert len({timer.key for timer in timers}) == len(timers)
    for seat in (None, *range(table.header.seats)):
        assert GAME.rules.timers(GAME.rules.view(table.p, seat), table.header.options) == timers
    for timer in timers:
        if timer.seat is None or timer.seat in asked:
            assert table.p.refusal(CLOCK, timer.entry) is None
    if isinstance(table.p.stack[-1], Reaction):
        assert {timer.seat for timer in timers if timer.running} >= set(asked)


@pytest.mark.parametrize(
    ("options", "seats"),
    [
        ({}, 4),
        ({"timer_scope": "whole_turn", "time_limit_minutes": 60}, 3),
        ({"agent_overlap": True, "teams": 2}, 4),
    ],
)
def test_only_what_everybody_knows_decides_and_every_reaction_is_timed(options: dict[str, Any], seats: int) -> None:
    kinds: set[str] = set()
    for seed in range(4):
        for _, timers in course(options, seats, seed):
            kinds.update(timer.key.split(":")[0] for timer in timers)
    phase = "turn" if "timer_scope" in options else "option-phase"
    assert {phase, "deploy", "reaction"} <= kinds


def test_in_a_window_the_glass_of_the_turn_lies_still_and_an_answer_shows_nothing() -> None:
    table = Table({"timer_scope": "whole_turn"}, seats=4)
    bots = [maker(GAME, "steady")(Random(seat)) for seat in range(4)]
    for _ in range(6000):
        top = table.p.stack[-1]
        if isinstance(top, Reaction) and len(top.seats) > 1:
            break
        table.p.play_checked(*_entry(table, bots))
    assert isinstance(top, Reaction)
    before = table.timers()
    assert [timer.running for timer in before if timer.key.startswith("turn:")] == [False]
    table.p.play_checked(CLOCK, Late(table.p.who()[-1]))
    assert table.p.stack[-1] is top, "one answer is still missing"
    assert table.timers() == before


def test_the_pause_before_a_teleport_of_round_one_ends_by_the_clock() -> None:
    table = Table({"stage": 1, "titles_per_player": 1, "first_player": "chosen"})
    table.roll()
    while len(table.timers()) != 1 or table.p.question(table.p.who()[0]).key != "opening-trade":
        seat = table.p.who()[0]
        table.say(seat, table.words.say(table.p.default(seat)))
    [timer] = table.timers()
    assert table.running() == [("opening-trade", table.p.who()[0], 90)]
    table.late(timer)
    assert timer.key not in [timer.key for timer in table.timers()]
