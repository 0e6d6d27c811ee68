"""Two editions compared by playing: the same bots and seeds on each, and what comes out differently."""

from __future__ import annotations

from collections import Counter
from typing import Any, Final

from meridian.arena.match import DECISION_LIMIT, Match
from meridian.arena.simulation import Progress, SimulationPlan, Z, play, wins
from meridian.core.journal import Header
from meridian.core.words import tag_of

CARD: Final = "card"
"""The field of an action that names a card: what is counted as a use of it."""

Use = tuple[str, int]
"""A kind of action, and the card it names."""


def paired_plans(
    headers: tuple[Header, Header], seats: list[str], games: int, seed: int
) -> tuple[SimulationPlan, SimulationPlan]:
    """The same bots and seeds at tables of two editions."""
    first, second = (SimulationPlan(each, seats, games, seed, DECISION_LIMIT, keep_journals=True) for each in headers)
    return first, second


class Series:
    """What a series of games shows about length and cards. Journals are counted and let go."""

    def __init__(self) -> None:
        self.rounds: list[int] = []
        self.decisions: list[int] = []
        self.total: Counter[Use] = Counter()
        self.squares: Counter[Use] = Counter()

    def hear(self, match: Match) -> None:
        """Count a match."""
        self.rounds.append(match.rounds)
        self.decisions.append(match.decisions)
        assert match.journal is not None
        uses: Counter[Use] = Counter(
            (tag_of(type(action)), getattr(action, CARD))
            for actor, action in match.journal.entries
            if actor >= 0 and CARD in type(action).__struct_fields__
        )
        for use, times in uses.items():
            self.total[use] += times
            self.squares[use] += times * times
        match.journal = None

    def uses(self, use: Use) -> tuple[float, float]:
        """The sum of a card's uses over all games, and the sum of their squares."""
        return self.total[use], self.squares[use]


def compare(
    plans: tuple[SimulationPlan, SimulationPlan], cards: list[str], jobs: int, done: Progress | None = None
) -> dict[str, Any]:
    """Play two plans that differ in their edition, and report both with 95 % intervals.

    Wilson's interval for rates; for the difference of two means the normal approximation.
    """
    series, reports = [], []
    for plan in plans:
        heard = Series()
        matches = play(plan, jobs, _hearing(heard, done))
        series.append(heard)
        won = wins(plan, matches)
        reports.append({"unfinished": sum(not match.finished for match in matches), "wins": won["by_seat"]})
    a, b = series
    games = plans[0].games
    return {
        "games": games,
        "seats": plans[0].seats,
        "seed": plans[0].seed,
        "unfinished": [report["unfinished"] for report in reports],
        "rounds": _lengths(a.rounds, b.rounds),
        "decisions": _lengths(a.decisions, b.decisions),
        "wins": [{"a": x, "b": y} for x, y in zip(reports[0]["wins"], reports[1]["wins"], strict=True)],
        "cards": [
            {"card": cards[use[1]], "use": use[0], **difference(a.uses(use), b.uses(use), games)}
            for use in sorted(a.total | b.total, key=lambda use: (use[1], use[0]))
        ],
    }


def _hearing(series: Series, done: Progress | None) -> Progress:
    def hear(match: Match) -> None:
        series.hear(match)
        if done is not None:
            done(match)

    return hear


def _lengths(a: list[int], b: list[int]) -> dict[str, Any]:
    return difference((sum(a), sum(x * x for x in a)), (sum(b), sum(x * x for x in b)), len(a))


def difference(a: tuple[float, float], b: tuple[float, float], games: int) -> dict[str, Any]:
    """The means of two samples of one size, given as sums and sums of squares, and b's mean minus a's."""
    (mean_a, spread_a), (mean_b, spread_b) = (_mean_and_spread(*sums, games) for sums in (a, b))
    half = Z * ((spread_a + spread_b) / games) ** 0.5
    gap = mean_b - mean_a
    return {
        "a": round(mean_a, 4),
        "b": round(mean_b, 4),
        "difference": round(gap, 4),
        "interval": [round(gap - half, 4), round(gap + half, 4)],
    }


def _mean_and_spread(total: float, squares: float, games: int) -> tuple[float, float]:
    """Mean and variance of a sample; with fewer than two games the variance is not known and counts as none."""
    mean = total / games
    return mean, max(0.0, (squares - games * mean * mean) / (games - 1)) if games > 1 else 0.0


def clear(row: dict[str, Any]) -> bool:
    """Whether the interval of a difference leaves out zero."""
    low, high = row["interval"]
    return bool(low > 0 or high < 0)
