"""Retention: what a server deletes, and when. The settings give the days; 0 means never."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from typing import Final

from meridian.server.moderation.audit import entry
from meridian.server.settings import Retention
from meridian.server.stores import Store, StoreError
from meridian.server.stores.records import JOURNAL_PREFIX, LESSON_PREFIX
from meridian.server.stores.scripts import duplicates, moderation, removal

HOUR: Final = 3600.0
DAY: Final = 24 * HOUR
OF_KIND: Final = {"lessons": (LESSON_PREFIX, 1), "journals": (JOURNAL_PREFIX, 30)}
"""Tables that go by themselves: how their ids begin, and after how many days without a word. A learner's device knows
the step of its lesson, and a journal that was opened is on the device of its owner."""
UNSTARTED_SET_DAYS: Final = 14
"""Days after which a duplicate set that never began is removed."""
RECORDED: Final = ("finished", "unstarted", "abandoned", "reports")
"""What the audit trail says of a removal: everything that a user may miss."""
BATCH_SIZE: Final = 100  # rows of each kind per transaction, so that players do not wait long

log = logging.getLogger("meridian.upkeep")


async def upkeep(store: Store, retention: Retention, now: float) -> dict[str, int]:
    """Deletes everything that is old enough; returns the number of each kind."""
    gone = dict.fromkeys(("finished", "unstarted", "abandoned", "notices"), 0)
    most = BATCH_SIZE
    while most == BATCH_SIZE:
        forgotten = await store.forget(
            finished=_before(now, retention.finished),
            unstarted=_before(now, retention.unstarted),
            abandoned=_before(now, retention.abandoned),
            notices=_before(now, retention.notices),
            limit=BATCH_SIZE,
        )
        tables = {kind: len(getattr(forgotten, kind)) for kind in ("finished", "unstarted", "abandoned")}
        found = {**tables, "notices": forgotten.notices}
        for kind, number in found.items():
            gone[kind] += number
        most = max(found.values())
    for kind, (prefix, days) in OF_KIND.items():
        gone[kind] = 0
        while (number := await store.write(removal.forget_of_kind(prefix, now - days * DAY, BATCH_SIZE))) > 0:
            gone[kind] += number
    gone["duplicates"] = 0
    for statuses, since in (("'open'", now - UNSTARTED_SET_DAYS * DAY), ("'over'", _before(now, retention.finished))):
        while since is not None and (number := await store.write(duplicates.forget(since, statuses, BATCH_SIZE))) > 0:
            gone["duplicates"] += number
    gone |= {"reports": 0, "audit": 0}
    before = _before(now, retention.reports), _before(now, retention.audit)
    while any(old := await store.write(moderation.forget_moderation(*before, BATCH_SIZE))):
        gone["reports"] += old[0]
        gone["audit"] += old[1]
    return {**gone, "sessions": await store.forget_expired(now)}


async def keep_up(
    store: Store,
    retention: Retention,
    every: float = HOUR,
    clock: Callable[[], float] = time.time,
    wait: Callable[[float], Awaitable[None]] = asyncio.sleep,
) -> None:
    """Runs `upkeep` now and then every hour. If the database fails, it logs a warning and tries again next time."""
    while True:
        try:
            gone = await upkeep(store, retention, clock())
        except StoreError as error:
            log.warning("upkeep has to wait: %s", error)
        else:
            if any(gone[kind] for kind in RECORDED):
                await store.record(entry("system", "", "forget", about={kind: gone[kind] for kind in RECORDED}))
            if any(gone.values()):
                log.info("forgotten: %s", ", ".join(f"{kind} {number}" for kind, number in gone.items() if number))
        await wait(every)


def _before(now: float, days: int) -> float | None:
    """The moment before which data is too old."""
    return now - days * DAY if days else None
