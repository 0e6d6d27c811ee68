"""Single scenario files become cases of one file for their clause, and stay the same scenarios."""

from __future__ import annotations

from pathlib import Path

import pytest

from meridian.core.errors import BadInput
from meridian.scenarios.scenario import read, read_cases
from tools import group_scenarios

ALONE = """\
title = "Nobody plays alone"
game = "global-domination"
clauses = ["GD-001"]
players = 1
refuses = "for 2 to 6 players, not 1"
"""
SEVEN = """\
# The book prints six sets of Forces.
title = "A seventh finds no place"
game = "global-domination"
clauses = ["GD-001", "GD-A01"]
players = 7
refuses = "for 2 to 6 players, not 7"

[data]
players = [2, 6]
"""


def singles(folder: Path) -> list[Path]:
    """Two files of one clause."""
    texts = {"GD-001-alone": ALONE, "GD-001-seven": SEVEN}
    for name, text in texts.items():
        (folder / f"{name}.toml").write_text(text, encoding="utf-8")
    return [folder / f"{name}.toml" for name in texts]


def test_single_files_become_cases_of_their_clause(tmp_path: Path) -> None:
    files = singles(tmp_path)
    before = [read(path) for path in files]
    group_scenarios.main(tmp_path)
    (grouped,) = tmp_path.rglob("*.toml")
    assert grouped.relative_to(tmp_path).parts == ("A-components-and-set-up", "GD-001.toml")
    text = grouped.read_text(encoding="utf-8")
    assert [case for _, case in read_cases(text, "grouped")] == [
        group_scenarios.named(scenario, name) for scenario, name in zip(before, ("alone", "seven"), strict=True)
    ]
    assert "# The book prints six sets of Forces." in text


def test_a_later_file_joins_the_cases_that_are_there(tmp_path: Path) -> None:
    singles(tmp_path)
    group_scenarios.main(tmp_path)
    (tmp_path / "GD-001-again.toml").write_text(ALONE, encoding="utf-8")
    group_scenarios.main(tmp_path)
    (grouped,) = tmp_path.rglob("*.toml")
    found = read_cases(grouped.read_text(encoding="utf-8"), "grouped")
    assert [getattr(case, "name", "") for _, case in found] == ["alone", "seven", "again"]


def test_nothing_is_written_that_reads_otherwise(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    files = singles(tmp_path)
    as_case = group_scenarios.as_case

    def forgetful(name: str, text: str, shared: set[str]) -> str:
        return as_case(name, text.replace("not 7", "not 8"), shared)

    monkeypatch.setattr(group_scenarios, "as_case", forgetful)
    with pytest.raises(BadInput, match="would not read as the files that it replaces"):
        group_scenarios.main(tmp_path)
    assert sorted(tmp_path.rglob("*.toml")) == files
