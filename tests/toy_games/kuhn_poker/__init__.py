"""Kuhn Poker: three cards, two players, one bet. The smallest game that shows what a game of Meridian is made of."""

from __future__ import annotations

from meridian.core.game import make_game

from . import facts, game, position_checks, refusals
from .actions import ACTIONS
from .text import portrait

GAME = make_game(
    __name__,
    rules=game.KuhnPokerRules(),
    edition=game.KuhnPokerEdition(),
    text=game.KuhnPokerText(),
    players=game.KuhnPokerPlayers(),
    actions=ACTIONS,
    facts=facts,
    refusals=refusals.REFUSALS,
    labels=(*portrait.LABELS, *position_checks.LABELS),
)
