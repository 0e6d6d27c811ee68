"""Bots by name and parameters, as people write them: `steady`, `deep:budget=200ms`, `deep:playouts=500,paranoid=1`."""

from __future__ import annotations

from typing import Final, NamedTuple

from meridian.core.errors import BadInput
from meridian.core.plain import closest

UNITS: Final = {"ms": 0.001, "s": 1.0, "m": 60.0}
LONGEST: Final = 600.0
MOST_PLAYOUTS: Final = 10_000_000


class Spec(NamedTuple):
    """What somebody wrote: a name and its parameters, as text."""

    name: str
    parameters: dict[str, str]


def read(text: str, known: list[str]) -> Spec:
    """A bot as people write it; parameters are looked at by whoever makes the bot."""
    name, colon, rest = text.strip().partition(":")
    if name not in known:
        raise BadInput(f"there is no bot {name!r}{closest(name, known)} (bots: {', '.join(known)})")
    parameters: dict[str, str] = {}
    for part in rest.split(",") if colon else []:
        key, equals, value = part.strip().partition("=")
        if not equals or not key or not value:
            raise BadInput(f"bot {text!r}: {part!r} should read name=value, for example {name}:budget=50ms")
        if key in parameters:
            raise BadInput(f"bot {text!r}: {key} is given twice")
        parameters[key] = value
    return Spec(name, parameters)


def check(spec: Spec, allowed: list[str]) -> None:
    """Refuse parameters that a bot does not know."""
    for key in spec.parameters:
        if not allowed:
            raise BadInput(f"bot {spec.name!r} takes no parameters, and {key!r} is given")
        if key not in allowed:
            hint = closest(key, allowed)
            raise BadInput(f"bot {spec.name!r} has no parameter {key!r}{hint} (parameters: {', '.join(allowed)})")


def duration(key: str, text: str) -> float:
    """A time such as 50ms, 1.5s or 2m, in seconds."""
    for unit in ("ms", "s", "m"):
        number = text.removesuffix(unit)
        if number != text:
            break
    else:
        raise BadInput(f"{key}={text}: a time with its unit is needed, such as 50ms, 1s or 2m")
    try:
        seconds = float(number) * UNITS[unit]
    except ValueError:
        raise BadInput(f"{key}={text}: a time with its unit is needed, such as 50ms, 1s or 2m") from None
    if not 0.001 <= seconds <= LONGEST:
        raise BadInput(f"{key}={text}: between 1ms and {LONGEST / 60:.0f}m")
    return seconds


def count(key: str, text: str, most: int = MOST_PLAYOUTS, least: int = 1) -> int:
    """A whole number in a range."""
    if not text.isascii() or not text.isdigit() or not least <= int(text) <= most:
        raise BadInput(f"{key}={text}: a whole number from {least} to {most} is needed")
    return int(text)


def number(key: str, text: str, most: float) -> float:
    """A number from 0 on."""
    try:
        found = float(text)
    except ValueError:
        found = -1.0
    if not 0.0 <= found <= most:
        raise BadInput(f"{key}={text}: a number from 0 to {most:g} is needed")
    return found
