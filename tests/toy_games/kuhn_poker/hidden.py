"""What is hidden: full positions that agree with a view."""

from __future__ import annotations

from meridian.core.deck import Deck, filled
from meridian.core.records import WeightedChoice

from .rules.state import State


def imagine(seen: State, draw: WeightedChoice) -> State:
    """A full position that looks like this view: each hidden card is one of those that are nowhere in sight."""
    full = seen.copy()
    pool = list(seen.deck.pool)
    for seat, player in enumerate(full.players):
        player.hand = filled(player.hand, 1 << seat, pool, draw)
    full.deck = Deck(pool, full.deck.left)
    return full
