"""The audit trail: who did what to whom, and when. Entries are added and, after `retention.audit` days, removed."""

from __future__ import annotations

import getpass
import secrets
import time
from typing import Any

from meridian.server.stores.records import Actor, AuditRow


def entry(
    actor: Actor,
    who: str,
    action: str,
    account: str | None = None,
    table: str | None = None,
    about: dict[str, Any] | None = None,
) -> AuditRow:
    """A new entry. A person with an account is named by its id alone."""
    return AuditRow(
        id=secrets.token_hex(8),
        at=time.time(),
        actor=actor,
        who=who,
        action=action,
        account=account,
        table=table,
        about=about or {},
    )


def by_admin(action: str, account: str | None = None, table: str | None = None, **about: Any) -> AuditRow:
    """An entry about what the operator at this command line does."""
    return entry("admin", _user(), action, account, table, about)


def _user() -> str:
    try:
        return getpass.getuser()
    except (KeyError, OSError):  # a container's user may have no name
        return ""
