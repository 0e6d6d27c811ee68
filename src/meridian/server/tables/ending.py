"""What happens when a game is over or all its players have left."""

from __future__ import annotations

import logging
import time

import msgspec
from msgspec import UNSET

from meridian.server.accounts import rated
from meridian.server.accounts.results import keep_results
from meridian.server.slices import in_slices
from meridian.server.stores import StoreError
from meridian.server.stores.records import SecretRow
from meridian.server.stores.state import given
from meridian.server.tables import news
from meridian.server.tables.openings import Openings
from meridian.server.tables.owned import OwnedTable

log = logging.getLogger(__name__)


class Ending:
    """Ends a table: status, ratings, notifications."""

    def __init__(self, owner: OwnedTable) -> None:
        self.owner = owner

    async def over(self) -> None:
        """End a table whose game is over by its rules."""
        owner = self.owner
        if owner.is_lesson:  # there may be more to learn, and nothing is counted
            return
        owner.clockwork.stop()
        owner.bots.stop()
        await self._set("over")
        await self._count()
        await owner.services.notifier.over(owner)

    async def abandoned(self) -> None:
        """Close a table that no person plays any more. Its journal stays, and its chance secrets are revealed."""
        owner = self.owner
        owner.clockwork.stop()
        owner.bots.stop()
        before = owner.source.newest()
        owner.source.end(abandoned=True)
        # Store the end of chance first: a table with revealed secrets must never go on, even if the next step fails.
        await owner.services.store.put_secret(SecretRow(table=owner.id, body=owner.source.to_bytes()), owner.fence)
        await self._set("closed")
        await owner.seal_period(before)

    async def _set(self, status: str) -> None:
        owner = self.owner
        await owner.services.store.set_status(owner.id, status, owner.fence)  # type: ignore[arg-type]
        owner.services.metrics.table_changed(owner.row.status, status)
        owner.row = msgspec.structs.replace(owner.row, status=status)
        owner.audience.tell(owner.situation())
        await owner.publish(news.Changed())

    async def _count(self) -> None:
        """Store the result for the history of the players, and rate a rated table. The store counts a table only once,
        so a retry is harmless; the retention job retries unrated tables."""
        owner, store = self.owner, self.owner.services.store
        if owner.row.settings.duplicate is not UNSET:  # only the comparison of its set tells how a table went
            return
        left = [int(seat) for seat in given(owner.row.state.substitutes, {})]
        result = owner.game.rules.result(owner.session.p)
        try:
            openings = Openings(owner.session)
            await in_slices(openings.steps())
            await keep_results(store, owner.row, owner.seats, result, left, time.time(), openings.found)
            if owner.row.settings.rated:
                await rated.rate_table(store, owner.row, owner.seats, result, left)
        except StoreError as error:
            log.error("not counted: %s", error, extra={"table": owner.id})
