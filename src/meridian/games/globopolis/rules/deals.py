"""Deals: structured offers between two or more sides, settled in one go (GP-036 to GP-043)."""

from __future__ import annotations

from typing import Final

from meridian.core.action import Refusal, Rows
from meridian.core.deck import ALL_KNOW
from meridian.core.values import changed
from meridian.games.globopolis.facts import (
    OFFER_ACCEPTED,
    OFFER_COUNTERED,
    OFFER_DECLINED,
    OFFER_ENDED,
    OFFER_LEG,
    OFFER_MADE,
    OFFER_TAKEN_BACK,
)
from meridian.games.globopolis.refusals import (
    ANSWERED_ALREADY,
    CARDS_NOT_CHOSEN,
    NO_SUCH_OFFER,
    NOT_ACCEPTED,
    NOT_YOUR_OFFER,
    STRANGE_DEAL,
    TOO_MANY_OFFERS,
)
from meridian.games.globopolis.rules.deal_terms import (
    audience,
    filled,
    find,
    holdings_refusal,
    own_legs_refusal,
    parties,
    read_cards,
    read_terms,
    remove,
    replace,
    shape_refusal,
    window_refusal,
)
from meridian.games.globopolis.rules.settling import settle
from meridian.games.globopolis.rules.state import NOBODY, Offer, State

MOST_LEGS: Final = 12
MOST_PER_TURN: Final = 6
MOST_STANDING: Final = 8
MOST_TURNS: Final = 50

REASONS: Final = ["no-interest", "price", "need-it", "leader", "later"]


# Proposing


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
    """A player who is offered a card knows from now on that its owner has it (GP-119)."""
    sort = s.board.cards[card].sort
    hand = s.sides[side].hands[sort]
    known = hand.known[hand.cards.index(card)]
    if known != ALL_KNOW:
        s.sides[side].hold(sort, hand.minus(card).plus(card, known | mask))


# Answering


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
