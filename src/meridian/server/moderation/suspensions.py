"""Suspended accounts: they can neither sign in nor write chat."""

from __future__ import annotations

import time

from meridian.server.errors import Forbidden
from meridian.server.stores import Store


async def check_suspended(store: Store, account: str | None, now: float) -> None:
    """Raises Forbidden if an account is suspended, with what its person may know."""
    found = await store.suspension(account, now) if account is not None else None
    if found is None:
        return
    if found.until is None:
        raise Forbidden.because("suspended", why=found.why)
    until = time.strftime("%Y-%m-%d %H:%M", time.gmtime(found.until))
    raise Forbidden.because("suspended-until", until=until, why=found.why)
