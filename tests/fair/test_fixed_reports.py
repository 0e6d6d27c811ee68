"""Reports in tests/fair/reports: this version still writes and reads exactly these bytes."""

from __future__ import annotations

import json

import pytest

from meridian.fair.verify import verify
from tests.fair.fixed_reports import FOLDER, FOUND, REPORTS, SET, SET_FOUND, duplicate, found, set_found


@pytest.mark.parametrize("name", REPORTS)
def test_the_same_secrets_and_entries_still_give_the_same_bytes(name: str) -> None:
    assert REPORTS[name]() == (FOLDER / f"{name}.json").read_bytes()


@pytest.mark.parametrize("name", REPORTS)
def test_the_verifier_still_finds_the_same(name: str) -> None:
    told = json.loads((FOLDER / FOUND).read_text(encoding="ascii"))
    assert verify((FOLDER / f"{name}.json").read_bytes()) == told[name]
    assert found() == (FOLDER / FOUND).read_bytes()


def test_the_report_of_a_duplicate_set_stays_the_same() -> None:
    assert duplicate() == (FOLDER / SET).read_bytes()
    assert set_found() == (FOLDER / SET_FOUND).read_bytes()
    told = json.loads(set_found())
    assert (told["given"], told["withheld"], told["ended"]) == ([0], [1], ["over", "over", "abandoned"])


def test_together_they_hold_whatever_a_report_may_hold() -> None:
    told = json.loads(found())
    assert [(one["over"], one["ended"], one["signatures"]) for one in told.values()] == [
        (True, "over", "checked"), (False, None, "checked"), (True, "abandoned", "none"),
    ]  # fmt: skip
    assert [one["standard_length"] for one in told.values()] == [True, True, False]
    last = told["taken-back"]
    assert (last["given"], last["withheld"], last["take_backs"]) == ([0], [1], 3)
    assert last["players"] == ["person", "person", "person", "bot"]
    for name, waiting in (("over", (0, 0)), ("running", (2, 2)), ("taken-back", (0, 0))):
        assert (told[name]["open_waiting"], told[name]["closed_waiting"]) == waiting
