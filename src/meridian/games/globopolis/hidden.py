"""What is hidden: full positions that agree with a view, and the pieces that must be somewhere."""

from __future__ import annotations

from meridian.core.deck import Deck, Slots, drawn_from, filled
from meridian.core.position import UNKNOWN
from meridian.core.records import WeightedChoice
from meridian.games.globopolis.position_records import HIDDEN_CASH
from meridian.games.globopolis.rules.constants import KINDS, RESOURCES, SORTS
from meridian.games.globopolis.rules.state import State


def imagine(seen: State, draw: WeightedChoice) -> State:
    """Fill the hidden slots of a view with unseen cards of their sort; hidden money is taken as at the start."""
    full = seen.copy()
    for sort in range(len(SORTS)):
        deck = seen.decks[sort]
        pool = list(deck.pool)
        for at, side in enumerate(full.sides):
            side.hold(sort, filled(side.hands[sort], full.mask(at), pool, draw))
        under = deck.bottom
        cards = [drawn_from(pool, draw) if card == UNKNOWN else card for card in under.cards]
        full.decks[sort] = Deck(pool, deck.left, Slots(cards, list(under.known)))
    for at, side in enumerate(full.sides):
        if side.eu == HIDDEN_CASH and full.board.hidden_cash:
            side.eu = full.board.money_each(full.seats()) * full.size(at)
    return full


def pieces(s: State) -> dict[str, int]:
    """What no play can change: 55 units of each resource, 44 EDs, 20 Agents a colour, all cards (GP-003, GP-A26)."""
    counted: dict[str, int] = {}
    for kind, name in enumerate(RESOURCES):
        found = s.supply[kind] + sum(side.stock[kind] for side in s.sides) + sum(s.units[kind::KINDS])
        found += sum(n for at, n in enumerate(s.guild_stock) if s.board.guild_resource[at] == kind)
        counted[name] = found
    counted["eds"] = s.eds + sum(s.level)
    for at, side in enumerate(s.sides):
        on_board = sum(s.agents[at :: len(s.sides)])
        held = sum(other.hostages[at] for other in s.sides)
        counted[f"agents-{at + 1}"] = side.agents + side.reserve + side.removed + on_board + held
    for sort, name in enumerate(SORTS):
        in_hands = sum(len(side.hands[sort].cards) for side in s.sides)
        counted[name] = s.decks[sort].size() + in_hands
    return counted
