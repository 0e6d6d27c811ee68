"""Where units shall lie and which Territories shall rise."""

from __future__ import annotations

from typing import Final

from meridian.core.action import Rows
from meridian.games.globopolis.bots.battle import Battle
from meridian.games.globopolis.bots.card_value import EU, POINT, complete
from meridian.games.globopolis.bots.outlook import Outlook
from meridian.games.globopolis.rules import constants as t
from meridian.games.globopolis.rules.state import State

GUARDED: Final = [100, 100, 100, 80, 55, 30, 5, 0]
"""How much another die of defence is needed, by the dice there are already."""


class Works:
    """The plans of one side for its Territories. All its units can be brought together, so it is the scarcest kind
    that counts."""

    def __init__(self, look: Outlook, battle: Battle) -> None:
        self.look = look
        self.battle = battle
        self.s: State = look.s
        self.own: list[int] = [title for title in range(look.s.board.territories) if look.s.owner[title] == look.me]
        self.want: list[int] = [0] * look.s.board.territories
        """How many sets each own Territory shall hold."""
        self.sets: int = complete(look.pool[look.me])
        self.keep()

    def keep(self) -> None:
        """Sets first go where levels need them, the dearest levels first."""
        s = self.s
        levels = 0
        for title in self.own:
            levels += s.level[title]
        if levels <= self.sets:
            for title in self.own:
                self.want[title] = s.level[title]
            self.sets -= levels
            return
        order = [(-s.board.conference[title][s.level[title]], title) for title in self.own]
        order.sort()
        for level in (1, 2):
            for _, title in order:
                if s.level[title] >= level and self.sets > 0:
                    self.want[title] += 1
                    self.sets -= 1

    # Rising

    def rise(self, title: int) -> int:
        """What the next level of a Territory brings, its premium not counted."""
        s = self.s
        look = self.look
        level = s.level[title]
        value = s.board.level_points * POINT + look.income(title, level + 1) - look.income(title, level)
        if level == 1:
            value += look.aims.supers
        elif look.aims.supers:
            value += look.aims.supers // 4
        if level == 0 and look.aims.shields:
            value += look.aims.shields // 3
        risk = self.battle.danger(title, 0) if s.board.conflicts else 0
        return value - risk * min(8, look.rounds) * 25 // 1000

    def raises(self, grants: int) -> list[int]:
        """The Territories to raise this turn, best first, as far as sets reach; money is another matter."""
        s = self.s
        if self.sets <= 0 or (s.eds == 0 and not s.board.unlimited):
            return []
        found: list[tuple[int, int]] = []
        for title in self.own:
            level = s.level[title]
            if level < 2 and not (s.raised >> title) & 1 and self.want[title] == level:
                value = self.rise(title) - s.board.premium[title][level] * EU
                if value > 0 or grants:
                    found.append((-value, title))
        found.sort()
        most = self.sets if s.board.unlimited else min(self.sets, s.eds)
        return [title for _, title in found[:most]]

    # Laying out

    def layout(self, raised: list[int], guard: bool) -> Rows:
        """The rows that bring these sets together, and with `guard` place the NS-Units that are left; none if all
        lies well already."""
        s = self.s
        want = self.want[:]
        for title in raised:
            want[title] += 1
        stock = s.sides[self.look.me].stock[:]
        new = s.units[:]
        for kind in range(t.KINDS):
            self.bring(kind, want, stock, new)
        if guard:
            self.guard(want, stock, new)
        rows: list[tuple[int, ...]] = []
        for title in self.own:
            at = title * t.KINDS
            if new[at : at + t.KINDS] != s.units[at : at + t.KINDS]:
                rows.append((title, *new[at : at + t.KINDS]))
        return tuple(rows)

    def bring(self, kind: int, want: list[int], stock: list[int], new: list[int]) -> None:
        """Bring what is missing of a kind from Personal Stock, then from what other Territories do not use."""
        for title in self.own:
            at = title * t.KINDS + kind
            short = want[title] - new[at]
            if short <= 0:
                continue
            taken = min(short, stock[kind])
            stock[kind] -= taken
            new[at] += taken
            short -= taken
            for other in self.own:
                if short <= 0:
                    break
                there = other * t.KINDS + kind
                free = new[there] - want[other]
                if other != title and free > 0:
                    taken = min(short, free)
                    new[there] -= taken
                    new[at] += taken
                    short -= taken

    def guard(self, want: list[int], stock: list[int], new: list[int]) -> None:
        """NS-Units that no set needs go one by one to where a loss would hurt most."""
        s = self.s
        free = stock[t.NS]
        for title in self.own:
            at = title * t.KINDS + t.NS
            if new[at] > want[title]:
                free += new[at] - want[title]
                new[at] = want[title]
        harm = [0] * s.board.territories
        limits = [0] * s.board.territories
        for title in self.own:
            harm[title] = self.look.lose(self.look.me, title)
            sets = new[title * t.KINDS]
            for kind in range(1, t.NS):
                sets = min(sets, new[title * t.KINDS + kind])
            limits[title] = self.s.ns_limit_with(title, min(sets, max(want[title], s.level[title])))
        free = self.shields(free, limits, new)
        while free > 0:
            best = -1
            most = 0
            for title in self.own:
                at = title * t.KINDS + t.NS
                if new[at] >= limits[title]:
                    continue
                dice = s.board.base_dice[1] + new[at] + (1 if want[title] else 0)
                need = harm[title] * GUARDED[min(dice, len(GUARDED) - 1)]
                if need > most:
                    most = need
                    best = title
            if best < 0:
                break
            new[best * t.KINDS + t.NS] += 1
            free -= 1
        stock[t.NS] = free

    def shields(self, free: int, limits: list[int], new: list[int]) -> int:
        """A MISSION may ask for shields: they come first, the cheapest ones first."""
        shield = self.look.aims.shield
        if not shield or self.look.aims.shields < 300:
            return free
        order = [(-new[title * t.KINDS + t.NS], title) for title in self.own]
        order.sort()
        for _, title in order:
            at = title * t.KINDS + t.NS
            short = shield - new[at]
            if limits[title] >= shield and 0 < short <= free:
                new[at] += short
                free -= short
        return free
