"""Trading between the deal and the first roll, and between the Teleports of round 1."""

from __future__ import annotations

from meridian.core.action import Action, Refusal
from meridian.core.frames import CLOSED, Choice, Sealed
from meridian.core.position import Frame
from meridian.games.globopolis.actions import DONE, Done, Propose
from meridian.games.globopolis.refusals import NOT_NOW
from meridian.games.globopolis.rules import constants as t
from meridian.games.globopolis.rules.offers import may_offer, unlisted_deal
from meridian.games.globopolis.rules.state import NOBODY, State


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


def between_teleports(s: State, seat: int) -> bool:
    """Whether in round 1 nobody was asked anything while the last turn ended: no Agents are deployed there, so the next
    player is asked before the Teleport (GP-A92). Before the first one everybody was."""
    asked = s.board.agents_used or seat == s.first
    return not asked and s.board.window != t.OPTION_PHASE_ONLY and max(s.owner) != NOBODY


class BeforeTeleport(Choice[State]):
    """One turn of round 1 is over and nothing is being resolved: Titles may be traded until the next player goes on
    (GP-040, GP-A92)."""

    __slots__ = ()

    def copy(self) -> BeforeTeleport:
        new = BeforeTeleport(self.seat)
        new.copy_marks(self)
        return new

    def resume(self, s: State) -> None:
        s.wait()

    def question(self, s: State, seat: int) -> str:
        return "teleport-trade"

    def options(self, s: State, seat: int) -> list[Action]:
        return [DONE]

    def unlisted(self, s: State, seat: int) -> Action | None:
        """Nobody goes on for somebody who may still make an offer."""
        return unlisted_deal(s, s.side_of(seat))

    def forms(self, s: State, seat: int) -> list[type[Action]]:
        return [Propose] if may_offer(s, s.side_of(seat)) else []

    def refusal(self, s: State, seat: int, action: Action) -> Refusal | None:
        return None if type(action) is Done else NOT_NOW

    def take(self, s: State, seat: int, action: Action) -> None:
        s.finish()
