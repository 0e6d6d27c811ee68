"""The lobby: tables are opened, joined and started, played again, and copied."""

from __future__ import annotations

import hashlib
import secrets
import time
from typing import Any

import msgspec

from meridian import games
from meridian.core.game import Game
from meridian.core.journal import Header
from meridian.core.plain import nearest
from meridian.fair.declared import Declared
from meridian.fair.record import RANDOM, TYPED
from meridian.fair.verifiable import NONCE, Verifiable
from meridian.server import journaling, rated
from meridian.server.clocks import ClockPlan, read_plan
from meridian.server.hall import LEASE, Hall
from meridian.server.herald import Duties
from meridian.server.names import (
    LONGEST_BOT,
    LONGEST_NAME,
    LONGEST_TITLE,
    checked_bot,
    checked_name,
    checked_title,
    mended,
)
from meridian.server.problems import Forbidden, NotFound, Unusable
from meridian.server.requests import (
    Join,
    NewTable,
    Opened,
    Rematch,
    Reseat,
    Seated,
    SeatInfo,
    SeatWish,
    StartTable,
    TableInfo,
    TableList,
)
from meridian.server.stores import Conflict, Store
from meridian.server.stores.records import SeatRow, SecretRow, Status, TableRow
from meridian.server.tokens import Kind, draw_token, hash_of

PUBLIC = (
    "title", "lang", "join", "watch", "delay", "chat", "whispers", "take_backs", "hints", "rated", "order", "start"
)  # fmt: skip
"""Settings of a table that are told as they are."""


