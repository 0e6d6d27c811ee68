"""Global Domination: deck-building area control for two to six players."""

from __future__ import annotations

from meridian.core.game import make_game
from meridian.games.global_domination import facts, game, position_checks, refusals
from meridian.games.global_domination.actions import ACTIONS
from meridian.games.global_domination.text import portrait, terms

GAME = make_game(
    __name__,
    rules=game.GlobalDominationRules(),
    edition=game.EDITION,
    text=game.GlobalDominationText(),
    players=game.GlobalDominationPlayers(),
    actions=ACTIONS,
    facts=facts,
    refusals=refusals.REFUSALS,
    labels=(*portrait.LABELS, *position_checks.LABELS, *terms.LABELS),
)
