"""Attacks: the exact chances, and what they promise."""

from __future__ import annotations

from typing import Final

from meridian.core.action import Action
from meridian.games.globopolis.actions import Attack, AttackWith
from meridian.games.globopolis.bots.card_value import HELD
from meridian.games.globopolis.bots.outlook import Outlook
from meridian.games.globopolis.rules import constants as t
from meridian.games.globopolis.rules.aggression import near
from meridian.games.globopolis.rules.assessment import assess, dice_of, no_effects, superiority
from meridian.games.globopolis.rules.odds import EngagementOdds, odds_for
from meridian.games.globopolis.rules.state import NOBODY

NEVER: Final = -1000000000
UNSET: Final = -1000000001
RECKLESS: Final = 90
"""Only who is so bold attacks with fewer dice than the defender has."""
CAUTION: Final = 25
"""By how much each hidden OPs card of an opponent lowers the chance that is counted on, in thousandths."""


class Battle:
    """What attacks of one side promise, and what threatens it. Chances are whole thousandths."""

    def __init__(self, look: Outlook) -> None:
        self.look = look
        self.s = look.s
        table = look.s.board
        self.odds: EngagementOdds = odds_for(table.printed_multiplier, table.polygon[0], table.polygon[1])
        self.won: list[int] = [UNSET] * table.territories
        self.lost: dict[int, int] = {}

    def chance(self, a: int, d: int) -> int:
        """The Aggressor's chance with these dice."""
        return int(self.odds.win(a, d) * 1000)

    def dice(self, source: int, target: int, at_source: int, at_target: int) -> tuple[int, int]:
        """The dice of both sides, with this many more Agents of the Aggressor on the two Territories."""
        s = self.s
        table = s.board
        if table.sma:
            return dice_of(assess(s, source, target, no_effects()))
        a = table.base_dice[0] + s.units[source * t.KINDS + t.NS]
        d = table.base_dice[1] + s.units[target * t.KINDS + t.NS]
        more = s.active[source] - s.active[target]
        if more == 0:
            for kind in range(t.NS):
                more += s.units[source * t.KINDS + kind] - s.units[target * t.KINDS + kind]
        if more >= 0:
            a += 1
        if more <= 0:
            d += 1
        if table.agents_used:
            here = self.above(source, s.owner[source], s.owner[target], at_source, 0)
            there = self.above(target, s.owner[target], s.owner[source], 0, at_target)
            if here > 0:
                a += table.superiority
            elif here < 0:
                d += table.superiority
            if there < 0:
                a += table.superiority
            elif there > 0:
                d += table.superiority
        else:
            gap = table.value[source] - table.value[target]
            if gap >= 0:
                a += 1
            if gap <= 0:
                d += 1
        if table.dice_cap:
            a = min(a, table.dice_cap)
            d = min(d, table.dice_cap)
        return a, d

    def above(self, title: int, owner: int, opponent: int, domestic: int, foreign: int) -> int:
        """By how many Agents the owner of a Territory is superior there, with some more on either side."""
        s = self.s
        if s.board.floor_model:
            return superiority(s, title, owner, opponent, t.NONE)
        own = domestic
        theirs = foreign
        at = title * len(s.sides)
        for side in range(len(s.sides)):
            if side == owner:
                own += s.agents[at + side]
            else:
                theirs += s.agents[at + side]
        return own - theirs

    # What an attack promises

    def win(self, target: int) -> int:
        """What taking a Territory is worth."""
        if self.won[target] == UNSET:
            self.won[target] = self.look.conquest(self.look.me, target)
        return self.won[target]

    def defeat(self, source: int, defender: int) -> int:
        """What losing the attacking Territory to a defender is worth: less than nothing."""
        key = source * 16 + defender
        known = self.lost.get(key, UNSET)
        if known == UNSET:
            known = self.look.conquest(defender, source)
            self.lost[key] = known
        return known

    def caution(self, defender: int) -> int:
        """What the opponent's hidden cards may change."""
        return CAUTION * len(self.s.sides[defender].hands[t.OPS].cards)

    def promise(self, source: int, target: int) -> int:
        """What an attack is worth on average."""
        a, d = self.dice(source, target, 0, 0)
        return self.mean(source, target, self.chance(a, d))

    def mean(self, source: int, target: int, chance: int) -> int:
        """The same with a known chance."""
        defender = self.s.owner[target]
        chance = max(0, chance - self.caution(defender))
        return (chance * self.win(target) + (1000 - chance) * self.defeat(source, defender)) // 1000

    def from_here(self, source: int) -> int:
        """The best attack from an own Territory without a card, 0 if none is good."""
        s = self.s
        best = 0
        for target in range(s.board.territories):
            owner = s.owner[target]
            if owner != NOBODY and owner != self.look.me and near(s, source, target):
                best = max(best, self.promise(source, target))
        return best

    def on_this(self, target: int) -> int:
        """The best attack on a foreign Territory without a card, NEVER if there is none."""
        s = self.s
        best = NEVER
        for source in range(s.board.territories):
            if s.owner[source] == self.look.me and near(s, source, target):
                best = max(best, self.promise(source, target))
        return best

    def worth(self, action: Action) -> int:
        """What a listed attack is worth, the card it needs included; NEVER if it is no attack, or one that all but the
        reckless leave alone: with fewer dice than the defender has."""
        if type(action) is Attack:
            return self.sound(action.source, action.target)
        if type(action) is AttackWith:
            value = self.sound(action.source, action.target)
            return value - HELD[self.s.board.cards[action.card].effect] if value > NEVER else NEVER
        return NEVER

    def sound(self, source: int, target: int) -> int:
        """What an attack is worth on average, if it is no desperate one."""
        a, d = self.dice(source, target, 0, 0)
        if a < d and self.look.temper.bold < RECKLESS:
            return NEVER
        return self.mean(source, target, self.chance(a, d))

    def best(self, options: list[Action]) -> tuple[int, int]:
        """The best attack of a list and what it is worth; -1 if there is none."""
        found = -1
        most = NEVER
        for at in range(len(options)):
            value = self.worth(options[at])
            if value > most:
                most = value
                found = at
        return found, most

    # What threatens

    def danger(self, title: int, more: int) -> int:
        """The best chance of a neighbour to take an own Territory, with this many more Agents of mine on it."""
        s = self.s
        worst = 0
        for source in range(s.board.territories):
            owner = s.owner[source]
            if owner != NOBODY and owner != self.look.me and near(s, source, title):
                a, d = self.dice(source, title, 0, -more)
                worst = max(worst, self.chance(a, d))
        return worst
