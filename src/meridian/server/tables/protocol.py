"""What a table says to its clients. Every frame is an ordered list of messages."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Literal

import msgspec
from msgspec import UNSET, Raw, UnsetType

from meridian.core.bilingual import Bilingual
from meridian.server.tables.client_messages import QuestionId


class ToClient(msgspec.Struct, frozen=True, kw_only=True, tag_field="type"):
    """A message to the client."""


class Asked(msgspec.Struct, frozen=True, kw_only=True):
    """A question to a seat: id, message key, arguments in words, listed answers, whether there is an `only` answer that
    the table gives, and the silences that can be wished for where only hidden cards can answer, with the serial number
    of the procedure that each is about. With `forms` the list is a selection: they are the kinds of answer of which
    more can be said than it holds."""

    id: QuestionId
    key: str
    args: dict[str, Any]
    options: list[str]
    only: bool | UnsetType = UNSET
    silences: dict[str, int] | UnsetType = UNSET
    forms: list[str] | UnsetType = UNSET


class Fact(msgspec.Struct, frozen=True, kw_only=True):
    """An event of the game: message key, arguments in words, and clauses. Its number is its place in the viewer's
    stream of facts."""

    key: str
    args: dict[str, Any]
    clauses: list[str]


class Rolled(msgspec.Struct, frozen=True, kw_only=True):
    """A result of chance. `at` is the number of the first fact after it in the viewer's stream, which may not have been
    sent yet. `roll` is its number in the roll report (0: not in the report). `said` is the outcome in words, such as
    "die 5", or null if the viewer may not know it."""

    at: int
    roll: int
    said: str | None = None


class SeatNow(msgspec.Struct, frozen=True, kw_only=True):
    """A seat, its player and its state. `bot` plays it, as its player or a substitute, with a strength of 1 to 5."""

    name: str
    kind: str
    bot: str | None = None
    strength: int | None = None
    substitute: bool = False
    resigned: bool = False
    here: bool = False


class ClockNow(msgspec.Struct, frozen=True, kw_only=True):
    """Remaining time as of `now`: seconds in each bank, the deadline of each question and timer, whether it stands
    (`until` when, if the table has voted for that), when a player is `back` from vacation, when one that is `planned`
    begins and ends, and the days of vacation that each seat has left this year."""

    now: float
    banks: list[float | None]
    deadlines: dict[str, float] = {}
    timers: dict[str, float] = {}
    paused: bool = False
    until: float | None = None
    excuses: list[int] = []
    back: dict[str, float] = {}
    planned: dict[str, tuple[float, float]] = {}
    vacation_days: list[int] = []


class TalksNow(msgspec.Struct, frozen=True, kw_only=True):
    """The negotiations of a seat, known to the parties of an offer alone: seats with an open offer (`parties`), seats
    it has asked to stop the clock (`asked`), seats that ask it to (`asking`), the seat with which the clock is stopped
    (`pausing`), and the seconds left for pauses."""

    parties: list[int]
    asked: list[int]
    asking: list[int]
    pausing: int | None
    left: float


class Proposal(msgspec.Struct, frozen=True, kw_only=True):
    """A request of one seat to the others: to take back its last answer (`take-back`) or its whole turn
    (`take-back-turn`), to which all must agree; or a vote, which more than half decide: to let the clock stand for some
    `seconds` (`pause`), or run again (`go-on`)."""

    id: int
    seat: int
    what: str
    asked: list[int]
    agreed: list[int]
    declined: list[int] = []
    seconds: int = 0


class DiceAsked(msgspec.Struct, frozen=True, kw_only=True):
    """A real die to be read out: the number of its entry, its outcomes, the clauses that ask for it, and the seats that
    may declare it."""

    number: int
    outcomes: list[str]
    clauses: list[str]
    seats: list[int]


class Situation(ToClient, frozen=True, kw_only=True, tag="situation"):
    """The public state of the table apart from the position: seats, clock, proposals, number of spectators, rematch,
    and the die to be read out."""

    status: str
    seats: list[SeatNow]
    clock: ClockNow | None = None
    proposals: list[Proposal] = []
    watching: int = 0
    rematch: str | None = None
    dice: DiceAsked | None = None


class Sealed(ToClient, frozen=True, kw_only=True, tag="sealed"):
    """Sent when a chance period or the game ends: the newest hash of the record of rolls, the number of rolls in it,
    and the server's signature. A device stores it and compares it with the report."""

    period: int
    rolls: int
    hash: str
    signature: str


class Planned(ToClient, frozen=True, kw_only=True, tag="planned"):
    """The current plan and wishes of this seat. `dropped` is a planned answer that was not legal in its turn. After the
    facts with the numbers in `given`, a standing answer was given."""

    answers: list[str]
    standing: dict[str, str]
    dropped: str | None = None
    given: list[int] | UnsetType = UNSET
    answer_for_me: bool | UnsetType = UNSET
    silence: str | UnsetType = UNSET


class TakenBack(msgspec.Struct, frozen=True, kw_only=True):
    """After fact `at` of this viewer, a seat took back an answer, or its whole `turn`, because all agreed."""

    at: int
    seat: int
    turn: bool


class Welcome(ToClient, frozen=True, kw_only=True, tag="welcome"):
    """The current state for this seat. `number` is the number of the last fact. `log` holds the last facts up to it,
    and `rolls` the results of chance between them."""

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
    taken_back: list[TakenBack] | UnsetType = UNSET


