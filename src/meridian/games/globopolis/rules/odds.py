"""What the dice of an engagement give, and the exact chances that follow. No sampling: every pattern is counted."""

from __future__ import annotations

from fractions import Fraction
from math import factorial
from typing import Final

FACES: Final = 6
AGGRESSOR_POLYGON: Final = 8
DEFENDER_POLYGON: Final = 10
SET_OF_DICE: Final = 6
"""The d6 each side has in its set: chances for these are worked out at once, those for more when asked."""

NOBODY: Final = -1
AGGRESSOR: Final = 0
DEFENDER: Final = 1

ZERO: Final = Fraction(0)
ONE: Final = Fraction(1)


# A roll


def multiplier_of_counts(counts: list[int], printed: bool) -> int:
    """The multiplier of d6 told by how many show each number, in any order. (GP-155 to GP-160)

    It is the number of d6 that match at least one other; `printed`: the best combination the book lists.
    """
    matched = 0
    most = 0
    second = 0
    for count in counts:
        if count >= 2:
            matched += count
        if count > most:
            second = most
            most = count
        elif count > second:
            second = count
    if matched == 0:
        return 1
    if not printed:
        return matched
    if most >= 5 or (most >= 3 and second >= 2):
        return 5
    return 4 if most == 4 or second >= 2 else most


def multiplier(faces: list[int], printed: bool) -> int:
    """The multiplier of d6 as they lie."""
    counts = [0] * (FACES + 1)
    for face in faces:
        counts[face] += 1
    return multiplier_of_counts(counts, printed)


def roll_value(polygon: int, faces: list[int], printed: bool) -> int:
    """The Roll Value: the polygon times the multiplier; a single d6 that shows its number doubles it. (GP-163)"""
    if len(faces) == 1 and faces[0] == polygon:
        return 2 * polygon
    return polygon * multiplier(faces, printed)


def aggressor_wins_round(a_value: int, a: int, d_value: int, d: int) -> bool:
    """Whether a Battle Round goes to the Aggressor: by Roll Value, then by fewer d6, else not. (GP-161, GP-162)"""
    return a_value > d_value or (a_value == d_value and a < d)


# Every roll of a side


def patterns(dice: int) -> list[tuple[list[int], int]]:
    """Every pattern of d6 (how many show the most frequent number, the next one, ...) with its number of rolls."""
    found: list[tuple[list[int], int]] = []
    _add_patterns(dice, dice, [], found)
    return found


def _add_patterns(left: int, most: int, groups: list[int], found: list[tuple[list[int], int]]) -> None:
    if left == 0:
        found.append((groups, _rolls(groups)))
    elif len(groups) < FACES:
        for size in range(min(left, most), 0, -1):
            _add_patterns(left - size, size, [*groups, size], found)


def _rolls(groups: list[int]) -> int:
    """How many rolls show a pattern: which dice belong together, times which numbers they show."""
    dice = 0
    for size in groups:
        dice += size
    dealt = factorial(dice)
    named = factorial(FACES) // factorial(FACES - len(groups))
    alike = 0
    before = 0
    for size in groups:
        dealt //= factorial(size)
        alike = alike + 1 if size == before else 1
        named //= alike
        before = size
    return dealt * named


def roll_values(polygon: int, dice: int, printed: bool) -> list[int]:
    """How many rolls of a polygon with d6 have each Roll Value, the list counted from 0."""
    ways = [0] * (polygon * max(dice, 2) + 1)
    if dice == 1:
        for shown in range(1, polygon + 1):
            for face in range(1, FACES + 1):
                ways[roll_value(shown, [face], printed)] += 1
        return ways
    for groups, rolls in patterns(dice):
        times = multiplier_of_counts(groups, printed)
        for shown in range(1, polygon + 1):
            ways[shown * times] += rolls
    return ways


def _at_least(ways: list[int]) -> list[int]:
    """How many rolls have at least each value, with a 0 behind the highest."""
    out = [0] * (len(ways) + 1)
    for value in range(len(ways) - 1, -1, -1):
        out[value] = out[value + 1] + ways[value]
    return out


# An engagement


class EngagementEnds:
    """How an engagement can end: each chance, by the d6 that the winner has left and by the number of rounds."""

    def __init__(self, a: int, d: int) -> None:
        self.aggressor: list[Fraction] = [ZERO] * (a + 1)
        self.defender: list[Fraction] = [ZERO] * (d + 1)
        self.retreat: Fraction = ZERO
        self.rounds: list[Fraction] = [ZERO] * (a + d + 2)

    def win(self) -> Fraction:
        """The chance that the Aggressor wins."""
        return sum(self.aggressor, ZERO)

    def lose(self) -> Fraction:
        """The chance that the Defender wins."""
        return sum(self.defender, ZERO)

    def mean_rounds(self) -> Fraction:
        """How many Battle Rounds there are on average."""
        total = ZERO
        for number, chance in enumerate(self.rounds):
            total += number * chance
        return total


