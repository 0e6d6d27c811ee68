"""The things of a game as the report shows them: by field, with their titles, one way of using them at a time."""

from __future__ import annotations

from typing import Final

import polars as pl

from meridian.arena.charts import Say
from meridian.arena.simulation import wilson
from meridian.arena.statistics import ENOUGH, things
from meridian.arena.usage import WHOLE
from meridian.core.edition import Edition
from meridian.core.game import Game, titles_of
from meridian.core.speaker import SEAT_FIELDS

MOST: Final = 40
LEAST: Final = 3
"""A field with fewer things tells nothing of a thing among its like."""


class Things:
    """What was used in a tournament, ready to be shown."""

    most = MOST

    def __init__(self, game: Game, edition: Edition, parts: pl.DataFrame, lang: str, say: Say) -> None:
        self.say = say
        self.names = {field: ids for field, ids in game.edition.names(edition).items() if field not in SEAT_FIELDS}
        titles = titles_of(game, edition, lang)
        self.titles = {
            field: dict(zip(ids, titles[field], strict=False)) for field, ids in self.names.items() if field in titles
        }
        self.family = {field: self._first_like(field) for field in self.names}
        self.rows = things(parts)
        if not self.rows.is_empty():
            self.rows = self._shown(self.rows)

    def _first_like(self, field: str) -> str:
        """Fields that name the same things are shown together, under the first of them."""
        return next(other for other, ids in self.names.items() if ids == self.names[field])

    def _shown(self, rows: pl.DataFrame) -> pl.DataFrame:
        """With what the page adds: title, way of use, interval, and the mean of its like as a win rate."""
        bounds = [wilson(won, users) for won, users in rows.select("won", "users").iter_rows()]
        told = rows.select("source", "kind", "field", "thing").iter_rows()
        words = [(self._way(source, kind, field), self._title(field, thing)) for source, kind, field, thing in told]
        return rows.with_columns(
            pl.Series("low", [low for low, _ in bounds]),
            pl.Series("high", [high for _, high in bounds]),
            pl.Series("way", [way for way, _ in words]),
            pl.Series("title", [title for _, title in words]),
            family=pl.col("field").replace(self.family),
            mean=pl.col("expected") + pl.col("like"),
            edge=pl.col("lift") - pl.col("like"),
        )

    def _way(self, source: str, kind: str, field: str) -> str:
        if field == WHOLE[source]:
            return self.say(f"way-whole-{source}")
        way = self.say(f"way-{source}", kind=kind)
        return way if self.family[field] == field else f"{way} ({field})"

    def _title(self, field: str, thing: str) -> str:
        return self.titles.get(field, {}).get(thing, thing)

    def fields(self) -> list[str]:
        """Families of fields with enough to show, as the game orders them; actions and facts last.

        Things the edition gives no title, such as causes of a payment, say little beside them and are left out.
        """
        judged = self.rows.filter(pl.col("users") >= ENOUGH)
        counted = judged.group_by("family", "way").len().filter(pl.col("len") >= LEAST)
        full = set(counted["family"])
        return [field for field in (*self.titles, *WHOLE.values()) if field in full]

    def of(self, family: str) -> tuple[pl.DataFrame, list[str]]:
        """The rows of a family and its ways of use; of each way the things that differ most.

        Ways in which something stands out come first, then the most frequent.
        """
        rows = self.rows.filter((pl.col("family") == family) & (pl.col("users") >= ENOUGH))
        rows = rows.filter(pl.len().over("way") >= LEAST)
        counted = rows.group_by("way").agg(pl.col("outlier").sum(), pl.col("users").sum())
        ways = counted.sort("outlier", "users", "way", descending=[True, True, False])["way"].to_list()
        kept = rows.filter(pl.col("z").abs().rank("ordinal", descending=True).over("way") <= MOST)
        columns = ("way", "title", "per_game", "users", "rate", "low", "high", "mean", "edge", "outlier")
        return kept.select(columns).with_columns(pl.col(pl.Float64).round(4)), ways

    def never(self, family: str) -> list[str]:
        """Things that nobody used in any way."""
        used = set(self.rows.filter(pl.col("family") == family)["thing"])
        return [self._title(family, thing) for thing in self.names.get(family, []) if thing not in used]

    def outliers(self, titled: bool) -> list[tuple[str, ...]]:
        """What stands out, the clearest first, in words: things with a title, or all else, such as actions."""
        chosen = pl.col("field").is_in(list(self.titles)) == titled
        rows = self.rows.filter(chosen & pl.col("outlier")).sort(pl.col("z").abs(), descending=True)
        return [
            (
                row["title"],
                row["field"],
                row["way"],
                f"{'▲' if row['edge'] > 0 else '▼'} {row['rate']:.1%}",
                f"{row['low']:.1%} – {row['high']:.1%}",
                f"{row['mean']:.1%}",
                str(row["users"]),
                f"{row['per_game']:.2f}",
            )
            for row in rows.iter_rows(named=True)
        ]
