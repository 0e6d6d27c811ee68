"""Inquiries: what a game can be asked without a position, and the answer in plain lines."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import msgspec

from meridian.core.errors import BadInput


class Parameter(msgspec.Struct, frozen=True):
    """Something an inquiry wants to be told: a number in a range, or one of a few words; must be given if it has no
    default. `help` is a message of the game."""

    name: str
    low: int = 0
    high: int = 0
    default: int | str | None = None
    help: str = ""
    words: tuple[str, ...] = ()

    def values(self) -> str:
        """Its values in one line."""
        return ", ".join(self.words) if self.words else f"{self.low} to {self.high}"

    def read(self, text: str) -> int | str:
        """A value written as text, as on a command line."""
        if text in self.words:
            return text
        digits = text.removeprefix("-")
        if not self.words and digits.isascii() and digits.isdigit() and self.low <= int(text) <= self.high:
            return int(text)
        raise BadInput(f"{self.name}: {text!r} is not one of {self.values()}")


class Inquiry(msgspec.Struct, frozen=True):
    """What a game can be asked without a position. `answer` takes the settled options of a table and a value for every
    parameter, and gives plain data; `help` is a message of the game, `options` names those that matter."""

    parameters: tuple[Parameter, ...]
    answer: Callable[[dict[str, Any], dict[str, Any]], dict[str, Any]]
    help: str
    options: tuple[str, ...] = ()


def plain_lines(data: Any) -> list[str]:
    """Plain data one `name: value` a line, what lies deeper further in; lists of single values stay in their line."""
    rows = data.items() if isinstance(data, dict) else [(str(at), value) for at, value in enumerate(data, start=1)]
    lines: list[str] = []
    for name, value in rows:
        deep = isinstance(value, dict) or (isinstance(value, list) and any(isinstance(v, dict | list) for v in value))
        if deep and value:
            lines += [f"{name}:", *(f"  {line}" for line in plain_lines(value))]
        else:
            lines.append(f"{name}: {_plain(value)}")
    return lines


def _plain(value: Any) -> str:
    if isinstance(value, dict | list):
        return ", ".join(map(_plain, value)) or "-"
    return value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)
