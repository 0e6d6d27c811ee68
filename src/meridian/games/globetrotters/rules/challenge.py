"""A challenge for a City KEY."""

from __future__ import annotations

from typing import Final

from meridian.core.action import Action, Refusal
from meridian.core.chance import Chances
from meridian.core.position import BY_CHANCE, Frame
from meridian.core.values import changed
from meridian.games.globetrotters.actions import Die
from meridian.games.globetrotters.facts import (
    CHALLENGE_LOST,
    CHALLENGE_ROLL,
    CHALLENGE_ROUND,
    CHALLENGE_WON,
    CHALLENGED,
)
from meridian.games.globetrotters.refusals import CANNOT_PAY_FEE, NO_CHALLENGE, NOT_A_CITY_KEY
from meridian.games.globetrotters.rules.arrival import GOES_ON, OVER
from meridian.games.globetrotters.rules.dice import die_chances, succeeds
from meridian.games.globetrotters.rules.move_on import MoveOn
from meridian.games.globetrotters.rules.obligations import Payment
from meridian.games.globetrotters.rules.state import IN_JACKPOT, ON_MAP, State
from meridian.games.globetrotters.rules.winning import win, wins_by_standing

PAY: Final = 0
ROLLS: Final = 1
LOST: Final = 2


def challenge_refusal(s: State, seat: int) -> Refusal | None:
    """Why there is nobody to challenge here now, or no fee to do it with (GT-181, GT-186, GT-A64, GT-A65)."""
    player = s.players[seat]
    key = s.board.key_of[player.place] if player.place >= 0 else -1
    if key < 0:
        return NOT_A_CITY_KEY
    if not player.challenger or s.holder[key] in (ON_MAP, IN_JACKPOT, seat):
        return NO_CHALLENGE
    worth = player.cash + s.board.refund * len(player.tickets.cards)
    return None if worth >= s.board.fee else CANNOT_PAY_FEE


class ChallengeForKey(Frame[State]):
    """The challenger pays the holder $100; in rounds both roll, challenger first. Who rolls 7, 11 or
    doubles while the other fails gets the KEY; a beaten challenger moves on and his turn is over, the
    holder picking the place (GT-180 to GT-188). It answers whether the turn goes on."""

    __slots__ = ("holder", "key", "pips", "rounds", "seat", "step")

    def __init__(self, seat: int, holder: int, key: int) -> None:
        super().__init__()
        self.seat = seat
        self.holder = holder
        self.key = key
        self.pips: list[int] = []
        self.rounds: int = 0
        self.step: int = PAY

    def copy(self) -> ChallengeForKey:
        new = ChallengeForKey(self.seat, self.holder, self.key)
        new.pips = self.pips[:]
        new.rounds = self.rounds
        new.step = self.step
        new.copy_marks(self)
        return new

    def resume(self, s: State) -> None:
        if self.step == PAY:
            self.step = ROLLS
            s.players[self.seat].challenger = False
            s.tell(CHALLENGED, "GT-180 GT-181 GT-186 GT-188 GT-A67 GT-A68", self.seat, self.holder, self.key,
                   s.board.fee)  # fmt: skip
            s.call(Payment(self.seat, s.board.fee, self.holder, "GT-181 GT-A64"))
        elif self.step == ROLLS:
            s.wait()
        else:
            s.finish(OVER)

    def who(self, s: State) -> list[int]:
        return BY_CHANCE

    def chances(self, s: State) -> Chances:
        return die_chances("GT-182")

    def take(self, s: State, seat: int, action: Action) -> None:
        if type(action) is not Die:
            return
        self.pips.append(action.pips)
        if len(self.pips) == 2:
            s.tell(CHALLENGE_ROLL, "GT-182 GT-013", self.seat, self.pips[0] + self.pips[1])
        elif len(self.pips) == 4:
            s.tell(CHALLENGE_ROLL, "GT-182 GT-013", self.holder, self.pips[2] + self.pips[3])
            self.decide(s)

    def decide(self, s: State) -> None:
        """Compare the two throws of a round."""
        mine = succeeds(self.pips[0], self.pips[1])
        theirs = succeeds(self.pips[2], self.pips[3])
        self.pips = []
        self.rounds += 1
        if mine == theirs:
            s.tell(CHALLENGE_ROUND, "GT-183", self.rounds)
        elif mine:
            s.holder = changed(s.holder, self.key, self.seat)
            s.tell(CHALLENGE_WON, "GT-183 GT-184", self.seat, self.key)
            s.finish(GOES_ON)
            if wins_by_standing(s, self.seat):
                win(s, self.seat, "GT-A90")
        else:
            self.step = LOST
            s.tell(CHALLENGE_LOST, "GT-183 GT-185 GT-032", self.seat, self.key)
            s.call(MoveOn(self.seat, self.holder, 1 << self.seat, s.players[self.seat].place))
