"""The rounds of a competition between people and bots: who sits at which table next. The same past gives the same
round, wherever and however often it is asked for."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import combinations, permutations, product
from random import Random
from typing import Final, Literal

import msgspec

from meridian.arena.meetings import Round, meetings_of, times_in_seat, times_met
from meridian.arena.standings import standings

Format = Literal["round-robin", "swiss", "knock-out"]
Tables = list[list[int]]
Costs = dict[int, dict[int, float]]
"""How bad it is if two entrants meet."""
MOST_PASSES: Final = 50  # through all swaps, in search of a better round
RESTARTS: Final = 4  # shuffled rounds to begin with, if entrants still meet again
LEAST_GAIN: Final = 1e-9
REPEAT: Final = 1000.0  # two who have met already are worse than any distance in points


class RoundPlan(msgspec.Struct, frozen=True, kw_only=True):
    """How a competition is played. `rounds` 0 is as many as it takes: every two meet in a round robin, the lead is
    clear in a Swiss competition; a knock-out ends with its final. `least` is the smallest table of the game."""

    format: Format
    size: int
    rounds: int = 0
    seed: str = ""
    least: int = 2

    def lots(self, entrants: Sequence[int]) -> list[int]:
        """The entrants in the order of the draw, which settles what nothing else does."""
        return Random(f"{self.seed}/lots").sample(sorted(entrants), len(entrants))

    def number_of_rounds(self, entrants: int) -> int | None:
        """How many rounds there are; None if that shows only when they are played."""
        if self.format == "knock-out":
            return None
        if self.rounds:
            return self.rounds
        if self.format == "round-robin":
            return entrants - 1 + entrants % 2 if self.size == 2 else math.ceil((entrants - 1) / (self.size - 1))
        return max(1, math.ceil(math.log(max(2, entrants), self.size))) + (self.size > 2)


def table_sizes(players: int, size: int, least: int = 2) -> list[int]:
    """How many sit at each table: as few tables as possible, none larger than another by more than one. A table of one
    is a bye, where the rest cannot be seated otherwise."""
    for byes in range(players):
        tables = math.ceil((players - byes) / size)
        each, more = divmod(players - byes, tables)
        if each >= least:
            return [each + 1] * more + [each] * (tables - more) + [1] * byes
    return [1] * players


def next_round(
    plan: RoundPlan, entrants: Sequence[int], left: frozenset[int], rounds: Sequence[Round]
) -> Tables | None:
    """The tables of the next round, each in the order of its seats; None if the competition is over.

    `entrants` are all who entered, `left` those who play no further round. All meetings of `rounds` are over.
    """
    order = plan.lots(entrants)
    number = plan.number_of_rounds(len(order))
    staying = [one for one in order if one not in left]
    if number is not None and (len(rounds) >= number or len(staying) < 2):
        return None
    if plan.format == "knock-out":
        if rounds and len(rounds[-1]) == 1:
            return None
        staying = survivors(order, rounds, left)
        tables = _drawn(staying, plan) if len(staying) > 1 else None
    elif plan.format == "swiss":
        tables = _swiss(plan, order, left, rounds)
    else:
        tables = _round_robin(plan, order, left, len(rounds))
    return None if tables is None else _seated(plan, tables, rounds)


def survivors(order: Sequence[int], rounds: Sequence[Round], left: frozenset[int]) -> list[int]:
    """Who plays on in a knock-out, best first: the better half of each table, or its winner. The draw settles ties;
    entrants who forfeited or left are out."""
    if not rounds:
        return [one for one in order if one not in left]
    ranked = [one.entrant for one in standings(order, rounds, knock_out=True)]
    through: set[int] = set()
    for meeting in rounds[-1]:
        good = [one for one in meeting.entrants if one not in meeting.forfeits]
        good.sort(key=lambda one: (meeting.place_of(one), order.index(one)))
        through.update(good[: max(1, len(meeting.entrants) // 2)])
    return [one for one in ranked if one in through and one not in left]


def _drawn(staying: Sequence[int], plan: RoundPlan) -> Tables:
    """The best are spread over the tables, as seeds are; byes go to the very best."""
    sizes = table_sizes(len(staying), plan.size, plan.least)
    byes = sizes.count(1)
    tables: Tables = [[one] for one in staying[:byes]]
    rest, played = staying[byes:], [size for size in sizes if size > 1]
    filling: Tables = [[] for _ in played]
    forward = True
    at = 0
    for one in rest:
        while len(filling[at]) >= played[at]:
            at, forward = _step(at, len(played), forward)
        filling[at].append(one)
        at, forward = _step(at, len(played), forward)
    return [*filling, *tables]


def _step(at: int, tables: int, forward: bool) -> tuple[int, bool]:
    """The next table of a row that is walked up and down."""
    onward = at + (1 if forward else -1)
    return (onward, forward) if 0 <= onward < tables else (at, not forward)


def _swiss(plan: RoundPlan, order: Sequence[int], left: frozenset[int], rounds: Sequence[Round]) -> Tables:
    """Neighbours in the standings meet, who have not met before if possible. A bye goes to the lowest without one."""
    ranked = [one.entrant for one in standings(order, rounds) if one.entrant not in left]
    points = {one: float(sum(meeting.points(one) for meeting in meetings_of(rounds, one))) for one in ranked}
    had = Counter(meeting.entrants[0] for tables in rounds for meeting in tables if len(meeting.entrants) == 1)
    sizes = table_sizes(len(ranked), plan.size, plan.least)
    resting = sorted(ranked, key=lambda one: (had[one], -ranked.index(one)))[: sizes.count(1)]
    playing = [one for one in ranked if one not in resting]
    met = times_met(rounds)
    tables = _spread(playing, [size for size in sizes if size > 1], met, points, f"{plan.seed}/{len(rounds)}")
    return [*tables, *([one] for one in resting)]


def _round_robin(plan: RoundPlan, order: list[int], left: frozenset[int], number: int) -> Tables:
    """A round of the schedule that was fixed at the start; entrants who left are missing at their tables."""
    tables = _circle(order, number) if plan.size == 2 else _everybody(plan, order, number)
    stayed = [[one for one in table if one not in left] for table in tables]
    return [table for table in stayed if table]


def _circle(order: Sequence[int], number: int) -> Tables:
    """Everybody meets everybody: one stays, the others move on by one seat each round. With an odd number the empty
    chair is a bye. After the last round it begins again."""
    chairs: list[int | None] = [*order, None] if len(order) % 2 else [*order]
    turn = number % (len(chairs) - 1)
    moved = [chairs[0], *(chairs[1 + (at - turn) % (len(chairs) - 1)] for at in range(len(chairs) - 1))]
    half = len(chairs) // 2
    pairs = zip(moved[:half], reversed(moved[half:]), strict=True)
    return [[one for one in pair if one is not None] for pair in pairs]


def _everybody(plan: RoundPlan, order: Sequence[int], wanted_round: int) -> Tables:
    """A round of a round robin at larger tables: in each, those meet who have met least so far."""
    sizes = table_sizes(len(order), plan.size, plan.least)
    met: Counter[frozenset[int]] = Counter()
    rested: Counter[int] = Counter()
    wanted = [size for size in sizes if size > 1]
    for number in range(wanted_round + 1):
        resting = sorted(order, key=lambda one: rested[one])[: sizes.count(1)]
        rested.update(resting)
        playing = [one for one in order if one not in resting]
        tables = _spread(playing, wanted, met, dict.fromkeys(order, 0.0), f"{plan.seed}/{number}")
        met.update(frozenset(pair) for table in tables for pair in combinations(table, 2))
    return [*tables, *([one] for one in resting)]


def _spread(
    order: Sequence[int], sizes: Sequence[int], met: Counter[frozenset[int]], points: dict[int, float], seed: str
) -> Tables:
    """Tables of these sizes, near to the order given, at which as few as possible meet again."""
    costs = {
        one: {other: REPEAT * met[frozenset((one, other))] + (points[one] - points[other]) ** 2 for other in order}
        for one in order
    }

    def cost(tables: Tables) -> float:
        return sum(costs[one][other] for table in tables for one, other in combinations(table, 2))

    best = _improved(_cut(order, sizes), costs)
    random = Random(f"{seed}/spread")
    for _ in range(RESTARTS):
        if cost(best) < REPEAT:
            break
        best = min(best, _improved(_cut(random.sample(order, len(order)), sizes), costs), key=cost)
    return best


def _cut(order: Sequence[int], sizes: Sequence[int]) -> Tables:
    tables, at = [], 0
    for size in sizes:
        tables.append(list(order[at : at + size]))
        at += size
    return tables


def _improved(tables: Tables, costs: Costs) -> Tables:
    """Two entrants change places wherever that makes the round better, until it no longer does."""
    for _ in range(MOST_PASSES):
        changed = False
        for one, other in combinations(tables, 2):
            for i, j in product(range(len(one)), range(len(other))):
                if _gain(costs, one, i, other, j) > LEAST_GAIN:
                    one[i], other[j] = other[j], one[i]
                    changed = True
        if not changed:
            break
    return tables


def _gain(costs: Costs, one: list[int], i: int, other: list[int], j: int) -> float:
    """What it saves if the entrant in seat `i` of one table changes places with the one in seat `j` of another."""
    mine, theirs = costs[one[i]], costs[other[j]]
    here = sum(mine[entrant] - theirs[entrant] for at, entrant in enumerate(one) if at != i)
    return here + sum(theirs[entrant] - mine[entrant] for at, entrant in enumerate(other) if at != j)


def _seated(plan: RoundPlan, tables: Tables, rounds: Sequence[Round]) -> Tables:
    """Everybody sits where they have sat least; among equal orders the draw decides."""
    sat = times_in_seat(rounds)
    random = Random(f"{plan.seed}/{len(rounds)}/seats")

    def strain(order: Iterable[int]) -> int:
        return sum(sat[entrant, seat] ** 2 for seat, entrant in enumerate(order))

    return [list(min(permutations(random.sample(table, len(table))), key=strain)) for table in tables]
