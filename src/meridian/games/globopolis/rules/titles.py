"""Taking a Title: points, units, and what may go into Personal Stock at once."""

from __future__ import annotations

from meridian.core.action import Action, Refusal
from meridian.core.frames import Choice
from meridian.games.globopolis.actions import Stock
from meridian.games.globopolis.facts import STOCKED
from meridian.games.globopolis.refusals import NOT_NOW, TOO_MANY_TO_STOCK
from meridian.games.globopolis.rules.constants import KINDS
from meridian.games.globopolis.rules.holdings import gain_title, refresh
from meridian.games.globopolis.rules.state import State

MUST_STAY = 2


class TakeTitle(Choice[State]):
    """A side receives an unowned Title; of units above two of a kind the owner may put any into Personal Stock
    (GP-013, GP-014, GP-087). They can be allocated from the next own Option Phase on (GP-015)."""

    __slots__ = ("clauses", "kind", "title")

    def __init__(self, seat: int, title: int, clauses: str) -> None:
        super().__init__(seat)
        self.title = title
        self.clauses = clauses
        self.kind: int = -1

    def copy(self) -> TakeTitle:
        new = TakeTitle(self.seat, self.title, self.clauses)
        new.kind = self.kind
        new.copy_marks(self)
        return new

    def resume(self, s: State) -> None:
        if self.kind < 0:
            if self.clauses:
                gain_title(s, s.side_of(self.seat), self.title, self.clauses)
            self.kind = 0
        if self.title >= s.board.territories:
            s.finish()
            return
        while self.kind < KINDS:
            if self.excess(s) > 0:
                s.wait()
                return
            self.kind += 1
        s.finish()

    def excess(self, s: State) -> int:
        """How many units of the kind in question may go into Personal Stock."""
        return s.units[self.title * KINDS + self.kind] - MUST_STAY

    def who(self, s: State) -> list[int]:
        return s.members(s.side_of(self.seat))

    def question(self, s: State, seat: int) -> str:
        return "stock-excess"

    def details(self, s: State) -> dict[str, int]:
        return {"resource": self.kind, "number": self.excess(s)}

    def choices(self, s: State, seat: int) -> list[Action]:
        return [*[Stock(number) for number in range(1, self.excess(s) + 1)], Stock(0)]

    def refusal(self, s: State, seat: int, action: Action) -> Refusal | None:
        if type(action) is not Stock:
            return NOT_NOW
        return None if 0 <= action.number <= self.excess(s) else TOO_MANY_TO_STOCK

    def default(self, s: State, seat: int) -> Action:
        return Stock(0)

    def take(self, s: State, seat: int, action: Action) -> None:
        if type(action) is Stock:
            if action.number:
                s.units[self.title * KINDS + self.kind] -= action.number
                s.sides[s.side_of(self.seat)].stock[self.kind] += action.number
                s.tell(STOCKED, "GP-014 GP-015", self.seat, self.title, self.kind, action.number)
                refresh(s, self.title)
            self.kind += 1

    def allows_interjections(self) -> bool:
        return False
