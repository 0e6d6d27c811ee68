"""Whom accounts mute or block, suspensions, reports, the audit trail."""

from __future__ import annotations

import msgspec

from meridian.server.stores.errors import Missing
from meridian.server.stores.records import (
    AuditRow,
    RelationKind,
    RelationRow,
    ReportedLine,
    ReportRow,
    SuspensionRow,
)
from meridian.server.stores.scripts.tables import said
from meridian.server.stores.steps import Row, Steps, change, run, script

REPORT = "id, at, reporter, table_id, seat, account, name, reason, text, lines, resolved, resolution"
AUDIT = "id, at, actor, who, action, account, table_id, about"
OLD = "DELETE FROM {kind} WHERE id IN (SELECT id FROM {kind} WHERE at < $1 LIMIT $2)"

# Muting and blocking


@script
def relations_of(account: str) -> Steps[list[RelationRow]]:
    rows = yield run(
        "SELECT account, other, kind, since FROM relations WHERE account = $1 ORDER BY since DESC, other", account
    )
    return [RelationRow(account=owner, other=other, kind=kind, since=since) for owner, other, kind, since in rows]


@script
def relation(account: str, other: str) -> Steps[RelationKind | None]:
    rows = yield run("SELECT kind FROM relations WHERE account = $1 AND other = $2", account, other)
    return rows[0][0] if rows else None


@script
def put_relation(row: RelationRow, most: int) -> Steps[bool]:
    """False, and no change, if the account has `most` already."""
    others = yield run("SELECT count(*) FROM relations WHERE account = $1 AND other <> $2", row.account, row.other)
    if others[0][0] >= most:
        return False
    yield run(
        "INSERT INTO relations (account, other, kind, since) VALUES ($1, $2, $3, $4)"
        " ON CONFLICT (account, other) DO UPDATE SET kind = excluded.kind, since = excluded.since",
        row.account,
        row.other,
        row.kind,
        row.since,
    )
    return True


@script
def delete_relation(account: str, other: str) -> Steps[bool]:
    return bool((yield run("DELETE FROM relations WHERE account = $1 AND other = $2 RETURNING other", account, other)))


# Suspensions


@script
def suspension(account: str, now: float) -> Steps[SuspensionRow | None]:
    rows = yield run(
        "SELECT account, since, until, why FROM suspensions WHERE account = $1 AND (until IS NULL OR until > $2)",
        account,
        now,
    )
    return _suspension(rows[0]) if rows else None


@script
def suspensions(now: float) -> Steps[list[SuspensionRow]]:
    rows = yield run(
        "SELECT account, since, until, why FROM suspensions WHERE until IS NULL OR until > $1 ORDER BY since", now
    )
    return [_suspension(row) for row in rows]


@script
def suspend(row: SuspensionRow) -> Steps[None]:
    """The devices of the account are signed out with it."""
    yield run(
        "INSERT INTO suspensions (account, since, until, why) VALUES ($1, $2, $3, $4) ON CONFLICT (account)"
        " DO UPDATE SET since = excluded.since, until = excluded.until, why = excluded.why",
        row.account,
        row.since,
        row.until,
        row.why,
    )
    yield run("DELETE FROM sessions WHERE account = $1", row.account)
    yield run("DELETE FROM codes WHERE account = $1 AND kind <> 'recovery'", row.account)


@script
def unsuspend(account: str) -> Steps[bool]:
    return bool((yield run("DELETE FROM suspensions WHERE account = $1 RETURNING account", account)))


def _suspension(row: Row) -> SuspensionRow:
    account, since, until, why = row
    return SuspensionRow(account=account, since=since, until=until, why=why)


# Reports


@script
def put_report(row: ReportRow) -> Steps[None]:
    """Another report of the same person about the same one at the same table takes the place of the first."""
    yield run(
        f"INSERT INTO reports ({REPORT}) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, NULL, '')"
        " ON CONFLICT (id) DO UPDATE SET at = excluded.at, name = excluded.name, reason = excluded.reason,"
        " text = excluded.text, lines = excluded.lines, resolved = NULL, resolution = ''",
        row.id,
        row.at,
        row.reporter,
        row.table,
        row.seat,
        row.account,
        row.name,
        row.reason,
        row.text,
        said(row.lines),
    )


