"""What is hidden: full positions that agree with a view, and the pieces that must be somewhere."""

from __future__ import annotations

from typing import Final

from meridian.core.deck import Deck, Slots, drawn_from, filled
from meridian.core.position import UNKNOWN
from meridian.core.records import WeightedChoice
from meridian.games.globetrotters.rules.adventure_effects import PutUnder
from meridian.games.globetrotters.rules.state import NOWHERE, State

GUESS: Final = 16
"""Three numbers below this one are drawn; together they decide what cards say where nobody has heard them."""


def imagine(seen: State, draw: WeightedChoice) -> State:
    """Fill the hidden slots of a view with unseen tickets; a Home ticket shows its Home. What cards say where they were
    not read out is guessed too."""
    full = seen.imagined()
    for _ in range(3):
        full.guess = full.guess * GUESS + draw([1] * GUESS)
    pool = list(seen.pack.pool)
    for player in full.players:
        if player.home != NOWHERE and player.home_ticket == UNKNOWN:
            fits = [n if player.home in full.board.ticket_places[at] else 0 for at, n in enumerate(pool)]
            player.home_ticket = draw(fits)
            pool[player.home_ticket] -= 1
    for seat, player in enumerate(full.players):
        player.tickets = filled(player.tickets, 1 << seat, pool, draw)
    full.jackpot.tickets = filled(full.jackpot.tickets, 0, pool, draw)
    under = full.pack.bottom
    cards = [drawn_from(pool, draw) if card == UNKNOWN else card for card in under.cards]
    for frame in full.stack:
        if isinstance(frame, PutUnder):
            frame.tickets = [drawn_from(pool, draw) if card == UNKNOWN else card for card in frame.tickets]
    full.pack = Deck(pool, full.pack.left, Slots(cards, list(under.known)))
    return full


def pieces(s: State) -> dict[str, int]:
    """Tickets, KEYs and Adventure cards, wherever they are: what no play can change."""
    tickets = sum(s.pack.pool) + len(s.pack.bottom.cards) + len(s.jackpot.tickets.cards)
    for player in s.players:
        tickets += len(player.tickets.cards) + (player.home_ticket != NOWHERE)
    for frame in s.stack:
        if isinstance(frame, PutUnder):
            tickets += len(frame.tickets)
    cards = sum(deck.size() for deck in s.packs)
    return {"tickets": tickets, "keys": len(s.holder), "cards": cards}
