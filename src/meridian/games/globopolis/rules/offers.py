"""A bounded menu of sensible deals, for bots and learners; people may propose anything valid."""

from __future__ import annotations

from typing import Final

from meridian.core.action import Action
from meridian.games.globopolis.actions import Accept, Counter, Decline, Propose, TakeBack
from meridian.games.globopolis.rules import constants as t
from meridian.games.globopolis.rules.deal_terms import ANYBODY, filled
from meridian.games.globopolis.rules.deals import (
    MOST_PER_TURN,
    MOST_STANDING,
    addressed,
    assent_refusal,
    propose_refusal,
    standing,
)
from meridian.games.globopolis.rules.state import NOBODY, Offer, State

MOST: Final = 6
"""The most offers that are listed."""

UNIT_PRICE: Final = 8
TITLE_PRICE: Final = 15
"""What a listed offer pays for a unit, and for each point of value of a Title."""


def list_offers(s: State, side: int, own: list[int], out: list[Action]) -> None:
    """Offers from which both sides may gain: a unit that completes a set, a Title that completes a colour group, a
    swap of such Titles, a unit for which one has no use. They stand until it is this side's turn again."""
    if not may_offer(s, side):
        return
    most = len(out) + MOST
    turns = s.seats()
    wanted = missing_kinds(s, side, own) if s.sides[side].eu >= UNIT_PRICE else 0
    if wanted:
        for other in s.sides_from(side):
            offer = unit_offer(s, side, other, wanted, turns)
            if offer is not None:
                out.append(offer)
    for offer in title_offers(s, side, turns):
        if len(out) < most:
            out.append(offer)


def unlisted_deal(s: State, side: int) -> Action | None:
    """What can be said about deals beyond the list: an offer to one other side, or an own one taken back."""
    for other in s.sides_from(side):
        offer = Propose(((ANYBODY, side, t.GOOD_EU, 1),), ((other,),), 1)
        if propose_refusal(s, side, offer.terms, offer.others, offer.turns) is None:
            return offer
    for made in s.offers:
        if made.side == side:
            return TakeBack(made.number)
    return None


def may_offer(s: State, side: int) -> bool:
    """Whether a side may make an offer now (GP-A87)."""
    return s.made[side] < MOST_PER_TURN and standing(s, side) < MOST_STANDING and len(s.sides_from(side)) > 0


def waiting(s: State, side: int) -> bool:
    """Whether an offer waits for this side's word."""
    for offer in s.offers:
        if addressed(s, offer, side):
            return True
    return False


def missing_kinds(s: State, side: int, own: list[int]) -> int:
    """The kinds of unit, as a mask, of which just one is missing for another set somewhere."""
    found = 0
    stock = s.sides[side].stock
    units = s.units
    for title in own:
        if s.level[title] == 2:
            continue
        need = s.level[title] + 1
        lacking = t.NONE
        gaps = 0
        for kind in range(t.KINDS):
            short = need - units[title * t.KINDS + kind] - stock[kind]
            if short > 0:
                gaps += short
                lacking = kind
                if gaps > 1:
                    break
        if gaps == 1:
            found |= 1 << lacking
    return found


def unit_offer(s: State, side: int, other: int, wanted: int, turns: int) -> Action | None:
    """Buy a unit one needs from another's Personal Stock, or off a Territory that has more than it uses."""
    for kind in range(t.KINDS):
        if not (wanted >> kind) & 1:
            continue
        good = spare(s, other, kind)
        if good != t.NONE:
            return Propose(((side, other, t.GOOD_EU, UNIT_PRICE), (other, side, good, 1)), (), turns)
    return None


def spare(s: State, side: int, kind: int) -> int:
    """A good of this kind that a side could do without: of Personal Stock, or above two on a Territory."""
    if s.sides[side].stock[kind]:
        return t.GOOD_UNITS + kind
    owner = s.owner
    for title in range(s.board.territories):
        if owner[title] == side and s.units[title * t.KINDS + kind] > s.level[title] + 1:
            return s.board.good_from + title * t.KINDS + kind
    return t.NONE


