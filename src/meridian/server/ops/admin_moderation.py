"""The operator's commands for moderation: reports, suspensions, the audit trail."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from meridian.core.errors import BadInput
from meridian.server.accounts.accounts import DAY_SECONDS
from meridian.server.accounts.names import is_readable
from meridian.server.moderation.audit import by_admin
from meridian.server.ops.admin_profiles import MOST_DAYS, profile_of
from meridian.server.stores import Missing, Store
from meridian.server.stores.records import SuspensionRow

LONGEST_WORDS: Final = 200


def _words(option: str, text: str) -> str:
    text = text.strip()
    if text and not is_readable(text, LONGEST_WORDS):
        raise BadInput(f"{option}: at most {LONGEST_WORDS} letters on one line")
    return text


# Reports


async def reported(store: Store, everything: bool, limit: int) -> dict[str, Any]:
    """Reports, the newest first, with the names of those who have a profile now."""
    rows = await store.reports(everything, limit)
    names = await store.account_names(one for row in rows for one in (row.account, row.reporter))
    return {
        "reports": [
            {
                **msgspec.to_builtins(row),
                "profile": names.get(row.account or "", ""),
                "reporter": names.get(row.reporter or "", ""),
                "account": row.account,
            }
            for row in rows
        ]
    }


async def resolved(store: Store, report: str, note: str, now: float) -> dict[str, Any]:
    """Marks a report as dealt with."""
    try:
        row = await store.resolve_report(report, now, _words("--note", note))
    except Missing as error:
        raise BadInput(str(error)) from None
    await store.record(by_admin("resolve", row.account, row.table, report=row.id, note=row.resolution))
    return {"report": row.id, "resolution": row.resolution}


# Suspensions


async def suspended(store: Store, name: str, days: float | None, why: str, now: float) -> dict[str, Any]:
    """Shuts a profile out for some days, or until it is let in again."""
    if days is not None and not 0 < days <= MOST_DAYS:
        raise BadInput(f"--days must be more than 0, and at most {MOST_DAYS}")
    account, why = await profile_of(store, name), _words("--why", why)
    until = None if days is None else now + days * DAY_SECONDS
    await store.suspend(SuspensionRow(account=account.id, since=now, until=until, why=why))
    await store.record(by_admin("suspend", account.id, until=until, why=why))
    return {"name": account.name, "until": until, "why": why}


async def unsuspended(store: Store, name: str) -> dict[str, Any]:
    """Lets a profile in again."""
    account = await profile_of(store, name)
    if not await store.unsuspend(account.id):
        raise BadInput(f"{account.name} is not suspended")
    await store.record(by_admin("unsuspend", account.id))
    return {"name": account.name}


async def listed_suspensions(store: Store, now: float) -> dict[str, Any]:
    """The profiles that are shut out now."""
    rows = await store.suspensions(now)
    names = await store.account_names(row.account for row in rows)
    return {
        "suspended": [
            {"name": names.get(row.account, ""), "since": row.since, "until": row.until, "why": row.why} for row in rows
        ]
    }


# The audit trail


async def audited(store: Store, limit: int, before: float | None) -> dict[str, Any]:
    """Entries of the trail, the newest first, with the names of profiles that are still there."""
    rows = await store.audit(before, limit)
    names = await store.account_names(one for row in rows for one in (row.account, row.who))
    return {
        "entries": [
            {
                **msgspec.to_builtins(row),
                "who": row.who if row.actor == "admin" else names.get(row.who, row.who),
                "name": names.get(row.account or "", ""),
            }
            for row in rows
        ],
        "before": rows[-1].at if len(rows) == limit else None,
    }
