"""What all tests share: the toy games are found beside the shipped ones, here and in every process that tests start.

Games in folders that MERIDIAN_GAMES names already are tested too.
"""

from __future__ import annotations

import os
from pathlib import Path

TOYS = str(Path(__file__).parent / "toy_games")
named = [folder for folder in os.environ.get("MERIDIAN_GAMES", "").split(os.pathsep) if folder]
os.environ["MERIDIAN_GAMES"] = os.pathsep.join(dict.fromkeys((TOYS, *map(os.path.abspath, named))))
