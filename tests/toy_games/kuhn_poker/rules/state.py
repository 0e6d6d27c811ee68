"""The state of a game of Kuhn Poker."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from meridian.core.copying import StateRecord
from meridian.core.deck import EMPTY, Deck, Slots
from meridian.core.position import Position

SEATS: Final = 2
NOBODY: Final = -1

ANSWERS: Final = ("none", "pass", "bet", "fold")
NO_ANSWER, PASSED, BETS, FOLDED = range(len(ANSWERS))
"""The last answer of a player."""


@dataclass(frozen=True, slots=True)
class Board:
    """An edition as numbers, shared by all positions that are played with it."""

    names: dict[str, list[str]]
    cards: int
    ante: int
    bet: int


class Player(StateRecord):
    """The state of one player."""

    __slots__ = ("answer", "hand")

    def __init__(self, hand: Slots = EMPTY, answer: int = NO_ANSWER) -> None:
        self.hand = hand
        self.answer = answer


class State(Position):
    """A position of Kuhn Poker."""

    __slots__ = ("board", "deck", "players", "winner")

    def __init__(self, board: Board) -> None:
        super().__init__()
        self.board = board
        self.deck = Deck([1] * board.cards, board.cards)
        self.players = [Player() for _ in range(SEATS)]
        self.winner: int = NOBODY

    def paid(self, seat: int) -> int:
        """The chips of this player in the pot (KP-003, KP-005)."""
        return self.board.ante + (self.board.bet if self.players[seat].answer == BETS else 0)
