"""What signs people in beside e-mail: passwords, passkeys, codes that work once; and invitations to make a profile."""

from __future__ import annotations

from collections.abc import Sequence

from meridian.server.stores.errors import NameTaken, NotInvited
from meridian.server.stores.records import AccountRow, CodeKind, CodeRow, InvitationRow, PasskeyRow
from meridian.server.stores.scripts.people import insert_account
from meridian.server.stores.steps import Many, Row, Steps, run, script

PASSKEY = "id, account, public_key, sign_count, label, created, used"
INVITATION = "code_hash, mark, uses, created, expires"


@script
def create_profile(
    row: AccountRow, password: str | None, passkey: PasskeyRow | None, invitation: str | None, now: float
) -> Steps[None]:
    """An account with what signs it in, and a use of its invitation: all or nothing."""
    if not (yield from insert_account(row)):
        raise NameTaken(f"there is an account with the name {row.name}")
    if invitation is not None:
        used = yield run(
            "UPDATE invitations SET uses = uses - 1 WHERE code_hash = $1 AND uses > 0 AND expires > $2"
            " RETURNING code_hash",
            invitation,
            now,
        )
        if not used:
            raise NotInvited("no such invitation")
    if password is not None:
        yield from _put_password(row.id, password)
    if passkey is not None:
        yield from _put_passkey(passkey)


# Passwords


@script
def password(account: str) -> Steps[str | None]:
    rows = yield run("SELECT hash FROM passwords WHERE account = $1", account)
    return rows[0][0] if rows else None


@script
def put_password(account: str, hashed: str | None) -> Steps[None]:
    if hashed is None:
        yield run("DELETE FROM passwords WHERE account = $1", account)
    else:
        yield from _put_password(account, hashed)


def _put_password(account: str, hashed: str) -> Steps[None]:
    yield run(
        "INSERT INTO passwords (account, hash) VALUES ($1, $2)"
        " ON CONFLICT (account) DO UPDATE SET hash = excluded.hash",
        account,
        hashed,
    )


# Passkeys


@script
def passkey(credential: str) -> Steps[PasskeyRow | None]:
    rows = yield run(f"SELECT {PASSKEY} FROM passkeys WHERE id = $1", credential)
    return _passkey(rows[0]) if rows else None


@script
def passkeys(account: str) -> Steps[list[PasskeyRow]]:
    rows = yield run(f"SELECT {PASSKEY} FROM passkeys WHERE account = $1 ORDER BY created, id", account)
    return [_passkey(row) for row in rows]


@script
def put_passkey(row: PasskeyRow) -> Steps[None]:
    yield from _put_passkey(row)


def _put_passkey(row: PasskeyRow) -> Steps[None]:
    yield run(
        f"INSERT INTO passkeys ({PASSKEY}) VALUES ($1, $2, $3, $4, $5, $6, $7)",
        row.id,
        row.account,
        row.public_key,
        row.sign_count,
        row.label,
        row.created,
        row.used,
    )


@script
def use_passkey(credential: str, sign_count: int, now: float) -> Steps[bool]:
    """False if the passkey was removed meanwhile."""
    rows = yield run(
        "UPDATE passkeys SET sign_count = $2, used = $3 WHERE id = $1 RETURNING id", credential, sign_count, now
    )
    return bool(rows)


@script
def label_passkey(account: str, credential: str, label: str) -> Steps[bool]:
    rows = yield run(
        "UPDATE passkeys SET label = $3 WHERE account = $1 AND id = $2 RETURNING id", account, credential, label
    )
    return bool(rows)


@script
def delete_passkey(account: str, credential: str) -> Steps[bool]:
    rows = yield run("DELETE FROM passkeys WHERE account = $1 AND id = $2 RETURNING id", account, credential)
    return bool(rows)


def _passkey(row: Row) -> PasskeyRow:
    credential, account, public_key, sign_count, label, created, used = row
    return PasskeyRow(
        id=credential,
        account=account,
        public_key=bytes(public_key),
        sign_count=sign_count,
        label=label,
        created=created,
        used=used,
    )


# Codes that work once


@script
def put_codes(account: str, kind: CodeKind, rows: Sequence[CodeRow]) -> Steps[None]:
    """The codes of this kind before them become void."""
    yield run("DELETE FROM codes WHERE account = $1 AND kind = $2", account, kind)
    yield Many(
        "INSERT INTO codes (code_hash, account, kind, expires) VALUES ($1, $2, $3, $4)",
        [(row.code_hash, row.account, row.kind, row.expires) for row in rows],
    )


@script
def use_code(code_hash: str, now: float) -> Steps[CodeRow | None]:
    """Deleting it is using it, so it works only once."""
    rows = yield run(
        "DELETE FROM codes WHERE code_hash = $1 AND (expires IS NULL OR expires > $2)"
        " RETURNING code_hash, account, kind, expires",
        code_hash,
        now,
    )
    if not rows:
        return None
    code, account, kind, expires = rows[0]
    return CodeRow(code_hash=code, account=account, kind=kind, expires=expires)


@script
def recovery_codes(account: str) -> Steps[int]:
    rows = yield run("SELECT count(*) FROM codes WHERE account = $1 AND kind = 'recovery'", account)
    return int(rows[0][0])


# Invitations


@script
def put_invitations(rows: Sequence[InvitationRow]) -> Steps[None]:
    yield Many(
        f"INSERT INTO invitations ({INVITATION}) VALUES ($1, $2, $3, $4, $5)",
        [(row.code_hash, row.mark, row.uses, row.created, row.expires) for row in rows],
    )


@script
def invitations(now: float) -> Steps[list[InvitationRow]]:
    rows = yield run(
        f"SELECT {INVITATION} FROM invitations WHERE uses > 0 AND expires > $1 ORDER BY created, mark", now
    )
    return [
        InvitationRow(code_hash=code, mark=mark, uses=uses, created=created, expires=expires)
        for code, mark, uses, created, expires in rows
    ]


@script
def delete_invitations(mark: str) -> Steps[int]:
    return len((yield run("DELETE FROM invitations WHERE mark = $1 RETURNING mark", mark)))
