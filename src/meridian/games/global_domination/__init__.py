"""Global Domination: deck-building area control for two to six players."""

from __future__ import annotations

from meridian.games.global_domination.game import GlobalDominationGame

GAME = GlobalDominationGame()
