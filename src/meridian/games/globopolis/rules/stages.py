"""Learning stages that advance within a game (GP-201 to GP-203, GP-A95)."""

from __future__ import annotations

from meridian.core.action import Action, Refusal
from meridian.core.frames import CLOSED, Sealed
from meridian.core.position import Frame
from meridian.games.globopolis.actions import Done, NextStage
from meridian.games.globopolis.facts import STAGE_BEGINS, STAGE_VOTE
from meridian.games.globopolis.refusals import NOT_NOW
from meridian.games.globopolis.rules import constants as t
from meridian.games.globopolis.rules.ledger import first_agents
from meridian.games.globopolis.rules.ready_answers import DONE, NEXT_STAGE
from meridian.games.globopolis.rules.state import State


class StageVote(Sealed[State]):
    """Everybody says whether the next stage begins; it does if more than half want it (GP-A95). Says 1, or 0."""

    __slots__ = ("wanted",)

    def __init__(self) -> None:
        super().__init__([])
        self.wanted: int = 0

    def copy(self) -> StageVote:
        new = StageVote()
        new.seats = self.seats[:]
        new.answers = self.answers[:]
        new.step = self.step
        new.wanted = self.wanted
        new.copy_marks(self)
        return new

    def seen_by(self, seat: int) -> Frame[State]:
        new = self.copy()
        new.answers = self.seal(seat)
        return new

    def resume(self, s: State) -> None:
        if self.step == CLOSED:
            s.finish(1 if 2 * self.wanted > len(self.seats) else 0)
        else:
            super().resume(s)

    def open(self, s: State) -> None:
        self.seats = s.present()
        self.answers = [None] * len(self.seats)

    def question(self, s: State, seat: int) -> str:
        return "next-stage"

    # Listed by hand: sealed answers are no Choice, and everybody may give both of them.
    def options(self, s: State, seat: int) -> list[Action]:
        return [NEXT_STAGE, DONE]

    def refusal(self, s: State, seat: int, action: Action) -> Refusal | None:
        return None if type(action) is Done or type(action) is NextStage else NOT_NOW

    def default(self, s: State, seat: int) -> Action:
        return DONE

    def reveal(self, s: State) -> None:
        self.step = CLOSED
        for answer in self.answers:
            if type(answer) is NextStage:
                self.wanted += 1
        s.tell(STAGE_VOTE, "GP-A95", self.wanted, len(self.seats))

    def allows_interjections(self) -> bool:
        return False


def begin_stage(s: State) -> None:
    """The table goes on by the rules of the next stage: cards that had no use join their stacks, and with the last
    stage everybody gets Agents. Cards are dealt by the course of the game (GP-009, GP-202, GP-203, GP-A95)."""
    before, after = s.board, s.board.later
    if after is None:
        return
    s.board = after
    s.tell(STAGE_BEGINS, "GP-A95 GP-202" if after.stage == 2 else "GP-A95 GP-203", after.stage)
    for sort in (t.OPS, t.MISSION, t.INFLUENCE):
        pile = [0] * len(after.cards)
        for card in range(after.first_of_sort[sort], after.first_of_sort[sort + 1]):
            pile[card] = 1 if before.taken_out(card) and not after.taken_out(card) else 0
        s.decks[sort] = s.decks[sort].shuffled(pile)
    if after.agents_used and not before.agents_used:
        for side in range(len(s.sides)):
            if not s.sides[side].gone:
                first_agents(s, side, "GP-003 GP-203 GP-A95")
