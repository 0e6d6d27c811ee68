"""Stored data of competitions."""

from __future__ import annotations

from collections.abc import Sequence

from meridian.server.stores.competition_rows import (
    Competition,
    CompetitionRow,
    CompetitionStatus,
    EntrantRow,
    PairingRow,
)
from meridian.server.stores.database import Database
from meridian.server.stores.scripts import competitions


class CompetitionStore(Database):
    """The part of the store that holds leagues and cups. `Store` says what writes promise."""

    async def create_competition(self, row: CompetitionRow, most_of_organiser: int, most: int) -> None:
        """Creates a competition. Full if there are too many unfinished ones, of this organiser or altogether."""
        await self.write(competitions.create(row, most_of_organiser, most))

    async def competition(self, competition: str) -> Competition | None:
        """A competition with its entrants and pairings in one snapshot."""
        return await self.read(competitions.find(competition), snapshot=True)

    async def competitions(
        self, status: CompetitionStatus, limit: int = 50, cursor: str | None = None
    ) -> competitions.Page:
        """Competitions, newest first. The cursor leads to the next page; None after the last one."""
        return await self.read(competitions.listed(status, limit, cursor))

    async def competitions_of(self, account: str) -> list[CompetitionRow]:
        """The competitions that an account has entered or organises."""
        return await self.read(competitions.of_account(account))

    async def competitions_of_club(self, club: str, limit: int) -> list[CompetitionRow]:
        """The newest competitions of a club."""
        return await self.read(competitions.of_club(club, limit))

    async def numbers_of_entrants(self, some: Sequence[str]) -> dict[str, int]:
        """How many have entered each of these competitions; one without entrants is left out."""
        return await self.read(competitions.sizes(some))

    async def enter(self, entrant: EntrantRow, most: int) -> EntrantRow:
        """Adds an entrant, who gets a number. Full if there is no room, StoreConflict if the competition has begun or
        the account has entered."""
        return await self.write(competitions.enter(entrant, most))

    async def leave_competition(self, competition: str, number: int) -> None:
        """Removes an entrant, after the start from the rounds to come. StoreConflict if there is none to remove."""
        await self.write(competitions.leave(competition, number))

    async def open_round(self, before: Competition, pairings: Sequence[PairingRow]) -> bool:
        """Stores the pairings of the next round, all or nothing. False if another node was first."""
        return await self.write(competitions.open_round(before, pairings))

    async def put_pairing_result(self, pairing: PairingRow) -> None:
        """Stores the result of a pairing, once."""
        await self.write(competitions.put_result(pairing))

    async def set_next_round(self, competition: str, number: int, due: float) -> None:
        """Stores when the round after this one may begin, once."""
        await self.write(competitions.set_due(competition, number, due))

    async def finish_competition(self, competition: str, number: int) -> bool:
        """Ends a competition with this round. False if it has ended."""
        return await self.write(competitions.finish(competition, number))

    async def close_competition(self, competition: str) -> None:
        """Closes an unfinished competition."""
        await self.write(competitions.close(competition))

    async def waiting_competitions(self, now: float) -> list[str]:
        """Competitions for which a table is to be opened, a result to be taken or a round to be ended."""
        return await self.read(competitions.waiting(now))
