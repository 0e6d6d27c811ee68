"""The game's own timers. The game names those that exist and says which of them run; the others are removed."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Final

from meridian.core.timers import Timer
from meridian.server.clocks.parts import ClockState, Glass, millis

TIMER_CACHE_SIZE: Final = 4  # removed timers that keep their time left: a take-back must not restart them in full


def wanted(timers: Iterable[Timer], persons: Collection[int], state: ClockState) -> dict[str, Timer]:
    """The timers that concern people. A timer of one seat runs only between people: a single person against bots keeps
    nobody waiting, and bots and substitutes have no clock."""

    def concerns(seat: int) -> bool:
        return len(persons) > 1 and seat in persons and not state.seats[seat].away

    return {timer.key: timer for timer in timers if timer.seat is None or concerns(timer.seat)}


def turn(state: ClockState, timers: dict[str, Timer], at: int) -> None:
    """Starts, stops and removes timers to match those the game names now."""
    for key in [key for key in state.glasses if key not in timers]:
        state.gone[key] = _left(state, state.glasses.pop(key), at)
        while len(state.gone) > TIMER_CACHE_SIZE:
            del state.gone[next(iter(state.gone))]
    for key, timer in timers.items():
        if key not in state.glasses:
            state.glasses[key] = Glass(None, state.gone.pop(key, millis(timer.seconds)))
        glass = state.glasses[key]
        moment = _moment(state, timer, at)
        if timer.running and glass.deadline is None:
            glass.deadline = moment + glass.left
        elif not timer.running and glass.deadline is not None:
            glass.left = max(0, glass.deadline - moment)
            glass.deadline = None


def shift(state: ClockState, timers: dict[str, Timer], by: int, pausable_only: bool) -> None:
    """Moves the deadlines by the time that did not count."""
    for key, glass in state.glasses.items():
        held = pausable_only and key in timers and not timers[key].pausable
        if glass.deadline is not None and not held:
            glass.deadline += by


def first(state: ClockState, timers: dict[str, Timer]) -> tuple[int, Timer] | None:
    """The timer that is up next, and when. A timer of one seat waits until this seat is asked."""
    found: tuple[int, Timer] | None = None
    for key, timer in timers.items():
        deadline = state.glasses[key].deadline
        silent = timer.seat is not None and state.seats[timer.seat].running is None
        if deadline is None or silent or state.stops(timer):
            continue
        if found is None or deadline < found[0]:
            found = deadline, timer
    return found


def _moment(state: ClockState, timer: Timer, at: int) -> int:
    return state.paused if state.stops(timer) and state.paused is not None else at


def _left(state: ClockState, glass: Glass, at: int) -> int:
    if glass.deadline is None:
        return glass.left
    return max(0, glass.deadline - (at if state.paused is None else state.paused))
