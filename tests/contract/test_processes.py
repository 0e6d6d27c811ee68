"""What must not depend on the process: hash seeds, compiled or interpreted, number of jobs."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from typing import Any

import pytest

from meridian import games


def run(name: str, **environment: str) -> dict[str, Any]:
    done = subprocess.run(
        [sys.executable, "-m", "tests.contract.fingerprint", name],
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
    """Options in their order, facts and positions, views, imagined worlds, refusals and texts: under two hash seeds,
    compiled and interpreted."""
    compiled = run(name, PYTHONHASHSEED="1", MERIDIAN_PURE="0")
    assert compiled == run(name, PYTHONHASHSEED="2", MERIDIAN_PURE="0")
    interpreted = run(name, PYTHONHASHSEED="3", MERIDIAN_PURE="1")
    assert interpreted["compiled"] is False
    assert interpreted["digest"] == compiled["digest"]
