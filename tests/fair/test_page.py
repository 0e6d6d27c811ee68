"""The page of a report: nothing that anybody wrote becomes a part of it."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from meridian.fair.page import ReportPage
from meridian.fair.report import Report, make_report
from tests.fair.tables import GAME, played
from tests.html import HOSTILE, Outline


def filled(report: Report, text: str) -> Report:
    """A report in which everything that comes from people or files is this text."""
    change = msgspec.structs.replace
    header: dict[str, Any] = {"table": text, "edition": text, "edition_hash": text}
    header |= {"overlay": {text: text}, "options": {text: text}}
    rolls = []
    for roll in report.rolls:
        if roll.outcome is None:
            rolls.append(change(roll, clauses=[text], commitment=text))
        else:
            rolls.append(change(roll, clauses=[text], outcome=text, outcomes=[text], weights=[1]))
    tallies = [
        change(tally, clauses=[text], kind=text, counts={text: 1}, expected={text: 1.0}) for tally in report.statistics
    ]
    return change(
        report,
        header=change(report.header, **header),
        rolls=rolls,
        effects=[(roll.number, [text, text]) for roll in rolls],
        statistics=tallies,
    )


@pytest.mark.parametrize("decisions", [60, 100_000])
def test_nothing_breaks_out_of_the_page(decisions: int) -> None:
    match = played(decisions)
    assert match.record is not None
    assert match.journal is not None
    report = make_report(match.record, GAME, match.journal, "en")
    assert isinstance(report, Report)
    pages = [ReportPage(filled(report, text), text, GAME, match.journal.header).html() for text in ("word", HOSTILE)]
    assert "<script" not in pages[1]
    assert "<img" not in pages[1]
    clean, found = map(Outline, pages)
    assert found.tags == clean.tags
    assert [name for name, _ in found.attributes] == [name for name, _ in clean.attributes]
    assert "".join(found.texts).count(HOSTILE) > len(report.rolls)
