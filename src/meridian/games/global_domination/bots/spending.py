"""Where the points of a card should go: the best gain per point, step by step."""

from __future__ import annotations

from meridian.games.global_domination.bots.board import NEVER, Board
from meridian.games.global_domination.rules.state import NOBODY


class Spending:
    """Points to be spent on a scratch map. `area` and `building` tell the next step found."""

    def __init__(self, board: Board, builds: int, reductions: int, either: int, where: int) -> None:
        self.board = board
        self.builds = builds
        self.reductions = reductions
        self.either = either
        self.where = where
        self.area: int = -1
        self.building: bool = False
        self.gain: int = 0
        self.points: int = 1

    def affords(self, builds: int, reductions: int) -> bool:
        """Whether so many Builds and Reductions can still be made."""
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
            return self.board.build(self.area)
        if self.reductions:
            self.reductions -= 1
        else:
            self.either -= 1
        return self.board.reduce(self.area)

    def find(self) -> bool:
        """Look for the step that begins the best use of points; False if no point can be spent."""
        self.area = -1
        self.gain = NEVER
        self.points = 1
        board = self.board
        table = board.tables
        for area in range(table.areas):
            if board.allowed(self.where, area):
                self.try_area(area)
        if self.affords(1, 0):
            for areas in table.in_region:
                self.try_group(areas)
            for areas in table.in_resource:
                self.try_group(areas)
        return self.area >= 0

    def try_area(self, area: int) -> None:
        """Try one Area: to fill it, to clear it, or both."""
        board = self.board
        who = board.owner[area]
        full = board.full[area]
        mine = who == board.me
        if mine and full:
            return
        before = board.around(area)
        reductions = 0
        builds = 0
        if not mine:
            while board.owner[area] != NOBODY and self.affords(0, reductions + 1):
                if board.full[area]:
                    board.full[area] = False
                else:
                    board.owner[area] = NOBODY
                reductions += 1
                self.offer(area, False, board.around(area) - before, reductions)
        if mine or board.owner[area] == NOBODY:
            while not (mine and board.full[area]) and self.affords(builds + 1, reductions):
                board.owner[area] = board.me
                board.full[area] = mine
                mine = True
                builds += 1
                self.offer(area, reductions == 0, board.around(area) - before, reductions + builds)
        board.owner[area] = who
        board.full[area] = full

    def try_group(self, areas: list[int]) -> None:
        """Try to gain all Areas of a Region or Resource."""
        board = self.board
        builds = 0
        reductions = 0
        first = -1
        for area in areas:
            who = board.owner[area]
            if who == board.me:
                continue
            if not board.allowed(self.where, area):
                return
            builds += 1
            if who != NOBODY:
                reductions += 2 if board.full[area] else 1
            if first < 0 or (board.owner[first] == NOBODY and who != NOBODY):
                first = area
        if builds < 2 or not self.affords(builds, reductions):
            return
        before = [board.owner[area] for area in areas]
        states = [board.full[area] for area in areas]
        gain = 0
        for area in areas:
            if board.owner[area] != board.me:
                gain += board.change(area, board.me, False)
        for at in range(len(areas)):
            board.owner[areas[at]] = before[at]
            board.full[areas[at]] = states[at]
        self.offer(first, board.owner[first] == NOBODY, gain, builds + reductions)

    def offer(self, area: int, building: bool, gain: int, points: int) -> None:
        """Remember a step if what it begins gains more per point."""
        if gain * self.points > self.gain * points:
            self.gain = gain
            self.points = points
            self.area = area
            self.building = building
