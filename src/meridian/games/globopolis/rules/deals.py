"""Deals: structured offers between two or more sides, settled in one go (GP-036 to GP-043)."""

from __future__ import annotations

from typing import Final

from meridian.core.action import Refusal, Rows
from meridian.core.deck import ALL_KNOW, EMPTY
from meridian.core.position import EVERYBODY
from meridian.games.globopolis.facts import (
    AGENTS,
    DEAL_AGENTS,
    DEAL_CARD,
    DEAL_CARD_FACE,
    DEAL_CLOSED,
    EDS_DESTROYED,
    OFFER_ACCEPTED,
    OFFER_COUNTERED,
    OFFER_DECLINED,
    OFFER_ENDED,
    OFFER_LEG,
    OFFER_MADE,
    OFFER_TAKEN_BACK,
    OFFER_VOID,
    SUSPENDED,
)
from meridian.games.globopolis.refusals import (
    ANSWERED_ALREADY,
    CARDS_NOT_CHOSEN,
    DEAL_LEG_TWICE,
    GOODS_NOT_TRADED,
    NO_SUCH_OFFER,
    NOT_ACCEPTED,
    NOT_IN_HAND,
    NOT_YOUR_OFFER,
    OPENLY_LACKS,
    STRANGE_DEAL,
    TOO_MANY_OFFERS,
    TRADE_CLOSED,
    UNITS_IN_OPTION_PHASE,
)
from meridian.games.globopolis.rules import board as t
from meridian.games.globopolis.rules.cards import FullHand, pass_card
from meridian.games.globopolis.rules.holdings import check_bonus, pass_title, refresh
from meridian.games.globopolis.rules.ledger import goods, hand_over, recruit, score
from meridian.games.globopolis.rules.state import NOBODY, Offer, State, changed

ANYBODY: Final = 10
"""Stands in the terms of an offer that goes to several sides for whichever of them takes it up."""

MOST_LEGS: Final = 12
MOST_PER_TURN: Final = 6
MOST_STANDING: Final = 8
MOST_TURNS: Final = 50

REASONS: Final = ["no-interest", "price", "need-it", "leader", "later"]


# What a leg is about


def is_unit(s: State, good: int) -> bool:
    """Units of Personal Stock or of a Territory."""
    return t.GOOD_UNITS <= good < t.GOOD_UNITS + t.KINDS or good >= s.board.good_from


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


# Proposing


def read_terms(s: State, terms: Rows) -> list[tuple[int, int, int, int]] | None:
    """The terms as legs; None if they are not of that shape."""
    found: list[tuple[int, int, int, int]] = []
    for row in terms:
        if len(row) != 4:
            return None
        found.append((row[0], row[1], row[2], row[3]))
    return found


def propose_refusal(s: State, side: int, terms: Rows, others: Rows, turns: int) -> Refusal | None:
    """Why an offer cannot be made: only what everybody can see, and the maker's own cards, is checked."""
    legs = read_terms(s, terms)
    if legs is None or not 1 <= len(legs) <= MOST_LEGS or not 1 <= turns <= MOST_TURNS or s.sides[side].gone:
        return STRANGE_DEAL
    to = 0
    for row in others:
        if len(row) != 1 or not 0 <= row[0] < len(s.sides) or row[0] == side or s.sides[row[0]].gone:
            return STRANGE_DEAL
        to |= 1 << row[0]
    if s.made[side] >= MOST_PER_TURN:
        return TOO_MANY_OFFERS
    if standing(s, side) >= MOST_STANDING:
        return TOO_MANY_OFFERS
    wrong = shape_refusal(s, side, legs, to)
    return wrong if wrong is not None else holdings_refusal(s, side, legs)


def standing(s: State, side: int) -> int:
    """How many offers of a side are on the table."""
    n = 0
    for offer in s.offers:
        if offer.side == side:
            n += 1
    return n


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
        if good == t.GOOD_POINTS and not s.board.trade_points:
            return GOODS_NOT_TRADED
        if good == t.GOOD_AGENTS and not (s.board.trade_agents and s.board.agents_used):
            return GOODS_NOT_TRADED
        if good == t.GOOD_HOSTAGES and s.board.captured_to != t.AS_HOSTAGE:
            return GOODS_NOT_TRADED
        if is_card(s, good) and not s.board.cards_used:
            return GOODS_NOT_TRADED
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


