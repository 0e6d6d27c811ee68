"""The roll report and the journal of a stored table. Worker processes alone run this: a long game takes a second."""

from __future__ import annotations

from meridian import games
from meridian.core.codec import to_lines
from meridian.core.game import Game
from meridian.core.journal import Journal
from meridian.fair.page import Page
from meridian.fair.report import AnyReport, make_report, to_bytes
from meridian.fair.signing import Signatory
from meridian.fair.verifiable import restored
from meridian.server import journaling
from meridian.server.background.jobs import StoredTable
from meridian.server.headers import content_policy


def report_bytes(stored: StoredTable, lang: str, signatory: Signatory) -> bytes:
    """The roll report as a file, for `meridian verify`."""
    report, _, _ = _report(stored, lang, signatory)
    return to_bytes(report)


def report_page(stored: StoredTable, lang: str, signatory: Signatory, public_url: str) -> tuple[bytes, str]:
    """The roll report as a page to print, and its Content-Security-Policy."""
    report, game, journal = _report(stored, lang, signatory)
    seal = to_bytes(report).rsplit(b'"', 2)[1].decode()
    page = Page(report, seal, game, journal.header).html()
    return page.encode(), content_policy(public_url, page)


def journal_bytes(stored: StoredTable) -> bytes:
    """The whole journal in lines."""
    game, journal = _journal(stored)
    told = {"table": stored.row.id, "players": stored.names}
    return to_lines(game, journal, told).encode()


def _journal(stored: StoredTable) -> tuple[Game, Journal]:
    game = games.load(stored.row.game)
    entries = journaling.actions_of(game).entries(stored.entries())
    return game, Journal(journaling.read_header(stored.row.header), entries)


def _report(stored: StoredTable, lang: str, signatory: Signatory) -> tuple[AnyReport, Game, Journal]:
    """The report as it may be known now: of a table under way nothing hidden can be derived from it."""
    game, journal = _journal(stored)
    assert stored.secret is not None
    source = restored(stored.secret)
    if stored.row.status != "over":
        read_by = journaling.readers(stored.entries())
        journaling.replay_chance(game, journal.header, journal.entries, source, read_by=read_by)
    if stored.row.status == "closed":
        # Nobody plays on, and the journal is told: nothing need be hidden any more.
        source.end(abandoned=True)
    return make_report(source.record(), game, journal, lang, signatory), game, journal
