"""The messages of the WebSocket protocol, in both directions. Every frame to a client is an ordered list of messages.

`schema` is the JSON schema of all messages, for clients that generate their types from it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any

import msgspec
from msgspec import UNSET, Meta, Raw, UnsetType

from meridian.bots.advice import Advice

QuestionId = tuple[int, int, int]
Key = Annotated[str, Meta(min_length=1, max_length=64)]
Words = Annotated[str, Meta(max_length=8000)]
QueryName = Annotated[str, Meta(max_length=60)]
Lang = Annotated[str, Meta(pattern="^(en|de)$")]


class FromClient(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="type"):
    """Anything a client says."""


class Request(FromClient, frozen=True, kw_only=True):
    """Something that gets a reply. `key` makes a retry harmless: the same key, the same reply."""

    key: Key


class Hello(FromClient, frozen=True, kw_only=True, tag="hello"):
    """The first message: who speaks (a seat's token, or none for a spectator). When resuming, the last fact it has and
    the branch of play it belongs to. `log` asks for so many earlier facts, `view` for the position as it changes."""

    token: Annotated[str, Meta(max_length=400)] | None = None
    after: Annotated[int, Meta(ge=0)] | None = None
    branch: int | None = None
    log: Annotated[int, Meta(ge=0, le=1000)] = 0
    view: bool = True
    lang: Lang = "en"


class Answer(Request, frozen=True, kw_only=True, tag="answer"):
    """An answer in words, quoting the question it answers; without a question, something said unasked."""

    action: Words
    question: QuestionId | None = None


class Undo(Request, frozen=True, kw_only=True, tag="undo"):
    """Take back one's last answer, as long as nothing new was learnt since."""


class TakeBack(Request, frozen=True, kw_only=True, tag="take-back"):
    """Ask the others to let one's last answer be taken back, though something was learnt since."""


class Consent(Request, frozen=True, kw_only=True, tag="consent"):
    """Agree to what another seat has asked for, or not."""

    proposal: int
    yes: bool


class Pause(Request, frozen=True, kw_only=True, tag="pause"):
    """Ask the other party of an offer to let the clock stand while it is negotiated, agree to that, or let the clock
    run on."""

    on: bool
    other: int | None = None


class Declare(Request, frozen=True, kw_only=True, tag="declare"):
    """What a real die shows, one of the outcomes that `Situation.dice` lists; `number` says which die is meant."""

    outcome: Words
    number: int


class Excuse(Request, frozen=True, kw_only=True, tag="excuse"):
    """Use up one of the excused delays for the question that waits."""


class Resign(Request, frozen=True, kw_only=True, tag="resign"):
    """Give up: by the rules if they know it, otherwise a bot plays the seat to the end."""


class Return(Request, frozen=True, kw_only=True, tag="return"):
    """Play again oneself, in place of the substitute."""


class Plan(Request, frozen=True, kw_only=True, tag="plan"):
    """Answers to come, in place of those planned before: the next questions get `answers`, in order, as long as each
    is possible; questions of a kind named in `standing` always get the answer that stands there."""

    answers: Annotated[list[Words], Meta(max_length=50)] = []
    standing: Annotated[dict[Annotated[str, Meta(max_length=60)], Words], Meta(max_length=30)] = {}


class Say(Request, frozen=True, kw_only=True, tag="say"):
    """A line of chat, to everybody or to some seats."""

    text: Annotated[str, Meta(min_length=1, max_length=4000)]
    to: Annotated[list[int], Meta(max_length=10)] | None = None


class Look(Request, frozen=True, kw_only=True, tag="look"):
    """Show me the position as I may know it."""


class Portrait(Request, frozen=True, kw_only=True, tag="portrait"):
    """Tell me the position as I may know it, in whole sentences."""


class Menu(Request, frozen=True, kw_only=True, tag="menu"):
    """Every answer one may look for now, with why not."""


class Query(Request, frozen=True, kw_only=True, tag="query"):
    """Something the game can be asked about the position as I may know it: odds, reach, projections. Several names at
    once are answered by name; those that are none now are left out."""

    name: QueryName | Annotated[list[QueryName], Meta(min_length=1, max_length=20)]


class Talks(Request, frozen=True, kw_only=True, tag="talks"):
    """With whom I negotiate, so that we may let the clock stand together, and who wants to."""


DEFAULT_HINT = "deep:budget=300ms"


class Hint(Request, frozen=True, kw_only=True, tag="hint"):
    """What a bot would answer in my place. It is told an `Advice`: the best answer, and, from a bot that searches, the
    answers it compared with their chances to win."""

    bot: Annotated[str, Meta(max_length=60)] = DEFAULT_HINT


Said = Answer | Declare | Undo | TakeBack | Consent | Pause | Excuse | Resign | Return | Plan | Say
"""Commands that change something; the owner of the table decides them."""
Asking = Look | Portrait | Menu | Query | Talks
"""Requests that change nothing; every node can answer them at once. A hint takes longer."""
AnyFromClient = Hello | Said | Asking | Hint


class ToClient(msgspec.Struct, frozen=True, kw_only=True, tag_field="type"):
    """Anything a client is told."""


class Asked(msgspec.Struct, frozen=True, kw_only=True):
    """What a seat is asked: its id, message key and arguments in words, and the answers that can be listed."""

    id: QuestionId
    key: str
    args: dict[str, Any]
    options: list[str]


class Fact(msgspec.Struct, frozen=True, kw_only=True):
    """Something that happened, as message key, arguments in words and clauses. Its number is its place in the stream
    of its hearer."""

    key: str
    args: dict[str, Any]
    clauses: list[str]


class Rolled(msgspec.Struct, frozen=True, kw_only=True):
    """A result of chance: `at` is the number of the first fact after it in the stream of its hearer, which may not have
    been told yet; `roll` its number in the roll report (0: no report counts it); `said` the outcome in words such as
    "die 5", null where the hearer may not know it."""

    at: int
    roll: int
    said: str | None = None


class SeatNow(msgspec.Struct, frozen=True, kw_only=True):
    """A seat: who sits there, and who plays it. `bot` is the bot of a bot's seat, or the substitute of a person."""

    name: str
    kind: str
    bot: str | None = None
    substitute: bool = False
    resigned: bool = False
    here: bool = False


class ClockNow(msgspec.Struct, frozen=True, kw_only=True):
    """Time left, as of `now`: seconds in each bank, when each running question and timer is up, whether it stands."""

    now: float
    banks: list[float | None]
    deadlines: dict[str, float] = {}
    timers: dict[str, float] = {}
    paused: bool = False
    excuses: list[int] = []


class TalksNow(msgspec.Struct, frozen=True, kw_only=True):
    """What only the parties of an offer know: with which seats one stands between me and them, whom I have asked to let
    the clock stand, who asks me, with whom it stands; and seconds that are left for pauses."""

    parties: list[int]
    asked: list[int]
    asking: list[int]
    pausing: int | None
    left: float


class Proposal(msgspec.Struct, frozen=True, kw_only=True):
    """Something a seat asks the others for: to take its last answer back, or to stop the clock."""

    id: int
    seat: int
    what: str
    asked: list[int]
    agreed: list[int]


class DiceAsked(msgspec.Struct, frozen=True, kw_only=True):
    """A real die that is to be read out: the entry it becomes, what it may show, why it is rolled, and who may say."""

    number: int
    outcomes: list[str]
    clauses: list[str]
    seats: list[int]


class Situation(ToClient, frozen=True, kw_only=True, tag="situation"):
    """All that is public about the table beside the position: seats, clock, proposals, spectators, a rematch, and a
    die that somebody must read out."""

    status: str
    seats: list[SeatNow]
    clock: ClockNow | None = None
    proposals: list[Proposal] = []
    watching: int = 0
    rematch: str | None = None
    dice: DiceAsked | None = None


class Sealed(ToClient, frozen=True, kw_only=True, tag="sealed"):
    """A chance period has ended, or the game: the newest hash of the record of rolls, how many rolls it holds, and the
    server's signature. A device keeps it and compares it with the report."""

    period: int
    rolls: int
    hash: str
    signature: str


class Planned(ToClient, frozen=True, kw_only=True, tag="planned"):
    """The answers to come of this seat, as they stand now; `dropped` is one that was not possible in the end."""

    answers: list[str]
    standing: dict[str, str]
    dropped: str | None = None


class Welcome(ToClient, frozen=True, kw_only=True, tag="welcome"):
    """Where things stand for this seat: fact number `number` is the last one. `log` holds the last ones before it,
    `rolls` what chance decided between them."""

    table: str
    seat: int | None
    branch: int
    number: int
    log: list[Raw]
    asked: list[str]
    question: Asked | None
    unasked: list[str]
    over: bool
    rolls: list[Rolled] | UnsetType = UNSET


class Facts(ToClient, frozen=True, kw_only=True, tag="facts"):
    """What has happened since: facts from number `first` on, who is asked now. `question` and `unasked` are there only
    when they have changed; a question of None is: you are not asked any more. `rolls` is what chance decided."""

    first: int
    facts: list[Raw]
    asked: list[str]
    over: bool
    question: Asked | UnsetType | None = UNSET
    unasked: list[str] | UnsetType = UNSET
    clock: ClockNow | UnsetType = UNSET
    rolls: list[Rolled] | UnsetType = UNSET


class Seen(ToClient, frozen=True, kw_only=True, tag="seen"):
    """The position as this seat may know it after fact `number`: the parts that have changed, or all of them."""

    number: int
    whole: bool
    view: dict[str, Raw]


class Rewound(ToClient, frozen=True, kw_only=True, tag="rewound"):
    """Answers were taken back: forget what you have and take this."""

    welcome: Welcome


class Accepted(ToClient, frozen=True, kw_only=True, tag="accepted"):
    """What was said with this key is durable and done."""

    key: str


class Refused(ToClient, frozen=True, kw_only=True, tag="refused"):
    """What was said with this key is not possible, why, and by which clauses; nothing has changed."""

    key: str
    reason: str
    text: str
    clauses: list[str] = []


class Told(ToClient, frozen=True, kw_only=True, tag="told"):
    """What was asked with this key."""

    key: str
    data: Any


class MenuItem(msgspec.Struct, frozen=True, kw_only=True):
    """An answer one may look for: in words, why not if it is not possible, and if it is, what one would look up before
    giving it and what one should confirm."""

    action: str
    reason: str | None = None
    text: str | None = None
    clauses: list[str] = []
    detail: str = ""
    warning: str = ""


class Line(ToClient, frozen=True, kw_only=True, tag="line"):
    """A line of chat."""

    number: int
    seat: int | None
    at: float
    text: str
    to: list[int] | None = None


class Trouble(ToClient, frozen=True, kw_only=True, tag="trouble"):
    """Why the socket is about to close; whether it is worth coming back."""

    reason: str
    text: str
    again: bool = False


AnyToClient = (
    Welcome | Facts | Seen | Rewound | Situation | Sealed | Planned | Accepted | Refused | Told | Line | Trouble
)  # fmt: skip


Reply = Callable[[AnyToClient], None]
"""Sends the reply to a command."""


def schema() -> dict[str, Any]:
    """The JSON schema of every message."""

    def plain(kind: type) -> dict[str, Any]:
        return {} if kind is Raw else NotImplemented

    (from_client, to_client, advice, item, talks), parts = msgspec.json.schema_components(
        (AnyFromClient, AnyToClient, Advice, MenuItem, TalksNow), schema_hook=plain, ref_template="#/$defs/{name}"
    )
    frame = {"type": "array", "items": to_client}
    return {
        "$defs": parts,
        "fromClient": from_client,
        "toClient": to_client,
        "frame": frame,
        "advice": advice,
        "menuItem": item,
        "talksNow": talks,
    }
