"""The report of a tournament as a page for people: complete in itself, with nothing fetched from anywhere.

How its parts look is in `templates/tournament.html`; here is what they say.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from typing import Any, NamedTuple

import polars as pl

from meridian import games
from meridian.arena import charts, ladder, statistics
from meridian.arena.charts import Spec
from meridian.arena.item_report import Things
from meridian.arena.match import digest_of
from meridian.arena.tournament import Tournament
from meridian.core.game import edition_of, speaker_for
from meridian.core.messages import bundle
from meridian.core.option import settle
from meridian.core.pages import page

OUTLIER = ("thing", "field", "way", "users-win", "interval", "like", "users", "per-game")
"""The columns of what stands out."""


class Paragraph(NamedTuple):
    """A paragraph."""

    text: str
    kind: str = "words"
    dim: bool = True


class Chart(NamedTuple):
    """A chart with its data, drawn by the script of the page."""

    label: str
    spec: Spec
    kind: str = "chart"


class Grid(NamedTuple):
    """A table whose first columns hold words, the others numbers."""

    head: Sequence[str]
    rows: Sequence[Sequence[str]]
    words: int
    kind: str = "grid"


class SideBySide(NamedTuple):
    """Parts beside each other, where there is room."""

    parts: Sequence[Chart | Grid]
    kind: str = "pair"


class Folded(NamedTuple):
    """Parts that readers unfold."""

    title: str
    number: int
    parts: Sequence[Grid | Paragraph]
    kind: str = "folded"


Part = Paragraph | Chart | Grid | SideBySide | Folded


class Chapter(NamedTuple):
    """A chapter of the page."""

    name: str
    title: str
    parts: Sequence[Part]


class TournamentPage:
    """Writes the page of one tournament in one language."""

    def __init__(self, plan: Tournament, parts: pl.DataFrame, lang: str) -> None:
        self.plan = plan
        self.parts = parts
        self.lang = lang
        self.game = games.load(plan.header.game)
        self.edition = edition_of(self.game, plan.header.overlay)
        self.speaker = speaker_for(self.game, self.edition, lang)
        self.bundle = bundle("meridian.arena", lang)

    def say(self, key: str, **args: Any) -> str:
        """A message of the page, as it is."""
        pattern = self.bundle.get_message(f"arena-{key}").value
        assert pattern is not None
        text, errors = self.bundle.format_pattern(pattern, args)
        if errors:
            raise ValueError(f"message arena-{key}: {errors[0]}")
        return str(text)

    def html(self) -> str:
        """The whole page."""
        chapters = (self.ladder, self.seats, self.lengths, self.things, self.clauses, self.calibration)
        return page(
            "meridian.arena",
            "tournament.html",
            lang=self.lang,
            title=self.say("title", game=self.speaker.text(f"game-{self.game.name}")),
            about=self.about(),
            facts={self.say(key): told for key, told in self.facts().items()},
            contents=self.say("contents"),
            sections=[section for chapter in chapters for section in chapter()],
            drawing=_drawing(),
        )

    # What was played

    def about(self) -> str:
        groups = self.parts["group"].n_unique()
        seats, seed = self.plan.header.seats, self.plan.seed
        unfinished = self.say("unfinished", number=self.parts.filter(~pl.col("finished")).height)
        return f"{self.say('about', matches=self.parts.height, seats=seats, groups=groups, seed=seed)}. {unfinished}"

    def facts(self) -> dict[str, tuple[str, str]]:
        """What was fixed, in words and in letters that machines read."""
        header = self.plan.header
        usual = settle(self.game.edition.options(self.edition), {})
        changed = {name: value for name, value in header.options.items() if value != usual.get(name)}
        options = ", ".join(f"{name} = {json.dumps(value)}" for name, value in changed.items()).replace('"', "")
        return {
            "players": (", ".join(self.plan.players), ""),
            "edition": (header.edition, header.edition_hash[:16]),
            "options": (options or self.say("usual"), ""),
            "digest": ("", digest_of(self.parts["digest"].to_list())),
        }

    # Players and seats

    def ladder(self) -> list[Chapter]:
        rows = ladder.ladder(self.parts)
        if len(rows) < 2:
            return []
        seats = [f"{self.say('seat')} {at + 1}" for at in range(self.plan.header.seats)]
        head = [self.say(key) for key in ("player", "rating", "interval", "matches", "wins", "interval")]
        table = Grid(
            [*head, *seats, self.say("score"), self.say("place")],
            [
                (
                    row.player,
                    f"{row.rating:.1f}",
                    f"{row.low:.1f} – {row.high:.1f}",
                    str(row.matches),
                    f"{row.wins.rate:.1%}",
                    f"{row.wins.low:.1%} – {row.wins.high:.1%}",
                    *(f"{seat.rate:.1%}" for seat in row.seats),
                    f"{row.score:.1f}",
                    f"{row.place:.2f}",
                )
                for row in rows
            ],
            words=1,
        )
        return [
            self.section("ladder", self.p("ladder-about"), self.chart(charts.ladder(rows, self.say), "ladder"), table)
        ]

    def seats(self) -> list[Chapter]:
        rates = ladder.by_seat(self.parts)
        if not rates:
            return []
        table = Grid(
            [self.say("seat"), self.say("wins"), self.say("interval")],
            [(str(at), f"{rate.rate:.1%}", f"{rate.low:.1%} – {rate.high:.1%}") for at, rate in enumerate(rates, 1)],
            words=1,
        )
        drawn = self.chart(charts.seats(rates, self.say), "seats")
        return [self.section("seats", self.p("seats-about"), SideBySide([drawn, table]))]

    # The game

    def lengths(self) -> list[Chapter]:
        found = statistics.lengths(self.parts)
        about = self.p(
            "length-about",
            rounds=f"{found.rounds[2]:g}",
            decisions=f"{found.decisions[2]:g}",
            seconds=f"{found.seconds:.2f}",
        )
        drawn = [
            self.chart(charts.lengths(self.parts[name].to_list(), self.say(name), self.say), name)
            for name in ("rounds", "decisions")
        ]
        return [self.section("length", about, SideBySide(drawn))]

    def clauses(self) -> list[Chapter]:
        found = statistics.coverage(self.game, self.parts, self.lang)
        never = found.filter(pl.col("matches") == 0)
        about = self.p("clauses-about", cited=found.height - never.height, all=found.height)
        rows = never.select("clause", "chapter", "text").rows()
        table = Grid([self.say(key) for key in ("clause", "chapter", "rule")], rows, words=3)
        folded = Folded(self.say("never-list"), never.height, [table])
        chart = self.chart(charts.coverage(found, self.say), "clauses-title")
        return [self.section("clauses-title", about, chart, folded)]

    def things(self) -> list[Chapter]:
        found = Things(self.game, self.edition, self.parts, self.lang, self.say)
        if found.rows.is_empty():
            return []
        head = [self.say(name) for name in OUTLIER]
        things, others = (found.outliers(titled) for titled in (True, False))
        table = Grid(head, things, words=3) if things else self.p("no-outliers")
        folded = [Folded(self.say("other-outliers"), len(others), [Grid(head, others, words=3)])] if others else []
        sections = [self.section("outliers", self.p("outliers-about"), table, *folded)]
        for field in found.fields():
            rows, ways = found.of(field)
            chart = self.chart(charts.things(rows, ways, self.say), "things", field=field)
            never = found.never(field)
            words = Paragraph("; ".join(never), dim=False)
            unused = [Folded(self.say("never-used"), len(never), [words])] if never else []
            about = self.p("things-about", most=found.most)
            sections.append(self.section("things", about, chart, *unused, name=f"by-{field}", field=field))
        return sections

    def calibration(self) -> list[Chapter]:
        found = statistics.calibration(self.parts)
        if not found:
            return []
        rows = [
            (
                str(each.quarter or self.say("all-quarters")),
                str(sum(one.came.games for one in each.bins)),
                f"{each.error:.4f}",
                f"{each.ignorant:.4f}",
            )
            for each in found
        ]
        table = Grid([self.say(key) for key in ("quarter", "cases", "error", "ignorant")], rows, words=1)
        chart = self.chart(charts.calibration(found, self.say), "calibration")
        return [self.section("calibration", self.p("calibration-about"), chart, table)]

    # Parts of a page

    def section(self, key: str, *parts: Part, name: str = "", **args: str) -> Chapter:
        return Chapter(name or key, self.say(key, **args), parts)

    def p(self, key: str, **args: Any) -> Paragraph:
        return Paragraph(self.say(key, **args))

    def chart(self, spec: Spec, key: str, **args: str) -> Chart:
        return Chart(self.say(key, **args), spec)


@cache
def _drawing() -> str:
    """The script that draws the charts, with all of Vega in it; putting it together takes seconds."""
    from vl_convert import javascript_bundle

    return javascript_bundle(files("meridian.arena").joinpath("report.js").read_text(encoding="utf-8"))
