"""The clocks for display."""

from __future__ import annotations

from datetime import UTC, datetime

from meridian.core.timers import Timer
from meridian.server.clocks import vacation
from meridian.server.clocks.parts import ClockState, Glass, SeatClock, SeatTime, TimeLeft, TimerTime, millis
from meridian.server.clocks.plan import ClockPlan


def time_left(plan: ClockPlan, state: ClockState, timers: dict[str, Timer], at: int) -> TimeLeft:
    """All clocks of a table at a moment."""
    paused = state.paused is not None
    used = state.used + (at - state.paused if state.paused is not None and state.until is None else 0)
    moment = at if state.paused is None else state.paused
    return TimeLeft(
        seats=[_seat(plan, seat, clock, moment, at, paused) for seat, clock in enumerate(_covered(state))],
        timers=[_timer(timer, state.glasses[key], at, state) for key, timer in timers.items()],
        paused=paused,
        pause_left=max(0, millis(plan.pause_limit) - used) / 1000,
        until=None if state.until is None else state.until / 1000,
    )


def _covered(state: ClockState) -> list[SeatClock]:
    """The clocks as everybody may see them: a seat that has answered a sealed question still seems to be deciding."""
    if state.cover is None:
        return state.seats
    return [
        before if before.running is not None and clock.running is None and not clock.away else clock
        for clock, before in zip(state.seats, state.cover.seats, strict=True)
    ]


def _seat(plan: ClockPlan, seat: int, clock: SeatClock, at: int, now: int, paused: bool) -> SeatTime:
    running, back, planned = clock.running, vacation.back(clock, now), vacation.planned(clock)
    year = datetime.fromtimestamp(now / 1000, UTC).year
    used = 0 if running is None else max(0, min(at - running.since, clock.bank))
    shown = running is not None and running.deadline is not None and not paused
    return SeatTime(
        seat=seat,
        bank=(clock.bank - used) / 1000 if plan.kind == "bank" else None,
        deadline=running.deadline / 1000 if shown and running and running.deadline is not None else None,
        running=running is not None and running.deadline is not None,
        excuses=clock.excuses,
        lates=clock.lates,
        substitute=clock.away,
        back=None if back is None else back / 1000,
        planned=None if planned is None else (planned.since / 1000, planned.until / 1000),
        vacation_days=vacation.days_left(plan, clock, year) if plan.kind == "correspondence" else 0,
    )


def _timer(timer: Timer, glass: Glass, at: int, state: ClockState) -> TimerTime:
    stopped = state.stops(timer)
    moment = state.paused if stopped and state.paused is not None else at
    left = glass.left if glass.deadline is None else max(0, glass.deadline - moment)
    deadline = None if glass.deadline is None or stopped else glass.deadline / 1000
    return TimerTime(timer.key, timer.seat, left / 1000, deadline)
