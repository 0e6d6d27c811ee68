"""Settling a deal: everything changes hands at once (GP-038 to GP-043)."""

from __future__ import annotations

from meridian.core.deck import ALL_KNOW, EMPTY
from meridian.core.position import EVERYBODY
from meridian.core.values import changed
from meridian.games.globopolis.facts import (
    AGENTS,
    DEAL_AGENTS,
    DEAL_CARD,
    DEAL_CARD_FACE,
    DEAL_CLOSED,
    EDS_DESTROYED,
    OFFER_VOID,
    SUSPENDED,
)
from meridian.games.globopolis.rules import constants as t
from meridian.games.globopolis.rules.cards import FullHand, pass_card
from meridian.games.globopolis.rules.deal_terms import (
    audience,
    filled,
    is_card,
    is_promise,
    is_title,
    own_legs_refusal,
    remove,
    title_of,
)
from meridian.games.globopolis.rules.holdings import check_bonus, pass_title, refresh
from meridian.games.globopolis.rules.ledger import goods, hand_over, recruit, score
from meridian.games.globopolis.rules.promises import promise
from meridian.games.globopolis.rules.state import NOBODY, Offer, State


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
    end_start(s, legs)
    s.tell(DEAL_CLOSED, "GP-038 GP-039", offer.side, offer.number)
    later: list[tuple[int, int, int, int]] = []
    for giver, taker, good, number in legs:
        if good == t.GOOD_EU and s.sides[giver].eu < number:
            later.append((giver, taker, good, number))
        elif not is_title(s, good) and not is_card(s, good):
            give_open(s, legs, giver, taker, good, number)
    pass_on(s, later)
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


def end_start(s: State, legs: list[tuple[int, int, int, int]]) -> None:
    """The start of an Option Phase is over with a deal of its own player; deals of others leave it (GP-A57)."""
    if s.phase == NOBODY:
        return
    active = s.side_of(s.phase)
    for giver, taker, _, _ in legs:
        if active in (giver, taker):
            s.fresh = False


def pass_on(s: State, due: list[tuple[int, int, int, int]]) -> None:
    """Money that a side got in this deal before it gives it to another: first what the payers have by now
    (GP-A93)."""
    while due:
        at = 0
        for n in range(len(due)):
            if s.sides[due[n][0]].eu >= due[n][3]:
                at = n
                break
        giver, taker, _, number = due.pop(at)
        hand_over(s, giver, taker, number, t.C_DEAL, "GP-038 GP-A93")


def forget(s: State, giver: int, taker: int, sort: int) -> None:
    """A card goes by its giver's choice: third parties cannot tell any more which cards of that hand they knew."""
    both = s.mask(giver) | s.mask(taker)
    hand = s.sides[giver].hands[sort]
    left = EMPTY
    for at in range(len(hand.cards)):
        known = hand.known[at]
        left = left.plus(hand.cards[at], both if known == ALL_KNOW else known & both)
    s.sides[giver].hold(sort, left)


def full_hands(s: State) -> None:
    """A player with too many cards after a deal puts the surplus back at once (GP-043)."""
    for side in range(len(s.sides)):
        for sort in range(3):
            if len(s.sides[side].hands[sort].cards) > s.hand_limit(side):
                s.call(FullHand(side, sort, "GP-043 GP-111 GP-A56 GP-A83"))


def give_open(s: State, legs: list[tuple[int, int, int, int]], giver: int, taker: int, good: int, number: int) -> None:
    """Money, points, Agents or units change hands. Units are received into Personal Stock, those that go along with
    their Territory stay on it (GP-031, GP-041, GP-A66)."""
    if good == t.GOOD_EU:
        hand_over(s, giver, taker, number, t.C_DEAL, "GP-038")
    elif is_promise(s, good):
        promise(s, giver, taker, good - s.board.good_promise, number)
    elif good >= s.board.good_guild:
        guild = good - s.board.good_guild
        s.guild_stock = changed(s.guild_stock, guild, s.guild_stock[guild] - number)
        s.sides[taker].stock[s.board.guild_resource[guild]] += number
        trade_units(s, giver, taker, s.board.guild_resource[guild], number, "GP-031 GP-038 GP-A67")
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
        calm = s.active_seat == NOBODY or (s.rounds == 1 and not s.board.agents_used)
        clauses += " GP-A66 GP-A92" if calm else " GP-A66"
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
        s.active = changed(s.active, title, sets)
        s.tell(SUSPENDED, "GP-041 GP-054 GP-056", giver, title, lost)
        score(s, giver, -lost * s.board.level_points, t.C_SUSPENDED, "GP-041 GP-054")
    if s.level[title] > sets:
        s.tell(EDS_DESTROYED, "GP-041 GP-A65", giver, title, s.level[title] - sets)
        s.eds += s.level[title] - sets
        s.level = changed(s.level, title, sets)


def give_card(s: State, giver: int, taker: int, card: int) -> None:
    """A card changes hands; only the two sides learn which (GP-038, GP-119)."""
    pass_card(s, giver, taker, card)
    s.tell(DEAL_CARD, "GP-038 GP-119 GP-A64", giver, taker, s.board.cards[card].sort, to=EVERYBODY)
    s.tell(DEAL_CARD_FACE, "GP-038 GP-119", giver, taker, card, to=s.mask(giver) | s.mask(taker))
