"""Cards as they lie: lazy decks, and slots that remember who knows them.

Slots, decks and piles are values: none is ever changed, a change makes a new one. So a copy of a position
shares them with its original at no cost.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from meridian.core.position import UNKNOWN
from meridian.core.records import WeightedChoice

ALL_KNOW: Final = -1
"""The mask of a slot that lies open."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Slots:
    """Cards in hand or under a deck, each with the mask of the seats that know it.

    Sorted by card, so that equal contents are equal lists whatever the order of arrival.
    """

    __slots__ = ("cards", "known")

    def __init__(self, cards: list[int], known: list[int]) -> None:
        self.cards = cards
        self.known = known

    def plus(self, card: int, mask: int) -> Slots:
        """With one more card, known to the seats of the mask."""
        cards = self.cards[:]
        known = self.known[:]
        at = len(cards)
        while at > 0 and (cards[at - 1] > card or (cards[at - 1] == card and known[at - 1] > mask)):
            at -= 1
        cards.insert(at, card)
        known.insert(at, mask)
        return Slots(cards, known)

    def minus(self, card: int) -> Slots:
        """Without one such card. Of equal cards the one that most seats know leaves: what others
        know of the rest is then the same whichever copy it was."""
        best = -1
        for at in range(len(self.cards)):
            if self.cards[at] == card and (best < 0 or _wider(self.known[at], self.known[best])):
                best = at
        cards = self.cards[:]
        known = self.known[:]
        del cards[best]
        del known[best]
        return Slots(cards, known)

    def shown(self) -> Slots:
        """The same cards, known to everybody."""
        return Slots(self.cards, [ALL_KNOW] * len(self.cards))

    def seen_by(self, seat: int) -> Slots:
        """The cards this seat (or -1, a spectator) knows, then a blank for each other one."""
        cards: list[int] = []
        known: list[int] = []
        for at in range(len(self.cards)):
            mask = self.known[at]
            if self.cards[at] != UNKNOWN and (mask == ALL_KNOW or (seat >= 0 and (mask >> seat) & 1)):
                cards.append(self.cards[at])
                known.append(mask)
        hidden = len(self.cards) - len(cards)
        return Slots(cards + [UNKNOWN] * hidden, known + [0] * hidden)

    def veiled(self, seat: int) -> Slots:
        """The same slots in the same order, with a blank for each card this seat does not know."""
        cards: list[int] = []
        known: list[int] = []
        for at in range(len(self.cards)):
            mask = self.known[at]
            knows = self.cards[at] != UNKNOWN and (mask == ALL_KNOW or (seat >= 0 and (mask >> seat) & 1 == 1))
            cards.append(self.cards[at] if knows else UNKNOWN)
            known.append(mask if knows else 0)
        return Slots(cards, known)


def _wider(mask: int, than: int) -> bool:
    if than == ALL_KNOW:
        return False
    return mask == ALL_KNOW or mask.bit_count() > than.bit_count()


EMPTY: Final = Slots([], [])


def drawn_from(pool: list[int], draw: WeightedChoice) -> int:
    """A card out of a pool, counted by kind, which has one less of it afterwards."""
    card = draw(pool)
    pool[card] -= 1
    return card


def filled(slots: Slots, mask: int, pool: list[int], draw: WeightedChoice) -> Slots:
    """Slots of a view with a card out of the pool, known to the seats of the mask, for each blank."""
    if UNKNOWN not in slots.cards:
        return slots
    full = EMPTY
    for at in range(len(slots.cards)):
        card = slots.cards[at]
        full = full.plus(drawn_from(pool, draw), mask) if card == UNKNOWN else full.plus(card, slots.known[at])
    return full


def with_one(pile: list[int], card: int) -> list[int]:
    """A pile, counted by kind, with one more card."""
    new = pile[:]
    new[card] += 1
    return new


@mypyc_attr(allow_interpreted_subclasses=True)
class Deck:
    """A shuffled deck whose order does not exist: a card is decided when it is drawn.

    `pool` counts the undecided cards by kind. `bottom` holds decided cards that were put under the
    deck; they come up, first in first out, once the pool is used up. In a view the pool holds every
    card that may be in the deck *or* in a slot the viewer cannot see, so its sum may exceed `left`.
    """

    __slots__ = ("bottom", "left", "pool")

    def __init__(self, pool: list[int], left: int, bottom: Slots = EMPTY) -> None:
        self.pool = pool
        self.left = left
        self.bottom = bottom

    def size(self) -> int:
        """How many cards can still be drawn."""
        return self.left + len(self.bottom.cards)

    def shuffled(self, pile: list[int]) -> Deck:
        """With a pile, counted by kind, shuffled into the undecided part."""
        pool = self.pool[:]
        left = self.left
        for card in range(len(pile)):
            pool[card] += pile[card]
            left += pile[card]
        return Deck(pool, left, self.bottom)

    def drawn(self, card: int) -> Deck:
        """Chance has decided that this card of the pool came up."""
        pool = self.pool[:]
        pool[card] -= 1
        return Deck(pool, self.left - 1, self.bottom)

    def put_under(self, card: int, mask: int) -> Deck:
        """With a decided card laid under the deck, known to the seats of the mask."""
        return Deck(self.pool, self.left, Slots([*self.bottom.cards, card], [*self.bottom.known, mask]))

    def drawn_from_under(self) -> Deck:
        """The pool is used up: the card put under first, `bottom.cards[0]`, comes up."""
        if self.left or not self.bottom.cards:
            raise ValueError("the undecided part of the deck is drawn first")
        return Deck(self.pool, self.left, Slots(self.bottom.cards[1:], self.bottom.known[1:]))
