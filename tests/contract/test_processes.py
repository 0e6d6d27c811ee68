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
from meridian.testing.contract import random_journal
from meridian.core.replay import replay

game = games.load(sys.argv[1])
out = hashlib.sha256()
for seats in game.seats:
    journal, p = random_journal(game, seats, 1)
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
def test_order_of_options_under_two_hash_seeds(name: str) -> None:
    assert run(name, PYTHONHASHSEED="1") == run(name, PYTHONHASHSEED="2")


@pytest.mark.parametrize("name", games.names())
def test_interpreted_equals_compiled(name: str) -> None:
    interpreted = run(name, MERIDIAN_PURE="1")
    assert interpreted["compiled"] is False
    assert interpreted["digest"] == run(name, MERIDIAN_PURE="0")["digest"]
