"""What belongs to one side of a game of Globopolis."""

from __future__ import annotations

from meridian.core.deck import Slots


class Side:
    """What belongs to one side: money, points, Personal Stock, cards, Agents off the board. Without teams a side
    is a player; a team shares all of this (GP-192). Hands, hostages and debts are values and may be shared between
    copies."""

    __slots__ = (
        "agents", "bonus", "captured", "cashed", "debt", "embargo", "eu", "gone", "hands", "hostages", "points",
        "removed", "reserve", "shown", "stock",
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
        self.hostages: list[int] = []
        self.bonus: int = 0
        self.cashed: int = 0
        self.shown: bool = False
        self.gone: bool = False
        self.embargo: int = 0
        self.debt: list[int] = []

    def copy(self) -> Side:
        """An independent copy."""
        new = Side(self.stock[:], self.hands[:])
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
        return new

    def holds(self, card: int, sort: int) -> bool:
        """Whether a card is in hand."""
        return card in self.hands[sort].cards