class EngagementOdds:
    """Exact chances of engagements under one multiplier rule. Everywhere `a` and `d` are the d6 of the Aggressor and
    of the Defender; -1 is a side that is beaten. (GP-154 to GP-165)"""

    def __init__(
        self, printed: bool, aggressor_polygon: int = AGGRESSOR_POLYGON, defender_polygon: int = DEFENDER_POLYGON
    ) -> None:
        self.printed = printed
        self.polygons: list[int] = [aggressor_polygon, defender_polygon]
        self._size: int = 0
        self._ways: list[list[list[int]]] = [[], []]
        self._reaching: list[list[list[int]]] = [[], []]
        self._exact: list[list[Fraction]] = []
        self._win: list[list[float]] = []
        self._reroll: list[dict[tuple[int, int], Fraction]] = [{}, {}]
        self._grow(SET_OF_DICE + 1)

    def _grow(self, size: int) -> None:
        """Work out the chances of all numbers of d6 below a size."""
        for side in range(2):
            for dice in range(self._size, size):
                ways = roll_values(self.polygons[side], dice, self.printed)
                self._ways[side].append(ways)
                self._reaching[side].append(_at_least(ways))
        for a in range(size):
            if a == len(self._exact):
                self._exact.append([])
                self._win.append([])
            for d in range(len(self._exact[a]), size):
                wins, of = self._round_odds(a, d)
                lost = self._exact[a - 1][d] if a > 0 else ZERO
                won = self._exact[a][d - 1] if d > 0 else ONE
                chance = (wins * won + (of - wins) * lost) / of
                self._exact[a].append(chance)
                self._win[a].append(float(chance))
        self._size = size

    def _beating(self, side: int, own: int, other: int, value: int) -> int:
        """With how many rolls a side beats a Roll Value of the other; the numbers of d6 decide a tie."""
        least = value if own < other or (own == other and side == DEFENDER) else value + 1
        reaching = self._reaching[side][own]
        return reaching[least] if least < len(reaching) else 0

    def _round_odds(self, a: int, d: int) -> tuple[int, int]:
        wins = 0
        ways = self._ways[DEFENDER][d]
        for value in range(len(ways)):
            if ways[value]:
                wins += ways[value] * self._beating(AGGRESSOR, a, d, value)
        return wins, self._reaching[AGGRESSOR][a][0] * self._reaching[DEFENDER][d][0]

    def round_odds(self, a: int, d: int) -> tuple[int, int]:
        """In how many of how many rolls of both sides a Battle Round goes to the Aggressor."""
        self._reach(a, d)
        return self._round_odds(a, d)

    def _reach(self, a: int, d: int) -> None:
        if a >= self._size or d >= self._size:
            self._grow(max(a, d) + 1)

    def exact(self, a: int, d: int) -> Fraction:
        """The chance that the Aggressor wins the engagement."""
        if a < 0 or d < 0:
            return ONE if d < 0 else ZERO
        self._reach(a, d)
        return self._exact[a][d]

    def win(self, a: int, d: int) -> float:
        """The same, looked up: for bots, which ask very often."""
        if a < 0 or d < 0:
            return 1.0 if d < 0 else 0.0
        if a >= self._size or d >= self._size:
            self._grow(max(a, d) + 1)
        return self._win[a][d]

    def remaining(self, a: int, d: int) -> tuple[list[Fraction], list[Fraction]]:
        """The chances that the Aggressor wins with 0, 1, ... d6 left, and the same of the Defender."""
        course = self.course(a, d, NOBODY, ZERO)
        return course.aggressor, course.defender

    def rounds(self, a: int, d: int) -> tuple[Fraction, list[Fraction]]:
        """How many Battle Rounds there are on average, and the chance of 0, 1, ... rounds."""
        course = self.course(a, d, NOBODY, ZERO)
        return course.mean_rounds(), course.rounds

    # Second Wave (OP18): once in an engagement, after both rolls of a round, all own dice are rolled again

    def with_reroll(self, a: int, d: int, side: int) -> Fraction:
        """The chance that the Aggressor wins if one side holds Second Wave and uses it as well as can be."""
        if a < 0 or d < 0:
            return ONE if d < 0 else ZERO
        known = self._reroll[side]
        if (a, d) not in known:
            kept_won, kept_lost, again_won, again_lost = self._round_with_reroll(a, d, side)
            total = kept_won * self.with_reroll(a, d - 1, side) + kept_lost * self.with_reroll(a - 1, d, side)
            total += again_won * self.exact(a, d - 1) + again_lost * self.exact(a - 1, d)
            known[(a, d)] = total / (kept_won + kept_lost + again_won + again_lost)
        return known[(a, d)]

    def reroll_above(self, a: int, d: int, side: int) -> Fraction:
        """Second Wave is worth it after a lost roll if the new roll wins the round with more than this chance: what
        keeping the card is worth, between having it used in vain and with success."""
        before, vain, well = self.with_reroll(a - 1, d, side), self.exact(a - 1, d), self.exact(a, d - 1)
        if side == DEFENDER:
            before, vain, well = 1 - self.with_reroll(a, d - 1, side), 1 - well, 1 - vain
        return (before - vain) / (well - vain) if well != vain else ONE

    def reroll_chance(self, a: int, d: int, side: int, value: int) -> Fraction:
        """The chance that a new roll of a side beats this Roll Value of the other."""
        self._reach(a, d)
        own, other = (a, d) if side == AGGRESSOR else (d, a)
        return Fraction(self._beating(side, own, other, value), self._reaching[side][own][0])

    def _round_with_reroll(self, a: int, d: int, side: int) -> tuple[int, int, int, int]:
        """In how many cases a round is won and lost by the Aggressor with the card kept, and with it used.

        Nobody repeats a roll that wins, so all depends on what the other side rolled.
        """
        self._reach(a, d)
        own, other = (a, d) if side == AGGRESSOR else (d, a)
        rolls = self._reaching[side][own][0]
        above = self.reroll_above(a, d, side)
        kept_won = kept_lost = again_won = again_lost = 0
        ways = self._ways[1 - side][other]
        for value in range(len(ways)):
            beating = self._beating(side, own, other, value)
            missing = ways[value] * (rolls - beating)
            kept_won += ways[value] * beating * rolls
            if beating * above.denominator > above.numerator * rolls:
                again_won += missing * beating
                again_lost += missing * (rolls - beating)
            else:
                kept_lost += missing * rolls
        if side == AGGRESSOR:
            return kept_won, kept_lost, again_won, again_lost
        return kept_lost, kept_won, again_lost, again_won

    # Orderly Retreat (OP19): after a lost round that has not lost the engagement, the Aggressor may break off

    def with_retreat(self, a: int, d: int, below: Fraction) -> tuple[Fraction, Fraction, Fraction]:
        """The chances that the Aggressor wins, loses, and retreats: as soon as winning is less likely than `below`."""
        course = self.course(a, d, NOBODY, below)
        return course.win(), course.lose(), course.retreat

    def course(self, a: int, d: int, reroll: int, below: Fraction) -> EngagementEnds:
        """All ends of an engagement. `reroll` is the side that holds Second Wave, or NOBODY; it uses the card to win.
        The Aggressor, who knows of it, retreats when winning is less likely than `below`; 0 for never."""
        out = EngagementEnds(a, d)
        held = [[ZERO] * (d + 1) for _ in range(a + 1)]
        free = [[ZERO] * (d + 1) for _ in range(a + 1)]
        (free if reroll == NOBODY else held)[a][d] = ONE
        for i in range(a, -1, -1):
            for j in range(d, -1, -1):
                done = a - i + d - j + 1
                here = held[i][j]
                if here:
                    kept_won, kept_lost, again_won, again_lost = self._round_with_reroll(i, j, reroll)
                    here /= kept_won + kept_lost + again_won + again_lost
                    _won(out, held, i, j, done, here * kept_won)
                    _won(out, free, i, j, done, here * again_won)
                    _lost(out, held, i, j, done, here * kept_lost, self.with_reroll(i - 1, j, reroll) < below)
                    _lost(out, free, i, j, done, here * again_lost, self.exact(i - 1, j) < below)
                here = free[i][j]
                if here:
                    wins, of = self.round_odds(i, j)
                    _won(out, free, i, j, done, here * wins / of)
                    _lost(out, free, i, j, done, here * (of - wins) / of, self.exact(i - 1, j) < below)
        return out


