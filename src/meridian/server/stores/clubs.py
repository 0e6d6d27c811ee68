"""Stored data of clubs."""

from __future__ import annotations

from meridian.server.stores.club_rows import Club, ClubLine, ClubRow
from meridian.server.stores.database import Database
from meridian.server.stores.records import ResultRow
from meridian.server.stores.scripts import clubs


class ClubStore(Database):
    """The part of the store that holds clubs. `Store` says what writes promise."""

    async def create_club(self, club: ClubRow, owner: str, most: int) -> None:
        """Creates a club with its first member. Full if this person is in too many."""
        await self.write(clubs.create(club, owner, most))

    async def club(self, club: str) -> Club | None:
        """A club and its members in one snapshot."""
        return await self.read(clubs.find(club), snapshot=True)

    async def clubs_of(self, account: str) -> list[ClubRow]:
        """The clubs of an account."""
        return await self.read(clubs.of_account(account))

    async def change_club(self, club: ClubRow) -> None:
        """Changes name, code and house rules."""
        await self.write(clubs.change(club))

    async def join_club(
        self, club: str, code: str, account: str, now: float, most_members: int, most_clubs: int
    ) -> None:
        """Adds a member. Full if there is no room, StoreConflict if the code is wrong, Missing if there is no club."""
        await self.write(clubs.join(club, code, account, now, most_members, most_clubs))

    async def leave_club(self, club: str, account: str) -> bool:
        """Removes a member; with the last one the club goes. False if the account was no member."""
        return await self.write(clubs.leave(club, account))

    async def dissolve_club(self, club: str) -> None:
        """Removes a club with all that is its own; its tables and competitions stay."""
        await self.write(clubs.dissolve(club))

    async def say_in_club(self, club: str, account: str, at: float, text: str, kept: int) -> None:
        """Adds a line of chat; of older lines the last `kept` stay."""
        await self.write(clubs.say(club, account, at, text, kept))

    async def club_chat(self, club: str, limit: int) -> list[ClubLine]:
        """The last lines of chat, in order."""
        return await self.read(clubs.chat(club, limit))

    async def add_club_table(self, club: str, table: str) -> None:
        """Puts a table on the list of a club."""
        await self.write(clubs.add_table(club, table))

    async def club_tables(self, club: str, limit: int) -> list[str]:
        """The tables of a club, newest first."""
        return await self.read(clubs.tables(club, limit))

    async def add_club_competition(self, club: str, competition: str) -> None:
        """Puts a competition on the list of a club."""
        await self.write(clubs.add_competition(club, competition))

    async def club_of_competition(self, competition: str) -> str | None:
        """The club that a competition belongs to."""
        return await self.read(clubs.club_of(competition))

    async def games_among(self, club: str, limit: int) -> list[list[ResultRow]]:
        """The results of the last games that members played among each other, oldest first."""
        return await self.read(clubs.games_among(club, limit))
