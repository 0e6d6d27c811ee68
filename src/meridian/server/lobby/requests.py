"""Requests and responses of the lobby over HTTP."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from meridian.server.clocks import ClockPlan
from meridian.server.languages import Lang

Name = Annotated[str, Meta(min_length=1, max_length=40)]
BotName = Annotated[str, Meta(min_length=1, max_length=60)]
Hex32 = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]
Token = Annotated[str, Meta(max_length=400)]
Title = Annotated[str, Meta(max_length=80)]
SeatNumber = Annotated[int, Meta(ge=0, le=9)]

ChatPolicy = Literal["everybody", "players", "among-players", "off"]
"""Who may write chat: everybody; only players, read by everybody; only players, read by players; nobody."""
WatchPolicy = Literal["nobody", "public", "open-hands"]
"""What spectators see: nothing, the public position, or everything after a delay."""
JoinPolicy = Literal["anyone", "link"]
"""Who may join: anyone who finds the table in the lobby, or anyone with the link."""


DicePolicy = Literal["server", "declared"]
"""Who rolls: the server, verifiably, or people at a real table, who type what their dice show."""


class RequestBody(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The body of a request."""


class SeatWish(RequestBody, frozen=True, kw_only=True):
    """The player of a seat: a person who joins by link, the host (any number of seats on one device), or a bot. A bot
    is asked for by the name of a character, or by its own; then the table gives it the name of a character."""

    kind: Literal["open", "me", "bot"] = "open"
    name: Annotated[str, Meta(max_length=40)] = ""
    bot: BotName | None = None
    character: Name | None = None
    gives_nonce: bool = False


class NewTable(RequestBody, frozen=True, kw_only=True):
    """A request to open a table. With `start` the game begins as soon as every seat is filled. With `answer_for_me`
    the table gives the only possible answer for a seat; each seat may choose for itself. Default: the server's. `note`
    is what the host has to say to people who look at the table before sitting down."""

    game: Annotated[str, Meta(max_length=60)]
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=10)]
    preset: Annotated[str, Meta(max_length=60)] | None = None
    options: dict[str, Any] = {}
    overlay: dict[str, Any] | None = None
    title: Title = ""
    note: Annotated[str, Meta(max_length=200)] = ""
    lang: Lang = "en"
    clock: str | dict[str, Any] | None = None
    join: JoinPolicy = "link"
    watch: WatchPolicy = "public"
    delay: Annotated[int, Meta(ge=60, le=604_800)] = 900
    chat: ChatPolicy = "players"
    whispers: bool = True
    take_backs: bool = True
    hints: bool = True
    rated: bool = False
    order: Literal["chosen", "drawn"] = "chosen"
    dice: DicePolicy = "server"
    start: bool = False
    answer_for_me: bool | None = None


class Join(RequestBody, frozen=True, kw_only=True):
    """A request for a seat. With `gives_nonce` this device takes part in the dice: the table waits for its nonce when
    it begins (see `GiveNonce`). `host` is the host's token, if the host takes the seat. `before` are the tokens of
    seats that this device had at the table: a guest who was sent away does not come back. With `guided` the seat begins
    with the standing answers of a newcomer's first game."""

    name: Name
    host: Token | None = None
    seat: SeatNumber | None = None
    gives_nonce: bool = False
    before: Annotated[list[Token], Meta(max_length=10)] = []
    guided: bool = False


class StartTable(RequestBody, frozen=True, kw_only=True):
    """The host, identified by the host's token, begins the game; `fill` is a bot for every open seat."""

    host: Token
    fill: BotName | None = None


class Reseat(RequestBody, frozen=True, kw_only=True):
    """Before the start the host fills a seat with a bot (see `SeatWish`) or empties it."""

    host: Token
    seat: SeatNumber
    kind: Literal["open", "bot"]
    bot: BotName | None = None
    character: Name | None = None


class Ready(RequestBody, frozen=True, kw_only=True):
    """A person is ready, or not any more. A table whose seats are full begins when everybody is ready."""

    token: Token
    ready: bool = True


class Leave(RequestBody, frozen=True, kw_only=True):
    """A person leaves their seat before the game begins; the token opens nothing any more."""

    token: Token


class RoomLine(RequestBody, frozen=True, kw_only=True):
    """A line of chat before the game begins."""

    token: Token
    text: Annotated[str, Meta(min_length=1, max_length=2000)]


