"""The terms of a deal: what a leg gives, who is in it, and whether a side can give it (GP-038, GP-040 to GP-042)."""

from __future__ import annotations

from typing import Final

from meridian.core.action import Refusal, Rows
from meridian.games.globopolis.refusals import (
    CARDS_NOT_CHOSEN,
    DEAL_LEG_TWICE,
    GOODS_NOT_TRADED,
    NOT_IN_HAND,
    OPENLY_LACKS,
    STRANGE_DEAL,
    TRADE_CLOSED,
    UNITS_IN_OPTION_PHASE,
)
from meridian.games.globopolis.rules import constants as t
from meridian.games.globopolis.rules.state import NOBODY, Offer, State

MOST_PROMISED: Final = [20, 20, 20, 500, 20, 20, 20]
"""The most visits, rounds or EU that one leg promises."""
ANYBODY: Final = 10
"""Stands in the terms of an offer that goes to several sides for whichever of them takes it up."""


# What a leg is about


def is_unit(s: State, good: int) -> bool:
    """Units of Personal Stock, of a Territory or of a Guild Stock."""
    from_land = s.board.good_from <= good < s.board.good_promise
    return t.GOOD_UNITS <= good < t.GOOD_UNITS + t.KINDS or from_land


def is_promise(s: State, good: int) -> bool:
    """Something that is kept later (GP-A94)."""
    return good >= s.board.good_promise


def is_title(s: State, good: int) -> bool:
    """A Title, with or without its units."""
    return s.board.good_title <= good < s.board.good_card


def is_card(s: State, good: int) -> bool:
    """A certain card, or any of a sort."""
    return s.board.good_card <= good < s.board.good_from


def title_of(s: State, good: int) -> int:
    """The Title a leg gives."""
    return good - s.board.good_title if good < s.board.good_bare else good - s.board.good_bare


def parties(s: State, offer: Offer) -> int:
    """The sides named in an offer, its maker included, as a mask; not those it is merely open to."""
    found = 1 << offer.side
    for giver, taker, _, _ in offer.terms:
        if giver != ANYBODY:
            found |= 1 << giver
        if taker != ANYBODY:
            found |= 1 << taker
    return found


def audience(s: State, offer: Offer) -> int:
    """The seats that may know of an offer."""
    mask = 0
    sides = parties(s, offer) | offer.to
    for side in range(len(s.sides)):
        if (sides >> side) & 1:
            mask |= s.mask(side)
    return mask


# What may be offered


def read_terms(s: State, terms: Rows) -> list[tuple[int, int, int, int]] | None:
    """The terms as legs; None if they are not of that shape."""
    found: list[tuple[int, int, int, int]] = []
    for row in terms:
        if len(row) != 4:
            return None
        found.append((row[0], row[1], row[2], row[3]))
    return found


def shape_refusal(s: State, side: int, legs: list[tuple[int, int, int, int]], to: int) -> Refusal | None:
    """Who gives whom what: real parties, the maker among them, goods that are traded, nothing twice."""
    seen: list[tuple[int, int, int]] = []
    mine = False
    anybody = False
    for giver, taker, good, number in legs:
        for party in (giver, taker):
            if party == ANYBODY:
                anybody = True
            elif not 0 <= party < len(s.sides) or s.sides[party].gone or (to and party != side):
                return STRANGE_DEAL
        if giver == taker or not 0 <= good < s.board.goods or number < 1:
            return STRANGE_DEAL
        if (is_title(s, good) or s.board.good_card <= good < s.board.good_any) and number != 1:
            return STRANGE_DEAL
        if not traded(s, good):
            return GOODS_NOT_TRADED
        if is_promise(s, good) and number > MOST_PROMISED[good - s.board.good_promise]:
            return STRANGE_DEAL
        if good == s.board.good_promise + t.DUE and not with_note(s, legs, giver, taker):
            return STRANGE_DEAL
        # Money and units can go to several takers, a Title or card only to one.
        leg = (giver, taker, good)
        if is_title(s, good):
            leg = (giver, 0, s.board.good_title + title_of(s, good))
        elif is_card(s, good):
            leg = (giver, 0, good)
        if leg in seen:
            return DEAL_LEG_TWICE
        seen.append(leg)
        if giver == side or taker == side:
            mine = True
    if not mine or anybody != (to != 0):
        return STRANGE_DEAL
    return None


def with_note(s: State, legs: list[tuple[int, int, int, int]], giver: int, taker: int) -> bool:
    """Whether a side promises another money in a deal: only that can be due in a certain round (GP-A96)."""
    for leg in legs:
        if leg[0] == giver and leg[1] == taker and leg[2] == s.board.good_promise + t.NOTE:
            return True
    return False


def traded(s: State, good: int) -> bool:
    """Whether a good is traded at this table."""
    if good == t.GOOD_POINTS:
        return s.board.trade_points
    if good == t.GOOD_AGENTS:
        return s.board.trade_agents and s.board.agents_used
    if good == t.GOOD_HOSTAGES:
        return s.board.captured_to == t.AS_HOSTAGE
    if is_card(s, good):
        return s.board.cards_used
    return s.board.promises or not is_promise(s, good)


def holdings_refusal(s: State, side: int, legs: list[tuple[int, int, int, int]]) -> Refusal | None:
    """Whether a party openly lacks what the terms make him give; hidden cards of others are not looked at."""
    for giver, taker, good, number in legs:
        if giver == ANYBODY:
            continue
        if is_card(s, good):
            if good >= s.board.good_any:
                if len(s.sides[giver].hands[good - s.board.good_any].cards) < number:
                    return OPENLY_LACKS
                continue
            card = good - s.board.good_card
            sort = s.board.cards[card].sort
            if giver == side:
                if not s.sides[side].holds(card, sort):
                    return NOT_IN_HAND
            elif s.sides[side].holds(card, sort) or not s.could_hold(giver, [card]):
                return OPENLY_LACKS
        else:
            secret = s.board.hidden_cash and good == t.GOOD_EU and giver != side
            if not secret and not has_open(s, giver, taker, good, owed(legs, giver, taker, good)):
                return OPENLY_LACKS
    return None


