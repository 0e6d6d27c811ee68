"""Buying tickets at the full fare."""

from __future__ import annotations

from meridian.core.action import Refusal
from meridian.core.position import Frame
from meridian.games.globetrotters.refusals import BOUGHT_ALREADY, NOT_ENOUGH_MONEY, NOT_SO_MANY
from meridian.games.globetrotters.rules.arrival import GOES_ON
from meridian.games.globetrotters.rules.state import State
from meridian.games.globetrotters.rules.tickets import TakeTickets, pack_size


def purchase_refusal(s: State, seat: int, number: int, bought: bool) -> Refusal | None:
    """Why tickets cannot be bought at the full fare (GT-140, GT-A44, GT-A48)."""
    if bought:
        return BOUGHT_ALREADY
    if number < 1 or number > pack_size(s):
        return NOT_SO_MANY
    return None if s.players[seat].cash >= number * s.board.fare else NOT_ENOUGH_MONEY


class Buying(Frame[State]):
    """Takes bought tickets and lets the turn go on."""

    __slots__ = ("asked", "number", "seat")

    def __init__(self, seat: int, number: int) -> None:
        super().__init__()
        self.seat = seat
        self.number = number
        self.asked: bool = False

    def copy(self) -> Buying:
        new = Buying(self.seat, self.number)
        new.asked = self.asked
        new.copy_marks(self)
        return new

    def resume(self, s: State) -> None:
        if self.asked:
            s.finish(GOES_ON)
        else:
            self.asked = True
            s.call(TakeTickets(self.seat, self.number, "GT-140"))
