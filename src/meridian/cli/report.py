"""`meridian report`: the documented roll report of a journal."""

from __future__ import annotations

import sys
from pathlib import Path

from rich.console import Console
from rich.markup import escape
from rich.table import Table

from meridian.cli.arguments import DEFAULT_LANG, Json
from meridian.cli.html import write_page
from meridian.core.errors import BadInput
from meridian.core.game import Game, edition_of, speaker_for
from meridian.core.journal import Journal
from meridian.core.messages import bundle
from meridian.core.speaker import Speaker
from meridian.fair.page import ReportPage
from meridian.fair.report import AnyReport, make_report, to_bytes
from meridian.fair.verifiable import Verifiable
from meridian.session import journals


def run(
    journal: Path,
    /,
    *,
    html: Path | None = None,
    as_json: Json = False,
    lang: str = DEFAULT_LANG,
) -> int:
    """Make the roll report of a journal that was played with verifiable chance.

    Its record of rolls (NAME.rolls.json) lies beside it.

    Parameters
    ----------
    journal
        A journal file.
    html
        Write the report as a printable page into this file.
    as_json
        Print the report itself, for meridian verify.
    lang
        The language of texts: en, de or another of `meridian languages`.
    """
    game, found = journals.load(journal)
    bundle(game.package, lang)
    if found.header.chance != Verifiable.kind:
        raise BadInput(f"{journal}: played with {found.header.chance} chance, which leaves no record that proves it")
    try:
        report = make_report(journals.load_record(journal), game, found, lang)
    except BadInput as error:
        raise BadInput(f"{journal}: {error}") from None
    data = to_bytes(report)
    if (
        html is not None
        and html.exists()
        and any(html.samefile(path) for path in (journal, journals.record_path(journal)))
    ):
        raise BadInput(f"--html {html}: would overwrite the journal or its record")
    if html is not None:
        _write_page(html, report, data, game, found)
        print(html, file=sys.stderr)
    if as_json:
        # Bytes, so that no platform changes line ends: the seal covers them.
        sys.stdout.buffer.write(data)
        sys.stdout.buffer.flush()
    elif html is None:
        _summary(Console(), report, speaker_for(game, edition_of(game, found.header.overlay), lang))
    return 0


def _write_page(path: Path, report: AnyReport, data: bytes, game: Game, journal: Journal) -> None:
    seal = data.rsplit(b'"', 2)[1].decode()
    write_page(path, ReportPage(report, seal, game, journal.header).html())


def _summary(console: Console, report: AnyReport, speaker: Speaker) -> None:
    """The figures of a report, and how to get at the rest."""
    columns = ("kind", "clauses", "rolls-made", "chi-square-short", "p")
    table = Table(*(speaker.text(f"report-{name}") for name in columns), title=escape(report.header.table))
    for tally in report.statistics:
        known = tally.p is not None and tally.chi_square is not None
        figures = (f"{tally.chi_square:.2f}", f"{tally.p:.4f}") if known else ("", speaker.text("report-too-few"))
        table.add_row(tally.kind, " ".join(tally.clauses), str(tally.rolls), *figures)
    console.print(table)
    hidden = sum(roll.outcome is None for roll in report.rolls)
    told = speaker.text("report-summary", rolls=len(report.rolls), hidden=hidden)
    console.print(f"{told} {speaker.text('report-more')}", highlight=False, soft_wrap=True)
