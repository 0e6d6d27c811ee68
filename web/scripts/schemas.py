"""Prints what the server says of itself, for `npm run types`: the schemas of its socket and of its HTTP part, and the
types and readers of positions, by game."""

from __future__ import annotations

import json
import sys
from pathlib import Path

from meridian import games
from meridian.server.http.application import routed
from meridian.server.http.openapi import described
from meridian.server.settings import Settings
from meridian.server.tables.protocol_schema import schema

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from tools.positions.typescript import module

if __name__ == "__main__":
    positions = {name: module(games.load(name)) for name in games.shipped()}
    print(json.dumps({"socket": schema(), "api": described(routed(Settings())), "positions": positions}))
