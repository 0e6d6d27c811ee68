"""Reports: a player tells the operators of a person at a table, with the chat that the reporter could read."""

from __future__ import annotations

import hashlib
from typing import Final, Literal, NamedTuple

from meridian.server.errors import TooMany, Unusable
from meridian.server.stores import Store
from meridian.server.stores.records import ChatRow, ReportedLine, ReportRow, SeatRow, TableRow

Reason = Literal["abuse", "name", "cheating", "spam", "other"]
LONGEST_REPORT: Final = 300
LINES_BEFORE: Final = 12
LINES_AFTER: Final = 6
MOST_OPEN_REPORTS: Final = 30
"""Reports about one table that may wait for an operator."""


class Reporter(NamedTuple):
    """Who reports: the holder of a seat, a spectator with an account, or both."""

    seat: int | None
    account: str | None


async def file_report(
    store: Store,
    row: TableRow,
    reporter: Reporter,
    *,
    seat: int | None,
    line: int | None,
    reason: Reason,
    text: str,
    now: float,
) -> ReportRow:
    """Store a report of the person in a seat, or of who wrote a line of chat."""
    lines = await _lines_around(store, row, reporter, line)
    if line is not None:
        about = next((one for one in lines if one.number == line), None)
        if about is None:
            raise Unusable.because("no-such-line")
        seat = about.seat
    elif seat is None:
        raise Unusable.because("nobody-there")
    seats = await store.seats(row.id)
    person = _person(seats, seat, reporter)
    report = ReportRow(
        id=_id(row.id, reporter, seat),
        at=now,
        table=row.id,
        seat=seat,
        name=person.name if person else "",
        account=person.account if person else None,
        reporter=reporter.account,
        reason=reason,
        text=_checked(text),
        lines=[_reported(one, seats) for one in lines],
    )
    if await store.open_reports(row.id) >= MOST_OPEN_REPORTS:
        raise TooMany.because("reports-enough")
    await store.put_report(report)
    return report


def _person(seats: list[SeatRow], seat: int | None, reporter: Reporter) -> SeatRow | None:
    """The person in the seat of whom a report is; None for a spectator."""
    if seat is None:
        return None
    person = next((one for one in seats if one.seat == seat and one.kind == "person"), None)
    own = seat == reporter.seat or (
        person is not None and person.account is not None and person.account == reporter.account
    )
    if person is None or own:
        raise Unusable.because("nobody-there")
    return person


async def _lines_around(store: Store, row: TableRow, reporter: Reporter, line: int | None) -> list[ChatRow]:
    """The lines of chat around one, or the last ones, as far as the reporter could read them."""
    if line is None:
        found = await store.last_chat(row.id, LINES_BEFORE + LINES_AFTER)
    else:
        found = await store.chat(row.id, max(0, line - LINES_BEFORE - 1), LINES_BEFORE + LINES_AFTER + 1)
    if reporter.seat is None and row.settings.chat == "among-players":
        return []
    return [one for one in found if one.to is None or reporter.seat in one.to]


def _checked(text: str) -> str:
    text = text.strip()
    if len(text) > LONGEST_REPORT or not text.replace("\n", " ").isprintable():
        raise Unusable.because("bad-report", most=LONGEST_REPORT)
    return text


def _reported(line: ChatRow, seats: list[SeatRow]) -> ReportedLine:
    name = "" if line.seat is None else seats[line.seat].name
    return ReportedLine(number=line.number, seat=line.seat, name=name, at=line.at, text=line.text)


def _id(table: str, reporter: Reporter, seat: int | None) -> str:
    """The same for each report of one person about another at a table."""
    who = reporter.account or f"seat {reporter.seat}"
    return hashlib.blake2b(f"{table}\n{who}\n{seat}".encode(), digest_size=5).hexdigest()
