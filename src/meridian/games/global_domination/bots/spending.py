"""Where the points of a card should go: the best gain per point, step by step."""

from __future__ import annotations

from meridian.games.global_domination.bots.map_estimate import NEVER, MapEstimate
from meridian.games.global_domination.rules.state import NOBODY


class Spending:
    """Points to be spent on a scratch map. `area` and `building` tell the next step found."""

    def __init__(self, estimate: MapEstimate, builds: int, reductions: int, either: int, where: int) -> None:
        self.estimate = estimate
        self.builds = builds
        self.reductions = reductions
        self.either = either
        self.where = where
        self.area: int = -1
        self.building: bool = False
        self.gain: int = 0
        self.points: int = 1

    def affords(self, builds: int, reductions: int) -> bool:
        """Whether this many Builds and Reductions can still be made."""
        lack = max(0, builds - self.builds) + max(0, reductions - self.reductions)
        return lack <= self.either

    def spend_all(self) -> int:
        """Spend as long as it gains; what was gained in all."""
        total = 0
        while self.find() and self.gain > 0:
            total += self.step()
        return total

    def step(self) -> int:
        """Spend a point on the step found; what it gained."""
        if self.building:
            if self.builds:
                self.builds -= 1
            else:
                self.either -= 1
            return self.estimate.build(self.area)
        if self.reductions:
            self.reductions -= 1
        else:
            self.either -= 1
        return self.estimate.reduce(self.area)

    def find(self) -> bool:
        """Look for the step that begins the best use of points; False if no point can be spent."""
        self.area = -1
        self.gain = NEVER
        self.points = 1
        estimate = self.estimate
        table = estimate.board
        for area in range(table.areas):
            if estimate.allowed(self.where, area):
                self.try_area(area)
        if self.affords(1, 0):
            for areas in table.in_region:
                self.try_group(areas)
            for areas in table.in_resource:
                self.try_group(areas)
        return self.area >= 0

    def try_area(self, area: int) -> None:
        """Try one Area: to fill it, to clear it, or both."""
        estimate = self.estimate
        who = estimate.owner[area]
        full = estimate.full[area]
        mine = who == estimate.me
        if mine and full:
            return
        before = estimate.around(area)
        reductions = 0
        builds = 0
        if not mine:
            while estimate.owner[area] != NOBODY and self.affords(0, reductions + 1):
                if estimate.full[area]:
                    estimate.full[area] = False
                else:
                    estimate.owner[area] = NOBODY
                reductions += 1
                self.offer(area, False, estimate.around(area) - before, reductions)
        if mine or estimate.owner[area] == NOBODY:
            while not (mine and estimate.full[area]) and self.affords(builds + 1, reductions):
                estimate.owner[area] = estimate.me
                estimate.full[area] = mine
                mine = True
                builds += 1
                self.offer(area, reductions == 0, estimate.around(area) - before, reductions + builds)
        estimate.owner[area] = who
        estimate.full[area] = full

    def try_group(self, areas: list[int]) -> None:
        """Try to gain all Areas of a Region or Resource."""
        estimate = self.estimate
        builds = 0
        reductions = 0
        first = -1
        for area in areas:
            who = estimate.owner[area]
            if who == estimate.me:
                continue
            if not estimate.allowed(self.where, area):
                return
            builds += 1
            if who != NOBODY:
                reductions += 2 if estimate.full[area] else 1
            if first < 0 or (estimate.owner[first] == NOBODY and who != NOBODY):
                first = area
        if builds < 2 or not self.affords(builds, reductions):
            return
        before = [estimate.owner[area] for area in areas]
        states = [estimate.full[area] for area in areas]
        gain = 0
        for area in areas:
            if estimate.owner[area] != estimate.me:
                gain += estimate.change(area, estimate.me, False)
        for at in range(len(areas)):
            estimate.owner[areas[at]] = before[at]
            estimate.full[areas[at]] = states[at]
        self.offer(first, estimate.owner[first] == NOBODY, gain, builds + reductions)

    def offer(self, area: int, building: bool, gain: int, points: int) -> None:
        """Remember a step if what it begins gains more per point."""
        if gain * self.points > self.gain * points:
            self.gain = gain
            self.points = points
            self.area = area
            self.building = building
