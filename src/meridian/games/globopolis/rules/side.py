"""What belongs to one side of a game of Globopolis."""

from __future__ import annotations

from meridian.core.deck import Slots
from meridian.core.values import NO_NUMBERS
from meridian.games.globopolis.rules.constants import DUE, FREE_VISITS, HALF_VISITS, NOTE, PASSAGE, PEACE


class Side:
    """What belongs to one side: money, points, Personal Stock, cards, Agents off the board. Without teams a side
    is a player; a team shares all of this (GP-192). Hands, hostages, debts and promises are values and may be
    shared between copies."""

    __slots__ = (
        "agents", "bonus", "captured", "cashed", "debt", "due", "embargo", "eu", "free_visits", "gone", "half_visits",
        "hands", "hostages", "notes", "passage", "peace", "points", "removed", "reserve", "shown", "stock", "words",
    )  # fmt: skip

    def __init__(self, stock: list[int], hands: list[Slots]) -> None:
        self.stock = stock
        self.hands = hands
        self.eu: int = 0
        self.points: int = 0
        self.agents: int = 0
        self.reserve: int = 0
        self.removed: int = 0
        self.captured: int = 0
        self.hostages: list[int] = NO_NUMBERS
        self.bonus: int = 0
        self.cashed: int = 0
        self.shown: bool = False
        self.gone: bool = False
        self.embargo: int = 0
        self.debt: list[int] = NO_NUMBERS
        # Promised to each other side: visits left, the last round, money owed, or the round in which it is due.
        self.free_visits: list[int] = NO_NUMBERS
        self.half_visits: list[int] = NO_NUMBERS
        self.peace: list[int] = NO_NUMBERS
        self.notes: list[int] = NO_NUMBERS
        self.words: list[int] = NO_NUMBERS
        self.due: list[int] = NO_NUMBERS
        self.passage: list[int] = NO_NUMBERS

    def copy(self) -> Side:
        """An independent copy."""
        new = Side(self.stock[:], self.hands)
        new.eu = self.eu
        new.points = self.points
        new.agents = self.agents
        new.reserve = self.reserve
        new.removed = self.removed
        new.captured = self.captured
        new.hostages = self.hostages
        new.bonus = self.bonus
        new.cashed = self.cashed
        new.shown = self.shown
        new.gone = self.gone
        new.embargo = self.embargo
        new.debt = self.debt
        new.free_visits = self.free_visits
        new.half_visits = self.half_visits
        new.peace = self.peace
        new.notes = self.notes
        new.words = self.words
        new.due = self.due
        new.passage = self.passage
        return new

    def promised(self, kind: int) -> list[int]:
        """What was promised to each other side, of one kind."""
        if kind == FREE_VISITS:
            return self.free_visits
        if kind == HALF_VISITS:
            return self.half_visits
        if kind == PEACE:
            return self.peace
        if kind == DUE:
            return self.due
        if kind == PASSAGE:
            return self.passage
        return self.notes if kind == NOTE else self.words

    def promise(self, kind: int, values: list[int]) -> None:
        """Put other numbers in the place of those promised, of one kind."""
        if kind == FREE_VISITS:
            self.free_visits = values
        elif kind == HALF_VISITS:
            self.half_visits = values
        elif kind == PEACE:
            self.peace = values
        elif kind == NOTE:
            self.notes = values
        elif kind == DUE:
            self.due = values
        elif kind == PASSAGE:
            self.passage = values
        else:
            self.words = values

    def hold(self, sort: int, hand: Slots) -> None:
        """Put other cards in the place of those in hand, of one sort."""
        hands = self.hands[:]
        hands[sort] = hand
        self.hands = hands

    def holds(self, card: int, sort: int) -> bool:
        """Whether a card is in hand."""
        return card in self.hands[sort].cards
