"""Clocks of a table: time banks, correspondence, the game's timers, agreed pauses. The caller passes in the time."""

from __future__ import annotations

from meridian.server.clocks.clocks import Clocks
from meridian.server.clocks.events import Event, Excused, PauseOver, Reminder, Substitute, TimerUp, TimeUp
from meridian.server.clocks.negotiation import Negotiation
from meridian.server.clocks.parts import QuestionId, SeatTime, TimeLeft, TimerTime
from meridian.server.clocks.plan import PRESETS, ClockPlan, read_plan, substitute_among

__all__ = [
    "PRESETS",
    "ClockPlan",
    "Clocks",
    "Event",
    "Excused",
    "Negotiation",
    "PauseOver",
    "QuestionId",
    "Reminder",
    "SeatTime",
    "Substitute",
    "TimeLeft",
    "TimeUp",
    "TimerTime",
    "TimerUp",
    "read_plan",
    "substitute_among",
]
