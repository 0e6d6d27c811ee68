"""Debts that nobody has insisted on yet, and turns taken by mistake: the other half of forgetting (GT-038, GT-115)."""

from __future__ import annotations

from typing import Final

from meridian.core.position import Frame
from meridian.games.globetrotters.facts import INSISTED, LAPSED, OWES, TURN_STANDS
from meridian.games.globetrotters.rules.board import ASK_ALL
from meridian.games.globetrotters.rules.obligations import AGENT, FAILED, MET, Payment, deport
from meridian.games.globetrotters.rules.state import State

NEXT: Final = 0
PAYING: Final = 1
GONE: Final = 2

PAID_UP: Final = 0
DEPORTED: Final = 1


def pays_later(s: State) -> bool:
    """Whether others must insist on what a player owes the Travel Agent."""
    return s.board.forgetting == ASK_ALL


def owe(s: State, seat: int, amount: int, clauses: str) -> None:
    """A payment to the Travel Agent that is due once a player insists (GT-038, GT-A10)."""
    player = s.players[seat]
    player.debts = [*player.debts, (amount, player.place)]
    s.returned = MET
    s.tell(OWES, "GT-038 GT-039 GT-A10", seat, amount, more=clauses)


def lapse(s: State, seat: int) -> None:
    """This player's turn is over: what others owed from before it is gone (GT-038)."""
    for other in range(len(s.players)):
        if other != seat:
            for amount, _ in s.players[other].debts:
                s.tell(LAPSED, "GT-038 GT-A10", other, amount)
            s.players[other].debts = []


def stand(s: State, seat: int) -> None:
    """This player has begun: a turn taken by mistake before stands (GT-115)."""
    for other in range(len(s.players)):
        if other != seat and s.players[other].wrong_turn:
            s.players[other].wrong_turn = False
            s.tell(TURN_STANDS, "GT-115 GT-A10", other)


def can_insist(s: State, seat: int, other: int) -> bool:
    """Whether there is something to insist on."""
    if not 0 <= other < len(s.players) or other == seat:
        return False
    return len(s.players[other].debts) > 0 or s.players[other].wrong_turn


def tell_insisted(s: State, seat: int, other: int) -> None:
    """A player insists; everybody hears it."""
    s.tell(INSISTED, "GT-038 GT-115 GT-A10", seat, other)


class Collect(Frame[State]):
    """A debtor pays on demand, one debt after the other. One who cannot is deported from where the debt arose, and
    the rest of the debts is gone (GT-203). It answers whether that happened."""

    __slots__ = ("place", "seat", "step")

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat = seat
        self.place: int = -1
        self.step: int = NEXT

    def copy(self) -> Collect:
        new = Collect(self.seat)
        new.place = self.place
        new.step = self.step
        new.copy_marks(self)
        return new

    def resume(self, s: State) -> None:
        player = s.players[self.seat]
        if self.step == PAYING and s.returned == FAILED:
            self.step = GONE
            player.debts = []
            deport(s, self.seat, "GT-038 GT-A10", self.place)
        elif self.step == GONE:
            s.finish(DEPORTED)
        elif player.debts:
            self.step = PAYING
            amount, self.place = player.debts[0]
            player.debts = player.debts[1:]
            s.call(Payment(self.seat, amount, AGENT, "GT-038 GT-A10"))
        else:
            s.finish(PAID_UP)
