"""What the table knows of the Adventures to come: entries that were read out, and which cards may be next."""

from __future__ import annotations

from meridian.core.values import changed
from meridian.games.globetrotters.rules.state import State


def hear(s: State, card: int, place: int) -> None:
    """What a card says for a city is read out to all."""
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
