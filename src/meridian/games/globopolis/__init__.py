"""Globopolis (2002): territories, resources, guilds, deals, agents, dice battles, for two to five players."""

from __future__ import annotations

from meridian.core.game import make_game
from meridian.games.globopolis import facts, game, position_checks, refusals
from meridian.games.globopolis.actions import ACTIONS, ROWS
from meridian.games.globopolis.edition import contradictions, names
from meridian.games.globopolis.text import details, inquiries, portrait, terms, written

GAME = make_game(
    __name__,
    rules=game.GlobopolisRules(),
    edition=game.GlobopolisEdition(),
    text=game.GlobopolisText(),
    players=game.GlobopolisPlayers(),
    actions=ACTIONS,
    rows=ROWS,
    facts=facts,
    refusals=refusals.REFUSALS,
    labels=(
        *portrait.LABELS,
        *details.LABELS,
        *inquiries.LABELS,
        *contradictions.LABELS,
        *position_checks.LABELS,
        *terms.LABELS,
        *names.LABELS,
    ),
    written=written.KINDS,
)
