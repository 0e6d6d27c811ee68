"""What a store keeps as JSON beside a table and its seats: settings, state, and what only a seat may know.

A field that is UNSET is not written, so a table reads back exactly as it was stored. The order of the fields is the
order of the JSON keys. Reading ignores unknown keys.
"""

from __future__ import annotations

from typing import Any, TypedDict, TypeVar, Unpack

import msgspec
from msgspec import UNSET, UnsetType

T = TypeVar("T")


def given(value: T | UnsetType, default: T) -> T:
    """The value of a field, or a default if the field is not set."""
    return default if isinstance(value, UnsetType) else value


class TableSettings(msgspec.Struct, frozen=True, kw_only=True):
    """What the host chose and everybody may know. `host` is the hash of the host's token.

    `clock` is a `ClockPlan`, `commitment` a `Commitment`. A rematch is `reserved` for the players of the game before. A
    copy of another table, its `parent`, begins with `prelude` entries of it; `imagined` says how the rest was made up
    (number of entries, seat, seed). `answer_for_me` is whether the table gives the only possible answer itself.
    `lesson` is the id of the lesson that is taught at it. `note` is what the host says to people who look at
    the table before it begins. `duplicate` is the duplicate set that the table belongs to.
    """

    title: str = ""
    lang: str = "en"
    join: str = "link"
    watch: str = "public"
    delay: int = 900
    chat: str = "players"
    whispers: bool = True
    take_backs: bool = True
    hints: bool = True
    rated: bool = False
    order: str = "chosen"
    start: bool = False
    clock: dict[str, Any] = {}
    host: str | None = None
    dice: str | UnsetType = UNSET
    commitment: dict[str, Any] | UnsetType = UNSET
    reserved: bool | UnsetType = UNSET
    prelude: int | UnsetType = UNSET
    parent: str | UnsetType = UNSET
    imagined: tuple[int, int | None, str] | UnsetType = UNSET
    answer_for_me: bool | UnsetType = UNSET
    lesson: str | UnsetType = UNSET
    note: str | UnsetType = UNSET
    duplicate: str | UnsetType = UNSET


class StoredSubstitute(msgspec.Struct, frozen=True):
    """The bot that plays for the person in a seat, and why: `late` or `resigned`."""

    bot: str
    why: str = ""


class StoredProposal(msgspec.Struct, frozen=True, kw_only=True):
    """A request of one seat that the others must agree to. If all agree, the first `kept` entries stay. `played` maps
    each seat that has agreed to the number of entries at that moment. In a vote some may have `declined`; a pause lasts
    for `seconds`."""

    id: int
    seat: int
    what: str
    asked: list[int]
    agreed: list[int]
    kept: int
    played: dict[str, int] = {}
    branch: int = 1
    declined: list[int] | UnsetType = UNSET
    seconds: int | UnsetType = UNSET


class StoredTakeBack(msgspec.Struct, frozen=True, kw_only=True):
    """What a seat has taken back with the consent of the others: an answer, or its `turn`. `kept` entries stayed.
    `heard` is the number of facts that each seat had heard by then, `public` that of spectators."""

    seat: int
    turn: bool
    kept: int
    heard: list[int]
    public: int


class StoredClock(msgspec.Struct, frozen=True, kw_only=True):
    """The clocks as of entry `number` of a branch, and the proposals to pause them."""

    branch: int
    number: int
    note: dict[str, Any]
    talk: dict[str, Any]


class StoredHandOver(msgspec.Struct, frozen=True, kw_only=True):
    """When the role of the host passed on, the name of the host before, and whether they had `left`."""

    at: float
    before: str
    left: bool


class StoredRoom(msgspec.Struct, frozen=True, kw_only=True):
    """The waiting room: when each seat, and the person who opened the table, was last seen; the last change of host."""

    seen: dict[str, float] = {}
    handed: StoredHandOver | None = None


class StateParts(TypedDict, total=False):
    """The parts of a table's state that may be changed; UNSET removes a part."""

    proposals: list[StoredProposal] | UnsetType
    substitutes: dict[str, StoredSubstitute]
    rolls_ahead: dict[str, int]
    clock: StoredClock
    away: float | UnsetType
    agreement: dict[str, Any] | UnsetType
    rematch: str
    rescued: int
    removed: list[str]
    taken_back: list[StoredTakeBack]
    room: StoredRoom | UnsetType


