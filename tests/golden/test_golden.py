"""Golden journals replay for ever to the same facts and views."""

from __future__ import annotations

from pathlib import Path

import pytest

from meridian import games
from tests.any_game import folder_of
from tests.golden.playthrough import GOLDEN, play_script, playthrough, read

FOLDERS = {folder_of(name) / "golden" for name in games.names()}
JOURNALS = sorted(path for folder in FOLDERS for path in folder.glob("*.jsonl"))
SCRIPTS = {name: golden for name, golden in GOLDEN.items() if golden.script is not None}


@pytest.mark.slow
@pytest.mark.parametrize("path", JOURNALS, ids=lambda path: path.stem)
def test_golden_journal(path: Path) -> None:
    game, journal = read(path)
    assert journal.header.overlay, "a golden journal carries its edition"
    found = playthrough(game, journal).splitlines()
    wanted = path.with_suffix(".txt").read_text(encoding="utf-8").splitlines()
    for number, (new, old) in enumerate(zip(found, wanted, strict=False), start=1):
        assert new == old, f"line {number}"
    assert len(found) == len(wanted)


def test_every_game_has_one() -> None:
    assert {golden.game for golden in GOLDEN.values()} == set(games.names())
    assert set(JOURNALS) == {golden.folder / f"{name}.jsonl" for name, golden in GOLDEN.items()}


@pytest.mark.parametrize("name", SCRIPTS)
def test_a_golden_script_is_what_its_scenario_tells(name: str) -> None:
    golden = GOLDEN[name]
    assert golden.script is not None
    _, journal = read(golden.folder / f"{name}.jsonl")
    assert play_script(golden.script).entries == journal.entries
