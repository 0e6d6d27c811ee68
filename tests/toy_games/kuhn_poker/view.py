"""What a seat may know of a position, and full positions that agree with it."""

from __future__ import annotations

from meridian.core.deck import Deck, Slots
from meridian.core.position import UNKNOWN
from meridian.core.records import WeightedChoice

from .rules.state import State


def view(s: State, seat: int | None) -> State:
    """The position as a seat (None: a spectator) may know it: all but the cards of others (KP-004)."""
    seen = s.copy()
    for player in seen.players:
        player.hand = player.hand.seen_by(-1 if seat is None else seat)
    shown = [card for player in seen.players for card in player.hand.cards]
    seen.deck = Deck([int(card not in shown) for card in range(s.board.cards)], s.deck.left)
    return seen


def imagine(seen: State, draw: WeightedChoice) -> State:
    """A full position that looks like this view: each hidden card is one of those that are nowhere in sight."""
    full = seen.copy()
    for seat, player in enumerate(full.players):
        if UNKNOWN in player.hand.cards:
            card = draw(full.deck.pool)
            full.deck = Deck([left - (at == card) for at, left in enumerate(full.deck.pool)], full.deck.left)
            player.hand = Slots([card], [1 << seat])
    return full
