"""A scratch copy of the map with what it is worth to one player."""

from __future__ import annotations

from typing import Final

from meridian.games.global_domination.bots.card_value import set_size
from meridian.games.global_domination.bots.parameters import SteadyParameters
from meridian.games.global_domination.rules import board as t
from meridian.games.global_domination.rules.board import Board
from meridian.games.global_domination.rules.scoring import board_vp
from meridian.games.global_domination.rules.state import NOBODY, State

NEVER: Final = -1000000000
"""Less than anything can be worth."""


def cards_out(s: State, seat: int) -> int:
    """How many cards the others may still use before the scoring step."""
    n = 0
    for other in range(len(s.players)):
        if other != seat and not s.players[other].passed:
            n += len(s.players[other].hand.cards)
    return n


def rival_weights(s: State, seat: int, parameters: SteadyParameters) -> list[int]:
    """What a VP weighs by its owner: one's own 1000, those of rivals below 0, most for the strongest."""
    n = len(s.players)
    later = s.board.turns - s.turn
    standing = [0] * n
    best = NEVER
    for other in range(n):
        player = s.players[other]
        standing[other] = player.vp + (2 + later) * board_vp(s, other) // 2 + 2 * later * player.logistics
        if other != seat and standing[other] > best:
            best = standing[other]
    weights = [0] * n
    total = 0
    for other in range(n):
        if other != seat:
            weights[other] = 1000 * parameters.scale // (parameters.scale + best - standing[other])
            total += weights[other]
    rivalry = parameters.rivalry if n > 2 else 1000
    for other in range(n):
        if other != seat:
            part = parameters.focus * weights[other] // total + (1000 - parameters.focus) // (n - 1)
            weights[other] = -rivalry * part // 1000
    weights[seat] = 1000
    return weights


class MapEstimate:
    """Who holds what, changed at will, and valued by what it brings until the end of the game.

    A Force counts in the scoring step to come, less the more cards rivals may still use before it, and
    a little in later ones; monopolies are easier to break and count less. Lists of values are by seat;
    their last entry, which NOBODY finds as -1, is 0.
    """

    def __init__(self, s: State, seat: int, parameters: SteadyParameters) -> None:
        table = s.board
        later = table.turns - s.turn
        self.board: Board = table
        self.me: int = seat
        self.owner: list[int] = s.owner[:]
        self.full: list[bool] = s.full[:]
        self.out: int = cards_out(s, seat)
        self.later: int = later
        self.weights: list[int] = rival_weights(s, seat, parameters)
        ahead = min(later, 3)
        force = 1000000 // (1000 + parameters.wear * self.out) + parameters.lasting * ahead
        group = 1000000 // (1000 + parameters.wear_group * self.out)
        bonus = parameters.presence * ahead
        self.land_half: list[int] = self.shares(force * table.land_struggling + bonus)
        self.land_full: list[int] = self.shares(force * table.land_full + bonus)
        self.sea_half: list[int] = self.shares(force * table.sea_struggling + bonus)
        self.sea_full: list[int] = self.shares(force * table.sea_full + bonus)
        self.region: list[int] = self.shares(table.region_vp * (group + parameters.lasting_group * ahead))
        self.region_part: list[int] = self.shares(parameters.region_part * force // 1000)
        self.step: list[int] = []
        self.step_part: list[int] = []
        for other in range(len(self.weights)):
            step = self.weights[other] * step_value(s, other, parameters) // 1000 * group // 1000
            self.step.append(step)
            self.step_part.append(step * parameters.resource_part // 1000)

    def shares(self, value: int) -> list[int]:
        """What something of this value is worth to me, by whose it is."""
        shares = [weight * value // 1000 for weight in self.weights]
        shares.append(0)
        return shares

    def area_value(self, area: int) -> int:
        """What the Force in an Area is worth to me: less than nothing if a rival has it."""
        who = self.owner[area]
        if self.board.sea[area]:
            return self.sea_full[who] if self.full[area] else self.sea_half[who]
        return self.land_full[who] if self.full[area] else self.land_half[who]

    def group_value(self, areas: list[int], whole: list[int], part: list[int]) -> int:
        """What a Region or Resource is worth to me beyond its Forces."""
        owner = self.owner
        size = len(areas)
        for first in range(min(2, size)):
            who = owner[areas[first]]
            if who != NOBODY:
                held = 0
                for area in areas:
                    if owner[area] == who:
                        held += 1
                if held == size:
                    return whole[who]
                if held == size - 1:
                    return part[who]
        return 0

    def around(self, area: int) -> int:
        """The part of the map's value that depends on this Area."""
        table = self.board
        value = self.area_value(area)
        region = table.region[area]
        if region >= 0:
            value += self.group_value(table.in_region[region], self.region, self.region_part)
        resource = table.resource[area]
        if resource >= 0:
            value += self.group_value(table.in_resource[resource], self.step, self.step_part)
        return value

    def change(self, area: int, who: int, full: bool) -> int:
        """Put a Force (or nobody) into an Area; what that gains."""
        before = self.around(area)
        self.owner[area] = who
        self.full[area] = full
        return self.around(area) - before

    def reduce(self, area: int) -> int:
        """A Reduction; what it gains."""
        if self.full[area]:
            return self.change(area, self.owner[area], False)
        return self.change(area, NOBODY, False)

    def build(self, area: int) -> int:
        """A Build of mine; what it gains."""
        return self.change(area, self.me, self.owner[area] == self.me)

    def allowed(self, where: int, area: int) -> bool:
        """Whether a card's condition of place is met for me."""
        table = self.board
        if where == t.ANYWHERE:
            return True
        if where == t.SEA:
            return table.sea[area]
        if table.sea[area]:
            return False
        if where == t.LAND:
            return True
        sea = where == t.BESIDE_OWN_SEA
        for near in table.neighbours[area]:
            if self.owner[near] == self.me and table.sea[near] == sea:
                return True
        return False


def step_value(s: State, seat: int, parameters: SteadyParameters) -> int:
    """What a Logistical step at the end of this Game Turn is worth to a player."""
    table = s.board
    later = table.turns - s.turn
    player = s.players[seat]
    if later == 0 or player.logistics >= table.log_max:
        return 0
    turns = 1 if table.recomputed else later
    useful = 10 if set_size(player) > player.logistics else 6
    return parameters.card * useful * turns // 10
