"""A position: the state of a game together with the stack of procedures that are under way."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, Generic, Self, TypeVar

from mypy_extensions import mypyc_attr

from meridian.core.action import Action, Late, Refusal
from meridian.core.chance import Chances
from meridian.core.copying import copy_fields
from meridian.core.errors import Refused
from meridian.core.introspect import fields_of
from meridian.core.records import Question

Seat = int

CHANCE: Final = -1
"""Writes what dice and decks decide."""
BY_CHANCE: Final = [CHANCE]
"""Who is asked when chance decides; never changed."""
CLOCK: Final = -2
"""Writes that a player's time is up."""
UNKNOWN: Final = -1
"""Stands in a view for a card that the viewer may not know."""
EVERYBODY: Final = -1
"""The audience of an open fact: as a bit mask it holds every seat."""

GAME_OVER: Final = Refusal("game-over", "")
NOT_ASKED: Final = Refusal("not-asked", "")
NOT_AN_OUTCOME: Final = Refusal("not-an-outcome", "")
NOT_AN_OPTION: Final = Refusal("not-an-option", "")

P = TypeVar("P", bound="Position")


@mypyc_attr(allow_interpreted_subclasses=True)
class FactKind:
    """What can happen: a message key and the names of its arguments."""

    __slots__ = ("fields", "key")

    def __init__(self, key: str, *fields: str) -> None:
        self.key = key
        self.fields = fields


