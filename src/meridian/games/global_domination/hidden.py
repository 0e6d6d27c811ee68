"""What is hidden: full positions that agree with a view, and the pieces that must be somewhere."""

from __future__ import annotations

from meridian.core.deck import Deck, filled
from meridian.core.records import WeightedChoice
from meridian.games.global_domination.rules.state import State
from meridian.games.global_domination.rules.use_card import FINISH, UseCard


def pieces(s: State) -> dict[str, int]:
    """Every card of the game by kind, wherever it lies: what no play can change (GD-020, GD-104)."""
    counts = {kind: max(left, 0) for kind, left in enumerate(s.market)}
    for player in s.players:
        for card in player.hand.cards:
            counts[card] += 1
        for card in counts:
            counts[card] += player.deck.pool[card] + player.discard[card]
    for frame in s.stack:
        if isinstance(frame, UseCard) and frame.step == FINISH:
            counts[frame.card] += 1
    return {s.board.names["card"][card]: n for card, n in counts.items()}


def imagine(seen: State, draw: WeightedChoice) -> State:
    """Fill the unknown hand slots of a view from what is unseen, each card as likely as any other."""
    full = seen.copy()
    for seat, player in enumerate(full.players):
        pool = list(player.deck.pool)
        player.hand = filled(player.hand, 1 << seat, pool, draw)
        player.deck = Deck(pool, player.deck.left)
    return full
