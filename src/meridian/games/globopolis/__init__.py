"""Globopolis (2002): territories, resources, guilds, deals, agents, dice battles, for two to five players."""

from __future__ import annotations

from meridian.core.game import make_game
from meridian.games.globopolis import facts, game, position_checks, refusals
from meridian.games.globopolis.actions import ACTIONS, ROWS
from meridian.games.globopolis.edition import contradictions
from meridian.games.globopolis.text import inquiries, portrait

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
    labels=(*portrait.LABELS, *inquiries.LABELS, *contradictions.LABELS, *position_checks.LABELS),
    keyed={
        "players.*.debt": "seat",
        "players.*.hostages": "seat",
        "titles.*.agents": "seat",
        "offers": "number",
    },
    meanings={
        **dict.fromkeys(("active_seat", "first", "phase", "overlap"), "seat"),
        **dict.fromkeys(("owner", "strikes", "side"), "side"),
        **dict.fromkeys(("claims", "sudden", "winners", "embargo", "accepted", "declined"), "sides"),
        **dict.fromkeys(("made", "agents", "debt", "hostages"), "by-side"),
        "blocked": "by-seat",
        "field": "by-seat field",
        **dict.fromkeys(("hands", "decks"), "card"),
        "raised": "bits title",
        "bonus": "bits group",
        "cashed": "bits 32",
        "terms": "rows 4",
        "offers": "first 4 side accepted declined ends terms",
    },
)