RawFact = tuple[FactKind, str, tuple[int, int, int, int, int, int], int]
"""A fact as the rules state it: kind, clauses, up to six arguments, audience."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Position:
    """The fold of a journal so far. Games add their own fields in a subclass."""

    __slots__ = ("cited", "facts", "over", "recording", "returned", "serial", "stack", "waiting")

    def __init__(self) -> None:
        self.stack: list[Frame[Any]] = []
        self.waiting: bool = False
        self.over: bool = False
        self.returned: int = 0
        self.serial: int = 0
        self.recording: bool = False
        self.facts: list[RawFact] = []
        self.cited: dict[str, int] | None = None

    def call(self, frame: Frame[Any]) -> None:
        """Start a procedure; the one below goes on when it is done."""
        self.serial += 1
        frame.serial = self.serial
        self.stack.append(frame)

    def finish(self, returned: int = 0) -> None:
        """End the procedure on top and leave its answer to the one below."""
        self.stack.pop()
        self.returned = returned

    def wait(self) -> None:
        """Ask anew: the actors that the frame on top names must answer."""
        self.stack[-1].times += 1
        self.waiting = True

    def wait_on(self) -> None:
        """Go on waiting for the answers still missing to the question already asked."""
        self.waiting = True

    def tell(
        self,
        kind: FactKind,
        clauses: str,
        a: int = 0,
        b: int = 0,
        c: int = 0,
        d: int = 0,
        e: int = 0,
        f: int = 0,
        to: int = EVERYBODY,
        more: str = "",
    ) -> None:
        """State a fact, with the clauses that made it so, to those who may know it."""
        if self.recording:
            self.facts.append((kind, clauses + " " + more if more else clauses, (a, b, c, d, e, f), to))
        cited = self.cited
        if cited is not None:
            cited[clauses] = cited.get(clauses, 0) + 1
            if more:
                cited[more] = cited.get(more, 0) + 1

    def listening(self) -> bool:
        """Whether anybody wants facts or counts citations: only then are long citations worth putting together."""
        return self.recording or self.cited is not None

    def run(self) -> None:
        """Let the procedures work until an actor must answer or the game is over."""
        while not self.waiting and not self.over:
            self.stack[-1].resume(self)

    def play(self, actor: int, action: Action) -> None:
        """Carry out a legal answer and run on. Legality is the caller's to have checked."""
        self.waiting = False
        self.stack[-1].take(self, actor, action)
        self.run()

    def play_checked(self, actor: int, action: Action) -> bool:
        """Check an entry and carry it out; an illegal one is refused and changes nothing. Returns whether it answered
        what a seat was asked."""
        answers, refusal = self.judged(actor, action)
        if refusal is not None:
            raise Refused(actor, action, refusal)
        if actor == CLOCK:
            if type(action) is Late:
                self.play(action.seat, self.default(action.seat))
            else:
                self.tick(action)
        elif answers or actor < 0:
            self.play(actor, action)
        else:
            self.interject(actor, action)
        return answers

    # Asking

    def who(self) -> list[int]:
        """Who must answer now, in asking order; CHANCE is one of them."""
        return [] if self.over else self.stack[-1].who(self)

    def asked(self, seat: int | None) -> list[int]:
        """The same as far as a seat (None: a spectator) may know: until a sealed question is over it seems to wait for
        everybody else who was asked."""
        return [] if self.over else self.stack[-1].seen_by(-1 if seat is None else seat).who(self)

    def question(self, seat: int) -> Question:
        """What this seat is asked."""
        frame = self.stack[-1]
        args = {name: value for name, value in fields_of(frame).items() if type(value) is int}
        args.update(frame.details(self))
        return Question(self.question_id(seat), frame.question(self, seat), args)

    def question_id(self, seat: int) -> tuple[int, int, int]:
        """The id of what this seat is asked, by which an answer quotes it."""
        frame = self.stack[-1]
        return frame.serial, seat, frame.times

    def options(self, seat: int) -> list[Action]:
        """The legal answers that can be listed, in canonical order."""
        return self.stack[-1].options(self, seat)

    def only_answer(self, seat: int) -> Action | None:
        """The one answer that is possible for a seat that is asked; None if it has a choice, listed or not."""
        options = self.options(seat)
        if len(options) != 1 or self.stack[-1].unlisted(self, seat) is not None:
            return None
        return options[0]

    def is_covered(self) -> bool:
        """Whether only the asked seats know if they have a choice: then nothing may show how soon they answer."""
        return not self.over and self.stack[-1].covers(self)

    def menu(self, seat: int) -> list[tuple[Action, Refusal | None]]:
        """For people: every answer one may look for here, with why not."""
        frame = self.stack[-1]
        shown = [(action, frame.refusal(self, seat, action)) for action in frame.candidates(self, seat)]
        listed = {action for action, _ in shown}
        return shown + [(action, None) for action in frame.options(self, seat) if action not in listed]

    def forms(self, seat: int) -> list[type[Action]]:
        """The kinds of answer that `options` lists only in part: while there is one, the list is a selection."""
        return self.stack[-1].forms(self, seat)

    def chances(self) -> Chances:
        """What chance may decide now."""
        return self.stack[-1].chances(self)

    def default(self, seat: int) -> Action:
        """The least committal legal answer."""
        return self.stack[-1].default(self, seat)

    def ordered(self, seat: int) -> Action | None:
        """The answer that a seat has ordered beforehand to what it is asked now. The table gives it for the seat; from
        what others can see it is an answer like any other."""
        return self.stack[-1].ordered(seat) if seat in self.who() else None

    def interjections(self, seat: int) -> list[Action]:
        """What this seat may say now without being asked."""
        return [] if self.over or not self.stack[-1].allows_interjections() else self.interject_options(seat)

    def answers(self, seat: int, action: Action) -> bool:
        """Whether an action answers what this seat is asked; anything else legal is said without being asked."""
        return seat in self.who() and self.stack[-1].refusal(self, seat, action) is None

    def refusal(self, actor: int, action: Action) -> Refusal | None:
        """Why this entry is not legal now, or None."""
        return self.judged(actor, action)[1]

    def judged(self, actor: int, action: Action) -> tuple[bool, Refusal | None]:
        """Whether an entry answers what a seat is asked, and why it is not legal now, or None."""
        if self.over:
            return False, GAME_OVER
        asked = self.who()
        if actor < 0:
            return False, self._refusal_without_seat(actor, action, asked)
        answer = self.stack[-1].refusal(self, actor, action) if actor in asked else NOT_ASKED
        if answer is None:
            return True, None
        unasked = self.interject_refusal(actor, action) if self.stack[-1].allows_interjections() else NOT_ASKED
        return False, answer if unasked is not None and unasked.key == NOT_ASKED.key and actor in asked else unasked

    def _refusal_without_seat(self, actor: int, action: Action, asked: list[int]) -> Refusal | None:
        """Why chance or the clock may not write this now."""
        if actor == CLOCK:
            if type(action) is Late:
                return None if action.seat >= 0 and action.seat in asked else NOT_ASKED
            return self.tick_refusal(action)
        if actor != CHANCE or actor not in asked:
            return NOT_ASKED
        return None if action in self.chances().outcomes else NOT_AN_OUTCOME

    # What may be said without being asked

    def interject(self, seat: int, action: Action) -> bool:
        """Carry out something said without being asked; False if this game knows no such thing."""
        return False

    def interject_refusal(self, seat: int, action: Action) -> Refusal | None:
        """Why an unasked-for action is not allowed now."""
        return NOT_ASKED

    def interject_options(self, seat: int) -> list[Action]:
        """What a seat may say without being asked, while the frame on top allows interjections."""
        return []

    def tick_refusal(self, action: Action) -> Refusal | None:
        """Why the clock may not write this now; `Late` is not asked here."""
        return NOT_ASKED

    def tick(self, action: Action) -> None:
        """Carry out what the clock writes, other than that a player is late."""

    def copy(self) -> Self:
        """An independent copy. This one finds the fields by their names, which is slow; a game that is searched
        writes its own."""
        new = type(self).__new__(type(self))
        Position.__init__(new)
        copy_fields(self, new, Position)
        new.copy_common(self)
        return new

    def copy_common(self, other: Position) -> None:
        """Fill this copy with the fields every position has."""
        self.stack = [frame.copy() for frame in other.stack]
        self.waiting = other.waiting
        self.over = other.over
        self.returned = other.returned
        self.serial = other.serial


