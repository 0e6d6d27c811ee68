"""Where points go, decided all at once: one look at each Area, then the best steps in order."""

from __future__ import annotations

from typing import Final

from meridian.games.global_domination.bots.map_estimate import MapEstimate
from meridian.games.global_domination.rules.board import ANYWHERE
from meridian.games.global_domination.rules.state import NOBODY

OPEN: Final = 0
"""Nothing has been done here yet."""
HALF: Final = 1
"""A Struggling Force of mine stands here."""
WEAK: Final = 2
"""A rival's Full Force was reduced once."""
CLOSED: Final = 3
"""Nothing more is to be done here."""

# A step is one number: 8 bits of Area, 2 each for how it finds and leaves the Area, for Builds and for Reductions.
BUILT: Final = (OPEN << 8) | (HALF << 10) | (1 << 12)
MADE_FULL: Final = (HALF << 8) | (CLOSED << 10) | (1 << 12)
WEAKENED: Final = (OPEN << 8) | (WEAK << 10) | (1 << 14)
FINISHED: Final = (WEAK << 8) | (CLOSED << 10) | (1 << 14)
CLEARED: Final = (OPEN << 8) | (CLOSED << 10) | (1 << 14)
CLEARED_FULL: Final = (OPEN << 8) | (CLOSED << 10) | (2 << 14)
TAKEN: Final = (OPEN << 8) | (HALF << 10) | (1 << 12) | (1 << 14)
TAKEN_FULL: Final = (OPEN << 8) | (HALF << 10) | (1 << 12) | (2 << 14)
STEP_BITS: Final = 16
GAIN_BITS: Final = 24
SCALE: Final = 6
"""Gains are compared per point; a step costs 1, 2 or 3."""


