"""What people do with clubs: found, invite, join, leave, talk, play, look at the ladder."""

from __future__ import annotations

import asyncio
import secrets
import time
from typing import Final

import msgspec

from meridian.core.game import new_header
from meridian.server.accounts.names import checked_chat, checked_text, checked_title
from meridian.server.clocks import read_plan
from meridian.server.clubs.ladder import ladders
from meridian.server.clubs.requests import (
    LONGEST_RULES,
    ClubChange,
    ClubChat,
    ClubInfo,
    ClubLadder,
    ClubList,
    ClubSummary,
    ClubTable,
    Member,
)
from meridian.server.competitions.competitions import Competitions
from meridian.server.competitions.requests import CompetitionInfo, NewCompetition
from meridian.server.errors import Conflicting, Forbidden, NotFound, Unusable
from meridian.server.journals.loading import prepared
from meridian.server.lobby.hosting import is_host
from meridian.server.lobby.lobby import Lobby, chosen_options
from meridian.server.stores import Full, Missing, StoreConflict
from meridian.server.stores.club_rows import Club, ClubRow, HouseRules

MAX_CLUBS: Final = 10  # of one person
MAX_MEMBERS: Final = 50
MAX_TABLES: Final = 20  # that the page of a club lists
MAX_COMPETITIONS: Final = 10
MAX_GAMES: Final = 300  # that a ladder counts, the newest
CHAT_LINES: Final = 100


