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

    async def unfinished_duplicates(self) -> list[str]:
        """The sets that agree on their dice or are played."""
        return await self.read(duplicates.unfinished())

    async def table_statuses(self, tables: Sequence[str]) -> dict[str, Status]:
        """The statuses of these tables; one that does not exist is left out."""
        return await self.read(duplicates.statuses(tables))
