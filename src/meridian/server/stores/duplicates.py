"""Stored data of duplicate sets."""

from __future__ import annotations

from collections.abc import Sequence

from meridian.server.stores.database import Database
from meridian.server.stores.duplicate_rows import DuplicateRow
from meridian.server.stores.records import Status
from meridian.server.stores.scripts import duplicates


class DuplicateStore(Database):
    """The part of the store that holds duplicate sets. `Store` says what writes promise."""

    async def create_duplicate(self, row: DuplicateRow, most_of_organiser: int, most: int) -> None:
        """Creates a set. Full if there are too many unfinished ones, of this organiser or altogether."""
        await self.write(duplicates.create(row, most_of_organiser, most))

    async def duplicate(self, duplicate: str) -> DuplicateRow | None:
        """A duplicate set, with its secrets."""
        return await self.read(duplicates.find(duplicate))

    async def change_duplicate(self, row: DuplicateRow) -> bool:
        """Replaces status, progress and secrets of the version that `row` was read at. False, and no change, if the set
        has changed since or is gone."""
        return await self.write(duplicates.change(row))

    async def opened_duplicate(self, row: DuplicateRow, tables: Sequence[str]) -> bool:
        """The same, and keeps which tables the set waits for from now on."""
        return await self.write(duplicates.opened(row, tables))

    async def waiting_duplicates(self) -> list[str]:
        """The sets for which something is to be done: those that agree on their dice, those whose tables are not all
        open, and those whose last table has ended."""
        return await self.read(duplicates.waiting())

    async def table_statuses(self, tables: Sequence[str]) -> dict[str, Status]:
        """The statuses of these tables; one that does not exist is left out."""
        return await self.read(duplicates.statuses(tables))
