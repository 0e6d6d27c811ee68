"""What each seat may expect by the end of the game, and how likely it is to win, between two Game Turns.

The numbers were fitted to 750 games of four steady players, positions taken after each scoring step: what a seat gained
until the end, more than the others, by linear regression with weights that grow with the Game Turns to come; then how
far that decides the game, by maximum likelihood. Single cards were left at their worth: what a regression says of them
comes from who buys them, and players who bought by it lost.
"""

from __future__ import annotations

from math import sqrt
from typing import Final

from meridian.core.position import UNKNOWN
from meridian.games.global_domination.bots.card_value import card_worth
from meridian.games.global_domination.bots.evaluation import PLAIN, leading
from meridian.games.global_domination.rules.board import CardType
from meridian.games.global_domination.rules.state import NOBODY, State

FORCE: Final = (0.57, -0.07)
"""A VP on the map; here and below: once, and more for each Game Turn to come."""
REGION: Final = (0.18, 0.49)
REGION_PART: Final = (0.57, 0.03)
RESOURCE: Final = (1.58, 0.62)
RESOURCE_PART: Final = (-0.65, 0.32)
KEPT: Final = 1.0
"""A point on a card kept in hand."""
LAST: Final = (1.04, -0.1)
"""To act one place later in the Game Turn to come."""
POINT: Final = 0.53
"""A point on a card to be drawn."""


def strength(card: CardType) -> float:
    """What drawing a card in a Game Turn is good for, in VP."""
    return POINT * card_worth(card) / 1000


def spread(later: int) -> float:
    """By how many VP one must be ahead to make a win about three times as likely."""
    return 2.3 if later == 0 else 11.7 * sqrt(later) - 2.9


def prospects(s: State, later: int) -> list[float]:
    """The VP each seat may expect at the end, apart from what all may expect; no scoring step under way."""
    table = s.board
    n = len(s.players)
    owner = s.owner
    found: list[float] = [float(player.vp) for player in s.players]
    if later == 0:
        return found
    force = max(0.1, FORCE[0] + FORCE[1] * later)
    for area in range(table.areas):
        who = owner[area]
        if who != NOBODY:
            if table.sea[area]:
                found[who] += force * (table.sea_full if s.full[area] else table.sea_struggling)
            else:
                found[who] += force * (table.land_full if s.full[area] else table.land_struggling)
    for areas in table.in_region:
        who, missing = leading(owner, areas)
        if missing == 0:
            found[who] += REGION[0] + REGION[1] * later
        elif missing == 1:
            found[who] += REGION_PART[0] + REGION_PART[1] * later
    for areas in table.in_resource:
        who, missing = leading(owner, areas)
        if missing == 0:
            found[who] += RESOURCE[0] + RESOURCE[1] * later
        elif missing == 1:
            found[who] += RESOURCE_PART[0] + RESOURCE_PART[1] * later
    for seat in range(n):
        found[seat] += cards_to_come(s, seat, later)
        found[seat] += (LAST[0] + LAST[1] * later) * ((seat - s.first) % n)
    return found


def cards_to_come(s: State, seat: int, later: int) -> float:
    """What a seat's Logistics, its set of cards and those kept in hand promise.

    In the next Game Turn the Draw Deck comes up first, and what was bought only when it is used up.
    """
    cards = s.board.cards
    player = s.players[seat]
    left = player.deck.left
    kept = 0.0
    total = 0.0
    hidden = 0
    for card in player.hand.cards:
        if card == UNKNOWN:
            # In a view the pool of the deck takes in what is hidden in the hand.
            hidden += 1
            kept += PLAIN
        else:
            total += strength(cards[card])
            kept += card_worth(cards[card]) / 1000
    in_deck = 0.0
    in_pile = 0.0
    laid = 0
    for kind in range(len(cards)):
        below = player.deck.pool[kind]
        above = player.discard[kind]
        if below or above:
            each = strength(cards[kind])
            in_deck += each * below
            in_pile += each * above
            laid += above
    total += in_deck + in_pile
    number = len(player.hand.cards) + left + laid
    draws = min(player.logistics, left + laid)
    first = min(draws, left)
    value = first * in_deck / max(1, left + hidden) + (draws - first) * in_pile / max(1, laid)
    draws = min(player.logistics, number)
    value += (later - 1) * draws * total / max(1, number)
    return value + KEPT * kept
