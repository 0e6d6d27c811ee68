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

SOURCES: Final = (
    "vp", "forces", "draws", "kept", "order", "region", "region_part", "resource", "resource_part",
)  # fmt: skip
"""What VP come of: those booked, a VP on the map, the cards to be drawn, a point on cards kept in hand, to act one
place later in the Game Turn to come; then monopolies of Regions and of Resources, and those that lack one Area."""
FORCES: Final = 1
ALONE: Final = 5
"""The sources from here on are named one by one."""
REGION: Final = 5
RESOURCE: Final = 7
WEIGHTS: Final[list[tuple[float, float]]] = [
    (1.0, 0.0),
    (0.57, -0.07),
    (1.0, 0.0),
    (1.0, 0.0),
    (1.04, -0.1),
    (0.18, 0.49),
    (0.57, 0.03),
    (1.58, 0.62),
    (-0.65, 0.32),
]
"""What one of each is worth, in VP: once, and more for each Game Turn to come."""
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
    found: list[Terms] = [{"vp": term(float(player.vp), far)} for player in s.players]
    if later == 0:
        return found
    rows = amounts(s, later)
    for seat in range(len(rows)):
        for at in range(1, ALONE):
            found[seat][SOURCES[at]] = term(weight(at, later) * rows[seat][at], far)
    for region in range(len(table.in_region)):
        who, missing = leading(s.owner, table.in_region[region])
        if missing < 2:
            found[who][f"region:{region}"] = term(weight(REGION + missing, later), far)
    for resource in range(len(table.in_resource)):
        who, missing = leading(s.owner, table.in_resource[resource])
        if missing < 2:
            found[who][f"resource:{resource}"] = term(weight(RESOURCE + missing, later), far)
    return found


def weight(source: int, later: int) -> float:
    """What one of a source is worth with this many Game Turns to come, in VP."""
    once, each = WEIGHTS[source]
    return max(0.1, once + each * later) if source == FORCES else once + each * later


def amounts(s: State, later: int) -> list[list[float]]:
    """What each seat has of each source, in their order."""
    table = s.board
    n = len(s.players)
    owner = s.owner
    rows: list[list[float]] = []
    for seat in range(n):
        draws, kept = cards_to_come(s, seat, later)
        rows.append([float(s.players[seat].vp), 0.0, draws, kept, float((seat - s.first) % n), 0.0, 0.0, 0.0, 0.0])
    for area in range(table.areas):
        who = owner[area]
        if who != NOBODY:
            if table.sea[area]:
                rows[who][FORCES] += table.sea_full if s.full[area] else table.sea_struggling
            else:
                rows[who][FORCES] += table.land_full if s.full[area] else table.land_struggling
    for areas in table.in_region:
        who, missing = leading(owner, areas)
        if missing < 2:
            rows[who][REGION + missing] += 1.0
    for areas in table.in_resource:
        who, missing = leading(owner, areas)
        if missing < 2:
            rows[who][RESOURCE + missing] += 1.0
    return rows


def term(vp: float, far: float) -> WorthTerm:
    """A number of VP as a term."""
    return WorthTerm(vp / far, vp)


def cards_to_come(s: State, seat: int, later: int) -> tuple[float, float]:
    """What a seat's Logistics with its set of cards promises, and the points on the cards kept in hand.

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
    return value, kept
