"""The events of clocks."""

from __future__ import annotations

import msgspec

from meridian.core.timers import Timer
from meridian.server.clocks.parts import QuestionId


class Reminder(msgspec.Struct, frozen=True):
    """A part of the time for a question is over: `part` is half or four-fifths."""

    seat: int
    question: QuestionId
    part: str


class Excused(msgspec.Struct, frozen=True):
    """A seat has got an excused delay. `until` is None if it is for a question still to come."""

    seat: int
    until: float | None


class TimeUp(msgspec.Struct, frozen=True):
    """A seat's time is up: the caller writes `Late(seat)`."""

    seat: int


class Substitute(msgspec.Struct, frozen=True):
    """A bot plays for this seat from now on, until the player returns."""

    seat: int
    bot: str


class TimerUp(msgspec.Struct, frozen=True):
    """A timer of the game is up: the caller writes its entry."""

    timer: Timer


class PauseOver(msgspec.Struct, frozen=True):
    """The time for pauses is used up: the clocks run again."""


Event = Reminder | Excused | TimeUp | Substitute | TimerUp | PauseOver
