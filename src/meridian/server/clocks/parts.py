"""The state of clocks, in whole milliseconds to avoid rounding errors, and the Structs for display."""

from __future__ import annotations

import msgspec

from meridian.core.timers import Timer

QuestionId = tuple[int, int, int]
"""The serial of the procedure that asks, the seat, the number of its question: see `meridian.core.records.Question`."""
Mark = tuple[int, int]
"""A question of a seat by procedure and number: later questions compare greater."""


def millis(seconds: float) -> int:
    """Seconds as whole milliseconds."""
    return round(seconds * 1000)


def mark_of(question: QuestionId) -> Mark:
    """The place of a question in the course of the game."""
    return question[0], question[2]


class Running(msgspec.Struct, array_like=True):
    """A running decision: its current question, since when its time runs (later than now while the seat is being shown
    what happened before), its deadline (None: never), the number of reminders sent, the latest deadline to which
    answers in the same procedure can renew the time, and for how long it has waited in all."""

    question: QuestionId
    since: int
    deadline: int | None
    told: int = 0
    latest: int = 0
    waited: int = 0


class Vacation(msgspec.Struct, array_like=True):
    """A vacation: when it begins, when it ends, how many days it takes, the time zone of the player, and whether it has
    begun."""

    since: int
    until: int
    days: int
    zone: str
    begun: bool = True


class SeatClock(msgspec.Struct, array_like=True):
    """The clock of one seat. Invariant: `bank` is its initial value plus `gained` minus `spent`.

    `marked` is the last question it answered and `then` the time that was left, so that taking an answer back gains
    nothing. `parked` holds the time left by procedure, for interrupted questions. `ahead`: the next decision has an
    excuse already. `away`: a substitute plays. `unseen` is the time for which the seat is being shown what has happened
    since its clock last started. `looked`: it has waited for an offer this turn. `vacation` is the last one, perhaps
    over, or one that is planned; `vacation_days` were taken in `vacation_year`.
    """

    bank: int
    excuses: int
    spent: int = 0
    gained: int = 0
    marked: Mark = (0, 0)
    then: int = 0
    lates: int = 0
    ahead: bool = False
    away: bool = False
    running: Running | None = None
    parked: list[tuple[int, int]] = []
    unseen: int = 0
    looked: bool = False
    vacation: Vacation | None = None
    vacation_days: int = 0
    vacation_year: int = 0


class Glass(msgspec.Struct, array_like=True):
    """A timer of the game: its deadline while it runs; while it is stopped, None and the time left."""

    deadline: int | None
    left: int


class Cover(msgspec.Struct, array_like=True):
    """The clocks as shown while a question is sealed: a copy from when it was asked, so that they do not reveal which
    seats have answered."""

    question: Mark
    seats: list[SeatClock]


class ClockState(msgspec.Struct, omit_defaults=True):
    """The whole stored state of a table's clocks. `gone` maps removed timers to their time left; `owed`: `ring` has
    asked for an entry, and `asked` was not called since; `cover`: a sealed question is open; `until`: when a pause that
    the whole table has voted for ends by itself."""

    seats: list[SeatClock]
    glasses: dict[str, Glass] = {}
    gone: dict[str, int] = {}
    used: int = 0
    paused: int | None = None
    owed: bool = False
    cover: Cover | None = None
    until: int | None = None

    def stops(self, timer: Timer) -> bool:
        """Whether a pause stops a timer of the game: that of the whole table stops them all."""
        return self.paused is not None and (timer.pausable or self.until is not None)


class SeatTime(msgspec.Struct, frozen=True):
    """A seat's time for display: seconds in the bank, the running decision's deadline, if a substitute plays, when a
    vacation ends, when a planned one begins and ends, and the days of vacation left this year."""

    seat: int
    bank: float | None
    deadline: float | None
    running: bool
    excuses: int
    lates: int
    substitute: bool
    back: float | None
    planned: tuple[float, float] | None
    vacation_days: int


class TimerTime(msgspec.Struct, frozen=True):
    """A timer of the game for display: seconds left, and its deadline if it runs."""

    key: str
    seat: int | None
    left: float
    deadline: float | None


class TimeLeft(msgspec.Struct, frozen=True):
    """All clocks of a table as everybody may see them. During a pause, the deadlines of paused clocks are None; `until`
    is when that of the whole table ends."""

    seats: list[SeatTime]
    timers: list[TimerTime]
    paused: bool
    pause_left: float
    until: float | None
