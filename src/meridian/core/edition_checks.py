"""What the data of every game must keep in the same way, and how a game's own checks are carried out."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final

import msgspec

from meridian.core.datum import Fault, Key, quoted

Data = dict[str, Any]
Seen = tuple[Key, str, tuple[Key, ...]]
"""The datum, what is wrong with it, and other data that may be to blame."""
Bounds = tuple[int, int, str]
"""The lowest and the highest number a constant may be, and the clauses it belongs to."""

Fixed = tuple[Any, str]
"""The only value that the rules know for a constant, and the clauses it belongs to."""

LANGUAGES: Final = ("en", "de")
LONGEST_NAME: Final = 40


class Check(msgspec.Struct, frozen=True):
    """One thing the data must keep, with the clauses that ask for it."""

    name: str
    clauses: str
    look: Callable[[Data], Iterator[Fault | Seen]]


def find_faults(data: Data, first: tuple[Check, ...], then: tuple[Check, ...]) -> list[Fault]:
    """All that is wrong. What the later checks build on is looked at first; if that is broken, it stops there."""
    found: list[Fault] = []
    for checks in (first, then):
        for check in checks:
            for seen in check.look(data):
                found.append(seen if isinstance(seen, Fault) else _fault(check, seen))
        if found:
            break
    return found


def _fault(check: Check, seen: Seen) -> Fault:
    key, complaint, also = seen
    return Fault(key, complaint, check.name, check.clauses, also)


def not_fixed(data: Data, fixed: dict[Key, Fixed]) -> Iterator[Fault]:
    """Constants that are something else than the rules know."""
    for key, (wanted, clauses) in fixed.items():
        value = data[key[0]][key[1]]
        if value != wanted:
            yield Fault(key, f"is {quoted(value)}, but the rules know only {quoted(wanted)}", "constants", clauses)


def out_of_ranges(data: Data, ranges: dict[Key, Bounds]) -> Iterator[Fault]:
    """Constants that are too low or too high."""
    for key, bounds in ranges.items():
        fault = out_of_range(data, key, bounds)
        if fault is not None:
            yield fault


def out_of_range(data: Data, key: Key, bounds: Bounds) -> Fault | None:
    """The fault of a constant that is too low or too high, if it is."""
    low, high, clauses = bounds
    value = data[key[0]][key[1]]
    if low <= value <= high:
        return None
    wanted = f"a number from {low} to {high}" if low < high else str(low)
    return Fault(key, f"is {value}, not {wanted}", "constants", clauses)


def out_of_order(data: Data, low_key: Key, high_key: Key, clauses: str) -> Iterator[Fault]:
    """Of two constants the second is not less than the first."""
    low, high = (data[key[0]][key[1]] for key in (low_key, high_key))
    if low > high:
        yield Fault(high_key, f"is {high}, less than {'.'.join(low_key)} ({low})", "constants", clauses, (low_key,))


def off_the_globe(key: Key, value: float) -> Iterator[Seen]:
    """A longitude or latitude (by the last word of its key) is one."""
    most = 180 if key[-1] == "lon" else 90
    if not -most <= value <= most:
        yield key, f"is {value}, not a number from -{most} to {most}", ()


def cut_off(near: dict[str, list[str]]) -> list[str]:
    """What cannot be reached from the first place, given the neighbours of each."""
    reached: set[str] = set()
    todo = list(near)[:1]
    while todo:
        here = todo.pop()
        if here not in reached:
            reached.add(here)
            todo += near[here]
    return [name for name in near if name not in reached]


def colours(data: Data) -> Iterator[Seen]:
    """There is a colour for every player, and no two have one id, letter or shape."""
    most = data["players"]["max"]
    listed = data["colours"]["list"]
    if len(listed) < most:
        yield ("colours", "list"), f"has {len(listed)} colours for up to {most} players", (("players", "max"),)
    for field in ("id", "letter", "shape"):
        values = [colour[field] for colour in listed]
        if len(set(values)) < len(values) or not all(values):
            yield ("colours", "list"), f"has two colours of one {field}, or one without", ()


def names(data: Data, *kinds: str) -> Iterator[Seen]:
    """Everything of these tables is named in both languages, on one line, and no two things of a kind have one name."""
    for kind in kinds:
        yield from names_of(data, kind)


def names_of(data: Data, kind: str) -> Iterator[Seen]:
    """The same for one table."""
    for lang in LANGUAGES:
        seen: dict[str, str] = {}
        for row, thing in data[kind].items():
            key, name = (kind, row, "name", lang), thing["name"][lang]
            if not is_line(name, LONGEST_NAME):
                yield key, f"is {quoted(name)}, not a name of 1 to {LONGEST_NAME} letters on one line", ()
            elif name.casefold() in seen:
                other = seen[name.casefold()]
                yield key, f"is {quoted(name)}, the name of {other} too", ((kind, other, "name", lang),)
            else:
                seen[name.casefold()] = row


def is_line(text: str, longest: int) -> bool:
    """Whether a text stands on one line, without blanks around it, and is not too long."""
    return text == text.strip() and text.isprintable() and 1 <= len(text) <= longest
