"""How the players of a tournament stand: ratings, win rates, seats."""

from __future__ import annotations

from typing import Any

import msgspec
import polars as pl

from meridian.arena import frames
from meridian.arena.simulation import wilson
from meridian.ratings import Rating, fit, interval


class WinRate(msgspec.Struct, frozen=True):
    """A share of wins with its 95 % interval (Wilson's); a shared win counts in parts."""

    won: float
    games: int
    rate: float
    low: float
    high: float


class LadderRow(msgspec.Struct, frozen=True):
    """A player: rating with its 95 % interval, matches, wins, wins by seat, the mean score and place."""

    player: str
    rating: float
    low: float
    high: float
    matches: int
    wins: WinRate
    seats: list[WinRate]
    score: float
    place: float


def rate(won: float, games: int) -> WinRate:
    """A rate out of its two numbers."""
    low, high = wilson(won, games)
    return WinRate(won, games, won / games if games else 0.0, low, high)


def rate_of(rows: pl.DataFrame) -> WinRate:
    """The rate of some rows of results."""
    return rate(float(rows["won"].sum()), rows.height)


def ladder(parts: pl.DataFrame) -> list[LadderRow]:
    """All players, best first. Unfinished matches do not count."""
    rows = frames.results(parts.filter("finished"))
    if rows.is_empty():
        return []
    games: dict[int, list[tuple[str, int]]] = {}
    for match, player, place in rows.select("match", "player", "place").iter_rows():
        games.setdefault(match, []).append((player, place))
    ratings = fit(list(games.values()))
    standings = [_standing(player, found, rows) for player, found in ratings.items()]
    return sorted(standings, key=lambda standing: (-standing.rating, standing.player))


def _standing(player: str, rating: Rating, rows: pl.DataFrame) -> LadderRow:
    own = rows.filter(pl.col("player") == player)
    low, high = interval(rating)
    seats = int(rows["seat"].max()) + 1  # type: ignore[arg-type]
    return LadderRow(
        player=player,
        rating=rating.mu,
        low=low,
        high=high,
        matches=rating.games,
        wins=rate_of(own),
        seats=[rate_of(own.filter(pl.col("seat") == seat)) for seat in range(seats)],
        score=_mean(own["score"]),
        place=_mean(own["place"]),
    )


def by_seat(parts: pl.DataFrame) -> list[WinRate]:
    """The wins of each seat, over all players."""
    rows = frames.results(parts.filter("finished"))
    seats = sorted(rows["seat"].unique())
    return [rate_of(rows.filter(pl.col("seat") == seat)) for seat in seats]


def _mean(values: pl.Series) -> float:
    return float(values.mean())  # type: ignore[arg-type]


def plain(parts: pl.DataFrame) -> dict[str, Any]:
    """Ladder and seats as plain data."""
    return {
        "ladder": msgspec.to_builtins(ladder(parts)),
        "wins_by_seat": msgspec.to_builtins(by_seat(parts)),
    }