class Step(msgspec.Struct, frozen=True, kw_only=True):
    """How the position changed while the next `facts` facts happened: a merge patch (RFC 7396) of the viewer's view,
    with the procedures under way by serial number."""

    facts: int
    patch: dict[str, Any]


class Facts(ToClient, frozen=True, kw_only=True, tag="facts"):
    """New facts from number `first` on, and who is asked now. `question` and `unasked` are present only if they have
    changed; a null question means that this seat is no longer asked. `rolls` holds results of chance. `steps` lead from
    the view that the client has to the present one; without them that view follows."""

    first: int
    facts: list[Raw]
    asked: list[str]
    over: bool
    question: Asked | UnsetType | None = UNSET
    unasked: list[str] | UnsetType = UNSET
    clock: ClockNow | UnsetType = UNSET
    rolls: list[Rolled] | UnsetType = UNSET
    steps: list[Step] | UnsetType = UNSET


class Seen(ToClient, frozen=True, kw_only=True, tag="seen"):
    """The position as this viewer may know it after fact `number`: all parts (`whole`), or those that have changed."""

    number: int
    whole: bool
    view: dict[str, Raw]


class Rewound(ToClient, frozen=True, kw_only=True, tag="rewound"):
    """Answers were taken back: replace the local state with `welcome`."""

    welcome: Welcome


class Rest(msgspec.Struct, frozen=True, kw_only=True):
    """The answers of a run that were not played, and why the first of them was not."""

    actions: list[str]
    reason: str
    text: str
    clauses: list[str] = []


class Accepted(ToClient, frozen=True, kw_only=True, tag="accepted"):
    """The command with this key is durable and carried out; of a run, all but the `rest`."""

    key: str
    rest: Rest | UnsetType = UNSET


class Refused(ToClient, frozen=True, kw_only=True, tag="refused"):
    """The command with this key is refused, with reason and clauses. Nothing has changed."""

    key: str
    reason: str
    text: str
    clauses: list[str] = []


class Told(ToClient, frozen=True, kw_only=True, tag="told"):
    """The result of the request with this key."""

    key: str
    data: Any


class MenuItem(msgspec.Struct, frozen=True, kw_only=True):
    """A candidate for an answer, in words. If it is not legal: reason, text and clauses. If it is legal: `detail` to
    look up before, and `warning` to confirm."""

    action: str
    reason: str | None = None
    text: str | None = None
    clauses: list[str] = []
    detail: str = ""
    warning: str = ""


class Explained(msgspec.Struct, frozen=True, kw_only=True):
    """What a character says about something it did: who speaks, and one or two sentences."""

    seat: int
    text: str


class Foreseen(msgspec.Struct, frozen=True, kw_only=True):
    """What a seat would see after `actions`, as far as it can know: a merge patch of its view as in `Step`, its next
    question with the menu, and the result of a query. `questions` holds what each action answers, if the table filled
    up; `rest` the answers that are not possible, and why the first of them is not."""

    actions: list[str]
    patch: dict[str, Any]
    question: Asked | None
    menu: list[MenuItem]
    questions: list[Asked] = []
    rest: Rest | UnsetType = UNSET
    told: Any = None


class Line(ToClient, frozen=True, kw_only=True, tag="line"):
    """A line of chat."""

    number: int
    seat: int | None
    at: float
    text: str
    to: list[int] | None = None


class Trouble(ToClient, frozen=True, kw_only=True, tag="trouble"):
    """Why the server is about to close the socket, and whether the client should reconnect (`again`)."""

    reason: str
    text: str
    again: bool = False


Waits = Literal["answer", "next", "quiz", "others", "result", "over"]


class LessonPoint(msgspec.Struct, frozen=True, kw_only=True):
    """Something to look at: the spotlight as the lesson writes it, such as `area:BRA`, and what it is called."""

    point: str
    name: Bilingual


class LessonQuiz(msgspec.Struct, frozen=True, kw_only=True):
    """A question beside the table and its answers."""

    text: Bilingual
    answers: list[Bilingual]


class LessonFree(msgspec.Struct, frozen=True, kw_only=True):
    """Free play: a hint, the answers that are left, the marks of the stars; when it has ended, whether the goal was
    `reached`, and with how many stars (`earned`)."""

    hint: Bilingual
    answers_left: int
    stars: list[int] = []
    reached: bool | UnsetType = UNSET
    earned: int = 0


class LessonNow(ToClient, frozen=True, kw_only=True, tag="lesson"):
    """Where a lesson stands. It replaces the one before it.

    `waits` says what it waits for: an `answer` to the question at the table, `next`, the answer to a `quiz`, `others`
    (bots in free play), what to do after the `result` of free play, or nothing (`over`). `after` is said of the step
    before, `reply` to the last answer. `lit` holds the right answer in words after two misses; after three,
    `offers_answer` is true. `would` is what the last wrong answer would have led to, where the lesson shows that."""

    id: str
    version: int
    name: Bilingual
    step: int
    steps: int
    waits: Waits
    say: Bilingual | None = None
    after: Bilingual | None = None
    reply: Bilingual | None = None
    point: list[LessonPoint] = []
    misses: int = 0
    lit: list[str] = []
    offers_answer: bool = False
    quiz: LessonQuiz | None = None
    free: LessonFree | None = None
    would: list[Fact] = []


AnyToClient = (
    Welcome | Facts | Seen | Rewound | Situation | LessonNow | Sealed | Planned | Accepted | Refused | Told | Line
    | Trouble
)  # fmt: skip


Reply = Callable[[AnyToClient], None]
"""Sends the reply to a command."""
