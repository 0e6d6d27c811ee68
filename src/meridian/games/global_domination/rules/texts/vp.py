"""Texts that give VP at once."""

from __future__ import annotations

from meridian.core.action import Refusal
from meridian.games.global_domination.facts import GAINED_VP
from meridian.games.global_domination.refusals import NO_VP_TO_GAIN
from meridian.games.global_domination.rules.board import CardType
from meridian.games.global_domination.rules.state import State
from meridian.games.global_domination.rules.terms import has_full_land_force
from meridian.games.global_domination.rules.texts.text import CardText


class VpText(CardText):
    """VP at once."""

    def clauses(self) -> str:
        """The clauses behind the VP."""
        raise NotImplementedError

    def refusal(self, s: State, seat: int, card: CardType) -> Refusal | None:
        return None if self.vp(s, seat, card) else NO_VP_TO_GAIN

    def perform(self, s: State, seat: int, card: CardType) -> None:
        self.gain(s, seat, card)

    def gain(self, s: State, seat: int, card: CardType, more: str = "") -> None:
        """Score the VP."""
        number = self.vp(s, seat, card)
        s.players[seat].vp += number
        s.tell(GAINED_VP, self.clauses(), seat, number, s.players[seat].vp, more=more)

    def value_clauses(self) -> str:
        return "GD-A17"


class Control(VpText):
    """VP for each Area with the card's Resource under your control (GD-105)."""

    def clauses(self) -> str:
        return "GD-105 GD-106 GD-107 GD-095 GD-096 GD-067"

    def vp(self, s: State, seat: int, card: CardType) -> int:
        n = 0
        for area in s.board.in_resource[card.resource]:
            if s.owner[area] == seat:
                n += 1
        return n * card.number


class PropagandaWar(VpText):
    """VP for each Region in which you have a Full Land Force (GD-147)."""

    def clauses(self) -> str:
        return "GD-147 GD-067"

    def vp(self, s: State, seat: int, card: CardType) -> int:
        n = 0
        for region in range(len(s.board.in_region)):
            if has_full_land_force(s, seat, region):
                n += 1
        return n * card.number
