"""What all tests share: the toy games are found beside the shipped ones, here and in every process that tests start."""

from __future__ import annotations

import os
from pathlib import Path

os.environ["MERIDIAN_GAMES"] = str(Path(__file__).parent / "toy_games")
