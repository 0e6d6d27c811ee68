"""What a store keeps, row by row. Times are seconds since 1970, secrets are hashed before they get here."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from meridian.server.stores.state import SeatPrivate, TableSettings, TableState

Status = Literal["open", "running", "over", "closed"]
SeatKind = Literal["open", "person", "bot"]


class TableRow(msgspec.Struct, frozen=True, kw_only=True):
    """A table: which game, for whom, how far.

    `header` is the msgpack of a journal's Header. It holds whole editions, a quarter of a megabyte at times: lists of
    tables leave it empty. `settings` is what the host chose and everybody may know, `state` what changes beside the
    journal. `branch` and `fence` are the current ones.
    """

    id: str
    game: str
    header: bytes = b""
    settings: TableSettings = TableSettings()
    state: TableState = TableState()
    status: Status = "open"
    branch: int = 1
    created: float = 0.0
    touched: float = 0.0
    fence: int = 0


class SeatRow(msgspec.Struct, frozen=True, kw_only=True):
    """Who sits where. A token opens one seat; whoever holds several seats holds several tokens.

    `private` is what only this seat may know.
    """

    table: str
    seat: int
    kind: SeatKind = "open"
    name: str = ""
    bot: str | None = None
    token_hash: str | None = None
    account: str | None = None
    joined: float = 0.0
    private: SeatPrivate = SeatPrivate()


class EntryRow(msgspec.Struct, frozen=True, kw_only=True):
    """An entry of a journal: its number from 1, who wrote it, the msgpack of the action.

    `branch` is the one it was written on; later branches share it.
    """

    table: str
    branch: int
    number: int
    actor: int
    action: bytes
    at: float = 0.0
    note: dict[str, Any] | None = None


class BranchRow(msgspec.Struct, frozen=True, kw_only=True):
    """A line of play. It shares the entries of `parent` up to number `start`; the first branch has parent 0."""

    table: str
    branch: int
    parent: int
    start: int


class SecretRow(msgspec.Struct, frozen=True, kw_only=True):
    """What chance keeps to itself until the end. Kept apart, so that nothing that lists tables can read it."""

    table: str
    body: bytes

    def __repr__(self) -> str:
        return f"SecretRow({self.table})"


class ChatRow(msgspec.Struct, frozen=True, kw_only=True):
    """Something said at a table; `seat` is None for a spectator, `to` lists who may read it (None: everybody)."""

    table: str
    number: int
    seat: int | None
    at: float
    text: str
    to: list[int] | None = None


class NoticeRow(msgspec.Struct, frozen=True, kw_only=True):
    """Something to be sent: the outbox. One `key` is one notice, however often it is put."""

    key: str
    table: str | None = None
    seat: int | None = None
    kind: str
    target: str
    body: dict[str, Any] = {}
    due: float = 0.0
    attempts: int = 0
    done: bool = False
    error: str | None = None


class AccountRow(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody who wants their tables gathered. `email_hash` finds the account, `email` is written to.

    `wishes` is what they want to be told, and how.
    """

    id: str
    name: str
    email_hash: str | None = None
    email: str | None = None
    created: float = 0.0
    wishes: dict[str, Any] = {}


class SessionRow(msgspec.Struct, frozen=True, kw_only=True):
    """A signed-in device."""

    token_hash: str
    account: str
    expires: float


class RatingRow(msgspec.Struct, frozen=True, kw_only=True):
    """A player's rating in one game: mean, deviation, number of games."""

    account: str
    game: str
    mu: float
    sigma: float
    games: int = 0


class LeaseRow(msgspec.Struct, frozen=True, kw_only=True):
    """Which node owns a table, until when; whoever appends shows its `fence`."""

    table: str
    node: str
    fence: int
    until: float


class EntryTally(msgspec.Struct, frozen=True, kw_only=True):
    """How many entries a line of play has by who wrote them, and how many were written on each branch."""

    actors: dict[int, int]
    branches: dict[int, int]


class Forgotten(msgspec.Struct, frozen=True, kw_only=True):
    """Which tables were removed, by the reason for it, and how many notices."""

    finished: list[str]
    unstarted: list[str]
    abandoned: list[str]
    notices: int


class StoreHealth(msgspec.Struct, frozen=True, kw_only=True):
    """Whether the last write became durable; if not, why. `failures` counts since the store was opened."""

    ok: bool
    failures: int = 0
    error: str | None = None
