"""Bio Weapons: the chain that goes round the table."""

from __future__ import annotations

from meridian.core.action import Action, Refusal
from meridian.games.global_domination.actions import Decline, Done
from meridian.games.global_domination.facts import CHAIN_ENDS, CHAIN_GOES_ON
from meridian.games.global_domination.refusals import CHAIN_PAIR, IN_FULL, NO_FORCE_HERE, OWN_FORCE, TWO_FORCES
from meridian.games.global_domination.rules.area_texts import AreaText
from meridian.games.global_domination.rules.ready_answers import DECLINE, REDUCE
from meridian.games.global_domination.rules.state import NOBODY, State
from meridian.games.global_domination.rules.terms import can_reduce, reduce


class BioWeapons(AreaText):
    """Two Reductions; then seat by seat to the left each may make two more, until one declines.

    The opening pair is made as far as possible. A later player makes two or none, and one who cannot
    make two has declined (GD-121 to GD-126).
    """

    __slots__ = ("at", "hit", "opening", "pair")

    def __init__(self, seat: int, pair: int) -> None:
        super().__init__(seat)
        self.pair = pair
        self.at = seat
        self.opening: bool = True
        self.hit: int = 0

    def copy(self) -> BioWeapons:
        new = BioWeapons(self.seat, self.pair)
        new.made = self.made
        new.at = self.at
        new.opening = self.opening
        new.hit = self.hit
        new.copy_marks(self)
        return new

    def question(self, s: State, seat: int) -> str:
        return "bio-weapons" if self.opening or self.made else "bio-chain"

    def details(self, s: State) -> dict[str, int]:
        return {"left": self.pair - self.made}

    def who(self, s: State) -> list[int]:
        return [self.at]

    def moves(self) -> list[Action]:
        return REDUCE

    def optional(self) -> bool:
        return False

    def fits(self, s: State, area: int) -> bool:
        if s.board.bio_distinct and (self.hit >> area) & 1:
            return False
        return can_reduce(s, self.at, area)

    def misfit(self, s: State, area: int) -> Refusal:
        if s.owner[area] == NOBODY:
            return NO_FORCE_HERE
        return OWN_FORCE if s.owner[area] == self.at else TWO_FORCES

    def possible(self, s: State, seat: int) -> int:
        """How many Reductions a player could make."""
        n = 0
        for area in range(s.board.areas):
            if can_reduce(s, seat, area):
                n += 2 if s.full[area] and not s.board.bio_distinct else 1
        return n

    def resume(self, s: State) -> None:
        if self.made < self.pair and self.fitting(s):
            if self.opening or self.made:
                super().resume(s)
            else:
                s.wait()
            return
        self.pass_on(s)

    def pass_on(self, s: State) -> None:
        """The option goes one seat to the left, if that player can take it."""
        self.at = s.left_of(self.at)
        self.made = 0
        self.hit = 0
        self.opening = False
        if self.possible(s, self.at) < self.pair:
            s.tell(CHAIN_ENDS, "GD-122 GD-124 GD-A54", self.at)
            s.finish()
            return
        s.tell(CHAIN_GOES_ON, "GD-121 GD-125", self.at, more="GD-122 GD-A53" if self.at == self.seat else "")

    # Listed by hand, as in AreaText: what fits is at hand, with the choice to decline behind it.
    def options(self, s: State, seat: int) -> list[Action]:
        out = [REDUCE[area] for area in self.fitting(s)]
        if not self.opening and self.made == 0:
            out.append(DECLINE)
        return out

    def refusal(self, s: State, seat: int, action: Action) -> Refusal | None:
        if type(action) is Decline:
            return CHAIN_PAIR if self.opening or self.made else None
        if type(action) is Done:
            return IN_FULL if self.opening else CHAIN_PAIR
        return super().refusal(s, seat, action)

    def default(self, s: State, seat: int) -> Action:
        return self.options(s, seat)[-1] if not self.made and not self.opening else self.options(s, seat)[0]

    def take(self, s: State, seat: int, action: Action) -> None:
        if type(action) is Decline:
            s.tell(CHAIN_ENDS, "GD-121 GD-122", self.at)
            s.finish()
        else:
            super().take(s, seat, action)

    def strike(self, s: State, area: int) -> None:
        again = (self.hit >> area) & 1
        self.hit |= 1 << area
        reduce(s, self.at, area, "GD-121 GD-123 GD-036" if again else "GD-121 GD-123")
