"""Timers that a rule book itself sets: a game names those that matter now, a server counts their seconds."""

from __future__ import annotations

import msgspec

from meridian.core.action import Action


class Timer(msgspec.Struct, frozen=True):
    """A sand glass of the rule book.

    `key` stays the same from turning it to the end. `entry` is what the clock writes when it is up; if that is about a
    `seat`, only while this seat is asked, and again and again until the game names the timer no more. A `pausable` one
    may be laid on its side by agreement. One that is not `running` stands still and keeps its seconds, as when others
    are asked meanwhile.
    """

    key: str
    seat: int | None
    seconds: int
    entry: Action
    pausable: bool = True
    running: bool = True