@mypyc_attr(allow_interpreted_subclasses=True)
class Frame(Generic[P]):
    """A procedure of the rule book under way: who is asked, what is legal, what an answer does.

    Its fields are primitive and public, except where `seen_by` says otherwise. A frame that waits
    changes nothing in `resume`: anything may be laid over it and taken away again.
    """

    __slots__ = ("serial", "times")

    def __init__(self) -> None:
        self.serial: int = 0
        self.times: int = 0

    def resume(self, s: P) -> None:
        """Go on: act, call another frame, wait, or be done."""
        raise NotImplementedError

    def who(self, s: P) -> list[int]:
        """Whose answers are missing, in asking order."""
        raise NotImplementedError

    def question(self, s: P, seat: int) -> str:
        """The message key of what is asked."""
        raise NotImplementedError

    def details(self, s: P) -> dict[str, int]:
        """Further arguments for the question, beside the frame's own numbers."""
        return {}

    def options(self, s: P, seat: int) -> list[Action]:
        """The legal answers in canonical order."""
        raise NotImplementedError

    def unlisted(self, s: P, seat: int) -> Action | None:
        """A legal answer that `options` leaves out and that changes something, or what the seat may say instead without
        being asked; None if there is neither. Called where only one answer is listed, so it need not hold elsewhere."""
        return None

    def covers(self, s: P) -> bool:
        """Whether only hidden cards decide if an asked seat has a choice, or can only say no (`default`)."""
        return False

    def shows_hand(self, s: P) -> bool:
        """Whether others would learn something of a hand if they knew that a seat has no choice here. Unlike in a
        question that `covers`, no answer is a no: the table never answers for the seat."""
        return False

    def scope(self) -> str:
        """What players call this while it is under way: a `turn`, a `battle`, the `scoring`; or nothing."""
        return ""

    def stakes(self, s: P, seat: int) -> tuple[int, ...] | None:
        """All that an answer of this seat can depend on, if less than its whole view does; None otherwise."""
        return None

    def forms(self, s: P, seat: int) -> list[type[Action]]:
        """The kinds of answer of which more are legal than `options` lists; none where it lists all of them."""
        return []

    def candidates(self, s: P, seat: int) -> list[Action]:
        """Answers a person may look for here, legal or not, in canonical order."""
        return self.options(s, seat)

    def refusal(self, s: P, seat: int, action: Action) -> Refusal | None:
        """Why this answer is not legal, or None."""
        return None if action in self.options(s, seat) else NOT_AN_OPTION

    def default(self, s: P, seat: int) -> Action:
        """The least committal legal answer."""
        return self.options(s, seat)[0]

    def chances(self, s: P) -> Chances:
        """What chance may decide, when chance is asked."""
        raise NotImplementedError

    def chance(self, s: P, draw: Callable[[], float]) -> Action:
        """One of `chances`, as chance would have it; a frame with many of them may find it without listing all."""
        return self.chances(s).drawn(draw)

    def take(self, s: P, seat: int, action: Action) -> None:
        """Do what the answer says."""
        raise NotImplementedError

    def ordered(self, seat: int) -> Action | None:
        """The answer that a seat has ordered beforehand, or None."""
        return None

    def allows_interjections(self) -> bool:
        """Whether interjections are allowed now."""
        return True

    def copy(self) -> Frame[P]:
        """An independent copy. A frame with fields of its own writes it by hand."""
        new = type(self)()
        new.copy_marks(self)
        return new

    def seen_by(self, seat: int) -> Frame[P]:
        """This frame as a seat (or -1, a spectator) may know it."""
        return self.copy()

    def copy_marks(self, other: Frame[P]) -> None:
        """Take over the serial marks of the frame this one copies."""
        self.serial = other.serial
        self.times = other.times
