"""Bots by name and parameters, as people write them: `steady`, `deep:budget=200ms`, `deep:playouts=500,paranoid=1`."""

from __future__ import annotations

from typing import Final, NamedTuple

from meridian.core.errors import BadInput
from meridian.core.suggestions import closest, nearest

UNITS: Final = {"ms": 0.001, "s": 1.0, "m": 60.0}
LONGEST: Final = 600.0
MOST_PLAYOUTS: Final = 10_000_000


class Spec(NamedTuple):
    """A bot as written: a name and its parameters, as text."""

    name: str
    parameters: dict[str, str]


def read(text: str, known: list[str]) -> Spec:
    """A bot as people write it; the maker of the bot checks the parameters."""
    name, colon, rest = text.strip().partition(":")
    if name not in known:
        names = ", ".join(known)
        line = f"there is no bot {name!r}{closest(name, known)} (bots: {names})"
        raise BadInput(line, "bot-unknown", bot=repr(name), near=nearest(name, known), bots=names)
    parameters: dict[str, str] = {}
    for part in rest.split(",") if colon else []:
        key, equals, value = part.strip().partition("=")
        if not equals or not key or not value:
            line = f"bot {text!r}: {part!r} should read name=value, for example {name}:budget=50ms"
            raise BadInput(line, "bot-part", bot=repr(text), part=repr(part), name=name)
        if key in parameters:
            raise BadInput(f"bot {text!r}: {key} is given twice", "bot-twice", bot=repr(text), parameter=key)
        parameters[key] = value
    return Spec(name, parameters)


def check(spec: Spec, allowed: list[str]) -> None:
    """Refuse parameters that a bot does not know."""
    bot = repr(spec.name)
    for key in spec.parameters:
        if not allowed:
            line = f"bot {bot} takes no parameters, and {key!r} is given"
            raise BadInput(line, "bot-bare", bot=bot, parameter=repr(key))
        if key not in allowed:
            near, names = nearest(key, allowed), ", ".join(allowed)
            line = f"bot {bot} has no parameter {key!r}{closest(key, allowed)} (parameters: {names})"
            raise BadInput(line, "bot-parameter", bot=bot, parameter=repr(key), near=near, parameters=names)


def duration(key: str, text: str) -> float:
    """A time such as 50ms, 1.5s or 2m, in seconds."""
    for unit in ("ms", "s", "m"):
        number = text.removesuffix(unit)
        if number != text:
            break
    else:
        raise _no_time(key, text)
    try:
        seconds = float(number) * UNITS[unit]
    except ValueError:
        raise _no_time(key, text) from None
    if not 0.001 <= seconds <= LONGEST:
        low, high = "1ms", f"{LONGEST / 60:.0f}m"
        line = f"{key}={text}: between {low} and {high}"
        raise BadInput(line, "bot-time-range", parameter=key, value=text, low=low, high=high)
    return seconds


def _no_time(key: str, text: str) -> BadInput:
    line = f"{key}={text}: a time with its unit is needed, such as 50ms, 1s or 2m"
    return BadInput(line, "bot-time", parameter=key, value=text)


def count(key: str, text: str, most: int = MOST_PLAYOUTS, least: int = 1) -> int:
    """A whole number in a range."""
    if not text.isascii() or not text.isdigit() or not least <= int(text) <= most:
        line = f"{key}={text}: a whole number from {least} to {most} is needed"
        raise BadInput(line, "bot-count", parameter=key, value=text, low=str(least), high=str(most))
    return int(text)


def number(key: str, text: str, most: float) -> float:
    """A number from 0 on."""
    try:
        found = float(text)
    except ValueError:
        found = -1.0
    if not 0.0 <= found <= most:
        line = f"{key}={text}: a number from 0 to {most:g} is needed"
        raise BadInput(line, "bot-number", parameter=key, value=text, low="0", high=f"{most:g}")
    return found
