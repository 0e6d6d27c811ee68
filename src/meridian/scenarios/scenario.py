"""Scenario files: rule tests that read like the worked examples of a rule book."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final, TypeVar

import msgspec

from meridian import games
from meridian.core.bilingual import Bilingual
from meridian.core.books import with_further
from meridian.core.errors import BadInput
from meridian.core.former_ids import former_of, renamed
from meridian.core.game import edition_of
from meridian.core.suggestions import closest
from meridian.core.toml_lines import Place, line_of
from meridian.scenarios.teaching import Free, LessonHead, Quiz, QuizAnswer, Reply, Teaching

Value = str | int | bool | list[Any] | dict[str, Any]


class RefusedLine(msgspec.Struct, forbid_unknown_fields=True):
    """An entry that must be refused, why, and the clauses the refusal must cite."""

    play: str
    because: str
    clauses: list[str] = []


class Step(Teaching, forbid_unknown_fields=True):
    """Entries to play, then what must be true. What is None is not said, so that an empty list can be told from it."""

    play: list[str] = msgspec.field(default_factory=list)
    stop: bool = False
    facts: list[str] | None = None
    exactly: dict[str, int] | None = None
    never: list[str] | None = None
    asked: list[str] | None = None
    question: str | None = None
    options: dict[str, list[str]] | None = None
    offers: dict[str, list[str]] | None = None
    lacks: dict[str, list[str]] | None = None
    chances: dict[str, int] | None = None
    refused: list[RefusedLine] | None = None
    state: dict[str, Value] | None = None
    view: dict[str, dict[str, Value]] | None = None
    queries: dict[str, Value] | None = None
    result: dict[str, Value] | None = None


class Scenario(msgspec.Struct, forbid_unknown_fields=True):
    """One file: a position in words, what is played on it, and what must come of it."""

    title: str
    game: str
    clauses: list[str]
    players: int = 3
    options: dict[str, Any] = {}
    edition: dict[str, Any] = {}
    example: str = ""
    note: str = ""
    position: dict[str, Any] | None = None
    refuses: str | None = None
    data: dict[str, Value] | None = None
    lesson: LessonHead | None = None
    step: list[Step] = []


class Case(Scenario, forbid_unknown_fields=True, kw_only=True):
    """One of several scenarios in a file, with a name of its own."""

    name: str


class Group(msgspec.Struct, forbid_unknown_fields=True):
    """A file of several scenarios. A case inherits each of the other keys that it does not state itself."""

    case: list[dict[str, Any]]
    game: str = ""
    players: int = 3
    options: dict[str, Any] = {}
    edition: dict[str, Any] = {}
    position: dict[str, Any] | None = None


NAME: Final = re.compile(r"[A-Za-z0-9_]+(-[A-Za-z0-9_]+)*")
"""How the name of a case is written: it is part of a test's name."""
PARTS: Final[dict[type[msgspec.Struct], dict[str, type[msgspec.Struct]]]] = {
    Scenario: {"step": Step, "lesson": LessonHead},
    Case: {"step": Step, "lesson": LessonHead},
    Step: {"refused": RefusedLine, "say": Bilingual, "after": Bilingual, "reply": Reply, "quiz": Quiz, "free": Free},
    LessonHead: {"name": Bilingual, "goal": Bilingual, "wrong": Bilingual, "done": Bilingual},
    Quiz: {"answers": QuizAnswer},
    Free: {"hint": Bilingual},
}
"""Tables in a file, and lists of them, that have keys of their own."""
EXPECTATIONS: Final = (
    "facts", "exactly", "never", "asked", "question", "options", "offers", "lacks", "chances", "refused", "state",
    "view", "queries", "result",
)  # fmt: skip
MAY_BE_EMPTY: Final = ("asked", "chances")
"""Expectations that say something when they are empty: nobody is asked, chance has nothing to decide."""


# What is wrong with a file, and where


class ExpectationFailed(Exception):
    """An expectation of a scenario was not met; the message says which and how, `at` where it stands."""

    def __init__(self, line: str, *at: str | int) -> None:
        super().__init__(line)
        self.at = at


class ScenarioError(BadInput):
    """A scenario that cannot be used: the message says why, `at` where it stands."""

    def __init__(self, line: str, *at: str | int) -> None:
        super().__init__(line)
        self.at = at


@contextmanager
def within(*at: str | int, saying: str = "") -> Iterator[None]:
    """Whatever fails or is wrong in here stands at this place; `saying` goes before the complaint."""
    try:
        yield
    except ExpectationFailed as failure:
        raise ExpectationFailed(f"{saying}{failure}", *at, *failure.at) from None
    except BadInput as error:
        inner: Place = getattr(error, "at", ())
        raise ScenarioError(f"{saying}{error}", *at, *inner) from None


# Reading


def text_of(path: Path) -> str:
    """What stands in a file."""
    try:
        return path.read_text(encoding="utf-8")
    except OSError as error:
        raise BadInput(f"{path}: {error.strerror}") from None
    except UnicodeDecodeError:
        raise BadInput(f"{path}: not a text in UTF-8") from None


def read(path: Path) -> Scenario:
    """The only scenario of a file; a typo is named with its place."""
    return read_one(text_of(path), str(path))


