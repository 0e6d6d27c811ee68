"""What a competition has seen so far: who met whom at which table, and how each of them did there."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from fractions import Fraction
from itertools import combinations

import msgspec


class Meeting(msgspec.Struct, frozen=True):
    """A table of one round: the entrants in the order of their seats, and their places when the game is over.

    Entrants who forfeited come after all others. An entrant alone has a bye: there was nobody to play against.
    """

    entrants: tuple[int, ...]
    places: tuple[int, ...] = ()
    forfeits: frozenset[int] = frozenset()

    @property
    def over(self) -> bool:
        """Whether this meeting has a result."""
        return len(self.entrants) == 1 or bool(self.places)

    def place_of(self, entrant: int) -> int:
        """The place of an entrant, with forfeits behind everybody else."""
        place = self.places[self.entrants.index(entrant)] if self.places else 1
        return place + len(self.entrants) if entrant in self.forfeits else place

    def opponents(self, entrant: int) -> list[int]:
        """The others at this table."""
        return [other for other in self.entrants if other != entrant]

    def score_against(self, entrant: int, other: int) -> Fraction:
        """1 for coming in before another entrant, a half for the same place, 0 for coming in behind or a forfeit."""
        if entrant in self.forfeits:
            return Fraction(0)
        mine, theirs = self.place_of(entrant), self.place_of(other)
        return Fraction((mine < theirs) * 2 + (mine == theirs), 2)

    def points(self, entrant: int) -> Fraction:
        """The share of opponents that an entrant came in before: 0 to 1, however large the table. A bye counts as a
        win."""
        others = self.opponents(entrant)
        if not others:
            return Fraction(1)
        return sum((self.score_against(entrant, other) for other in others), Fraction(0)) / len(others)

    def won(self, entrant: int) -> bool:
        """Whether an entrant has ever come in first."""
        return len(self.entrants) > 1 and entrant not in self.forfeits and self.place_of(entrant) == 1


Round = Sequence[Meeting]


def meetings_of(rounds: Iterable[Round], entrant: int) -> list[Meeting]:
    """The meetings of an entrant."""
    return [meeting for tables in rounds for meeting in tables if entrant in meeting.entrants]


def times_met(rounds: Iterable[Round]) -> Counter[frozenset[int]]:
    """How often each two entrants have sat at the same table."""
    return Counter(
        frozenset(pair) for tables in rounds for meeting in tables for pair in combinations(meeting.entrants, 2)
    )


def times_in_seat(rounds: Iterable[Round]) -> Counter[tuple[int, int]]:
    """How often each entrant has sat in each seat; byes do not count."""
    return Counter(
        (entrant, seat)
        for tables in rounds
        for meeting in tables
        if len(meeting.entrants) > 1
        for seat, entrant in enumerate(meeting.entrants)
    )
