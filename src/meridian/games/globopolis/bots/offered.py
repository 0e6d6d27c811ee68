"""What a player has offered lately: nobody gets two offers in a turn, nor the same one again soon."""

from __future__ import annotations

from typing import Final

from meridian.games.globopolis.bots.trade import Leg
from meridian.games.globopolis.rules import constants as t
from meridian.games.globopolis.rules.state import State

PAUSE: Final = 3
"""Rounds before a deal that came to nothing is offered again."""
NEVER: Final = -1000


class Offered:
    """The offers of one player, as it remembers them."""

    def __init__(self) -> None:
        self.turn: int = -1
        self.asked: int = 0
        """The sides that got an offer in that turn."""
        self.when: dict[tuple[int, ...], int] = {}
        """The turn in which a deal was last offered, whatever the money."""

    def asked_now(self, s: State, other: int) -> bool:
        """Whether a side has had its offer of this turn."""
        return self.turn == s.turns and (self.asked >> other) & 1 == 1

    def too_soon(self, s: State, other: int, legs: list[Leg]) -> bool:
        """Whether a deal with a side was offered in the last rounds."""
        return self.when.get(goods_of(s, other, legs), NEVER) + PAUSE * s.seats() > s.turns

    def note(self, s: State, other: int, legs: list[Leg]) -> None:
        """A deal is offered now."""
        if self.turn != s.turns:
            self.turn = s.turns
            self.asked = 0
        self.asked |= 1 << other
        self.when[goods_of(s, other, legs)] = s.turns


def partner(legs: list[Leg], me: int) -> int:
    """The other side of a deal of two."""
    return legs[0][1] if legs[0][0] == me else legs[0][0]


def goods_of(s: State, other: int, legs: list[Leg]) -> tuple[int, ...]:
    """What changes hands with a side but for the money, and wherever units lie, as a key."""
    found = [other]
    for giver, _, good, _ in legs:
        if good == t.GOOD_EU:
            continue
        kind = good
        if s.board.good_from <= good < s.board.good_guild:
            kind = t.GOOD_UNITS + (good - s.board.good_from) % t.KINDS
        found.append(kind * 2 + (1 if giver == other else 0))
    return tuple(found)
