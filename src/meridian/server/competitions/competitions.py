"""What people do with competitions: organise, enter, leave, start, look, sit down."""

from __future__ import annotations

import secrets
import time
from typing import Final

import msgspec

from meridian.core.errors import BadInput
from meridian.core.game import Game, new_header
from meridian.core.journal import Header
from meridian.server.accounts.names import checked_text, checked_title
from meridian.server.accounts.tokens import TokenKind, hash_of
from meridian.server.clocks import read_plan
from meridian.server.competitions.keeper import RoundKeeper
from meridian.server.competitions.requests import (
    LONGEST_NOTE,
    BotEntry,
    CompetitionInfo,
    CompetitionList,
    CompetitionSummary,
    NewCompetition,
)
from meridian.server.competitions.showing import current_pairing, shown, summary
from meridian.server.errors import Conflicting, Forbidden, NotFound, Unusable
from meridian.server.journals.loading import prepared
from meridian.server.lobby.lobby import Lobby, chosen_options
from meridian.server.lobby.requests import Seated, SeatWish
from meridian.server.lobby.seating import checked_wish
from meridian.server.moderation.blocked_words import BlockedWords
from meridian.server.stores import Full, Missing, StoreConflict
from meridian.server.stores.competition_rows import (
    Competition,
    CompetitionPlan,
    CompetitionRow,
    CompetitionStatus,
    EntrantRow,
)

MAX_UNFINISHED: Final = 5  # competitions of one organiser
MAX_ON_SERVER: Final = 100
PAGE_ROWS: Final = 30
LEAST_ENTRANTS: Final = 2


