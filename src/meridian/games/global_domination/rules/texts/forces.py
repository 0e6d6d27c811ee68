"""Texts that strike Forces, one by one or all alike."""

from __future__ import annotations

from meridian.core.action import Refusal
from meridian.games.global_domination.facts import ALL_STRUGGLE, ALL_STRUGGLING_GONE, STORM_STRIKES
from meridian.games.global_domination.refusals import NO_EFFECT
from meridian.games.global_domination.rules.area_texts import (
    GlobalDisruption,
    Insurgents,
    Megastorm,
    SupplyDepots,
    Surrender,
    regions_with_full_force,
)
from meridian.games.global_domination.rules.board import CardType
from meridian.games.global_domination.rules.state import NOBODY, State
from meridian.games.global_domination.rules.terms import (
    can_reduce,
    forces_of,
    has_full_land_force,
    remove,
    struggle,
)
from meridian.games.global_domination.rules.texts.text import CardText


class ForceText(CardText):
    """A text that can be used as long as there is a Force that it strikes."""

    def strikes(self, s: State, seat: int, area: int) -> bool:
        """Whether it would strike the Force in this Area."""
        raise NotImplementedError

    def struck(self, s: State, seat: int) -> list[int]:
        """All Areas with a Force that it would strike."""
        return [area for area in range(s.board.areas) if s.owner[area] != NOBODY and self.strikes(s, seat, area)]

    def refusal(self, s: State, seat: int, card: CardType) -> Refusal | None:
        for area in range(s.board.areas):
            if s.owner[area] != NOBODY and self.strikes(s, seat, area):
                return None
        return NO_EFFECT


class NuclearWinter(ForceText):
    """All Struggling Forces of all players leave the map (GD-143)."""

    def strikes(self, s: State, seat: int, area: int) -> bool:
        return not s.full[area]

    def perform(self, s: State, seat: int, card: CardType) -> None:
        gone = self.struck(s, seat)
        s.tell(ALL_STRUGGLING_GONE, "GD-143", seat, len(gone))
        for area in gone:
            remove(s, seat, area, "GD-143")


class TacticalNukes(ForceText):
    """No Force on the map stays Full (GD-156)."""

    def strikes(self, s: State, seat: int, area: int) -> bool:
        return s.full[area]

    def perform(self, s: State, seat: int, card: CardType) -> None:
        hit = self.struck(s, seat)
        s.tell(ALL_STRUGGLE, "GD-156 GD-091", seat, len(hit))
        for area in hit:
            struggle(s, seat, area, "GD-156")


class SupplyDepotsText(ForceText):
    """Your Struggling Forces become Full (GD-152)."""

    def strikes(self, s: State, seat: int, area: int) -> bool:
        return s.owner[area] == seat and not s.full[area]

    def perform(self, s: State, seat: int, card: CardType) -> None:
        s.call(SupplyDepots(seat))


class InsurgentsText(ForceText):
    """Struggling Land Forces give way to Full Forces of yours (GD-136)."""

    def strikes(self, s: State, seat: int, area: int) -> bool:
        return not s.full[area] and not s.board.sea[area]

    def perform(self, s: State, seat: int, card: CardType) -> None:
        s.call(Insurgents(seat, card.number))


class GlobalDisruptionText(ForceText):
    """Every Region loses one Land Force (GD-134)."""

    def strikes(self, s: State, seat: int, area: int) -> bool:
        return not s.board.sea[area]

    def perform(self, s: State, seat: int, card: CardType) -> None:
        s.call(GlobalDisruption(seat))


class SurrenderText(ForceText):
    """One opposing Land Force may leave each Region that holds a Full Land Force of yours (GD-153)."""

    def strikes(self, s: State, seat: int, area: int) -> bool:
        region = s.board.region[area]
        return region >= 0 and can_reduce(s, seat, area) and has_full_land_force(s, seat, region)

    def perform(self, s: State, seat: int, card: CardType) -> None:
        s.call(Surrender(seat, regions_with_full_force(s, seat)))


class MegastormText(CardText):
    """Every player suffers Reductions by the number of their Forces (GD-138 to GD-140)."""

    def refusal(self, s: State, seat: int, card: CardType) -> Refusal | None:
        return None if sum(self.toll(s, card)) > 0 else NO_EFFECT

    def toll(self, s: State, card: CardType) -> list[int]:
        """The Reductions each player will suffer, counted before the first of them."""
        per = card.number
        up = per - 1 if s.board.storm_up else 0
        return [(forces_of(s, seat) + up) // per for seat in range(len(s.players))]

    def perform(self, s: State, seat: int, card: CardType) -> None:
        """State the toll in the order in which the player of the card assigns it."""
        toll = self.toll(s, card)
        for step in range(len(toll)):
            other = (seat + step) % len(toll)
            s.tell(STORM_STRIKES, "GD-138 GD-139 GD-A61 GD-140 GD-A71", other, toll[other])
        s.call(Megastorm(seat, toll))
