"""What it costs to get from place to place: worked out once for each board."""

from __future__ import annotations

from typing import Final

from meridian.games.globetrotters.rules import board as t
from meridian.games.globetrotters.rules.arrival import ENDS_TURN
from meridian.games.globetrotters.rules.board import Board

TURN: Final = 300
"""What the end of a turn costs: its wages, and the time."""
TICKET: Final = 120
"""What a ticket in hand is worth, whatever it leads to."""
FAR: Final = 2500
"""The cost to a place that no route leads to."""
SWEEPS: Final = 40


class Atlas:
    """Expected costs of a journey over land and water, in dollars: expenses on the way, trouble, ended turns.

    Costs to a place are worked out when a player first wants to go there, and cached.
    """

    def __init__(self, board: Board) -> None:
        self.board = board
        self.toll: list[int] = []
        """What a stop on the way costs, by place."""
        for place in range(board.places):
            kind = board.kind[place]
            toll = board.expenses[kind]
            if kind in ENDS_TURN:
                toll += TURN
            if kind == t.WASTELAND:
                toll += TICKET
            self.toll.append(toll)
        self.numbers: list[int] = sorted([face for face in board.faces if face > 0])
        self.troubles: int = board.faces.count(t.TROUBLE_FACE)
        self.gifts: int = board.faces.count(t.TICKET_FACE)
        self.known: dict[int, list[int]] = {}
        self.cities: list[int] = [place for place in range(board.places) if board.red_dot[place]]
        self.airports: list[int] = []
        self.charts: list[int] = [0] * board.continents
        """The cities of the Chart in each continent, as a mask of Memories."""
        for mark in range(len(board.chart)):
            self.charts[board.chart_continent[mark]] |= 1 << mark

    def costs(self, target: int) -> list[int]:
        """The cost from every place to this one; what is due on arrival there does not count."""
        found = self.known.get(target)
        if found is None:
            found = self.work_out(target)
            self.known[target] = found
        return found

    def to_airport(self, place: int) -> int:
        """The cost from a place to a red-dot city, expenses there included."""
        if not self.airports:
            self.airports = [FAR] * self.board.places
            for city in self.cities:
                costs = self.costs(city)
                due = self.board.expenses[self.board.kind[city]]
                for start in range(self.board.places):
                    self.airports[start] = min(self.airports[start], costs[start] + due)
        return self.airports[place]

    def work_out(self, target: int) -> list[int]:
        """Improve a first guess until it stands: the best stop for each roll, or the better ship."""
        board = self.board
        toll = self.toll[:]
        toll[target] = 0
        cost = [FAR] * board.places
        cost[target] = 0
        order = self.order(target)
        for _ in range(SWEEPS):
            changed = False
            for place in order:
                best = self.by_water(place, cost, toll)
                if board.overland[place] and self.numbers:
                    best = min(best, self.by_land(place, cost, toll))
                if best < cost[place]:
                    cost[place] = best
                    changed = True
            if not changed:
                break
        return cost

    def order(self, target: int) -> list[int]:
        """All places but the target, the near ones first."""
        board = self.board
        seen = [False] * board.places
        seen[target] = True
        order = [target]
        at = 0
        while at < len(order):
            place = order[at]
            at += 1
            near = board.overland[place] + board.water[place]
            if board.kind[place] == t.CRUISE:
                near = [end for end in board.ends[place] if end >= 0]
            for other in near:
                if not seen[other]:
                    seen[other] = True
                    order.append(other)
        return order[1:]

    def by_land(self, place: int, cost: list[int], toll: list[int]) -> int:
        """The mean cost of rolling here: a ticket or trouble leaves one where one is, to roll again."""
        total = self.troubles * (self.board.trouble + TURN) - self.gifts * TICKET
        best = FAR
        rings = self.board.reach[place]
        at = 1
        for number in self.numbers:
            while at <= number and at < len(rings):
                for stop in rings[at]:
                    value = cost[stop] + toll[stop]
                    if value < best:
                        best = value
                at += 1
            total += best
        return max(0, total) // len(self.numbers)

    def by_water(self, place: int, cost: list[int], toll: list[int]) -> int:
        """The cost of the best ship: a turn at sea, then the other end."""
        board = self.board
        best = FAR
        if board.kind[place] == t.CRUISE:
            for end in board.ends[place]:
                if end >= 0:
                    best = min(best, cost[end] + toll[end])
            return best
        for cruise in board.water[place]:
            a, b = board.ends[cruise]
            end = b if place == a else a
            best = min(best, TURN + cost[end] + toll[end], TURN if cost[cruise] == 0 else FAR)
        return best


_ATLASES: Final[list[Atlas]] = []
_KEPT: Final = 8


def atlas(board: Board) -> Atlas:
    """The atlas of a board; the last few are kept, since every game of a series asks for the same."""
    for found in _ATLASES:
        if found.board is board:
            return found
    made = Atlas(board)
    if len(_ATLASES) >= _KEPT:
        _ATLASES.pop(0)
    _ATLASES.append(made)
    return made
