"""Stored data of people: accounts, sessions, ratings and progress in lessons."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from meridian.server.stores.database import Database
from meridian.server.stores.records import AccountRow, LearnedRow, RatingChange, RatingRow, SessionRow
from meridian.server.stores.scripts import people


class PeopleStore(Database):
    """The part of the store that belongs to accounts. `Store` says what writes promise."""

    async def create_account(self, account: AccountRow) -> None:
        """Creates an account. StoreConflict if its id or e-mail address exists."""
        await self.write(people.create_account(account))

    async def account(self, account: str) -> AccountRow | None:
        """An account, or None."""
        return await self.read(people.account(account))

    async def account_names(self, accounts: Iterable[str | None]) -> dict[str, str]:
        """The names of some accounts, as far as they exist."""
        return await self.read(people.names(sorted({one for one in accounts if one is not None})))

    async def account_by_email(self, email_hash: str) -> AccountRow | None:
        """The account with this e-mail address."""
        return await self.read(people.account_by_email(email_hash))

    async def change_account(self, account: str, edit: Callable[[AccountRow], AccountRow]) -> AccountRow | None:
        """Changes name, address or preferences. What `edit` raises changes nothing, and it may run more than once.
        Returns the account as it is now, None if it does not exist; StoreConflict if name or address is taken."""
        return await self.write(people.change_account(account, edit))

    async def delete_account(self, account: str) -> bool:
        """Deletes an account and all that is its own; its seats become anonymous. False if there is none."""
        return await self.write(people.delete_account(account))

    async def put_session(self, session: SessionRow) -> None:
        """Signs a device in, or extends its session."""
        await self.write(people.put_session(session))

    async def renew_session(self, token_hash: str, expires: float) -> bool:
        """Extends a session. False if the device was signed out in the meantime."""
        return await self.write(people.renew_session(token_hash, expires))

    async def session(self, token_hash: str, now: float) -> SessionRow | None:
        """The session of a device, None if it has expired."""
        return await self.read(people.session(token_hash, now))

    async def delete_session(self, token_hash: str) -> bool:
        """Signs a device out."""
        return await self.write(people.delete_session(token_hash))

    async def delete_sessions(self, account: str, but: str | None = None) -> int:
        """Signs all devices of an account out, except for one; returns how many."""
        return await self.write(people.delete_sessions(account, but))

    async def rating(self, account: str, game: str) -> RatingRow | None:
        """A player's rating in one game."""
        return await self.read(people.rating(account, game))

    async def ratings_of(self, account: str) -> list[RatingRow]:
        """A player's ratings, one for each game."""
        return await self.read(people.ratings_of(account))

    async def ratings(self, game: str, limit: int = 50) -> list[RatingRow]:
        """The best ratings in a game."""
        return await self.read(people.best(game, limit))

    async def rating_changes(self, table: str) -> list[RatingChange]:
        """What a rated table changed; nothing before it is rated, or if it was rated before changes were stored."""
        return await self.read(people.rating_changes(table))

    async def put_ratings(
        self, ratings: Sequence[RatingRow], table: str | None = None, changes: Sequence[RatingChange] = ()
    ) -> bool:
        """Writes the ratings after a game, all or nothing. StoreConflict if another game was rated in between.

        With `table`, this happens once per table, which also keeps the `changes`: the second call returns False and
        changes nothing.
        """
        return await self.write(people.put_ratings(ratings, table, changes))

    async def learned(self, account: str) -> list[LearnedRow]:
        """How far an account has come in the lessons."""
        return await self.read(people.learned(account))

    async def put_learned(self, rows: Sequence[LearnedRow]) -> None:
        """Merges progress in lessons into what is stored: the later step of the newer version, and finished or not."""
        await self.write(people.put_learned(rows))

    async def forget_expired(self, now: float) -> int:
        """Removes expired sessions, codes and invitations; returns how many sessions."""
        return await self.write(people.forget_expired(now))
