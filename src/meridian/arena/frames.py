"""Matches as tables: how parts of a tournament are kept as Parquet, and what is made of them at the end."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

import polars as pl

from meridian.arena.tournament import Played
from meridian.core.errors import BadInput

_SEATS: Final = {"player": pl.String, "score": pl.Int64, "place": pl.Int64, "won": pl.Float64}
_USES: Final = {
    "user": pl.Int64, "source": pl.String, "kind": pl.String, "field": pl.String, "thing": pl.String, "times": pl.Int64,
}  # fmt: skip
_CLAUSES: Final = {"clause": pl.String, "cited": pl.Int64}
_CHANCES: Final = {"quarter": pl.Int64, "foretold": pl.Int64, "chance": pl.Float64}
_MATCH: Final = {
    "match": pl.Int64, "group": pl.Int64, "finished": pl.Boolean, "rounds": pl.Int64, "decisions": pl.Int64,
    "asked": pl.Int64, "entries": pl.Int64, "seconds": pl.Float64, "digest": pl.String,
}  # fmt: skip
_LISTS: Final = {**_SEATS, **_USES, **_CLAUSES, **_CHANCES}
SCHEMA: Final[dict[str, Any]] = {**_MATCH, **{name: pl.List(kind) for name, kind in _LISTS.items()}}
"""A part: one row per match; what there are several of lies in lists of one length."""


def part(played: Sequence[Played]) -> pl.DataFrame:
    """The matches of a part, in the order of their numbers."""
    columns: dict[str, list[Any]] = {name: [] for name in SCHEMA}
    for match in sorted(played, key=lambda match: match.match):
        for name in _MATCH:
            columns[name].append(getattr(match, name))
        seats = [(seat.player, seat.score, seat.place, seat.won) for seat in match.seats]
        for names, rows in (
            (_SEATS, seats),
            (_USES, match.uses),
            (_CLAUSES, list(match.clauses.items())),
            (_CHANCES, match.chances),
        ):
            for at, name in enumerate(names):
                columns[name].append([row[at] for row in rows])
    return pl.DataFrame(columns, schema=SCHEMA)


def read_part(path: Path) -> pl.DataFrame:
    """A part as it was written; anything else is refused."""
    try:
        found = pl.read_parquet(path, use_statistics=False)
    except (pl.exceptions.PolarsError, OSError) as error:
        raise BadInput(f"{path}: {str(error).splitlines()[0]}") from None
    if dict(found.schema) != dict(pl.Schema(SCHEMA)):
        raise BadInput(f"{path}: not a part of a tournament")
    return found


def write(frame: pl.DataFrame, path: Path) -> None:
    """Write a table; it appears whole or not at all."""
    half = path.with_name(f".{path.name}.half")
    try:
        frame.write_parquet(half, compression="zstd")
        half.replace(path)
    except OSError as error:
        raise BadInput(f"{path}: {error.strerror or error}") from None


def results(parts: pl.DataFrame) -> pl.DataFrame:
    """One row per match and seat."""
    seat = pl.int_ranges(pl.col("player").list.len()).alias("seat")
    return _apart(parts.select(*_MATCH, seat, *_SEATS), "seat", *_SEATS)


def uses(parts: pl.DataFrame) -> pl.DataFrame:
    """One row per match, seat, kind of use and thing, with what the seat made of the match."""
    rows = _apart(parts.select("match", *_USES), *_USES).rename({"user": "seat"})
    return rows.join(results(parts).select("match", "seat", "player", "won", "finished"), on=["match", "seat"])


def clauses(parts: pl.DataFrame) -> pl.DataFrame:
    """How often each match cited each clause."""
    return _apart(parts.select("match", *_CLAUSES), *_CLAUSES)


def chances(parts: pl.DataFrame) -> pl.DataFrame:
    """The win chances that were foretold, and what came of them."""
    rows = _apart(parts.select("match", *_CHANCES), *_CHANCES).rename({"foretold": "seat"})
    return rows.join(results(parts).select("match", "seat", "player", "won"), on=["match", "seat"])


def _apart(rows: pl.DataFrame, *lists: str) -> pl.DataFrame:
    """A row for each entry of the lists; a match with empty ones has none."""
    return rows.explode(*lists, empty_as_null=False)


FINAL: Final = {"results": results, "uses": uses, "clauses": clauses, "chances": chances}
"""The tables written at the end, by name."""
