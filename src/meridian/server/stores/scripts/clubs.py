"""Clubs: members, house rules, chat, tables, and the games that their members played among each other."""

from __future__ import annotations

import msgspec

from meridian.server.stores.club_rows import Club, ClubLine, ClubRow, HouseRules, MemberRow, Membership
from meridian.server.stores.errors import Full, Missing, StoreConflict
from meridian.server.stores.records import ResultRow
from meridian.server.stores.scripts.results import RESULT, result_of
from meridian.server.stores.steps import Row, Steps, run, run_among, script

ROW = "id, name, created, code, rules"
ADD = "INSERT INTO club_members (club, account, joined) VALUES ($1, $2, $3)"
# Games whose people are all members, two of them at least.
AMONG = (
    "SELECT r.table_id FROM results r LEFT JOIN club_members m ON m.club = $1 AND m.account = r.account"
    " WHERE r.bot IS NULL AND r.table_id IN (SELECT x.table_id FROM results x JOIN club_members y"
    " ON y.account = x.account WHERE y.club = $1)"
    " GROUP BY r.table_id HAVING count(*) = count(m.account) AND count(DISTINCT m.account) > 1"
    " ORDER BY max(r.ended) DESC, r.table_id LIMIT $2"
)
_RULES = msgspec.json.Decoder(HouseRules)


@script
def create(row: ClubRow, owner: str, most: int) -> Steps[None]:
    yield from _check_room(owner, most)
    yield run(
        f"INSERT INTO clubs ({ROW}, chats) VALUES ($1, $2, $3, $4, $5, 0)",
        row.id,
        row.name,
        row.created,
        row.code,
        _told(row.rules),
    )
    yield run(ADD, row.id, owner, row.created)


@script
def find(club: str) -> Steps[Club | None]:
    rows = yield run(f"SELECT {ROW} FROM clubs WHERE id = $1", club)
    if not rows:
        return None
    members = yield run(
        "SELECT m.account, a.name, m.joined FROM club_members m JOIN accounts a ON a.id = m.account"
        " WHERE m.club = $1 ORDER BY m.joined, m.account",
        club,
    )
    return Club(_club(rows[0]), [MemberRow(account=account, name=name, joined=at) for account, name, at in members])


@script
def of_account(account: str) -> Steps[list[ClubRow]]:
    rows = yield run(
        f"SELECT {ROW} FROM clubs WHERE id IN (SELECT club FROM club_members WHERE account = $1) ORDER BY created, id",
        account,
    )
    return [_club(row) for row in rows]


@script
def change(row: ClubRow) -> Steps[None]:
    yield run(
        "UPDATE clubs SET name = $2, code = $3, rules = $4 WHERE id = $1", row.id, row.name, row.code, _told(row.rules)
    )


@script
def join(club: str, code: str, account: str, now: float, most_members: int, most_clubs: int) -> Steps[None]:
    """Full if the club or the person has no room; StoreConflict if the code is not good. Joining twice is joining."""
    yield from _locked(club)
    if not (yield run("SELECT 1 FROM clubs WHERE id = $1 AND code = $2", club, code)):
        raise StoreConflict("not the code of this club")
    there = yield run("SELECT account FROM club_members WHERE club = $1", club)
    if any(member == account for (member,) in there):
        return
    if len(there) >= most_members:
        raise Full("no room")
    yield from _check_room(account, most_clubs)
    yield run(ADD, club, account, now)


@script
def leave(club: str, account: str) -> Steps[bool]:
    """A club without members is gone. False if the account was no member."""
    yield from _locked(club)
    gone = yield run("DELETE FROM club_members WHERE club = $1 AND account = $2 RETURNING account", club, account)
    yield from remove_empty()
    return bool(gone)


@script
def dissolve(club: str) -> Steps[None]:
    yield run("DELETE FROM clubs WHERE id = $1", club)


def remove_empty() -> Steps[None]:
    """Clubs whose last member has gone."""
    yield run("DELETE FROM clubs WHERE NOT EXISTS (SELECT 1 FROM club_members m WHERE m.club = clubs.id)")


