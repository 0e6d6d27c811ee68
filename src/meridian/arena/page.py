"""The report of a tournament as a page for people: complete in itself, with nothing fetched from anywhere."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from functools import cache
from html import escape
from importlib.resources import files
from typing import Any

import polars as pl

from meridian import games
from meridian.arena import charts, findings, ladder
from meridian.arena.charts import Spec
from meridian.arena.match import digest_of
from meridian.arena.things import Things
from meridian.arena.tournament import Tournament
from meridian.core.messages import Speaker, bundle
from meridian.core.option import settle

OUTLIER = ("thing", "field", "way", "users-win", "interval", "like", "users", "per-game")
"""The columns of what stands out."""


class Page:
    """Writes the page of one tournament in one language."""

    def __init__(self, plan: Tournament, parts: pl.DataFrame, lang: str) -> None:
        self.plan = plan
        self.parts = parts
        self.lang = lang
        self.game = games.load(plan.header.game)
        self.edition = self.game.edition(plan.header.overlay)
        self.speaker = Speaker(self.game, self.edition, lang)
        self.bundle = bundle("meridian.arena", lang)
        self.contents: list[tuple[str, str]] = []

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
        title = escape(self.say("title", game=self.speaker.text(f"game-{self.game.name}")))
        chapters = (self.ladder, self.seats, self.lengths, self.things, self.clauses, self.calibration)
        body = [part for chapter in chapters for part in chapter()]
        links = "".join(f"<a href='#{name}'>{escape(text)}</a>" for name, text in self.contents)
        nav = f"<nav aria-label='{escape(self.say('contents'), quote=True)}'>{links}</nav>"
        head = (
            f"<meta charset='utf-8'><meta name='viewport' content='width=device-width, initial-scale=1'>"
            f"<title>{title}</title><style>{_resource('report.css')}</style>"
        )
        return "\n".join(
            [
                f"<!doctype html>\n<html lang='{self.lang}'><head>{head}</head><body>",
                f"<header><h1>{title}</h1>{self.about()}{nav}</header><main>",
                *body,
                f"</main><script type='module'>{_inside(_drawing())}</script></body></html>\n",
            ]
        )

    # What was played

    def about(self) -> str:
        header = self.plan.header
        groups = self.parts["group"].n_unique()
        told = self.say("about", matches=self.parts.height, seats=header.seats, groups=groups, seed=self.plan.seed)
        usual = settle(self.game.settings_of(self.edition), {})
        changed = {name: value for name, value in header.options.items() if value != usual.get(name)}
        options = ", ".join(f"{name} = {json.dumps(value)}" for name, value in changed.items()).replace('"', "")
        facts = {
            "players": escape(", ".join(self.plan.players)),
            "edition": f"{escape(header.edition)} <code>{header.edition_hash[:16]}</code>",
            "options": escape(options or self.say("usual")),
            "digest": f"<code>{digest_of(self.parts['digest'].to_list())}</code>",
        }
        rows = "".join(f"<dt>{escape(self.say(key))}</dt><dd>{value}</dd>" for key, value in facts.items())
        unfinished = self.say("unfinished", number=self.parts.filter(~pl.col("finished")).height)
        return f"<p class='dim'>{escape(told)}. {escape(unfinished)}</p><dl>{rows}</dl>"

    # Players and seats

    def ladder(self) -> list[str]:
        rows = ladder.ladder(self.parts)
        if len(rows) < 2:
            return []
        seats = [f"{self.say('seat')} {at + 1}" for at in range(self.plan.header.seats)]
        head = [self.say(key) for key in ("player", "rating", "interval", "matches", "wins", "interval")]
        table = self.table(
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

    def seats(self) -> list[str]:
        rates = ladder.by_seat(self.parts)
        if not rates:
            return []
        table = self.table(
            [self.say("seat"), self.say("wins"), self.say("interval")],
            [(str(at), f"{rate.rate:.1%}", f"{rate.low:.1%} – {rate.high:.1%}") for at, rate in enumerate(rates, 1)],
            words=1,
        )
        drawn = self.chart(charts.seats(rates, self.say), "seats")
        return [self.section("seats", self.p("seats-about"), f"<div class='pair'>{drawn}<div>{table}</div></div>")]

    # The game

    def lengths(self) -> list[str]:
        found = findings.lengths(self.parts)
        about = self.p(
            "length-about",
            rounds=f"{found.rounds[2]:g}",
            decisions=f"{found.decisions[2]:g}",
            seconds=f"{found.seconds:.2f}",
        )
        drawn = "".join(
            self.chart(charts.lengths(self.parts[name].to_list(), self.say(name), self.say), name)
            for name in ("rounds", "decisions")
        )
        return [self.section("length", about, f"<div class='pair'>{drawn}</div>")]

    def clauses(self) -> list[str]:
        found = findings.coverage(self.game, self.parts, self.lang)
        never = found.filter(pl.col("matches") == 0)
        about = self.p("clauses-about", cited=found.height - never.height, all=found.height)
        rows = never.select("clause", "chapter", "text").iter_rows()
        table = self.table([self.say(key) for key in ("clause", "chapter", "rule")], rows, words=3)
        folded = self.folded("never-list", table, never.height)
        return [self.section("clauses-title", about, self.chart(charts.coverage(found, self.say), "clauses"), folded)]

    def things(self) -> list[str]:
        found = Things(self.game, self.edition, self.parts, self.lang, self.say)
        if found.rows.is_empty():
            return []
        head = [self.say(name) for name in OUTLIER]
        things, others = (found.outliers(titled) for titled in (True, False))
        table = self.table(head, things, words=3) if things else self.p("no-outliers")
        folded = self.folded("other-outliers", self.table(head, others, words=3), len(others)) if others else ""
        parts = [self.section("outliers", self.p("outliers-about"), table, folded)]
        for field in found.fields():
            rows, ways = found.of(field)
            chart = self.chart(charts.things(rows, ways, self.say), field)
            never = found.never(field)
            unused = self.folded("never-used", f"<p>{escape('; '.join(never))}</p>", len(never)) if never else ""
            about = self.p("things-about", most=found.most)
            parts.append(self.section("things", about, chart, unused, name=f"by-{field}", field=field))
        return parts

    def calibration(self) -> list[str]:
        found = findings.calibration(self.parts)
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
        table = self.table([self.say(key) for key in ("quarter", "cases", "error", "ignorant")], rows, words=1)
        chart = self.chart(charts.calibration(found, self.say), "calibration")
        return [self.section("calibration", self.p("calibration-about"), chart, table)]

    # Parts of a page

    def section(self, key: str, *parts: str, name: str = "", **args: str) -> str:
        title = self.say(key, **args)
        self.contents.append((name or key, title))
        return f"<section id='{name or key}'><h2>{escape(title)}</h2>{''.join(parts)}</section>"

    def p(self, key: str, **args: Any) -> str:
        return f"<p class='dim'>{escape(self.say(key, **args))}</p>"

    def folded(self, key: str, inside: str, number: int) -> str:
        return f"<details><summary>{escape(self.say(key))} ({number})</summary>{inside}</details>"

    def chart(self, spec: Spec, name: str) -> str:
        """A chart with its data, drawn by the script of the page."""
        data = _inside(json.dumps(spec, ensure_ascii=False, separators=(",", ":")))
        label = escape(name, quote=True)
        return (
            f"<div class='chart' role='img' aria-label='{label}'><script type='application/json'>{data}</script></div>"
        )

    def table(self, head: Sequence[str], rows: Iterable[Sequence[str]], words: int) -> str:
        """A table whose first columns hold words, the others numbers."""
        style = ["" if at < words else " class='n'" for at in range(len(head))]
        top = "".join(f"<th{style[at]}>{escape(text)}</th>" for at, text in enumerate(head))
        body = "\n".join(
            "<tr>" + "".join(f"<td{style[at]}>{escape(cell)}</td>" for at, cell in enumerate(row)) + "</tr>"
            for row in rows
        )
        return f"<div class='scroll'><table><thead><tr>{top}</tr></thead><tbody>\n{body}\n</tbody></table></div>"


@cache
def _drawing() -> str:
    """The script that draws the charts, with all of Vega in it; putting it together takes seconds."""
    from vl_convert import javascript_bundle

    return javascript_bundle(_resource("report.js"))


def _resource(name: str) -> str:
    return files("meridian.arena").joinpath(name).read_text(encoding="utf-8")


def _inside(text: str) -> str:
    """Text that can stand in a script element: nothing in it may end the element."""
    return text.replace("</script", "<\\/script").replace("<!--", "<\\!--")
