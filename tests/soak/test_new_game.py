"""A game that has just been begun with `meridian new-game` passes the suites of server, browser and research too."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from meridian.cli import main

ROOT = Path(__file__).parents[2]
NAME = "night-train"
SUITES = ("arena", "browser", "core", "lessons", "practice", "research", "server", "session")


@pytest.mark.soak
def test_a_new_game_passes_the_suites_of_every_room(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(["new-game", NAME]) == 0
    suites = [f"tests/{suite}" for suite in SUITES if (ROOT / "tests" / suite).is_dir()]
    words = ["pytest", "-q", "-p", "no:cacheprovider", "-n", "2", "-k", f"{NAME} or {NAME.replace('-', '_')}", *suites]
    variables = {**os.environ, "MERIDIAN_GAMES": str(tmp_path / NAME)}
    done = subprocess.run(
        [sys.executable, "-m", *words], cwd=ROOT, env=variables, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout[-5000:]
    assert " passed" in done.stdout
