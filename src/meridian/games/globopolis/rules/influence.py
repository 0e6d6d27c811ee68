"""INFLUENCE cards that are played in the own Option Phase (GP-037, GP-115)."""

from __future__ import annotations

from typing import Final

from meridian.core.action import Action, Refusal
from meridian.core.deck import ALL_KNOW, EMPTY
from meridian.core.position import CHANCE, Chances, Frame
from meridian.games.globopolis.actions import Snatch
from meridian.games.globopolis.card_actions import (
    PLAY,
    Play,
    PlayAgainst,
    PlayDossier,
    PlayKinds,
    PlayOn,
    PlayQuadrant,
    PlayRecall,
    PlaySpoil,
)
from meridian.games.globopolis.facts import (
    CARD_SEEN,
    CARD_SNATCHED,
    CARD_SNATCHED_FACE,
    DOSSIER_OPENED,
    EMBARGO_LAID,
    GRANT_GIVEN,
    PRICE_CAPPED,
    STRIKE_CALLED,
    UNITS_SPOILT,
)
from meridian.games.globopolis.refusals import NO_SUCH_TARGET, NOT_IN_HAND, WRONG_MOMENT
from meridian.games.globopolis.rules import constants as t
from meridian.games.globopolis.rules.agents import Deployment, withdraw
from meridian.games.globopolis.rules.board import Card
from meridian.games.globopolis.rules.cards import FullHand, pass_card, play_card
from meridian.games.globopolis.rules.holdings import refresh
from meridian.games.globopolis.rules.ledger import back_to_supply, earn, recruit, take_from_supply
from meridian.games.globopolis.rules.state import NOBODY, State, changed

PLAIN: Final = (t.TAKE_UNITS, t.TAKE_MONEY, t.ROYALTIES, t.GRANT, t.RECRUIT, t.DEEP_COVER)
"""Effects that need no choice."""
LISTED: Final = 12
HIGH: Final = 4
"""How many targets of a card are listed, and from which value on also undeveloped Territories."""
NO_CARD: Final = -2
"""An action that plays no card in the Option Phase; a card may be named wrongly as -1."""


def card_in(action: Action) -> int:
    """The card an action plays, NO_CARD if it plays none in the Option Phase."""
    if type(action) is Play:
        return action.card
    if type(action) is PlayOn:
        return action.card
    if type(action) is PlayAgainst:
        return action.card
    if type(action) is PlayKinds:
        return action.card
    if type(action) is PlayQuadrant:
        return action.card
    if type(action) is PlaySpoil:
        return action.card
    if type(action) is PlayRecall:
        return action.card
    return action.card if type(action) is PlayDossier else NO_CARD


def plays(s: State, side: int, card: int) -> list[Action]:
    """All ways in which a card in hand can be played in the Option Phase."""
    effect = s.board.cards[card].effect
    if effect in PLAIN:
        return [PLAY[card]]
    if effect == t.TAKE_KINDS:
        return [PlayKinds(card, a, b) for a in range(t.KINDS) for b in range(a + 1, t.KINDS)]
    if effect == t.TOURISM:
        return [PlayQuadrant(card, quadrant) for quadrant in range(s.board.quadrants)]
    if effect == t.PRICE_CAP:
        return [PlayOn(card, title) for title in range(s.board.territories, s.board.titles) if foreign(s, side, title)]
    if effect == t.STRIKE:
        return [PlayOn(card, title) for title in range(s.board.territories) if foreign(s, side, title)]
    if effect == t.SPOIL:
        return spoils(s, side, card)
    if effect == t.EMBARGO or effect == t.AUDIT or effect == t.PRISONER_EXCHANGE:
        return [PlayAgainst(card, other) for other in s.sides_from(side)]
    if effect == t.DOSSIER:
        return dossiers(s, side, card)
    if effect == t.RECALL:
        return recalls(s, side, card)
    return []


def foreign(s: State, side: int, title: int) -> bool:
    """Whether a Title is held by another side."""
    return s.owner[title] != side and s.owner[title] != NOBODY


def dossiers(s: State, side: int, card: int) -> list[Action]:
    """Players who have cards of a sort."""
    out: list[Action] = []
    for other in s.sides_from(side):
        for sort in range(3):
            if s.sides[other].hands[sort].cards:
                out.append(PlayDossier(card, other, sort))
    return out


