"""Vacations by correspondence: the clock of a seat stands until the morning of the day on which its player is back.

Days are those of the player's time zone. A vacation counts for the year in which it begins, today included."""

from __future__ import annotations

from datetime import date, datetime, time
from zoneinfo import ZoneInfo

from meridian.core.errors import BadInput
from meridian.server.clocks import seat_clock
from meridian.server.clocks.parts import SeatClock, Vacation, millis
from meridian.server.clocks.plan import ClockPlan


def moment(clock: SeatClock, at: int) -> int:
    """The current moment for a seat: while it is on vacation, the end of that."""
    return at if clock.vacation is None else max(at, clock.vacation.until)


def back(clock: SeatClock, at: int) -> int | None:
    """When the player of a seat is back; None if they are not on vacation."""
    vacation = clock.vacation
    return None if vacation is None or clock.away or vacation.until <= at else vacation.until


def days_left(plan: ClockPlan, clock: SeatClock, year: int) -> int:
    """The days of vacation that a seat has left in a year."""
    return plan.vacation_days - (clock.vacation_days if clock.vacation_year == year else 0)


def begin(plan: ClockPlan, clock: SeatClock, at: int, until: date, zone: ZoneInfo) -> None:
    """Takes vacation from now until the morning of a day, or changes the end of the one under way."""
    before = clock.vacation if back(clock, at) is not None else None
    first = _day(at if before is None else before.since, zone)
    days, taken = (until - first).days, 0 if before is None else before.days
    if until <= _day(at, zone):
        raise BadInput("vacation: one is back tomorrow at the earliest", "vacation-past")
    left = days_left(plan, clock, first.year) + taken
    if days > left:
        raise BadInput(f"vacation: {days} days are more than the {left} left", "vacation-days", days=days, left=left)
    ends = millis(datetime.combine(until, time(), zone).timestamp())
    seat_clock.shift(clock, ends - moment(clock, at))
    clock.vacation_days = plan.vacation_days - left + days
    clock.vacation_year = first.year
    clock.vacation = Vacation(at if before is None else before.since, ends, days, zone.key)


def end(clock: SeatClock, at: int) -> None:
    """The player is back early: whole days that are left can be taken again, and the clock runs on."""
    vacation = clock.vacation
    if vacation is None or back(clock, at) is None:
        raise BadInput("vacation: there is none to end", "vacation-none")
    zone = ZoneInfo(vacation.zone)
    begun = (_day(at, zone) - _day(vacation.since, zone)).days + 1
    clock.vacation_days -= max(0, vacation.days - begun)
    seat_clock.shift(clock, at - vacation.until)
    clock.vacation = None


def _day(at: int, zone: ZoneInfo) -> date:
    return datetime.fromtimestamp(at / 1000, zone).date()
