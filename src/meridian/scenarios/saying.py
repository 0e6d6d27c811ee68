"""What a scenario must say to be a test at all: an expectation that cannot fail proves nothing and is refused."""

from __future__ import annotations

import re
from typing import Final

from meridian.core.game import Game
from meridian.core.rulebook import CLAUSE, rulebook
from meridian.core.suggestions import closest
from meridian.scenarios.scenario import EXPECTATIONS, MAY_BE_EMPTY, Scenario, ScenarioError, Step, within
from meridian.scenarios.teaching import Teaching

FEWEST_WORDS: Final = 3
"""The fewest words of a complaint to expect: fewer would fit too many others. A clause alone is enough."""


def refuse_unsaid(game: Game, scenario: Scenario) -> None:
    """Refuse a scenario that names no clauses, expects nothing, or says what nobody will look at."""
    for number, clause in enumerate(scenario.clauses):
        if clause not in rulebook(game.package):
            known = list(rulebook(game.package).clauses)
            raise ScenarioError(f"clauses: {clause} is not in the rule book{closest(clause, known)}", "clauses", number)
    if not scenario.clauses:
        raise ScenarioError("a scenario names the clauses it proves", "clauses")
    if scenario.data is not None and not scenario.data:
        raise ScenarioError("data: nothing is expected here", "data")
    for number, step in enumerate(scenario.step):
        with within("step", number, saying=f"step {number + 1}: "):
            if scenario.lesson is None:
                _refuse_teaching(step)
            _refuse_empty(step)
    if scenario.refuses is not None:
        _refuse_vague(scenario)
    elif not scenario.step and scenario.data is not None:
        _refuse_unplayed(scenario)
    if scenario.refuses is None and scenario.data is None and not any(map(_expects, scenario.step)):
        raise ScenarioError("a scenario expects something: data, refuses, or an expectation in a step")


def _expects(step: Step) -> bool:
    return any(getattr(step, name) is not None for name in EXPECTATIONS)


def _refuse_teaching(step: Step) -> None:
    for name in Teaching.__struct_fields__:
        if getattr(step, name):
            raise ScenarioError(f"{name}: only a lesson teaches, a file with a [lesson] table", name)


def _refuse_empty(step: Step) -> None:
    for name in EXPECTATIONS:
        said = getattr(step, name)
        if said is None or name in MAY_BE_EMPTY:
            continue
        if not said:
            raise ScenarioError(f"{name}: nothing is expected here", name)
        for who, inner in said.items() if name in ("offers", "lacks", "view") else ():
            if not inner:
                raise ScenarioError(f"{name}: nothing is expected of {who}", name, who)
    if not step.play and not _expects(step) and step.say is None and step.quiz is None:
        raise ScenarioError("nothing is played and nothing is expected")


def _refuse_vague(scenario: Scenario) -> None:
    """A file that shows a refusal plays nothing, and tells which complaint it means."""
    if scenario.step:
        raise ScenarioError(
            "refuses: nothing can be played on what is refused; the steps belong in another file", "step"
        )
    text = scenario.refuses or ""
    if len(text.split()) < FEWEST_WORDS and not CLAUSE.fullmatch(text):
        raise ScenarioError(
            f"refuses: {text!r} would fit too many complaints; give at least {FEWEST_WORDS} words of it, or its clause",
            "refuses",
        )


def _refuse_unplayed(scenario: Scenario) -> None:
    """The data of an edition do not depend on a table: whatever is said of one would only look as if it mattered."""
    for name in ("position", "options"):
        if getattr(scenario, name):
            raise ScenarioError(f"{name}: nothing is played here, and data do not depend on it", name)


def fits(text: str, complaint: str) -> bool:
    """Whether a complaint holds this text, in whole words."""
    return re.search(rf"(?<!\w){re.escape(text)}(?!\w)", complaint) is not None


def times(line: str) -> tuple[str, int]:
    """`chance draw domination x16` stands for sixteen such lines."""
    text, _, last = line.rpartition(" ")
    if text and re.fullmatch(r"x\d+", last):
        number = int(last[1:])
        if not number:
            raise ScenarioError(f"{line!r}: x0 would leave it out; x1 is the least")
        return text, number
    return line, 1