def spoils(s: State, side: int, card: int) -> list[Action]:
    """Foreign Territories with units that the card can spoil, in every mix of its kinds."""
    found = s.board.cards[card]
    first = found.resources[0]
    out: list[Action] = []
    for title in range(s.board.territories):
        if not foreign(s, side, title):
            continue
        a = s.units[title * t.KINDS + first]
        b = s.units[title * t.KINDS + found.resources[1]] if len(found.resources) > 1 else 0
        total = a + b if a + b < found.amount else found.amount
        if len(found.resources) == 1:
            for number in range(1, total + 1):
                out.append(PlaySpoil(card, title, number))
        elif total:
            for number in range(max(0, total - b), min(a, total) + 1):
                out.append(PlaySpoil(card, title, number))
    return out


def recalls(s: State, side: int, card: int) -> list[Action]:
    """Own Territories with Agents of others."""
    out: list[Action] = []
    for title in range(s.board.territories):
        if s.owner[title] == side:
            for other in s.sides_from(side):
                if s.agents_on(title, other):
                    out.append(PlayRecall(card, title, other))
    return out


def option_cards(s: State, side: int) -> list[Action]:
    """What a hand can play in its owner's Option Phase; of cards that can hit any Territory the menu lists the most
    worthwhile ones."""
    out: list[Action] = []
    for card in s.sides[side].hands[t.INFLUENCE].cards:
        if card < 0:
            continue
        found = plays(s, side, card)
        if len(found) > LISTED:
            found = [action for action in found if worthwhile(s, action)] or found
            found = found[:LISTED]
        out += found
    return out


def worthwhile(s: State, action: Action) -> bool:
    """Whether a card hits a developed Territory, or one of high value."""
    if type(action) is PlaySpoil or type(action) is PlayOn:
        title = action.title
    else:
        return True
    return s.active[title] > 0 or s.board.value[title] >= HIGH


def influence_refusal(s: State, side: int, action: Action) -> Refusal | None:
    """Why a card cannot be played like this."""
    card = card_in(action)
    if not 0 <= card < len(s.board.cards) or not s.sides[side].holds(card, s.board.cards[card].sort):
        return NOT_IN_HAND
    if type(action) is PlayKinds and action.resource > action.second:
        action = PlayKinds(card, action.second, action.resource)
    found = plays(s, side, card)
    if action in found:
        return None
    return NO_SUCH_TARGET if found else WRONG_MOMENT


def play_influence(s: State, seat: int, action: Action) -> None:
    """Show the card and do what it says; grants and capped prices are kept by the Option Phase."""
    side = s.side_of(seat)
    card = card_in(action)
    play_card(s, side, card, "GP-037 GP-115")
    found = s.board.cards[card]
    if type(action) is Play:
        play_plain(s, seat, card)
    elif type(action) is PlayKinds:
        take_from_supply(s, side, action.resource, 1, t.C_CARD, "GP-115")
        take_from_supply(s, side, action.second, 1, t.C_CARD, "GP-115")
    elif type(action) is PlayQuadrant:
        earn(s, side, tourism(s, side, action.quadrant, found), t.C_CARD, "GP-115")
    elif type(action) is PlayOn:
        play_on(s, side, card, action.title)
    elif type(action) is PlaySpoil:
        spoil(s, side, found, action)
    elif type(action) is PlayAgainst:
        play_against(s, side, found, action.other)
    elif type(action) is PlayRecall:
        withdraw(s, action.other, action.title, "GP-115 GP-120")
    elif type(action) is PlayDossier:
        s.call(Dossier(seat, action.other, action.sort))


def play_plain(s: State, seat: int, card: int) -> None:
    side = s.side_of(seat)
    found = s.board.cards[card]
    if found.effect == t.TAKE_UNITS:
        take_from_supply(s, side, found.resource, found.amount, t.C_CARD, "GP-115 GP-061")
    elif found.effect == t.TAKE_MONEY:
        earn(s, side, found.amount, t.C_CARD, "GP-115")
    elif found.effect == t.ROYALTIES:
        levels = 0
        for title in range(s.board.territories):
            if s.owner[title] == side:
                levels += s.active[title]
        earn(s, side, min(found.most, found.amount * levels), t.C_CARD, "GP-115")
    elif found.effect == t.GRANT:
        s.tell(GRANT_GIVEN, "GP-115 GP-049", side)
    elif found.effect == t.RECRUIT:
        recruit(s, side, found.amount, t.C_CARD, "GP-115 GP-130")
    elif found.effect == t.DEEP_COVER:
        s.call(Deployment(seat, True))


def tourism(s: State, side: int, quadrant: int, card: Card) -> int:
    """Money for each own Territory in a quadrant, up to a limit."""
    n = 0
    for title in range(s.board.territories):
        if s.owner[title] == side and s.board.quadrant[title] == quadrant:
            n += 1
    return min(card.most, card.amount * n)


