"""A player's turn."""

from __future__ import annotations

from typing import Final

from meridian.core.position import Frame
from meridian.core.values import changed, zeros
from meridian.games.globopolis.facts import TURN_BEGINS, TURN_OVER
from meridian.games.globopolis.rules.agents import Deployment
from meridian.games.globopolis.rules.deals import expire
from meridian.games.globopolis.rules.event_phase import EventPhase
from meridian.games.globopolis.rules.missions import could_claim
from meridian.games.globopolis.rules.opening_trade import OpeningTrade, between_teleports
from meridian.games.globopolis.rules.option_phase import OptionPhase
from meridian.games.globopolis.rules.payment import pay_debts
from meridian.games.globopolis.rules.promises import pay_notes
from meridian.games.globopolis.rules.state import NOBODY, State

BEGIN: Final = 0
OPTIONS: Final = 1
EVENT: Final = 2
DEPLOY: Final = 3
END: Final = 4


class PlayerTurn(Frame[State]):
    """An Option Phase, an Event Phase, and with Agents their deployment; the first turn is a Teleport without an
    Option Phase (GP-020 to GP-022, GP-027)."""

    __slots__ = ("seat", "step")

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat = seat
        self.step: int = BEGIN

    def copy(self) -> PlayerTurn:
        new = PlayerTurn(self.seat)
        new.step = self.step
        new.copy_marks(self)
        return new

    def scope(self) -> str:
        return "turn"

    def resume(self, s: State) -> None:
        if self.step == BEGIN:
            self.begin(s)
        elif self.step == OPTIONS:
            self.step = EVENT
            if s.rounds > 1:
                s.fresh = True
                s.call(OptionPhase(self.seat))
            elif between_teleports(s, self.seat):
                s.call(OpeningTrade([self.seat]))
        elif self.step == EVENT:
            self.step = DEPLOY
            s.overlap = NOBODY
            s.call(EventPhase(self.seat))
        elif self.step == DEPLOY:
            self.step = END
            s.resolving = False
            # Without an Option Phase to overlap, as in round 1, Agents are deployed at once.
            overlaps = s.board.overlap and (s.rounds > 1 or s.left_of(self.seat) == s.first)
            if overlaps:
                s.overlap = self.seat
            side = s.side_of(self.seat)
            deploying = s.board.agents_used and not overlaps
            if deploying or could_claim(s, side):
                s.call(Deployment(self.seat, deploying))
        else:
            self.end(s)

    def begin(self, s: State) -> None:
        """What lasts until the start of this player's next turn is over now."""
        side = s.side_of(self.seat)
        s.active_seat = self.seat
        s.turns += 1
        s.raised = 0
        s.backward_paid = False
        s.resolving = False
        s.free_taken = zeros(len(s.guild_stock))
        s.guild_bought = s.free_taken
        s.made = zeros(len(s.sides))
        for other in s.sides:
            if other.embargo:
                other.embargo &= ~(1 << side)
        for title, striker in enumerate(s.strikes):
            if striker == side:
                s.strikes = changed(s.strikes, title, NOBODY)
        more = "GP-192" if s.board.teams else ""
        s.tell(TURN_BEGINS, "GP-020" if s.rounds == 1 else "GP-021", self.seat, s.rounds, more=more)
        if s.board.debt_note:
            pay_debts(s, side)
        pay_notes(s, side)
        self.step = OPTIONS

    def end(self, s: State) -> None:
        s.settled()
        s.tell(TURN_OVER, "GP-027 GP-022", self.seat)
        expire(s)
        s.finish()
