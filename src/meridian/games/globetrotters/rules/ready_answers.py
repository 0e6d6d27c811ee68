"""Answers that are given all the time, made once.

This file is compiled: rules that name them need not look them up in a dictionary.
"""

from __future__ import annotations

from typing import Final

from meridian.core.action import Action
from meridian.games.globetrotters.actions import (
    BuyPair,
    Challenge,
    Decline,
    Die,
    Face,
    HaveAdventure,
    Roll,
    Settle,
    TakeTurn,
    TryJackpot,
    Work,
)

ROLL: Final[Action] = Roll()
WORK: Final[Action] = Work()
ADVENTURE: Final[Action] = HaveAdventure()
TRY_JACKPOT: Final[Action] = TryJackpot()
CHALLENGE: Final[Action] = Challenge()
BUY_PAIR: Final[Action] = BuyPair()
TAKE_TURN: Final[Action] = TakeTurn()
SETTLE: Final[Action] = Settle()
DECLINE: Final[Action] = Decline()
DICE: Final[list[Action]] = [Die(pips) for pips in range(1, 7)]
FACES: Final[list[Action]] = [Face(face) for face in range(12)]
