"""The actions of Kuhn Poker."""

from __future__ import annotations

from typing import Final

from meridian.core.action import Action


class Pass(Action, frozen=True, tag="pass"):
    """Pay nothing more; against a bet this gives up the hand."""


class Bet(Action, frozen=True, tag="bet"):
    """Pay the bet; against a bet this calls it."""


class Draw(Action, frozen=True, tag="draw"):
    """Chance: the card that is dealt."""

    card: int


ACTIONS: Final = (Pass, Bet, Draw)
PASS: Final[Action] = Pass()
BET: Final[Action] = Bet()
