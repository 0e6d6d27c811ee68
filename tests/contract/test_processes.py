"""What must not depend on the process: hash seeds, compiled or interpreted, number of jobs."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from typing import Any

import pytest

from meridian import games

SCRIPT = """
import hashlib, json, sys
from random import Random
from meridian import compiled, games
from meridian.core.codec import words_for
from meridian.core.game import digest
from meridian.core.position import CHANCE
from meridian.testing.random_games import random_journal
from meridian.core.replay import replay

GAMES, DECISIONS = 3, 1000

game = games.load(sys.argv[1])
out = hashlib.sha256()
for seats, seed in [(seats, seed) for seats in game.seats for seed in range(GAMES)]:
    journal, p = random_journal(game, seats, seed, DECISIONS)
    words = words_for(game, journal.header)
    for _, _, facts, p in replay(game, journal):
        for seat in p.who():
            options = p.chances().outcomes if seat == CHANCE else p.options(seat)
            out.update(" ".join(words.say(option) for option in options).encode())
        out.update(repr(facts).encode())
    out.update(digest(game, p).encode())
print(json.dumps({"digest": out.hexdigest(), "compiled": compiled()}))
"""


def run(name: str, **environment: str) -> dict[str, Any]:
    done = subprocess.run(
        [sys.executable, "-c", SCRIPT, name],
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        check=True,
    )
    found = json.loads(done.stdout)
    assert isinstance(found, dict)
    return found


@pytest.mark.parametrize("name", games.names())
def test_games_are_the_same_in_every_process(name: str) -> None:
    """The order of options, facts and final positions: under two hash seeds, compiled and interpreted."""
    compiled = run(name, PYTHONHASHSEED="1", MERIDIAN_PURE="0")
    assert compiled == run(name, PYTHONHASHSEED="2", MERIDIAN_PURE="0")
    interpreted = run(name, PYTHONHASHSEED="3", MERIDIAN_PURE="1")
    assert interpreted["compiled"] is False
    assert interpreted["digest"] == compiled["digest"]
