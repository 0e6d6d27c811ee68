"""MISSIONs in hand: how near they are, and what would bring them nearer."""

from __future__ import annotations

from typing import Final

from meridian.games.globopolis.rules import constants as t
from meridian.games.globopolis.rules.card import Card
from meridian.games.globopolis.rules.state import NOBODY, State

NEARER: Final = [0, 4000, 1100, 380, 130, 40]
"""What a step towards a MISSION that wins is worth, by the steps that are missing."""
PAID: Final = [0, 95, 38, 16, 6]
"""What a step towards a MISSION that pays is worth, in hundredths of its points."""


class Aims:
    """What a side's MISSIONs make of Titles, Super Developed Territories, NS-Units and Agents."""

    def __init__(self, s: State, side: int) -> None:
        self.s = s
        self.side = side
        self.titles: list[int] = [0] * s.board.titles
        """What each Title is worth beyond itself."""
        self.supers: int = 0
        """What one more Super Developed Territory is worth."""
        self.shields: int = 0
        """What one more Territory with a shield of NS-Units is worth."""
        self.shield: int = 0
        """How many NS-Units make such a shield; 0 without a MISSION that asks for it."""
        self.spies: int = t.NONE
        """The MISSION that asks for Agents abroad."""
        self.reached: int = 0
        """What the steps made towards MISSIONs that count Territories are worth."""
        self.far: list[int] = [0] * len(s.board.cards)
        """How many steps each MISSION in hand is away; 9 if it is out of reach."""
        for card in s.sides[side].hands[t.MISSION].cards:
            if card >= 0:
                self.read(card)

    def prize(self, card: Card, missing: int) -> int:
        """What a step is worth when this many are missing."""
        if missing <= 0:
            return 0
        if card.points:
            return PAID[missing] * card.points if missing < len(PAID) else 0
        return NEARER[missing] if missing < len(NEARER) else 0

    def read(self, number: int) -> None:
        """Take one MISSION into account."""
        s = self.s
        card = s.board.cards[number]
        self.far[number] = 9
        if (s.sides[self.side].cashed >> (number - s.board.first_of_sort[t.MISSION])) & 1:
            return
        condition = card.condition
        if condition == t.QUADRANT_VALUES:
            self.corners(number, card)
        elif condition == t.GUILDS_WITH_ASSOCIATES:
            self.trust(number, card)
        elif condition == t.GUILD_AND_SUPER:
            missing = 0
            for title in [*card.guilds, *card.of]:
                missing += self.lacking(title)
            for title in card.of:
                missing += 1 if s.owner[title] == self.side and s.active[title] < 2 else 0
            self.far[number] = missing
            self.mark(card.guilds + card.of, self.prize(card, missing))
        elif condition == t.OWN_OF:
            owned = 0
            for title in card.of:
                owned += 1 - self.lacking(title)
            self.far[number] = card.need - owned
            self.mark(card.of, self.prize(card, card.need - owned))
        elif condition == t.INFILTRATION:
            self.spies = number
            self.far[number] = 2
        elif condition == t.VAULT:
            self.far[number] = 2 if s.sides[self.side].eu * 4 > 3 * card.eu else 6
        else:
            self.count(number, card)

    def lacking(self, title: int) -> int:
        """1 for a Title that is not this side's."""
        return 0 if self.s.owner[title] == self.side else 1

    def mark(self, titles: list[int], prize: int) -> None:
        """These Titles bring a MISSION nearer, or keep it near."""
        for title in titles:
            self.titles[title] += prize

    def corners(self, number: int, card: Card) -> None:
        """A Territory of high value in each quadrant."""
        s = self.s
        seen = 0
        for title in range(s.board.territories):
            if s.owner[title] == self.side and s.board.value[title] >= card.least:
                seen |= 1 << s.board.quadrant[title]
        missing = s.board.quadrants - seen.bit_count()
        self.far[number] = missing
        prize = self.prize(card, missing)
        for title in range(s.board.territories):
            if s.board.value[title] >= card.least and not (seen >> s.board.quadrant[title]) & 1:
                self.titles[title] += prize

    def trust(self, number: int, card: Card) -> None:
        """Guilds, and of each an Associated Territory."""
        s = self.s
        missing = 0
        wanted: list[int] = []
        for guild in card.guilds:
            missing += self.lacking(guild)
            wanted.append(guild)
            associates = s.board.associates[guild - s.board.territories]
            owned = 0
            for title in associates:
                owned += 1 - self.lacking(title)
            if not owned:
                missing += 1
                wanted += associates
        self.far[number] = missing
        self.mark(wanted, self.prize(card, missing))

    def count(self, number: int, card: Card) -> None:
        """MISSIONs that count Territories: Super Developed ones, all, or those with a shield."""
        s = self.s
        need = card.by_players[s.numbers_row() - 2]
        found = 0
        room = 0
        quadrants = [0] * s.board.quadrants
        for title in range(s.board.territories):
            if s.owner[title] != self.side:
                continue
            quadrants[s.board.quadrant[title]] += 1
            if card.condition == t.SUPER_DEVELOPED:
                found += 1 if s.active[title] == 2 else 0
            elif card.condition == t.SHIELD:
                found += 1 if s.ns(title) >= card.least else 0
                room += 1 if s.active[title] else 0
        if card.condition == t.SPREAD:
            self.spread(number, card, need, quadrants)
            return
        self.far[number] = need - found
        if card.condition == t.SUPER_DEVELOPED:
            self.supers = self.prize(card, need - found)
            self.reached += self.supers
        else:
            self.shield = card.least
            self.shields = self.prize(card, need - found)
            self.reached += self.shields

    def spread(self, number: int, card: Card, need: int, quadrants: list[int]) -> None:
        """Many Territories, some in each quadrant."""
        s = self.s
        total = 0
        short = 0
        for number_there in quadrants:
            total += number_there
            short += max(0, card.per_quadrant - number_there)
        missing = max(need - total, short)
        self.far[number] = missing
        prize = self.prize(card, missing)
        for title in range(s.board.territories):
            if need - total > short or quadrants[s.board.quadrant[title]] < card.per_quadrant:
                self.titles[title] += prize


def outnumbers(s: State, side: int, title: int) -> int:
    """How many Agents a side needs on a foreign Territory for those abroad to outnumber the owner's; at least 1."""
    owner = s.owner[title]
    if owner in (NOBODY, side):
        return 99
    third = 0
    for other in range(len(s.sides)):
        if other != owner and other != side:
            third += s.agents_on(title, other)
    return max(1, s.agents_on(title, owner) - third + 1)
