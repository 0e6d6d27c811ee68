"""What Titles, units and money are worth to each side as things stand."""

from __future__ import annotations

from typing import Final

from meridian.core.players import EVEN_TEMPER, PLAIN_TEMPER, Temper
from meridian.games.globopolis.bots.aims import Aims
from meridian.games.globopolis.bots.card_value import AGENT, EU, POINT, SPARE, potential, purse
from meridian.games.globopolis.rules import constants as t
from meridian.games.globopolis.rules.state import NOBODY, State

GRUDGE: Final = 3
"""By how much a rival counts for more, in hundredths, for each point of a grudge."""
FEW: Final = 8
"""How many further levels are looked at."""
PARTS: Final = [100, 30, 10]
"""What a colour group is worth, in hundredths of its bonus, by the Territories that are missing."""
PACE: Final = 8
"""Points that a side makes in a turn."""
COSTS: Final = 4
"""So much money a round is of use for premiums and Conference Costs, whatever happens."""
STOCKED: Final = 6
"""Units of a Guild Stock that can be counted on before the Guild changes hands."""


def group_promise(s: State, side: int, group: int) -> int:
    """What a colour group promises a side that has begun it."""
    table = s.board
    if (s.sides[side].bonus >> group) & 1:
        return 0
    missing = 0
    for title in table.members[group]:
        if s.owner[title] != side:
            missing += 1
    if missing < len(PARTS) and missing < len(table.members[group]):
        return table.bonus(group) * POINT * PARTS[missing] // 100
    return 0