@script
def say(club: str, account: str, at: float, text: str, kept: int) -> Steps[None]:
    """The oldest lines go, so that a club has at most `kept`."""
    ((number,),) = yield run("UPDATE clubs SET chats = chats + 1 WHERE id = $1 RETURNING chats", club)
    yield run(
        "INSERT INTO club_chat (club, number, account, at, text) VALUES ($1, $2, $3, $4, $5)",
        club,
        number,
        account,
        at,
        text,
    )
    yield run("DELETE FROM club_chat WHERE club = $1 AND number <= $2", club, number - kept)


@script
def chat(club: str, limit: int) -> Steps[list[ClubLine]]:
    rows = yield run(
        "SELECT c.number, a.name, c.at, c.text FROM club_chat c JOIN accounts a ON a.id = c.account"
        " WHERE c.club = $1 ORDER BY c.number DESC LIMIT $2",
        club,
        limit,
    )
    return [ClubLine(number=number, name=name, at=at, text=text) for number, name, at, text in reversed(rows)]


@script
def memberships(account: str) -> Steps[list[Membership]]:
    """The clubs of an account with the lines of chat that it wrote there, oldest first."""
    rows = yield run(
        "SELECT c.id, c.name, m.joined FROM club_members m JOIN clubs c ON c.id = m.club WHERE m.account = $1"
        " ORDER BY m.joined, c.id",
        account,
    )
    found = []
    for club, name, joined in rows:
        lines = yield run(
            "SELECT at, text FROM club_chat WHERE club = $1 AND account = $2 ORDER BY number", club, account
        )
        found.append(Membership(club=club, name=name, joined=joined, chat=[(at, text) for at, text in lines]))
    return found


@script
def tables(club: str, limit: int) -> Steps[list[str]]:
    rows = yield run(
        "SELECT t.id FROM club_tables c JOIN tables t ON t.id = c.table_id WHERE c.club = $1"
        " ORDER BY t.created DESC, t.id LIMIT $2",
        club,
        limit,
    )
    return [row[0] for row in rows]


@script
def add_table(club: str, table: str) -> Steps[None]:
    yield run("INSERT INTO club_tables (table_id, club) VALUES ($1, $2) ON CONFLICT DO NOTHING", table, club)


@script
def add_competition(club: str, competition: str) -> Steps[None]:
    yield run(
        "INSERT INTO club_competitions (competition, club) VALUES ($1, $2) ON CONFLICT DO NOTHING", competition, club
    )


@script
def club_of(competition: str) -> Steps[str | None]:
    rows = yield run("SELECT club FROM club_competitions WHERE competition = $1", competition)
    return rows[0][0] if rows else None


@script
def games_among(club: str, limit: int) -> Steps[list[list[ResultRow]]]:
    """The results of the last games that members played among each other, oldest first."""
    tables = [table for (table,) in reversed((yield run(AMONG, club, limit)))]
    rows = yield from run_among(f"SELECT {RESULT} FROM results WHERE table_id IN ({{}})", tables)
    games: dict[str, list[ResultRow]] = {table: [] for table in tables}
    for result in sorted(map(result_of, rows), key=lambda one: one.seat):
        games[result.table].append(result)
    return list(games.values())


def _check_room(account: str, most: int) -> Steps[None]:
    ((number,),) = yield run("SELECT count(*) FROM club_members WHERE account = $1", account)
    if number >= most:
        raise Full("in too many clubs")


def _locked(club: str) -> Steps[None]:
    """Nobody else changes the members of this club before the transaction ends."""
    if not (yield run("UPDATE clubs SET chats = chats WHERE id = $1 RETURNING id", club)):
        raise Missing(f"there is no club {club}")


def _told(rules: HouseRules) -> str:
    return msgspec.json.encode(rules).decode()


def _club(row: Row) -> ClubRow:
    club, name, created, code, rules = row
    return ClubRow(id=club, name=name, created=created, code=code, rules=_RULES.decode(rules))
