"""Dotted paths into a shown position: what stands there, and whether there could be anything."""

from __future__ import annotations

from collections.abc import Mapping
from fnmatch import fnmatchcase
from typing import Any, Final

from meridian.core.errors import BadInput
from meridian.core.suggestions import closest
from meridian.core.words import Words
from meridian.scenarios.scenario import ExpectationFailed, ScenarioError

ABSENT: Final = "none"
NUMBER: Final = "number"
"""What keys name that are counted: the numbers of offers."""


def compare(where: str, shown: Any, wanted: Mapping[str, Any], names: Mapping[str, list[str]]) -> None:
    """See that what is shown has these values at these paths; `names` as for `value_at`."""
    for path, value in wanted.items():
        try:
            found = value_at(shown, path, names)
        except BadInput as error:
            raise ScenarioError(f"{where}: {error}", path) from None
        if found != value or type(found) is not type(value):
            raise ExpectationFailed(f"{where}: {path} is {found!r}, expected {value!r}", path)


def value_at(shown: Any, path: str, names: Mapping[str, list[str]]) -> Any:
    """The value at a dotted path; `#` counts, what could be there and is not is `none`.

    `names` says of tables that hold only what is there (`areas`, `players.*.debt`) which keys they may have.
    """
    here = shown
    parts = path.split(".")
    for number, part in enumerate(parts):
        done, last = ".".join(parts[:number]), number == len(parts) - 1
        if part == "#" and isinstance(here, dict | list):
            here = len(here)
        elif isinstance(here, dict) and part in here:
            here = here[part]
        elif isinstance(here, dict):
            _refuse_unnamed(here, part, done, names)
            return _absent(path, last)
        elif isinstance(here, list) and part.lstrip("-").isdigit():
            if not -len(here) <= int(part) < len(here):
                return _absent(path, last)
            here = here[int(part)]
        elif isinstance(here, list):
            raise BadInput(f"{path}: {done} is a list, and {part!r} is no place in it")
        else:
            raise BadInput(f"{path}: {done} is {here!r}, and nothing stands below it")
    return with_absent(here)


def with_absent(shown: Any) -> Any:
    """The same, with `none` where nothing stands, also inside lists and tables: TOML has no word of its own for it."""
    if isinstance(shown, dict):
        return {key: with_absent(value) for key, value in shown.items()}
    if isinstance(shown, list):
        return [with_absent(value) for value in shown]
    return ABSENT if shown is None else shown


def _absent(path: str, last: bool) -> str:
    """Nothing is there; whatever were below it cannot be looked for."""
    if not last:
        raise BadInput(f"{path}: leads through something that is not there now")
    return ABSENT


def _refuse_unnamed(here: dict[str, Any], part: str, done: str, names: Mapping[str, list[str]]) -> None:
    """Refuse a key that is not in a table and never could be."""
    allowed = allowed_in(done, names)
    if allowed is None or not is_named(part, allowed):
        what = f"{done}.{part}" if done else part
        raise BadInput(f"there is no {what}{closest(part, [*(allowed or ()), *here])}")


# Tables that hold only what is there


def names_of(keyed: Mapping[str, str], words: Words) -> dict[str, list[str]]:
    """The keys that tables of a shown position may have: of players those who sit here."""
    seats = [f"p{seat + 1}" for seat in range(words.seats)]
    every = {**words.names, "seat": seats, NUMBER: [NUMBER]}
    return {pattern: every[field] for pattern, field in keyed.items()}


def allowed_in(path: str, names: Mapping[str, list[str]]) -> list[str] | None:
    """The keys that the table at a path may have; None if it always has the same."""
    for pattern, allowed in names.items():
        if path.count(".") == pattern.count(".") and fnmatchcase(path, pattern):
            return allowed
    return None


def is_named(key: str, allowed: list[str]) -> bool:
    """Whether a key is one of those that are allowed."""
    return key.isdigit() if allowed == [NUMBER] else key in allowed
