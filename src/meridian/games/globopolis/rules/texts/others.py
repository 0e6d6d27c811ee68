"""Texts that reach other players: their Titles, units, money, Agents and cards."""

from __future__ import annotations

from meridian.core.action import Action
from meridian.core.chance import Chances
from meridian.core.deck import ALL_KNOW, EMPTY
from meridian.core.position import BY_CHANCE, Frame
from meridian.core.values import changed, ones
from meridian.games.globopolis.actions import Snatch
from meridian.games.globopolis.card_actions import PlayAgainst, PlayDossier, PlayOn, PlayRecall, PlaySpoil
from meridian.games.globopolis.facts import (
    CARD_SEEN,
    CARD_SNATCHED,
    CARD_SNATCHED_FACE,
    DOSSIER_OPENED,
    EMBARGO_LAID,
    PRICE_CAPPED,
    STRIKE_CALLED,
    UNITS_SPOILT,
)
from meridian.games.globopolis.rules import constants as t
from meridian.games.globopolis.rules.agents import withdraw
from meridian.games.globopolis.rules.card import Card
from meridian.games.globopolis.rules.cards import FullHand, pass_card
from meridian.games.globopolis.rules.holdings import refresh
from meridian.games.globopolis.rules.ledger import back_to_supply, earn, recruit
from meridian.games.globopolis.rules.state import NOBODY, State
from meridian.games.globopolis.rules.texts.text import InfluenceText


def foreign(s: State, side: int, title: int) -> bool:
    """Whether a Title is held by another side."""
    return s.owner[title] != side and s.owner[title] != NOBODY


# Titles


class PriceCap(InfluenceText):
    """A foreign Guild must sell at the card's price this turn; the Option Phase keeps which (GP-105)."""

    def plays(self, s: State, side: int, card: int) -> list[Action]:
        return [PlayOn(card, title) for title in range(s.board.territories, s.board.titles) if foreign(s, side, title)]

    def perform(self, s: State, seat: int, card: Card, action: Action) -> None:
        if type(action) is PlayOn:
            s.tell(PRICE_CAPPED, "GP-115 GP-105", s.side_of(seat), action.title)


class Strike(InfluenceText):
    """No Conference Costs on a foreign Territory until the next own turn (GP-090)."""

    def plays(self, s: State, side: int, card: int) -> list[Action]:
        return [PlayOn(card, title) for title in range(s.board.territories) if foreign(s, side, title)]

    def perform(self, s: State, seat: int, card: Card, action: Action) -> None:
        if type(action) is PlayOn:
            side = s.side_of(seat)
            s.strikes = changed(s.strikes, action.title, side)
            s.tell(STRIKE_CALLED, "GP-115 GP-090", side, action.title)


class Spoil(InfluenceText):
    """Units of a foreign Territory return to the Administration; levels are checked (GP-054)."""

    def plays(self, s: State, side: int, card: int) -> list[Action]:
        """In every mix of the card's kinds."""
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

    def perform(self, s: State, seat: int, card: Card, action: Action) -> None:
        if type(action) is not PlaySpoil:
            return
        title = action.title
        owner = s.owner[title]
        there = s.units[title * t.KINDS + card.resources[0]]
        other = s.units[title * t.KINDS + card.resources[1]] if len(card.resources) > 1 else 0
        total = min(card.amount, there + other) if len(card.resources) > 1 else action.number
        s.tell(UNITS_SPOILT, "GP-115 GP-054", s.side_of(seat), title, total)
        back_to_supply(s, owner, title, card.resources[0], action.number, t.C_CARD, "GP-115")
        if total > action.number:
            back_to_supply(s, owner, title, card.resources[1], total - action.number, t.C_CARD, "GP-115")
        refresh(s, title)


class Recall(InfluenceText):
    """Agents of another player leave an own Territory (GP-120)."""

    def plays(self, s: State, side: int, card: int) -> list[Action]:
        out: list[Action] = []
        for title in range(s.board.territories):
            if s.owner[title] == side:
                for other in s.sides_from(side):
                    if s.agents_on(title, other):
                        out.append(PlayRecall(card, title, other))
        return out

    def perform(self, s: State, seat: int, card: Card, action: Action) -> None:
        if type(action) is PlayRecall:
            withdraw(s, action.other, action.title, "GP-115 GP-120")


# Players


class AgainstText(InfluenceText):
    """A text that names another player."""

    def plays(self, s: State, side: int, card: int) -> list[Action]:
        return [PlayAgainst(card, other) for other in s.sides_from(side)]

    def perform(self, s: State, seat: int, card: Card, action: Action) -> None:
        if type(action) is PlayAgainst:
            self.hit(s, s.side_of(seat), card, action.other)

    def hit(self, s: State, side: int, card: Card, other: int) -> None:
        """Carry the text out on the named player."""
        raise NotImplementedError


class Embargo(AgainstText):
    """Nothing is sold to a player until the next own turn (GP-093, GP-105)."""

    def hit(self, s: State, side: int, card: Card, other: int) -> None:
        s.sides[other].embargo |= 1 << side
        s.tell(EMBARGO_LAID, "GP-115 GP-105 GP-093", side, other)


class Audit(AgainstText):
    """A player loses money."""

    def hit(self, s: State, side: int, card: Card, other: int) -> None:
        earn(s, other, -min(card.amount, s.sides[other].eu), t.C_CARD, "GP-115")


class PrisonerExchange(AgainstText):
    """Captured Agents of both players come back (GP-A31)."""

    def hit(self, s: State, side: int, card: Card, other: int) -> None:
        for who, most in ((side, card.amount), (other, card.other)):
            held = s.sides[who].captured if s.board.captured_to == t.TO_RESERVE else s.sides[who].reserve
            recruit(s, who, min(most, held), t.C_CARD, "GP-115 GP-A31")


class DossierText(InfluenceText):
    """Look at one sort of a player's cards."""

    def plays(self, s: State, side: int, card: int) -> list[Action]:
        out: list[Action] = []
        for other in s.sides_from(side):
            for sort in range(3):
                if s.sides[other].hands[sort].cards:
                    out.append(PlayDossier(card, other, sort))
        return out

    def perform(self, s: State, seat: int, card: Card, action: Action) -> None:
        if type(action) is PlayDossier:
            s.call(Dossier(seat, action.other, action.sort))


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
            if len(s.sides[s.side_of(self.seat)].hands[self.sort].cards) > s.hand_limit(s.side_of(self.seat)):
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
        s.sides[self.other].hold(self.sort, seen)

    def who(self, s: State) -> list[int]:
        return BY_CHANCE

    def chances(self, s: State) -> Chances:
        cards = s.sides[self.other].hands[self.sort].cards
        outcomes: list[Action] = [Snatch(card) for card in cards]
        return Chances(outcomes, ones(len(outcomes)), "GP-115", s.mask(s.side_of(self.seat)) | s.mask(self.other))

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
                s.sides[self.other].hold(self.sort, unsure)
            pass_card(s, self.other, side, action.card)
            s.tell(CARD_SNATCHED, "GP-115", self.seat, self.other, self.sort)
            s.tell(CARD_SNATCHED_FACE, "GP-115 GP-119", self.seat, self.other, action.card, to=both)
            self.step = 2

    def allows_interjections(self) -> bool:
        return False
