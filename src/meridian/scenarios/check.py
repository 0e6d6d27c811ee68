"""Runs scenario files: plays their entries, compares, and sees that the declared clauses were cited."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

from meridian import games
from meridian.core.datum import same
from meridian.core.errors import BadInput
from meridian.core.facts import unique
from meridian.core.game import Game, edition_of
from meridian.core.rulebook import CLAUSE
from meridian.core.suggestions import closest
from meridian.core.toml_lines import Place, line_of
from meridian.installation import folder_of
from meridian.scenarios.paths import value_at
from meridian.scenarios.run import ScenarioRun, begin_scenario, header_for, place_of
from meridian.scenarios.saying import fits, refuse_unsaid
from meridian.scenarios.scenario import Case, ExpectationFailed, Scenario, ScenarioError, read_cases, text_of, within


def shipped() -> Path | None:
    """The folder with the scenarios of the games: a wheel holds them, in a checkout they are those of the tests."""
    return folder_of("scenarios/cases", "scenarios")


def find(given: list[Path]) -> list[Path]:
    """All scenario files under the given files and folders."""
    found: list[Path] = []
    for path in given:
        if path.is_dir():
            inside = sorted(path.rglob("*.toml"))
            if not inside:
                raise BadInput(f"{path}: there is no scenario file (*.toml) in this folder")
            found += inside
        elif path.exists():
            found.append(path)
        else:
            raise BadInput(f"{path}: there is no such file or folder")
    return found


class CaseOutcome(NamedTuple):
    """How one case of a file ended: `line` is empty if it passed, else one line with file and line number."""

    name: str
    line: str = ""
    usable: bool = True


Check = Callable[[Scenario], None]
"""Raises ExpectationFailed where a scenario does not hold, ScenarioError where it cannot be used."""


def check_file(path: Path, how: Check | None = None) -> list[CaseOutcome]:
    """Run all cases of a file. A file that cannot be read at all is bad input."""
    text = text_of(path)
    return [_outcome(path, text, place, scenario, how or check) for place, scenario in read_cases(text, str(path))]


def _outcome(path: Path, text: str, place: Place, scenario: Scenario, how: Check) -> CaseOutcome:
    name = scenario.name if isinstance(scenario, Case) else ""
    try:
        with within(*place, saying=f"{name}: " if name else ""):
            how(scenario)
    except ExpectationFailed as failure:
        return CaseOutcome(name, f"{path}:{line_of(text, failure.at)}: {failure}")
    except BadInput as error:
        return CaseOutcome(name, f"{path}:{line_of(text, getattr(error, 'at', ()))}: {error}", usable=False)
    return CaseOutcome(name)


def check(scenario: Scenario) -> None:
    """Run a scenario; raises ExpectationFailed where it does not hold, ScenarioError where it cannot be used."""
    with within("game"):
        game = games.load(scenario.game)
    refuse_unsaid(game, scenario)
    cited = set(_data(game, scenario))
    if scenario.refuses is not None:
        cited |= _refuses(game, scenario)
    elif scenario.step:
        cited |= ScenarioRun(game, scenario).steps()
    else:
        header_for(game, scenario)
    missing = [clause for clause in scenario.clauses if clause not in cited]
    if missing:
        said = f"clauses: {', '.join(missing)} declared, but cited by no fact, refusal or data check"
        raise ExpectationFailed(said, "clauses", scenario.clauses.index(missing[0]))


def _data(game: Game, scenario: Scenario) -> Iterator[str]:
    """Compare what the scenario says of the edition's data."""
    if scenario.data is None:
        return
    try:
        known = game.edition.data_facts(edition_of(game, scenario.edition or None))
    except BadInput as error:
        raise ScenarioError(str(error), *place_of(error)) from None
    for name, wanted in scenario.data.items():
        whole, _, part = (name, "", "") if name in known else name.partition(".")
        if whole not in known:
            raise ScenarioError(f"data: {whole!r} is unknown{closest(whole, list(known))}", "data", name)
        try:
            found = value_at({whole: known[whole].value}, name, {}) if part else known[whole].value
        except BadInput as error:
            raise ScenarioError(f"data: {error}", "data", name) from None
        if not same(found, wanted):
            raise ExpectationFailed(f"data: {name} is {found!r}, expected {wanted!r}", "data", name)
        yield from unique(known[whole].clauses)


def _refuses(game: Game, scenario: Scenario) -> set[str]:
    """A table or position that cannot be: the complaint must read as expected."""
    wanted = scenario.refuses or ""
    try:
        begin_scenario(game, header_for(game, scenario))
    except ScenarioError as error:
        if not fits(wanted, str(error)):
            raise ExpectationFailed(f"refuses: said {str(error)!r}, expected {wanted!r} in it", "refuses") from None
        return set(CLAUSE.findall(str(error)))
    raise ExpectationFailed(f"refuses: nothing was refused, expected {wanted!r}", "refuses")
