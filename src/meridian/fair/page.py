"""The roll report as a page for people: printable, complete in itself, with nothing fetched from anywhere."""

from __future__ import annotations

import json
from html import escape

from meridian.core.codec import words_for
from meridian.core.errors import BadInput
from meridian.core.game import Game
from meridian.core.journal import Header
from meridian.core.messages import Speaker
from meridian.fair.record import DECLARED_BY, OPEN, RANDOM, TYPED, Chain, Heard, Roll
from meridian.fair.report import Report
from meridian.fair.statistics import Tally

RARE = 0.01
"""Only below this probability, and never in a small sample, a figure is marked."""
SECRETS = {RANDOM: "random", TYPED: "typed"}
STYLE = """
body { font: 15px/1.45 system-ui, sans-serif; color: #1b1b1b; background: #fff; max-width: 70rem; margin: 2rem auto;
  padding: 0 1rem }
table { border-collapse: collapse; width: 100%; margin: .5rem 0 1.5rem }
th, td { text-align: left; vertical-align: top; padding: .2rem .5rem; border-bottom: 1px solid #ccc }
.id, td.n { white-space: nowrap }
td.n, th.n { text-align: right; font-variant-numeric: tabular-nums }
code, pre { font: 12px/1.4 ui-monospace, monospace; overflow-wrap: anywhere }
pre { white-space: pre-wrap; border: 1px solid #ccc; padding: .7rem }
.rare { background: #ffe2b8 } .dim { color: #595959 }
@media print { body { margin: 0; max-width: none; font-size: 10pt } tr { break-inside: avoid } thead { display:
  table-header-group } }
"""


