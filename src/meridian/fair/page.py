"""The roll report as a page for people: printable, complete in itself, with nothing fetched from anywhere.

What stands where is in `templates/report.html`; here is what the template asks for.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import zip_longest

from meridian.core.codec import words_for
from meridian.core.errors import BadInput
from meridian.core.game import Game
from meridian.core.journal import Header
from meridian.core.messages import Speaker
from meridian.core.pages import page
from meridian.fair.record import DECLARED_BY, OPEN, RANDOM, TYPED, Chain, Heard, Roll
from meridian.fair.report import Report
from meridian.fair.statistics import Tally

RARE = 0.01
"""Only below this probability, and never in a small sample, a figure is marked."""
SECRETS = {RANDOM: "random", TYPED: "typed"}


class Page:
    """What the page of one report says, in the language of its texts."""

    def __init__(self, report: Report, seal: str, game: Game, header: Header) -> None:
        self.report = report
        self.seal = seal
        self.game = game
        self.words = words_for(game, header)
        self.speaker = Speaker(game, game.edition(header.overlay), report.lang)
        self.effects = dict(report.effects)

    def html(self) -> str:
        """The whole page."""
        return page("meridian.fair", "report.html", page=self, report=self.report, text=self.text, said=self.said)

    def text(self, key: str, **args: str | int) -> str:
        """A message of the page."""
        return self.speaker.text(f"report-{key}", **args)

    def facts(self) -> dict[str, tuple[str, str]]:
        """What was fixed before the first roll: in words, and in letters that machines read."""
        head = self.report.header
        options = ", ".join(f"{name} = {json.dumps(value)}" for name, value in head.options.items()).replace('"', "")
        return {
            "game": (
                f"{self.speaker.text(f'game-{head.game}')} ({self.text('rules', version=head.rules_version)})",
                "",
            ),
            "edition": (head.edition, head.edition_hash),
            "overlay": ("", json.dumps(head.overlay, ensure_ascii=False)) if head.overlay else (self.text("none"), ""),
            "options": (options or self.text("none"), ""),
            "seats": (str(head.seats), ""),
            "secrets": (self.text(f"secrets-{SECRETS.get(head.secrets, 'seed')}"), ""),
        }

    # Rolls

    def audience(self, words: str) -> str:
        """Who may see an outcome."""
        if words in ("everybody", "nobody"):
            return self.text(words)
        return ", ".join(self.speaker.seat(self.words.read_actor(word)) for word in words.split())

    def clauses(self, clauses: list[str]) -> dict[str, str]:
        """Clause ids with their texts."""
        book = self.game.rulebook()
        return {clause: book.text(clause, self.report.lang) if clause in book else "" for clause in clauses}

    def said(self, outcome: str) -> str:
        """An outcome in words; one that this game does not know, as it stands."""
        try:
            return self.speaker.action(self.words.read(outcome))
        except BadInput:
            return outcome

    def odds(self, roll: Roll) -> str:
        """How likely an outcome was."""
        if roll.outcome is None or roll.outcomes is None or roll.weights is None:
            return ""
        return f"{roll.weights[roll.outcomes.index(roll.outcome)]} / {sum(roll.weights)}"

    def state(self, roll: Roll) -> str:
        """Whether its key is revealed, so that it can be checked."""
        links = [chain for chain in self.report.chains if chain.after < roll.number][-1]
        values = links.open_values if roll.chain == OPEN else links.closed_values
        return self.text("checkable" if roll.period - links.first < len(values) else "not-revealed")

    def declared(self) -> list[tuple[int, str, str]]:
        """Dice that people have typed in, and who did: they stand among what was heard, which is told at the end."""
        closing = self.report.closing.heard if self.report.closing else []
        heard: list[Heard] = [entry for roll in self.report.rolls for entry in roll.heard or []] + closing
        return [
            (number, self.audience(actor.removeprefix(DECLARED_BY)), outcome)
            for number, actor, outcome in heard
            if actor.startswith(DECLARED_BY)
        ]

    # Figures

    def chi_square(self, tally: Tally) -> str:
        """Whether counts are remarkable; nothing where that cannot be said."""
        if tally.p is None or tally.chi_square is None or tally.freedom is None:
            return ""
        square, p = f"{tally.chi_square:.2f}", f"{tally.p:.4f}"
        return self.text("chi-square", square=square, freedom=tally.freedom, p=p)

    def is_rare(self, tally: Tally) -> bool:
        """Whether chance alone hardly ever does so."""
        return tally.p is not None and tally.p < RARE

    def longest_run(self, tally: Tally) -> str:
        """The longest run of one outcome, where it is told."""
        run = tally.longest_run
        return self.text("run", length=run.length, expected=f"{run.expected:.3g}") if run is not None else ""

    # Proof

    def values(self, chain: Chain) -> Iterator[tuple[str, str, str]]:
        """The commitments of a chain and what is revealed of it, by name."""
        open_values, closed_values = [chain.open, *chain.open_values], [chain.closed, *chain.closed_values]
        for at, pair in enumerate(zip_longest(open_values, closed_values, fillvalue="")):
            yield f"s_{at}", *pair