class Outlook:
    """A position through the eyes of one side. What is asked for often is worked out at once."""

    def __init__(self, s: State, me: int, temper: Temper = PLAIN_TEMPER) -> None:
        self.s = s
        self.me = me
        self.temper = temper
        table = s.board
        count = len(s.sides)
        self.mark: int = s.victory_mark()
        self.pool: list[list[int]] = [side.stock[:] for side in s.sides]
        """All units of each side, wherever they lie: they can be brought together at any Option Phase."""
        self.covered: list[int] = [0] * count
        """The active levels of each side."""
        self.held: list[int] = [0] * count
        """How many Territories each side has."""
        for title in range(table.territories):
            owner = s.owner[title]
            if owner >= 0:
                pool = self.pool[owner]
                at = title * t.KINDS
                for kind in range(t.KINDS):
                    pool[kind] += s.units[at + kind]
                self.covered[owner] += s.active[title]
                self.held[owner] += 1
        self.best: int = -1000
        """The highest score of a rival."""
        self.leader: int = NOBODY
        for other in s.sides_from(me):
            if s.sides[other].points > self.best:
                self.best = s.sides[other].points
                self.leader = other
        self.weight: list[int] = [self.weigh(other) for other in range(count)]
        """What a rival's gain costs, in hundredths of it; 0 for the own side."""
        ahead = max(self.best, s.sides[me].points)
        self.rounds: int = max(1, min(12, 1 + (self.mark - ahead) * 12 // max(1, self.mark)))
        """A guess at the rounds to come."""
        self.useful: list[int] = [-1] * count
        self.aims = Aims(s, me)
        self.all_steps: list[list[int]] = [[] for _ in range(count)]
        self.known_steps: int = 0

    def weigh(self, other: int) -> int:
        """A rival counts more the nearer it is to the mark; against one rival all is taken from each other."""
        s = self.s
        if other == self.me or s.sides[other].gone:
            return 0
        count = len(s.sides)
        weight = 100 // (count - 1)
        if count > 2 and other == self.leader:
            near = s.sides[other].points * 100 // max(1, self.mark)
            weight += max(0, min(60, near - 45))
        return weight

    def resent(self, sides: int) -> None:
        """Weigh these sides, a mask, as a player does who bears them a grudge."""
        for other in range(len(self.weight)):
            if (sides >> other) & 1 and self.weight[other]:
                self.weight[other] += GRUDGE * self.temper.grudge

    def spending(self, side: int) -> int:
        """How much money a side can put to use: for points, five a turn until it is too near the mark, for premiums
        and for Conference Costs."""
        table = self.s.board
        room = self.mark - table.buy_margin - self.s.sides[side].points
        turns = min(self.rounds, 1 + room // PACE) if room >= 0 else 0
        return 10 + COSTS * self.rounds + table.buy_most * table.point_price * turns

    def money(self, side: int, change: int) -> int:
        """What more or less money is worth to a side."""
        eu = max(0, self.s.sides[side].eu)
        if self.useful[side] < 0:
            self.useful[side] = self.spending(side)
        useful = self.useful[side]
        if change < 0 and eu + change < 0:
            return -purse(eu, useful) + (eu + change) * EU
        return purse(eu + change, useful) - purse(eu, useful)

    # Levels and units

    def steps(self, side: int) -> list[int]:
        """What further levels would bring a side, best first: points and Conference Costs, less the premium."""
        if not (self.known_steps >> side) & 1:
            self.known_steps |= 1 << side
            self.all_steps[side] = self.find_steps(side)
        return self.all_steps[side]

    def find_steps(self, side: int) -> list[int]:
        s = self.s
        level_points = s.board.level_points * POINT
        supers = self.aims.supers // 2 if side == self.me else 0
        found: list[int] = []
        for title in range(s.board.territories):
            if s.owner[title] == side:
                for level in range(s.active[title], 2):
                    cost = s.board.premium[title][level] if level >= s.level[title] else 0
                    more = self.income(title, level + 1) - self.income(title, level)
                    found.append(max(40, level_points + more - cost * EU) + supers * level)
        found.sort(reverse=True)
        return found[:FEW]

    def income(self, title: int, level: int) -> int:
        """What visitors of a Territory of a level may bring until the end."""
        return self.s.board.conference[title][level] * (len(self.s.sides) - 1) * self.rounds * 2 // 5

    def units(self, side: int, pool: list[int]) -> int:
        """What these units would be worth to a side."""
        return potential(pool, self.covered[side], self.steps(side))

    def more(self, side: int, kind: int, number: int) -> int:
        """What more (or fewer) units of a kind are worth to a side."""
        pool = self.pool[side]
        before = self.units(side, pool)
        pool[kind] += number
        after = self.units(side, pool)
        pool[kind] -= number
        return after - before

    # Titles

    def guild(self, side: int, title: int) -> int:
        """What a Guild is worth to its operator: its points, its stock, its sales."""
        guild = title - self.s.board.territories
        stock = self.s.guild_stock[guild]
        kind = self.s.board.guild_resource[guild]
        value = self.s.board.value[title] * POINT + SPARE * stock + 40 * min(stock, STOCKED) // 2
        if stock:
            value += self.more(side, kind, min(stock, STOCKED)) * 3 // 4
        return value + (self.aims.titles[title] if side == self.me else 0)

    def gain(self, side: int, title: int, with_ns: bool) -> int:
        """What an undeveloped Title with its units would bring a side."""
        s = self.s
        if title >= s.board.territories:
            return self.guild(side, title)
        pool = self.pool[side][:]
        before = self.units(side, pool)
        for kind in range(t.KINDS if with_ns else t.NS):
            pool[kind] += s.units[title * t.KINDS + kind]
        value = s.board.value[title] * POINT + self.income(title, 0) + self.units(side, pool) - before
        value += self.group(side, title)
        if side == self.me:
            value += self.aims.titles[title]
        return value

    def group(self, side: int, title: int) -> int:
        """What a Title does for a side's colour group, and against another side that needs it there."""
        s = self.s
        group = s.board.group[title]
        bonus = s.board.bonus(group) * POINT
        missing = 0
        rival = NOBODY
        alone = True
        for other in s.board.members[group]:
            if other != title:
                owner = s.owner[other]
                if owner != side:
                    missing += 1
                    if owner == NOBODY or (rival not in (NOBODY, owner)):
                        alone = False
                    rival = owner
                else:
                    alone = False
        value = 0
        if s.board.bonus_repeat or not (s.sides[side].bonus >> group) & 1:
            value = bonus * PARTS[missing] // 100 if missing < len(PARTS) else 0
            if side == self.me:
                value = value * self.temper.corner**2 // EVEN_TEMPER**2
        if alone and rival != NOBODY and not (s.sides[rival].bonus >> group) & 1:
            value += bonus * self.weight[rival] // 300
        return value

    def lose(self, side: int, title: int) -> int:
        """What the loss of a Title with all that lies there costs a side."""
        s = self.s
        if title >= s.board.territories:
            return self.guild(side, title)
        active = s.active[title]
        pool = self.pool[side][:]
        steps = self.steps(side)
        before = potential(pool, self.covered[side], steps)
        for kind in range(t.KINDS):
            pool[kind] -= s.units[title * t.KINDS + kind]
        value = before - potential(pool, self.covered[side] - active, steps)
        value += s.board.value[title] * POINT + self.income(title, active)
        if not s.board.keep_level_points:
            value += active * s.board.level_points * POINT
        value += self.group(side, title) // 2
        if side == self.me:
            value += self.aims.titles[title] + (self.aims.supers if active == 2 else 0)
        return value

    # Battles

    def conquest(self, side: int, title: int) -> int:
        """What it is worth to me that a side takes a Territory by force: NS-Units and levels are destroyed."""
        s = self.s
        owner = s.owner[title]
        won = self.gain(side, title, False)
        lost = self.lose(owner, title)
        if s.board.agents_used:
            for other in range(len(s.sides)):
                if other != side:
                    number = s.agents_on(title, other) * AGENT
                    lost += number if other == owner else 0
        return self.share(side, won) - self.share(owner, lost)

    def share(self, side: int, gain: int) -> int:
        """What a gain of a side is worth to me."""
        return gain if side == self.me else -gain * self.weight[side] // 100
