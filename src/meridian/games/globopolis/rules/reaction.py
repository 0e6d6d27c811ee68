"""Reactions: moments at which a player may play a card out of turn."""

from __future__ import annotations

from typing import Final

from meridian.core.action import Action, Refusal
from meridian.core.frames import ASKING, CLOSED, OPENING, Window
from meridian.core.position import Frame
from meridian.games.globopolis.card_actions import PassCard, Play
from meridian.games.globopolis.refusals import NOT_IN_HAND, NOT_NOW, WRONG_MOMENT
from meridian.games.globopolis.rules import constants as t
from meridian.games.globopolis.rules.cards import play_card
from meridian.games.globopolis.rules.ready_answers import PASS, PLAY
from meridian.games.globopolis.rules.state import NOBODY, State

MOMENTS: Final = {
    t.SUMMIT: ("summit", "GP-115 GP-090 GP-A82"),
    t.PACT: ("pact", "GP-115 GP-205 GP-A82"),
    t.WORLD_OPINION: ("world-opinion", "GP-115 GP-205 GP-A82"),
    t.SAFE_HOUSE: ("safe-house", "GP-115 GP-135 GP-A82"),
    t.REROLL: ("second-wave", "GP-112 GP-A53 GP-A82"),
    t.RETREAT: ("orderly-retreat", "GP-112 GP-A53 GP-A82"),
}
"""The question for each effect, and the clauses of a card played then. The procedure that asks carries it out."""


class Reaction(Window[State]):
    """All players who by public knowledge may hold a card with this effect are asked, at once and sealed; the first
    wish clockwise from the active player is played (GP-A82). Says the side that played, counted from 1, or 0."""

    __slots__ = ("effect", "granted", "sides", "title")

    def __init__(self, effect: int, sides: list[int], title: int) -> None:
        super().__init__([])
        self.effect = effect
        self.sides = sides
        self.title = title
        self.granted: int = NOBODY

    def copy(self) -> Reaction:
        new = Reaction(self.effect, self.sides, self.title)
        new.seats = self.seats[:]
        new.answers = self.answers[:]
        new.step = self.step
        new.granted = self.granted
        new.copy_marks(self)
        return new

    def seen_by(self, seat: int) -> Frame[State]:
        new = self.copy()
        new.answers = self.seal(seat)
        return new

    def resume(self, s: State) -> None:
        if self.step == OPENING:
            self.open(s)
            if not self.seats:
                s.finish(0)
                return
            self.step = ASKING
            s.wait()
        elif self.step == ASKING:
            s.wait_on()
        else:
            s.finish(self.granted + 1)

    def open(self, s: State) -> None:
        cards = s.board.with_effect[self.effect]
        seats: list[int] = []
        for side in self.sides:
            if s.could_hold(side, cards):
                seats += s.members(side)
        self.seats = seats
        self.answers = [None] * len(seats)

    def question(self, s: State, seat: int) -> str:
        return MOMENTS[self.effect][0]

    # Listed by hand: a window is no Choice, and what can be played is known without asking `refusal`.
    def options(self, s: State, seat: int) -> list[Action]:
        out: list[Action] = []
        side = s.sides[s.side_of(seat)]
        for card in s.board.with_effect[self.effect]:
            if side.holds(card, s.board.cards[card].sort):
                out.append(PLAY[card])
        out.append(PASS)
        return out

    def refusal(self, s: State, seat: int, action: Action) -> Refusal | None:
        if type(action) is PassCard:
            return None
        if type(action) is not Play:
            return NOT_NOW
        if not 0 <= action.card < len(s.board.cards):
            return NOT_IN_HAND
        card = s.board.cards[action.card]
        if not s.sides[s.side_of(seat)].holds(action.card, card.sort):
            return NOT_IN_HAND
        return None if card.effect == self.effect else WRONG_MOMENT

    def default(self, s: State, seat: int) -> Action:
        return PASS

    def take(self, s: State, seat: int, action: Action) -> None:
        side = s.side_of(seat)
        for at in range(len(self.seats)):
            if s.side_of(self.seats[at]) == side:
                self.answers[at] = action
        if self.settled(s):
            self.reveal(s)

    def is_wish(self, answer: Action) -> bool:
        return type(answer) is Play

    def reveal(self, s: State) -> None:
        self.step = CLOSED
        for at in range(len(self.seats)):
            answer = self.answers[at]
            if type(answer) is Play:
                self.grant(s, self.seats[at], answer)
                return

    def grant(self, s: State, seat: int, wish: Action) -> None:
        if type(wish) is Play:
            self.granted = s.side_of(seat)
            play_card(s, self.granted, wish.card, MOMENTS[self.effect][1])

    def allows_interjections(self) -> bool:
        return False


def react(s: State, effect: int, sides: list[int], title: int) -> None:
    """Open a window for one effect."""
    s.call(Reaction(effect, sides, title))
