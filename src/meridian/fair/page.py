"""The roll report as a page for people: printable, complete in itself, with nothing fetched from anywhere.

What stands where is in `templates/report.html`; here is what the template asks for.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import zip_longest
from typing import NamedTuple

from meridian.core.codec import words_for
from meridian.core.errors import BadInput
from meridian.core.game import Game, edition_of, speaker_for
from meridian.core.journal import Header
from meridian.core.pages import page
from meridian.core.rulebook import rulebook
from meridian.fair.explain import BY_HAND
from meridian.fair.hashes import sha
from meridian.fair.record import AnyRoll
from meridian.fair.report import AnyReport, Report
from meridian.fair.statistics import RollStatistics
from meridian.fair.terms import DECLARED_BY, OPEN, RANDOM, TYPED, Heard

RARE = 0.01
"""Only below this probability, and never in a small sample, a figure is marked."""
SECRETS = {RANDOM: "random", TYPED: "typed"}


class ReportPage:
    """What the page of one report says, in the language of its texts."""

    def __init__(self, report: AnyReport, seal: str, game: Game, header: Header) -> None:
        self.report = report
        self.seal = seal
        self.game = game
        self.words = words_for(game, header)
        self.speaker = speaker_for(game, edition_of(game, header.overlay), report.lang)
        self.effects = dict(report.effects)
        self.proofs = proofs_of(report)

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
        book = rulebook(self.game.package)
        return {clause: book.text(clause, self.report.lang) if clause in book else "" for clause in clauses}

    def said(self, outcome: str) -> str:
        """An outcome in words; one that this game does not know, as it stands."""
        try:
            return self.speaker.action(self.words.read(outcome))
        except BadInput:
            return outcome

    def odds(self, roll: AnyRoll) -> str:
        """How likely an outcome was."""
        if roll.outcome is None or roll.outcomes is None or roll.weights is None:
            return ""
        return f"{roll.weights[roll.outcomes.index(roll.outcome)]} / {sum(roll.weights)}"

    def state(self, roll: AnyRoll) -> str:
        """Whether its key is revealed, so that it can be checked."""
        proof = [proof for proof in self.proofs if proof.after < roll.number][-1]
        known = len(proof.open if roll.chain == OPEN else proof.closed) - 1
        return self.text("checkable" if roll.period - proof.first < known else "not-revealed")

    def declared(self) -> list[tuple[int, str, str]]:
        """Dice that people typed in, and who did; these entries are revealed at the end."""
        closing = self.report.closing.heard if self.report.closing else []
        heard: list[Heard] = [entry for roll in self.report.rolls for entry in roll.heard or []] + closing
        return [
            (number, self.audience(actor.removeprefix(DECLARED_BY)), outcome)
            for number, actor, outcome in heard
            if actor.startswith(DECLARED_BY)
        ]

    # Figures

    def chi_square(self, tally: RollStatistics) -> str:
        """Whether counts are remarkable; nothing where that cannot be said."""
        if tally.p is None or tally.chi_square is None or tally.freedom is None:
            return ""
        square, p = f"{tally.chi_square:.2f}", f"{tally.p:.4f}"
        return self.text("chi-square", square=square, freedom=tally.freedom, p=p)

    def is_rare(self, tally: RollStatistics) -> bool:
        """Whether chance alone hardly ever does so."""
        return tally.p is not None and tally.p < RARE

    def longest_run(self, tally: RollStatistics) -> str:
        """The longest run of one outcome, where the report states it."""
        run = tally.longest_run
        return self.text("run", length=run.length, expected=f"{run.expected:.3g}") if run is not None else ""

    # Proof

    def notes(self) -> list[str]:
        """What a reader should know of this table: take-backs, nonces that were withheld, a rescue, signatures."""
        report, say = self.report, self.speaker.text
        if not isinstance(report, Report):
            return [say("verify-format-1")]
        back = sum(roll.taken_back for roll in report.rolls) + (report.closing.taken_back if report.closing else 0)
        given = [self.gave(seat) for seat in range(report.header.seats)]
        withheld = [self.speaker.seat(seat) for seat, how in enumerate(given) if how == "withheld"]
        named = {
            say("verify-take-backs", count=back): back > 0,
            say("verify-abandoned"): report.closing is not None and report.closing.ended == "abandoned",
            say("verify-rescued", entries=report.header.rescued): report.header.rescued > 0,
            say("verify-withheld", seats=", ".join(withheld)): bool(withheld),
            say("verify-nobody-gave"): "given" not in given and "person" in report.agreement.players,
            say("verify-signatures-none"): report.signed.key is None,
        }
        return [line for line, holds in named.items() if holds]

    def gave(self, seat: int) -> str:
        """Where the nonce of a seat comes from: given, withheld or fixed. Format 1 does not tell."""
        if not isinstance(self.report, Report):
            return ""
        agreement = self.report.agreement
        hashed = agreement.nonce_hashes[seat]
        if hashed is None:
            return "fixed"
        return "given" if sha(bytes.fromhex(agreement.nonces[seat])).hex() == hashed else "withheld"

    def by_hand(self) -> str:
        """Code that checks the report."""
        return BY_HAND if isinstance(self.report, Report) else "\n".join(self.report.how_to_check)

    def not_proven(self) -> list[str]:
        """What the report does not prove, in sentences."""
        if not isinstance(self.report, Report):
            return self.report.not_proven
        return [self.text(f"not-proven-{key}") for key in self.report.not_proven]


class Proof(NamedTuple):
    """A pair of chains as the page shows it: its periods, after how many rolls it began, the values known so far."""

    first: int
    last: int
    after: int
    open: list[str]
    closed: list[str]
    nonces: list[str]

    def values(self) -> Iterator[tuple[str, str, str]]:
        """The commitments and what is revealed, by name."""
        for at, pair in enumerate(zip_longest(self.open, self.closed, fillvalue="")):
            yield f"s_{at}", *pair


def proofs_of(report: AnyReport) -> list[Proof]:
    """The pairs of chains of a report; format 2 has one."""
    if isinstance(report, Report):
        told = report.agreement
        both = [told.open, *told.open_values], [told.closed, *told.closed_values]
        return [Proof(1, report.header.periods, 0, *both, told.nonces)]
    return [
        Proof(
            chain.first,
            chain.first + chain.length - 1,
            chain.after,
            [chain.open, *chain.open_values],
            [chain.closed, *chain.closed_values],
            chain.nonces,
        )
        for chain in report.chains
    ]
