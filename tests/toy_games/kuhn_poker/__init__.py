"""Kuhn Poker: three cards, two players, one bet. The smallest game that shows what a game of Meridian is made of."""

from __future__ import annotations

from meridian.core.game import make_game

from . import facts, game, position_checks
from .actions import ACTIONS
from .rules.state import ANSWERS

GAME = make_game(
    __name__,
    rules=game.RULES,
    edition=game.EDITION,
    text=game.TEXT,
    players=game.KuhnPokerPlayers(),
    actions=ACTIONS,
    facts=facts,
    labels=(*position_checks.LABELS, *(f"word-{answer}" for answer in ANSWERS[1:])),
)