def holdings_refusal(s: State, side: int, legs: list[tuple[int, int, int, int]]) -> Refusal | None:
    """Whether somebody openly lacks what the terms make him give; hidden cards of others are not looked at."""
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
            if not secret and not has_open(s, giver, taker, good, total(legs, giver, taker, good)):
                return OPENLY_LACKS
    return None


def total(legs: list[tuple[int, int, int, int]], giver: int, taker: int, good: int) -> int:
    """How much of a good a side gives in all; hostages are of each taker's own colour."""
    found = 0
    for leg in legs:
        if leg[0] == giver and leg[2] == good and (good != t.GOOD_HOSTAGES or leg[1] == taker):
            found += leg[3]
    return found


def has_open(s: State, giver: int, taker: int, good: int, number: int) -> bool:
    """Whether a side has an open good to give."""
    side = s.sides[giver]
    if good == t.GOOD_EU:
        return side.eu >= number
    if good == t.GOOD_POINTS:
        return side.points >= number
    if good == t.GOOD_AGENTS:
        return side.agents >= number
    if good == t.GOOD_HOSTAGES:
        return taker != ANYBODY and side.hostages[taker] >= number
    if is_title(s, good):
        return s.owner[title_of(s, good)] == giver
    if good >= s.board.good_from:
        at = good - s.board.good_from
        return s.owner[at // t.KINDS] == giver and s.units[at] >= number
    return side.stock[good - t.GOOD_UNITS] >= number


def propose(s: State, side: int, terms: Rows, others: Rows, turns: int, parent: int) -> None:
    """Put an offer on the table; it blocks nobody and stands until it is taken up, taken back or runs out."""
    legs = read_terms(s, terms)
    if legs is None:
        return
    to = 0
    for row in others:
        to |= 1 << row[0]
    s.offer_number += 1
    s.made = changed(s.made, side, s.made[side] + 1)
    offer = Offer(s.offer_number, parent, side, legs, to, s.turns + turns)
    s.offers = [*s.offers, offer]
    mask = audience(s, offer)
    if parent:
        s.tell(OFFER_COUNTERED, "GP-036 GP-038", side, offer.number, parent, to=mask)
    else:
        s.tell(OFFER_MADE, "GP-024 GP-036 GP-038 GP-039", side, offer.number, to=mask)
    for giver, taker, good, number in legs:
        s.tell(OFFER_LEG, "GP-038 GP-A65", offer.number, giver, taker, good, number, to=mask)
        if giver == side and s.board.good_card <= good < s.board.good_any:
            show_card(s, side, good - s.board.good_card, mask)


def show_card(s: State, side: int, card: int, mask: int) -> None:
    """Whoever is offered a card knows from now on that its owner has it (GP-119)."""
    sort = s.board.cards[card].sort
    hand = s.sides[side].hands[sort]
    known = hand.known[hand.cards.index(card)]
    if known != ALL_KNOW:
        s.sides[side].hands[sort] = hand.minus(card).plus(card, known | mask)


# Answering


def find(s: State, number: int) -> Offer | None:
    """A standing offer by its number."""
    for offer in s.offers:
        if offer.number == number:
            return offer
    return None


def addressed(s: State, offer: Offer, side: int) -> bool:
    """Whether an offer waits for this side's word."""
    return side != offer.side and ((parties(s, offer) | offer.to) >> side) & 1 == 1


def accept_refusal(s: State, side: int, number: int, cards: Rows) -> Refusal | None:
    """Why an offer cannot be accepted. Only now are the accepting side's own hidden cards looked at."""
    offer = find(s, number)
    if offer is None or not addressed(s, offer, side):
        return NO_SUCH_OFFER
    return assent_refusal(s, side, offer, cards)


def assent_refusal(s: State, side: int, offer: Offer, cards: Rows) -> Refusal | None:
    """Why a side cannot accept an offer that waits for its word."""
    if (offer.accepted >> side) & 1:
        return ANSWERED_ALREADY
    picked = read_cards(cards)
    if picked is None:
        return CARDS_NOT_CHOSEN
    legs = filled(offer, side)
    closed = window_refusal(s, legs)
    if closed is not None:
        return closed
    return own_legs_refusal(s, side, legs, picked)


def read_cards(cards: Rows) -> list[int] | None:
    """The cards picked by whoever accepts; None if they are not of that shape."""
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
        elif not has_open(s, side, taker, good, total(legs, side, taker, good)):
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
    """Everything may be traded in the Option Phase of one of the partners; outside it Titles alone, for money and
    cards, and never between a movement roll and the end of what it brings (GP-040, GP-A66)."""
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
        if s.board.good_title <= good < s.board.good_bare:
            titles = True
        elif good != t.GOOD_EU and not is_card(s, good):
            return UNITS_IN_OPTION_PHASE
    return None if titles else TRADE_CLOSED


def accept(s: State, side: int, number: int, cards: Rows) -> None:
    """Accept an offer. With the last word needed it is settled at once; one that went to several waits for its maker
    to pick."""
    offer = find(s, number)
    picked = read_cards(cards)
    if offer is None or picked is None:
        return
    answered = offer.answered(
        offer.accepted | 1 << side, offer.declined & ~(1 << side), offer.cards + [(side, card) for card in picked]
    )
    replace(s, answered)
    s.tell(OFFER_ACCEPTED, "GP-038", side, number, to=audience(s, offer))
    if offer.to == 0 and answered.accepted | 1 << offer.side == parties(s, offer):
        settle(s, answered, NOBODY)


def replace(s: State, offer: Offer) -> None:
    """Put another version of the same offer in its place."""
    s.offers = [offer if old.number == offer.number else old for old in s.offers]


def remove(s: State, number: int) -> None:
    """Take an offer off the table."""
    s.offers = [offer for offer in s.offers if offer.number != number]


def decline_refusal(s: State, side: int, number: int, reason: int) -> Refusal | None:
    """Why an offer cannot be declined."""
    offer = find(s, number)
    if offer is None or not addressed(s, offer, side):
        return NO_SUCH_OFFER
    if (offer.declined >> side) & 1:
        return ANSWERED_ALREADY
    return None if 0 <= reason < len(REASONS) else STRANGE_DEAL


def decline(s: State, side: int, number: int, reason: int) -> None:
    """Decline with a reason; an offer that nobody can take up any more is off the table."""
    offer = find(s, number)
    if offer is None:
        return
    cards = [pick for pick in offer.cards if pick[0] != side]
    declined = offer.answered(offer.accepted & ~(1 << side), offer.declined | 1 << side, cards)
    s.tell(OFFER_DECLINED, "GP-038", side, number, reason, to=audience(s, offer))
    if offer.to == 0 or declined.declined & offer.to == offer.to:
        remove(s, number)
    else:
        replace(s, declined)


def take_back_refusal(s: State, side: int, number: int) -> Refusal | None:
    """Why an offer cannot be taken back."""
    offer = find(s, number)
    if offer is None:
        return NO_SUCH_OFFER
    return None if offer.side == side else NOT_YOUR_OFFER


def take_back(s: State, side: int, number: int) -> None:
    """Take an own offer off the table."""
    offer = find(s, number)
    if offer is not None:
        s.tell(OFFER_TAKEN_BACK, "GP-038", side, number, to=audience(s, offer))
        remove(s, number)


def conclude_refusal(s: State, side: int, number: int, other: int) -> Refusal | None:
    """Why the maker cannot conclude an offer with this side."""
    offer = find(s, number)
    if offer is None or offer.side != side:
        return NO_SUCH_OFFER if offer is None else NOT_YOUR_OFFER
    if other < 0 or not (offer.to >> other) & 1 or not (offer.accepted >> other) & 1:
        return NOT_ACCEPTED
    return window_refusal(s, filled(offer, other))


def conclude(s: State, number: int, other: int) -> None:
    """The maker of an offer to several picks one of those who accepted."""
    offer = find(s, number)
    if offer is not None:
        settle(s, offer, other)


def expire(s: State) -> None:
    """Offers that have run out leave the table."""
    if not s.offers:
        return
    for offer in s.offers:
        if offer.ends <= s.turns or s.sides[offer.side].gone:
            end_offer(s, offer)


def end_offer(s: State, offer: Offer) -> None:
    """An offer has run out."""
    s.tell(OFFER_ENDED, "GP-036 GP-A87", offer.side, offer.number, to=audience(s, offer))
    remove(s, offer.number)


# Settling


def settle(s: State, offer: Offer, partner: int) -> None:
    """Everything changes hands at once, checked again at this moment; if a leg has become impossible nothing does,
    and the offer is void (GP-038, GP-042, GP-043)."""
    legs = filled(offer, partner)
    remove(s, offer.number)
    picks = [pick for pick in offer.cards if partner == NOBODY or pick[0] in (partner, offer.side)]
    for side in range(len(s.sides)):
        picked = [card for giver, card in picks if giver == side]
        if own_legs_refusal(s, side, legs, picked) is not None:
            s.tell(OFFER_VOID, "GP-038", offer.side, offer.number, side, to=audience(s, offer))
            return
    s.fresh = False
    s.tell(DEAL_CLOSED, "GP-038 GP-039", offer.side, offer.number)
    for giver, taker, good, number in legs:
        if not is_title(s, good) and not is_card(s, good):
            give_open(s, legs, giver, taker, good, number)
    touched = 0
    for giver, taker, good, _ in legs:
        if is_title(s, good):
            title = title_of(s, good)
            give_title(s, legs, giver, taker, good)
            if title < s.board.territories:
                touched |= 1 << s.board.group[title]
    for giver, taker, good, _ in legs:
        if s.board.good_card <= good < s.board.good_any:
            give_card(s, giver, taker, good - s.board.good_card)
        elif is_card(s, good):
            for side, card in picks:
                if side == giver and s.board.cards[card].sort == good - s.board.good_any:
                    forget(s, giver, taker, s.board.cards[card].sort)
                    give_card(s, giver, taker, card)
    for title in range(s.board.territories):
        refresh(s, title)
    for group in range(s.board.groups):
        if (touched >> group) & 1:
            for side in range(len(s.sides)):
                check_bonus(s, side, group)
    full_hands(s)


def forget(s: State, giver: int, taker: int, sort: int) -> None:
    """A card goes by its giver's choice: third parties cannot tell any more which cards of that hand they knew."""
    both = s.mask(giver) | s.mask(taker)
    hand = s.sides[giver].hands[sort]
    left = EMPTY
    for at in range(len(hand.cards)):
        known = hand.known[at]
        left = left.plus(hand.cards[at], both if known == ALL_KNOW else known & both)
    s.sides[giver].hands[sort] = left


def full_hands(s: State) -> None:
    """Whoever holds too many cards after a deal puts the surplus back at once (GP-043)."""
    for side in range(len(s.sides)):
        for sort in range(3):
            if len(s.sides[side].hands[sort].cards) > s.hand_limit():
                s.call(FullHand(side, sort, "GP-043 GP-111 GP-A56 GP-A83"))


def give_open(s: State, legs: list[tuple[int, int, int, int]], giver: int, taker: int, good: int, number: int) -> None:
    """Money, points, Agents or units change hands. Units are received into Personal Stock, those that go along with
    their Territory stay on it (GP-031, GP-041, GP-A66)."""
    if good == t.GOOD_EU:
        hand_over(s, giver, taker, number, t.C_DEAL, "GP-038")
    elif good == t.GOOD_POINTS:
        score(s, giver, -number, t.C_DEAL, "GP-A65")
        score(s, taker, number, t.C_DEAL, "GP-A65")
    elif good == t.GOOD_AGENTS:
        s.sides[giver].agents -= number
        s.sides[giver].reserve += number
        s.tell(DEAL_AGENTS, "GP-A65 GP-A85", giver, taker, number)
        lose_agents(s, giver, number)
        recruit(s, taker, number, t.C_DEAL, "GP-A65 GP-A85")
    elif good == t.GOOD_HOSTAGES:
        held = s.sides[giver].hostages
        s.sides[giver].hostages = changed(held, taker, held[taker] - number)
        s.sides[taker].reserve += number
        s.tell(DEAL_AGENTS, "GP-A31 GP-A65", giver, taker, number)
        recruit(s, taker, number, t.C_HOSTAGE, "GP-A31 GP-A65")
    elif good >= s.board.good_from:
        at = good - s.board.good_from
        if (giver, taker, s.board.good_bare + at // t.KINDS, 1) not in legs:
            s.units[at] -= number
            s.sides[taker].stock[at % t.KINDS] += number
            trade_units(s, giver, taker, at % t.KINDS, number, "GP-031 GP-038 GP-054")
    else:
        kind = good - t.GOOD_UNITS
        s.sides[giver].stock[kind] -= number
        s.sides[taker].stock[kind] += number
        trade_units(s, giver, taker, kind, number, "GP-031 GP-038")


def lose_agents(s: State, side: int, number: int) -> None:
    """Write down Agents that left a side's service."""
    s.tell(AGENTS, "GP-A65 GP-A85", side, -number, t.C_DEAL)


def trade_units(s: State, giver: int, taker: int, kind: int, number: int, clauses: str) -> None:
    goods(s, giver, kind, -number, t.C_DEAL, clauses)
    goods(s, taker, kind, number, t.C_DEAL, clauses)


def give_title(s: State, legs: list[tuple[int, int, int, int]], giver: int, taker: int, good: int) -> None:
    """A Title with all that lies there, or bare: then units that do not go along return to the seller's Personal
    Stock. EDs without a set that goes along return to the Administration, suspended ones too (GP-041, GP-042, GP-A05,
    GP-A38, GP-A66)."""
    title = title_of(s, good)
    clauses = "GP-038 GP-040 GP-042 GP-A38"
    if title < s.board.territories:
        if good >= s.board.good_bare:
            strip(s, legs, giver, title, taker)
        if s.level[title]:
            clauses += " GP-041"
            drop_eds(s, giver, title)
    if s.phase == NOBODY:
        clauses += " GP-A66"
    pass_title(s, title, taker, t.C_DEAL, clauses)


def strip(s: State, legs: list[tuple[int, int, int, int]], giver: int, title: int, taker: int) -> None:
    """Take off a Territory what the terms do not give along with it."""
    for kind in range(t.KINDS):
        at = title * t.KINDS + kind
        stays = 0
        for leg in legs:
            if leg[0] == giver and leg[1] == taker and leg[2] == s.board.good_from + at:
                stays = leg[3]
        s.sides[giver].stock[kind] += s.units[at] - stays
        s.units[at] = stays


def drop_eds(s: State, giver: int, title: int) -> None:
    """EDs whose set does not go along with their Territory return to the Administration; for those that were active the
    giver loses their points (GP-041)."""
    sets = s.sets(title)
    lost = s.active[title] - sets
    if lost > 0:
        s.active[title] = sets
        s.tell(SUSPENDED, "GP-041 GP-054 GP-056", giver, title, lost)
        score(s, giver, -lost * s.board.level_points, t.C_SUSPENDED, "GP-041 GP-054")
    if s.level[title] > sets:
        s.tell(EDS_DESTROYED, "GP-041 GP-A65", giver, title, s.level[title] - sets)
        s.eds += s.level[title] - sets
        s.level[title] = sets


def give_card(s: State, giver: int, taker: int, card: int) -> None:
    """A card changes hands; only the two sides learn which (GP-038, GP-119)."""
    pass_card(s, giver, taker, card)
    s.tell(DEAL_CARD, "GP-038 GP-119 GP-A64", giver, taker, s.board.cards[card].sort, to=EVERYBODY)
    s.tell(DEAL_CARD_FACE, "GP-038 GP-119", giver, taker, card, to=s.mask(giver) | s.mask(taker))
