"""What may be said without being asked: deals, resigning, a deployment that overlaps the next turn; and the clock."""

from __future__ import annotations

from meridian.core.action import Action, Refusal, Rows
from meridian.core.position import NOT_ASKED
from meridian.games.globopolis.actions import (
    Accept,
    Conclude,
    Counter,
    Decline,
    Deploy,
    OfferExpired,
    Propose,
    Resign,
    TakeBack,
    TimeLimit,
)
from meridian.games.globopolis.facts import TIME_UP
from meridian.games.globopolis.refusals import NO_PROMISE_IN_WORDS, NO_SUCH_OFFER, NO_TIME_LIMIT
from meridian.games.globopolis.rules import constants as t
from meridian.games.globopolis.rules.agents import deploy, deploy_refusal, list_deployments
from meridian.games.globopolis.rules.deal_terms import find
from meridian.games.globopolis.rules.deals import (
    accept,
    accept_refusal,
    addressed,
    conclude,
    conclude_refusal,
    decline,
    decline_refusal,
    end_offer,
    propose,
    propose_refusal,
    take_back,
    take_back_refusal,
)
from meridian.games.globopolis.rules.offers import list_answers
from meridian.games.globopolis.rules.ready_answers import RESIGN
from meridian.games.globopolis.rules.state import NOBODY, State
from meridian.games.globopolis.rules.winning import resign


def interject_options(s: State, seat: int) -> list[Action]:
    """A bounded list: answers to offers, own offers to conclude or take back, resigning where it is a way out."""
    side = s.side_of(seat)
    if s.sides[side].gone:
        return []
    out: list[Action] = []
    list_answers(s, side, out)
    for offer in s.offers:
        if offer.side == side:
            for other in range(len(s.sides)):
                if conclude_refusal(s, side, offer.number, other) is None:
                    out.append(Conclude(offer.number, other))
            out.append(TakeBack(offer.number))
    if s.overlap == seat:
        list_deployments(s, side, out)
    if s.board.bitter_end:
        out.append(RESIGN)
    return out


def interject_refusal(s: State, seat: int, action: Action) -> Refusal | None:
    """Why something unasked cannot be said now."""
    if not 0 <= seat < s.seats():
        return NOT_ASKED
    side = s.side_of(seat)
    if s.sides[side].gone:
        return NOT_ASKED
    kind = type(action)
    if kind is Propose or kind is Counter:
        return _offer_refusal(s, side, action)
    if type(action) is Accept:
        return accept_refusal(s, side, action.offer, action.cards)
    if type(action) is Decline:
        return decline_refusal(s, side, action.offer, action.reason)
    if type(action) is TakeBack:
        return take_back_refusal(s, side, action.offer)
    if type(action) is Conclude:
        return conclude_refusal(s, side, action.offer, action.other)
    if type(action) is Resign:
        return None if s.board.bitter_end else NOT_ASKED
    if type(action) is Deploy and s.overlap == seat:
        return deploy_refusal(s, side, action)
    return NOT_ASKED


def _offer_refusal(s: State, side: int, action: Action) -> Refusal | None:
    if type(action) is Propose:
        wrong = propose_refusal(s, side, action.terms, action.others, action.turns)
        return wrong if wrong is not None else text_refusal(s, action.terms, action.text)
    if type(action) is Counter:
        parent = find(s, action.offer)
        if parent is None or not addressed(s, parent, side):
            return NO_SUCH_OFFER
        wrong = propose_refusal(s, side, action.terms, (), action.turns)
        return wrong if wrong is not None else text_refusal(s, action.terms, action.text)
    return NOT_ASKED


def text_refusal(s: State, terms: Rows, text: str) -> Refusal | None:
    """A text belongs to a promise in words (GP-A94); the rules read no more of it."""
    if not text:
        return None
    for row in terms:
        if row[2] == s.board.good_promise + t.WORD:
            return None
    return NO_PROMISE_IN_WORDS


def say(s: State, side: int, action: Action) -> None:
    """Carry out what belongs to deals; it is checked already."""
    if type(action) is Propose:
        propose(s, side, action.terms, action.others, action.turns, 0)
    elif type(action) is Counter:
        propose(s, side, action.terms, (), action.turns, action.offer)
    elif type(action) is Accept:
        accept(s, side, action.offer, action.cards)
    elif type(action) is Decline:
        decline(s, side, action.offer, action.reason)
    elif type(action) is TakeBack:
        take_back(s, side, action.offer)
    elif type(action) is Conclude:
        conclude(s, action.offer, action.other)


def interject(s: State, seat: int, action: Action) -> bool:
    """Carry out something unasked. A player who is asked is asked anew only if it changes what he can answer: an offer
    made elsewhere does not make an answer stale."""
    side = s.side_of(seat)
    if type(action) is Resign:
        resign(s, side)
        ask_anew(s)
        return True
    if type(action) is Deploy:
        deploy(s, side, action)
        return True
    frames = len(s.stack)
    concerned = concerns(s, action)
    say(s, side, action)
    if (
        len(s.stack) != frames
        or type(action) is Accept
        or type(action) is Conclude
        or s.asked_side() in (side, concerned)
    ):
        ask_anew(s)
    return True


def concerns(s: State, action: Action) -> int:
    """A side asked now that an offer is made to."""
    asked = s.asked_side()
    if type(action) is Propose:
        for row in (*action.terms, *action.others):
            if asked in row[:2]:
                return asked
    elif type(action) is Counter:
        for row in action.terms:
            if asked in row[:2]:
                return asked
    elif type(action) is Decline or type(action) is TakeBack:
        offer = find(s, action.offer)
        if offer is not None and addressed(s, offer, asked):
            return asked
    return NOBODY - 1


def ask_anew(s: State) -> None:
    if not s.over:
        s.waiting = False
        s.run()


def tick_refusal(s: State, action: Action) -> Refusal | None:
    """Why the clock cannot write this: a time limit must be agreed, an offer must stand."""
    if type(action) is TimeLimit:
        return None if s.board.time_limit and not s.time_up and not s.over else NO_TIME_LIMIT
    if type(action) is OfferExpired:
        return None if find(s, action.offer) is not None else NO_SUCH_OFFER
    return NOT_ASKED


def tick(s: State, action: Action) -> None:
    """The agreed time is up: this round is the last one (GP-188). Or an offer has run out."""
    if type(action) is TimeLimit:
        s.time_up = True
        s.tell(TIME_UP, "GP-188", s.rounds)
    elif type(action) is OfferExpired:
        offer = find(s, action.offer)
        if offer is not None:
            end_offer(s, offer)
