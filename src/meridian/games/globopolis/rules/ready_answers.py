"""Answers that are given all the time, made once.

This file is compiled: rules that name them need not look them up in a dictionary.
"""

from __future__ import annotations

from typing import Final

from meridian.games.globopolis.actions import (
    BuyPoints,
    DemandBribe,
    Develop,
    Die,
    Done,
    Draw,
    GiveHelp,
    GoOn,
    NextStage,
    PayConference,
    Resign,
    Retreat,
    ReturnCard,
    RollBack,
    RollOn,
    SellPoints,
    Stop,
)
from meridian.games.globopolis.card_actions import PassCard, Play

GO_ON: Final = GoOn()
STOP: Final = Stop()
DONE: Final = Done()
PAY: Final = PayConference()
RETREAT: Final = Retreat()
BRIBE: Final = DemandBribe()
RESIGN: Final = Resign()
GIVE_HELP: Final = GiveHelp()
NEXT_STAGE: Final = NextStage()
ROLL_ON: Final = [RollOn(dice) for dice in range(11)]
ROLL_BACK: Final = [RollBack(dice) for dice in range(11)]
DICE: Final = [Die(pips) for pips in range(101)]
BUY_POINTS: Final = [BuyPoints(number) for number in range(101)]
SELL_POINTS: Final = [SellPoints(number) for number in range(11)]
DEVELOP: Final = [Develop(title) for title in range(64)]
DRAW: Final = [Draw(card) for card in range(128)]
RETURN: Final = [ReturnCard(card) for card in range(128)]
PASS: Final = PassCard()
PLAY: Final = [Play(card) for card in range(128)]
