"""Tables for learners: chance draws, forced answers play themselves, everybody else is asked in turn."""

from __future__ import annotations

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from meridian.core.action import Action
from meridian.core.journal import Entry
from meridian.core.position import CHANCE, Position
from meridian.research.numbering import OptionNumbers
from meridian.research.reading import LastSeen, SeatReader


@mypyc_attr(allow_interpreted_subclasses=True)
class Table:
    """A game played up to its next decision. Several seats that are asked at once are asked one after another."""

    def __init__(self, numbering: OptionNumbers, max_decisions: int, play_forced: bool) -> None:
        self.numbering = numbering
        self.max_decisions = max_decisions
        self.play_forced = play_forced
        self.entries: list[Entry] = []
        """What was played, if the journal is kept."""
        self.keeps_journal: bool = False
        self.p: Position
        self.draw: Any = None
        self.decisions: int = 0
        self.seat: int = CHANCE
        self.answers: list[Action] = []
        """What the seat may answer; nothing once the game is over or cut off."""
        self.numbers: list[int] = []

    def start(self, p: Position, draw: Any) -> None:
        """Play a position on; `draw` gives chance its numbers below one."""
        self.p = p
        self.draw = draw
        self.decisions = 0
        self.go_on()

    def place(self, number: int) -> int:
        """The place of a number among the answers; -1 if it is not legal now."""
        for at in range(len(self.numbers)):
            if self.numbers[at] == number:
                return at
        return -1

    def say(self, action: Action) -> None:
        """The seat that is asked says something legal, listed or not."""
        self.decisions += 1
        self.play(self.seat, action)
        self.go_on()

    def interject(self, seat: int, action: Action) -> None:
        """Something a seat says without being asked."""
        self.p.play_checked(seat, action)
        if self.keeps_journal:
            self.note(seat, action)
        self.go_on()

    def play(self, actor: int, action: Action) -> None:
        """Play one entry, which must be legal."""
        self.p.play(actor, action)
        if self.keeps_journal:
            self.note(actor, action)

    def note(self, actor: int, action: Action) -> None:
        """Keep what was played."""
        self.entries.append((actor, action))

    def go_on(self) -> None:
        """Let chance draw and forced answers be given, up to the next decision."""
        p = self.p
        while not p.over and self.decisions < self.max_decisions:
            frame = p.stack[-1]
            actor = frame.who(p)[0]
            if actor == CHANCE:
                self.play(actor, frame.chance(p, self.draw))
                continue
            options = frame.options(p, actor)
            if len(options) > 1 or not self.play_forced:
                self.seat = actor
                self.answers = options
                self.numbers = self.numbering.numbers(actor, options)
                return
            self.play(actor, options[0])
        self.close()

    def close(self) -> None:
        """Nobody is asked any more."""
        self.answers = []
        self.numbers = []

    def finished(self) -> bool:
        """Whether the game is over by its rules."""
        return self.p.over

    def cut_off(self) -> bool:
        """Whether it has taken too many decisions and is broken off."""
        return not self.p.over and self.decisions >= self.max_decisions


class ObservedTable(Table):
    """A table that also keeps what its seats see and may answer; `rows` are where a batch wants both."""

    def __init__(self, numbering: OptionNumbers, max_decisions: int, play_forced: bool, code: Any) -> None:
        super().__init__(numbering, max_decisions, play_forced)
        self.readers: list[SeatReader] = code.readers
        self._first: Any = code.first
        self._seen: list[LastSeen | None] = [None] * len(self.readers)
        empty: list[u8] = [u8(0)] * numbering.size
        self._mask = vec[u8](empty)
        self._masked: list[int] = []

    def mask(self) -> vec[u8]:
        """The memory of the mask, for NumPy to read."""
        return self._mask

    def write_mask(self) -> None:
        """Bring the mask up to date."""
        mask = self._mask
        for number in self._masked:
            mask[i64(number)] = 0
        for number in self.numbers:
            if number >= 0:
                mask[i64(number)] = 1
        self._masked = [number for number in self.numbers if number >= 0]

    def observed(self, seat: int) -> LastSeen:
        """What a seat sees now."""
        last = self._seen[seat]
        if last is None:
            last = self._first(self.p, seat)
            self._seen[seat] = last
        self.readers[seat].read(self.p, last)
        return last


class Rows:
    """Where a batch wants what one of its tables shows: a row of observations and one of masks, as NumPy arrays."""

    def __init__(self, observation: Any, mask: Any, legal: Any) -> None:
        self.observation = observation
        self.mask = mask
        self.legal = legal


def illegal(tables: list[ObservedTable], which: list[int], numbers: list[int]) -> int:
    """The first of these tables to which its number is no answer; -1 if there is none."""
    for at in range(len(which)):
        if tables[which[at]].place(numbers[at]) < 0:
            return which[at]
    return -1


def answer(tables: list[ObservedTable], which: list[int], numbers: list[int]) -> list[int]:
    """Give these answers at these tables, which must be legal; those whose game has ended by them."""
    ended: list[int] = []
    for at in range(len(which)):
        table = tables[which[at]]
        table.say(table.answers[table.place(numbers[at])])
        if not table.answers:
            ended.append(which[at])
    return ended


def show(tables: list[ObservedTable], which: list[int], rows: list[Rows], copy: Any) -> None:
    """Write what the seats that are asked see and may answer; `copy` is NumPy's copyto."""
    for at in which:
        table = tables[at]
        row = rows[at]
        copy(row.observation, table.observed(table.seat).array)
        table.write_mask()
        copy(row.mask, row.legal)


def asked(tables: list[ObservedTable]) -> list[int]:
    """The seats that are asked."""
    return [table.seat for table in tables]


def any_answers(tables: list[ObservedTable], draw: Any) -> list[int]:
    """A legal answer at each table, drawn evenly."""
    found: list[int] = []
    for table in tables:
        numbers = table.numbers
        number = numbers[int(draw() * len(numbers))]
        while number < 0:
            number = numbers[int(draw() * len(numbers))]
        found.append(number)
    return found
