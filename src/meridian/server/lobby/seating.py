"""The seats of tables that have not begun, and the public information about a table."""

from __future__ import annotations

import hashlib
import secrets
import time
from collections.abc import Iterable

import msgspec
from msgspec import UNSET

from meridian.bots import bounded
from meridian.bots import given as bot_for
from meridian.core.game import Game
from meridian.own_bots.hosted import hosted
from meridian.server.accounts.names import (
    LONGEST_BOT,
    checked_bot,
    checked_name,
    checked_note,
    checked_player,
    checked_title,
    mended,
)
from meridian.server.accounts.tokens import TokenKind, draw_token, hash_of
from meridian.server.characters import bot_as, character, character_for, strength_of
from meridian.server.clocks import ClockPlan, read_plan
from meridian.server.errors import Conflicting, Unusable
from meridian.server.journals import journaling
from meridian.server.lobby.agreement import DiceAgreement
from meridian.server.lobby.requests import NewTable, Seated, SeatInfo, SeatWish, TableInfo
from meridian.server.moderation.blocked_words import BlockedWords
from meridian.server.stores.records import SeatRow, TableRow
from meridian.server.stores.state import SeatPrivate, StoredPlan, TableSettings, given

PUBLIC = (
    "title", "lang", "join", "watch", "delay", "chat", "whispers", "take_backs", "hints", "rated", "order", "start"
)  # fmt: skip
"""Settings of a table that are public as they are."""


def draw_table_id() -> str:
    """A random id for a new table. It never begins with a dash, because a command line would read that as an option."""
    while (drawn := secrets.token_urlsafe(9)).startswith("-"):
        pass
    return drawn


def seeded_table_id(seed: str, node: str, number: int) -> str:
    """An id for a new table on a server with seeded chance: the same ids on each run."""
    return hashlib.blake2b(f"{seed}/{node}/{number}".encode(), digest_size=6).hexdigest()


NAMELESS = "player-nameless"
"""The message that says what a person without a name is called."""


def is_listed(row: TableRow) -> bool:
    """Whether a table is in the public list: anyone may join an open one, or watch one that has begun."""
    settings = row.settings
    if settings.parent is not UNSET or settings.join != "anyone":
        return False
    return row.status == "open" or settings.watch != "nobody"


def table_info(row: TableRow, seats: list[SeatRow], answer_for_me: bool) -> TableInfo:
    """The public information about a table; `answer_for_me` is the server's own setting."""
    header = journaling.read_header(row.header)
    agreement = DiceAgreement.of(row) if row.status == "open" else None
    return TableInfo(
        table=row.id,
        game=row.game,
        status=row.status,
        created=row.created,
        seats=[_seat_info(seat, row.game) for seat in seats],
        options=header.options,
        edition=header.edition,
        clock=msgspec.convert(row.settings.clock, ClockPlan),
        commitment=given(row.settings.commitment, {}),
        agreement=None if agreement is None else agreement.info(),
        rematch=given(row.state.rematch, None),
        practice=row.settings.parent is not UNSET,
        dice=given(row.settings.dice, "server"),
        answer_for_me=given(row.settings.answer_for_me, answer_for_me),
        note=given(row.settings.note, ""),
        duplicate=given(row.settings.duplicate, None),
        **{name: getattr(row.settings, name) for name in PUBLIC},
    )


def _seat_info(seat: SeatRow, game: str) -> SeatInfo:
    return SeatInfo(
        kind=seat.kind,
        name=seat.name,
        bot=seat.bot,
        strength=None if seat.bot is None else strength_of(seat.bot, game),
        ready=bool(seat.private.ready),
        host=bool(seat.private.host),
        nonce_by="client" if seat.private.gives_nonce else "server",
    )


def checked_wish(game: Game, wish: SeatWish, at: int, bot_seconds: float, refused: BlockedWords) -> SeatWish:
    """Check the request for a seat and clean its texts; a bot may take up to `bot_seconds` for an answer."""
    if wish.kind != "bot":
        if wish.bot is not None or wish.character is not None:
            raise Unusable.because("not-a-bot", at=at)
        name = checked_player(wish.name, refused) if wish.kind == "me" or wish.name else ""
        return msgspec.structs.replace(wish, name=name)
    if wish.character is not None:
        known = character(wish.character)
        bot = known.bot if known.bot in hosted() else bounded(bot_for(game, known.bot, known.bot), bot_seconds)
        return msgspec.structs.replace(wish, bot=bot, name=known.name)
    if not wish.bot:
        raise Unusable.because("which-bot", at=at)
    name = checked_name(wish.name, refused) if wish.name else ""
    return msgspec.structs.replace(wish, bot=checked_bot(game, wish.bot, bot_seconds), name=name)


