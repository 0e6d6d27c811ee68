"""The clocks of one table: a state machine that is told the time, and what is asked after every entry."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from copy import deepcopy
from typing import Any, Final

import msgspec

from meridian.core.errors import BadInput
from meridian.core.timers import Timer
from meridian.server.clocks import glasses, seat_clock, showing
from meridian.server.clocks.events import Event, Excused, PauseOver, Substitute, TimerUp, TimeUp
from meridian.server.clocks.parts import ClockState, Cover, Mark, QuestionId, SeatClock, TimeLeft, millis
from meridian.server.clocks.plan import ClockPlan

COMEBACK_SECONDS: Final = 60  # at least in the bank of a player who returns after time-outs


class Clocks:
    """The clocks of a table. Times are seconds since the epoch.

    After every entry tell `asked`; wait until `due` and then `ring`; do what the events say, in their order. After an
    event that writes an entry (`TimeUp`, `TimerUp`) no other such event comes until `asked` is told what it led to.
    """

    def __init__(self, plan: ClockPlan, seats: int) -> None:
        self.plan = plan
        bank = millis(plan.bank) if plan.kind == "bank" else 0
        excuses = plan.excuses if plan.kind == "correspondence" else 0
        self.state = ClockState([SeatClock(bank, excuses) for _ in range(seats)])
        self.timers: dict[str, Timer] = {}

    # What happens at the table

    def asked(
        self,
        now: float,
        questions: dict[int, QuestionId],
        persons: Collection[int],
        answered: int | None = None,
        timers: Iterable[Timer] = (),
        sealed: Mark | None = None,
    ) -> None:
        """What is asked now, of whom: to be told at the start and after every entry.

        `persons` are the seats of people, substituted ones too. `answered` is the seat whose answer the entry was, None
        if it was chance, the clock, an interjection or an answer taken back. `timers` are those the game names.
        `sealed` is the question that several answer without the others seeing it, if one is asked.
        """
        state, moment = self.state, self._moment(now)
        state.owed = False
        if answered is not None and not state.seats[answered].away:
            state.seats[answered].lates = 0
        for seat, clock in enumerate(state.seats):
            question = questions.get(seat) if seat in persons and not clock.away else None
            seat_clock.follow(self.plan, clock, question, moment, answered == seat)
            if questions:
                seat_clock.forget(clock, max(serial for serial, _, _ in questions.values()))
        if sealed is None or state.cover is None or state.cover.question != sealed:
            state.cover = None if sealed is None else Cover(sealed, deepcopy(state.seats))
        self.timers = glasses.wanted(timers, persons, state) if self.plan.phases else {}
        glasses.turn(state, self.timers, millis(now))

    def due(self) -> float | None:
        """The next moment at which `ring` has something to say, maybe past already; None if never."""
        moments = [moment for moment, _ in self._calls()]
        if self.state.paused is not None:
            moments.append(self._pause_end(self.state.paused))
        else:
            for clock in self.state.seats:
                moment = seat_clock.next_reminder(self.plan, clock)
                if moment is not None:
                    moments.append(moment)
        return min(moments) / 1000 if moments else None

    def ring(self, now: float) -> list[Event]:
        """What has become due; asked again at the same moment it is nothing more."""
        at, events = millis(now), list[Event]()
        if self.state.paused is not None and self._pause_end(self.state.paused) <= at:
            self.resume(now)
            events.append(PauseOver())
        if self.state.paused is None:
            for seat, clock in enumerate(self.state.seats):
                events += seat_clock.reminded(self.plan, clock, seat, at)
        calls = [(moment, call) for moment, call in self._calls() if moment <= at]
        if calls:
            _, call = min(calls, key=lambda one: one[0])
            self.state.owed = True
            events += [TimerUp(call)] if isinstance(call, Timer) else self._late(call)
        return events

    # Pauses

    def pause(self, now: float) -> None:
        """Stop all clocks but timers that cannot be paused. Whether the parties agree is `Negotiation`'s."""
        if self.state.paused is not None:
            raise BadInput("pause: the clocks are paused already", "pause-already")
        if self.state.used >= millis(self.plan.pause_limit):
            raise BadInput("pause: the time for pauses is used up", "pause-used-up")
        self.state.paused = millis(now)

    def resume(self, now: float) -> None:
        """Let the clocks run again; nothing if they do."""
        paused = self.state.paused
        if paused is None:
            return
        length = max(0, min(millis(now), self._pause_end(paused)) - paused)
        self.state.used += length
        self.state.paused = None
        for clock in self._all():
            seat_clock.shift(clock, length)
        glasses.shift(self.state, self.timers, length, pausable_only=True)

    # People

    def excuse(self, seat: int, now: float) -> Excused:
        """The owner or the host asks for an excused delay ahead: of the decision under way, or else of the next."""
        clock = self._clock(seat)
        if self.plan.kind != "correspondence":
            raise BadInput("excuse: only clocks by correspondence can be excused", "excuse-clock")
        if clock.away:
            raise BadInput(f"excuse: a substitute plays for seat {seat}", "excuse-substitute")
        if clock.ahead:
            raise BadInput(f"excuse: the next decision of seat {seat} is excused already", "excuse-already")
        if clock.excuses < 1:
            raise BadInput(f"excuse: seat {seat} has none left", "excuse-none")
        if clock.running is not None:
            clock.running.since, clock.running.told = self._moment(now), 0
        until = seat_clock.extend(self.plan, clock)
        return Excused(seat, None if until is None else until / 1000)

    def leave(self, seat: int, now: float) -> Substitute:
        """The owner goes: a substitute takes over without waiting for the clock."""
        seat_clock.leave(self.plan, self._clock(seat), self._moment(now))
        return Substitute(seat, self.plan.substitute)

    def returned(self, seat: int) -> None:
        """The owner plays again; tell `asked` afterwards, to start the clock of what is asked now."""
        clock = self._clock(seat)
        if not clock.away:
            raise BadInput(f"return: no substitute plays for seat {seat}", "return-none")
        clock.away = False
        if self.plan.kind == "bank" and clock.lates >= self.plan.lates:
            seat_clock.gain(clock, max(0, min(millis(self.plan.bank), COMEBACK_SECONDS * 1000) - clock.bank))
        clock.lates = 0

    def substituted(self) -> list[int]:
        """The seats for which a substitute plays."""
        return [seat for seat, clock in enumerate(self.state.seats) if clock.away]

    # Showing and keeping

    def left(self, now: float) -> TimeLeft:
        """All clocks as they stand, for display."""
        return showing.time_left(self.plan, self.state, self.timers, millis(now))

    def to_note(self) -> dict[str, Any]:
        """The state as compact plain data, for JSON."""
        note: dict[str, Any] = msgspec.to_builtins(self.state)
        return note

    @classmethod
    def from_note(cls, plan: ClockPlan, note: dict[str, Any], timers: Iterable[Timer] = ()) -> Clocks:
        """The clocks `to_note` was taken of; `timers` are those the game names in that position."""
        clocks = cls(plan, 0)
        clocks.state = msgspec.convert(note, ClockState)
        clocks.timers = {timer.key: timer for timer in timers if timer.key in clocks.state.glasses}
        return clocks

    def after_restart(self, now: float, down: float) -> None:
        """The server was away for some seconds: banks and timers lose nothing, and a decision by correspondence
        whose time ran out meanwhile, or nearly, has some minutes left."""
        at, gap = millis(now), max(0, millis(down))
        state = self.state
        state.owed = False
        if state.paused is not None:
            state.paused += gap
        glasses.shift(state, self.timers, gap, pausable_only=False)
        for clock in self._all():
            if self.plan.kind == "correspondence":
                seat_clock.grace(clock, at, gap)
            else:
                seat_clock.shift(clock, gap)

    # Inside

    def _all(self) -> list[SeatClock]:
        """The clocks of all seats, and what stands in for them before everybody's eyes."""
        cover = self.state.cover
        return self.state.seats if cover is None else [*self.state.seats, *cover.seats]

    def _clock(self, seat: int) -> SeatClock:
        if not 0 <= seat < len(self.state.seats):
            raise BadInput(f"clock: there is no seat {seat}")
        return self.state.seats[seat]

    def _moment(self, now: float) -> int:
        """Now, for all that stands still in a pause."""
        return millis(now) if self.state.paused is None else self.state.paused

    def _pause_end(self, paused: int) -> int:
        return paused + max(0, millis(self.plan.pause_limit) - self.state.used)

    def _calls(self) -> list[tuple[int, int | Timer]]:
        """What an entry will have to be written for, with the moment: seats whose time is up, and the first timer."""
        calls: list[tuple[int, int | Timer]] = []
        if self.state.owed:
            return calls
        timer = glasses.first(self.state, self.timers)
        if timer is not None:
            calls.append(timer)
        if self.state.paused is None:
            for seat, clock in enumerate(self.state.seats):
                if clock.running is not None and clock.running.deadline is not None:
                    calls.append((clock.running.deadline, seat))
        return calls

    def _late(self, seat: int) -> list[Event]:
        clock = self.state.seats[seat]
        seat_clock.late(self.plan, clock)
        if clock.lates < self.plan.lates:
            return [TimeUp(seat)]
        clock.away = True
        return [TimeUp(seat), Substitute(seat, self.plan.substitute)]
