"""Spending the points of a card, one Build or Reduction at a time."""

from __future__ import annotations

from meridian.core.action import Action, Refusal
from meridian.core.frames import Choice
from meridian.games.global_domination.actions import BuildIn, Done, Reduce
from meridian.games.global_domination.facts import POINTS_LOST
from meridian.games.global_domination.refusals import (
    NO_BUILDS_LEFT,
    NO_REDUCTIONS_LEFT,
    NOT_NOW,
    ONE_POINT_FIRST,
)
from meridian.games.global_domination.rules.board import ANYWHERE
from meridian.games.global_domination.rules.ready_answers import BUILD_IN, DONE, REDUCE
from meridian.games.global_domination.rules.state import NOBODY, State
from meridian.games.global_domination.rules.terms import (
    allowed,
    any_build,
    any_reduction,
    build,
    build_refusal,
    place_refusal,
    reduce,
    reduce_refusal,
)


class SpendPoints(Choice[State]):
    """Each point performs one Build or one Reduction, in any Area the card's condition allows.

    Points may go to the same Area one after the other (GD-031, GD-036) and need not all be spent,
    but at least one is (GD-032, GD-033). `either` points serve for both kinds (GD-108).
    """

    __slots__ = ("builds", "clauses", "cleared", "either", "reductions", "spent", "touched", "where")

    def __init__(self, seat: int, builds: int, reductions: int, either: int, where: int, clauses: str) -> None:
        super().__init__(seat)
        self.builds = builds
        self.reductions = reductions
        self.either = either
        self.where = where
        self.clauses = clauses
        self.cleared: int = 0
        self.spent: int = 0
        self.touched: int = 0

    def copy(self) -> SpendPoints:
        new = SpendPoints(self.seat, self.builds, self.reductions, self.either, self.where, self.clauses)
        new.cleared = self.cleared
        new.spent = self.spent
        new.touched = self.touched
        new.copy_marks(self)
        return new

    def resume(self, s: State) -> None:
        if self.can_go_on(s):
            s.wait()
            return
        self.lose_the_rest(s)
        s.finish()

    def can_go_on(self, s: State) -> bool:
        """Whether a point is left that can be spent somewhere."""
        if (self.builds or self.either) and any_build(s, self.seat, self.where):
            return True
        return bool(self.reductions or self.either) and any_reduction(s, self.seat, self.where)

    def left(self) -> int:
        """How many points are not spent yet."""
        return self.builds + self.reductions + self.either

    def lose_the_rest(self, s: State) -> None:
        """Points that are not spent when the use ends are lost (GD-032)."""
        rest = self.left()
        if rest:
            s.tell(POINTS_LOST, "GD-032 GD-A18", self.seat, rest)

    def question(self, s: State, seat: int) -> str:
        if self.either or (self.builds and self.reductions):
            return "spend-points"
        return "spend-builds" if self.builds else "spend-reductions"

    def details(self, s: State) -> dict[str, int]:
        return {"left": self.left(), "made": self.spent}

    # Listed by hand: a `refusal` for each would add 47 % to the time of random play.
    def options(self, s: State, seat: int) -> list[Action]:
        out: list[Action] = []
        may_build = self.builds > 0 or self.either > 0
        may_reduce = self.reductions > 0 or self.either > 0
        where = self.where
        full = s.full
        build_in = BUILD_IN
        reductions = REDUCE
        for area, who in enumerate(s.owner):
            if who == NOBODY or (who == seat and not full[area]):
                if may_build and (where == ANYWHERE or allowed(s, seat, where, area)):
                    out.append(build_in[area])
            elif may_reduce and who != seat and (where == ANYWHERE or allowed(s, seat, where, area)):
                out.append(reductions[area])
        if self.spent:
            out.append(DONE)
        return out

    def candidates(self, s: State, seat: int) -> list[Action]:
        areas = range(s.board.areas)
        out: list[Action] = []
        if self.builds or self.either:
            out += [BUILD_IN[area] for area in areas if s.owner[area] in (NOBODY, seat)]
        if self.reductions or self.either:
            out += [REDUCE[area] for area in areas if s.owner[area] not in (NOBODY, seat)]
        return [*out, DONE]

    def refusal(self, s: State, seat: int, action: Action) -> Refusal | None:
        if type(action) is BuildIn:
            if not (self.builds or self.either):
                return NO_BUILDS_LEFT
            return place_refusal(s, seat, self.where, action.area) or build_refusal(s, seat, action.area)
        if type(action) is Reduce:
            if not (self.reductions or self.either):
                return NO_REDUCTIONS_LEFT
            return place_refusal(s, seat, self.where, action.area) or reduce_refusal(s, seat, action.area)
        if type(action) is Done:
            return None if self.spent else ONE_POINT_FIRST
        return NOT_NOW

    def default(self, s: State, seat: int) -> Action:
        return DONE if self.spent else self.options(s, seat)[0]

    def take(self, s: State, seat: int, action: Action) -> None:
        if type(action) is BuildIn:
            self.build_in(s, action.area)
        elif type(action) is Reduce:
            self.reduce_in(s, action.area)
        else:
            self.lose_the_rest(s)
            s.finish()

    def build_in(self, s: State, area: int) -> None:
        """Spend a point on a Build."""
        if self.builds:
            self.builds -= 1
        else:
            self.either -= 1
        if (self.cleared >> area) & 1:
            build(s, self.seat, area, "GD-031 GD-111 " + self.clauses)
        elif (self.touched >> area) & 1:
            build(s, self.seat, area, "GD-031 " + self.clauses)
        else:
            build(s, self.seat, area, self.clauses)
        self.note(area)

    def reduce_in(self, s: State, area: int) -> None:
        """Spend a point on a Reduction."""
        if self.reductions:
            self.reductions -= 1
        else:
            self.either -= 1
        again = (self.touched >> area) & 1
        reduce(s, self.seat, area, "GD-036 " + self.clauses if again else self.clauses)
        if s.owner[area] == NOBODY:
            self.cleared |= 1 << area
        self.note(area)

    def note(self, area: int) -> None:
        """Remember where a point went."""
        self.touched |= 1 << area
        self.spent += 1
