"""Texts that serve the player of the card: units, money, Agents."""

from __future__ import annotations

from meridian.core.action import Action
from meridian.games.globopolis.card_actions import PlayKinds, PlayQuadrant
from meridian.games.globopolis.facts import GRANT_GIVEN
from meridian.games.globopolis.rules import constants as t
from meridian.games.globopolis.rules.agents import Deployment
from meridian.games.globopolis.rules.card import Card
from meridian.games.globopolis.rules.ledger import earn, recruit, take_from_supply
from meridian.games.globopolis.rules.state import State
from meridian.games.globopolis.rules.texts.text import InfluenceText, PlainText


class TakeUnits(PlainText):
    """Units of the card's kind."""

    def perform(self, s: State, seat: int, card: Card, action: Action) -> None:
        take_from_supply(s, s.side_of(seat), card.resource, card.amount, t.C_CARD, "GP-115 GP-061")


class TakeKinds(InfluenceText):
    """One unit each of two kinds."""

    def plays(self, s: State, side: int, card: int) -> list[Action]:
        return [PlayKinds(card, a, b) for a in range(t.KINDS) for b in range(a + 1, t.KINDS)]

    def perform(self, s: State, seat: int, card: Card, action: Action) -> None:
        if type(action) is PlayKinds:
            side = s.side_of(seat)
            take_from_supply(s, side, action.resource, 1, t.C_CARD, "GP-115")
            take_from_supply(s, side, action.second, 1, t.C_CARD, "GP-115")


class Income(PlainText):
    """Money."""

    def perform(self, s: State, seat: int, card: Card, action: Action) -> None:
        earn(s, s.side_of(seat), card.amount, t.C_CARD, "GP-115")


class Royalties(PlainText):
    """Money for each active level of Development, up to a limit."""

    def perform(self, s: State, seat: int, card: Card, action: Action) -> None:
        side = s.side_of(seat)
        levels = 0
        for title in range(s.board.territories):
            if s.owner[title] == side:
                levels += s.active[title]
        earn(s, side, min(card.most, card.amount * levels), t.C_CARD, "GP-115")


class Tourism(InfluenceText):
    """Money for each own Territory in a quadrant, up to a limit."""

    def plays(self, s: State, side: int, card: int) -> list[Action]:
        return [PlayQuadrant(card, quadrant) for quadrant in range(s.board.quadrants)]

    def perform(self, s: State, seat: int, card: Card, action: Action) -> None:
        if type(action) is PlayQuadrant:
            side = s.side_of(seat)
            earn(s, side, tourism(s, side, action.quadrant, card), t.C_CARD, "GP-115")


def tourism(s: State, side: int, quadrant: int, card: Card) -> int:
    """What Tourism brings in a quadrant."""
    n = 0
    for title in range(s.board.territories):
        if s.owner[title] == side and s.board.quadrant[title] == quadrant:
            n += 1
    return min(card.most, card.amount * n)


class Grant(PlainText):
    """The next Development of this phase is free; the Option Phase keeps count (GP-049)."""

    def perform(self, s: State, seat: int, card: Card, action: Action) -> None:
        s.tell(GRANT_GIVEN, "GP-115 GP-049", s.side_of(seat))


class Recruit(PlainText):
    """Agents out of the reserve (GP-130)."""

    def perform(self, s: State, seat: int, card: Card, action: Action) -> None:
        recruit(s, s.side_of(seat), card.amount, t.C_CARD, "GP-115 GP-130")


class DeepCover(PlainText):
    """A deployment of Agents in the Option Phase."""

    def perform(self, s: State, seat: int, card: Card, action: Action) -> None:
        s.call(Deployment(seat, True))
