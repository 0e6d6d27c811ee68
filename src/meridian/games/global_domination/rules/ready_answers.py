"""Answers that are given all the time, made once.

This file is compiled: rules that name them need not look them up in a dictionary.
"""

from __future__ import annotations

from typing import Final

from meridian.core.action import Action
from meridian.games.global_domination.actions import (
    MAX_AREAS,
    MAX_CARDS,
    MAX_SEATS,
    AskMe,
    Attack,
    Build,
    BuildIn,
    Choose,
    Decline,
    DiscardOne,
    DiscardTwo,
    Done,
    Draw,
    EndTurn,
    FirstPlayer,
    MakeFull,
    Market,
    Pass,
    Pay,
    Play,
    Reduce,
    Remove,
    Replace,
    Take,
    Text,
)

BUILD: Final[list[Action]] = [Build(card) for card in range(MAX_CARDS)]
ATTACK: Final[list[Action]] = [Attack(card) for card in range(MAX_CARDS)]
TEXT: Final[list[Action]] = [Text(card) for card in range(MAX_CARDS)]
DISCARD_ONE: Final[list[Action]] = [DiscardOne(card) for card in range(MAX_CARDS)]
DISCARD_TWO: Final[list[Action]] = [DiscardTwo(card) for card in range(MAX_CARDS)]
PAY: Final[list[Action]] = [Pay(card) for card in range(MAX_CARDS)]
TAKE: Final[list[Action]] = [Take(card) for card in range(MAX_CARDS)]
BUILD_IN: Final[list[Action]] = [BuildIn(area) for area in range(MAX_AREAS)]
REDUCE: Final[list[Action]] = [Reduce(area) for area in range(MAX_AREAS)]
REMOVE: Final[list[Action]] = [Remove(area) for area in range(MAX_AREAS)]
REPLACE: Final[list[Action]] = [Replace(area) for area in range(MAX_AREAS)]
MAKE_FULL: Final[list[Action]] = [MakeFull(area) for area in range(MAX_AREAS)]
CHOOSE: Final[list[Action]] = [Choose(seat) for seat in range(MAX_SEATS)]
PLAY: Final[list[Action]] = [Play(card) for card in range(MAX_CARDS)]
ASK_ME: Final[list[Action]] = [AskMe(when) for when in range(3)]
FIRST_PLAYER: Final[list[Action]] = [FirstPlayer(seat) for seat in range(MAX_SEATS)]
MARKET: Final[list[Action]] = [Market(card) for card in range(MAX_CARDS)]
DRAW: Final[list[Action]] = [Draw(card) for card in range(MAX_CARDS)]
PASS: Final[Action] = Pass()
END_TURN: Final[Action] = EndTurn()
DONE: Final[Action] = Done()
DECLINE: Final[Action] = Decline()