class Competitions:
    """All competitions of the server, as people see them."""

    def __init__(self, lobby: Lobby, keeper: RoundKeeper) -> None:
        self.lobby = lobby
        self.store = lobby.store
        self.keeper = keeper

    async def create(self, wanted: NewCompetition, organiser: str) -> CompetitionInfo:
        """Open a competition for entries."""
        plan = await _checked(wanted, self.lobby.blocked_words)
        row = CompetitionRow(id=secrets.token_hex(9), plan=plan, created=time.time(), organiser=organiser)
        try:
            await self.store.create_competition(row, MAX_UNFINISHED, MAX_ON_SERVER)
        except Full:
            raise Conflicting.because("too-many-competitions", most=MAX_UNFINISHED) from None
        return await self.info(row.id, organiser)

    async def listed(self, status: CompetitionStatus, cursor: str | None) -> CompetitionList:
        """Competitions of a status."""
        rows, onward = await self.store.competitions(status, PAGE_ROWS, cursor)
        return CompetitionList(competitions=await self._summaries(rows), cursor=onward)

    async def of_account(self, account: str) -> CompetitionList:
        """Unfinished competitions that an account has entered or organises."""
        rows = [row for row in await self.store.competitions_of(account) if row.status in ("open", "running")]
        return CompetitionList(competitions=await self._summaries(rows))

    async def of_club(self, club: str, most: int) -> list[CompetitionSummary]:
        """The newest competitions of a club."""
        return await self._summaries(await self.store.competitions_of_club(club, most))

    async def info(self, competition: str, account: str | None) -> CompetitionInfo:
        """Everything that the asker may see of a competition."""
        found = await self._found(competition)
        names = await self.store.account_names([found.row.organiser])
        return shown(found, names.get(found.row.organiser or "", ""), account)

    async def enter(self, competition: str, account: str) -> CompetitionInfo:
        """A person enters. A competition of a club is for its members."""
        club = await self.store.club_of_competition(competition)
        found = await self.store.club(club) if club is not None else None
        if found is not None and not found.has(account):
            raise Forbidden.because("club-members-only")
        await self._enter(competition, EntrantRow(competition=competition, number=0, account=account))
        return await self.info(competition, account)

    async def enter_bot(self, competition: str, said: BotEntry, account: str) -> CompetitionInfo:
        """The organiser enters a bot."""
        found = await self._organised(competition, account)
        name, bot = self._checked_bot(said, await prepared(found.row.plan.game))
        there = {one.name for one in found.entrants}
        numbered = (f"{name} {number}" for number in range(2, len(there) + 3))
        name = name if name not in there else next(one for one in numbered if one not in there)
        await self._enter(competition, EntrantRow(competition=competition, number=0, bot=bot, name=name))
        return await self.info(competition, account)

    async def leave(self, competition: str, account: str) -> CompetitionInfo:
        """A person leaves: before the start without a trace, afterwards from the next round on."""
        mine = (await self._found(competition)).entrant_of(account)
        if mine is None:
            raise Conflicting.because("not-entered")
        await self._leave(competition, mine.number)
        return await self.info(competition, account)

    async def remove(self, competition: str, number: int, account: str) -> CompetitionInfo:
        """The organiser removes an entrant, as if they had left."""
        await self._organised(competition, account)
        await self._leave(competition, number)
        return await self.info(competition, account)

    async def start(self, competition: str, account: str) -> CompetitionInfo:
        """The organiser begins the first round."""
        found = await self._organised(competition, account)
        if found.row.status != "open":
            raise Conflicting.because("competition-begun")
        if sum(not one.gone for one in found.entrants) < LEAST_ENTRANTS:
            raise Unusable.because("too-few-entrants", least=LEAST_ENTRANTS)
        if not await self.keeper.begin(found):
            raise Conflicting.because("changed-meanwhile")
        return await self.info(competition, account)

    async def close(self, competition: str, account: str) -> CompetitionInfo:
        """The organiser ends a competition before it is over. Games under way are played on, and count for nothing."""
        await self._organised(competition, account)
        try:
            await self.store.close_competition(competition)
        except StoreConflict:
            raise Conflicting.because("competition-over") from None
        return await self.info(competition, account)

    async def seat(self, competition: str, account: str) -> Seated:
        """The seat of an entrant in the round under way, with its token."""
        found = await self._found(competition)
        mine = found.entrant_of(account)
        pairing = current_pairing(found, mine.number) if mine is not None else None
        if mine is None or pairing is None or pairing.table is None:
            raise Conflicting.because("no-table-now")
        seat = pairing.meeting.entrants.index(mine.number)
        token = self.keeper.seat_token(pairing.table, seat)
        rows = await self.store.seats(pairing.table)
        if not rows:  # the server died while it opened the round
            await self.keeper.advance(competition)
            rows = await self.store.seats(pairing.table)
        if not rows or rows[seat].token_hash != hash_of(token, TokenKind.SEAT):
            raise Forbidden.because("wrong-token")
        return Seated(table=pairing.table, seat=seat, token=token)

    async def _found(self, competition: str) -> Competition:
        found = await self.store.competition(competition)
        if found is None:
            raise NotFound.because("no-such-competition")
        return found

    async def _organised(self, competition: str, account: str) -> Competition:
        found = await self._found(competition)
        if found.row.organiser != account:
            raise Forbidden.because("not-the-organiser")
        return found

    async def _summaries(self, rows: list[CompetitionRow]) -> list[CompetitionSummary]:
        numbers = await self.store.numbers_of_entrants([row.id for row in rows])
        return [summary(row, numbers.get(row.id, 0)) for row in rows]

    async def _enter(self, competition: str, entrant: EntrantRow) -> None:
        found = await self._found(competition)
        if entrant.account is not None and found.entrant_of(entrant.account) is not None:
            raise Conflicting.because("entered-already")
        try:
            await self.store.enter(msgspec.structs.replace(entrant, entered=time.time()), found.row.plan.most)
        except Full:
            raise Conflicting.because("competition-full", most=found.row.plan.most) from None
        except Missing:
            raise NotFound.because("no-such-competition") from None
        except StoreConflict:
            raise Conflicting.because("competition-begun") from None

    def _checked_bot(self, said: BotEntry, game: Game) -> tuple[str, str]:
        """The name of a bot that enters, and what it plays like."""
        if (said.character is None) == (said.bot is None):
            raise Unusable.because("character-or-bot")
        wish = SeatWish(kind="bot", character=said.character, bot=said.bot)
        wish = checked_wish(game, wish, 0, self.lobby.bot_seconds, self.lobby.blocked_words)
        return wish.name or str(wish.bot), str(wish.bot)

    async def _leave(self, competition: str, number: int) -> None:
        try:
            await self.store.leave_competition(competition, number)
        except StoreConflict:
            raise Conflicting.because("not-entered") from None


async def _checked(wanted: NewCompetition, refused: BlockedWords) -> CompetitionPlan:
    """The plan of a competition, if it can be played."""
    game = await prepared(wanted.game, wanted.overlay)
    clock = read_plan(wanted.clock)
    if clock.kind == "none":
        raise Unusable.because("competition-clock")
    options = chosen_options(game, wanted.preset, wanted.options)
    header = new_header(game, wanted.size, options, overlay=wanted.overlay)
    return CompetitionPlan(
        title=checked_title(wanted.title, refused) or game.name,
        note=checked_text(wanted.note, LONGEST_NOTE, refused),
        format=wanted.format,
        size=wanted.size,
        least=_smallest_table(game, header),
        rounds=wanted.rounds if wanted.format != "knock-out" else 0,
        most=wanted.most,
        break_minutes=wanted.break_minutes,
        game=wanted.game,
        preset=wanted.preset,
        options=wanted.options,
        overlay=wanted.overlay,
        edition=header.edition if wanted.overlay else None,
        clock=msgspec.to_builtins(clock),
        watch=wanted.watch,
        lang=wanted.lang,
        seed=secrets.token_hex(8),
    )


def _smallest_table(game: Game, wanted: Header) -> int:
    """How far tables may be smaller than wanted, by the rules of the game, these options and this edition."""
    least = wanted.seats
    while least > LEAST_ENTRANTS:
        try:
            new_header(game, least - 1, wanted.options, overlay=wanted.overlay)
        except BadInput:
            break
        least -= 1
    return least
