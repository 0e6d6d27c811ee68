"""Scenario files: rule tests that read like the worked examples of a rule book."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import msgspec

from meridian.core.errors import BadInput

Value = str | int | bool | list[Any] | dict[str, Any]


class RefusedLine(msgspec.Struct, forbid_unknown_fields=True):
    """An entry that must be refused, why, and the clauses the refusal must cite."""

    play: str
    because: str
    clauses: list[str] = []


class Step(msgspec.Struct, forbid_unknown_fields=True):
    """Entries to play, then what must be true."""

    play: list[str] = []
    stop: bool = False
    facts: list[str] | None = None
    never: list[str] = []
    asked: list[str] | None = None
    question: str | None = None
    options: dict[str, list[str]] = {}
    offers: dict[str, list[str]] = {}
    lacks: dict[str, list[str]] = {}
    chances: dict[str, int] | None = None
    refused: list[RefusedLine] = []
    state: dict[str, Value] = {}
    view: dict[str, dict[str, Value]] = {}
    queries: dict[str, Value] = {}
    result: dict[str, Value] = {}


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
    refuses: str = ""
    data: dict[str, Value] = {}
    step: list[Step] = []


def read(path: Path) -> Scenario:
    """A scenario from its file; a typo is named with its place."""
    try:
        text = path.read_text(encoding="utf-8")
    except OSError as error:
        raise BadInput(f"{path}: {error.strerror}") from None
    return parse(text, str(path))


def parse(text: str, where: str) -> Scenario:
    """A scenario from TOML text."""
    try:
        return msgspec.convert(tomllib.loads(text), Scenario)
    except tomllib.TOMLDecodeError as error:
        raise BadInput(f"{where}: not TOML: {error}") from None
    except msgspec.ValidationError as error:
        raise BadInput(f"{where}: {error}") from None


def expectations(scenario: Scenario) -> int:
    """How many things a scenario expects; one that expects nothing cannot fail and is refused."""
    count = len(scenario.data) + bool(scenario.refuses)
    for step in scenario.step:
        count += sum(
            bool(getattr(step, name))
            for name in ("never", "options", "offers", "lacks", "refused", "state", "view", "queries", "result")
        )
        count += sum(getattr(step, name) is not None for name in ("facts", "asked", "question", "chances"))
    return count