class Page:
    """Writes the page of one report in the language of its texts."""

    def __init__(self, report: Report, seal: str, game: Game, header: Header) -> None:
        self.report = report
        self.seal = seal
        self.game = game
        self.words = words_for(game, header)
        self.speaker = Speaker(game, game.edition(header.overlay), report.lang)
        self.effects = dict(report.effects)

    def html(self) -> str:
        """The whole page."""
        title = f"{self.text('title')}: {escape(self.report.header.table)}"
        parts = [
            f"<h1>{title}</h1>",
            f"<p>{self.text('about-over' if self.report.over else 'about-running')}</p>",
            self.facts(),
            *self.section("rolls", self.rolls()),
            *(self.section("declared", self.declared()) if self.declarations() else []),
            *self.section("statistics", f"<p>{self.text('small-samples')}</p>", *map(self.tally, self.statistics())),
            *self.section("proof", *map(self.chain, self.report.chains)),
            *self.section("how", f"<p>{self.text('how-text')}</p>", self.by_hand()),
            *self.section("not-proven", self.not_proven()),
            f"<p class='dim'>{self.text('seal')}: <code>{self.seal}</code></p>",
        ]
        head = f"<meta charset='utf-8'><title>{title}</title><style>{STYLE}</style>"
        return f"<!doctype html>\n<html lang='{self.report.lang}'><head>{head}</head><body>\n" + "\n".join(
            [*parts, "</body></html>\n"]
        )

    def text(self, key: str, **args: str | int) -> str:
        """A message of the page, safe to stand in it."""
        return escape(self.speaker.text(f"report-{key}", **args))

    def section(self, key: str, *parts: str) -> list[str]:
        return [f"<h2>{self.text(key)}</h2>", *parts]

    def table(self, columns: list[str], rows: list[str]) -> str:
        head = "".join(f"<th>{self.text(column)}</th>" for column in columns)
        return f"<table><thead><tr>{head}</tr></thead><tbody>\n" + "\n".join(rows) + "\n</tbody></table>"

    def facts(self) -> str:
        """What was fixed before the first roll."""
        head = self.report.header
        options = ", ".join(f"{name} = {json.dumps(value)}" for name, value in head.options.items()).replace('"', "")
        told = {
            "game": f"{self.speaker.text(f'game-{head.game}')} ({self.text('rules', version=head.rules_version)})",
            "edition": f"{escape(head.edition)} <code>{head.edition_hash}</code>",
            "overlay": f"<code>{escape(str(head.overlay))}</code>" if head.overlay else self.text("none"),
            "options": escape(options) or self.text("none"),
            "seats": str(head.seats),
            "secrets": self.text(f"secrets-{SECRETS.get(head.secrets, 'seed')}"),
        }
        rows = [f"<tr><th>{self.text(key)}</th><td>{value}</td></tr>" for key, value in told.items()]
        return "<table><tbody>\n" + "\n".join(rows) + "\n</tbody></table>"

    # Rolls

    def rolls(self) -> str:
        columns = ["number", "period", "step", "who", "why", "outcome", "odds", "effect", "state"]
        return self.table(columns, [self.roll(roll) for roll in self.report.rolls])

    def roll(self, roll: Roll) -> str:
        effect = "<br>".join(escape(line) for line in self.effects.get(roll.number, []))
        cells = [
            f"<td class='n'>{roll.number}</td><td class='n'>{roll.period}</td>",
            f"<td class='n'>{roll.step if roll.step is not None else ''}</td>",
            f"<td>{self.audience(roll.audience)}</td><td>{self.clauses(roll.clauses)}</td>",
            f"<td>{self.outcome(roll)}</td><td class='n'>{self.odds(roll)}</td>",
            f"<td>{effect}</td><td>{self.text(self.state(roll))}</td>",
        ]
        return "<tr>" + "".join(cells) + "</tr>"

    def audience(self, words: str) -> str:
        if words in ("everybody", "nobody"):
            return self.text(words)
        return escape(", ".join(self.speaker.seat(self.words.read_actor(word)) for word in words.split()))

    def clauses(self, clauses: list[str]) -> str:
        """Clause ids; their texts are one pointer away."""
        book = self.game.rulebook()
        texts = [book.text(clause, self.report.lang) if clause in book else "" for clause in clauses]
        return ", ".join(
            f"<span class='id' title='{escape(text)}'>{escape(clause)}</span>"
            for clause, text in zip(clauses, texts, strict=True)
        )

    def outcome(self, roll: Roll) -> str:
        if roll.outcome is None:
            return f"<span class='dim'>{self.text('hidden')}</span> <code>{roll.commitment}</code>"
        return self.said(roll.outcome)

    def said(self, outcome: str) -> str:
        try:
            return escape(self.speaker.action(self.words.read(outcome)))
        except BadInput:
            return escape(outcome)

    def odds(self, roll: Roll) -> str:
        if roll.outcome is None or roll.outcomes is None or roll.weights is None:
            return ""
        return f"{roll.weights[roll.outcomes.index(roll.outcome)]} / {sum(roll.weights)}"

    def state(self, roll: Roll) -> str:
        """Whether its key is revealed, so that it can be checked."""
        links = [chain for chain in self.report.chains if chain.after < roll.number][-1]
        values = links.open_values if roll.chain == OPEN else links.closed_values
        return "checkable" if roll.period - links.first < len(values) else "not-revealed"

    def declarations(self) -> list[Heard]:
        """Dice that people have typed in; they stand among what was said, which is told at the end."""
        closing = self.report.closing.heard if self.report.closing else []
        heard = [entry for roll in self.report.rolls for entry in roll.heard or []] + closing
        return [entry for entry in heard if entry[1].startswith(DECLARED_BY)]

    def declared(self) -> str:
        rows = [
            f"<tr><td class='n'>{number}</td><td>{self.audience(actor.removeprefix(DECLARED_BY))}</td>"
            f"<td>{self.said(outcome)}</td></tr>"
            for number, actor, outcome in self.declarations()
        ]
        return self.table(["step", "by", "outcome"], rows)

    # Figures

    def statistics(self) -> list[Tally]:
        return self.report.statistics

    def tally(self, tally: Tally) -> str:
        """One kind of question: counts, and whether they are remarkable, where that can be said."""
        rows = [
            f"<tr><td>{self.said(outcome)}</td><td class='n'>{count}</td>"
            f"<td class='n'>{tally.expected[outcome]:.2f}</td></tr>"
            for outcome, count in tally.counts.items()
        ]
        lines = [f"<h3>{escape(tally.kind)} ({self.clauses(tally.clauses)}): {tally.rolls}</h3>"]
        lines.append(self.table(["outcome", "count", "expected"], rows))
        if tally.p is None or tally.chi_square is None or tally.freedom is None:
            lines.append(f"<p class='dim'>{self.text('too-few')}</p>")
        else:
            mark = " class='rare'" if tally.p < RARE else ""
            square, p = f"{tally.chi_square:.2f}", f"{tally.p:.4f}"
            told = self.text("chi-square", square=square, freedom=tally.freedom, p=p)
            lines.append(f"<p{mark}>{told}</p>")
        if tally.longest_run is not None:
            run = tally.longest_run
            told = self.text("run", length=run.length, expected=f"{run.expected:.3g}")
            lines.append(f"<p>{told} ({self.said(run.outcome)})</p>")
        return "\n".join(lines)

    # Proof

    def chain(self, chain: Chain) -> str:
        """Commitments, nonces and revealed values."""
        last = chain.first + chain.length - 1
        rows = [self.value("s_0", chain.open, chain.closed)]
        both = max(len(chain.open_values), len(chain.closed_values))
        for at in range(both):
            pair = [values[at] if at < len(values) else "" for values in (chain.open_values, chain.closed_values)]
            rows.append(self.value(f"s_{at + 1}", *pair))
        nonces = "".join(
            f"<li>{escape(self.speaker.seat(seat))}: <code>{nonce}</code></li>"
            for seat, nonce in enumerate(chain.nonces)
        )
        title = self.text("chain", first=chain.first, last=last)
        return f"<h3>{title}</h3>\n{self.table(['value', 'open', 'closed'], rows)}\n<ul>{nonces}</ul>"

    def value(self, name: str, *values: str) -> str:
        return f"<tr><td>{name}</td>" + "".join(f"<td><code>{value}</code></td>" for value in values) + "</tr>"

    def by_hand(self) -> str:
        return "<pre>" + escape("\n".join(self.report.how_to_check)) + "</pre>"

    def not_proven(self) -> str:
        return "<ul>" + "".join(f"<li>{escape(line)}</li>" for line in self.report.not_proven) + "</ul>"
