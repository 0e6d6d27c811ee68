"""Kinds of fields that hold cards: in slots, in piles, in decks."""

from __future__ import annotations

from typing import Any

from mypy_extensions import mypyc_attr

from meridian.core.deck import EMPTY, Deck, Slots
from meridian.core.errors import BadPosition
from meridian.core.kinds import UNKNOWN_NAME, NameList, Scope
from meridian.core.position import UNKNOWN


@mypyc_attr(allow_interpreted_subclasses=True)
class CardSlots(NameList):
    """Cards in slots; those a viewer does not know are written `?`."""

    def write(self, value: Any, scope: Scope) -> Any:
        slots: Slots = value
        names: list[str] = scope.words.names[self.names]
        return [UNKNOWN_NAME if card == UNKNOWN else names[card] for card in slots.cards]

    def read(self, told: Any, scope: Scope) -> Any:
        slots = EMPTY
        for card in self.numbers(told, scope):
            slots = slots.plus(card, 1 << scope.owner if scope.owner >= 0 else 0)
        return slots


@mypyc_attr(allow_interpreted_subclasses=True)
class DealtSlots(CardSlots):
    """Cards in slots that come out of a deck of the position, a field of it: no more than the deck has, and `most`."""

    def __init__(self, names: str, deck: str, clauses: str = "", most: int = 0) -> None:
        super().__init__(names)
        self.deck = deck
        self.most = most
        self.why: str = f" ({', '.join(clauses.split())})" if clauses else ""

    def read(self, told: Any, scope: Scope) -> Any:
        slots = EMPTY
        for card in self.numbers(told, scope):
            if self.most and len(slots.cards) == self.most:
                raise BadPosition(scope.where, f"holds more than {self.most}{self.why}")
            self.leave_deck(card, scope)
            slots = slots.plus(card, 1 << scope.owner if scope.owner >= 0 else 0)
        return slots

    def leave_deck(self, card: int, scope: Scope) -> None:
        """Take a card out of the deck."""
        deck: Deck = getattr(scope.whole, self.deck)
        if not deck.pool[card]:
            raise BadPosition(scope.where, f"that {self.names} is already somewhere else{self.why}")
        setattr(scope.whole, self.deck, deck.drawn(card))


@mypyc_attr(allow_interpreted_subclasses=True)
class CardPile(NameList):
    """An open pile, counted by kind."""

    def write(self, value: Any, scope: Scope) -> Any:
        return spread(value, scope.words.names[self.names])

    def read(self, told: Any, scope: Scope) -> Any:
        return self.counts(told, scope)


@mypyc_attr(allow_interpreted_subclasses=True)
class CardStock(NameList):
    """A deck: the cards that may be in it, in no order."""

    def write(self, value: Any, scope: Scope) -> Any:
        deck: Deck = value
        return spread(deck.pool, scope.words.names[self.names])

    def read(self, told: Any, scope: Scope) -> Any:
        counts = self.counts(told, scope)
        return Deck(counts, sum(counts))


def spread(counts: list[int], names: list[str]) -> list[str]:
    """What was counted by kind, name by name."""
    found: list[str] = []
    for at in range(len(counts)):
        for _ in range(counts[at]):
            found.append(names[at])
    return found
