"""How good a position of Global Domination looks for a seat."""

from __future__ import annotations

from typing import Final

from meridian.core.deck import UNSEEN
from meridian.games.global_domination.rules.area_texts import BioWeapons, Insurgents, Megastorm, Surrender
from meridian.games.global_domination.rules.points import SpendPoints
from meridian.games.global_domination.rules.purchase import Purchase
from meridian.games.global_domination.rules.scoring import fogged
from meridian.games.global_domination.rules.state import NOBODY, Player, State
from meridian.games.global_domination.rules.tables import CardType

RIVALRY: Final = 0.8
"""What a point of the strongest rival weighs against one's own."""
TABLE: Final = 0.2
"""What a point of the other rivals weighs, shared among them."""
LASTING: Final = 0.35
"""How much of today's map still counts in each later scoring step."""
POINT: Final = 1.1
"""What an unspent point on the table is worth."""
IN_HAND: Final = 0.7
"""What a point on a card in hand is worth: it may be spent now or later."""
IN_DECK: Final = 0.06
"""What a point on a card of the set is worth for each Game Turn to come."""


def evaluate(s: State, seat: int) -> float:
    """A seat's prospects against its rivals': VP, map, hand, and what its procedures still grant."""
    own = prospects(s, seat) + pending(s, seat)
    best = -1e9
    total = 0.0
    for other in range(len(s.players)):
        if other != seat:
            value = prospects(s, other)
            total += value
            if value > best:
                best = value
    return own - RIVALRY * best - TABLE * total / (len(s.players) - 1)


def prospects(s: State, seat: int) -> float:
    """What a seat has and may expect from it."""
    later = s.tables.turns - s.turn
    player = s.players[seat]
    return player.vp + (1.0 + LASTING * min(later, 3)) * map_value(s, seat, later) + cards_value(s, player, later)


def map_value(s: State, seat: int, later: int) -> float:
    """The VP of the map as it is, and a share of monopolies under way."""
    t = s.tables
    value = 0.0
    for area in range(t.areas):
        if s.owner[area] == seat:
            if t.sea[area]:
                value += t.sea_full if s.full[area] else t.sea_struggling
            else:
                value += t.land_full if s.full[area] else t.land_struggling
    scored = 0.0 if fogged(s, seat) else 1.0
    for areas in t.in_region:
        held = held_of(s, seat, areas)
        if held == len(areas):
            value += t.region_vp * scored
        elif held == len(areas) - 1:
            value += 0.8
    for areas in t.in_resource:
        held = held_of(s, seat, areas)
        if held == len(areas):
            value += 0.8 * min(later, 4)
        elif held == len(areas) - 1:
            value += 0.2 * min(later, 4)
    return value


def held_of(s: State, seat: int, areas: list[int]) -> int:
    """How many of these Areas a seat controls."""
    n = 0
    for area in areas:
        if s.owner[area] == seat:
            n += 1
    return n


def card_points(card: CardType) -> float:
    """What a card is good for, in points."""
    return max(card.build, card.attack) + (0.5 if card.effect else 0.0)


def cards_value(s: State, player: Player, later: int) -> float:
    """Cards in hand, and the quality of the whole set for the draws to come."""
    value = 0.0
    cards = s.tables.cards
    for card in player.hand.cards:
        value += IN_HAND * (3.5 if card == UNSEEN else card_points(cards[card]))
    if later:
        points = 0.0
        number = 0
        for kind in range(len(cards)):
            n = player.discard[kind] + player.deck.pool[kind]
            if n:
                points += n * card_points(cards[kind])
                number += n
        for card in player.hand.cards:
            if card != UNSEEN:
                points += card_points(cards[card])
                number += 1
        if number:
            value += IN_DECK * later * player.logistics * points / number * 3
    return value


def pending(s: State, seat: int) -> float:
    """What the procedures under way still grant a seat, as if it could be spent well."""
    value = 0.0
    for frame in s.stack:
        if isinstance(frame, SpendPoints):
            if frame.seat == seat:
                value += POINT * (frame.builds + frame.reductions + frame.either)
        elif isinstance(frame, Insurgents):
            if frame.seat == seat:
                value += 2 * POINT * (frame.count - frame.made)
        elif isinstance(frame, Surrender):
            if frame.seat == seat:
                value += 2 * POINT * frame.regions.bit_count()
        elif isinstance(frame, Megastorm):
            for other in range(len(frame.owed)):
                value += (-POINT if other == seat else POINT / len(frame.owed)) * frame.owed[other]
        elif isinstance(frame, BioWeapons):
            if frame.seat == seat and frame.opening:
                value += POINT * (frame.pair - frame.made)
        elif isinstance(frame, Purchase) and frame.seat == seat:
            value += IN_HAND * (8.0 if frame.two else 2.0)
    return value


__all__ = ["NOBODY", "evaluate"]
