"""Trading between the deal and the first roll."""

from __future__ import annotations

from meridian.core.action import Action, Refusal
from meridian.core.position import Frame
from meridian.games.globopolis.actions import DONE, Done, Propose
from meridian.games.globopolis.refusals import NOT_NOW
from meridian.games.globopolis.rules.state import State


class OpeningTrade(Frame[State]):
    """All Titles are dealt and nothing is being resolved: Titles may be traded until everybody goes on (GP-040,
    GP-A92). Deals themselves are said without being asked."""

    __slots__ = ("asked", "ready")

    def __init__(self) -> None:
        super().__init__()
        self.asked: bool = False
        self.ready: int = 0

    def copy(self) -> OpeningTrade:
        new = OpeningTrade()
        new.asked = self.asked
        new.ready = self.ready
        new.copy_marks(self)
        return new

    def resume(self, s: State) -> None:
        if not self.who(s):
            s.finish()
        elif self.asked:
            s.wait_on()
        else:
            self.asked = True
            s.wait()

    def who(self, s: State) -> list[int]:
        return [seat for seat in range(s.seats()) if not (self.ready >> seat) & 1 and not s.sides[s.side_of(seat)].gone]

    def question(self, s: State, seat: int) -> str:
        return "opening-trade"

    def options(self, s: State, seat: int) -> list[Action]:
        return [DONE]

    def forms(self, s: State, seat: int) -> list[type[Action]]:
        return [Propose]

    def refusal(self, s: State, seat: int, action: Action) -> Refusal | None:
        return None if type(action) is Done else NOT_NOW

    def default(self, s: State, seat: int) -> Action:
        return DONE

    def take(self, s: State, seat: int, action: Action) -> None:
        self.ready |= 1 << seat
