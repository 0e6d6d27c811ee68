"""What a card is good for, whatever the position.

Bots count in whole thousandths: of a point here, of a VP elsewhere. Fractions would come out differently
where a compiler joins a multiplication and an addition, and a game could not be repeated elsewhere.
"""

from __future__ import annotations

from meridian.games.global_domination.rules import board as t
from meridian.games.global_domination.rules.board import CardType
from meridian.games.global_domination.rules.state import Player


def card_worth(card: CardType) -> int:
    """The points, in thousandths, that a card is good for over a game, its text included.

    Found by letting steady players weigh all cards in their games; a plain card is worth 3.
    """
    effect = card.effect
    if effect == t.BUILD_AND_REDUCE:
        return 850 * (card.build + card.attack)
    if effect == t.MIXED_POINTS:
        return 1300 * card.number
    if effect == t.INSURGENTS:
        return 1200 * card.number
    if effect == t.BUILDS:
        return 350 * card.number
    value = 350 * card.build + 650 * card.attack
    if effect == t.REMOVE_STRUGGLING or effect == t.ONE_PER_REGION:
        return value + 1000
    return value


def set_size(player: Player) -> int:
    """How many cards a player's set has: hand, Draw Deck and Discard Pile."""
    return len(player.hand.cards) + player.deck.left + sum(player.discard)