def named(table: str, wishes: list[SeatWish], present: Iterable[str] = ()) -> list[SeatWish]:
    """The same checked wishes, with the name and temper of a character for every bot that has no name yet; no name is
    given twice. `present` are the names of those who sit at the table already."""
    taken = [*present, *(wish.name for wish in wishes if wish.name)]
    if len({name.casefold() for name in taken}) < len(taken):
        _check_characters(wishes, present)
    found = list(wishes)
    for at, wish in enumerate(wishes):
        if wish.kind == "bot" and not wish.name:
            one = character_for(table, str(wish.bot), taken)
            found[at] = msgspec.structs.replace(wish, name=one.name, bot=bot_as(one, str(wish.bot)))
            taken.append(one.name)
    return found


def kept_name(seat: SeatRow) -> str:
    """The name that a bot takes along to another table; empty if it was known by the name of its kind alone."""
    return "" if seat.name == seat.bot else mended(seat.name, LONGEST_BOT)


def _check_characters(wishes: list[SeatWish], present: Iterable[str]) -> None:
    """A character sits at a table once; people may have the same name as anybody."""
    there = {name.casefold() for name in present}
    for wish in wishes:
        if wish.character is not None and wish.name.casefold() in there:
            raise Conflicting.because("character-taken", name=wish.name)
        there.add(wish.name.casefold())


def first_settings(wanted: NewTable, refused: BlockedWords) -> TableSettings:
    """The settings of a new table, without its host."""
    return TableSettings(
        title=checked_title(wanted.title, refused),
        lang=wanted.lang,
        join=wanted.join,
        watch=wanted.watch,
        delay=wanted.delay,
        chat=wanted.chat,
        whispers=wanted.whispers,
        # A rated game has neither take-backs nor hints.
        take_backs=wanted.take_backs and not wanted.rated,
        hints=wanted.hints and not wanted.rated,
        rated=wanted.rated,
        order=wanted.order,
        start=wanted.start,
        clock=msgspec.to_builtins(read_plan(wanted.clock)),
        dice=wanted.dice,
        answer_for_me=UNSET if wanted.answer_for_me is None else wanted.answer_for_me,
        note=checked_note(wanted.note, refused) or UNSET,
    )


def first_seats(table: str, wishes: list[SeatWish], account: str | None) -> tuple[list[SeatRow], list[Seated]]:
    """The seats of a new table, and the tokens of the host's own seats."""
    rows: list[SeatRow] = []
    mine: list[Seated] = []
    for at, wish in enumerate(wishes):
        if wish.kind == "me":
            token = draw_token(TokenKind.SEAT)
            rows.append(person(table, at, wish.name, token, wish.gives_nonce, account, host=True))
            mine.append(Seated(table=table, seat=at, token=token))
        else:
            rows.append(filled(table, at, wish))
    return rows, mine


def person(table: str, seat: int, name: str, token: str, gives_nonce: bool, account: str | None, host: bool) -> SeatRow:
    """The row of a person's seat."""
    return SeatRow(
        table=table,
        seat=seat,
        kind="person",
        name=name,
        token_hash=hash_of(token, TokenKind.SEAT),
        account=account,
        joined=time.time(),
        private=SeatPrivate(gives_nonce=gives_nonce or UNSET, host=host or UNSET),
    )


def with_orders(seat: SeatRow, orders: dict[str, str]) -> SeatRow:
    """A person's seat that begins with standing answers."""
    if not orders:
        return seat
    private = seat.private.merged(SeatPrivate(plan=StoredPlan(standing=orders)))
    return msgspec.structs.replace(seat, private=private)


def filled(table: str, seat: int, wish: SeatWish) -> SeatRow:
    """The row of a seat for a bot that has its name, or of an open seat."""
    if wish.kind == "bot":
        return SeatRow(table=table, seat=seat, kind="bot", name=wish.name, bot=wish.bot, joined=time.time())
    return SeatRow(table=table, seat=seat)
