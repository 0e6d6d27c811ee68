"""The one interface to all stored data. Databases differ only in how they run a script."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Self

from meridian.server.stores.clubs import ClubStore
from meridian.server.stores.competitions import CompetitionStore
from meridian.server.stores.duplicates import DuplicateStore
from meridian.server.stores.errors import StoreError
from meridian.server.stores.moderation import ModerationStore
from meridian.server.stores.people import PeopleStore
from meridian.server.stores.profiles import ProfileStore
from meridian.server.stores.records import (
    BranchRow,
    ChatRow,
    EntryRow,
    EntryTally,
    Forgotten,
    LeaseRow,
    NoticeRow,
    SeatRow,
    SecretRow,
    Status,
    TableRow,
)
from meridian.server.stores.scripts import chat, checks, join_codes, journal, leases, lobby, notices, removal, tables
from meridian.server.stores.state import SeatPrivate, TableSettings, TableState


class Store(PeopleStore, ProfileStore, ModerationStore, CompetitionStore, ClubStore, DuplicateStore):
    """A write returns only when it is durable; `errors` lists what it raises otherwise.

    If a caller is cancelled while it waits, the outcome is unknown. Methods that take a `fence` raise Fenced if the
    node no longer owns the table.
    """

    async def probe(self) -> str | None:
        """Why the database does not answer now; None if it does. After a failed write it tries a write that changes
        nothing: a node without traffic would otherwise never notice that the disk works again."""
        wrote = (await self.health()).ok
        try:
            await (self.read(checks.version()) if wrote else self.write(checks.unchanged()))
        except StoreError as error:
            return str(error)
        return None

    async def __aenter__(self) -> Self:
        await self.open()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    # Tables

    async def give_join_code(self, table: str, code: str) -> str | None:
        """The short code of a table that has not begun: the one it has, or this one. Empty if the table has begun or
        is gone, None if another has this code."""
        return await self.write(join_codes.give(table, code))

    async def table_by_join_code(self, code: str) -> str | None:
        """The table that has not begun to which a short code leads."""
        return await self.read(join_codes.find(code))

    async def create_table(
        self,
        table: TableRow,
        seats: Sequence[SeatRow] = (),
        secret: bytes | None = None,
        entries: Sequence[EntryRow] = (),
        rematch_of: str | None = None,
    ) -> None:
        """Creates a table with seats, chance secrets and first entries, all or nothing. StoreConflict if the id exists.
        The state of the table it is a rematch of then names it."""
        if entries:
            journal.check_numbers(table.id, table.branch, 1, entries)
        await self.write(tables.create(table, seats, secret, entries, rematch_of))

    async def seating(self, table: str) -> lobby.Seating | None:
        """A table and its seats in one snapshot, or None."""
        return await self.read(lobby.seating(table), snapshot=True)

    async def change_lobby(
        self,
        before: lobby.Seating,
        *,
        seats: Sequence[SeatRow] = (),
        state: TableState | None = None,
        status: Status | None = None,
        secret: bytes | None = None,
    ) -> None:
        """Changes a table that has not begun: seats, state, status and chance secrets, all or nothing.

        StoreConflict, and no change, if the game has begun or seats, state or settings differ from `before`.
        """
        await self.write(lobby.change_lobby(before, seats, state, status, secret))

    async def table(self, table: str, header: bool = True) -> TableRow | None:
        """A table, optionally without its header, or None."""
        return await self.read(tables.find(table, header))

    async def status(self, table: str) -> Status | None:
        """The status of a table, or None."""
        return await self.read(tables.status(table))

    async def whole(self, table: str, secret: bool = False) -> journal.Whole | None:
        """A table with its seats and the entries of its current branch in one snapshot; with the chance secrets if
        `secret` is set, which only the table's owner may ask for."""
        return await self.read(journal.whole(table, secret), snapshot=True)

    async def tables(
        self,
        status: Status | None = None,
        account: str | None = None,
        game: str | None = None,
        limit: int = 50,
        cursor: str | None = None,
    ) -> tables.Page:
        """Tables without headers, newest first. The cursor leads to the next page; None after the last one."""
        return await self.read(tables.listed(status, account, game, limit, cursor))

    async def last_entry(self, table: str) -> int:
        """The number of entries on a table's current branch; 0 if the table does not exist."""
        return await self.read(journal.last_entry(table))

    async def set_status(self, table: str, status: Status, fence: int | None = None) -> None:
        """Sets the status: open, running, over or closed."""
        await self.write(tables.set_status(table, status, fence))

    async def set_state(self, table: str, state: TableState, fence: int | None = None) -> None:
        """Replaces the state beside the journal."""
        await self.write(tables.set_state(table, state, fence))

    async def revise_table(self, table: str, header: bytes, settings: TableSettings, fence: int | None = None) -> None:
        """Replaces header and settings, before the first entry or with a change of rules."""
        await self.write(tables.revise(table, header, settings, fence))

    async def touch(self, table: str, at: float) -> None:
        """Records activity at a table, which `forget` looks at. Appending does this by itself."""
        await self.write(tables.touch(table, at))

    async def delete_table(self, table: str) -> None:
        """Removes a table and all that belongs to it. No error if it does not exist."""
        await self.write(removal.delete(table))

    async def seats(self, table: str) -> list[SeatRow]:
        """The seats of a table, in order."""
        return await self.read(tables.seats(table))

    async def put_seat(self, seat: SeatRow, fence: int | None = None) -> None:
        """Writes a seat. StoreConflict if its token opens another seat or its account does not exist."""
        await self.write(tables.put_seat(seat, fence))

    async def reseat(self, seat: SeatRow, fence: int) -> None:
        """Gives a seat to a new holder under a new fence; drops its substitute, notifications and dice agreement."""
        await self.write(lobby.reseat(seat, fence))

    async def set_private(self, table: str, seat: int, private: SeatPrivate, fence: int | None = None) -> None:
        """Changes only the set parts of what this seat alone may know. Missing if the seat does not exist."""
        await self.write(tables.set_private(table, seat, private, fence))

    async def change_private(self, table: str, seat: int, edit: Callable[[SeatPrivate], SeatPrivate]) -> SeatPrivate:
        """Changes what this seat alone may know. What `edit` raises changes nothing, and it may run more than once."""
        return await self.write(tables.change_private(table, seat, edit))

    async def adopt_seat(self, table: str, seat: int, account: str) -> bool:
        """Links a person's seat to an account. False, and no change, if it belongs to another account."""
        return await self.write(tables.adopt_seat(table, seat, account))

    async def seat_by_token(self, token_hash: str) -> SeatRow | None:
        """The seat that a token opens."""
        return await self.read(tables.seat_by_token(token_hash))

    async def secret(self, table: str) -> SecretRow | None:
        """The chance secrets, for the table's owner only."""
        return await self.read(tables.secret(table))

    async def put_secret(self, secret: SecretRow, fence: int | None = None) -> None:
        """Replaces the chance secrets."""
        await self.write(tables.put_secret(secret, fence))

    # Journals

    async def append(
        self,
        table: str,
        branch: int,
        first_number: int,
        entries: Sequence[EntryRow],
        fence: int,
        secret: bytes | None = None,
        state: TableState | None = None,
    ) -> None:
        """Appends to the current branch, with the chance secrets and the state if given, all or nothing.

        StoreConflict if the numbers leave a gap or exist already, Fenced if the fence is not current, NotDurable if the
        database failed. Appending exactly the same entries again is a retry and succeeds.
        """
        if entries:
            journal.check_numbers(table, branch, first_number, entries)
            await self.write(journal.append(table, branch, first_number, entries, fence, secret, state))
        elif state is not None:
            await self.set_state(table, state, fence)

    async def entries(self, table: str, branch: int, after: int = 0, limit: int | None = None) -> list[EntryRow]:
        """The entries of a line of play in order, including those it shares with earlier branches."""
        return await self.read(journal.entries(table, branch, after, limit))

    async def start_branch(
        self, table: str, from_number: int, fence: int | None = None, secret: bytes | None = None
    ) -> int:
        """Rewinds to an entry: starts a new branch there and returns its number. The old branch stays."""
        return await self.write(journal.start_branch(table, from_number, fence, secret))

    async def branches(self, table: str) -> list[BranchRow]:
        """All branches, oldest first."""
        return await self.read(journal.branches(table))

    async def tally(self, table: str, branch: int) -> EntryTally:
        """Counts the entries by actor and by branch without reading them."""
        return await self.read(journal.tally(table, branch))

    # Chat

    async def say(self, table: str, seat: int | None, at: float, text: str, to: list[int] | None = None) -> ChatRow:
        """Stores a chat message and returns it with its number."""
        return await self.write(chat.say(table, seat, at, text, to))

    async def chat(self, table: str, after: int = 0, limit: int = 200) -> list[ChatRow]:
        """Chat messages in order, including those with restricted readers."""
        return await self.read(chat.listen(table, after, limit))

    async def last_chat(self, table: str, count: int) -> list[ChatRow]:
        """The last chat messages, in order."""
        return await self.read(chat.last(table, count))

    # Notifications

    async def put_notice(self, notice: NoticeRow) -> bool:
        """Puts a notification into the outbox. False, and no change, if its key exists."""
        return await self.write(notices.put(notice))

    async def notice(self, key: str) -> NoticeRow | None:
        """A notification and its delivery status."""
        return await self.read(notices.find(key))

    async def due_notices(self, now: float, limit: int = 50, hold: float = 60.0) -> list[NoticeRow]:
        """Takes the notifications that are due. No other node gets them for `hold` seconds."""
        return await self.write(notices.take(now, limit, hold))

    async def settle_notice(self, key: str, done: bool, error: str | None = None, due: float | None = None) -> bool:
        """Records the end of an attempt: delivered, failed, or to be retried when `due`. False if it does not exist."""
        return await self.write(notices.settle(key, done, error, due))

    # Leases

    async def acquire_lease(self, table: str, node: str, now: float, seconds: float, force: bool = False) -> int | None:
        """Acquires a table and returns the new fence; None while another node owns it.

        With `force`, it takes the table from its owner, whose next write then fails with Fenced.
        """
        return await self.write(leases.acquire(table, node, now, seconds, force))

    async def renew_lease(self, table: str, node: str, fence: int, now: float, seconds: float) -> bool:
        """Renews a lease. False if another node owns the table by now."""
        return await self.write(leases.renew(table, node, fence, now, seconds))

    async def renew_leases(self, node: str, now: float, seconds: float) -> dict[str, int]:
        """Renews all leases of a node in one statement. Returns the tables it still owns and their fences."""
        return await self.write(leases.renew_all(node, now, seconds))

    async def release_lease(self, table: str, node: str, fence: int) -> bool:
        """Releases a lease. False if it was lost already."""
        return await self.write(leases.release(table, node, fence))

    async def lease(self, table: str) -> LeaseRow | None:
        """The last lease of a table: node and end."""
        return await self.read(leases.find(table))

    async def leases_of(self, node: str) -> list[LeaseRow]:
        """All leases of a node, including expired ones."""
        return await self.read(leases.held(node))

    async def fences(self, tables: Sequence[str]) -> dict[str, int]:
        """The current fences of these tables. A writer other than the owner acquires the table first."""
        return await self.read(leases.fences(tables))

    async def expired_leases(self, now: float, limit: int = 100) -> list[LeaseRow]:
        """Leases that expired without release: their nodes died or lost the database."""
        return await self.read(leases.expired(now, limit))

    async def unowned_tables(self, now: float, limit: int = 100) -> list[str]:
        """Running tables without an owner."""
        return await self.read(leases.unowned(now, limit))

    # Maintenance

    async def counts(self) -> dict[str, int]:
        """Counts for the metrics, including failed writes."""
        found = await self.read(checks.counts())
        return {**found, "failed_writes": (await self.health()).failures}

    async def integrity(self) -> list[str]:
        """Inconsistencies in the stored data, one line each. Reads everything."""
        return await self.read(checks.integrity(), snapshot=True)

    async def forget(
        self,
        *,
        finished: float | None = None,
        unstarted: float | None = None,
        abandoned: float | None = None,
        notices: float | None = None,
        limit: int = 100,
    ) -> Forgotten:
        """Removes tables over or closed and untouched since `finished`, open ones since `unstarted`, running ones since
        `abandoned`, and notifications settled before `notices`. None skips a kind. At most `limit` of each."""
        return await self.write(removal.forget(finished, unstarted, abandoned, notices, limit))