def _won(out: EngagementEnds, reach: list[list[Fraction]], i: int, j: int, done: int, chance: Fraction) -> None:
    """The Aggressor wins a round: the Defender goes on with one d6 fewer, or is beaten."""
    if j > 0:
        reach[i][j - 1] += chance
    else:
        out.aggressor[i] += chance
        out.rounds[done] += chance


def _lost(
    out: EngagementEnds, reach: list[list[Fraction]], i: int, j: int, done: int, chance: Fraction, retreat: bool
) -> None:
    """The Aggressor loses a round: goes on with one d6 fewer, breaks off, or is beaten."""
    if i > 0 and not retreat:
        reach[i - 1][j] += chance
        return
    if i > 0:
        out.retreat += chance
    else:
        out.defender[j] += chance
    out.rounds[done] += chance


_SHARED: Final[dict[tuple[bool, int, int], EngagementOdds]] = {}


def odds_for(
    printed: bool, aggressor_polygon: int = AGGRESSOR_POLYGON, defender_polygon: int = DEFENDER_POLYGON
) -> EngagementOdds:
    """The chances under a multiplier rule, worked out once for everybody who asks."""
    key = (printed, aggressor_polygon, defender_polygon)
    if key not in _SHARED:
        _SHARED[key] = EngagementOdds(printed, aggressor_polygon, defender_polygon)
    return _SHARED[key]