def title_offers(s: State, side: int, turns: int) -> list[Action]:
    """Buy, or swap for, the Titles others hold that are the last ones missing in a colour group."""
    out: list[Action] = []
    asked = 0
    for target in last_for(s, side):
        other = s.owner[target]
        if (asked >> other) & 1:
            continue
        asked |= 1 << other
        give, number = t.GOOD_EU, TITLE_PRICE * s.board.value[target]
        for swap in last_for(s, other):
            if s.owner[swap] == side and s.board.group[swap] != s.board.group[target]:
                give, number = s.board.good_title + swap, 1
        if give != t.GOOD_EU or s.sides[side].eu >= number:
            terms = ((side, other, give, number), (other, side, s.board.good_title + target, 1))
            out.append(Propose(terms, (), turns))
    return out


def last_for(s: State, side: int) -> list[int]:
    """The Territories that are the only ones of their group a side lacks, where another side holds them undeveloped."""
    found: list[int] = []
    owner = s.owner
    for members in s.board.members:
        # A player who holds all but one holds one of the first two.
        if owner[members[0]] == side or owner[members[1]] == side:
            lacking = only_gap(s, members, side)
            if lacking != t.NONE:
                found.append(lacking)
    return found


def last_of_groups(s: State) -> list[tuple[int, int]]:
    """Who lacks just one Territory of a group, and which, where another side holds it undeveloped."""
    found: list[tuple[int, int]] = []
    owner = s.owner
    for group in range(s.board.groups):
        members = s.board.members[group]
        # A player who holds all but one holds one of the first two.
        first = owner[members[0]]
        second = owner[members[1]]
        lacking = only_gap(s, members, first)
        if lacking != t.NONE:
            found.append((first, lacking))
        if second != first:
            lacking = only_gap(s, members, second)
            if lacking != t.NONE:
                found.append((second, lacking))
    return found


def only_gap(s: State, members: list[int], side: int) -> int:
    """The only Territory of a group that a side lacks, if another side holds it undeveloped; else -1."""
    if side == NOBODY:
        return t.NONE
    owner = s.owner
    lacking = t.NONE
    for title in members:
        if owner[title] != side:
            if lacking != t.NONE:
                return t.NONE
            lacking = title
    if lacking == t.NONE or owner[lacking] == NOBODY or s.level[lacking]:
        return t.NONE
    return lacking


def list_answers(s: State, side: int, out: list[Action]) -> None:
    """How the offers that wait for this side can be answered: accepted, declined, countered with a higher price."""
    for offer in s.offers:
        if not addressed(s, offer, side):
            continue
        cards = picks(s, offer, side)
        if assent_refusal(s, side, offer, cards) is None:
            out.append(Accept(offer.number, cards))
        if not (offer.declined >> side) & 1:
            out.append(Decline(offer.number, 0))
            raised = raise_price(s, offer, side)
            if raised is not None:
                out.append(raised)


def picks(s: State, offer: Offer, side: int) -> tuple[tuple[int], ...]:
    """Cards for legs that leave the choice to the giver: the first ones in hand."""
    found: list[tuple[int]] = []
    for giver, _, good, number in filled(offer, side):
        if giver == side and s.board.good_any <= good < s.board.good_from:
            for card in s.sides[side].hands[good - s.board.good_any].cards[:number]:
                found.append((card,))
    return tuple(found)


def raise_price(s: State, offer: Offer, side: int) -> Counter | None:
    """The same deal for half as much money again, if one is paid and the payer has it."""
    if offer.to or offer.parent:
        return None
    terms: list[tuple[int, int, int, int]] = []
    raised = False
    for giver, taker, good, number in offer.terms:
        if taker == side and good == t.GOOD_EU and giver != ANYBODY:
            terms.append((giver, taker, good, number + (number + 1) // 2))
            raised = True
        else:
            terms.append((giver, taker, good, number))
    if not raised:
        return None
    for other in s.offers:
        if other.parent == offer.number and other.side == side:
            return None
    counter = Counter(offer.number, tuple(terms), s.seats())
    return counter if propose_refusal(s, side, counter.terms, (), counter.turns) is None else None
