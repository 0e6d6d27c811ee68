"""The rows of a store. Times are seconds since the epoch (1970). Secrets are hashed before they reach a store."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from meridian.server.stores.state import SeatPrivate, TableSettings, TableState

LESSON_PREFIX = "lesson-"
"""Ids of tables at which a lesson is taught begin with it."""
JOURNAL_PREFIX = "journal-"
"""Ids of games that were read from a file begin with it."""
Status = Literal["open", "running", "over", "closed"]
SeatKind = Literal["open", "person", "bot"]
CodeKind = Literal["recovery", "device", "operator"]
RelationKind = Literal["mute", "block"]
Actor = Literal["admin", "host", "person", "system"]


class TableRow(msgspec.Struct, frozen=True, kw_only=True):
    """A table: its game, settings and progress.

    `header` is the msgpack of a journal's Header. It holds whole editions, sometimes 250 kB, so lists of tables leave
    it empty. `settings` is what the host chose and everybody may know, `state` what changes beside the journal.
    `branch` and `fence` are the current ones.
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
    """A seat and its holder. A token opens exactly one seat; a person with several seats holds several tokens.

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
    """A journal entry: its number (from 1), its actor, and its action as msgpack.

    `branch` is the branch it was written on; later branches share the entry.
    """

    table: str
    branch: int
    number: int
    actor: int
    action: bytes
    at: float = 0.0
    note: dict[str, Any] | None = None


class BranchRow(msgspec.Struct, frozen=True, kw_only=True):
    """A line of play. It shares the entries of `parent` up to number `start`. The first branch has parent 0."""

    table: str
    branch: int
    parent: int
    start: int


class SecretRow(msgspec.Struct, frozen=True, kw_only=True):
    """The chance secrets of a table until the game ends. A separate row, so that no query for tables can read them."""

    table: str
    body: bytes

    def __repr__(self) -> str:
        return f"SecretRow({self.table})"


class ChatRow(msgspec.Struct, frozen=True, kw_only=True):
    """A chat message. `seat` is None for a spectator; `to` lists the seats that may read it (None: everybody)."""

    table: str
    number: int
    seat: int | None
    at: float
    text: str
    to: list[int] | None = None


class NoticeRow(msgspec.Struct, frozen=True, kw_only=True):
    """A notification in the outbox. `key` is unique: putting it twice stores it once."""

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
    """An account, which gathers a person's tables. `email_hash` finds the account; e-mails go to `email`.

    `wishes` holds the notification preferences. `name_key` is the name as it is compared: no two accounts have the
    same one. An account that signs in by e-mail only has none.
    """

    id: str
    name: str
    email_hash: str | None = None
    email: str | None = None
    created: float = 0.0
    wishes: dict[str, Any] = {}
    name_key: str | None = None


class PasskeyRow(msgspec.Struct, frozen=True, kw_only=True):
    """A passkey of an account: the id and the public key of its credential, and how often it has signed, if it
    counts."""

    id: str
    account: str
    public_key: bytes
    sign_count: int = 0
    label: str = ""
    created: float = 0.0
    used: float = 0.0


class CodeRow(msgspec.Struct, frozen=True, kw_only=True):
    """A code that signs in once. A recovery code does not expire."""

    code_hash: str
    account: str
    kind: CodeKind
    expires: float | None = None


class InvitationRow(msgspec.Struct, frozen=True, kw_only=True):
    """A code that lets people make a profile: `uses` are left until it `expires`. `mark` is how lists name it."""

    code_hash: str
    mark: str
    uses: int
    created: float
    expires: float


class ResultRow(msgspec.Struct, frozen=True, kw_only=True):
    """How a seat did in a finished game. The place of winners is 1. A bot has a name; a person is known by account
    only, so that a deleted account leaves no name behind."""

    table: str
    seat: int
    game: str
    ended: float
    place: int
    account: str | None = None
    bot: str | None = None
    name: str = ""


class ResultDetails(msgspec.Struct, frozen=True, kw_only=True):
    """What the history tells of a finished game beside its results: the title of its table, whether it was played live
    or by letters, the first decisions of each seat in words, and the chances of each seat at half time: None until they
    are known, empty where they cannot be."""

    table: str
    title: str
    pace: str
    openings: list[list[str]] = []
    chances: list[float] | None = None


class ResultFilter(msgspec.Struct, frozen=True, kw_only=True):
    """Which finished games a search is for: a game, won or not, with other people or without, live or by letters,
    from a time on, before a time, and with a text in the title or in the name of another player."""

    game: str | None = None
    won: bool | None = None
    people: bool | None = None
    pace: str | None = None
    since: float | None = None
    before: float | None = None
    search: str = ""


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


class RatingChange(msgspec.Struct, frozen=True, array_like=True):
    """What a rated table did to the rating of the player in a seat."""

    seat: int
    before: float
    after: float


class LearnedRow(msgspec.Struct, frozen=True, kw_only=True):
    """How far an account has come in a lesson: the step that comes next, and whether it was finished once."""

    account: str
    lesson: str
    version: int
    step: int
    done: bool = False


class RelationRow(msgspec.Struct, frozen=True, kw_only=True):
    """How an account treats another one: `mute` hides its chat, `block` also keeps it away from one's tables."""

    account: str
    other: str
    kind: RelationKind
    since: float


class SuspensionRow(msgspec.Struct, frozen=True, kw_only=True):
    """An account that cannot be used `until` then; None: until an operator lifts it."""

    account: str
    since: float
    until: float | None
    why: str = ""


class ReportedLine(msgspec.Struct, frozen=True, kw_only=True):
    """A line of chat that goes with a report."""

    number: int
    seat: int | None
    name: str
    at: float
    text: str


class ReportRow(msgspec.Struct, frozen=True, kw_only=True):
    """A report of the person in a `seat` (None: of a spectator), with the lines of chat around it.
    `reporter` and `account` are those of the two people, if they have one. `resolution` is what an operator says."""

    id: str
    at: float
    table: str
    seat: int | None
    name: str
    reason: str
    text: str = ""
    reporter: str | None = None
    account: str | None = None
    lines: list[ReportedLine] = []
    resolved: float | None = None
    resolution: str = ""


class AuditRow(msgspec.Struct, frozen=True, kw_only=True):
    """Something that was done: by whom (`who` is an operator's user name or the id of an account), to which account or
    table, and `about` it. No name of a person that has an account."""

    id: str
    at: float
    actor: Actor
    who: str
    action: str
    account: str | None = None
    table: str | None = None
    about: dict[str, Any] = {}


class LeaseRow(msgspec.Struct, frozen=True, kw_only=True):
    """The node that owns a table, and until when. Appends must carry the current `fence`."""

    table: str
    node: str
    fence: int
    until: float


class EntryTally(msgspec.Struct, frozen=True, kw_only=True):
    """The number of entries of a line of play by actor, and the number written on each branch."""

    actors: dict[int, int]
    branches: dict[int, int]


class Forgotten(msgspec.Struct, frozen=True, kw_only=True):
    """The removed tables by reason, and the number of removed notifications."""

    finished: list[str]
    unstarted: list[str]
    abandoned: list[str]
    notices: int


class StoreHealth(msgspec.Struct, frozen=True, kw_only=True):
    """Whether the last write became durable, and why not. `failures` counts since the store was opened."""

    ok: bool
    failures: int = 0
    error: str | None = None
