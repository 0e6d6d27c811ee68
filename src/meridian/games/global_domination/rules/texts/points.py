"""Texts that give points for Builds and Reductions."""

from __future__ import annotations

from meridian.core.action import Refusal
from meridian.games.global_domination.refusals import (
    NO_EFFECT,
    NO_SEA_CONTROLLED,
    NOTHING_TO_BUILD,
    NOTHING_TO_REDUCE,
    TEXT_ONLY_BINDS,
)
from meridian.games.global_domination.rules.bio_weapons import BioWeapons
from meridian.games.global_domination.rules.board import ANYWHERE, BESIDE_OWN_SEA, SEA, CardType
from meridian.games.global_domination.rules.points import SpendPoints
from meridian.games.global_domination.rules.state import State
from meridian.games.global_domination.rules.terms import any_build, any_reduction, full_forces_of
from meridian.games.global_domination.rules.texts.text import CardText


class AirborneForces(CardText):
    """Points, each for a Build or a Reduction (GD-108)."""

    def refusal(self, s: State, seat: int, card: CardType) -> Refusal | None:
        return None if any_build(s, seat, card.where) or any_reduction(s, seat, card.where) else NO_EFFECT

    def perform(self, s: State, seat: int, card: CardType) -> None:
        s.call(SpendPoints(seat, 0, 0, card.number, card.where, "GD-108 GD-110"))

    def discard_clauses(self, used_text: bool) -> str:
        return "GD-112" if used_text else ""


class CombinedForces(CardText):
    """Amphibious Assault, Attack Helicopters and Carrier Task Forces: Build and Attack where the condition allows.

    They have a text use of their own unless the table lets their condition bind Build and Attack instead
    (GD-113, GD-A48).
    """

    def refusal(self, s: State, seat: int, card: CardType) -> Refusal | None:
        if s.board.text_restricts:
            return TEXT_ONLY_BINDS
        if any_build(s, seat, card.where) or any_reduction(s, seat, card.where):
            return None
        if card.where == BESIDE_OWN_SEA and not controls_a_sea(s, seat):
            return NO_SEA_CONTROLLED
        return NO_EFFECT

    def perform(self, s: State, seat: int, card: CardType) -> None:
        clauses = "GD-116 GD-117 GD-A49 GD-A50"
        if card.where == BESIDE_OWN_SEA:
            clauses = "GD-113 GD-114 GD-A47"
        elif card.where == SEA:
            clauses = "GD-127 GD-128 GD-A55"
        s.call(SpendPoints(seat, card.build, card.attack, 0, card.where, clauses))

    def value_clauses(self) -> str:
        return "GD-113 GD-A48"


def controls_a_sea(s: State, seat: int) -> bool:
    """Whether any Sea Area is under this player's control."""
    return any(s.owner[area] == seat and s.board.sea[area] for area in range(s.board.areas))


class MilitaryBase(CardText):
    """Builds where the condition allows (GD-142)."""

    def refusal(self, s: State, seat: int, card: CardType) -> Refusal | None:
        return None if any_build(s, seat, card.where) else NOTHING_TO_BUILD

    def perform(self, s: State, seat: int, card: CardType) -> None:
        s.call(SpendPoints(seat, card.number, 0, 0, card.where, "GD-142"))


class ShowOfForce(CardText):
    """Reductions for each of your Full Forces (GD-150)."""

    def refusal(self, s: State, seat: int, card: CardType) -> Refusal | None:
        return None if full_forces_of(s, seat) > 0 and any_reduction(s, seat, ANYWHERE) else NO_EFFECT

    def perform(self, s: State, seat: int, card: CardType) -> None:
        s.call(SpendPoints(seat, 0, card.number * full_forces_of(s, seat), 0, ANYWHERE, "GD-150 GD-A64"))


class BioWeaponsText(CardText):
    """Reductions that go round the table (GD-121)."""

    def refusal(self, s: State, seat: int, card: CardType) -> Refusal | None:
        return None if any_reduction(s, seat, ANYWHERE) else NOTHING_TO_REDUCE

    def perform(self, s: State, seat: int, card: CardType) -> None:
        s.call(BioWeapons(seat, card.number))

    def discard_clauses(self, used_text: bool) -> str:
        return "GD-126" if used_text else ""
