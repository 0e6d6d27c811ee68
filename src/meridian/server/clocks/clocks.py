"""The clocks of one table: a state machine. The caller passes in the time, and the open questions after every entry."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from copy import deepcopy
from datetime import date
from typing import Any, Final
from zoneinfo import ZoneInfo

import msgspec

from meridian.core.errors import BadInput
from meridian.core.timers import Timer
from meridian.server.clocks import glasses, seat_clock, showing, vacation
from meridian.server.clocks.events import Event, Excused, PauseOver, Substitute, TimerUp, TimeUp
from meridian.server.clocks.parts import ClockState, Cover, Mark, QuestionId, SeatClock, TimeLeft, millis
from meridian.server.clocks.plan import ClockPlan

COMEBACK_SECONDS: Final = 60  # the least in the bank of a player who returns after time-outs


class Clocks:
    """The clocks of a table. Times are seconds since the epoch.

    Call `asked` after every entry; wait until `due` and then call `ring`; handle its events in order. After an event
    that writes an entry (`TimeUp`, `TimerUp`) no other such event comes until the next call of `asked`.
    """

    def __init__(self, plan: ClockPlan, seats: int) -> None:
        self.plan = plan
        bank = millis(plan.bank) if plan.kind == "bank" else 0
        excuses = plan.excuses if plan.kind == "correspondence" else 0
        self.state = ClockState([SeatClock(bank, excuses) for _ in range(seats)])
        self.timers: dict[str, Timer] = {}

    # Events at the table

    def asked(
        self,
        now: float,
        questions: dict[int, QuestionId],
        persons: Collection[int],
        answered: int | None = None,
        timers: Iterable[Timer] = (),
        sealed: Mark | None = None,
    ) -> None:
        """Updates the clocks with the open questions by seat. Called at the start and after every entry.

        `persons` are the seats of people, including substituted ones. `answered` is the seat whose answer the entry
        was; None if it was chance, the clock, an interjection or an answer taken back. `timers` are those the game
        names. `sealed` is the open question that several seats answer in secret, if there is one.
        """
        state, moment = self.state, self._moment(now)
        state.owed = False
        if answered is not None and not state.seats[answered].away:
            state.seats[answered].lates = 0
        for clock in self._all():
            vacation.begin_planned(clock, millis(now))
        for seat, clock in enumerate(state.seats):
            question = questions.get(seat) if seat in persons and not clock.away else None
            seat_clock.follow(self.plan, clock, question, vacation.moment(clock, moment), answered == seat)
            if questions:
                seat_clock.forget(clock, max(serial for serial, _, _ in questions.values()))
        if sealed is None or state.cover is None or state.cover.question != sealed:
            state.cover = None if sealed is None else Cover(sealed, deepcopy(state.seats))
        self.timers = glasses.wanted(timers, persons, state) if self.plan.phases else {}
        glasses.turn(state, self.timers, millis(now))

    def happened(self, seat: int, span: int, answered: bool) -> None:
        """A client shows the seat what has happened, for `span` milliseconds. The seat's clock starts when it says that
        it has `seen` everything, at the latest after this time, which is bounded. `answered`: it began with the seat's
        own answer."""
        seat_clock.happened(self.state.seats[seat], span, answered)

    def turned(self) -> None:
        """A turn has begun: every seat's clock may wait for an offer again."""
        for clock in self.state.seats:
            clock.looked = False

    def offered(self, seat: int, now: float) -> None:
        """A client shows the seat an offer: its clock, if it runs, waits until the seat has `seen` it, once a turn."""
        moment = self._moment(now)
        if self.state.cover is not None:
            seat_clock.offered(self.plan, self.state.cover.seats[seat], moment)
        seat_clock.offered(self.plan, self._clock(seat), moment)

    def seen(self, seat: int, now: float) -> bool:
        """The seat has been shown everything that led to its question; whether its clock has waited for that."""
        moment = self._moment(now)
        if self.state.cover is not None:
            seat_clock.seen(self.state.cover.seats[seat], moment)
        return seat_clock.seen(self._clock(seat), moment)

    def gone_back(self) -> None:
        """Answers were taken back: nothing is shown before the questions that are asked again."""
        for clock in self.state.seats:
            clock.unseen = 0

    def due(self) -> float | None:
        """The next moment for `ring`, perhaps in the past; None if there is none."""
        moments = [moment for moment, _ in self._calls()]
        moments += [one.since for one in map(vacation.planned, self.state.seats) if one is not None]
        if self.state.paused is not None:
            moments.append(self._pause_end(self.state.paused))
        else:
            for clock in self.state.seats:
                moment = seat_clock.next_reminder(self.plan, clock)
                if moment is not None:
                    moments.append(moment)
        return min(moments) / 1000 if moments else None

    def ring(self, now: float) -> list[Event]:
        """The events that are due. A second call at the same moment returns nothing new."""
        at, events = millis(now), list[Event]()
        for clock in self._all():
            vacation.begin_planned(clock, at)
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
        """Stops all clocks except timers that cannot be paused. `Negotiation` checks that the parties agree."""
        if self.state.paused is not None:
            raise BadInput("pause: the clocks are paused already", "pause-already")
        if self.state.used >= millis(self.plan.pause_limit):
            raise BadInput("pause: the time for pauses is used up", "pause-used-up")
        self.state.paused = millis(now)

    def pause_table(self, now: float, seconds: float) -> None:
        """Stops all clocks and timers because the table has voted for it; the time for pauses does not count. A pause
        of two who negotiate ends with it."""
        if self.state.until is not None:
            raise BadInput("pause: the clocks are paused already", "pause-already")
        self.resume(now)
        self.state.paused = millis(now)
        self.state.until = millis(now + seconds)

    def resume(self, now: float) -> None:
        """Resumes the clocks. No effect if they are running."""
        paused, whole = self.state.paused, self.state.until is not None
        if paused is None:
            return
        length = max(0, min(millis(now), self._pause_end(paused)) - paused)
        if not whole:
            self.state.used += length
        self.state.paused = self.state.until = None
        for clock in self._all():
            seat_clock.shift(clock, length)
        glasses.shift(self.state, self.timers, length, pausable_only=not whole)

    # Players

    def excuse(self, seat: int, now: float) -> Excused:
        """Uses an excused delay, at the player's or the host's request: for the running decision or for the next."""
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
            clock.running.since, clock.running.told = vacation.moment(clock, self._moment(now)), 0
        until = seat_clock.extend(self.plan, clock)
        return Excused(seat, None if until is None else until / 1000)

    def vacate(self, seat: int, now: float, until: date | None, zone: ZoneInfo, first: date | None = None) -> None:
        """Takes vacation from now or a later day (`first`) until the morning of a day, changes that day, or ends the
        vacation (None), planned or under way."""
        if self.plan.kind != "correspondence":
            raise BadInput("vacation: only clocks by correspondence have vacations", "vacation-clock")
        if self._clock(seat).away:
            raise BadInput(f"vacation: a substitute plays for seat {seat}", "vacation-substitute")
        covered = [] if self.state.cover is None else [self.state.cover.seats[seat]]
        for clock in [self._clock(seat), *covered]:
            if until is None:
                vacation.end(clock, millis(now))
            else:
                vacation.take(self.plan, clock, millis(now), first, until, zone)

    def leave(self, seat: int, now: float) -> Substitute:
        """The player leaves: a substitute takes over without waiting for the clock."""
        clock = self._clock(seat)
        seat_clock.leave(self.plan, clock, vacation.moment(clock, self._moment(now)))
        return Substitute(seat, self.plan.substitute)

    def returned(self, seat: int) -> None:
        """The player comes back. Call `asked` afterwards to start the clock of the open question."""
        clock = self._clock(seat)
        if not clock.away:
            raise BadInput(f"return: no substitute plays for seat {seat}", "return-none")
        clock.away = False
        if self.plan.kind == "bank" and clock.lates >= self.plan.lates:
            seat_clock.gain(clock, max(0, min(millis(self.plan.bank), COMEBACK_SECONDS * 1000) - clock.bank))
        clock.lates = 0

    def substituted(self) -> list[int]:
        """The seats that a substitute plays."""
        return [seat for seat, clock in enumerate(self.state.seats) if clock.away]

    # Display and storage

    def left(self, now: float) -> TimeLeft:
        """All clocks as of now, for display."""
        return showing.time_left(self.plan, self.state, self.timers, millis(now))

    def to_note(self) -> dict[str, Any]:
        """The state as compact plain data, for JSON."""
        note: dict[str, Any] = msgspec.to_builtins(self.state)
        return note

    @classmethod
    def from_note(cls, plan: ClockPlan, note: dict[str, Any], timers: Iterable[Timer] = ()) -> Clocks:
        """Restores the clocks from `to_note`; `timers` are those the game names in that position."""
        clocks = cls(plan, 0)
        clocks.state = msgspec.convert(note, ClockState)
        clocks.timers = {timer.key: timer for timer in timers if timer.key in clocks.state.glasses}
        return clocks

    def after_restart(self, now: float, down: float) -> None:
        """Corrects the clocks after the server was down for `down` seconds. Banks and timers lose nothing; a decision
        by correspondence that ran out in the meantime, or nearly did, gets up to ten minutes."""
        at, gap = millis(now), max(0, millis(down))
        state = self.state
        state.owed = False
        if state.until is not None:  # everything moves when the pause ends, which is not before now
            state.until = max(state.until, at)
            return
        if state.paused is not None:
            state.paused += gap
        glasses.shift(state, self.timers, gap, pausable_only=False)
        for clock in self._all():
            if self.plan.kind == "correspondence":
                seat_clock.grace(clock, at, gap)
            else:
                seat_clock.shift(clock, gap)

    # Internals

    def _all(self) -> list[SeatClock]:
        """The clocks of all seats, including the copies that are shown while a question is sealed."""
        cover = self.state.cover
        return self.state.seats if cover is None else [*self.state.seats, *cover.seats]

    def _clock(self, seat: int) -> SeatClock:
        if not 0 <= seat < len(self.state.seats):
            raise BadInput(f"clock: there is no seat {seat}")
        return self.state.seats[seat]

    def _moment(self, now: float) -> int:
        """The current moment for everything that a pause stops."""
        return millis(now) if self.state.paused is None else self.state.paused

    def _pause_end(self, paused: int) -> int:
        if self.state.until is not None:
            return self.state.until
        return paused + max(0, millis(self.plan.pause_limit) - self.state.used)

    def _calls(self) -> list[tuple[int, int | Timer]]:
        """The deadlines that will write an entry: those of seats, and that of the first timer."""
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