class TableState(msgspec.Struct, frozen=True, kw_only=True):
    """What changes beside the journal of a table.

    Pending proposals, substitutes by seat, offsets of roll numbers by branch, the clocks, since when the server is
    `away`, the progress of the agreement on the dice, the rematch, the number of entries that a rescue has kept, the
    accounts, and guests by the hashes of their tokens, that the host has removed from their seats, what was taken
    back, and the waiting room.
    """

    proposals: list[StoredProposal] | UnsetType = UNSET
    substitutes: dict[str, StoredSubstitute] | UnsetType = UNSET
    rolls_ahead: dict[str, int] | UnsetType = UNSET
    clock: StoredClock | UnsetType = UNSET
    away: float | UnsetType = UNSET
    agreement: dict[str, Any] | UnsetType = UNSET
    rematch: str | UnsetType = UNSET
    rescued: int | UnsetType = UNSET
    removed: list[str] | UnsetType = UNSET
    taken_back: list[StoredTakeBack] | UnsetType = UNSET
    room: StoredRoom | UnsetType = UNSET

    def changed(self, **parts: Unpack[StateParts]) -> TableState:
        """A copy with other parts."""
        return msgspec.structs.replace(self, **parts)

    def parts(self) -> list[str]:
        """The names of the parts that are set."""
        return [name for name in self.__struct_fields__ if getattr(self, name) is not UNSET]


class StoredGiven(msgspec.Struct, frozen=True):
    """A standing answer that the table gave for a seat on a branch, after this many facts of the seat."""

    branch: int
    at: int


class StoredPlan(msgspec.Struct, frozen=True):
    """Answers that a seat has given in advance: to the next questions in order, and to every question of a kind; and
    where the latter were given, the last ones."""

    answers: list[str] = []
    standing: dict[str, str] = {}
    given: list[StoredGiven] | UnsetType = UNSET


class StoredSilence(msgspec.Struct, frozen=True):
    """Where a seat does not want to be asked what only its cards can answer: in a `battle` or `turn` (the frame with
    this serial number on this branch), or everywhere but in `scoring`."""

    where: str
    serial: int = 0
    branch: int = 0


class StoredPush(msgspec.Struct, frozen=True, kw_only=True):
    """A browser that takes pushed messages: where and how to encrypt them, what it is called, and what it wants."""

    id: str
    endpoint: str
    p256dh: str
    auth: str
    device: str = ""
    lang: str = "en"
    zone: str = "UTC"
    quiet: str = ""
    topics: list[str] = []


class StoredLostPush(msgspec.Struct, frozen=True):
    """A browser that does not take pushed messages any more, and since when that is known."""

    device: str
    at: float


class StoredChannel(msgspec.Struct, frozen=True):
    """A messenger channel that follows a whole table: its URL, its kind, its language."""

    url: str
    shape: str
    lang: str = "en"


class SeatPrivate(msgspec.Struct, frozen=True, kw_only=True):
    """What only a seat may know: whether its device takes part in the dice, whether it is the host's, the nonce of a
    table of format 1, its plan, its notification preferences (see `notifications.preferences`), whether the table gives
    its only possible answers, where it does not want to be asked, whether its person wants the game to begin, and the
    channel that its person, the host, has set for the whole table."""

    gives_nonce: bool | UnsetType = UNSET
    host: bool | UnsetType = UNSET
    nonce: str | UnsetType = UNSET
    plan: StoredPlan | UnsetType = UNSET
    lang: str | UnsetType = UNSET
    zone: str | UnsetType = UNSET
    quiet: str | UnsetType = UNSET
    mail: str | UnsetType = UNSET
    unconfirmed: str | UnsetType = UNSET
    webhook: str | UnsetType = UNSET
    notices: bool | UnsetType = UNSET
    feed: int | UnsetType = UNSET
    answer_for_me: bool | UnsetType = UNSET
    silence: StoredSilence | UnsetType | None = UNSET
    ready: bool | UnsetType = UNSET
    topics: list[str] | UnsetType = UNSET
    shape: str | UnsetType = UNSET
    push: list[StoredPush] | UnsetType = UNSET
    lost_push: list[StoredLostPush] | UnsetType = UNSET
    channel: StoredChannel | UnsetType | None = UNSET

    def merged(self, other: SeatPrivate) -> SeatPrivate:
        """A copy with the parts that are set in another one."""
        parts = {name: getattr(other, name) for name in self.__struct_fields__}
        return msgspec.structs.replace(self, **{name: part for name, part in parts.items() if part is not UNSET})
