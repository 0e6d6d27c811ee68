"""The documented roll report: a record, what its rolls led to, figures, and how to check it all."""

from __future__ import annotations

import msgspec

from meridian.core.facts import Fact
from meridian.core.game import Game, edition_of, speaker_for
from meridian.core.journal import Journal
from meridian.core.speaker import Speaker
from meridian.fair.first import FORMAT
from meridian.fair.first.agreement import agree
from meridian.fair.first.explain import BY_HAND, NOT_PROVEN
from meridian.fair.first.record import Chain, Closing, Record, RecordHeader, Roll
from meridian.fair.statistics import RollStatistics, statistics
from meridian.fair.terms import DERIVED, TYPED

Effects = list[tuple[int, list[str]]]
"""For a roll, what it led to, in sentences."""


class Report(msgspec.Struct, frozen=True, kw_only=True):
    """A record with everything a reader needs. As a file it is closed by a seal over all its bytes."""

    meridian: str = "roll report"
    format: int = FORMAT
    over: bool
    header: RecordHeader
    chains: list[Chain]
    rolls: list[Roll]
    closing: Closing | None
    effects: Effects
    statistics: list[RollStatistics]
    lang: str
    how_to_check: list[str]
    not_proven: list[str]


def make_report(record: Record, game: Game, journal: Journal, lang: str) -> Report:
    """The report of a journal and its record, in one language; both must be of the same game."""
    facts = agree(record, game, journal)
    speaker = speaker_for(game, edition_of(game, journal.header.overlay), lang)
    more = {DERIVED: ["simulated"], TYPED: ["declared"]}.get(record.header.secrets, [])
    return Report(
        over=record.over,
        header=record.header,
        chains=record.chains,
        rolls=record.rolls,
        closing=record.closing,
        effects=_effects(record, facts, speaker),
        statistics=statistics(record.rolls),
        lang=lang,
        how_to_check=BY_HAND.splitlines(),
        not_proven=[speaker.text(f"report-not-proven-{reason}") for reason in [*NOT_PROVEN, *more]],
    )


def _effects(record: Record, facts: dict[int, list[Fact]], speaker: Speaker) -> Effects:
    """What each roll led to: during the game as far as everybody may know it."""
    effects: Effects = []
    for number, told in sorted(facts.items()):
        lines = [speaker.fact(fact) for fact in told if record.over or fact.heard_by(None)]
        if lines:
            effects.append((number, lines))
    return effects
