"""Goals of free play: conditions on a position such as `players.p1.vp >= 14`, and stars."""

from __future__ import annotations

import operator
import re
from collections.abc import Callable, Mapping
from typing import Any, Final, NamedTuple

from meridian.scenarios.paths import value_at
from meridian.scenarios.scenario import ScenarioError
from meridian.scenarios.teaching import Free

SIGNS: Final[dict[str, Callable[[Any, Any], bool]]] = {">=": operator.ge, "<=": operator.le, "=": operator.eq}
CONDITION: Final = re.compile(r"(>=|<=|=) (\S+)")
NUMBER: Final = re.compile(r"-?\d+")
STARS: Final = 3


class Condition(NamedTuple):
    """What must hold of the value at a path."""

    path: str
    sign: str
    wanted: int | str

    def holds(self, shown: Any, names: Mapping[str, list[str]]) -> bool:
        """Whether it holds of a shown position."""
        found = value_at(shown, self.path, names)
        return type(found) is type(self.wanted) and SIGNS[self.sign](found, self.wanted)


def conditions(free: Free) -> list[Condition]:
    """The conditions of a goal."""
    found = []
    for path, said in free.goal.items():
        match = CONDITION.fullmatch(said)
        if match is None:
            raise ScenarioError(f"goal: {said!r} should read like '>= 14', '<= 3' or '= 0'", "goal", path)
        sign, value = match.groups()
        is_number = NUMBER.fullmatch(value) is not None
        if sign != "=" and not is_number:
            raise ScenarioError(f"goal: {said!r}: {sign} compares numbers", "goal", path)
        found.append(Condition(path, sign, int(value) if is_number else value))
    if not found:
        raise ScenarioError("goal: it has no condition", "goal")
    return found


class FreeResult(NamedTuple):
    """How free play ended: whether the goal was reached, and with how many stars."""

    reached: bool
    stars: int = 0


def result_of(free: Free, shown: Any, names: Mapping[str, list[str]], answers: int) -> FreeResult:
    """How free play ended with this position, after this number of the learner's answers."""
    wanted = conditions(free)
    if not all(condition.holds(shown, names) for condition in wanted):
        return FreeResult(False)
    if free.stars_for == "answers":
        return FreeResult(True, sum(answers <= mark for mark in free.stars))
    first = wanted[0]
    return FreeResult(True, sum(first._replace(wanted=mark).holds(shown, names) for mark in free.stars))


def refuse_unusable(free: Free) -> None:
    """Refuse a goal that means nothing, and stars that no play or every play would get."""
    first = conditions(free)[0]
    if free.answers < 1:
        raise ScenarioError("answers: at least one answer is needed", "answers")
    if not free.stars:
        return
    if len(free.stars) != STARS:
        raise ScenarioError(f"stars: {STARS} marks are wanted, not {len(free.stars)}", "stars")
    falling = free.stars_for == "answers" or first.sign == "<="
    if sorted(set(free.stars), reverse=falling) != free.stars:
        raise ScenarioError(f"stars: each mark must be {'lower' if falling else 'higher'} than the one before", "stars")
    if free.stars_for == "value":
        if first.sign == "=" or free.stars[0] != first.wanted:
            raise ScenarioError("stars: the first mark must be the goal itself, a number with >= or <=", "stars")
    elif free.stars[0] != free.answers:
        raise ScenarioError("stars: the first mark must be the number of answers there are", "stars")
