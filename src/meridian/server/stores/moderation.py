"""Stored data of moderation: muting and blocking, suspensions, reports, the audit trail."""

from __future__ import annotations

from meridian.server.stores.database import Database
from meridian.server.stores.records import AuditRow, RelationKind, RelationRow, ReportRow, SuspensionRow
from meridian.server.stores.scripts import moderation


class ModerationStore(Database):
    """The part of the store that keeps people apart and remembers what operators did. `Store` says what writes
    promise."""

    async def relations_of(self, account: str) -> list[RelationRow]:
        """Whom an account mutes or blocks, the latest first."""
        return await self.read(moderation.relations_of(account))

    async def relation(self, account: str, other: str) -> RelationKind | None:
        """Whether an account mutes or blocks another one."""
        return await self.read(moderation.relation(account, other))

    async def put_relation(self, relation: RelationRow, most: int) -> bool:
        """Lets an account mute or block another one. False, and no change, if it has `most` already."""
        return await self.write(moderation.put_relation(relation, most))

    async def delete_relation(self, account: str, other: str) -> bool:
        """Ends muting or blocking. False if there was none."""
        return await self.write(moderation.delete_relation(account, other))

    async def suspension(self, account: str, now: float) -> SuspensionRow | None:
        """Why and until when an account cannot be used; None if it can."""
        return await self.read(moderation.suspension(account, now))

    async def suspensions(self, now: float) -> list[SuspensionRow]:
        """All suspended accounts."""
        return await self.read(moderation.suspensions(now))

    async def suspend(self, suspension: SuspensionRow) -> None:
        """Suspends an account, and signs its devices out."""
        await self.write(moderation.suspend(suspension))

    async def unsuspend(self, account: str) -> bool:
        """Lifts a suspension. False if there was none."""
        return await self.write(moderation.unsuspend(account))

    async def put_report(self, report: ReportRow) -> None:
        """Stores a report; it takes the place of an earlier one with its id."""
        await self.write(moderation.put_report(report))

    async def reports(self, resolved: bool = False, limit: int = 50) -> list[ReportRow]:
        """Reports that wait, or all, the newest first."""
        return await self.read(moderation.reports(resolved, limit))

    async def reports_by(self, account: str) -> list[ReportRow]:
        """The reports that an account has written."""
        return await self.read(moderation.reports_by(account))

    async def open_reports(self, table: str | None = None) -> int:
        """How many reports wait for an operator, about one table or in all."""
        return await self.read(moderation.open_reports(table))

    async def resolve_report(self, report: str, now: float, resolution: str) -> ReportRow:
        """Marks a report as dealt with. Missing if there is none."""
        return await self.write(moderation.resolve_report(report, now, resolution))

    async def record(self, entry: AuditRow) -> None:
        """Adds an entry to the audit trail."""
        await self.write(moderation.record(entry))

    async def audit(self, before: float | None = None, limit: int = 50) -> list[AuditRow]:
        """Entries of the audit trail before a time, the newest first."""
        return await self.read(moderation.audit(before, limit))
