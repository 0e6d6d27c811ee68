"""Trading between the deal and the first roll, and between the Teleports of round 1."""

from __future__ import annotations

from meridian.core.action import Action, Refusal
from meridian.core.frames import CLOSED, Sealed
from meridian.core.position import Frame
from meridian.games.globopolis.actions import Done, Propose
from meridian.games.globopolis.refusals import NOT_NOW
from meridian.games.globopolis.rules import constants as t
from meridian.games.globopolis.rules.offers import unlisted_deal
from meridian.games.globopolis.rules.ready_answers import DONE
from meridian.games.globopolis.rules.state import NOBODY, State


class OpeningTrade(Sealed[State]):
    """Titles are dealt and nothing is being resolved: they may be traded until those who are asked go on, everybody
    before the first roll, then the player who Teleports next (GP-040, GP-A92). Deals themselves are said without being
    asked."""

    __slots__ = ()

    def copy(self) -> OpeningTrade:
        new = OpeningTrade(self.seats[:])
        new.answers = self.answers[:]
        new.step = self.step
        new.copy_marks(self)
        return new

    def seen_by(self, seat: int) -> Frame[State]:
        new = self.copy()
        new.answers = self.seal(seat)
        return new

    def question(self, s: State, seat: int) -> str:
        return "opening-trade"

    # Listed by hand: sealed answers are no Choice, and there is one.
    def options(self, s: State, seat: int) -> list[Action]:
        return [DONE]

    def unlisted(self, s: State, seat: int) -> Action | None:
        """Nobody goes on for a player who may still make an offer."""
        return unlisted_deal(s, s.side_of(seat))

    def forms(self, s: State, seat: int) -> list[type[Action]]:
        return [Propose]

    def refusal(self, s: State, seat: int, action: Action) -> Refusal | None:
        return None if type(action) is Done else NOT_NOW

    def default(self, s: State, seat: int) -> Action:
        return DONE

    def reveal(self, s: State) -> None:
        self.step = CLOSED


def between_teleports(s: State, seat: int) -> bool:
    """Whether in round 1 nobody was asked anything while the last turn ended: no Agents are deployed there, so the next
    player is asked before the Teleport (GP-A92). Before the first one everybody was."""
    asked = s.board.agents_used or seat == s.first
    return not asked and s.board.window != t.OPTION_PHASE_ONLY and max(s.owner) != NOBODY
