"""The documented roll report: a record, what its rolls led to, figures, and what it does not prove."""

from __future__ import annotations

import hashlib
import json
from typing import Any

import msgspec

from meridian.core.game import Game, edition_of, speaker_for
from meridian.core.journal import Journal
from meridian.core.speaker import Speaker
from meridian.fair.explain import not_proven
from meridian.fair.first.report import Report as FirstReport
from meridian.fair.first.report import make_report as make_first_report
from meridian.fair.record import FORMAT, Agreement, AnyRecord, Closing, Record, RecordHeader, RollRecord, Signed
from meridian.fair.recorded import Newest
from meridian.fair.replaying import Facts, facts_of
from meridian.fair.signing import Signatory
from meridian.fair.statistics import RollStatistics, statistics

Effects = list[tuple[int, list[str]]]
"""For a roll, what it led to, in sentences."""


class Report(msgspec.Struct, frozen=True, kw_only=True):
    """A record with everything a reader needs. As a file it is closed by a seal over all its bytes."""

    meridian: str = "roll report"
    format: int = FORMAT
    over: bool
    header: RecordHeader
    agreement: Agreement
    signed: Signed
    rolls: list[RollRecord]
    closing: Closing | None
    effects: Effects
    statistics: list[RollStatistics]
    lang: str
    not_proven: list[str]


AnyReport = Report | FirstReport


def make_report(
    record: AnyRecord, game: Game, journal: Journal, lang: str, signatory: Signatory | None = None
) -> AnyReport:
    """The report of a journal and its record, in one language; both must be of the same game."""
    if not isinstance(record, Record):
        return make_first_report(record, game, journal, lang)
    facts = facts_of(record, game, journal)
    signed = Signed() if signatory is None else signatory.signed(record.header.table, record.agreement, newest(record))
    return Report(
        over=record.over,
        header=record.header,
        agreement=record.agreement,
        signed=signed,
        rolls=record.rolls,
        closing=record.closing,
        effects=effects_of(facts, record.over, speaker_for(game, edition_of(game, journal.header.overlay), lang)),
        statistics=statistics(record.rolls),
        lang=lang,
        not_proven=not_proven(record.header, record.over, signatory is not None),
    )


def newest(record: Record | Report) -> Newest:
    """How far a record is."""
    last = record.rolls[-1].period if record.rolls else 1
    if record.closing is not None:
        return Newest(len(record.rolls), last + record.closing.taken_back, record.closing.hash)
    return Newest(len(record.rolls), last, record.rolls[-1].hash if record.rolls else record.agreement.hash)


def effects_of(facts: Facts, over: bool, speaker: Speaker) -> Effects:
    """What each roll led to: during the game as far as everybody may know it."""
    effects: Effects = []
    for number, told in sorted(facts.items()):
        lines = [speaker.fact(fact) for fact in told if over or fact.heard_by(None)]
        if lines:
            effects.append((number, lines))
    return effects


def to_bytes(report: AnyReport) -> bytes:
    """A report as a file: ASCII, one line for each roll, the seal in the last but one."""
    return sealed(report)


def sealed(report: msgspec.Struct) -> bytes:
    """A report of any kind as a file: one line for each entry of its lists, the seal in the last but one."""
    lines = [f"{json.dumps(name)}: {_laid(value)},\n" for name, value in msgspec.to_builtins(report).items()]
    body = "".join(["{\n", *lines]).encode("ascii")
    return body + f'"seal": "{hashlib.sha256(body).hexdigest()}"\n}}\n'.encode("ascii")


def _laid(value: Any) -> str:
    if isinstance(value, list) and value:
        return "[\n" + ",\n".join(_compact(item) for item in value) + "\n]"
    return _compact(value)


def _compact(value: Any) -> str:
    return json.dumps(value, separators=(",", ":"))
