"""All scenario files, and the proof that each expectation in them matters."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from meridian import games
from meridian.core.rulebook import rulebook
from meridian.scenarios.check import check
from meridian.scenarios.scenario import Case, Scenario, read_cases
from tests.any_game import scenarios_of
from tests.scenarios.mutants import survivors


def files() -> Iterator[tuple[str, Path]]:
    """The scenario files of all games: `global_domination/A/GD-011.toml`, and the path."""
    for game in games.names():
        folder = scenarios_of(game)
        for path in sorted(folder.rglob("*.toml")):
            yield f"{game.replace('-', '_')}/{path.relative_to(folder)}", path


def cases() -> dict[str, Scenario]:
    """All scenarios by test name: `GD-011.toml::nine-types-refused`, or the file alone where it holds only one."""
    found: dict[str, Scenario] = {}
    for file, path in files():
        for _, scenario in read_cases(path.read_text(encoding="utf-8"), file):
            found[f"{file}::{scenario.name}" if isinstance(scenario, Case) else file] = scenario
    return found


CASES = cases()


@pytest.mark.parametrize("name", CASES)
def test_scenario(name: str) -> None:
    check(CASES[name])


@pytest.mark.parametrize("name", games.names())
def test_every_clause_and_ruling_is_named(name: str) -> None:
    declared = {clause for scenario in CASES.values() if scenario.game == name for clause in scenario.clauses}
    book = rulebook(games.load(name).package)
    assert [clause for clause in (*book.clauses, *book.rulings) if clause not in declared] == []


@pytest.mark.parametrize("name", CASES)
def test_every_expected_value_matters(name: str) -> None:
    """Change any one expected value, and the scenario fails (or is refused as a typo)."""
    assert survivors(plain_of(CASES[name])) == []


def plain_of(scenario: Scenario) -> dict[str, Any]:
    """What a scenario states, as plain data."""
    stated = msgspec.to_builtins(scenario)
    stated["step"] = [{key: value for key, value in step.items() if value is not None} for step in stated["step"]]
    return {key: value for key, value in stated.items() if value is not None and key != "name"}
