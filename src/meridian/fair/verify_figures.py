"""Works out the statistics of a roll report once more. Like verify.py it shares no code with the rest of Meridian."""

from __future__ import annotations

import math
from typing import Any

ABSOLUTE, RELATIVE = 0.01, 0.001
"""So far decimals may be apart: they are rounded, and languages differ in the last place."""
ENOUGH_VARIANCE = 5.0
"""Outcomes with less variance are put together."""
TALLY = ["kind", "clauses", "rolls", "counts", "expected", "chi_square", "freedom", "p", "longest_run"]


def wrong_figure(report: dict[str, Any]) -> str | None:
    """What is wrong with the statistics of a report, if anything is."""
    kinds: dict[tuple[str, ...], list[dict[str, Any]]] = {}
    for roll in report["rolls"]:
        if roll["outcomes"]:
            kinds.setdefault((roll["outcomes"][0].split()[0], *roll["clauses"]), []).append(roll)
    told = report["statistics"]
    if [(tally["kind"], *tally["clauses"]) for tally in told] != sorted(kinds):
        return "statistics: they are not those of the kinds of rolls"
    for at, (tally, (_, rolls)) in enumerate(zip(told, sorted(kinds.items()), strict=True), start=1):
        right = _figures(rolls)
        if list(tally) != TALLY:
            return f"statistics {at} ({tally['kind']}): a figure is missing, new or renamed"
        for name, value in right.items():
            if not _close(tally[name], value):
                return f"statistics {at} ({tally['kind']}): {name} is {tally[name]}, not {value}"
    return None


def _close(told: Any, right: Any) -> bool:
    if isinstance(right, dict):
        return isinstance(told, dict) and list(told) == list(right) and all(_close(told[k], right[k]) for k in right)
    if isinstance(right, float):
        return isinstance(told, int | float) and abs(told - right) <= ABSOLUTE + RELATIVE * abs(right)
    return type(told) is type(right) and bool(told == right)


def _figures(rolls: list[dict[str, Any]]) -> dict[str, Any]:
    odds = [{o: w / sum(r["weights"]) for o, w in zip(r["outcomes"], r["weights"], strict=True)} for r in rolls]
    names = sorted({name for chances in odds for name in chances})
    counts = {name: sum(roll["outcome"] == name for roll in rolls) for name in names}
    expected = {name: math.fsum(chances.get(name, 0.0) for chances in odds) for name in names}
    square, freedom = _chi_square(names, counts, expected, odds)
    return {
        "rolls": len(rolls),
        "counts": counts,
        "expected": expected,
        "chi_square": square if freedom else None,
        "freedom": freedom or None,
        "p": _tail(freedom / 2, square / 2) if freedom else None,
        "longest_run": _run([roll["outcome"] for roll in rolls], odds),
    }


def _chi_square(
    names: list[str], counts: dict[str, int], expected: dict[str, float], odds: list[dict[str, float]]
) -> tuple[float, int]:
    variance = {n: math.fsum(c.get(n, 0.0) * (1 - c.get(n, 0.0)) for c in odds) for n in names}
    cells = [[name] for name in names if variance[name] >= ENOUGH_VARIANCE]
    rare = [name for name in names if variance[name] < ENOUGH_VARIANCE]
    if cells and rare:
        if sum(variance[name] for name in rare) >= ENOUGH_VARIANCE:
            cells.append(rare)
        else:
            min(cells, key=lambda cell: variance[cell[0]]).extend(rare)
    if len(cells) < 2:
        return 0.0, 0
    off = [sum(counts[name] - expected[name] for name in cell) for cell in cells]
    shares = [[sum(chances.get(name, 0.0) for name in cell) for cell in cells] for chances in odds]
    spread = [
        [math.fsum((s[i] if i == j else 0.0) - s[i] * s[j] for s in shares) for j in range(len(cells))]
        for i in range(len(cells))
    ]
    return _eliminated(spread, off)


def _eliminated(spread: list[list[float]], off: list[float]) -> tuple[float, int]:
    """The deviations weighed with the inverse of their covariances; directions without spread do not count."""
    square, freedom, left = 0.0, 0, list(range(len(off)))
    while left:
        top = max(left, key=lambda i: spread[i][i])
        if spread[top][top] < 1e-6:
            break
        left.remove(top)
        square += off[top] ** 2 / spread[top][top]
        freedom += 1
        for i in left:
            factor = spread[i][top] / spread[top][top]
            spread[i] = [one - factor * other for one, other in zip(spread[i], spread[top], strict=True)]
            off[i] -= factor * off[top]
    return square, freedom


def _tail(a: float, x: float) -> float:
    """The upper incomplete gamma function, by its series: more terms than a continued fraction, and fewer lines."""
    if x <= 0:
        return 1.0
    if x > a + 200 + 20 * math.sqrt(a):
        return 0.0
    term = total = math.exp(a * math.log(x) - x - math.lgamma(a + 1))
    at = a
    while term > total * 1e-17 or at < x:
        at += 1
        term *= x / at
        total += term
    return max(0.0, 1.0 - total)


def _run(outcomes: list[str], odds: list[dict[str, float]]) -> dict[str, Any] | None:
    if len(outcomes) < 2 or any(chances != odds[0] for chances in odds) or max(odds[0].values()) == 1.0:
        return None
    best, longest, length = "", 0, 0
    for at, outcome in enumerate(outcomes):
        length = length + 1 if at and outcome == outcomes[at - 1] else 1
        if length > longest:
            best, longest = outcome, length
    expected = math.fsum(p**longest * (1 + (len(outcomes) - longest) * (1 - p)) for p in odds[0].values())
    return {"outcome": best, "length": longest, "expected": expected}
