"""Accounts, sessions, ratings and progress in lessons."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import msgspec

from meridian.server.stores.errors import StoreConflict
from meridian.server.stores.records import AccountRow, LearnedRow, RatingChange, RatingRow, SessionRow
from meridian.server.stores.scripts.clubs import remove_empty
from meridian.server.stores.scripts.moderation import forget_in_reports
from meridian.server.stores.scripts.tables import said
from meridian.server.stores.steps import Row, Steps, run, run_among, script

ACCOUNT = "id, name, email_hash, email, created, wishes, name_key"
RATING = "account, game, mu, sigma, games"
LEARNED = "account, lesson, version, step, done"


def insert_account(row: AccountRow) -> Steps[bool]:
    """False if there is an account with its id, its e-mail address or its name."""
    made = yield run(
        f"INSERT INTO accounts ({ACCOUNT}) VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT DO NOTHING RETURNING id",
        row.id,
        row.name,
        row.email_hash,
        row.email,
        row.created,
        said(row.wishes),
        row.name_key,
    )
    return bool(made)


@script
def create_account(row: AccountRow) -> Steps[None]:
    if not (yield from insert_account(row)):
        raise StoreConflict(f"there is an account {row.id} already, or one with its e-mail address")


@script
def account(account: str) -> Steps[AccountRow | None]:
    rows = yield run(f"SELECT {ACCOUNT} FROM accounts WHERE id = $1", account)
    return _account(rows[0]) if rows else None


@script
def names(accounts: Sequence[str]) -> Steps[dict[str, str]]:
    """The names of those that exist, by account."""
    rows = yield from run_among("SELECT id, name FROM accounts WHERE id IN ({})", accounts)
    return {row[0]: row[1] for row in rows}


@script
def account_by_email(email_hash: str) -> Steps[AccountRow | None]:
    rows = yield run(f"SELECT {ACCOUNT} FROM accounts WHERE email_hash = $1", email_hash)
    return _account(rows[0]) if rows else None


@script
def account_by_name(name_key: str) -> Steps[AccountRow | None]:
    rows = yield run(f"SELECT {ACCOUNT} FROM accounts WHERE name_key = $1", name_key)
    return _account(rows[0]) if rows else None


@script
def change_account(account: str, edit: Callable[[AccountRow], AccountRow]) -> Steps[AccountRow | None]:
    """Reads, edits and writes in one transaction: of two changes at once neither undoes the other."""
    rows = yield run(f"UPDATE accounts SET name = name WHERE id = $1 RETURNING {ACCOUNT}", account)
    if not rows:
        return None
    row = edit(_account(rows[0]))
    yield run(
        "UPDATE accounts SET name = $2, email_hash = $3, email = $4, wishes = $5, name_key = $6 WHERE id = $1",
        account,
        row.name,
        row.email_hash,
        row.email,
        said(row.wishes),
        row.name_key,
    )
    return row


@script
def delete_account(account: str) -> Steps[bool]:
    """Removes everything that names the person, or that they wrote: on seats, in private data, in notifications, in
    chat and in reports."""
    yield run(
        "DELETE FROM chat WHERE EXISTS (SELECT 1 FROM seats s WHERE s.account = $1"
        " AND s.table_id = chat.table_id AND s.seat = chat.seat)",
        account,
    )
    yield from forget_in_reports(account)
    yield run(
        "DELETE FROM notices WHERE EXISTS (SELECT 1 FROM seats s WHERE s.account = $1"
        " AND s.table_id = notices.table_id AND s.seat = notices.seat)",
        account,
    )
    yield run("DELETE FROM notices WHERE target = (SELECT email FROM accounts WHERE id = $1)", account)
    yield run("UPDATE seats SET account = NULL, name = '', private = '{}' WHERE account = $1", account)
    gone = yield run("DELETE FROM accounts WHERE id = $1 RETURNING id", account)
    yield from remove_empty()
    return bool(gone)


# Signing in


@script
def put_session(row: SessionRow) -> Steps[None]:
    yield run(
        "INSERT INTO sessions (token_hash, account, expires) VALUES ($1, $2, $3)"
        " ON CONFLICT (token_hash) DO UPDATE SET account = excluded.account, expires = excluded.expires",
        row.token_hash,
        row.account,
        row.expires,
    )


@script
def renew_session(token_hash: str, expires: float) -> Steps[bool]:
    """Does not bring back a session that was ended in the meantime."""
    rows = yield run("UPDATE sessions SET expires = $2 WHERE token_hash = $1 RETURNING token_hash", token_hash, expires)
    return bool(rows)


@script
def session(token_hash: str, now: float) -> Steps[SessionRow | None]:
    rows = yield run(
        "SELECT token_hash, account, expires FROM sessions WHERE token_hash = $1 AND expires > $2", token_hash, now
    )
    return SessionRow(token_hash=rows[0][0], account=rows[0][1], expires=rows[0][2]) if rows else None


@script
def delete_session(token_hash: str) -> Steps[bool]:
    return bool((yield run("DELETE FROM sessions WHERE token_hash = $1 RETURNING account", token_hash)))


@script
def delete_sessions(account: str, but: str | None) -> Steps[int]:
    ended = yield run(
        "DELETE FROM sessions WHERE account = $1 AND token_hash <> $2 RETURNING account", account, but or ""
    )
    return len(ended)


@script
def sessions(account: str, now: float) -> Steps[list[SessionRow]]:
    rows = yield run(
        "SELECT token_hash, account, expires FROM sessions WHERE account = $1 AND expires > $2 ORDER BY expires",
        account,
        now,
    )
    return [SessionRow(token_hash=token_hash, account=owner, expires=expires) for token_hash, owner, expires in rows]


@script
def forget_expired(now: float) -> Steps[int]:
    yield run("DELETE FROM codes WHERE expires <= $1", now)
    yield run("DELETE FROM invitations WHERE expires <= $1", now)
    return len((yield run("DELETE FROM sessions WHERE expires <= $1 RETURNING account", now)))


# Ratings


@script
def rating(account: str, game: str) -> Steps[RatingRow | None]:
    rows = yield run(f"SELECT {RATING} FROM ratings WHERE account = $1 AND game = $2", account, game)
    return _rating(rows[0]) if rows else None


@script
def ratings_of(account: str) -> Steps[list[RatingRow]]:
    rows = yield run(f"SELECT {RATING} FROM ratings WHERE account = $1 ORDER BY game", account)
    return [_rating(row) for row in rows]


@script
def best(game: str, limit: int) -> Steps[list[RatingRow]]:
    """Ordered by the conservative estimate: mean minus three deviations."""
    rows = yield run(
        f"SELECT {RATING} FROM ratings WHERE game = $1 ORDER BY mu - 3 * sigma DESC, account LIMIT $2", game, limit
    )
    return [_rating(row) for row in rows]


@script
def rating_changes(table: str) -> Steps[list[RatingChange]]:
    rows = yield run("SELECT changes FROM rated WHERE table_id = $1", table)
    return msgspec.json.decode(rows[0][0], type=list[RatingChange]) if rows else []


@script
def put_ratings(rows: Sequence[RatingRow], table: str | None, changes: Sequence[RatingChange]) -> Steps[bool]:
    """`games` must be one more than stored; otherwise another game was rated in between."""
    if table is not None:
        fresh = yield run(
            "INSERT INTO rated (table_id, changes) VALUES ($1, $2)"
            " ON CONFLICT (table_id) DO NOTHING RETURNING table_id",
            table,
            said(list(changes)),
        )
        if not fresh:
            return False
    for row in sorted(rows, key=lambda row: (row.account, row.game)):
        put = yield run(
            f"INSERT INTO ratings ({RATING}) VALUES ($1, $2, $3, $4, $5) ON CONFLICT (account, game)"
            " DO UPDATE SET mu = excluded.mu, sigma = excluded.sigma, games = excluded.games"
            " WHERE ratings.games = excluded.games - 1 RETURNING games",
            row.account,
            row.game,
            row.mu,
            row.sigma,
            row.games,
        )
        if not put:
            raise StoreConflict(f"the rating of {row.account} was changed by another game: work it out again")
    return True


# Lessons


@script
def learned(account: str) -> Steps[list[LearnedRow]]:
    rows = yield run(f"SELECT {LEARNED} FROM learned WHERE account = $1 ORDER BY lesson", account)
    return [_learned(row) for row in rows]


@script
def put_learned(rows: Sequence[LearnedRow]) -> Steps[None]:
    """What is stored is never lost: the newer version counts, the later step of it, and what was finished stays so."""
    newer = "excluded.version > learned.version"
    later = f"{newer} OR (excluded.version = learned.version AND excluded.step > learned.step)"
    for row in sorted(rows, key=lambda row: (row.account, row.lesson)):
        yield run(
            f"INSERT INTO learned ({LEARNED}) VALUES ($1, $2, $3, $4, $5) ON CONFLICT (account, lesson) DO UPDATE SET"
            f" step = CASE WHEN {later} THEN excluded.step ELSE learned.step END,"
            f" version = CASE WHEN {newer} THEN excluded.version ELSE learned.version END,"
            " done = CASE WHEN excluded.done > learned.done THEN excluded.done ELSE learned.done END",
            row.account,
            row.lesson,
            row.version,
            row.step,
            int(row.done),
        )


def _learned(row: Row) -> LearnedRow:
    account, lesson, version, step, done = row
    return LearnedRow(account=account, lesson=lesson, version=version, step=step, done=bool(done))


def _account(row: Row) -> AccountRow:
    account, name, email_hash, email, created, wishes, name_key = row
    return AccountRow(
        id=account,
        name=name,
        email_hash=email_hash,
        email=email,
        created=created,
        wishes=msgspec.json.decode(wishes),
        name_key=name_key,
    )


def _rating(row: Row) -> RatingRow:
    account, game, mu, sigma, games = row
    return RatingRow(account=account, game=game, mu=mu, sigma=sigma, games=games)
