"""What the rolls of a table look like together: counts, chi-square and longest runs.

A deck changes with each card drawn, so the odds of a question differ from draw to draw. The expected counts are
sums of the odds of each draw, and chi-square weighs the deviations with their true covariances; for dice that is
Pearson's well-known sum. Without enough rolls no probability is given at all.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Sequence

import msgspec

from meridian.fair.record import AnyRoll

ENOUGH = 5.0
"""The variance from which an outcome takes part in chi-square on its own (36 rolls of a die); others join."""


class LongestRun(msgspec.Struct, frozen=True, kw_only=True):
    """The longest run of one outcome, and how many runs at least so long were to be expected, of any outcome."""

    outcome: str
    length: int
    expected: float


class RollStatistics(msgspec.Struct, frozen=True, kw_only=True):
    """All rolls of one kind: same clauses, same thing drawn or rolled. `p` is None where rolls are too few."""

    kind: str
    clauses: list[str]
    rolls: int
    counts: dict[str, int]
    expected: dict[str, float]
    chi_square: float | None = None
    freedom: int | None = None
    p: float | None = None
    longest_run: LongestRun | None = None


def statistics(rolls: Sequence[AnyRoll]) -> list[RollStatistics]:
    """A tally for each kind of question, over those rolls whose outcome is known."""
    kinds: dict[tuple[str, ...], list[AnyRoll]] = {}
    for roll in rolls:
        if roll.outcomes:
            kinds.setdefault((roll.outcomes[0].split()[0], *roll.clauses), []).append(roll)
    return [_tally(kind[0], same) for kind, same in sorted(kinds.items())]


def odds(roll: AnyRoll) -> dict[str, float]:
    """How likely each outcome of a roll was."""
    weights = roll.weights or []
    return {outcome: weight / sum(weights) for outcome, weight in zip(roll.outcomes or [], weights, strict=True)}


def _tally(kind: str, rolls: Sequence[AnyRoll]) -> RollStatistics:
    each = [odds(roll) for roll in rolls]
    outcomes = sorted({outcome for chances in each for outcome in chances})
    shown = Counter(str(roll.outcome) for roll in rolls)
    counts = {outcome: shown[outcome] for outcome in outcomes}
    expected = {outcome: math.fsum(_each(outcome, each)) for outcome in outcomes}
    square, freedom = chi_square(counts, expected, each)
    return RollStatistics(
        kind=kind,
        clauses=rolls[0].clauses,
        rolls=len(rolls),
        counts=counts,
        expected={outcome: round(value, 2) for outcome, value in expected.items()},
        chi_square=round(square, 3) if freedom else None,
        freedom=freedom or None,
        p=round(chi_square_tail(square, freedom), 4) if freedom else None,
        longest_run=_longest_run(rolls, each),
    )


def chi_square(counts: dict[str, int], expected: dict[str, float], each: list[dict[str, float]]) -> tuple[float, int]:
    """The statistic and its degrees of freedom; 0 degrees where the sample is too small to say anything."""
    cells = _cells({outcome: math.fsum(p * (1 - p) for p in _each(outcome, each)) for outcome in expected})
    if len(cells) < 2:
        return 0.0, 0
    off = [sum(counts[outcome] - expected[outcome] for outcome in cell) for cell in cells]
    # Equal questions are taken together: a thousand dice have one covariance, a thousand times.
    times = Counter(tuple(sum(draw.get(outcome, 0.0) for outcome in cell) for cell in cells) for draw in each)
    spread = [
        [math.fsum(n * ((p[i] if i == j else 0.0) - p[i] * p[j]) for p, n in times.items()) for j in range(len(cells))]
        for i in range(len(cells))
    ]
    return _weighed(off, spread)


def _each(outcome: str, each: list[dict[str, float]]) -> list[float]:
    return [chances.get(outcome, 0.0) for chances in each]


def _cells(variance: dict[str, float]) -> list[list[str]]:
    """The outcomes that chi-square compares: each frequent one, and the rare ones together."""
    frequent = [[outcome] for outcome, value in variance.items() if value >= ENOUGH]
    rare = [outcome for outcome, value in variance.items() if value < ENOUGH]
    if not rare or not frequent:
        return frequent
    if sum(variance[outcome] for outcome in rare) >= ENOUGH:
        return [*frequent, rare]
    smallest = min(frequent, key=lambda cell: variance[cell[0]])
    smallest.extend(rare)
    return frequent


def _weighed(off: list[float], spread: list[list[float]]) -> tuple[float, int]:
    """Deviations squared and divided by their covariances, by elimination; directions without spread are left out."""
    rows = [[*row, value] for row, value in zip(spread, off, strict=True)]
    left = set(range(len(rows)))
    total, freedom = 0.0, 0
    while left:
        pivot = max(left, key=lambda i: rows[i][i])
        if rows[pivot][pivot] < 1e-6:
            break
        left.remove(pivot)
        total += rows[pivot][-1] ** 2 / rows[pivot][pivot]
        freedom += 1
        for i in left:
            factor = rows[i][pivot] / rows[pivot][pivot]
            rows[i] = [a - factor * b for a, b in zip(rows[i], rows[pivot], strict=True)]
    return total, freedom


def chi_square_tail(square: float, freedom: int) -> float:
    """How often chance alone gives at least this chi-square: the upper incomplete gamma function."""
    a, x = freedom / 2, square / 2
    if x <= 0:
        return 1.0
    scale = math.exp(a * math.log(x) - x - math.lgamma(a))
    return 1.0 - scale * _series(a, x) if x < a + 1 else scale * _fraction(a, x)


def _series(a: float, x: float) -> float:
    term = total = 1 / a
    at = a
    while term > total * 1e-16:
        at += 1
        term *= x / at
        total += term
    return total


def _fraction(a: float, x: float) -> float:
    """The continued fraction of the incomplete gamma function, by Lentz's method."""
    tiny = 1e-300
    b = x + 1 - a
    c, d = 1 / tiny, 1 / b
    value = d
    for i in range(1, 1000):
        step = -i * (i - a)
        b += 2
        d = 1 / (step * d + b or tiny)
        c = b + step / c or tiny
        value *= d * c
        if abs(d * c - 1) < 1e-15:
            break
    return value


def _longest_run(rolls: Sequence[AnyRoll], each: list[dict[str, float]]) -> LongestRun | None:
    """Only where the odds never change, as with dice: in a deck, what was drawn makes itself rarer."""
    if len(rolls) < 2 or any(chances != each[0] for chances in each) or max(each[0].values()) == 1.0:
        return None
    best, length, run = "", 0, 0
    for at, roll in enumerate(rolls):
        run = run + 1 if at and roll.outcome == rolls[at - 1].outcome else 1
        if run > length:
            best, length = str(roll.outcome), run
    n = len(rolls)
    expected = math.fsum(p**length * (1 + (n - length) * (1 - p)) for p in each[0].values())
    return LongestRun(outcome=best, length=length, expected=round(expected, 4))
