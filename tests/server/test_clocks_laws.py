"""Clocks under anything that may happen at a table: no time appears or is lost, and a stored clock goes on the same."""

from __future__ import annotations

from contextlib import suppress
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from meridian import games
from meridian.core.action import Late
from meridian.core.chance import weighted
from meridian.core.errors import BadInput
from meridian.core.game import begin, new_header
from meridian.core.position import CHANCE, CLOCK
from meridian.core.timers import Timer
from meridian.server.clocks import Clocks, Event, PauseOver, QuestionId, Substitute, TimerUp, TimeUp, read_plan
from tests.any_game import seats_of

SEATS = 4
PEOPLE = [0, 1, 2]
PLANS = st.sampled_from(
    [
        {"kind": "bank", "bank": 30, "increment": 0},
        {"kind": "bank", "bank": 60, "increment": 7, "cap": 70, "lates": 2, "pause_limit": 40},
        {"kind": "correspondence", "hours": 0.05, "excuse_hours": 0.1, "excuses": 2},
        {"kind": "correspondence", "hours": 0.05, "lates": 3, "phases": True},
        {"kind": "none"},
    ]
)
SECONDS = st.integers(0, 400_000).map(lambda ms: ms / 1000)
SOME_SEATS = st.sets(st.integers(0, SEATS - 1), min_size=1)


class Asking:
    """A procedure that asks: its serial, how often it has asked, and whose answers are missing."""

    def __init__(self, serial: int, seats: set[int]) -> None:
        self.serial = serial
        self.times = 1
        self.seats = set(seats)


