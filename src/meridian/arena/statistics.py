"""What the matches of a tournament say about the game: lengths, clauses, things, foretold chances."""

from __future__ import annotations

from statistics import NormalDist
from typing import Any, Final

import msgspec
import polars as pl

from meridian.arena import frames
from meridian.arena.ladder import WinRate, rate
from meridian.core.game import Game
from meridian.core.rulebook import rulebook

DOUBT: Final = 0.05
"""The chance that a single thing is marked in a whole tournament where all are equal."""
APART: Final = 0.05
"""A thing is only marked if its users win so much more or less often than those of its like."""
ENOUGH: Final = 20
"""A thing with fewer users is not judged."""
BINS: Final = 10


def things(parts: pl.DataFrame) -> pl.DataFrame:
    """Every thing in every kind of use: how often it was used, and how its users fared.

    `expected` is what its users win on average, whatever they use: a strong player's favourite card is no strong card.
    `lift` is the difference, `like` the median lift of everything used in this way: those who build much win much, with
    whatever card. `outlier` marks what differs from its like by more than chance would for any of all things.
    """
    finished = parts.filter("finished")
    if finished.is_empty():
        return pl.DataFrame()
    results = frames.results(finished)
    usual = results.group_by("player").agg(expected=pl.col("won").mean())
    used = frames.uses(finished).join(usual, on="player")
    way = ["source", "kind", "field"]
    found = used.group_by(*way, "thing").agg(
        uses=pl.col("times").sum(),
        users=pl.len(),
        won=pl.col("won").sum(),
        rate=pl.col("won").mean(),
        expected=pl.col("expected").mean(),
        noise=(pl.col("expected") * (1 - pl.col("expected"))).sum().sqrt() / pl.len(),
    )
    lift = pl.col("rate") - pl.col("expected")
    found = found.with_columns(lift=lift, per_game=pl.col("uses") / finished.height)
    known = pl.when(pl.col("users") >= ENOUGH).then(pl.col("lift"))
    found = found.with_columns(like=known.median().over(way).fill_null(0.0))
    judged = found.filter(pl.col("users") >= ENOUGH).height
    limit = NormalDist().inv_cdf(1 - DOUBT / (2 * max(1, judged)))
    apart = pl.col("lift") - pl.col("like")
    z = pl.when(pl.col("noise") > 0).then(apart / pl.col("noise")).otherwise(0.0)
    marked = (pl.col("users") >= ENOUGH) & (z.abs() > limit) & (apart.abs() > APART)
    return found.with_columns(z=z, outlier=marked).sort(*way, "thing")


class GameLengths(msgspec.Struct, frozen=True):
    """How long games are, in rounds and decisions, and how many were cut off."""

    matches: int
    unfinished: int
    rounds: list[float]
    decisions: list[float]
    seconds: float


def lengths(parts: pl.DataFrame) -> GameLengths:
    """The least, quartiles and the most; and the CPU seconds of a match."""
    return GameLengths(
        matches=parts.height,
        unfinished=parts.filter(~pl.col("finished")).height,
        rounds=_quartiles(parts["rounds"]),
        decisions=_quartiles(parts["decisions"]),
        seconds=float(parts["seconds"].mean() or 0.0),  # type: ignore[arg-type]
    )


def _quartiles(values: pl.Series) -> list[float]:
    return [float(values.quantile(share) or 0.0) for share in (0.0, 0.25, 0.5, 0.75, 1.0)]


def coverage(game: Game, parts: pl.DataFrame, lang: str) -> pl.DataFrame:
    """Every clause of the rule book: its chapter, its text, in how many matches and how often it was cited."""
    cited = frames.clauses(parts).group_by("clause").agg(matches=pl.len(), cited=pl.col("cited").sum())
    book = rulebook(game.package)
    chapters = {chapter: title.said(lang) for chapter, title in book.chapters.items()}
    rows = [(name, chapters[clause.chapter], book.text(name, lang)) for name, clause in book.clauses.items()]
    every = pl.DataFrame(rows, schema=["clause", "chapter", "text"], orient="row")
    return every.join(cited, on="clause", how="left", maintain_order="left").fill_null(0)


class Bin(msgspec.Struct, frozen=True):
    """Foretold chances of about the same size, and how often they came true."""

    chance: float
    came: WinRate


class Calibration(msgspec.Struct, frozen=True):
    """A quarter of the game: its bins, and the mean square error (Brier), also of one who always says 1 / seats."""

    quarter: int
    bins: list[Bin]
    error: float
    ignorant: float


def calibration(parts: pl.DataFrame) -> list[Calibration]:
    """How well win chances were foretold, by quarter of the game; 0 stands for all of them."""
    rows = frames.chances(parts)
    if rows.is_empty():
        return []
    even = 1 / len(parts["player"][0])
    quarters = [(0, rows), *((int(quarter[0]), own) for quarter, own in sorted(rows.group_by("quarter"), key=_key))]
    return [_calibration(quarter, own, even) for quarter, own in quarters]


def _key(group: tuple[Any, pl.DataFrame]) -> int:
    return int(group[0][0])


def _calibration(quarter: int, rows: pl.DataFrame, even: float) -> Calibration:
    place = (pl.col("chance") * BINS).floor().clip(0, BINS - 1).alias("bin")
    grouped = rows.group_by(place).agg(pl.col("chance").mean(), pl.col("won").sum(), games=pl.len()).sort("bin")
    bins = [Bin(row["chance"], rate(row["won"], row["games"])) for row in grouped.iter_rows(named=True)]
    error, ignorant = (
        float(rows.select(((guess - pl.col("won")) ** 2).mean()).item()) for guess in (pl.col("chance"), pl.lit(even))
    )
    return Calibration(quarter, bins, error, ignorant)
