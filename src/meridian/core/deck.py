"""Cards as they lie: lazy decks, and slots that remember who knows them."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

UNSEEN: Final = -1
"""A card in a slot that the owner of a view may not know."""
ALL_KNOW: Final = -1
"""The mask of a slot that lies open."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Slots:
    """Cards in hand or under a deck, each with the mask of the seats that know it.

    Kept sorted by card, so that equal contents are equal lists whatever the order of arrival.
    """

    __slots__ = ("cards", "known")

    def __init__(self, cards: list[int], known: list[int]) -> None:
        self.cards = cards
        self.known = known

    def copy(self) -> Slots:
        """An independent copy."""
        return Slots(self.cards[:], self.known[:])

    def add(self, card: int, mask: int) -> None:
        """Put a card in, known to the seats of the mask."""
        at = len(self.cards)
        while at > 0 and (self.cards[at - 1] > card or (self.cards[at - 1] == card and self.known[at - 1] > mask)):
            at -= 1
        self.cards.insert(at, card)
        self.known.insert(at, mask)

    def take(self, card: int) -> None:
        """Take one such card out. Of equal cards the one that most seats know leaves: what others
        know of the rest is then the same whichever copy it was."""
        best = -1
        for at in range(len(self.cards)):
            if self.cards[at] == card and (best < 0 or _wider(self.known[at], self.known[best])):
                best = at
        del self.cards[best]
        del self.known[best]

    def count(self, card: int) -> int:
        """How many of this card lie here."""
        n = 0
        for other in self.cards:
            if other == card:
                n += 1
        return n

    def show_all(self) -> None:
        """Everybody now knows every card here."""
        cards = self.cards
        self.known = [ALL_KNOW] * len(cards)

    def seen_by(self, seat: int) -> Slots:
        """The cards this seat (or -1, a spectator) knows, then a blank for each other one."""
        seen = Slots([], [])
        hidden = 0
        for at in range(len(self.cards)):
            mask = self.known[at]
            if self.cards[at] != UNSEEN and (mask == ALL_KNOW or (seat >= 0 and (mask >> seat) & 1)):
                seen.cards.append(self.cards[at])
                seen.known.append(mask)
            else:
                hidden += 1
        for _ in range(hidden):
            seen.cards.append(UNSEEN)
            seen.known.append(0)
        return seen


def _wider(mask: int, than: int) -> bool:
    if than == ALL_KNOW:
        return False
    return mask == ALL_KNOW or mask.bit_count() > than.bit_count()


@mypyc_attr(allow_interpreted_subclasses=True)
class Deck:
    """A shuffled deck whose order does not exist: a card is decided when it is drawn.

    `pool` counts the undecided cards by kind. `bottom` holds decided cards that were put under the
    deck; they come up, first in first out, once the pool is used up. In a view the pool holds every
    card that may be in the deck *or* in a slot the viewer cannot see, so its sum may exceed `left`.
    """

    __slots__ = ("bottom", "left", "pool")

    def __init__(self, pool: list[int], left: int, bottom: list[tuple[int, int]] | None = None) -> None:
        self.pool = pool
        self.left = left
        self.bottom = bottom

    def copy(self) -> Deck:
        """An independent copy."""
        bottom = self.bottom
        return Deck(self.pool[:], self.left, None if bottom is None else bottom[:])

    def size(self) -> int:
        """How many cards can still be drawn."""
        bottom = self.bottom
        return self.left if bottom is None else self.left + len(bottom)

    def shuffle_in(self, pile: list[int]) -> None:
        """Shuffle a pile, counted by kind, into the undecided part."""
        for card in range(len(pile)):
            n = pile[card]
            if n:
                self.pool[card] += n
                self.left += n

    def draw(self, card: int) -> None:
        """Chance has decided that this card of the pool came up."""
        self.pool[card] -= 1
        self.left -= 1

    def put_under(self, card: int, mask: int) -> None:
        """Lay a decided card under the deck, known to the seats of the mask."""
        bottom = self.bottom
        if bottom is None:
            self.bottom = [(card, mask)]
        else:
            bottom.append((card, mask))

    def draw_under(self) -> tuple[int, int]:
        """The pool is used up: the card put under first comes up, with who knows it."""
        bottom = self.bottom
        if self.left or not bottom:
            raise ValueError("the undecided part of the deck is drawn first")
        return bottom.pop(0)