class Table(RuleBasedStateMachine):
    """A table without a game: procedures are laid over each other, seats answer or do not, and the time goes on."""

    @initialize(said=PLANS, seats=SOME_SEATS)
    def begin(self, said: dict[str, Any], seats: set[int]) -> None:
        self.plan = read_plan(said)
        self.clocks = Clocks(self.plan, SEATS)
        self.now = 1_800_000_000_000
        self.serial = 1
        self.stack = [Asking(1, seats)]
        self.bot_request = [0] * SEATS
        self.paused = False
        self.tell()

    # The table

    def timers(self) -> list[Timer]:
        top = self.stack[-1]
        own = Timer(f"turn:{self.stack[0].serial}", 0, 45, Late(0), running=0 in top.seats)
        each = [Timer(f"react:{top.serial}:{seat}", seat, 20, Late(seat), pausable=False) for seat in (1, 3)]
        return [own, *each]

    def asked(self) -> dict[int, QuestionId]:
        top = self.stack[-1]
        return {seat: (top.serial, seat, top.times) for seat in top.seats}

    def tell(self, answered: int | None = None) -> None:
        self.clocks.asked(self.now / 1000, self.asked(), PEOPLE, answered, self.timers())

    def call(self, seats: set[int]) -> None:
        self.serial += 1
        self.stack.append(Asking(self.serial, seats))

    def taken(self, seat: int) -> None:
        """An answer, or its default: procedures without missing answers are over."""
        self.stack[-1].seats.discard(seat)
        while self.stack and not self.stack[-1].seats:
            self.stack.pop()
        if not self.stack:
            self.call({(seat + 1) % SEATS})

    def carry_out(self, events: list[Event]) -> None:
        for event in events:
            if isinstance(event, TimeUp):
                assert event.seat in self.stack[-1].seats, "only who is asked can be late"
                assert event.seat in PEOPLE
                self.taken(event.seat)
            elif isinstance(event, TimerUp):
                assert event.timer.seat in self.stack[-1].seats
                assert event.timer.seat is not None
                self.taken(event.timer.seat)
            elif isinstance(event, Substitute):
                assert event.seat in self.clocks.substituted()
            elif isinstance(event, PauseOver):
                self.paused = False
        if any(isinstance(event, TimeUp | TimerUp) for event in events):
            self.tell()

    def pass_time(self, until: int) -> None:
        for seat in self.stack[-1].seats:
            running = self.clocks.state.seats[seat].running
            if running is not None and not self.paused:
                self.bot_request[seat] += max(0, until - max(self.now, running.since))
        self.now = until

    # What may happen

    @rule(seconds=SECONDS)
    def time_goes_on(self, seconds: float) -> None:
        until = self.now + round(seconds * 1000)
        for _ in range(1000):
            due = self.clocks.due()
            if due is None or due * 1000 > until:
                break
            self.pass_time(max(self.now, round(due * 1000)))
            self.carry_out(self.ring())
        else:
            raise AssertionError("the clocks ring for ever")
        self.pass_time(until)

    def ring(self) -> list[Event]:
        twin = self.stored()
        events = self.clocks.ring(self.now / 1000)
        assert twin.ring(self.now / 1000) == events
        assert self.clocks.ring(self.now / 1000) == []
        due = self.clocks.due()
        assert due is None or due > self.now / 1000
        return events

    @rule(pick=st.integers(0, SEATS - 1), stays=st.booleans(), over=st.none() | SOME_SEATS)
    def answer(self, pick: int, stays: bool, over: set[int] | None) -> None:
        seats = sorted(self.stack[-1].seats)
        seat = seats[pick % len(seats)]
        if stays:
            self.stack[-1].times += 1
        else:
            self.taken(seat)
        if over is not None:
            self.call(over)
        self.tell(seat)

    @rule(over=st.none() | SOME_SEATS)
    def interject(self, over: set[int] | None) -> None:
        self.stack[-1].times += 1
        if over is not None:
            self.call(over)
        self.tell()

    @rule()
    def pause(self) -> None:
        with suppress(BadInput):
            self.clocks.pause(self.now / 1000)
            self.paused = True

    @rule()
    def resume(self) -> None:
        self.clocks.resume(self.now / 1000)
        self.paused = False

    @rule(seat=st.sampled_from(PEOPLE))
    def come_or_go(self, seat: int) -> None:
        if seat in self.clocks.substituted():
            self.clocks.returned(seat)
        else:
            self.clocks.leave(seat, self.now / 1000)
        self.tell()

    @rule(seat=st.sampled_from(PEOPLE), millis=st.integers(0, 9000))
    def show(self, seat: int, millis: int) -> None:
        self.clocks.happened(seat, millis, False)

    @rule(seat=st.sampled_from(PEOPLE), new_turn=st.booleans())
    def offer(self, seat: int, new_turn: bool) -> None:
        if new_turn:
            self.clocks.turned()
        self.clocks.offered(seat, self.now / 1000)

    @rule(seat=st.sampled_from(PEOPLE))
    def have_seen(self, seat: int) -> None:
        self.clocks.seen(seat, self.now / 1000)

    @rule(seat=st.sampled_from(PEOPLE))
    def excuse(self, seat: int) -> None:
        with suppress(BadInput):
            self.clocks.excuse(seat, self.now / 1000)

    @rule(seconds=SECONDS)
    def restart(self, seconds: float) -> None:
        self.now += round(seconds * 1000)
        self.clocks = self.stored()
        self.clocks.after_restart(self.now / 1000, seconds)

    # What always holds

    def stored(self) -> Clocks:
        note = msgspec.json.decode(msgspec.json.encode(self.clocks.to_note()))
        return Clocks.from_note(self.plan, note, self.timers())

    @invariant()
    def a_stored_clock_is_the_same(self) -> None:
        twin, now = self.stored(), self.now / 1000
        assert (twin.to_note(), twin.due(), twin.left(now)) == (
            self.clocks.to_note(),
            self.clocks.due(),
            self.clocks.left(now),
        )

    @invariant()
    def time_is_conserved(self) -> None:
        if self.plan.kind != "bank":
            return
        shown = self.clocks.left(self.now / 1000).seats
        for seat, clock in enumerate(self.clocks.state.seats):
            assert clock.bank == self.plan.bank * 1000 + clock.gained - clock.spent
            assert 0 <= clock.bank <= self.plan.cap * 1000
            left = self.plan.bank * 1000 + clock.gained - self.bot_request[seat]
            assert shown[seat].bank == left / 1000, "what was thought is what is gone"

    @invariant()
    def no_clock_waits_longer_than_it_may(self) -> None:
        moment = self.now if self.clocks.state.paused is None else self.clocks.state.paused
        for clock in self.clocks.state.seats:
            waits = 0 if clock.running is None else clock.running.since - moment
            assert waits <= min(5000, clock.bank * 3 // 100)

    @invariant()
    def only_people_at_their_seats_have_a_clock(self) -> None:
        for seat, shown in enumerate(self.clocks.left(self.now / 1000).seats):
            here = seat in PEOPLE and seat not in self.clocks.substituted()
            timed = self.plan.kind != "none"
            assert shown.running == (timed and here and seat in self.stack[-1].seats)


TestTable = Table.TestCase
TestTable.settings = settings(max_examples=150, stateful_step_count=40)


# With real games


@pytest.mark.parametrize("name", games.names())
@pytest.mark.parametrize("said", ["blitz", "day", {"preset": "blitz", "increment": 0, "lates": 100}])
def test_a_table_that_everybody_has_left_is_played_on_by_the_clock(name: str, said: Any) -> None:
    game = games.load(name)
    header = new_header(game, seats_of(game, game.seats[0] + 1))
    p, plan, random, now = begin(game, header), read_plan(said), Random(name), 1_800_000_000.0
    clocks, rung = Clocks(plan, header.seats), 0
    for _ in range(600):
        if p.over:
            break
        asked = p.who()
        bots = [seat for seat in asked if seat in clocks.substituted()]
        if CHANCE in asked:
            chances = p.chances()
            actor, action = CHANCE, chances.outcomes[weighted(random, chances.weights)]
        elif bots:
            actor, action = bots[0], random.choice(p.options(bots[0]))
        else:
            due = clocks.due()
            assert due is not None, "somebody is asked, so a clock runs"
            now = max(now, due)
            late = [event for event in clocks.ring(now) if isinstance(event, TimeUp | TimerUp)]
            if not late:
                continue
            rung += 1
            actor, action = CLOCK, late[0].timer.entry if isinstance(late[0], TimerUp) else Late(late[0].seat)
        p.play_checked(actor, action)
        people = range(header.seats)
        questions = {seat: p.question(seat).id for seat in p.who() if seat >= 0}
        answered = actor if actor >= 0 else None
        clocks.asked(now, questions, people, answered, [] if p.over else game.rules.timers(p, header.options))
    assert rung >= header.seats
    assert p.over or plan.lates > 3 or clocks.substituted() == list(range(header.seats))