class Clubs:
    """All clubs of the server, as their members see them. Others learn no more than an invitation says."""

    def __init__(self, lobby: Lobby, competitions: Competitions) -> None:
        self.lobby = lobby
        self.store = lobby.store
        self.competitions = competitions

    async def found_club(self, name: str, account: str) -> ClubInfo:
        """Found a club, and be its first member."""
        row = ClubRow(id=secrets.token_hex(9), name=self._checked_name(name), code=_code(), created=time.time())
        try:
            await self.store.create_club(row, account, MAX_CLUBS)
        except Full:
            raise Conflicting.because("too-many-clubs", most=MAX_CLUBS) from None
        return await self.info(row.id, account)

    async def of_account(self, account: str) -> ClubList:
        """The clubs of an account."""
        found = [await self.store.club(row.id) for row in await self.store.clubs_of(account)]
        return ClubList(clubs=[_summary(club) for club in found if club is not None])

    async def info(self, club: str, account: str) -> ClubInfo:
        """A club, for a member."""
        found = await self._of_member(club, account)
        tables = [await self.lobby.info(table) for table in await self.store.club_tables(club, MAX_TABLES)]
        competitions = await self.competitions.of_club(club, MAX_COMPETITIONS)
        row, rules = found.row, found.row.rules
        return ClubInfo(
            **msgspec.structs.asdict(_summary(found)),
            text=rules.text,
            game=rules.game,
            preset=rules.preset,
            options=rules.options,
            overlay=rules.overlay,
            edition=rules.edition,
            clock=rules.clock,
            code=row.code,
            owned=found.owner == account,
            people=[
                Member(person=one.account, name=one.name, joined=one.joined, mine=one.account == account)
                for one in found.members
            ],
            tables=tables,
            competitions=competitions,
        )

    async def invitation(self, club: str, code: str) -> ClubSummary:
        """What an invitation says of a club."""
        found = await self.store.club(club)
        if found is None or not secrets.compare_digest(found.row.code.encode(), code.encode()):
            raise NotFound.because("no-such-invitation")
        return _summary(found)

    async def join(self, club: str, code: str, account: str) -> ClubInfo:
        """Join a club by its invitation."""
        try:
            await self.store.join_club(club, code, account, time.time(), MAX_MEMBERS, MAX_CLUBS)
        except Full:
            raise Conflicting.because("club-full", members=MAX_MEMBERS, most=MAX_CLUBS) from None
        except (Missing, StoreConflict):
            raise NotFound.because("no-such-invitation") from None
        return await self.info(club, account)

    async def leave(self, club: str, account: str) -> None:
        """Leave a club. Its next member owns it then; without members it is gone."""
        await self._of_member(club, account)
        await self.store.leave_club(club, account)

    async def remove(self, club: str, person: str, account: str) -> ClubInfo:
        """The owner removes a member, who needs a new invitation to come back."""
        await self._of_owner(club, account)
        if person == account or not await self.store.leave_club(club, person):
            raise Conflicting.because("no-such-member")
        return await self.renew_code(club, account)

    async def renew_code(self, club: str, account: str) -> ClubInfo:
        """The owner makes a new invitation; the one before is void."""
        found = await self._of_owner(club, account)
        await self.store.change_club(msgspec.structs.replace(found.row, code=_code()))
        return await self.info(club, account)

    async def change(self, club: str, said: ClubChange, account: str) -> ClubInfo:
        """The owner changes name and house rules."""
        found = await self._of_owner(club, account)
        rules = HouseRules(
            text=checked_text(said.text, LONGEST_RULES, self.lobby.blocked_words),
            game=said.game,
            preset=said.preset,
            options=said.options,
            overlay=said.overlay,
            clock=said.clock,
        )
        read_plan(said.clock)
        if said.game:
            game = await prepared(said.game, said.overlay)
            options = chosen_options(game, said.preset, said.options)
            header = new_header(game, game.seats[-1], options, overlay=said.overlay)
            rules = msgspec.structs.replace(rules, edition=header.edition if said.overlay else None)
        row = msgspec.structs.replace(found.row, name=self._checked_name(said.name), rules=rules)
        await self.store.change_club(row)
        return await self.info(club, account)

    async def dissolve(self, club: str, account: str) -> None:
        """The owner dissolves a club. Tables and competitions are played to their end."""
        await self._of_owner(club, account)
        await self.store.dissolve_club(club)

    async def chat(self, club: str, account: str) -> ClubChat:
        """The last lines of chat."""
        await self._of_member(club, account)
        return ClubChat(lines=await self.store.club_chat(club, CHAT_LINES))

    async def say(self, club: str, text: str, account: str) -> ClubChat:
        """Write a line of chat."""
        await self._of_member(club, account)
        line = checked_chat(text, self.lobby.registry.services.settings.limits.chat_letters)
        await self.store.say_in_club(club, account, time.time(), line, CHAT_LINES)
        return await self.chat(club, account)

    async def add_table(self, club: str, said: ClubTable, account: str) -> ClubInfo:
        """The host of a table puts it on the list of a club."""
        await self._of_member(club, account)
        if not is_host(await self.lobby.beginning.seating(said.table), said.host):
            raise Forbidden.because("not-the-host")
        await self.store.add_club_table(club, said.table)
        return await self.info(club, account)

    async def open_competition(self, club: str, wanted: NewCompetition, account: str) -> CompetitionInfo:
        """Open a competition for the members of a club."""
        await self._of_member(club, account)
        opened = await self.competitions.create(wanted, account)
        await self.store.add_club_competition(club, opened.id)
        return opened

    async def ladder(self, club: str, account: str) -> list[ClubLadder]:
        """The ladders of a club, one for each game that its members have played among each other."""
        found = await self._of_member(club, account)
        games = await self.store.games_among(club, MAX_GAMES)
        return await asyncio.to_thread(ladders, games, {one.account: one.name for one in found.members})

    def _checked_name(self, name: str) -> str:
        checked = checked_title(name, self.lobby.blocked_words)
        if not checked:
            raise Unusable.because("club-name")
        return checked

    async def _of_member(self, club: str, account: str) -> Club:
        """A club of which the caller is a member; nobody else learns whether it exists."""
        found = await self.store.club(club)
        if found is None or not found.has(account):
            raise NotFound.because("no-such-club")
        return found

    async def _of_owner(self, club: str, account: str) -> Club:
        found = await self._of_member(club, account)
        if found.owner != account:
            raise Forbidden.because("not-the-owner")
        return found


def _code() -> str:
    return secrets.token_urlsafe(12)


def _summary(club: Club) -> ClubSummary:
    owner = club.members[0].name if club.members else ""
    return ClubSummary(id=club.row.id, name=club.row.name, owner=owner, members=len(club.members))