def play_on(s: State, side: int, card: int, title: int) -> None:
    if s.board.cards[card].effect == t.STRIKE:
        s.strikes = changed(s.strikes, title, side)
        s.tell(STRIKE_CALLED, "GP-115 GP-090", side, title)
    else:
        s.tell(PRICE_CAPPED, "GP-115 GP-105", side, title)


def spoil(s: State, side: int, card: Card, action: PlaySpoil) -> None:
    """Units of a foreign Territory return to the Administration; levels are checked (GP-054)."""
    title = action.title
    owner = s.owner[title]
    there = s.units[title * t.KINDS + card.resources[0]]
    other = s.units[title * t.KINDS + card.resources[1]] if len(card.resources) > 1 else 0
    total = min(card.amount, there + other) if len(card.resources) > 1 else action.number
    s.tell(UNITS_SPOILT, "GP-115 GP-054", side, title, total)
    back_to_supply(s, owner, title, card.resources[0], action.number, t.C_CARD, "GP-115")
    if total > action.number:
        back_to_supply(s, owner, title, card.resources[1], total - action.number, t.C_CARD, "GP-115")
    refresh(s, title)


def play_against(s: State, side: int, card: Card, other: int) -> None:
    if card.effect == t.EMBARGO:
        s.sides[other].embargo |= 1 << side
        s.tell(EMBARGO_LAID, "GP-115 GP-105 GP-093", side, other)
    elif card.effect == t.AUDIT:
        earn(s, other, -min(card.amount, s.sides[other].eu), t.C_CARD, "GP-115")
    else:
        for who, most in ((side, card.amount), (other, card.other)):
            held = s.sides[who].captured if s.board.captured_to == t.TO_RESERVE else s.sides[who].reserve
            recruit(s, who, min(most, held), t.C_CARD, "GP-115 GP-A31")


class Dossier(Frame[State]):
    """Look at one sort of a player's cards, and take one at random, but never a MISSION (I18)."""

    __slots__ = ("other", "seat", "sort", "step")

    def __init__(self, seat: int, other: int, sort: int) -> None:
        super().__init__()
        self.seat = seat
        self.other = other
        self.sort = sort
        self.step: int = 0

    def copy(self) -> Dossier:
        new = Dossier(self.seat, self.other, self.sort)
        new.step = self.step
        new.copy_marks(self)
        return new

    def resume(self, s: State) -> None:
        if self.step == 0:
            self.look(s)
            self.step = 1 if self.sort != t.MISSION else 2
        if self.step == 1:
            s.wait()
        elif self.step == 2:
            self.step = 3
            if len(s.sides[s.side_of(self.seat)].hands[self.sort].cards) > s.hand_limit():
                s.call(FullHand(self.seat, self.sort))
        else:
            s.finish()

    def look(self, s: State) -> None:
        mask = s.mask(s.side_of(self.seat))
        s.tell(DOSSIER_OPENED, "GP-115", self.seat, self.other, self.sort)
        hand = s.sides[self.other].hands[self.sort]
        seen = EMPTY
        for at in range(len(hand.cards)):
            known = hand.known[at]
            seen = seen.plus(hand.cards[at], known if known == ALL_KNOW else known | mask)
            s.tell(CARD_SEEN, "GP-115 GP-119", self.seat, self.other, hand.cards[at], to=mask)
        s.sides[self.other].hands[self.sort] = seen

    def who(self, s: State) -> list[int]:
        return [CHANCE]

    def chances(self, s: State) -> Chances:
        cards = s.sides[self.other].hands[self.sort].cards
        outcomes: list[Action] = [Snatch(card) for card in cards]
        return Chances(outcomes, [1] * len(outcomes), "GP-115", s.mask(s.side_of(self.seat)) | s.mask(self.other))

    def take(self, s: State, seat: int, action: Action) -> None:
        if type(action) is Snatch:
            side = s.side_of(self.seat)
            both = s.mask(side) | s.mask(self.other)
            hand = s.sides[self.other].hands[self.sort]
            if len(hand.cards) > 1:
                # Only these two know which it was: what others knew of the hand is not sure any more.
                unsure = EMPTY
                for card in hand.cards:
                    unsure = unsure.plus(card, both)
                s.sides[self.other].hands[self.sort] = unsure
            pass_card(s, self.other, side, action.card)
            s.tell(CARD_SNATCHED, "GP-115", self.seat, self.other, self.sort)
            s.tell(CARD_SNATCHED_FACE, "GP-115 GP-119", self.seat, self.other, action.card, to=both)
            self.step = 2

    def allows_interjections(self) -> bool:
        return False
