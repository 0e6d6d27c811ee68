"""The lobby: opens, joins and starts tables, and offers rematches and copies."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import time
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import msgspec

from meridian import games
from meridian.core.game import Game, new_header, started
from meridian.core.journal import Header
from meridian.core.suggestions import nearest
from meridian.fair.declared import DeclaredSource
from meridian.fair.verifiable import Verifiable
from meridian.server.accounts import rated
from meridian.server.accounts.names import checked_player
from meridian.server.accounts.tokens import TokenKind, draw_token, hash_of
from meridian.server.errors import Conflicting, Forbidden, NotFound, Unusable
from meridian.server.journals import chance, journaling
from meridian.server.journals.loading import prepared
from meridian.server.lobby.agreement import DiceAgreement, frozen
from meridian.server.lobby.beginning import MAX_ATTEMPTS, Beginning, check_rated
from meridian.server.lobby.hosting import host_info, is_host
from meridian.server.lobby.requests import (
    GiveNonce,
    Join,
    NewTable,
    Opened,
    Reseat,
    Seated,
    SeatWish,
    StartTable,
    TableInfo,
    TableList,
)
from meridian.server.lobby.seating import (
    checked_wish,
    draw_table_id,
    filled,
    first_seats,
    first_settings,
    is_listed,
    named,
    person,
    seeded_table_id,
    table_info,
    with_orders,
)
from meridian.server.moderation.audit import entry
from meridian.server.moderation.blocked_words import BlockedWords
from meridian.server.moderation.relations import check_welcome, no_seat_here
from meridian.server.stores import Seating, Store
from meridian.server.stores.records import EntryRow, SeatRow, Status, TableRow
from meridian.server.stores.state import TableSettings, TableState, given
from meridian.server.tables.pending_turns import PendingTurns
from meridian.server.tables.registry import TableRegistry


class Lobby:
    """Everything that happens to a table before it begins and after it has ended."""

    def __init__(self, store: Store, registry: TableRegistry, waiting: PendingTurns) -> None:
        self.store = store
        self.registry = registry
        self.beginning = Beginning(store, registry)
        self._opened = 0
        self.turns_of_account = waiting.turns_of_account
        self.turns_of_seat = waiting.turns_of_seat
        self.wanted = waiting.wanted

    @property
    def bot_seconds(self) -> float:
        """How many seconds a bot may take for an answer on this server."""
        return self.registry.services.settings.limits.bot_seconds

    @property
    def blocked_words(self) -> BlockedWords:
        """The words that names, titles and notes must not hold."""
        return self.registry.services.blocked_words

    def _checked(self, game: Game, wish: SeatWish, at: int) -> SeatWish:
        return checked_wish(game, wish, at, self.bot_seconds, self.blocked_words)

    # Opening

    async def open_table(self, wanted: NewTable, account: str | None = None) -> Opened:
        """Open a table. The commitment to its chance is published before players join."""
        game = await prepared(wanted.game, wanted.overlay)
        wishes = [self._checked(game, wish, at) for at, wish in enumerate(wanted.seats)]
        settings = first_settings(wanted, self.blocked_words)
        header = self._header(game, wanted)
        table, host = await self.new_id(), draw_token(TokenKind.HOST)
        wishes = named(table, wishes)
        settings = msgspec.structs.replace(settings, host=hash_of(host, TokenKind.HOST))
        if wanted.order == "drawn":
            secrets.SystemRandom().shuffle(wishes)
        seats, mine = first_seats(table, wishes, account)
        if wanted.rated and (why := rated.check_rated(header, settings, seats)):
            raise Unusable.because(why)
        await self.create(table, header, settings, seats, begin=wanted.start and _full(seats))
        return Opened(table=table, host=host, seats=mine)

    async def open_seated(self, table: str, wanted: NewTable, seats: list[SeatRow]) -> None:
        """Open a table whose seats are taken, which begins at once. StoreConflict if the id exists."""
        header = self._header(await prepared(wanted.game, wanted.overlay), wanted)
        await self.create(table, header, first_settings(wanted, self.blocked_words), seats, begin=True)

    async def new_id(self) -> str:
        """An id for a new table."""
        settings = self.registry.services.settings
        if not settings.chance_seed:
            return draw_table_id()
        while True:
            self._opened += 1
            name = seeded_table_id(settings.chance_seed, settings.node, self._opened)
            if await self.store.status(name) is None:
                return name

    def _header(self, game: Game, wanted: NewTable) -> Header:
        options = chosen_options(game, wanted.preset, wanted.options)
        plain = new_header(game, len(wanted.seats), options, overlay=wanted.overlay)
        return msgspec.structs.replace(
            plain, chance=DeclaredSource.kind if wanted.dice == DeclaredSource.kind else Verifiable.kind
        )

    async def create(
        self,
        table: str,
        header: Header,
        settings: TableSettings,
        seats: list[SeatRow],
        *,
        entries: Sequence[EntryRow] = (),
        begin: bool = False,
        rematch_of: str | None = None,
    ) -> None:
        """Store a table with the commitment to its dice. With `begin` its seats are final, and it begins as soon as the
        agreement on the dice is complete. Raises, before anything is stored, if the start position is not possible."""
        if header.start is not None:
            started(games.load(header.game), header)
        seed = self.registry.services.settings.chance_seed
        source = await asyncio.to_thread(chance.new, table, header, seed=seed)
        agreement = frozen(seats, time.time() + self.beginning.wait_seconds) if begin else None
        waits = agreement is not None and bool(agreement.waits_for)
        if agreement is not None and not waits:
            agreement.take_in(source.agree)
        settings = msgspec.structs.replace(settings, commitment=self.beginning.published(source))
        row = _new_row(table, header, settings, "running" if begin and not waits else "open")
        if agreement is not None and waits:
            row = msgspec.structs.replace(row, state=TableState(agreement=agreement.stored()))
        await self.store.create_table(row, seats, source.to_bytes(), entries, rematch_of)
        await self.beginning.follow_up(row)

    async def create_agreed(
        self, header: Header, settings: TableSettings, seats: list[SeatRow], source: Verifiable
    ) -> None:
        """Store a table whose dice are agreed on, which begins at once. StoreConflict if the id exists."""
        row = _new_row(source.table, header, settings, "running")
        await self.store.create_table(row, seats, source.to_bytes())
        await self.beginning.follow_up(row)

    # Reading

    async def info(self, table: str) -> TableInfo:
        """The public information about a table."""
        found = await self._seating(table)
        if self.beginning.is_due(found.row):
            # The server with this table's timer may have died.
            with contextlib.suppress(Conflicting):  # another request has just done so
                await self.beginning.advance(table)
            found = await self._seating(table)
        settings = self.registry.services.settings
        told = table_info(*found, settings.answer_for_me)
        return msgspec.structs.replace(told, host=host_info(found, time.time(), settings))

    async def listed(self, status: Status, game: str | None, cursor: str | None) -> TableList:
        """Tables that are open to everyone, to join or to watch."""
        rows, onward = await self.store.tables(status=status, game=game, limit=50, cursor=cursor)
        return TableList(tables=[await self.info(row.id) for row in rows if is_listed(row)], cursor=onward)

    async def row(self, table: str, header: bool = True) -> TableRow:
        """A table's row, optionally without its long header; raises NotFound."""
        found = await self.store.table(table, header)
        if found is None:
            raise NotFound.because("no-such-table")
        return found

    async def _seating(self, table: str) -> Seating:
        return await self.beginning.seating(table)

    async def seat_of(self, table: str, token: str | None) -> int | None:
        """The seat that a token opens at this table; None for a spectator, if spectators are allowed."""
        row = await self.row(table)
        if token is None:
            if row.settings.watch == "nobody":
                raise Forbidden.because("not-for-watching")
            return None
        hashed = hash_of(token, TokenKind.SEAT)
        seat = await self.store.seat_by_token(hashed) if hashed else None
        if seat is None or seat.table != table:
            raise Forbidden.because("wrong-token")
        return seat.seat

    # Before the game begins

    async def change(
        self,
        table: str,
        decide: Callable[[Seating], list[SeatRow]],
        begin: bool = False,
        state: Callable[[Seating], TableState | None] | None = None,
    ) -> None:
        """Change the seats of a table that has not begun; `decide` computes the change from the current table.

        If no seat is open after that, a table that starts automatically, or whose people are all ready (with `begin`,
        every table), freezes its seats and waits for the nonces of their clients. Seats, state and status change in one
        transaction. If the table was changed meanwhile, `decide` runs again. `state` computes a change of the state.
        """
        for _ in range(MAX_ATTEMPTS):
            before = await self._seating(table)
            changed = {seat.seat: seat for seat in decide(before)}
            seats = [changed.get(seat.seat, seat) for seat in before.seats]
            agreement = None
            if _full(seats) and (begin or before.row.settings.start or _all_ready(seats)):
                check_rated(before.row, seats)
                format_1 = "hash" not in given(before.row.settings.commitment, {})
                agreement = frozen(seats, time.time() + self.beginning.wait_seconds, format_1)
            if await self.beginning.changed(before, list(changed.values()), agreement, state and state(before)):
                return
        raise Conflicting.because("changed-meanwhile")

    async def give_nonce(self, table: str, said: GiveNonce) -> TableInfo:
        """Accept the hash of a client's nonce, or the nonce itself."""
        seat = await self.seat_of(table, said.token)
        assert seat is not None

        def decide(agreement: DiceAgreement) -> DiceAgreement:
            if said.hash is not None:
                agreement = agreement.with_hash(seat, said.hash)
            return agreement if said.nonce is None else agreement.with_nonce(seat, said.nonce)

        await self.beginning.advance(table, decide)
        return await self.info(table)

    async def join(self, table: str, who: Join, account: str | None = None) -> Seated:
        """Take an open seat, with a name; the client may take part in the agreement on the dice."""
        token, taken = draw_token(TokenKind.SEAT), -1
        await check_welcome(self.store, await self.store.seats(table), account)

        def decide(now: Seating) -> list[SeatRow]:
            nonlocal taken
            row, seats = now
            check_open(row)
            host = is_host(now, who.host)
            removed = given(row.state.removed, [])
            if account is not None and account in removed:
                raise no_seat_here()
            if not host and any(hash_of(token, TokenKind.SEAT) in removed for token in who.before):
                raise Forbidden.because("sent-away")
            if row.settings.reserved:
                raise Forbidden.because("kept-seats")
            if row.settings.rated and account is None:
                raise Forbidden.because("rated-sign-in")
            name = checked_player(who.name, self.blocked_words)
            if account is not None and row.settings.rated and any(seat.account == account for seat in seats):
                raise Unusable.because("rated-second-seat")
            taken = _free_seat(now, who.seat)
            seat = person(table, taken, name, token, who.gives_nonce, account, host)
            return [with_orders(seat, games.load(row.game).guided_orders if who.guided else {})]

        await self.change(table, decide)
        return Seated(table=table, seat=taken, token=token)

    async def reseat(self, table: str, said: Reseat) -> TableInfo:
        """Fill a seat with a bot or empty it; only the host may, before the start. A person who sat there has no seat
        any more, and cannot sit down again: their account or, for a guest, the token of the seat is kept."""
        removed: SeatRow | None = None

        def decide(now: Seating) -> list[SeatRow]:
            _check_host(now, said.host)
            if said.seat >= len(now.seats):
                raise Unusable.because("no-such-seat", seat=said.seat)
            wish = SeatWish(kind=said.kind, bot=said.bot, character=said.character)
            wish = self._checked(games.load(now.row.game), wish, said.seat)
            nonlocal removed
            removed = now.seats[said.seat] if now.seats[said.seat].kind == "person" else None
            others = [seat.name for seat in now.seats if seat.seat != said.seat and seat.name]
            return [filled(table, said.seat, one) for one in named(table, [wish], others)]

        def state(now: Seating) -> TableState | None:
            if removed is None or removed.private.host:
                return None
            who = removed.account or removed.token_hash or ""
            return now.row.state.changed(removed=[*given(now.row.state.removed, []), who])

        await self.change(table, decide, state=state)
        if removed is not None:
            about = {"seat": removed.seat, **({} if removed.account else {"guest": removed.name})}
            await self.store.record(entry("host", "", "kick", removed.account, table, about))
        return await self.info(table)

    async def start(self, table: str, said: StartTable) -> TableInfo:
        """Begin the table; only the host may, and every seat must be filled. `fill` puts a bot into every open seat."""

        def decide(now: Seating) -> list[SeatRow]:
            _check_host(now, said.host)
            still_open = [seat.seat for seat in now.seats if seat.kind == "open"]
            if said.fill is None:
                if still_open:
                    raise Conflicting.because("seat-still-open")
                return []
            game, wish = games.load(now.row.game), SeatWish(kind="bot", bot=said.fill)
            wish = self._checked(game, wish, 0)
            present = [seat.name for seat in now.seats if seat.name]
            wishes = named(table, [wish] * len(still_open), present)
            return [filled(table, seat, one) for seat, one in zip(still_open, wishes, strict=True)]

        await self.change(table, decide, begin=True)
        return await self.info(table)


