"""The messages of the WebSocket protocol. Every frame to a client is an ordered list of messages."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any, Literal

import msgspec
from msgspec import UNSET, Meta, Raw, UnsetType

from meridian.core.aids import Bilingual

QuestionId = tuple[int, int, int]
Key = Annotated[str, Meta(min_length=1, max_length=64)]
Words = Annotated[str, Meta(max_length=8000)]
QueryName = Annotated[str, Meta(max_length=60)]
Lang = Annotated[str, Meta(pattern="^(en|de)$")]
MAX_RUN = 64  # answers in one command


class FromClient(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="type"):
    """A message from the client."""


class Request(FromClient, frozen=True, kw_only=True):
    """A message that gets a reply. `key` makes a retry safe: the same key gets the same reply."""

    key: Key


class Hello(FromClient, frozen=True, kw_only=True, tag="hello"):
    """The first message. `token` opens a seat; a spectator sends none. A client that resumes sends the number of its
    last fact (`after`) and the branch that fact belongs to. `log` is the number of earlier facts it wants. With `view`
    it gets the position whenever that changes, with `steps` the changes of every single entry."""

    token: Annotated[str, Meta(max_length=400)] | None = None
    after: Annotated[int, Meta(ge=0)] | None = None
    branch: int | None = None
    log: Annotated[int, Meta(ge=0, le=1000)] = 0
    view: bool = True
    steps: bool = False
    lang: Lang = "en"


class Answer(Request, frozen=True, kw_only=True, tag="answer"):
    """An answer in words, with the question it answers. Without a question it is an interjection. `then` holds answers
    to the next questions: they are played with it up to the first that is not legal, or to anything new."""

    action: Words
    question: QuestionId | None = None
    then: Annotated[list[Words], Meta(max_length=MAX_RUN - 1)] = []


class Undo(Request, frozen=True, kw_only=True, tag="undo"):
    """Take back one's last answer. Possible until the seat has learnt something new."""


class TakeBack(Request, frozen=True, kw_only=True, tag="take-back"):
    """Ask the other players to let one's last answer be taken back although the seat has learnt something new."""


class Consent(Request, frozen=True, kw_only=True, tag="consent"):
    """Agree to the proposal of another seat, or decline it."""

    proposal: int
    yes: bool


class Pause(Request, frozen=True, kw_only=True, tag="pause"):
    """Ask the other party of an offer to stop the clock during the negotiation, agree to that, or start the clock
    again."""

    on: bool
    other: int | None = None


class Declare(Request, frozen=True, kw_only=True, tag="declare"):
    """The result of a real die: one of the outcomes in `Situation.dice`. `number` is the number of that die."""

    outcome: Words
    number: int


class Excuse(Request, frozen=True, kw_only=True, tag="excuse"):
    """Use one excused delay for the open question."""


class Shown(Request, frozen=True, kw_only=True, tag="shown"):
    """This seat has been shown everything that led to its question: its clock may start."""

    question: QuestionId


class Resign(Request, frozen=True, kw_only=True, tag="resign"):
    """Resign: as the rules of the game provide, otherwise a bot plays the seat to the end."""


class Return(Request, frozen=True, kw_only=True, tag="return"):
    """Take one's seat back from the substitute bot."""


class Plan(Request, frozen=True, kw_only=True, tag="plan"):
    """Planned answers; they replace the previous plan. The next questions get `answers`, in order, as long as each is
    legal. Questions of a kind named in `standing` always get the answer given there."""

    answers: Annotated[list[Words], Meta(max_length=50)] = []
    standing: Annotated[dict[Annotated[str, Meta(max_length=60)], Words], Meta(max_length=30)] = {}


class Wish(Request, frozen=True, kw_only=True, tag="wish"):
    """What the table answers for this seat: the only possible answer (`answer_for_me`), and "no" to all that only
    hidden cards can answer (`silence`) in this battle or turn, or but for scoring. Parts left out stay."""

    answer_for_me: bool | UnsetType = UNSET
    silence: Literal["battle", "turn", "scoring"] | UnsetType | None = UNSET


class Say(Request, frozen=True, kw_only=True, tag="say"):
    """A line of chat for all, or for the seats in `to`."""

    text: Annotated[str, Meta(min_length=1, max_length=4000)]
    to: Annotated[list[int], Meta(max_length=10)] | None = None


