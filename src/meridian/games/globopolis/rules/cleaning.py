"""Cleaning House: driving foreign Agents off one's own Territories."""

from __future__ import annotations

from typing import Final

from meridian.core.action import Action, Refusal
from meridian.core.chance import Chances
from meridian.core.frames import Choice
from meridian.core.position import BY_CHANCE
from meridian.games.globopolis.actions import Clean, Die, Done
from meridian.games.globopolis.facts import CLEANED, CLEANING, CLEANING_ROLL, CLEANING_TIE, STAYED
from meridian.games.globopolis.refusals import (
    CLEANED_ALREADY,
    NO_AGENTS_THERE,
    NOT_IN_GROUP,
    NOT_NOW,
    ONE_TERRITORY_ONLY,
)
from meridian.games.globopolis.rules import constants as t
from meridian.games.globopolis.rules.agents import capture
from meridian.games.globopolis.rules.dice import die
from meridian.games.globopolis.rules.reaction import react
from meridian.games.globopolis.rules.ready_answers import DONE
from meridian.games.globopolis.rules.state import NOBODY, State

CHOOSE: Final = 0
GUARD: Final = 1
ROLL: Final = 2


class CleaningHouse(Choice[State]):
    """On landing on an own Territory its owner may clean house there and on the other own Territories of the group,
    once for each Territory and player with Agents on it (GP-131, GP-132, GP-A41)."""

    __slots__ = ("infiltrator", "owner_wins", "pips", "step", "title", "tried", "where", "wins")

    def __init__(self, seat: int, title: int) -> None:
        super().__init__(seat)
        self.title = title
        self.step: int = CHOOSE
        self.tried: list[int] = []
        self.where: int = NOBODY
        self.infiltrator: int = NOBODY
        self.pips: int = 0
        self.owner_wins: int = 0
        self.wins: int = 0

    def copy(self) -> CleaningHouse:
        new = CleaningHouse(self.seat, self.title)
        new.step = self.step
        new.tried = self.tried[:]
        new.where = self.where
        new.infiltrator = self.infiltrator
        new.pips = self.pips
        new.owner_wins = self.owner_wins
        new.wins = self.wins
        new.copy_marks(self)
        return new

    def resume(self, s: State) -> None:
        if self.step == CHOOSE:
            if self.attempts(s):
                s.wait()
            else:
                s.finish()
        elif self.step == GUARD:
            if s.returned:
                s.tell(STAYED, "GP-115 GP-135", self.infiltrator, self.where)
                self.step = CHOOSE
            else:
                self.step = ROLL
        else:
            self.judge(s)

    def places(self, s: State) -> list[int]:
        """Where house may be cleaned: in a whole colour group, or on the Guild landed upon (GP-131, GP-A69)."""
        if self.title >= s.board.territories:
            return [self.title]
        return s.board.members[s.board.group[self.title]]

    def attempts(self, s: State) -> list[Action]:
        """What can still be tried."""
        side = s.side_of(self.seat)
        out: list[Action] = []
        for title in self.places(s):
            if s.owner[title] != side or (s.board.clean_one and self.tried and self.tried[0] // 16 != title):
                continue
            for other in s.sides_from(side):
                if s.agents_on(title, other) and title * 16 + other not in self.tried:
                    out.append(Clean(title, other))
        return out

    def who(self, s: State) -> list[int]:
        return BY_CHANCE if self.step == ROLL else [self.seat]

    def question(self, s: State, seat: int) -> str:
        return "clean-house"

    def choices(self, s: State, seat: int) -> list[Action]:
        return [*self.attempts(s), DONE]

    def refusal(self, s: State, seat: int, action: Action) -> Refusal | None:
        if type(action) is Done:
            return None
        if type(action) is not Clean:
            return NOT_NOW
        side = s.side_of(self.seat)
        if action.title not in self.places(s) or s.owner[action.title] != side:
            return NOT_IN_GROUP
        if not 0 <= action.other < len(s.sides) or action.other == side or not s.agents_on(action.title, action.other):
            return NO_AGENTS_THERE
        if action.title * 16 + action.other in self.tried:
            return CLEANED_ALREADY
        return None if action in self.attempts(s) else ONE_TERRITORY_ONLY

    def default(self, s: State, seat: int) -> Action:
        return DONE

    def sides(self, s: State) -> int:
        """The die rolled now, by the Agents present: first the infiltrator's, then the owner's (GP-133)."""
        if self.pips:
            return s.board.owner_die[s.agents_on(self.where, s.side_of(self.seat))]
        return s.board.infiltrator_die[s.agents_on(self.where, self.infiltrator) - 1]

    def chances(self, s: State) -> Chances:
        return die(self.sides(s), "GP-133")

    def take(self, s: State, seat: int, action: Action) -> None:
        if type(action) is Clean:
            self.tried.append(action.title * 16 + action.other)
            self.where = action.title
            self.infiltrator = action.other
            self.owner_wins = 0
            self.wins = 0
            self.pips = 0
            self.step = GUARD
            clauses = "GP-131 GP-132 GP-136 GP-A41" if self.title < s.board.territories else "GP-197 GP-A69"
            s.tell(CLEANING, clauses, self.seat, action.title, action.other)
            react(s, t.SAFE_HOUSE, [action.other], action.title)
        elif type(action) is Die:
            self.roll(s, action.pips)
        else:
            s.finish()

    def roll(self, s: State, pips: int) -> None:
        """The higher number wins a roll, a tie is rolled again (GP-134, GP-A39)."""
        if not self.pips:
            self.pips = pips
            return
        theirs = self.pips
        self.pips = 0
        s.tell(CLEANING_ROLL, "GP-133 GP-134 GP-A40", self.infiltrator, theirs, self.seat, pips)
        if theirs > pips:
            self.wins += 1
        elif theirs < pips:
            self.owner_wins += 1
        else:
            s.tell(CLEANING_TIE, "GP-A39", self.seat)

    def judge(self, s: State) -> None:
        """Two rolls won decide the attempt: the Agents are captured, or they stay (GP-134, GP-135)."""
        need = s.board.cleaning_wins
        if self.owner_wins == need:
            s.tell(CLEANED, "GP-134 GP-135", self.seat, self.where, self.infiltrator)
            capture(s, s.side_of(self.seat), self.infiltrator, self.where, "GP-135")
            self.step = CHOOSE
        elif self.wins == need:
            s.tell(STAYED, "GP-134 GP-135", self.infiltrator, self.where)
            self.step = CHOOSE
        else:
            s.wait()

    def allows_interjections(self) -> bool:
        return False