def _new_row(table: str, header: Header, settings: TableSettings, status: Status) -> TableRow:
    now = time.time()
    head = journaling.header_bytes(header)
    return TableRow(id=table, game=header.game, header=head, settings=settings, status=status, created=now, touched=now)


def chosen_options(game: Game, preset: str | None, options: Mapping[str, Any]) -> dict[str, Any]:
    """The options of a preset of a game, with those that were chosen beside it."""
    if preset is not None and preset not in game.presets:
        near = nearest(preset, list(game.presets))
        raise Unusable.because("no-such-preset", name=repr(preset), near=near)
    return {**game.presets.get(preset or "", {}), **options}


def check_open(row: TableRow) -> None:
    if row.status != "open":
        raise Conflicting.because("has-begun")
    if DiceAgreement.of(row) is not None:
        raise Conflicting.because("seats-frozen")


def _check_host(now: Seating, host: str) -> None:
    if not is_host(now, host):
        raise Forbidden.because("not-the-host")
    check_open(now.row)


def _free_seat(now: Seating, wanted: int | None) -> int:
    """The seat for a player who joins."""
    free = [seat.seat for seat in now.seats if seat.kind == "open"]
    if wanted is not None and wanted >= len(now.seats):
        raise Unusable.because("no-such-seat", seat=wanted)
    if wanted is not None and wanted not in free:
        raise Conflicting.because("seat-taken", seat=wanted)
    if not free:
        raise Conflicting.because("no-open-seat")
    if now.row.settings.order == "drawn":
        return secrets.choice(free)
    return free[0] if wanted is None else wanted


def _full(seats: list[SeatRow]) -> bool:
    return all(seat.kind != "open" for seat in seats)


def _all_ready(seats: list[SeatRow]) -> bool:
    people = [seat for seat in seats if seat.kind == "person"]
    return bool(people) and all(seat.private.ready is True for seat in people)
