"""Globetrotters: a race round the world for KEYs and Memories, for two to six players."""

from __future__ import annotations

from meridian.core.game import make_game
from meridian.games.globetrotters import facts, game, position_checks, refusals
from meridian.games.globetrotters.actions import ACTIONS
from meridian.games.globetrotters.text import detail, portrait, terms

GAME = make_game(
    __name__,
    rules=game.GlobetrottersRules(),
    edition=game.GlobetrottersEdition(),
    text=game.GlobetrottersText(),
    players=game.GlobetrottersPlayers(),
    actions=ACTIONS,
    facts=facts,
    refusals=refusals.REFUSALS,
    labels=(*portrait.LABELS, *detail.LABELS, *position_checks.LABELS, *terms.LABELS),
)
