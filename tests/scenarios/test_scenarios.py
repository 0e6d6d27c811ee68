"""All scenario files, and the proof that each expectation in them matters."""

from __future__ import annotations

import copy
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from meridian import games
from meridian.core.errors import BadInput
from meridian.testing.check import Failed, check, check_file
from meridian.testing.scenario import Scenario

FOLDER = Path(__file__).parent
FILES = sorted(FOLDER.rglob("*.toml"))
EXPECTING = (
    "facts", "asked", "question", "options", "offers", "chances", "refused", "state", "view", "queries", "result",
)  # fmt: skip


def name_of(path: Path) -> str:
    return str(path.relative_to(FOLDER))


@pytest.mark.parametrize("path", FILES, ids=name_of)
def test_scenario(path: Path) -> None:
    assert check_file(path) is None


@pytest.mark.parametrize("name", games.names())
def test_every_clause_and_ruling_is_named(name: str) -> None:
    declared: set[str] = set()
    for path in (FOLDER / name.replace("-", "_")).rglob("*.toml"):
        declared.update(tomllib.loads(path.read_text(encoding="utf-8"))["clauses"])
    book = games.load(name).rulebook()
    assert [clause for clause in (*book.clauses, *book.rulings) if clause not in declared] == []


@pytest.mark.parametrize("path", FILES, ids=name_of)
def test_every_expected_value_matters(path: Path) -> None:
    """Change any one expected value, and the file fails (or is refused as a typo)."""
    plain = tomllib.loads(path.read_text(encoding="utf-8"))
    survivors = [where for where, mutant in mutants(plain) if passes(mutant)]
    assert survivors == []


def passes(plain: dict[str, Any]) -> bool:
    try:
        check(msgspec.convert(plain, Scenario))
    except (Failed, BadInput, msgspec.ValidationError):
        return False
    return True


def mutants(plain: dict[str, Any]) -> Iterator[tuple[str, dict[str, Any]]]:
    """Copies of a scenario with one expected value changed, and where."""
    places: list[list[Any]] = [["data", *path] for path in leaves(plain.get("data", {}))]
    if "refuses" in plain:
        places.append(["refuses"])
    for number, step in enumerate(plain.get("step", [])):
        for key in EXPECTING:
            for path in leaves(step[key]) if key in step else ():
                places.append(["step", number, key, *path])
    for path in places:
        mutant = copy.deepcopy(plain)
        here: Any = mutant
        for part in path[:-1]:
            here = here[part]
        here[path[-1]] = changed(here[path[-1]])
        yield ".".join(map(str, path)), mutant


def leaves(value: Any) -> Iterator[list[Any]]:
    """The paths of all single values, and of empty lists, in a piece of plain data."""
    if isinstance(value, dict):
        for key, inner in value.items():
            yield from ([key, *path] for path in leaves(inner))
    elif isinstance(value, list) and value:
        for at, inner in enumerate(value):
            yield from ([at, *path] for path in leaves(inner))
    else:
        yield []


def changed(value: Any) -> Any:
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + 1
    if isinstance(value, list):
        return ["changed"]
    return f"{value}x"
