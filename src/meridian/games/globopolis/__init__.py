"""Globopolis (2002): territories, resources, guilds, deals, agents, dice battles, for two to five players."""

from __future__ import annotations

from meridian.games.globopolis.game import GlobopolisGame

GAME = GlobopolisGame()
