"""The time control of a table: what its host chose, part of the public settings."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, Literal

import msgspec

from meridian.core.errors import BadInput
from meridian.core.suggestions import closest, nearest

HOUR: Final = 3600
DAY: Final = 24 * HOUR

Kind = Literal["none", "bank", "correspondence"]
KINDS: Final = ("none", "bank", "correspondence")


class ClockPlan(msgspec.Struct, frozen=True, kw_only=True):
    """The clocks of a table; `read_plan` makes and checks one.

    `bank`, `increment` and `cap` are seconds: what a seat begins with, what a decision gives back, what it can have at
    most. `hours` are for one decision by correspondence; `excuses` of `excuse_hours` each seat has in a game, and
    `vacation_days` in a year. After `lates` time-outs in a row the bot `substitute` takes over. `pause_limit`
    is seconds in all; `phases` says whether the game's own timers run.
    """

    kind: Kind = "none"
    bank: float = 600.0
    increment: float = 15.0
    cap: float = 600.0
    hours: float = 24.0
    excuse_hours: float = 24.0
    excuses: int = 1
    vacation_days: int = 21
    lates: int = 3
    substitute: str = "steady"
    pause_limit: float = 600.0
    phases: bool = False


PRESETS: Final[dict[str, dict[str, Any]]] = {
    "none": {"kind": "none"},
    "rule-book": {"kind": "none", "phases": True},
    "blitz": {"kind": "bank", "bank": 180, "increment": 5, "cap": 240},
    "standard": {"kind": "bank", "bank": 600, "increment": 15, "cap": 900},
    "slow": {"kind": "bank", "bank": 1800, "increment": 30, "cap": 2700},
    "day": {"kind": "correspondence", "hours": 24, "excuse_hours": 24},
    "three-days": {"kind": "correspondence", "hours": 72, "excuse_hours": 48},
    "week": {"kind": "correspondence", "hours": 168, "excuse_hours": 72},
}
"""Plans by name; keys that are missing have their defaults."""

_RANGES: Final[dict[str, tuple[float, float, str]]] = {
    "bank": (10, DAY, "seconds"),
    "increment": (0, HOUR, "seconds"),
    "cap": (10, DAY, "seconds"),
    "hours": (0.05, 30 * 24, "hours"),
    "excuse_hours": (0.05, 30 * 24, "hours"),
    "excuses": (0, 20, "times"),
    "vacation_days": (0, 120, "times"),
    "lates": (1, 100, "times"),
    "pause_limit": (0, DAY, "seconds"),
}
_OF_KIND: Final[dict[str, dict[str, Any]]] = {
    "none": {"lates": 3, "phases": False},
    "bank": {"lates": 3, "phases": True},
    "correspondence": {"lates": 1, "phases": False},
}
LONGEST_NAME: Final = 40


def read_plan(said: str | dict[str, Any] | None) -> ClockPlan:
    """The plan a host asks for: the name of a preset, or keys of a plan with `preset` for the missing ones.

    Reading `msgspec.to_builtins` of a plan gives the same plan.
    """
    if said is None:
        return ClockPlan()
    given = {"preset": said} if isinstance(said, str) else dict(said)
    named = given.pop("preset", "none")
    if not isinstance(named, str) or named not in PRESETS:
        word, clocks = named if isinstance(named, str) else "", ", ".join(PRESETS)
        line = f"clock.preset: there is no clock {named!r}{closest(word, list(PRESETS))} (clocks: {clocks})"
        near = nearest(word, list(PRESETS))
        raise BadInput(line, "clock-preset", clock=repr(named), near=near, clocks=clocks)
    asked = {**PRESETS[named], **given}
    _check(asked)
    settled = {**_OF_KIND[asked["kind"]], **asked}
    if "bank" in settled and "cap" not in given:
        settled["cap"] = max(settled["bank"], settled.get("cap", 0))
    plan = msgspec.convert(settled, ClockPlan)
    if plan.cap < plan.bank:
        cap, bank = f"{plan.cap:g}", f"{plan.bank:g}"
        raise BadInput(f"clock.cap: {cap} seconds are less than the bank of {bank}", "clock-cap", cap=cap, bank=bank)
    return plan


def substitute_among(plan: ClockPlan, bots: Sequence[str]) -> str:
    """The substitute bot among those that can play this game (weakest first): the wanted one, or the strongest."""
    return plan.substitute if plan.substitute in bots else bots[-1]


def _check(said: dict[str, Any]) -> None:
    known = ClockPlan.__struct_fields__
    for key, value in said.items():
        if key not in known:
            word, parts = key if isinstance(key, str) else "", ", ".join(known)
            line = f"clock: there is no {key!r}{closest(word, list(known))} (a clock has {parts})"
            raise BadInput(line, "clock-part", part=repr(key), near=nearest(word, list(known)), parts=parts)
        if key in _RANGES:
            _check_number(key, value)
    if said["kind"] not in KINDS:
        kind, kinds = repr(said["kind"]), ", ".join(KINDS)
        raise BadInput(f"clock.kind: {kind} is not one of {kinds}", "clock-kind", value=kind, kinds=kinds)
    phases = said.get("phases", True)
    if not isinstance(phases, bool):
        raise BadInput(f"clock.phases: {phases!r} is not true or false", "clock-phases", value=repr(phases))
    bot = said.get("substitute", "steady")
    if not isinstance(bot, str) or not 0 < len(bot) <= LONGEST_NAME or not bot.isprintable():
        raise BadInput(f"clock.substitute: {bot!r} is not the name of a bot", "clock-substitute", value=repr(bot))


def _check_number(key: str, value: Any) -> None:
    low, high, unit = _RANGES[key]
    whole = unit == "times"
    number = isinstance(value, int if whole else int | float) and not isinstance(value, bool)
    if not number or not low <= value <= high:
        kind = "a whole number" if whole else "a number"
        line = f"clock.{key}: {value!r} is not {kind} from {low:g} to {high:g} {unit}"
        raise BadInput(line, f"clock-{unit}", part=key, value=repr(value), low=f"{low:g}", high=f"{high:g}")
