"""Competitions, their entrants, and the tables of their rounds."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from meridian.arena.meetings import Meeting
from meridian.server.stores.competition_rows import (
    Competition,
    CompetitionPlan,
    CompetitionRow,
    CompetitionStatus,
    EntrantRow,
    PairingRow,
)
from meridian.server.stores.errors import Full, Missing, StoreConflict
from meridian.server.stores.scripts.organised import check_room
from meridian.server.stores.scripts.tables import read_cursor
from meridian.server.stores.steps import Many, Row, Steps, run, run_among, script

ROW = "id, status, created, organiser, round, due, plan"
UNFINISHED = "'open', 'running'"
ENTRANT = "competition, number, account, bot, name, entered, has_left"
NAMED = "e.competition, e.number, e.account, e.bot, coalesce(a.name, e.name), e.entered, e.has_left"
PAIRING = "competition, round, number, table_id, entrants, result"
_PLAN = msgspec.json.Decoder(CompetitionPlan)
_ENTRANTS = msgspec.json.Decoder(tuple[int, ...])
Page = tuple[list[CompetitionRow], str | None]


class StoredResult(msgspec.Struct, frozen=True):
    """The result of a table, as it is stored."""

    places: tuple[int, ...]
    forfeits: frozenset[int] = frozenset()


_RESULT = msgspec.json.Decoder(StoredResult)


@script
def create(row: CompetitionRow, most_of_organiser: int, most: int) -> Steps[None]:
    """Full if there are as many unfinished ones as there may be, of this organiser or on this server."""
    yield from check_room("competitions", UNFINISHED, row.organiser, most_of_organiser, most)
    yield run(
        f"INSERT INTO competitions ({ROW}) VALUES ($1, $2, $3, $4, $5, $6, $7)",
        row.id,
        row.status,
        row.created,
        row.organiser,
        row.round,
        row.due,
        msgspec.json.encode(row.plan).decode(),
    )


@script
def find(competition: str) -> Steps[Competition | None]:
    rows = yield run(f"SELECT {ROW} FROM competitions WHERE id = $1", competition)
    if not rows:
        return None
    entrants = yield from _entrants(competition)
    pairings = yield run(f"SELECT {PAIRING} FROM pairings WHERE competition = $1 ORDER BY round, number", competition)
    return Competition(_competition(rows[0]), entrants, [_pairing(row) for row in pairings])


@script
def listed(status: CompetitionStatus, limit: int, cursor: str | None) -> Steps[Page]:
    """Newest first."""
    after = [*read_cursor(cursor)] if cursor is not None else [float("inf"), ""]
    rows = yield run(
        f"SELECT {ROW} FROM competitions WHERE status = $1 AND (created, id) < ($3, $4)"
        " ORDER BY created DESC, id DESC LIMIT $2",
        status,
        limit,
        *after,
    )
    page = [_competition(row) for row in rows]
    return page, f"{page[-1].created!r} {page[-1].id}" if len(page) == limit else None


@script
def sizes(competitions: Sequence[str]) -> Steps[dict[str, int]]:
    """The numbers of entrants, by competition; one without entrants is left out."""
    rows = yield from run_among(
        "SELECT competition, count(*) FROM entrants WHERE competition IN ({}) GROUP BY competition", competitions
    )
    return {row[0]: row[1] for row in rows}


@script
def of_account(account: str) -> Steps[list[CompetitionRow]]:
    """What an account has entered or organises, oldest first."""
    rows = yield run(
        f"SELECT {ROW} FROM competitions WHERE organiser = $1 OR id IN"
        " (SELECT competition FROM entrants WHERE account = $1) ORDER BY created, id",
        account,
    )
    return [_competition(row) for row in rows]


@script
def of_club(club: str, limit: int) -> Steps[list[CompetitionRow]]:
    """Newest first."""
    rows = yield run(
        f"SELECT {ROW} FROM competitions WHERE id IN (SELECT competition FROM club_competitions WHERE club = $1)"
        " ORDER BY created DESC, id DESC LIMIT $2",
        club,
        limit,
    )
    return [_competition(row) for row in rows]


@script
def enter(row: EntrantRow, most: int) -> Steps[EntrantRow]:
    """An entrant gets the next number. Full if there is no room, StoreConflict if it is not open or one has entered."""
    yield from _locked(row.competition, ("open",))
    there = yield run("SELECT number, account FROM entrants WHERE competition = $1", row.competition)
    if row.account is not None and any(account == row.account for _, account in there):
        raise StoreConflict("entered already")
    if len(there) >= most:
        raise Full("no room")
    number = 1 + max((int(number) for number, _ in there), default=0)
    yield run(
        f"INSERT INTO entrants ({ENTRANT}) VALUES ($1, $2, $3, $4, $5, $6, $7)",
        row.competition,
        number,
        row.account,
        row.bot,
        "" if row.account is not None else row.name,
        row.entered,
        0,
    )
    return msgspec.structs.replace(row, number=number)


@script
def leave(competition: str, number: int) -> Steps[None]:
    """Before the start an entrant is removed; afterwards no further round has a table for them."""
    status = yield from _locked(competition, ("open", "running"))
    sql = (
        "DELETE FROM entrants WHERE competition = $1 AND number = $2 RETURNING number"
        if status == "open"
        else "UPDATE entrants SET has_left = 1 WHERE competition = $1 AND number = $2 AND has_left = 0 RETURNING number"
    )
    if not (yield run(sql, competition, number)):
        raise StoreConflict("no such entrant")


@script
def open_round(before: Competition, pairings: Sequence[PairingRow]) -> Steps[bool]:
    """Stores the pairings of the next round. False, and no change, if another node was first or an entrant came or
    left since they were made."""
    competition, number = before.row.id, before.row.round
    moved = yield run(
        "UPDATE competitions SET round = $2, status = 'running', due = NULL"
        " WHERE id = $1 AND round = $3 AND status = $4 RETURNING id",
        competition,
        number + 1,
        number,
        before.row.status,
    )
    if not moved:
        return False
    now = yield from _entrants(competition)
    if [(one.number, one.gone) for one in now] != [(one.number, one.gone) for one in before.entrants]:
        raise StoreConflict("the entrants have changed")
    yield Many(
        f"INSERT INTO pairings ({PAIRING}) VALUES ($1, $2, $3, $4, $5, $6)",
        [
            (
                competition,
                number + 1,
                row.number,
                row.table,
                msgspec.json.encode(row.meeting.entrants).decode(),
                _told(row.meeting) if row.meeting.over else None,
            )
            for row in pairings
        ],
    )
    return True


@script
def put_result(row: PairingRow) -> Steps[None]:
    """A table has one result: what is there already stays."""
    yield run(
        "UPDATE pairings SET result = $4 WHERE competition = $1 AND round = $2 AND number = $3 AND result IS NULL",
        row.competition,
        row.round,
        row.number,
        _told(row.meeting),
    )


@script
def set_due(competition: str, number: int, due: float) -> Steps[None]:
    """When the round after this one may begin; the first time that is said counts."""
    yield run(
        "UPDATE competitions SET due = $3 WHERE id = $1 AND round = $2 AND due IS NULL AND status = 'running'",
        competition,
        number,
        due,
    )


@script
def finish(competition: str, number: int) -> Steps[bool]:
    """The round was the last one. False if that was known."""
    done = yield run(
        "UPDATE competitions SET status = 'over' WHERE id = $1 AND round = $2 AND status = 'running' RETURNING id",
        competition,
        number,
    )
    return bool(done)


@script
def close(competition: str) -> Steps[None]:
    """Nothing is opened any more; tables under way are played to their end."""
    yield from _locked(competition, ("open", "running"))
    yield run("UPDATE competitions SET status = 'closed' WHERE id = $1", competition)


@script
def waiting(now: float) -> Steps[list[str]]:
    """Competitions under way for which something is to be done: a table to open, a result to take, a round to end."""
    rows = yield run(
        "SELECT c.id FROM competitions c WHERE c.status = 'running' AND ("
        " EXISTS (SELECT 1 FROM pairings p LEFT JOIN tables t ON t.id = p.table_id WHERE p.competition = c.id"
        " AND p.result IS NULL AND (t.id IS NULL OR t.status IN ('over', 'closed')))"
        " OR ((c.due IS NULL OR c.due <= $1) AND NOT EXISTS"
        " (SELECT 1 FROM pairings p WHERE p.competition = c.id AND p.result IS NULL))) ORDER BY c.id",
        now,
    )
    return [row[0] for row in rows]


def _locked(competition: str, statuses: Sequence[CompetitionStatus]) -> Steps[CompetitionStatus]:
    """The status of a competition, which nobody else changes before this transaction ends."""
    rows = yield run("UPDATE competitions SET round = round WHERE id = $1 RETURNING status", competition)
    if not rows:
        raise Missing(f"there is no competition {competition}")
    status: CompetitionStatus = rows[0][0]
    if status not in statuses:
        raise StoreConflict(f"competition {competition} is {status}")
    return status


def _entrants(competition: str) -> Steps[list[EntrantRow]]:
    rows = yield run(
        f"SELECT {NAMED} FROM entrants e LEFT JOIN accounts a ON a.id = e.account WHERE e.competition = $1"
        " ORDER BY e.number",
        competition,
    )
    return [_entrant(row) for row in rows]


def _told(meeting: Meeting) -> str:
    return msgspec.json.encode(StoredResult(meeting.places, meeting.forfeits)).decode()


def _competition(row: Row) -> CompetitionRow:
    competition, status, created, organiser, number, due, plan = row
    return CompetitionRow(
        id=competition,
        status=status,
        created=created,
        organiser=organiser,
        round=number,
        due=due,
        plan=_PLAN.decode(plan),
    )


def _entrant(row: Row) -> EntrantRow:
    competition, number, account, bot, name, entered, has_left = row
    return EntrantRow(
        competition=competition,
        number=number,
        account=account,
        bot=bot,
        name=name,
        entered=entered,
        has_left=bool(has_left),
    )


def _pairing(row: Row) -> PairingRow:
    competition, number_of_round, number, table, entrants, result = row
    found = _RESULT.decode(result) if result is not None else StoredResult(())
    meeting = Meeting(_ENTRANTS.decode(entrants), found.places, found.forfeits)
    return PairingRow(competition=competition, round=number_of_round, number=number, table=table, meeting=meeting)
