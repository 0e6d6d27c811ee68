"""The roll report and the journal of a stored table. Only worker processes run this: a long game takes a second."""

from __future__ import annotations

from meridian.core.codec import to_lines
from meridian.core.game import Game
from meridian.core.journal import Journal
from meridian.fair.page import ReportPage
from meridian.fair.report import AnyReport, make_report, to_bytes
from meridian.fair.restoring import restored
from meridian.fair.signing import Signatory
from meridian.server.background.jobs import JobDone, JournalJob, ReportJob, ReportPageJob
from meridian.server.http.headers import content_policy
from meridian.server.journals import journaling
from meridian.server.journals.stored_table import StoredTable, journal_of, read_stored


def report(job: ReportJob) -> JobDone:
    """The roll report as a file, for `meridian verify`."""
    return JobDone(report_bytes(read_stored(job.stored), job.lang, Signatory(job.signing_seed)))


def report_bytes(stored: StoredTable, lang: str, signatory: Signatory) -> bytes:
    """The roll report of a stored table as a file."""
    made, _, _ = _report(stored, lang, signatory)
    return to_bytes(made)


def page(job: ReportPageJob) -> JobDone:
    """The roll report as a page to print, with its Content-Security-Policy."""
    made, game, played = _report(read_stored(job.stored), job.lang, Signatory(job.signing_seed))
    seal = to_bytes(made).rsplit(b'"', 2)[1].decode()
    html = ReportPage(made, seal, game, played.header).html()
    return JobDone(html.encode(), {"content-security-policy": content_policy(job.public_url, html)})


def journal(job: JournalJob) -> JobDone:
    """The whole journal as lines."""
    stored = read_stored(job.stored)
    game, played = journal_of(stored)
    return JobDone(to_lines(game, played, {"table": stored.row.id, "players": stored.names}).encode())


def _report(stored: StoredTable, lang: str, signatory: Signatory) -> tuple[AnyReport, Game, Journal]:
    """The report as it may be known now: while a game is under way, nothing hidden can be derived from it."""
    game, played = journal_of(stored)
    assert stored.secret is not None
    source = restored(stored.secret)
    if stored.row.status != "over":
        read_by = journaling.readers(stored.entries())
        journaling.replay_chance(game, played.header, played.entries, source, read_by=read_by)
    if stored.row.status == "closed":
        # The game will not go on, and its journal is public: nothing need be hidden any more.
        source.end(abandoned=True)
    return make_report(source.record(), game, played, lang, signatory), game, played
