"""What each seat may expect by the end of the game, and how likely it is to win, between two Game Turns.

The numbers were fitted to 750 games of four steady players, positions taken after each scoring step: what a seat gained
until the end, more than the others, by linear regression with weights that grow with the Game Turns to come; then how
far that decides the game, by maximum likelihood. Single cards were left at their worth: what a regression says of them
comes from who buys them, and players who bought by it lost.
"""

from __future__ import annotations

from math import sqrt
from typing import Final

from meridian.core.players import Terms, WorthTerm
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


def prospects(s: State, later: int, far: float) -> list[Terms]:
    """The VP each seat may expect at the end, by source, apart from what all may expect; no scoring step under way.
    Values are in units of `far` VP, amounts in VP."""
    table = s.board
    n = len(s.players)
    owner = s.owner
    found: list[Terms] = [{"vp": term(float(player.vp), far)} for player in s.players]
    if later == 0:
        return found
    forces: list[int] = [0] * n
    for area in range(table.areas):
        who = owner[area]
        if who != NOBODY:
            if table.sea[area]:
                forces[who] += table.sea_full if s.full[area] else table.sea_struggling
            else:
                forces[who] += table.land_full if s.full[area] else table.land_struggling
    force = max(0.1, FORCE[0] + FORCE[1] * later)
    for seat in range(n):
        terms = found[seat]
        terms["forces"] = term(force * forces[seat], far)
        add_cards_to_come(s, seat, later, far, terms)
        terms["order"] = term((LAST[0] + LAST[1] * later) * ((seat - s.first) % n), far)
    for region in range(len(table.in_region)):
        who, missing = leading(owner, table.in_region[region])
        if missing == 0:
            found[who][f"region:{region}"] = term(REGION[0] + REGION[1] * later, far)
        elif missing == 1:
            found[who][f"region:{region}"] = term(REGION_PART[0] + REGION_PART[1] * later, far)
    for resource in range(len(table.in_resource)):
        who, missing = leading(owner, table.in_resource[resource])
        if missing == 0:
            found[who][f"resource:{resource}"] = term(RESOURCE[0] + RESOURCE[1] * later, far)
        elif missing == 1:
            found[who][f"resource:{resource}"] = term(RESOURCE_PART[0] + RESOURCE_PART[1] * later, far)
    return found


def term(vp: float, far: float) -> WorthTerm:
    """A number of VP as a term."""
    return WorthTerm(vp / far, vp)


def add_cards_to_come(s: State, seat: int, later: int, far: float, terms: Terms) -> None:
    """Add what a seat's Logistics with its set of cards, and the cards kept in hand promise.

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
    terms["draws"] = term(value, far)
    terms["kept"] = term(KEPT * kept, far)
