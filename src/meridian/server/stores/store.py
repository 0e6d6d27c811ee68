"""The one interface to everything a server keeps. Databases differ only in how they run a script."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Self, TypeVar

from meridian.server.stores.errors import StoreError
from meridian.server.stores.records import (
    AccountRow,
    BranchRow,
    ChatRow,
    EntryRow,
    EntryTally,
    Forgotten,
    LeaseRow,
    NoticeRow,
    RatingRow,
    SeatRow,
    SecretRow,
    SessionRow,
    Status,
    StoreHealth,
    TableRow,
)
from meridian.server.stores.scripts import chat, checks, journal, leases, lobby, notices, people, removal, tables
from meridian.server.stores.state import SeatPrivate, TableSettings, TableState
from meridian.server.stores.steps import Script

T = TypeVar("T")


class Store(ABC):
    """Whatever writes returns only when it is durable; what it raises otherwise is told in `errors`.

    A caller that is cancelled while it waits does not know whether it was written. Where a `fence` may be given, a node
    that no longer owns the table is refused with Fenced.
    """

    # What each database does in its own way

    @abstractmethod
    async def open(self) -> None:
        """Connect, and bring the database to the newest schema; BadInput says in one line why it cannot."""

    @abstractmethod
    async def check_sound(self) -> None:
        """BadInput, in one line, if the database is damaged so that no server may start on it."""

    @abstractmethod
    async def close(self) -> None:
        """Finish what is under way and let go of the database."""

    @abstractmethod
    async def read(self, script: Script[T], snapshot: bool = False) -> T:
        """Run a script that changes nothing; with `snapshot` all its steps see the same moment."""

    @abstractmethod
    async def write(self, script: Script[T]) -> T:
        """Run a script as one transaction and return when it is durable."""

    @abstractmethod
    async def health(self) -> StoreHealth:
        """Whether the last write became durable."""

    async def probe(self) -> str | None:
        """Why the database does not answer now, or None if it does. After a write that failed another is tried, one
        that changes nothing: a node that nobody is sent to would never find out that the disk is well again."""
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

    async def create_table(
        self,
        table: TableRow,
        seats: Sequence[SeatRow] = (),
        secret: bytes | None = None,
        entries: Sequence[EntryRow] = (),
        rematch_of: str | None = None,
    ) -> None:
        """A new table with seats, chance secrets and first entries, all or nothing; Conflict if there is one of that
        id. The state of the table it is a rematch of names it."""
        if entries:
            journal.check_numbers(table.id, table.branch, 1, entries)
        await self.write(tables.create(table, seats, secret, entries, rematch_of))

    async def seating(self, table: str) -> lobby.Seating | None:
        """A table and its seats as of one moment, or None."""
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
        """Change a table that has not begun: some seats, the state, the status, the chance secrets, all or nothing.

        Conflict, and no change, if it has begun, or its seats, state or settings are not those of `before` any more.
        """
        await self.write(lobby.change_lobby(before, seats, state, status, secret))

    async def table(self, table: str, header: bool = True) -> TableRow | None:
        """A table, if wanted without its header, or None."""
        return await self.read(tables.find(table, header))

    async def status(self, table: str) -> Status | None:
        """How far a table is, or None."""
        return await self.read(tables.status(table))

    async def whole(self, table: str, secret: bool = False) -> journal.Whole | None:
        """A table with its seats and the entries of its current branch, as of one moment; with its chance secrets, if
        its owner asks."""
        return await self.read(journal.whole(table, secret), snapshot=True)

    async def tables(
        self,
        status: Status | None = None,
        account: str | None = None,
        game: str | None = None,
        limit: int = 50,
        cursor: str | None = None,
    ) -> tables.Page:
        """Tables without their headers, the newest first; the cursor that comes with them leads on, None ends."""
        return await self.read(tables.listed(status, account, game, limit, cursor))

    async def last_entry(self, table: str) -> int:
        """How many entries the current branch of a table has; 0 if there is no such table."""
        return await self.read(journal.last_entry(table))

    async def set_status(self, table: str, status: Status, fence: int | None = None) -> None:
        """Open, running, over or closed."""
        await self.write(tables.set_status(table, status, fence))

    async def set_state(self, table: str, state: TableState, fence: int | None = None) -> None:
        """What changes beside the journal, in place of what was there."""
        await self.write(tables.set_state(table, state, fence))

    async def revise_table(self, table: str, header: bytes, settings: TableSettings, fence: int | None = None) -> None:
        """Another header and other settings, before the first entry or with a change of rules."""
        await self.write(tables.revise(table, header, settings, fence))

    async def touch(self, table: str, at: float) -> None:
        """Somebody did something here: counts for `forget`. Appending touches by itself."""
        await self.write(tables.touch(table, at))

    async def delete_table(self, table: str) -> None:
        """Remove a table and all that belongs to it; nothing happens if there is none."""
        await self.write(removal.delete(table))

    async def seats(self, table: str) -> list[SeatRow]:
        """The seats of a table, in order."""
        return await self.read(tables.seats(table))

    async def put_seat(self, seat: SeatRow, fence: int | None = None) -> None:
        """Write a seat as it now is; Conflict if its token opens another seat or its account is not there."""
        await self.write(tables.put_seat(seat, fence))

    async def reseat(self, seat: SeatRow, fence: int) -> None:
        """Give a seat away, under a new fence; substitute, notices and an agreement on the dice under way are void."""
        await self.write(lobby.reseat(seat, fence))

    async def set_private(self, table: str, seat: int, private: SeatPrivate, fence: int | None = None) -> None:
        """Change the named parts of what only this seat may know; Missing if there is no such seat."""
        await self.write(tables.set_private(table, seat, private, fence))

    async def adopt_seat(self, table: str, seat: int, account: str) -> bool:
        """Let a person's seat belong to an account; False, and no change, if it belongs to another."""
        return await self.write(tables.adopt_seat(table, seat, account))

    async def seat_by_token(self, token_hash: str) -> SeatRow | None:
        """The seat a token opens."""
        return await self.read(tables.seat_by_token(token_hash))

    async def secret(self, table: str) -> SecretRow | None:
        """What chance keeps to itself: for the table's owner alone."""
        return await self.read(tables.secret(table))

    async def put_secret(self, secret: SecretRow, fence: int | None = None) -> None:
        """Keep it in place of what was kept before."""
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
        """Append to the current branch, with the chance secrets and the state of that moment if given: all or nothing.

        Conflict if the numbers leave a gap or are taken, Fenced if the fence is not the table's own, NotDurable if
        the database failed. Appending exactly what is there already is a retry, and well.
        """
        if entries:
            journal.check_numbers(table, branch, first_number, entries)
            await self.write(journal.append(table, branch, first_number, entries, fence, secret, state))
        elif state is not None:
            await self.set_state(table, state, fence)

    async def entries(self, table: str, branch: int, after: int = 0, limit: int | None = None) -> list[EntryRow]:
        """The entries of a line of play in order, those it shares with earlier branches among them."""
        return await self.read(journal.entries(table, branch, after, limit))

    async def start_branch(
        self, table: str, from_number: int, fence: int | None = None, secret: bytes | None = None
    ) -> int:
        """Go back to an entry: from here on play is on a new branch, whose number comes back. The old one stays."""
        return await self.write(journal.start_branch(table, from_number, fence, secret))

    async def branches(self, table: str) -> list[BranchRow]:
        """All lines of play, the first one first."""
        return await self.read(journal.branches(table))

    async def tally(self, table: str, branch: int) -> EntryTally:
        """How many entries there are, and of whom, without reading one."""
        return await self.read(journal.tally(table, branch))

    # Chat

    async def say(self, table: str, seat: int | None, at: float, text: str, to: list[int] | None = None) -> ChatRow:
        """Store a line of chat; it comes back with its number."""
        return await self.write(chat.say(table, seat, at, text, to))

    async def chat(self, table: str, after: int = 0, limit: int = 200) -> list[ChatRow]:
        """Lines of chat in order, whoever may read them."""
        return await self.read(chat.listen(table, after, limit))

    async def last_chat(self, table: str, count: int) -> list[ChatRow]:
        """The last lines of chat, in order."""
        return await self.read(chat.last(table, count))

    # Notices

    async def put_notice(self, notice: NoticeRow) -> bool:
        """Put a notice into the outbox; False, and no change, if its key was put before."""
        return await self.write(notices.put(notice))

    async def notice(self, key: str) -> NoticeRow | None:
        """What became of a notice."""
        return await self.read(notices.find(key))

    async def due_notices(self, now: float, limit: int = 50, hold: float = 60.0) -> list[NoticeRow]:
        """Take what is due and not done: for `hold` seconds nobody else gets it."""
        return await self.write(notices.take(now, limit, hold))

    async def settle_notice(self, key: str, done: bool, error: str | None = None, due: float | None = None) -> bool:
        """An attempt has ended: well, in vain, or to be repeated when `due`. False if there is no such notice."""
        return await self.write(notices.settle(key, done, error, due))

    # Accounts

    async def create_account(self, account: AccountRow) -> None:
        """A new account; Conflict if its id or e-mail address has one."""
        await self.write(people.create_account(account))

    async def account(self, account: str) -> AccountRow | None:
        """An account, or None."""
        return await self.read(people.account(account))

    async def account_by_email(self, email_hash: str) -> AccountRow | None:
        """Whose e-mail address that is."""
        return await self.read(people.account_by_email(email_hash))

    async def change_account(self, account: AccountRow) -> bool:
        """Another name or address, other wishes; False if there is no such account."""
        return await self.write(people.change_account(account))

    async def delete_account(self, account: str) -> bool:
        """Its seats become anonymous, its ratings, sessions and notices go; False if there is none."""
        return await self.write(people.delete_account(account))

    async def put_session(self, session: SessionRow) -> None:
        """A device signs in, or stays longer."""
        await self.write(people.put_session(session))

    async def renew_session(self, token_hash: str, expires: float) -> bool:
        """A device stays longer; False if it was signed out meanwhile."""
        return await self.write(people.renew_session(token_hash, expires))

    async def session(self, token_hash: str, now: float) -> SessionRow | None:
        """The session of a device, unless it has expired."""
        return await self.read(people.session(token_hash, now))

    async def delete_session(self, token_hash: str) -> bool:
        """A device signs out."""
        return await self.write(people.delete_session(token_hash))

    async def delete_sessions(self, account: str) -> int:
        """All devices sign out; how many."""
        return await self.write(people.delete_sessions(account))

    async def rating(self, account: str, game: str) -> RatingRow | None:
        """A player's rating in one game."""
        return await self.read(people.rating(account, game))

    async def ratings_of(self, account: str) -> list[RatingRow]:
        """A player's ratings, one for each game."""
        return await self.read(people.ratings_of(account))

    async def ratings(self, game: str, limit: int = 50) -> list[RatingRow]:
        """The strongest at a game."""
        return await self.read(people.best(game, limit))

    async def put_ratings(self, ratings: Sequence[RatingRow], table: str | None = None) -> bool:
        """Write what a game did to the ratings, all or nothing; Conflict if another game came between.

        With a table it happens once for that table: False, and no change, the second time.
        """
        return await self.write(people.put_ratings(ratings, table))

    # Who owns a table

    async def acquire_lease(self, table: str, node: str, now: float, seconds: float, force: bool = False) -> int | None:
        """Own a table from now on: the new fence, or None while another node owns it.

        With `force` it is taken from whoever owns it: the next thing they write is refused with Fenced.
        """
        return await self.write(leases.acquire(table, node, now, seconds, force))

    async def renew_lease(self, table: str, node: str, fence: int, now: float, seconds: float) -> bool:
        """Own it longer; False if another node owns it by now."""
        return await self.write(leases.renew(table, node, fence, now, seconds))

    async def renew_leases(self, node: str, now: float, seconds: float) -> dict[str, int]:
        """Own everything longer, in one go: the tables this node still owns, and their fences."""
        return await self.write(leases.renew_all(node, now, seconds))

    async def release_lease(self, table: str, node: str, fence: int) -> bool:
        """Own it no longer; False if it was lost already."""
        return await self.write(leases.release(table, node, fence))

    async def lease(self, table: str) -> LeaseRow | None:
        """Who owned a table last, and until when."""
        return await self.read(leases.find(table))

    async def leases_of(self, node: str) -> list[LeaseRow]:
        """Every lease in the name of a node, run out or not."""
        return await self.read(leases.held(node))

    async def fences(self, tables: Sequence[str]) -> dict[str, int]:
        """The current fences of these tables: whoever changes one beside its owner takes it first, under a new one."""
        return await self.read(leases.fences(tables))

    async def expired_leases(self, now: float, limit: int = 100) -> list[LeaseRow]:
        """Leases that ended without being released: their nodes died or lost the database."""
        return await self.read(leases.expired(now, limit))

    async def unowned_tables(self, now: float, limit: int = 100) -> list[str]:
        """Running tables that nobody owns."""
        return await self.read(leases.unowned(now, limit))

    # Upkeep

    async def counts(self) -> dict[str, int]:
        """Numbers for the metrics, failed writes among them."""
        found = await self.read(checks.counts())
        return {**found, "failed_writes": (await self.health()).failures}

    async def integrity(self) -> list[str]:
        """What is wrong with what is stored, a line each. Reads everything."""
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
        """Remove tables over or closed that nobody has touched since `finished`, open ones since `unstarted`, running
        ones since `abandoned`, and notices settled before `notices`; None leaves them be. At most `limit` of each."""
        return await self.write(removal.forget(finished, unstarted, abandoned, notices, limit))

    async def forget_expired(self, now: float) -> int:
        """Remove sessions that have expired; how many."""
        return await self.write(people.forget_expired(now))