@script
def reports(resolved: bool, limit: int) -> Steps[list[ReportRow]]:
    """The newest first."""
    only = "" if resolved else " WHERE resolved IS NULL"
    rows = yield run(f"SELECT {REPORT} FROM reports{only} ORDER BY at DESC, id LIMIT $1", limit)
    return [_report(row) for row in rows]


@script
def reports_by(account: str) -> Steps[list[ReportRow]]:
    rows = yield run(f"SELECT {REPORT} FROM reports WHERE reporter = $1 ORDER BY at, id", account)
    return [_report(row) for row in rows]


@script
def open_reports(table: str | None) -> Steps[int]:
    at, args = (" AND table_id = $1", (table,)) if table is not None else ("", ())
    rows = yield run(f"SELECT count(*) FROM reports WHERE resolved IS NULL{at}", *args)
    return int(rows[0][0])


@script
def resolve_report(report: str, now: float, resolution: str) -> Steps[ReportRow]:
    rows = yield run(
        f"UPDATE reports SET resolved = $2, resolution = $3 WHERE id = $1 RETURNING {REPORT}", report, now, resolution
    )
    if not rows:
        raise Missing(f"there is no report {report}")
    return _report(rows[0])


def forget_in_reports(account: str) -> Steps[None]:
    """What a person wrote, and what was written about them."""
    yield run("UPDATE reports SET name = '', text = '', lines = '[]' WHERE account = $1", account)
    rows = yield run(
        "SELECT r.id, r.lines, s.seat FROM reports r JOIN seats s ON s.table_id = r.table_id WHERE s.account = $1",
        account,
    )
    left: dict[str, list[ReportedLine]] = {}
    for report, lines, seat in rows:
        known = left.get(report)
        known = msgspec.json.decode(lines, type=list[ReportedLine]) if known is None else known
        left[report] = [line for line in known if line.seat != seat]
    for report, known in left.items():
        yield run("UPDATE reports SET lines = $2 WHERE id = $1", report, said(known))


def _report(row: Row) -> ReportRow:
    report, at, reporter, table, seat, account, name, reason, text, lines, resolved, resolution = row
    return ReportRow(
        id=report,
        at=at,
        reporter=reporter,
        table=table,
        seat=seat,
        account=account,
        name=name,
        reason=reason,
        text=text,
        lines=msgspec.json.decode(lines, type=list[ReportedLine]),
        resolved=resolved,
        resolution=resolution,
    )


# The audit trail


@script
def record(row: AuditRow) -> Steps[None]:
    yield run(
        f"INSERT INTO audit ({AUDIT}) VALUES ($1, $2, $3, $4, $5, $6, $7, $8)",
        row.id,
        row.at,
        row.actor,
        row.who,
        row.action,
        row.account,
        row.table,
        said(row.about),
    )


@script
def audit(before: float | None, limit: int) -> Steps[list[AuditRow]]:
    """The newest first."""
    only, args = ("", ()) if before is None else (" WHERE at < $2", (before,))
    rows = yield run(f"SELECT {AUDIT} FROM audit{only} ORDER BY at DESC, id LIMIT $1", limit, *args)
    return [_audit(row) for row in rows]


@script
def forget_moderation(reports: float | None, audit: float | None, limit: int) -> Steps[tuple[int, int]]:
    """Removes reports and entries of the trail that are older; None skips a kind."""
    gone = [0, 0]
    for at, (kind, before) in enumerate((("reports", reports), ("audit", audit))):
        if before is not None:
            ((gone[at],),) = yield change(OLD.format(kind=kind), before, limit)
    return gone[0], gone[1]


def _audit(row: Row) -> AuditRow:
    entry, at, actor, who, action, account, table, about = row
    return AuditRow(
        id=entry,
        at=at,
        actor=actor,
        who=who,
        action=action,
        account=account,
        table=table,
        about=msgspec.json.decode(about),
    )
