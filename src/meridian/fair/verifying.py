"""Checks reports of every format, and with the journal beside them the rules too."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from meridian.core.errors import BadInput
from meridian.core.game import Game, edition_of, speaker_for
from meridian.core.journal import Journal
from meridian.fair import first
from meridian.fair.duplicate_report import DuplicateReport
from meridian.fair.first.verify import Failure as FirstWrong
from meridian.fair.first.verify import verify as verify_first
from meridian.fair.record import Record
from meridian.fair.replaying import facts_of
from meridian.fair.report import Report, effects_of
from meridian.fair.verify import Failure, verify
from meridian.fair.verify_duplicate import KIND as SET_KIND
from meridian.fair.verify_duplicate import verify_duplicate

HEAD_BYTES = 100
"""The format of a report stands within its first bytes."""


def verify_report(data: bytes, game: Game | None = None, journal: Journal | None = None) -> dict[str, Any]:
    """What `verify` finds in a report of any format. With its journal the rules are replayed: what chance was asked,
    from which chain and in which period, and what each roll led to."""
    if f'"format": {first.FORMAT},\n'.encode() in data[:HEAD_BYTES]:
        try:
            found = {"format": first.FORMAT, **verify_first(data), "journal": False}
        except FirstWrong as wrong:
            raise Failure(str(wrong)) from None
        if journal is not None:
            raise Failure("a report of format 1: `meridian report` compares it with its journal, this command cannot")
        return found
    found = verify(data)
    if game is not None and journal is not None:
        found["journal"] = _replayed(data, game, journal)
    return found


def verify_set(data: bytes, played: Sequence[tuple[Game, Journal]] = ()) -> dict[str, Any]:
    """What `verify_duplicate` finds in the report of a set. With the journals of all its tables, in their order, the
    rules are replayed: what chance was asked, and from which stream."""
    found = verify_duplicate(data)
    if not played:
        return found
    try:
        report = msgspec.json.decode(data, type=DuplicateReport)
    except msgspec.ValidationError as error:
        raise Failure(f"the report has not the shape of a report ({error})") from None
    if len(played) != len(report.tables):
        raise Failure(f"the set has {len(report.tables)} tables, but {len(played)} journals are given")
    for table, (game, journal) in zip(report.tables, played, strict=True):
        record = Record(
            over=True, header=report.header, agreement=report.agreement, rolls=table.rolls, closing=table.closing
        )
        try:
            facts_of(record, game, journal)
        except BadInput as error:
            raise Failure(f"table {table.number}, journal: {error}") from None
    return {**found, "journal": True}


def is_set(data: bytes) -> bool:
    """Whether a file seems to be the report of a duplicate set."""
    return f'"meridian": "{SET_KIND}"'.encode() in data[:HEAD_BYTES]


def _replayed(data: bytes, game: Game, journal: Journal) -> bool:
    """Whether every roll could be compared with the rules; anything that differs raises `Failure`."""
    try:
        report = msgspec.json.decode(data, type=Report)
    except msgspec.ValidationError as error:
        raise Failure(f"the report has not the shape of a report ({error})") from None
    record = Record(
        over=report.over,
        header=report.header,
        agreement=report.agreement,
        rolls=report.rolls,
        closing=report.closing,
    )
    try:
        facts = facts_of(record, game, journal)
    except BadInput as error:
        raise Failure(f"journal: {error}") from None
    try:
        speaker = speaker_for(game, edition_of(game, journal.header.overlay), report.lang)
    except BadInput as error:
        raise Failure(f"lang: {error}") from None
    if report.effects != effects_of(facts, report.over, speaker):
        raise Failure("effects: they are not what the rolls led to")
    return len(facts) == len(report.rolls)
