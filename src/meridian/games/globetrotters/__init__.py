"""Globetrotters: a race round the world for KEYs and Memories, for two to six players."""

from __future__ import annotations

from meridian.games.globetrotters.game import GlobetrottersGame

GAME = GlobetrottersGame()