class Lobby:
    """All that happens to a table before it begins, and after it has ended."""

    def __init__(self, store: Store, hall: Hall, waiting: Duties) -> None:
        self.store = store
        self.hall = hall
        self.duties = waiting.duties
        self.duties_of_seat = waiting.duties_of_seat
        self.wanted = waiting.wanted

    # Opening

    async def open_table(self, wanted: NewTable, account: str | None = None) -> Opened:
        """A new table: its chance commits itself before anybody joins."""
        game = games.load(wanted.game)
        wishes = [_checked_wish(game, wish, at) for at, wish in enumerate(wanted.seats)]
        title = checked_title(wanted.title)
        header = self._header(game, wanted)
        table, host = secrets.token_urlsafe(9), draw_token(Kind.HOST)
        settings = {
            **{name: getattr(wanted, name) for name in PUBLIC},
            "title": title,
            # A rated game is played without help.
            "hints": wanted.hints and not wanted.rated,
            "take_backs": wanted.take_backs and not wanted.rated,
            "clock": msgspec.to_builtins(read_plan(wanted.clock)),
            "host": hash_of(host, Kind.HOST),
            "dice": wanted.dice,
        }
        if wanted.order == "drawn":
            secrets.SystemRandom().shuffle(wishes)
        seats, mine = _seats(table, wishes, account)
        if wanted.rated and (why := rated.check_rated(header, settings, seats)):
            raise Unusable.because(why)
        await self.create(table, header, settings, seats)
        if wanted.start:
            await self._start_if_full(table)
        return Opened(table=table, host=host, seats=mine)

    def _header(self, game: Game, wanted: NewTable) -> Header:
        if wanted.preset is not None and wanted.preset not in game.presets:
            near = nearest(wanted.preset, list(game.presets))
            raise Unusable.because("no-such-preset", name=repr(wanted.preset), near=near)
        options = {**game.presets.get(wanted.preset or "", {}), **wanted.options}
        plain = game.header(len(wanted.seats), options, overlay=wanted.overlay)
        return msgspec.structs.replace(plain, chance=Declared.kind if wanted.dice == Declared.kind else Verifiable.kind)

    async def create(self, table: str, header: Header, settings: dict[str, Any], seats: list[SeatRow]) -> None:
        """Store a table that has not begun, with the commitment of its dice."""
        source = Verifiable(table, header, secrets=TYPED if header.chance == Declared.kind else RANDOM)
        now = time.time()
        row = TableRow(
            id=table,
            game=header.game,
            header=journaling.header_bytes(header),
            settings={**settings, "commitment": msgspec.to_builtins(source.commit())},
            created=now,
            touched=now,
        )
        await self.store.create_table(row, seats, source.kept())

    # Looking

    async def info(self, table: str) -> TableInfo:
        """What everybody may know of a table."""
        return table_info(await self.row(table), await self.store.seats(table))

    async def listed(self, status: Status, game: str | None, cursor: str | None) -> TableList:
        """Tables that anyone may join, or watch."""
        rows, onward = await self.store.tables(status=status, game=game, limit=50, cursor=cursor)
        return TableList(tables=[await self.info(row.id) for row in rows if is_listed(row)], cursor=onward)

    async def row(self, table: str) -> TableRow:
        """A table, or NotFound."""
        found = await self.store.table(table)
        if found is None:
            raise NotFound.because("no-such-table")
        return found

    async def seat_of(self, table: str, token: str | None) -> int | None:
        """The seat a token opens at this table; None for a spectator where watching is allowed."""
        row = await self.row(table)
        if token is None:
            if row.settings["watch"] == "nobody":
                raise Forbidden.because("not-for-watching")
            return None
        hashed = hash_of(token, Kind.SEAT)
        seat = await self.store.seat_by_token(hashed) if hashed else None
        if seat is None or seat.table != table:
            raise Forbidden.because("wrong-token")
        return seat.seat

    # Joining

    async def join(self, table: str, who: Join, account: str | None = None) -> Seated:
        """Take an open seat, with a name and a part in the dice."""
        row = await self.row(table)
        if row.status != "open":
            raise Unusable.because("has-begun")
        if row.settings.get("reserved"):
            raise Forbidden.because("kept-seats")
        if row.settings["rated"] and account is None:
            raise Forbidden.because("rated-sign-in")
        name = checked_name(who.name)
        host = who.host is not None and hash_of(who.host, Kind.HOST) == row.settings["host"]
        seats = await self.store.seats(table)
        if account is not None and row.settings["rated"] and any(seat.account == account for seat in seats):
            raise Unusable.because("rated-second-seat")
        free = [seat.seat for seat in seats if seat.kind == "open"]
        if who.seat is not None and who.seat not in free:
            raise Unusable.because("seat-taken" if who.seat < len(seats) else "no-such-seat", seat=who.seat)
        if row.settings["order"] == "drawn":
            secrets.SystemRandom().shuffle(free)
        for seat in [who.seat] if who.seat is not None and row.settings["order"] == "chosen" else free:
            taken = await self._claim(table, seat, name, who.nonce, account, host)
            if taken is not None:
                await self._start_if_full(table)
                return taken
        raise Unusable.because("no-open-seat")

    async def _claim(
        self, table: str, seat: int, name: str, nonce: str | None, account: str | None, host: bool = False
    ) -> Seated | None:
        token = draw_token(Kind.SEAT)
        row = _person(table, seat, name, token, nonce, account, host)
        return Seated(table=table, seat=seat, token=token) if await self.store.claim_seat(row) else None

    async def reseat(self, table: str, said: Reseat) -> TableInfo:
        """Before the start the host fills a seat with a bot, or empties it."""
        row = await self._hosted(table, said.host)
        seats = await self.store.seats(table)
        if said.seat >= len(seats):
            raise Unusable.because("no-such-seat", seat=said.seat)
        wish = _checked_wish(games.load(row.game), SeatWish(kind=said.kind, bot=said.bot), said.seat)
        await self.store.put_seat(_filled(table, said.seat, wish))
        await self._start_if_full(table)
        return await self.info(table)

    async def start(self, table: str, said: StartTable) -> TableInfo:
        """Begin: the host may, once every seat is filled; `fill` seats a bot wherever nobody sits."""
        row = await self._hosted(table, said.host)
        seats = await self.store.seats(table)
        if said.fill is not None:
            wish = _checked_wish(games.load(row.game), SeatWish(kind="bot", bot=said.fill), 0)
            for seat in [seat for seat in seats if seat.kind == "open"]:
                await self.store.claim_seat(_filled(table, seat.seat, wish))
            seats = await self.store.seats(table)
        if any(seat.kind == "open" for seat in seats):
            raise Unusable.because("seat-still-open")
        await self._begin(row, seats)
        return await self.info(table)

    async def _hosted(self, table: str, host: str) -> TableRow:
        row = await self.row(table)
        if hash_of(host, Kind.HOST) != row.settings["host"]:
            raise Forbidden.because("not-the-host")
        if row.status != "open":
            raise Unusable.because("has-begun")
        return row

    async def _start_if_full(self, table: str) -> None:
        row, seats = await self.row(table), await self.store.seats(table)
        if row.settings["start"] and row.status == "open" and all(seat.kind != "open" for seat in seats):
            await self._begin(row, seats)

    async def _begin(self, row: TableRow, seats: list[SeatRow]) -> None:
        """Collect the nonces and begin; whoever comes second finds it begun."""
        header = journaling.read_header(row.header)
        if row.settings["rated"] and (why := rated.check_rated(header, row.settings, seats)):
            raise Unusable.because(why)
        fence = await self.own(row.id)
        secret = await self.store.secret(row.id)
        assert secret is not None
        source = Verifiable.restored(secret.body)
        if not source.contributed:  # a server that was killed just here has collected them already
            given = [seat.private.get("nonce") for seat in seats]
            source.contribute([bytes.fromhex(nonce) if nonce else secrets.token_bytes(NONCE) for nonce in given])
            await self.store.put_secret(SecretRow(table=row.id, body=source.kept()), fence)
        await self.store.set_status(row.id, "running", fence)
        await self.hall.find(row.id)

    async def begin(self, table: str) -> None:
        """Begin a table whose seats are filled."""
        await self._begin(await self.row(table), await self.store.seats(table))

    async def own(self, table: str) -> int:
        """Own a table for the moment it takes to begin it."""
        fence = await self.store.acquire_lease(table, self.hall.services.name, time.time(), LEASE)
        if fence is None:
            raise Unusable.because("begins-now")
        return fence

    # Again

    async def rematch(self, table: str, said: Rematch) -> Seated:
        """The same people again, everybody one seat further: the first who says so opens it, each takes a seat."""
        old = await self.row(table)
        seat = await self.seat_of(table, said.token)
        assert seat is not None
        if old.status not in ("over", "closed"):
            raise Unusable.because("rematch-later")
        seats = await self.store.seats(table)
        new = hashlib.blake2b(f"rematch {table}".encode(), digest_size=9).hexdigest()
        try:
            await self._create_rematch(new, old, seats)
        except Conflict:
            pass
        else:
            await self.store.set_state(table, {**old.state, "rematch": new})
            await self.hall.changed(table)
        place = (seat - 1) % len(seats)
        before = seats[seat]
        name = mended(before.name, LONGEST_NAME, f"{seat + 1}")
        taken = await self._claim(new, place, name, said.nonce, before.account, "host" in before.private)
        if taken is None:
            raise Unusable.because("rematch-taken")
        await self._start_if_full(new)
        return taken

    async def _create_rematch(self, new: str, old: TableRow, seats: list[SeatRow]) -> None:
        settings = {**old.settings, "reserved": True, "start": True, "host": hash_of(draw_token(Kind.HOST), Kind.HOST)}
        for name in ("prelude", "imagined", "parent"):
            settings.pop(name, None)
        settings["title"] = mended(settings["title"], LONGEST_TITLE)
        header = journaling.read_header(old.header)
        moved = [seats[(at + 1) % len(seats)] for at in range(len(seats))]
        rows = [
            _filled(new, at, SeatWish(kind="bot", bot=seat.bot, name=mended(seat.name, LONGEST_BOT)))
            if seat.kind == "bot"
            else SeatRow(table=new, seat=at)
            for at, seat in enumerate(moved)
        ]
        await self.create(new, header, settings, rows)


