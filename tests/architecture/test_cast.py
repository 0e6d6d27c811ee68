"""The recording of the terminal: made by the program as it is, small, and what the documentation plays."""

from __future__ import annotations

import json
from pathlib import Path

from tools import cast

ROOT = Path(__file__).parents[2]
LARGEST = 60_000  # bytes


def test_the_recording_is_an_asciicast_that_the_site_shows() -> None:
    assert cast.FILE.stat().st_size < LARGEST
    head, *events = (json.loads(line) for line in cast.FILE.read_text(encoding="utf-8").splitlines())
    assert (head["version"], head["width"], head["height"]) == (2, cast.COLUMNS, cast.ROWS)
    assert head["title"] == f"meridian {' '.join(cast.COMMAND)}"
    times = [at for at, _, _ in events]
    assert times == sorted(times)
    assert {kind for _, kind, _ in events} == {"o"}
    assert "data-cast" in (ROOT / "docs" / "terminal.md").read_text(encoding="utf-8")


def test_a_new_recording_is_one_too() -> None:
    made = cast.record()
    shown = "".join(text for _, _, text in made.events)
    assert all(f"> {answer}\r\n" in shown for answer in cast.ANSWERS)
    assert "Ann" in shown