class Look(Request, frozen=True, kw_only=True, tag="look"):
    """Request the position as this viewer may know it."""


class Portrait(Request, frozen=True, kw_only=True, tag="portrait"):
    """Request the position as this viewer may know it, in full sentences."""


class Menu(Request, frozen=True, kw_only=True, tag="menu"):
    """Request all candidates for an answer, legal or not, each with its refusal if it is not legal."""


class Query(Request, frozen=True, kw_only=True, tag="query"):
    """Request a result about the position as this viewer may know it: odds, reach, projections. For a list of names
    the reply maps each name to its result and omits queries that do not exist in this position."""

    name: QueryName | Annotated[list[QueryName], Meta(min_length=1, max_length=20)]


class Effects(Request, frozen=True, kw_only=True, tag="effects"):
    """Request what an answer would do, as far as this seat may know it: a draft that nobody else hears of. Which
    answers a game can foresee is up to it; null for the others."""

    action: Words


class Foresee(Request, frozen=True, kw_only=True, tag="foresee"):
    """Request what this seat would see and be asked after some answers, without giving them; the reply holds a
    `Foreseen`. `fill` goes on from there: with the answers that a query names (`next_point`), or with the least
    committal answer to each question like the first (`default`). `name` is as in `query`, for the position foreseen."""

    actions: Annotated[list[Words], Meta(max_length=MAX_RUN)] = []
    fill: QueryName | None = None
    name: QueryName | Annotated[list[QueryName], Meta(min_length=1, max_length=20)] | None = None


class Talks(Request, frozen=True, kw_only=True, tag="talks"):
    """Request the negotiations of this seat, which allow two parties to stop the clock together (`TalksNow`)."""


DEFAULT_HINT = "deep:budget=300ms"


class Hint(Request, frozen=True, kw_only=True, tag="hint"):
    """Request what a bot would answer for this seat. The reply holds an `Advice`: the best answer and, from a bot that
    searches, the answers it compared, with their chances to win."""

    bot: Annotated[str, Meta(max_length=60)] = DEFAULT_HINT


class Learn(Request, frozen=True, kw_only=True, tag="learn"):
    """A word of the learner at a lesson's table: `next` (has read what a step says, or the result of free play),
    `quiz` with the number of the answer from 0, `show` (give the answer; in free play, play the model solution),
    `again` (free play from its beginning), `back` (to the beginning of this step, or of the one before)."""

    what: Literal["next", "quiz", "show", "again", "back"]
    answer: Annotated[int, Meta(ge=0)] = 0


Said = (
    Learn | Answer | Declare | Undo | TakeBack | Consent | Pause | Excuse | Shown | Resign | Return | Plan | Wish | Say
)
"""Commands that change something; the owner of the table decides them."""
Asking = Look | Portrait | Menu | Query | Effects | Foresee | Talks
"""Requests that change nothing; every node can answer them at once. A hint takes longer."""
AnyFromClient = Hello | Said | Asking | Hint


class ToClient(msgspec.Struct, frozen=True, kw_only=True, tag_field="type"):
    """A message to the client."""


class Asked(msgspec.Struct, frozen=True, kw_only=True):
    """A question to a seat: id, message key, arguments in words, listed answers, whether there is an `only` answer that
    the table gives, and the silences that can be wished for where only hidden cards can answer, with the serial number
    of the procedure that each is about."""

    id: QuestionId
    key: str
    args: dict[str, Any]
    options: list[str]
    only: bool | UnsetType = UNSET
    silences: dict[str, int] | UnsetType = UNSET


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
    """Remaining time as of `now`: seconds in each bank, the deadline of each question and timer, whether it stands."""

    now: float
    banks: list[float | None]
    deadlines: dict[str, float] = {}
    timers: dict[str, float] = {}
    paused: bool = False
    excuses: list[int] = []


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
    """A request of one seat to the others: to take back its last answer, or to stop the clock."""

    id: int
    seat: int
    what: str
    asked: list[int]
    agreed: list[int]


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
    """The current plan and wishes of this seat. `dropped` is a planned answer that was not legal in its turn."""

    answers: list[str]
    standing: dict[str, str]
    dropped: str | None = None
    answer_for_me: bool | UnsetType = UNSET
    silence: str | UnsetType = UNSET


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
