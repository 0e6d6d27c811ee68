"""Kinds of fields: how what a field of a position holds is written as plain data and read back, its type in the
browser, and what its numbers mean in an observation.

A game adds a class of its own where a field is odd. Compiled: positions are shown often.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import mypyc_attr

from meridian.core.arranging import read_in, read_list, read_number, read_seat, read_switch, read_word
from meridian.core.position import UNKNOWN
from meridian.core.words import Words

SEAT_NAMES: Final = [f"p{seat + 1}" for seat in range(64)]
Shape = str | dict[str, Any] | list[Any]
"""What the browser reads: number, flag, text, id (null for none), seat, texts, numbers, seats, or a procedure; a table
by its keys, with `*` for names; a list with the shape of each in it."""

NO_NAME: Final = "none"
UNKNOWN_NAME: Final = "?"


class Scope:
    """Where in a position something is written, read or hidden: the whole position, whose record it is (-1: nobody's),
    who looks (-1: a spectator), the dotted path while reading, the copy in the making while hiding.

    While something is written again, `before` is the whole position before, `frames` what is written of the procedures
    under way as nobody hides them, and `view` the scope of the viewer's view, if anything needs one."""

    __slots__ = ("before", "frames", "needs_view", "owner", "seen", "view", "viewer", "where", "whole", "words")

    def __init__(self, whole: Any, words: Words | None = None, viewer: int = -1, where: str = "") -> None:
        self.whole: Any = whole
        self.words: Any = words
        self.viewer = viewer
        self.where = where
        self.owner: int = -1
        self.seen: Any = None
        self.before: Any = None
        self.frames: Any = None
        self.needs_view = False
        self.view: Any = None

    def below(self, key: str, owner: int) -> Scope:
        """The scope of a part while reading."""
        new = Scope(self.whole, self.words, self.viewer, f"{self.where}.{key}" if self.where else key)
        new.owner = owner
        return new


@mypyc_attr(allow_interpreted_subclasses=True)
class Kind:
    """A plain number. `about` says in documents what is written, `shape` what the browser reads."""

    about: str = "number"
    shape: Shape = "number"
    keys: str = ""
    """What the keys of a table name that holds only what is there."""

    def write(self, value: Any, scope: Scope) -> Any:
        """The value as plain data."""
        return value

    def read(self, told: Any, scope: Scope) -> Any:
        """The value that plain data stand for."""
        return read_number(told, scope.where)


@mypyc_attr(allow_interpreted_subclasses=True)
class FlagKind(Kind):
    """Yes or no."""

    def __init__(self) -> None:
        self.about = "yes or no"
        self.shape = "flag"

    def read(self, told: Any, scope: Scope) -> Any:
        return read_switch(told, scope.where)


@mypyc_attr(allow_interpreted_subclasses=True)
class TextKind(Kind):
    """A text, written as it is."""

    def __init__(self, about: str = "text") -> None:
        self.about = about
        self.shape = "text"

    def read(self, told: Any, scope: Scope) -> Any:
        return str(told)


@mypyc_attr(allow_interpreted_subclasses=True)
class PlainList(Kind):
    """A list of numbers, written as it is."""

    def __init__(self) -> None:
        self.about = "list of numbers"
        self.shape = "numbers"

    def write(self, value: Any, scope: Scope) -> Any:
        return list(value)

    def read(self, told: Any, scope: Scope) -> Any:
        return [read_number(each, scope.where) for each in read_list(told, scope.where)]


@mypyc_attr(allow_interpreted_subclasses=True)
class SeatKind(Kind):
    """A seat, or a side that several may share, written p1, p2, ...; -1 is nobody, written none."""

    def __init__(self, whose: str = "seat") -> None:
        self.about = "player"
        self.shape = "seat"
        self.whose = whose

    def write(self, value: Any, scope: Scope) -> Any:
        seat: int = value
        return SEAT_NAMES[seat] if seat >= 0 else NO_NAME

    def read(self, told: Any, scope: Scope) -> Any:
        return read_seat(scope.words, told, scope.where)


@mypyc_attr(allow_interpreted_subclasses=True)
class SeatSet(Kind):
    """A set of seats or sides as bits."""

    def __init__(self, whose: str = "seat") -> None:
        self.about = "list of players"
        self.shape = "seats"
        self.whose = whose

    def write(self, value: Any, scope: Scope) -> Any:
        mask: int = value
        found: list[str] = []
        seat = 0
        while mask:
            if mask & 1:
                found.append(SEAT_NAMES[seat])
            mask >>= 1
            seat += 1
        return found

    def read(self, told: Any, scope: Scope) -> Any:
        seats = 0
        for name in read_list(told, scope.where):
            seats |= 1 << read_seat(scope.words, name, scope.where)
        return seats


@mypyc_attr(allow_interpreted_subclasses=True)
class NameKind(Kind):
    """A number that stands for one of the names of an edition (`names`); below zero none of them."""

    def __init__(self, names: str, about: str = "") -> None:
        self.names = names
        self.about = about or names
        self.shape = "text"

    def write(self, value: Any, scope: Scope) -> Any:
        at: int = value
        return scope.words.names[self.names][at] if at >= 0 else NO_NAME

    def read(self, told: Any, scope: Scope) -> Any:
        return read_in(scope.words, self.names, told, scope.where)


@mypyc_attr(allow_interpreted_subclasses=True)
class WordKind(Kind):
    """One of a few words of the game itself."""

    def __init__(self, *choices: str) -> None:
        self.choices = choices
        self.about = "word"
        self.shape = "text"

    def write(self, value: Any, scope: Scope) -> Any:
        at: int = value
        return self.choices[at]

    def read(self, told: Any, scope: Scope) -> Any:
        return read_word(told, self.choices, scope.where)


@mypyc_attr(allow_interpreted_subclasses=True)
class MaybeName(NameKind):
    """The same where there may be none: null in the browser."""

    def __init__(self, names: str, about: str = "") -> None:
        super().__init__(names, about)
        self.shape = "id"


@mypyc_attr(allow_interpreted_subclasses=True)
class NameList(NameKind):
    """What is written as a list of names."""

    def __init__(self, names: str, about: str = "") -> None:
        super().__init__(names, about or f"list of {names}s")
        self.shape = "texts"

    def numbers(self, told: Any, scope: Scope) -> list[int]:
        """What a list of names stands for."""
        return [read_in(scope.words, self.names, each, scope.where) for each in read_list(told, scope.where)]

    def counts(self, told: Any, scope: Scope) -> list[int]:
        """The same, counted by kind."""
        counts = [0] * len(scope.words.names[self.names])
        for number in self.numbers(told, scope):
            counts[number] += 1
        return counts


@mypyc_attr(allow_interpreted_subclasses=True)
class BitNames(NameList):
    """A set of bits, one for each name."""

    def write(self, value: Any, scope: Scope) -> Any:
        mask: int = value
        found: list[str] = []
        if mask:
            names: list[str] = scope.words.names[self.names]
            while mask > 0:
                # Bit by bit from the lowest: most sets hold few of many names.
                found.append(names[(mask & -mask).bit_length() - 1])
                mask &= mask - 1
        return found

    def read(self, told: Any, scope: Scope) -> Any:
        mask = 0
        for number in self.numbers(told, scope):
            mask |= 1 << number
        return mask


# Only for procedures, which nobody reads from words


@mypyc_attr(allow_interpreted_subclasses=True)
class ListOf(Kind):
    """A list; `each` is what stands in it."""

    def __init__(self, each: Kind, about: str = "") -> None:
        self.each = each
        self.about = about or f"list: {each.about}"
        self.shape = [each.shape]

    def write(self, value: Any, scope: Scope) -> Any:
        return [self.each.write(one, scope) for one in value]


@mypyc_attr(allow_interpreted_subclasses=True)
class NamesInOrder(NameList):
    """A list of numbers that stand for names, in their order; what a viewer does not know is written `?`."""

    def write(self, value: Any, scope: Scope) -> Any:
        names: list[str] = scope.words.names[self.names]
        return [UNKNOWN_NAME if at == UNKNOWN else names[at] for at in value]


@mypyc_attr(allow_interpreted_subclasses=True)
class AnswerList(Kind):
    """Answers in words; null where one is missing, or not known."""

    def __init__(self) -> None:
        self.about = "list of answers"
        self.shape = ["answer"]

    def write(self, value: Any, scope: Scope) -> Any:
        return [None if answer is None else scope.words.say(answer) for answer in value]


@mypyc_attr(allow_interpreted_subclasses=True)
class StepKind(Kind):
    """How far a procedure has come, as a number of its own."""

    def __init__(self) -> None:
        self.about = "how far it has come"


# Only for observations: what numbers of a field mean that is shown in a way of its own


@mypyc_attr(allow_interpreted_subclasses=True)
class BitCount(Kind):
    """A number of bits without names."""

    def __init__(self, count: int) -> None:
        self.count = count


@mypyc_attr(allow_interpreted_subclasses=True)
class ListBy(Kind):
    """A list with a place for each seat or side; `each` is what stands there."""

    def __init__(self, whose: str, each: Kind) -> None:
        self.whose = whose
        self.each = each


@mypyc_attr(allow_interpreted_subclasses=True)
class FirstRows(Kind):
    """The first rows of a list (`Game.rows` names their columns)."""

    def __init__(self, count: int) -> None:
        self.count = count


@mypyc_attr(allow_interpreted_subclasses=True)
class FirstRecords(Kind):
    """The first records of a list that comes and goes, with these fields."""

    def __init__(self, count: int, fields: dict[str, Kind]) -> None:
        self.count = count
        self.fields = fields


NUMBER: Final = Kind()
NUMBERS: Final = PlainList()
FLAG: Final = FlagKind()
SEAT: Final = SeatKind()
SEATS: Final = SeatSet()
SIDE: Final = SeatKind("side")
SIDES: Final = SeatSet("side")
TEXT: Final = TextKind()
CLAUSES: Final = TextKind("clauses")
STEP: Final = StepKind()
ANSWERS: Final = AnswerList()
SEAT_LIST: Final = ListOf(SEAT, "list of players")
SIDE_LIST: Final = ListOf(SIDE, "list of players")
NUMBER_LISTS: Final = ListOf(NUMBERS, "lists of numbers")
PLAIN: Final = frozenset((Kind, FlagKind, TextKind, StepKind))
"""Kinds of which a value is written as it is."""