def total(legs: list[tuple[int, int, int, int]], giver: int, taker: int, good: int) -> int:
    """How much of a good a side gives in all; hostages are of each taker's own colour."""
    found = 0
    for leg in legs:
        if leg[0] == giver and leg[2] == good and (good != t.GOOD_HOSTAGES or leg[1] == taker):
            found += leg[3]
    return found


def owed(legs: list[tuple[int, int, int, int]], giver: int, taker: int, good: int) -> int:
    """How much of a good a side must have to give what it gives. Money that it gets in the same deal can be passed on:
    all is settled at once (GP-038, GP-A93). Nobody both pays and is paid by the same side."""
    found = total(legs, giver, taker, good)
    if good == t.GOOD_EU:
        paid = 0
        for leg in legs:
            if leg[0] == giver and leg[2] == good:
                paid |= 1 << leg[1]
        for leg in legs:
            if leg[1] == giver and leg[2] == good and not (paid >> leg[0]) & 1:
                found -= leg[3]
    return found


def has_open(s: State, giver: int, taker: int, good: int, number: int) -> bool:
    """Whether a side has an open good to give."""
    return held(s, giver, taker, good) >= number


def held(s: State, giver: int, taker: int, good: int) -> int:
    """How much of an open good a side could give another; of a promise the most that one leg may say."""
    side = s.sides[giver]
    if good == t.GOOD_EU:
        return side.eu
    if good == t.GOOD_POINTS:
        return side.points
    if good == t.GOOD_AGENTS:
        return side.agents
    if good == t.GOOD_HOSTAGES:
        return side.hostages[taker] if taker != ANYBODY else 0
    if is_title(s, good):
        return 1 if s.owner[title_of(s, good)] == giver else 0
    if is_promise(s, good):
        return MOST_PROMISED[good - s.board.good_promise]
    if good >= s.board.good_guild:
        guild = good - s.board.good_guild
        return s.guild_stock[guild] if s.owner[s.board.territories + guild] == giver else 0
    if good >= s.board.good_from:
        at = good - s.board.good_from
        return s.units[at] if s.owner[at // t.KINDS] == giver else 0
    return side.stock[good - t.GOOD_UNITS]


# What may be accepted


def read_cards(cards: Rows) -> list[int] | None:
    """The cards picked by the player who accepts; None if they are not of that shape."""
    found: list[int] = []
    for row in cards:
        if len(row) != 1 or row[0] in found:
            return None
        found.append(row[0])
    return found


def filled(offer: Offer, partner: int) -> list[tuple[int, int, int, int]]:
    """The legs with a partner in the place of ANYBODY."""
    return [
        (partner if giver == ANYBODY else giver, partner if taker == ANYBODY else taker, good, number)
        for giver, taker, good, number in offer.terms
    ]


def own_legs_refusal(s: State, side: int, legs: list[tuple[int, int, int, int]], picked: list[int]) -> Refusal | None:
    """Whether a side can give what it would have to give, the picked cards included."""
    wanted = [0, 0, 0]
    for giver, taker, good, number in legs:
        if giver != side:
            continue
        if good >= s.board.good_any and good < s.board.good_from:
            wanted[good - s.board.good_any] += number
        elif is_card(s, good):
            card = good - s.board.good_card
            if not s.sides[side].holds(card, s.board.cards[card].sort) or card in picked:
                return NOT_IN_HAND
        elif not has_open(s, side, taker, good, owed(legs, side, taker, good)):
            return OPENLY_LACKS
    for card in picked:
        if not 0 <= card < len(s.board.cards):
            return CARDS_NOT_CHOSEN
        sort = s.board.cards[card].sort
        if not s.sides[side].holds(card, sort):
            return NOT_IN_HAND
        wanted[sort] -= 1
    return None if wanted == [0, 0, 0] else CARDS_NOT_CHOSEN


def window_refusal(s: State, legs: list[tuple[int, int, int, int]]) -> Refusal | None:
    """Everything may be traded in the Option Phase of one of the partners; outside it Titles and promises, for money
    and cards, and never between a movement roll and the end of what it brings (GP-040, GP-A66)."""
    if s.resolving:
        return TRADE_CLOSED
    if s.phase != NOBODY:
        active = s.side_of(s.phase)
        for giver, taker, _, _ in legs:
            if giver == active or taker == active:
                return None
    if s.board.window == t.ANYTIME:
        return None
    if s.board.window == t.OPTION_PHASE_ONLY:
        return TRADE_CLOSED
    titles = False
    for _, _, good, _ in legs:
        if s.board.good_title <= good < s.board.good_bare or is_promise(s, good):
            titles = True
        elif good != t.GOOD_EU and not is_card(s, good):
            return UNITS_IN_OPTION_PHASE
    return None if titles else TRADE_CLOSED


# Offers on the table


def find(s: State, number: int) -> Offer | None:
    """A standing offer by its number."""
    for offer in s.offers:
        if offer.number == number:
            return offer
    return None


def replace(s: State, offer: Offer) -> None:
    """Put another version of the same offer in its place."""
    s.offers = [offer if old.number == offer.number else old for old in s.offers]


def remove(s: State, number: int) -> None:
    """Take an offer off the table."""
    s.offers = [offer for offer in s.offers if offer.number != number]
