"""What clients say to a table over its socket."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import UNSET, Meta, UnsetType

from meridian.server.languages import CODES

QuestionId = tuple[int, int, int]
Key = Annotated[str, Meta(min_length=1, max_length=64)]
Words = Annotated[str, Meta(max_length=8000)]
QueryName = Annotated[str, Meta(max_length=60)]
Lang = Annotated[str, Meta(pattern=f"^({'|'.join(CODES)})$")]
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
    """Ask the other players to let one's last answer be taken back although the seat has learnt something new; or all
    answers since the beginning of one's `turn`."""

    turn: bool = False


class Consent(Request, frozen=True, kw_only=True, tag="consent"):
    """Agree to the proposal of another seat, or decline it; a seat may also withdraw a vote that it asked for."""

    proposal: int
    yes: bool


class Pause(Request, frozen=True, kw_only=True, tag="pause"):
    """Ask the other party of an offer to stop the clock during the negotiation, agree to that, or start the clock
    again."""

    on: bool
    other: int | None = None


class TablePause(Request, frozen=True, kw_only=True, tag="table-pause"):
    """Ask the whole table to let the clock stand for some `hours`, or, if it stands, to let it run again (`on` false):
    a vote, in which more than half of the people must agree (`consent`). Silence is no agreement."""

    on: bool
    hours: Annotated[float, Meta(ge=0.05, le=720)] = 24.0


class Declare(Request, frozen=True, kw_only=True, tag="declare"):
    """The result of a real die: one of the outcomes in `Situation.dice`. `number` is the number of that die."""

    outcome: Words
    number: int


Day = Annotated[str, Meta(pattern=r"^\d{4}-\d\d-\d\d$")]


class Excuse(Request, frozen=True, kw_only=True, tag="excuse"):
    """Use one excused delay for the open question."""


class Vacation(Request, frozen=True, kw_only=True, tag="vacation"):
    """Take vacation until the morning of a day (`back`, such as 2026-11-24) in a time zone, from now or from a later
    day (`first`), change that, or end it or drop the plan (null): by correspondence the clock of this seat stands
    meanwhile."""

    back: Day | None
    first: Day | None = None
    zone: Annotated[str, Meta(min_length=1, max_length=60)] = "UTC"


class Shown(Request, frozen=True, kw_only=True, tag="shown"):
    """This seat has been shown everything that led to its question: its clock may start."""

    question: QuestionId


class Resign(Request, frozen=True, kw_only=True, tag="resign"):
    """Resign: as the rules of the game provide, otherwise a bot plays the seat to the end."""


class Return(Request, frozen=True, kw_only=True, tag="return"):
    """Take one's seat back from the substitute bot."""


class Plan(Request, frozen=True, kw_only=True, tag="plan"):
    """Planned answers; they replace the previous plan. The next questions get `answers`, in order, as long as each is
    legal. Questions of a kind named in `standing` always get the answer given there, if it is legal; a kind may be
    followed by conditions on the question's arguments, such as `fight-on target=BRA`."""

    answers: Annotated[list[Words], Meta(max_length=50)] = []
    standing: Annotated[dict[Annotated[str, Meta(max_length=120)], Words], Meta(max_length=30)] = {}


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
    answers a game can foresee is up to it; null for the others. With `prospects`, the reply at tables with hints
    holds what bots think of it."""

    action: Words
    prospects: bool = False


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
    searches, the answers it compared, with their chances to win; with `explains` also reasons in sentences."""

    bot: Annotated[str, Meta(max_length=60)] = DEFAULT_HINT
    explains: bool = False


class Why(Request, frozen=True, kw_only=True, tag="why"):
    """Ask a character why it did what a line of the log tells; `line` is the number of that fact. The reply holds an
    `Explained`: a sentence in the first person, from nothing but what this viewer may know."""

    line: Annotated[int, Meta(ge=1)]


class Learn(Request, frozen=True, kw_only=True, tag="learn"):
    """A word of the learner at a lesson's table: `next` (has read what a step says, or the result of free play),
    `quiz` with the number of the answer from 0, `show` (give the answer; in free play, play the model solution),
    `again` (free play from its beginning), `back` (to the beginning of this step, or of the one before)."""

    what: Literal["next", "quiz", "show", "again", "back"]
    answer: Annotated[int, Meta(ge=0)] = 0


Said = (
    Learn | Answer | Declare | Undo | TakeBack | Consent | Pause | TablePause | Excuse | Vacation | Shown | Resign
    | Return | Plan | Wish | Say
)  # fmt: skip
"""Commands that change something; the owner of the table decides them."""
Asking = Look | Portrait | Menu | Query | Effects | Foresee | Talks
"""Requests that change nothing; every node can answer them at once. Hints and reasons take longer."""
AnyFromClient = Hello | Said | Asking | Hint | Why