# Rows and what is told of them


def is_listed(row: TableRow) -> bool:
    """Whether a table is shown to everybody: open ones that anyone may join, others that anyone may watch."""
    settings = row.settings
    if "parent" in settings or settings["join"] != "anyone":
        return False
    return row.status == "open" or settings["watch"] != "nobody"


def table_info(row: TableRow, seats: list[SeatRow]) -> TableInfo:
    """What everybody may know of a table."""
    header = journaling.read_header(row.header)
    return TableInfo(
        table=row.id,
        game=row.game,
        status=row.status,
        created=row.created,
        seats=[SeatInfo(kind=seat.kind, name=seat.name, bot=seat.bot, nonce_by=_nonce_by(seat)) for seat in seats],
        options=header.options,
        edition=header.edition,
        clock=msgspec.convert(row.settings["clock"], ClockPlan),
        commitment=row.settings["commitment"],
        rematch=row.state.get("rematch"),
        practice="parent" in row.settings,
        dice=row.settings.get("dice", "server"),
        **{name: row.settings[name] for name in PUBLIC},
    )


def _nonce_by(seat: SeatRow) -> str:
    return "client" if seat.private.get("nonce") else "server"


def _checked_wish(game: Game, wish: SeatWish, at: int) -> SeatWish:
    """A wish for a seat, its texts as they may be shown."""
    bot = wish.bot
    if wish.kind != "bot" and bot is not None:
        raise Unusable.because("not-a-bot", at=at)
    if wish.kind == "bot":
        if not bot:
            raise Unusable.because("which-bot", at=at)
        bot = checked_bot(game, bot)
    name = checked_name(wish.name) if wish.name or wish.kind == "me" else ""
    return msgspec.structs.replace(wish, bot=bot, name=name)


def _seats(table: str, wishes: list[SeatWish], account: str | None) -> tuple[list[SeatRow], list[Seated]]:
    rows: list[SeatRow] = []
    mine: list[Seated] = []
    for at, wish in enumerate(wishes):
        if wish.kind == "me":
            token = draw_token(Kind.SEAT)
            rows.append(_person(table, at, wish.name, token, wish.nonce, account, host=True))
            mine.append(Seated(table=table, seat=at, token=token))
        else:
            rows.append(_filled(table, at, wish))
    return rows, mine


def _person(
    table: str, seat: int, name: str, token: str, nonce: str | None, account: str | None, host: bool
) -> SeatRow:
    return SeatRow(
        table=table,
        seat=seat,
        kind="person",
        name=name,
        token_hash=hash_of(token, Kind.SEAT),
        account=account,
        joined=time.time(),
        private={**({"nonce": nonce.lower()} if nonce else {}), **({"host": True} if host else {})},
    )


def _filled(table: str, seat: int, wish: SeatWish) -> SeatRow:
    if wish.kind == "bot":
        name = wish.name or str(wish.bot)
        return SeatRow(table=table, seat=seat, kind="bot", name=name, bot=wish.bot, joined=time.time())
    return SeatRow(table=table, seat=seat)
