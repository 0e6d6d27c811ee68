"""Trading between the deal and the first roll."""

from __future__ import annotations

from meridian.core.action import Action, Refusal
from meridian.core.frames import CLOSED, Sealed
from meridian.core.position import Frame
from meridian.games.globopolis.actions import DONE, Done, Propose
from meridian.games.globopolis.refusals import NOT_NOW
from meridian.games.globopolis.rules.offers import unlisted_deal
from meridian.games.globopolis.rules.state import State


class OpeningTrade(Sealed[State]):
    """All Titles are dealt and nothing is being resolved: Titles may be traded until everybody goes on (GP-040,
    GP-A92). Deals themselves are said without being asked."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__([])

    def copy(self) -> OpeningTrade:
        new = OpeningTrade()
        new.seats = self.seats[:]
        new.answers = self.answers[:]
        new.step = self.step
        new.copy_marks(self)
        return new

    def seen_by(self, seat: int) -> Frame[State]:
        new = self.copy()
        new.answers = self.seal(seat)
        return new

    def open(self, s: State) -> None:
        self.seats = s.present()
        self.answers = [None] * len(self.seats)

    def question(self, s: State, seat: int) -> str:
        return "opening-trade"

    def options(self, s: State, seat: int) -> list[Action]:
        return [DONE]

    def unlisted(self, s: State, seat: int) -> Action | None:
        """Nobody goes on for somebody who may still make an offer."""
        return unlisted_deal(s, s.side_of(seat))

    def forms(self, s: State, seat: int) -> list[type[Action]]:
        return [Propose]

    def refusal(self, s: State, seat: int, action: Action) -> Refusal | None:
        return None if type(action) is Done else NOT_NOW

    def default(self, s: State, seat: int) -> Action:
        return DONE

    def reveal(self, s: State) -> None:
        self.step = CLOSED
