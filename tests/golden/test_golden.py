"""Golden journals replay for ever to the same facts and views."""

from __future__ import annotations

from pathlib import Path

import pytest

from meridian import games
from tests.golden.playthrough import FOLDER, SCRIPTS, TABLES, play_script, playthrough, read

JOURNALS = sorted(FOLDER.glob("*.jsonl"))


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
    assert {table for table, _, _ in TABLES.values()} == set(games.names())
    assert {path.stem for path in JOURNALS} == {*TABLES, *SCRIPTS}


@pytest.mark.parametrize("name", SCRIPTS)
def test_a_golden_script_is_what_its_scenario_tells(name: str) -> None:
    _, journal = read(FOLDER / f"{name}.jsonl")
    assert play_script(name).entries == journal.entries
