"""What the table knows of the Adventures to come: entries that were read out, and which cards may be next."""

from __future__ import annotations

from meridian.core.values import changed
from meridian.games.globetrotters.rules.state import ImaginedState, State


def hear(s: State, card: int, place: int) -> None:
    """What a card says for a city is read out to all; a guess stays one, however often it is imagined."""
    if isinstance(s, ImaginedState):
        return
    dot = s.board.dot[place]
    s.heard = changed(s.heard, dot, s.heard[dot] | 1 << card)


def is_heard(s: State, card: int, place: int) -> bool:
    """Whether what this card says for this city has been read out in this game (GT-100, GT-A94)."""
    return (s.heard[s.board.dot[place]] >> card) & 1 == 1


def may_come(s: State, place: int) -> list[int]:
    """The cards of which one is read next in this city, all equally likely: those not read since the pack was shuffled,
    or the one on top of a pack that goes round in its old order (GT-101, GT-102)."""
    pack = s.board.pack_of[place]
    deck = s.packs[pack]
    if deck.left == 0 and deck.bottom.cards and not s.board.reshuffle:
        return [deck.bottom.cards[0]]
    return [card for card in range(1, len(deck.pool)) if deck.pool[card] or deck.left == 0]


def says(s: State, card: int, place: int) -> int:
    """The card whose entry is read in this city: this one. Where a bot only imagines it, and it was not read out
    there yet, any entry of the city that nobody has heard may stand on it, whatever the edition has there: they are
    dealt anew by the guess, in an order that does not depend on their cards."""
    if not isinstance(s, ImaginedState) or is_heard(s, card, place):
        return card
    unheard = [other for other in s.board.by_effect[place] if not is_heard(s, other, place)]
    at = sum([1 for other in unheard if other < card])
    number = s.guess * 64 + s.board.dot[place]
    for left in range(len(unheard) - 1, 0, -1):
        number = (number * 1103515245 + 12345) & 0x7FFFFFFF
        swapped = (number >> 8) % (left + 1)
        unheard[left], unheard[swapped] = unheard[swapped], unheard[left]
    return unheard[at]
