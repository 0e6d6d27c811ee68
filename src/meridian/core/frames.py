"""Library frames: the shapes that procedures of many rule books share."""

from __future__ import annotations

from typing import Any, Final, TypeVar

from mypy_extensions import mypyc_attr

from meridian.core.action import Action, Refusal
from meridian.core.position import BY_CHANCE, NOT_ASKED, Frame, Position

P = TypeVar("P", bound=Position)

ALONE: Final = [[seat] for seat in range(64)]
"""A seat that is asked alone; never changed."""

OPENING: Final = 0
ASKING: Final = 1
CLOSED: Final = 2


@mypyc_attr(allow_interpreted_subclasses=True)
class Course(Frame[P]):
    """The procedure of a whole game, at the bottom of the stack.

    It stands above all other rules, so what may be said at any time belongs here: a state that imported those rules
    itself would be imported by them in turn.
    """

    __slots__ = ()

    def interject_options(self, s: P, seat: int) -> list[Action]:
        """What a seat may say now without being asked."""
        return []

    def interject_refusal(self, s: P, seat: int, action: Action) -> Refusal | None:
        """Why an unasked-for action is not allowed now."""
        return NOT_ASKED

    def interject(self, s: P, seat: int, action: Action) -> bool:
        """Carry out an unasked-for action; False if this game knows no such thing."""
        return False

    def tick_refusal(self, s: P, action: Action) -> Refusal | None:
        """Why the clock may not write this now."""
        return NOT_ASKED

    def tick(self, s: P, action: Action) -> None:
        """Carry out what the clock writes."""


def course_of(s: Position) -> Course[Any]:
    """The procedure of the whole game."""
    course = s.stack[0]
    if not isinstance(course, Course):
        raise TypeError("the lowest procedure of a position is the course of its game")
    return course


@mypyc_attr(allow_interpreted_subclasses=True)
class Choice(Frame[P]):
    """A seat chooses; `refusal` alone says which choices are legal.

    A frame that is asked all the time may list its options itself; the contract suite sees that they agree with
    `refusal`.
    """

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat = seat

    def who(self, s: P) -> list[int]:
        return ALONE[self.seat]

    def choices(self, s: P, seat: int) -> list[Action]:
        """All that could be legal here, in canonical order. People see of it only what is legal, unless
        `candidates` says otherwise."""
        raise NotImplementedError

    def options(self, s: P, seat: int) -> list[Action]:
        return [action for action in self.choices(s, seat) if self.refusal(s, seat, action) is None]

    def refusal(self, s: P, seat: int, action: Action) -> Refusal | None:
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Sealed(Frame[P]):
    """Several seats are asked at once; no answer is shown before all that matter are in."""

    __slots__ = ("answers", "seats", "step")

    def __init__(self, seats: list[int]) -> None:
        super().__init__()
        self.seats = seats
        self.answers: list[Action | None] = [None] * len(seats)
        self.step: int = OPENING

    def resume(self, s: P) -> None:
        if self.step == OPENING:
            self.open(s)
            if not self.seats:
                s.finish()
                return
            self.step = ASKING
            if self.settled(s):
                self.reveal(s)
                return
            s.wait()
        elif self.step == ASKING:
            s.wait_on()
        else:
            s.finish()

    def open(self, s: P) -> None:
        """Settle who is asked, just before asking."""

    def who(self, s: P) -> list[int]:
        missing: list[int] = []
        for at in range(len(self.seats)):
            if self.answers[at] is None:
                missing.append(self.seats[at])
        return missing

    def take(self, s: P, seat: int, action: Action) -> None:
        self.answers[self.seats.index(seat)] = action
        if self.settled(s):
            self.reveal(s)

    def settled(self, s: P) -> bool:
        """Whether no missing answer can matter any more."""
        return None not in self.answers

    def reveal(self, s: P) -> None:
        """All answers that matter are in: do what they say. Sets the step to go on with."""
        raise NotImplementedError

    def seal(self, seat: int) -> list[Action | None]:
        """The answers as one seat may know them: its own only."""
        own: list[Action | None] = [None] * len(self.seats)
        for at in range(len(self.seats)):
            if self.seats[at] == seat:
                own[at] = self.answers[at]
        return own


@mypyc_attr(allow_interpreted_subclasses=True)
class Window(Sealed[P]):
    """The rules wait for others: the first wish in asking order is played, then all are asked again.

    Everyone who *by public knowledge* could have a wish is asked, nobody if no one could; so neither
    who is asked nor how long it takes tells who holds a card. One lap of declines closes it.
    """

    __slots__ = ()

    def settled(self, s: P) -> bool:
        for answer in self.answers:
            if answer is None:
                return False
            if self.is_wish(answer):
                return True
        return True

    def reveal(self, s: P) -> None:
        for at in range(len(self.seats)):
            answer = self.answers[at]
            if answer is not None and self.is_wish(answer):
                self.step = OPENING
                self.grant(s, self.seats[at], answer)
                return
        self.step = CLOSED

    def covers(self, s: P) -> bool:
        return True

    def is_wish(self, answer: Action) -> bool:
        """Whether this answer wants to play something."""
        raise NotImplementedError

    def grant(self, s: P, seat: int, wish: Action) -> None:
        """Play the wish; the window opens again afterwards."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class DrawCards(Frame[P]):
    """A seat draws a number of cards, one by one; what to do with an empty deck is the game's."""

    __slots__ = ("left", "seat")

    def __init__(self, seat: int, left: int) -> None:
        super().__init__()
        self.seat = seat
        self.left = left

    def resume(self, s: P) -> None:
        if self.left == 0 or not self.ready(s):
            s.finish()
            self.ended(s)
        else:
            s.wait()

    def who(self, s: P) -> list[int]:
        return BY_CHANCE

    def take(self, s: P, seat: int, action: Action) -> None:
        self.left -= 1
        self.drawn(s, action)

    def ready(self, s: P) -> bool:
        """See that a card can be drawn (shuffle if the rules say so); False loses the rest."""
        raise NotImplementedError

    def drawn(self, s: P, action: Action) -> None:
        """Chance has decided: put the card where it belongs."""
        raise NotImplementedError

    def ended(self, s: P) -> None:
        """All cards are drawn that could be. The frame is off the stack already."""
