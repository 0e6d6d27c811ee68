"""Vacations by correspondence: the clock of a seat stands until the morning of the day on which its player is back.

Days are those of the player's time zone. A vacation counts for the year in which it begins, its first day included. It
may be planned ahead: until it begins the clock runs as ever, and it takes no days."""

from __future__ import annotations

from datetime import date, datetime, time
from typing import Final
from zoneinfo import ZoneInfo

from meridian.core.errors import BadInput
from meridian.server.clocks import seat_clock
from meridian.server.clocks.parts import SeatClock, Vacation, millis
from meridian.server.clocks.plan import ClockPlan

MAX_DAYS_AHEAD: Final = 365


def moment(clock: SeatClock, at: int) -> int:
    """The current moment for a seat: while it is on vacation, the end of that."""
    return at if clock.vacation is None or not clock.vacation.begun else max(at, clock.vacation.until)


def back(clock: SeatClock, at: int) -> int | None:
    """When the player of a seat is back; None if they are not on vacation."""
    vacation = clock.vacation
    if vacation is None or not vacation.begun or clock.away or vacation.until <= at:
        return None
    return vacation.until


def planned(clock: SeatClock) -> Vacation | None:
    """The vacation that a seat has planned and not begun."""
    vacation = clock.vacation
    return vacation if vacation is not None and not vacation.begun and not clock.away else None


def days_left(plan: ClockPlan, clock: SeatClock, year: int) -> int:
    """The days of vacation that a seat has left in a year."""
    return plan.vacation_days - (clock.vacation_days if clock.vacation_year == year else 0)


def take(plan: ClockPlan, clock: SeatClock, at: int, first: date | None, until: date, zone: ZoneInfo) -> None:
    """Takes vacation from now or from a later day until the morning of a day, or changes the one under way. It replaces
    one that was planned before."""
    today = _day(at, zone)
    if first is None or first <= today:
        _take_now(plan, clock, at, until, zone)
        return
    if back(clock, at) is not None:
        raise BadInput("vacation: the one under way must end first", "vacation-first")
    if (first - today).days > MAX_DAYS_AHEAD:
        raise BadInput(f"vacation: {first} is too far ahead", "vacation-far", days=MAX_DAYS_AHEAD)
    if until <= first:
        raise BadInput("vacation: one is back the day after at the earliest", "vacation-order")
    days, left = (until - first).days, days_left(plan, clock, first.year)
    _check_days(days, left)
    clock.vacation = Vacation(_morning(first, zone), _morning(until, zone), days, zone.key, begun=False)


def begin_planned(clock: SeatClock, at: int) -> None:
    """Begins a planned vacation whose first day has come."""
    vacation = planned(clock)
    if vacation is None or vacation.since > at:
        return
    running = clock.running
    if running is not None and (running.deadline is None or running.deadline > vacation.since):
        seat_clock.shift(clock, vacation.until - max(vacation.since, running.since))
    year = _day(vacation.since, ZoneInfo(vacation.zone)).year
    clock.vacation_days = vacation.days + (clock.vacation_days if clock.vacation_year == year else 0)
    clock.vacation_year = year
    vacation.begun = True


def end(clock: SeatClock, at: int) -> None:
    """The player is back early: whole days that are left can be taken again, and the clock runs on. A planned vacation
    is dropped."""
    if planned(clock) is not None:
        clock.vacation = None
        return
    vacation = clock.vacation
    if vacation is None or back(clock, at) is None:
        raise BadInput("vacation: there is none to end", "vacation-none")
    zone = ZoneInfo(vacation.zone)
    begun = (_day(at, zone) - _day(vacation.since, zone)).days + 1
    clock.vacation_days -= max(0, vacation.days - begun)
    seat_clock.shift(clock, at - vacation.until)
    clock.vacation = None


def _take_now(plan: ClockPlan, clock: SeatClock, at: int, until: date, zone: ZoneInfo) -> None:
    before = clock.vacation if back(clock, at) is not None else None
    first = _day(at if before is None else before.since, zone)
    days, taken = (until - first).days, 0 if before is None else before.days
    if until <= _day(at, zone):
        raise BadInput("vacation: one is back tomorrow at the earliest", "vacation-past")
    left = days_left(plan, clock, first.year) + taken
    _check_days(days, left)
    ends = _morning(until, zone)
    seat_clock.shift(clock, ends - moment(clock, at))
    clock.vacation_days = plan.vacation_days - left + days
    clock.vacation_year = first.year
    clock.vacation = Vacation(at if before is None else before.since, ends, days, zone.key)


def _check_days(days: int, left: int) -> None:
    if days > left:
        raise BadInput(f"vacation: {days} days are more than the {left} left", "vacation-days", days=days, left=left)


def _day(at: int, zone: ZoneInfo) -> date:
    return datetime.fromtimestamp(at / 1000, zone).date()


def _morning(day: date, zone: ZoneInfo) -> int:
    return millis(datetime.combine(day, time(), zone).timestamp())
