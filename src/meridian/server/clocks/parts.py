"""What clocks consist of, in whole milliseconds so that no time is lost in rounding, and how they are shown."""

from __future__ import annotations

import msgspec

QuestionId = tuple[int, int, int]
"""The serial of the procedure that asks, the seat, how often it has asked: see `meridian.core.records.Question`."""
Mark = tuple[int, int]
"""A question of a seat by procedure and times: later ones are greater."""


def millis(seconds: float) -> int:
    """Seconds as whole milliseconds."""
    return round(seconds * 1000)


def mark_of(question: QuestionId) -> Mark:
    """Where in the course of the game a question stands."""
    return question[0], question[2]


class Running(msgspec.Struct, array_like=True):
    """A decision under way: the question as it stands now, since when its time runs, when that is up (None: never),
    how many reminders were given, and until when answers in the same procedure can renew the time."""

    question: QuestionId
    since: int
    deadline: int | None
    told: int = 0
    latest: int = 0


class SeatClock(msgspec.Struct, array_like=True):
    """The clock of one seat. Its bank is always what it began with, plus `gained`, less `spent`.

    `marked` is the last question it answered and `then` the time that was left, so that taking an answer back gives
    nothing. `parked` is time left by procedure, for questions something was laid over. `ahead`: the next decision has
    an excuse already. `away`: a substitute plays.
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


class Glass(msgspec.Struct, array_like=True):
    """A timer of the game: when it is up, or while it stands still None and what is left."""

    deadline: int | None
    left: int


class Cover(msgspec.Struct, array_like=True):
    """What everybody is shown of the clocks while a question is sealed: as they stood when it was asked, so that none
    of them tells who has answered."""

    question: Mark
    seats: list[SeatClock]


class ClockState(msgspec.Struct, omit_defaults=True):
    """All that has to be kept of a table's clocks. `gone` are timers named no more, with what was left; `owed`: an
    entry was rung for and what it led to is not told yet; `cover`: a sealed question is under way."""

    seats: list[SeatClock]
    glasses: dict[str, Glass] = {}
    gone: dict[str, int] = {}
    used: int = 0
    paused: int | None = None
    owed: bool = False
    cover: Cover | None = None


class SeatTime(msgspec.Struct, frozen=True):
    """A seat's time as shown: seconds in the bank now, when the running decision is up, and who plays."""

    seat: int
    bank: float | None
    deadline: float | None
    running: bool
    excuses: int
    lates: int
    substitute: bool


class TimerTime(msgspec.Struct, frozen=True):
    """A timer of the game as shown: seconds left, and when it is up unless it stands still."""

    key: str
    seat: int | None
    left: float
    deadline: float | None


class TimeLeft(msgspec.Struct, frozen=True):
    """All clocks of a table as everybody may see them; while paused, deadlines are None."""

    seats: list[SeatTime]
    timers: list[TimerTime]
    paused: bool
    pause_left: float
