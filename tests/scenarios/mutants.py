"""Proof that every expected value of a scenario matters: each changed value is compared at its own step.

The scenario is played once. A change that still compares as equal is a survivor: no test would notice it.
"""

from __future__ import annotations

import copy
from collections.abc import Iterator
from typing import Any

import msgspec

from meridian import games
from meridian.core.errors import BadInput
from meridian.scenarios.check import check
from meridian.scenarios.run import ScenarioRun
from meridian.scenarios.scenario import ExpectationFailed, Scenario, Step

EXPECTING = (
    "facts", "asked", "question", "options", "offers", "chances", "refused", "state", "view", "queries", "result",
)  # fmt: skip
REFUSED = (ExpectationFailed, BadInput, msgspec.ValidationError)


def survivors(plain: dict[str, Any]) -> list[str]:
    """The expected values that can be changed without the scenario failing."""
    found = [dotted(path) for path, mutant in outside_steps(plain) if passes(mutant)]
    scenario = msgspec.convert(plain, Scenario)
    if scenario.refuses is not None or not scenario.step:
        return found
    run = ScenarioRun(games.load(scenario.game), scenario)
    for number, (step, written) in enumerate(zip(scenario.step, plain["step"], strict=True)):
        run.play(step)
        found += [dotted(["step", number, *path]) for path, mutant in of_step(written) if holds(run, mutant)]
        run.compare(step)
        run.facts = []
    return found


def outside_steps(plain: dict[str, Any]) -> Iterator[tuple[list[Any], dict[str, Any]]]:
    """Changes outside the steps; each runs the scenario again."""
    places = [["data", *path] for path in leaves(plain.get("data", {}))]
    for path in [*places, *([["refuses"]] if "refuses" in plain else [])]:
        yield path, mutated(plain, path)


def of_step(step: dict[str, Any]) -> Iterator[tuple[list[Any], dict[str, Any]]]:
    """Copies of a step with one expected value changed, and where."""
    for key in EXPECTING:
        for path in leaves(step[key]) if key in step else ():
            yield [key, *path], mutated({key: step[key]}, [key, *path])


def mutated(plain: dict[str, Any], path: list[Any]) -> dict[str, Any]:
    """A copy with the value at one place changed."""
    mutant = copy.deepcopy(plain)
    here: Any = mutant
    for part in path[:-1]:
        here = here[part]
    here[path[-1]] = changed(here[path[-1]])
    return mutant


def holds(run: ScenarioRun, step: dict[str, Any]) -> bool:
    """Whether a changed step still agrees with the position reached."""
    cited = set(run.cited)
    try:
        run.compare(msgspec.convert(step, Step))
    except REFUSED:
        return False
    finally:
        run.cited = cited
    return True


def passes(plain: dict[str, Any]) -> bool:
    """Whether a whole scenario passes."""
    try:
        check(msgspec.convert(plain, Scenario))
    except REFUSED:
        return False
    return True


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
    """Another value of the same kind."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + 1
    if isinstance(value, list):
        return ["changed"]
    return f"{value}x"


def dotted(path: list[Any]) -> str:
    """A place in a file, for messages."""
    return ".".join(map(str, path))
