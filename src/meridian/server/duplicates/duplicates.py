"""What people do with duplicate sets: open, enter, leave, agree on the dice, look, check."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Callable
from typing import Final

import msgspec

from meridian import games
from meridian.fair.duplicate import DuplicateSet, DuplicateTable
from meridian.fair.duplicate_report import duplicate_bytes, make_duplicate_report
from meridian.fair.restoring import restored
from meridian.fair.signing import Signatory
from meridian.server.accounts.names import checked_player, checked_title
from meridian.server.accounts.tokens import TokenKind, draw_token, hash_of
from meridian.server.cache import BoundedCache
from meridian.server.clocks import read_plan
from meridian.server.duplicates.keeper import SetKeeper, header_of
from meridian.server.duplicates.requests import (
    DuplicateEntry,
    DuplicateInfo,
    DuplicateOpened,
    EnterDuplicate,
    LeaveDuplicate,
    NewDuplicate,
    StartDuplicate,
)
from meridian.server.duplicates.showing import agreement_of, number_of, shown, tables_of
from meridian.server.errors import Conflicting, Forbidden, NotFound, Unusable
from meridian.server.journals import chance, journaling
from meridian.server.journals.loading import prepared
from meridian.server.lobby.agreement import DiceAgreement
from meridian.server.lobby.beginning import MAX_ATTEMPTS
from meridian.server.lobby.lobby import Lobby
from meridian.server.lobby.requests import GiveNonce
from meridian.server.lobby.seating import checked_wish, named
from meridian.server.slices import in_slices
from meridian.server.stores import Full
from meridian.server.stores.duplicate_rows import DuplicatePlan, DuplicateRow, PlannedSeat, SetEntrant

MAX_UNFINISHED: Final = 5  # sets of one account
MAX_ON_SERVER: Final = 100
CACHED_REPORTS: Final = 4  # of some megabytes each

Decide = Callable[[DuplicateRow], DuplicateRow]


class Duplicates:
    """All duplicate sets of the server, as people see them."""

    def __init__(self, lobby: Lobby, keeper: SetKeeper) -> None:
        self.lobby = lobby
        self.store = lobby.store
        self.keeper = keeper
        self._reports: BoundedCache[str, bytes] = BoundedCache(CACHED_REPORTS)

    async def create(self, wanted: NewDuplicate, account: str | None) -> DuplicateOpened:
        """Open a set for entrants. The commitment to its dice is published before anyone enters."""
        seed = self.lobby.registry.services.settings.chance_seed
        duplicate, host = await self.lobby.new_id() if seed else secrets.token_hex(9), draw_token(TokenKind.HOST)
        plan = await self._checked(duplicate, wanted, host)
        header = await header_of(plan)
        source = chance.new_set(duplicate, header, seed)
        plan = msgspec.structs.replace(plan, edition=header.edition, commitment=self.lobby.beginning.published(source))
        row = DuplicateRow(id=duplicate, plan=plan, secret=source.to_bytes(), created=time.time(), organiser=account)
        try:
            await self.store.create_duplicate(row, MAX_UNFINISHED, MAX_ON_SERVER)
        except Full:
            raise Conflicting.because("too-many-duplicates", most=MAX_UNFINISHED) from None
        return DuplicateOpened(duplicate=duplicate, host=host)

    async def _checked(self, duplicate: str, wanted: NewDuplicate, host: str) -> DuplicatePlan:
        game = await prepared(wanted.game, wanted.overlay)
        clock = read_plan(wanted.clock)
        if clock.kind == "none":
            raise Unusable.because("duplicate-clock")
        words, most_seconds = self.lobby.blocked_words, self.lobby.bot_seconds
        wishes = [checked_wish(game, wish, at, most_seconds, words) for at, wish in enumerate(wanted.seats)]
        people = sum(wish.kind != "bot" for wish in wishes)
        if not 0 < people < wanted.most:
            raise Unusable.because("duplicate-seats", most=wanted.most)
        return DuplicatePlan(
            title=checked_title(wanted.title, words) or game.name,
            game=wanted.game,
            preset=wanted.preset,
            options=wanted.options,
            overlay=wanted.overlay,
            seats=[
                PlannedSeat(wish.bot, wish.name) if wish.kind == "bot" else PlannedSeat()
                for wish in named(duplicate, wishes)
            ],
            most=wanted.most,
            clock=msgspec.to_builtins(clock),
            lang=wanted.lang,
            commitment={},
            host=hash_of(host, TokenKind.HOST) or "",
        )

    async def info(self, duplicate: str, token: str | None) -> DuplicateInfo:
        """What the asker may see of a set. An agreement that is due goes on."""
        row = await self._found(duplicate)
        agreement = agreement_of(row)
        if agreement is not None and time.time() >= agreement.ends:
            await self.keeper.advance(duplicate)
            row = await self._found(duplicate)
        statuses = await self.store.table_statuses([table.table for table in tables_of(row)])
        ended = sum(status in ("over", "closed") for status in statuses.values())
        return shown(row, ended, token)

    async def enter(self, duplicate: str, said: EnterDuplicate) -> DuplicateEntry:
        """A person enters, with a name."""
        token = draw_token(TokenKind.SEAT)
        entrant = SetEntrant(
            name=checked_player(said.name, self.lobby.blocked_words),
            token_hash=hash_of(token, TokenKind.SEAT) or "",
            gives_nonce=said.gives_nonce,
        )

        def decide(row: DuplicateRow) -> DuplicateRow:
            _check_open(row)
            if len(row.progress.entrants) >= row.plan.most:
                raise Conflicting.because("duplicate-full", most=row.plan.most)
            return _with_entrants(row, [*row.progress.entrants, entrant])

        row = await self._change(duplicate, decide)
        return DuplicateEntry(duplicate=duplicate, number=len(row.progress.entrants), token=token)

    async def leave(self, duplicate: str, said: LeaveDuplicate) -> DuplicateInfo:
        """An entrant leaves before the start."""

        def decide(row: DuplicateRow) -> DuplicateRow:
            number = _entrant(row, said.token)
            _check_open(row)
            entrants = row.progress.entrants
            return _with_entrants(row, [*entrants[: number - 1], *entrants[number:]])

        await self._change(duplicate, decide)
        return await self.info(duplicate, None)

    async def start(self, duplicate: str, said: StartDuplicate) -> DuplicateInfo:
        """The organiser begins: entrants and seats are final, and their devices agree on the dice."""

        def decide(row: DuplicateRow) -> DuplicateRow:
            if hash_of(said.host, TokenKind.HOST) != row.plan.host:
                raise Forbidden.because("duplicate-organiser")
            _check_open(row)
            entrants = row.progress.entrants
            if len(entrants) <= row.plan.people:
                raise Unusable.because("duplicate-too-few", least=row.plan.people + 1)
            nobody: list[str | None] = [None] * len(entrants)
            agreement = DiceAgreement(
                stage="hashes",
                ends=time.time() + self.keeper.wait_seconds,
                players=["person"] * len(entrants),
                waits_for=[at for at, entrant in enumerate(entrants) if entrant.gives_nonce],
                nonce_hashes=nobody,
                nonces=nobody,
            )
            seating = _seating(row.plan, len(entrants))
            progress = msgspec.structs.replace(row.progress, agreement=agreement.stored(), seating=seating)
            return msgspec.structs.replace(row, status="agreeing", progress=progress)

        await self._change(duplicate, decide)
        await self.keeper.advance(duplicate)
        return await self.info(duplicate, None)

    async def give_nonce(self, duplicate: str, said: GiveNonce) -> DuplicateInfo:
        """Accept the hash of a device's nonce, or the nonce itself."""

        def decide(row: DuplicateRow) -> DuplicateRow:
            entrant, agreement = _entrant(row, said.token) - 1, agreement_of(row)
            if agreement is None:
                raise Conflicting.because("duplicate-not-agreeing")
            if said.hash is not None:
                agreement = agreement.with_hash(entrant, said.hash)
            if said.nonce is not None:
                agreement = agreement.with_nonce(entrant, said.nonce)
            progress = msgspec.structs.replace(row.progress, agreement=agreement.stored())
            return msgspec.structs.replace(row, progress=progress)

        await self._change(duplicate, decide)
        await self.keeper.advance(duplicate)
        return await self.info(duplicate, said.token)

    async def report(self, duplicate: str) -> bytes:
        """The report of a set whose last table has ended."""
        row = await self._found(duplicate)
        if row.status != "over":
            raise Forbidden.because("duplicate-under-way")
        if (known := self._reports.get(duplicate)) is not None:
            return known
        played = [await self._played(table.table) for table in tables_of(row)]
        signatory = self.lobby.registry.services.signatory
        made = await asyncio.to_thread(_report, row.secret, played, signatory)
        self._reports.put(duplicate, made)
        return made

    async def _played(self, table: str) -> DuplicateTable:
        """The chance of a table that has ended. One that was closed from outside is ended as its journal says."""
        whole = await self.store.whole(table, secret=True)
        source = restored(whole.secret) if whole is not None and whole.secret is not None else None
        if whole is None or not isinstance(source, DuplicateTable):
            raise NotFound.because("duplicate-tables-gone")
        if not source.ended:
            game, header = games.load(whole.row.game), journaling.read_header(whole.row.header)
            entries = journaling.actions_of(game).entries(whole.entries)
            await in_slices(journaling.replaying_chance(game, header, entries, source))
            source.end(abandoned=True)
        return source

    async def _found(self, duplicate: str) -> DuplicateRow:
        found = await self.store.duplicate(duplicate)
        if found is None:
            raise NotFound.because("no-such-duplicate")
        return found

    async def _change(self, duplicate: str, decide: Decide) -> DuplicateRow:
        """Change a set; `decide` runs again if it was changed meanwhile."""
        for _ in range(MAX_ATTEMPTS):
            changed = decide(await self._found(duplicate))
            if await self.store.change_duplicate(changed):
                return changed
        raise Conflicting.because("changed-meanwhile")


def _report(secret: bytes, tables: list[DuplicateTable], signatory: Signatory) -> bytes:
    return duplicate_bytes(make_duplicate_report(DuplicateSet.opened(secret), tables, signatory))


def _check_open(row: DuplicateRow) -> None:
    if row.status != "open":
        raise Conflicting.because("duplicate-begun")


def _entrant(row: DuplicateRow, token: str) -> int:
    number = number_of(row, token)
    if number is None:
        raise Forbidden.because("wrong-token")
    return number


def _with_entrants(row: DuplicateRow, entrants: list[SetEntrant]) -> DuplicateRow:
    return msgspec.structs.replace(row, progress=msgspec.structs.replace(row.progress, entrants=entrants))


def _seating(plan: DuplicatePlan, entrants: int) -> list[list[int]]:
    """Who sits where: the entrants in the order in which they came, table by table. Seats that are left are a bot's."""
    waiting = iter(range(1, entrants + 1))
    tables = -(-entrants // plan.people)
    return [[0 if seat.bot is not None else next(waiting, 0) for seat in plan.seats] for _ in range(tables)]