def read_one(text: str, where: str) -> Scenario:
    """The only scenario of a TOML text."""
    cases = read_cases(text, where)
    if len(cases) > 1:
        raise BadInput(f"{where}: {len(cases)} cases, where one is wanted")
    return cases[0][1]


def read_cases(text: str, where: str) -> list[tuple[Place, Scenario]]:
    """The scenarios of a file, each with its place in it: () for the only one, ("case", 3) for one of several."""
    plain = translated(with_todays_ids(parse(text, where)))
    try:
        if "case" not in plain:
            return [((), convert(plain))]
        return [(("case", number), each) for number, each in enumerate(convert_group(plain))]
    except ScenarioError as error:
        raise BadInput(f"{where}:{line_of(text, error.at)}: {error}") from None


def parse(text: str, where: str) -> dict[str, Any]:
    """What a TOML text holds."""
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        said, line = _toml_error(error, text)
        raise BadInput(f"{where}:{line}: not TOML: {said}") from None


def with_todays_ids(plain: dict[str, Any]) -> dict[str, Any]:
    """What a file holds, with ids that were changed since it was written."""
    name = plain.get("game")
    if not isinstance(name, str) or name not in games.names():
        return plain
    renewed: dict[str, Any] = renamed(plain, former_of(edition_of(games.load(name)).data))
    return renewed


def translated(plain: dict[str, Any]) -> dict[str, Any]:
    """What a file holds; the texts of a lesson in further languages too."""
    known = "lesson" in plain and plain.get("game") in games.names()
    return with_further(games.load(plain["game"]).package, plain) if known else plain


def convert_group(plain: dict[str, Any]) -> Iterator[Case]:
    """The cases of a file from plain data."""
    _refuse_unknown(plain, Group)
    try:
        group = msgspec.convert(plain, Group)
    except msgspec.ValidationError as error:
        raise _type_error(str(error)) from None
    if not group.case:
        raise ScenarioError("a file of cases has at least one", "case")
    shared = {key: value for key, value in plain.items() if key != "case"}
    names: set[str] = set()
    for number, own in enumerate(group.case):
        with within("case", number, saying=f"{own.get('name', number + 1)}: "):
            case = _convert(shared | own, Case)
            if not NAME.fullmatch(case.name):
                raise ScenarioError(f"name: {case.name!r} should be words with hyphens between them", "name")
            if case.name in names:
                raise ScenarioError(f"name: there are two cases {case.name!r}", "name")
        names.add(case.name)
        yield case


def convert(plain: dict[str, Any]) -> Scenario:
    """A scenario from plain data."""
    return _convert(plain, Scenario)


S = TypeVar("S", bound=Scenario)


def _convert(plain: dict[str, Any], kind: type[S]) -> S:
    _refuse_unknown(plain, kind)
    try:
        return msgspec.convert(plain, kind)
    except msgspec.ValidationError as error:
        raise _type_error(str(error)) from None


def _toml_error(error: tomllib.TOMLDecodeError, text: str) -> tuple[str, int]:
    said, _, place = str(error).rpartition(" (at ")
    found = re.match(r"line (\d+)", place)
    return said or str(error), int(found.group(1)) if found else max(1, len(text.splitlines()))


def _refuse_unknown(plain: dict[str, Any], kind: type[msgspec.Struct], *at: str | int) -> None:
    """Refuse a key that means nothing in a file or in a part of it."""
    known, parts = kind.__struct_fields__, PARTS.get(kind, {})
    for key, value in plain.items():
        if key not in known:
            raise ScenarioError(f"{place_said(at)}{key!r} is unknown{closest(key, list(known))}", *at, key)
        inner = parts.get(key)
        if inner is None:
            continue
        if isinstance(value, dict):
            _refuse_unknown(value, inner, *at, key)
        for number, each in enumerate(value if isinstance(value, list) else ()):
            if isinstance(each, dict):
                _refuse_unknown(each, inner, *at, key, number)


TYPES: Final = {
    "array": "a list", "object": "a table", "str": "a text", "int": "a whole number", "bool": "true or false",
    "float": "a number with a point", "null": "nothing",
}  # fmt: skip


def _type_error(said: str) -> ScenarioError:
    """What msgspec says of a value of the wrong type, in words and with its place."""
    said, _, path = said.partition(" - at `$")
    at: list[str | int] = []
    for name, number in re.findall(r"\.(\w+)|\[(\d+)\]", path.partition("[...]")[0]):
        at.append(name or int(number))
    missing = re.search(r"missing required field `(\w+)`", said)
    wanted = re.match(r"Expected `([^`]+)`, got `([^`]+)`", said)
    if missing:
        said = f"{missing.group(1)!r} is missing"
    elif wanted:
        kinds = [TYPES.get(kind, kind) for kind in wanted.group(1).split(" | ") if kind != "null"]
        said = f"{' or '.join(kinds)} is wanted, not {TYPES.get(wanted.group(2), wanted.group(2))}"
    return ScenarioError(f"{place_said(tuple(at))}{said}", *at)


def place_said(at: Place) -> str:
    """A place as complaints begin with it: `step 2: play: `; steps and lines count from 1."""
    parts = list(at)
    words: list[str] = []
    while parts:
        name = str(parts.pop(0))
        number = f" {int(parts.pop(0)) + 1}" if parts and isinstance(parts[0], int) else ""
        words.append(f"{name}{number}: ")
    return "".join(words)
