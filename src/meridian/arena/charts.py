"""The charts of a report page, as specifications for Vega: the reader's browser draws them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

import altair as alt
import polars as pl

from meridian.arena.ladder import LadderRow, WinRate
from meridian.arena.statistics import Calibration

Spec = dict[str, Any]
Say = Callable[..., str]
"""A message of the page, by its key, with arguments."""
PLAIN, MARKED, FAINT = "#2a78b5", "#d1600a", "#8a8f98"
QUARTERS: Final = ["#9a6fd0", "#2a8fc0", "#2aa876", "#d1800a"]
"""Colours that can be seen on white and on black."""
WIDE: Final = "container"
ROW: Final = 22
PERCENT: Final = ".1~%"


def _spec(chart: Any) -> Spec:
    with alt.data_transformers.enable("default", max_rows=None):
        found: Spec = chart.to_dict()
    return found


def _rows(rows: Sequence[dict[str, Any]]) -> pl.DataFrame:
    return pl.DataFrame(rows)


def ladder(standings: Sequence[LadderRow], say: Say) -> Spec:
    """Ratings with their intervals, best on top."""
    rows = [
        {"player": row.player, "rating": row.rating, "low": row.low, "high": row.high, "matches": row.matches}
        for row in standings
    ]
    base = alt.Chart(_rows(rows)).encode(
        y=alt.Y("player:N", sort=[row.player for row in standings], title=None),
        tooltip=["player:N", *(alt.Tooltip(f"{name}:Q", format=".1f") for name in ("rating", "low", "high"))],
    )
    bar = base.mark_rule(strokeWidth=6, opacity=0.5, color=PLAIN).encode(
        x=alt.X("low:Q", title=say("rating"), scale=alt.Scale(zero=False)), x2="high:Q"
    )
    dot = base.mark_point(filled=True, size=110, opacity=1, color=PLAIN).encode(x="rating:Q")
    return _spec((bar + dot).properties(width=WIDE, height={"step": 30}))


def seats(rates: Sequence[WinRate], say: Say) -> Spec:
    """Wins of each seat with intervals, and the line of equal chances."""
    rows = [
        {"seat": f"{say('seat')} {at + 1}", "rate": rate.rate, "low": rate.low, "high": rate.high}
        for at, rate in enumerate(rates)
    ]
    base = alt.Chart(_rows(rows)).encode(
        x=alt.X("seat:N", title=None, axis=alt.Axis(labelAngle=0)),
        tooltip=["seat:N", *(alt.Tooltip(f"{name}:Q", format=".1%") for name in ("rate", "low", "high"))],
    )
    bar = base.mark_bar(color=PLAIN, opacity=0.55, width=36).encode(
        y=alt.Y("rate:Q", title=say("wins"), axis=alt.Axis(format=PERCENT))
    )
    line = base.mark_rule(strokeWidth=2.5, color=PLAIN).encode(y="low:Q", y2="high:Q")
    even = alt.Chart(_rows([{"even": 1 / len(rates)}])).mark_rule(color=FAINT, strokeDash=[5, 4]).encode(y="even:Q")
    return _spec((bar + line + even).properties(width=WIDE, height=240))


def lengths(values: Sequence[int], title: str, say: Say) -> Spec:
    """How many games have which length."""
    few = max(values) - min(values) <= 30
    edges = alt.Bin(step=1) if few else alt.Bin(maxbins=30)
    chart = alt.Chart(pl.DataFrame({"length": values})).mark_bar(color=PLAIN, opacity=0.75).encode(
        x=alt.X("length:O", title=title, axis=alt.Axis(labelAngle=0, labelOverlap=True))
        if few
        else alt.X("length:Q", bin=edges, title=title),
        y=alt.Y("count()", title=say("games")),
        tooltip=[alt.Tooltip("count()", title=say("games"))],
    )  # fmt: skip
    return _spec(chart.properties(width=WIDE, height=240))


def coverage(clauses: pl.DataFrame, say: Say) -> Spec:
    """How much of each chapter the matches have touched."""
    named = clauses.with_columns(
        state=pl.when(pl.col("matches") > 0).then(pl.lit(say("cited"))).otherwise(pl.lit(say("never-cited")))
    )
    counted = named.group_by("chapter", "state", maintain_order=True).len("clauses")
    order = clauses["chapter"].unique(maintain_order=True).to_list()
    chart = alt.Chart(counted).mark_bar().encode(
        y=alt.Y("chapter:N", sort=order, title=None, axis=alt.Axis(labelLimit=260)),
        x=alt.X("clauses:Q", title=say("clauses"), axis=alt.Axis(tickMinStep=1)),
        color=alt.Color(
            "state:N",
            title=None,
            scale=alt.Scale(domain=[say("cited"), say("never-cited")], range=[PLAIN, MARKED]),
            legend=alt.Legend(orient="top"),
        ),
        tooltip=["chapter:N", "state:N", "clauses:Q"],
    )  # fmt: skip
    return _spec(chart.properties(width=WIDE, height={"step": ROW}))


def things(rows: pl.DataFrame, ways: Sequence[str], say: Say) -> Spec:
    """The win rates of those who used a thing, one way of using it at a time."""
    chosen = alt.param("way", value=ways[0], bind=alt.binding_select(options=list(ways), name=f"{say('way')} "))
    base = (
        alt.Chart(rows)
        .add_params(chosen)
        .transform_filter("datum.way == way")
        .encode(
            y=alt.Y("title:N", sort=alt.EncodingSortField("edge", order="descending"), title=None,
                    axis=alt.Axis(labelLimit=250)),
            tooltip=[
                alt.Tooltip("title:N", title=say("thing")),
                alt.Tooltip("per_game:Q", title=say("per-game"), format=".2f"),
                alt.Tooltip("users:Q", title=say("users")),
                *(alt.Tooltip(f"{name}:Q", title=say(title), format=".1%") for name, title in TOLD.items()),
            ],
        )
    )  # fmt: skip
    colour = alt.condition("datum.outlier", alt.value(MARKED), alt.value(PLAIN))
    shape = alt.condition("datum.outlier", alt.value("diamond"), alt.value("circle"))
    axis = alt.X(
        "low:Q", title=say("users-win"), axis=alt.Axis(format=PERCENT, tickCount=10), scale=alt.Scale(zero=False)
    )
    line = base.mark_rule(strokeWidth=4, opacity=0.5).encode(x=axis, x2="high:Q", color=colour)
    mean = base.mark_tick(color=FAINT, thickness=2, size=14).encode(x="mean:Q")
    dot = base.mark_point(filled=True, size=70, opacity=1).encode(x="rate:Q", color=colour, shape=shape)
    return _spec((line + mean + dot).properties(width=WIDE, height={"step": ROW}))


TOLD: Final = {"rate": "users-win", "low": "low", "high": "high", "mean": "like"}


def calibration(found: Sequence[Calibration], say: Say) -> Spec:
    """Foretold chances against what came: on the diagonal they are right."""
    rows = [
        {
            "quarter": f"{say('quarter')} {quarter.quarter}",
            "chance": each.chance,
            "rate": each.came.rate,
            "low": each.came.low,
            "high": each.came.high,
            "cases": each.came.games,
        }
        for quarter in found
        if quarter.quarter
        for each in quarter.bins
    ]
    unit = alt.Scale(domain=[0, 1])
    base = alt.Chart(_rows(rows)).encode(
        x=alt.X("chance:Q", title=say("foretold"), scale=unit, axis=alt.Axis(format=PERCENT)),
        color=alt.Color("quarter:N", title=None, legend=alt.Legend(orient="top"), scale=alt.Scale(range=QUARTERS)),
        tooltip=["quarter:N", alt.Tooltip("chance:Q", format=".1%"), alt.Tooltip("rate:Q", format=".1%"), "cases:Q"],
    )
    line = base.mark_line(strokeWidth=2).encode(
        y=alt.Y("rate:Q", title=say("came"), scale=unit, axis=alt.Axis(format=PERCENT))
    )
    bars = base.mark_rule(opacity=0.45).encode(y="low:Q", y2="high:Q")
    dots = base.mark_point(filled=True, size=60, opacity=1).encode(y="rate:Q")
    ends = _rows([{"a": 0, "b": 0}, {"a": 1, "b": 1}])
    right = alt.Chart(ends).mark_line(color=FAINT, strokeDash=[5, 4]).encode(x="a:Q", y="b:Q")
    return _spec((right + line + bars + dots).properties(width=WIDE, height=420))
