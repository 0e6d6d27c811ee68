"""What KEYs, Memories, money and tickets are worth to a player as things stand.

Bots count in whole dollars: fractions could come out differently where a compiler joins a multiplication
and an addition, and a game could not be repeated elsewhere.
"""

from __future__ import annotations

from typing import Final

from meridian.games.globetrotters.bots.atlas import atlas
from meridian.games.globetrotters.rules.state import IN_JACKPOT, NOWHERE, ON_MAP, State
from meridian.games.globetrotters.rules.winning import keys_are_out

KEY: Final = 1500
WIN: Final = 30000
TOWARDS: Final = [0, 1000, 400, 150, 50]
"""What a Memory is worth, in thousandths of a KEY, by how many are still missing for it, this one included."""
GUARD: Final = [300, 120, 40]
"""The same for a holder, by his lead over the next."""


def purse(cash: int) -> int:
    """What money is good for: the first few hundred keep one from being deported, the rest only adds up."""
    if cash <= 0:
        return 0
    value = min(cash, 300) * 18
    if cash > 300:
        value += (min(cash, 800) - 300) * 11
    if cash > 800:
        value += (min(cash, 1500) - 800) * 7
    if cash > 1500:
        value += (min(cash, 2500) - 1500) * 4
    if cash > 2500:
        value += (cash - 2500) // 2
    return value // 10


class Outlook:
    """What a seat may gain, city by city."""

    def __init__(self, s: State, seat: int) -> None:
        self.s = s
        self.me = seat
        self.charts: list[int] = atlas(s.board).charts
        self.keys: list[int] = [s.keys_of(at) for at in range(len(s.players))]
        self.out: bool = keys_are_out(s)
        """Whether the race Home is on."""
        self.left: int = s.holder.count(ON_MAP)
        self.best: int = 0
        """The most KEYs of a rival."""
        self.leaders: int = 0
        for other in range(len(self.keys)):
            if other != seat:
                if self.keys[other] > self.best:
                    self.best, self.leaders = self.keys[other], 1
                elif self.keys[other] == self.best:
                    self.leaders += 1
        self.leading: bool = self.keys[seat] > self.best
        self.memory: list[int] = [self.memory_gain(continent) for continent in range(s.board.continents)]

    def key_gain(self, holder: int) -> int:
        """What one more KEY is worth, taken from this holder (or from the map): late in the game the lead counts."""
        mine = self.keys[self.me]
        gain = KEY
        if holder >= 0:
            gain += KEY // 4 if len(self.keys) > 2 else KEY // 2
            if self.keys[holder] == self.best and self.best >= mine:
                gain += KEY // 3
        if self.left <= 3:
            theirs = (
                self.best - 1 if holder >= 0 and self.keys[holder] == self.best and self.leaders == 1 else self.best
            )
            if mine <= self.best and mine + 1 > theirs:
                gain += KEY
            elif mine + 1 < theirs:
                gain -= KEY // 4
        return gain

    def markers(self, seat: int, continent: int) -> int:
        """How many Memories a player has in a continent."""
        return (self.s.players[seat].memories & self.charts[continent]).bit_count()

    def memory_gain(self, continent: int) -> int:
        """What one more Memory in a continent is worth."""
        s = self.s
        key = s.board.key_of_continent[continent]
        holder = s.holder[key]
        mine = self.markers(self.me, continent)
        size = self.charts[continent].bit_count()
        if mine >= size:
            return 0
        if holder == IN_JACKPOT:
            return KEY // 20
        most = 0
        for other in range(len(s.players)):
            if other != self.me:
                most = max(most, self.markers(other, continent))
        if holder == self.me:
            lead = max(0, mine - most)
            return KEY * GUARD[lead] // 1000 if most and lead < len(GUARD) else 0
        goal = s.board.for_continent_key if holder == ON_MAP else self.markers(holder, continent) + 1
        missing = goal - mine
        if goal > size or missing >= len(TOWARDS):
            return 0
        gain = self.key_gain(holder) * TOWARDS[max(missing, 1)] // 1000
        if holder == ON_MAP and missing == 2 and most:
            gain = gain * 2 // 3
        return gain

    def reward(self, place: int) -> int:
        """What completing an Adventure in a red-dot city is worth."""
        s = self.s
        key = s.board.key_of[place]
        if key >= 0:
            holder = s.holder[key]
            if holder == ON_MAP:
                return self.key_gain(holder)
            return 0 if holder in (IN_JACKPOT, self.me) else max(0, self.challenge())
        mark = s.board.mark[place]
        if mark < 0 or (s.players[self.me].memories >> mark) & 1:
            return 0
        return self.memory[s.board.chart_continent[mark]]

    def challenge(self, holder: int = NOWHERE) -> int:
        """What a challenge is worth: even odds, a fee, and moving on for the loser."""
        gain = self.key_gain(holder if holder >= 0 else self.strongest())
        return gain // 2 - self.s.board.fee - 150

    def strongest(self) -> int:
        """A rival with the most KEYs."""
        for other in range(len(self.keys)):
            if other != self.me and self.keys[other] == self.best:
                return other
        return (self.me + 1) % len(self.keys)

    def special(self, extra: int) -> int:
        """What the next Special Memory is worth, with this many more in hand already."""
        s = self.s
        player = s.players[self.me]
        gains = [self.memory[c] for c in range(s.board.continents) if not (player.specials_placed >> c) & 1]
        gains.sort()
        at = len(gains) - 1 - player.specials - extra
        return 30 + gains[at] * 3 // 5 if at >= 0 else 30

    def jackpot(self) -> int:
        """What lies in the Jackpot is worth."""
        s = self.s
        pot = s.jackpot
        cash = s.players[self.me].cash
        value = purse(cash + pot.cash) - purse(cash) + 110 * len(pot.tickets.cards)
        value += pot.specials * self.special(0)
        for holder in s.holder:
            if holder == IN_JACKPOT:
                value += self.key_gain(ON_MAP)
        return value

    def gamble(self) -> int:
        """What a try for the Jackpot is worth: two rolls, 14 of 36 each; a miss costs the rest of the turn."""
        return (self.jackpot() * 812 - 350 * 484) // 1296
