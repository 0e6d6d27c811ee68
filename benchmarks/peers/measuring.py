"""What a peer does on this machine now."""

from __future__ import annotations

import json
import tempfile
from pathlib import Path
from typing import Final

from benchmarks.measure import at_share
from benchmarks.peers.environments import BOARDGAME_IO, Peer
from meridian import games
from meridian.core.game import new_header

SEATS: Final = 4
TABLES: Final = 25
MOVES: Final = 60
"""Moves of each table of boardgame.io's server."""
SHOWN: Final = "global-domination"
"""The game whose views boardgame.io's server sends."""


def measured(peer: Peer, seconds: float) -> dict[str, float]:
    """The figures of a peer. Of boardgame.io those of its server, which sends views as long as Meridian's."""
    if peer is not BOARDGAME_IO:
        return peer.measure(str(seconds))
    with tempfile.TemporaryDirectory() as folder:
        views = Path(folder) / "views.json"
        views.write_text(json.dumps(views_of(SHOWN)))
        found = peer.measure(str(views), str(TABLES), str(MOVES))
    return {"moves": found["moves_per_core"]}


def views_of(name: str) -> list[dict[str, object]]:
    """The view of each seat in the middle of a game."""
    game = games.load(name)
    p = at_share(game, new_header(game, SEATS), 0.5)
    return [game.rules.show(game.rules.view(p, seat)) for seat in range(SEATS)]
