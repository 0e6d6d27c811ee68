"""What is hidden: full positions that agree with a view."""

from __future__ import annotations

from meridian.core.deck import Deck, Slots
from meridian.core.position import UNKNOWN
from meridian.core.records import WeightedChoice

from .rules.state import State


def imagine(seen: State, draw: WeightedChoice) -> State:
    """A full position that looks like this view: each hidden card is one of those that are nowhere in sight."""
    full = seen.copy()
    for seat, player in enumerate(full.players):
        if UNKNOWN in player.hand.cards:
            card = draw(full.deck.pool)
            full.deck = Deck([left - (at == card) for at, left in enumerate(full.deck.pool)], full.deck.left)
            player.hand = Slots([card], [1 << seat])
    return full