class Quick:
    """All steps on a scratch map that gain something, best gain per point first.

    Steps are valued as if each were the only one, so it is a little off where one step changes what another is worth;
    in return any number of cards can be weighed at the price of one look at the map.
    """

    def __init__(self, estimate: MapEstimate, fancy: list[int]) -> None:
        self.estimate = estimate
        self.fancy = fancy
        """By how much more than it gains each Area appeals, in thousandths."""
        self.steps: list[int] = []
        table = estimate.board
        self.region_counts: list[int] = self.counts(table.in_region)
        self.resource_counts: list[int] = self.counts(table.in_resource)
        for area in range(table.areas):
            self.look_at(area)
        self.steps.sort(reverse=True)

    def counts(self, groups: list[list[int]]) -> list[int]:
        """How many Areas of each group each seat holds, one group after the other."""
        owner = self.estimate.owner
        seats = len(self.estimate.weights)
        held = [0] * (seats * len(groups))
        at = 0
        for areas in groups:
            for area in areas:
                who = owner[area]
                if who != NOBODY:
                    held[at + who] += 1
            at += seats
        return held

    def shift(
        self, held: list[int], group: int, size: int, who: int, to: int, whole: list[int], part: list[int]
    ) -> int:
        """What it changes in a group if one of its Areas goes from one owner (or nobody) to another."""
        seats = len(self.estimate.weights)
        at = group * seats
        gain = 0
        if who != NOBODY:
            n = held[at + who]
            if n == size:
                # All but one are left.
                gain += part[who] - whole[who]
            elif n == size - 1:
                gain -= part[who]
        if to != NOBODY:
            n = held[at + to] + 1
            if n == size:
                gain += whole[to] - part[to]
            elif n == size - 1:
                gain += part[to]
        return gain

    def change(self, area: int, who: int, to: int) -> int:
        """What it changes in Region and Resource if an Area changes hands."""
        estimate = self.estimate
        table = estimate.board
        gain = 0
        region = table.region[area]
        if region >= 0:
            size = len(table.in_region[region])
            gain += self.shift(self.region_counts, region, size, who, to, estimate.region, estimate.region_part)
        resource = table.resource[area]
        if resource >= 0:
            size = len(table.in_resource[resource])
            gain += self.shift(self.resource_counts, resource, size, who, to, estimate.step, estimate.step_part)
        return gain

    def add(self, area: int, step: int, points: int, gain: int) -> None:
        """Remember a step, if it gains anything."""
        if gain > 0:
            appeal = gain * self.fancy[area] // 1000 * SCALE // points
            self.steps.append((appeal << GAIN_BITS | gain) << STEP_BITS | step | area)

    def look_at(self, area: int) -> None:
        """Find the steps in one Area."""
        estimate = self.estimate
        who = estimate.owner[area]
        full = estimate.full[area]
        me = estimate.me
        if estimate.board.sea[area]:
            halves = estimate.sea_half
            fulls = estimate.sea_full
        else:
            halves = estimate.land_half
            fulls = estimate.land_full
        if who == me:
            if not full:
                self.add(area, MADE_FULL, 1, fulls[me] - halves[me])
            return
        self.add(area, MADE_FULL, 1, fulls[me] - halves[me])
        if who == NOBODY:
            self.add(area, BUILT, 1, halves[me] + self.change(area, NOBODY, me))
            return
        cleared = self.change(area, who, NOBODY) - halves[who]
        taken = self.change(area, who, me) - halves[who] + halves[me]
        if full:
            weaker = halves[who] - fulls[who]
            self.add(area, WEAKENED, 1, weaker)
            self.add(area, FINISHED, 1, cleared)
            self.add(area, CLEARED_FULL, 2, cleared + weaker)
            self.add(area, TAKEN_FULL, 3, taken + weaker)
        else:
            self.add(area, CLEARED, 1, cleared)
            self.add(area, TAKEN, 2, taken)

    def spend(self, builds: int, reductions: int, either: int, where: int, really: bool) -> int:
        """What these points gain where a condition of place holds; if `really`, the scratch map is changed."""
        estimate = self.estimate
        owner = estimate.owner
        me = estimate.me
        touched = 0
        states: list[int] = []
        total = 0
        for step in self.steps:
            built = (step >> 12) & 3
            reduced = (step >> 14) & 3
            lack = (built - builds if built > builds else 0) + (reduced - reductions if reduced > reductions else 0)
            if lack > either:
                continue
            area = step & 255
            if (touched >> area) & 1:
                if not states:
                    continue
                state = states[area]
            else:
                state = HALF if owner[area] == me else OPEN
            if state != (step >> 8) & 3 or (where != ANYWHERE and not estimate.allowed(where, area)):
                continue
            if not states:
                states = [OPEN] * len(owner)
            touched |= 1 << area
            states[area] = (step >> 10) & 3
            either -= lack
            builds = builds - built if builds > built else 0
            reductions = reductions - reduced if reductions > reduced else 0
            total += (step >> STEP_BITS) & ((1 << GAIN_BITS) - 1)
            if really:
                self.carry_out(area, (step >> 8) & 3, (step >> 10) & 3)
            if builds + reductions + either == 0:
                break
        return total

    def carry_out(self, area: int, begins: int, ends: int) -> None:
        """Change the scratch map."""
        estimate = self.estimate
        if begins == HALF:
            estimate.full[area] = True
        elif ends == HALF:
            estimate.owner[area] = estimate.me
            estimate.full[area] = False
        else:
            estimate.full[area] = False
            if ends == CLOSED:
                estimate.owner[area] = NOBODY

    def replace(self, number: int, really: bool) -> int:
        """What it gains to replace this many Struggling Forces on Land by Full ones of mine."""
        estimate = self.estimate
        rated: list[int] = []
        for area in range(len(estimate.owner)):
            who = estimate.owner[area]
            if who != NOBODY and not estimate.full[area] and not estimate.board.sea[area]:
                gain = estimate.land_full[estimate.me] - estimate.land_half[who]
                if who != estimate.me:
                    gain += self.change(area, who, estimate.me)
                if gain > 0:
                    rated.append(gain << 8 | area)
        rated.sort(reverse=True)
        total = 0
        for at in range(min(number, len(rated))):
            total += rated[at] >> 8
            if really:
                estimate.owner[rated[at] & 255] = estimate.me
                estimate.full[rated[at] & 255] = True
        return total
