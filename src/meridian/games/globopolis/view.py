"""Views: a position as one seat may know it, and full positions imagined from a view."""

from __future__ import annotations

from functools import lru_cache

from meridian.core.deck import EMPTY, Deck, Slots
from meridian.core.position import UNKNOWN
from meridian.core.records import WeightedChoice
from meridian.games.globopolis.rules.board import Board
from meridian.games.globopolis.rules.constants import KINDS, RESOURCES, SORTS
from meridian.games.globopolis.rules.deal_terms import audience
from meridian.games.globopolis.rules.state import Offer, State, changed

HIDDEN_CASH = -1
"""Stands in a view for money that its owner keeps to himself (GP-A64)."""


def view(s: State, seat: int | None) -> State:
    """The position as a seat (None: a spectator) may know it: everything is open but card faces, offers among
    others, and money where the table hides it (GP-119, GP-A64, GP-A84)."""
    eyes = -1 if seat is None else seat
    own = -1 if seat is None else s.side_of(seat)
    seen = s.copy()
    seen.stack = [frame.seen_by(eyes) for frame in s.stack]
    for at, side in enumerate(seen.sides):
        side.hands = [hand.seen_by(eyes) for hand in side.hands]
        if s.board.hidden_cash and at != own:
            side.eu = HIDDEN_CASH
        if at != own and seen.made[at]:
            seen.made = changed(seen.made, at, 0)
    under = [deck.bottom.veiled(eyes) for deck in s.decks]
    seen.decks = [Deck(_unseen(seen, sort, under[sort]), deck.left, under[sort]) for sort, deck in enumerate(s.decks)]
    seen.offers = [_offer(offer, own) for offer in s.offers if seat is not None and (audience(s, offer) >> seat) & 1]
    seen.offer_number = max((offer.number for offer in seen.offers), default=0)
    return seen


def _offer(offer: Offer, own: int) -> Offer:
    """An offer with only one's own picks of cards: others' are hidden until it is settled."""
    return offer.answered(offer.accepted, offer.declined, [pick for pick in offer.cards if pick[0] == own])


def _unseen(seen: State, sort: int, under: Slots) -> list[int]:
    """Every card of a sort that is nowhere in sight: it may be in the stack or in any hidden slot."""
    pool = _in_play(seen.board, sort)[:]
    for slots in [under, *[side.hands[sort] for side in seen.sides]]:
        for card in slots.cards:
            if card >= 0:
                pool[card] = 0
    return pool


@lru_cache(maxsize=96)
def _in_play(board: Board, sort: int) -> list[int]:
    """The cards of a sort that take part in a game, counted by kind."""
    pool = [0] * len(board.cards)
    for card in range(board.first_of_sort[sort], board.first_of_sort[sort + 1]):
        pool[card] = 0 if board.taken_out(card) else 1
    return pool


def imagine(seen: State, draw: WeightedChoice) -> State:
    """Fill the hidden slots of a view with unseen cards of their sort; hidden money is taken as at the start."""
    full = seen.copy()
    for sort in range(len(SORTS)):
        deck = seen.decks[sort]
        pool = list(deck.pool)
        for at, side in enumerate(full.sides):
            side.hands[sort] = _filled(side.hands[sort], full.mask(at), pool, draw)
        under = deck.bottom
        cards = [_take(pool, draw) if card == UNKNOWN else card for card in under.cards]
        full.decks[sort] = Deck(pool, deck.left, Slots(cards, list(under.known)))
    for side in full.sides:
        if side.eu == HIDDEN_CASH and full.board.hidden_cash:
            side.eu = full.board.start_money[len(full.sides)]
    return full


def _take(pool: list[int], draw: WeightedChoice) -> int:
    card = draw(pool)
    pool[card] -= 1
    return card


def _filled(slots: Slots, mask: int, pool: list[int], draw: WeightedChoice) -> Slots:
    if UNKNOWN not in slots.cards:
        return slots
    filled = EMPTY
    for card, known in zip(slots.cards, slots.known, strict=True):
        filled = filled.plus(_take(pool, draw), mask) if card == UNKNOWN else filled.plus(card, known)
    return filled


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