class Rematch(RequestBody, frozen=True, kw_only=True):
    """A rematch of the same players: the first request opens the table, the others take their seats there."""

    token: Token
    gives_nonce: bool = False


class Clone(RequestBody, frozen=True, kw_only=True):
    """Play on from a moment of another table, with bots in the other seats. Of a table under way only what the seat of
    the token knows (without a token: what is public) is copied; the rest is imagined."""

    token: Token | None = None
    moment: Annotated[int, Meta(ge=0, le=1_000_000_000)] | None = None
    seat: SeatNumber = 0
    name: Annotated[str, Meta(max_length=40)] = ""
    bot: BotName = "steady"
    gives_nonce: bool = False


class GiveNonce(RequestBody, frozen=True, kw_only=True):
    """A device takes part in the dice of a table whose seats are frozen: first the SHA-256 of its nonce, and when the
    signed list of all hashes is there, the nonce; 32 bytes in hexadecimal each."""

    token: Token
    hash: Hex32 | None = None
    nonce: Hex32 | None = None


class WatchPass(msgspec.Struct, frozen=True, kw_only=True):
    """The value of the parameter `watch` in links to this table, and when it expires (Unix seconds)."""

    watch: str
    expires: float


class Opened(msgspec.Struct, frozen=True, kw_only=True):
    """A new table, the token that makes its opener the host, and the seats the host has taken."""

    table: str
    host: str
    seats: list[Seated]


class Seated(msgspec.Struct, frozen=True, kw_only=True):
    """A seat and its token, which is sent only in this response."""

    table: str
    seat: int
    token: str


class SeatInfo(msgspec.Struct, frozen=True, kw_only=True):
    """The public information about a seat. `strength` is that of its bot, 1 to 5; `ready` is whether its person wants
    to begin; `host` whether its token is also that of the host."""

    kind: str
    name: str
    bot: str | None
    strength: int | None = None
    ready: bool = False
    host: bool = False
    nonce_by: str


class HostInfo(msgspec.Struct, frozen=True, kw_only=True):
    """The host of a table that has not begun, with the first of their seats (None: without a seat). `away_since` is
    when a host who is away was last there, `passes_at` when the role then passes to the guest who has sat there longest
    (Unix seconds; None: nobody waits). `before` is the name of the host before (None: it is still the person who
    opened the table), `before_left` whether they left their seat."""

    name: str
    seat: int | None
    away_since: float | None = None
    passes_at: float | None = None
    before: str | None = None
    before_left: bool = False


class RoomChat(msgspec.Struct, frozen=True, kw_only=True):
    """Lines of chat at a table that has not begun, oldest first."""

    lines: list[ChatLine]


class ChatLine(msgspec.Struct, frozen=True, kw_only=True):
    """A line of chat: its number, who wrote it (None: a spectator), when (Unix seconds), and the text."""

    number: int
    seat: int | None
    at: float
    text: str


class AgreementInfo(msgspec.Struct, frozen=True, kw_only=True):
    """How far a table that is about to begin is with its dice; `ends` is when the others wait no longer for a device.
    `hash` and `signature` bind the host to the list of nonce hashes."""

    stage: Literal["hashes", "nonces"]
    ends: float
    players: list[Literal["person", "bot"]]
    nonce_hashes: list[str | None]
    hash: str | None
    signature: str | None


class TableInfo(msgspec.Struct, frozen=True, kw_only=True):
    """What everybody may know of a table before it begins and while it runs. `duplicate` is the duplicate set that it
    belongs to; then `commitment` is that of the set. `host` is for tables that have not begun."""

    table: str
    game: str
    title: str
    note: str = ""
    status: str
    created: float
    seats: list[SeatInfo]
    options: dict[str, Any]
    edition: str
    lang: str
    clock: ClockPlan
    join: str
    watch: str
    delay: int
    chat: str
    whispers: bool
    take_backs: bool
    hints: bool
    rated: bool
    order: str
    start: bool
    dice: str = "server"
    commitment: dict[str, Any]
    agreement: AgreementInfo | None = None
    rematch: str | None = None
    practice: bool = False
    answer_for_me: bool = True
    duplicate: str | None = None
    host: HostInfo | None = None


class TableList(msgspec.Struct, frozen=True, kw_only=True):
    """Tables, the newest first; the cursor leads on."""

    tables: list[TableInfo]
    cursor: str | None = None
