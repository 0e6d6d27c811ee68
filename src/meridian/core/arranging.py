"""Reads positions in words: faults are reported with their place."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

from meridian.core.errors import BadInput, BadPosition
from meridian.core.suggestions import closest
from meridian.core.words import Words

LARGEST = 1_000_000
"""No number of any position comes near this."""


def refuse_unknown(told: dict[str, Any], known: Collection[str], where: str = "") -> None:
    """Refuse a position, or a part of one, with a key that this game does not know."""
    for key in told:
        if key not in known:
            said = f"{where}.{key}" if where else repr(key)
            raise unknown(f"{said} is unknown{closest(key, list(known))}", f"{where}.{key}" if where else key)


def unknown(line: str, where: str) -> BadPosition:
    """A complaint that names its place itself."""
    error = BadPosition("", line)
    error.at = tuple(where.split("."))
    return error


def read_table(value: Any, where: str) -> dict[str, Any]:
    """A part of a position that has keys."""
    if not isinstance(value, dict):
        raise BadPosition(where, f"{value!r} is not a table")
    return value


def read_list(value: Any, where: str) -> list[Any]:
    """A part of a position that is a list."""
    if not isinstance(value, list):
        raise BadPosition(where, f"{value!r} is not a list")
    return value


def read_number(value: Any, where: str) -> int:
    """A whole number; how high it may be, the laws of the game say."""
    if type(value) is not int or abs(value) > LARGEST:
        raise BadPosition(where, f"{value!r} is not a whole number of a sensible size")
    return value


def read_switch(value: Any, where: str) -> bool:
    """Yes or no."""
    if type(value) is not bool:
        raise BadPosition(where, f"{value!r} is not a yes or no")
    return value


def read_word(value: Any, words: Sequence[str], where: str) -> int:
    """The place of a word among those that are possible."""
    if value not in words:
        raise BadPosition(where, f"{value!r} is not one of {', '.join(words)}")
    return words.index(value)


def read_in(words: Words, field: str, value: Any, where: str) -> int:
    """What a word of a position stands for; an unknown word is reported with its place, `where`."""
    try:
        return words.read_value(field, str(value))
    except BadInput as error:
        raise BadPosition(where, str(error)) from None


def read_seat(words: Words, name: Any, where: str) -> int:
    """A player named in a position."""
    try:
        seat = words.read_actor(str(name))
    except BadInput as error:
        raise BadPosition(where, str(error)) from None
    if seat < 0:
        raise BadPosition(where, f"{name!r} is not a player")
    return seat


def read_players(start: dict[str, Any], words: Words) -> list[tuple[int, str, dict[str, Any]]]:
    """What a position says of each player: the seat, the name of the part, and the part."""
    told = read_table(start.get("players", {}), "players")
    return [
        (read_seat(words, name, f"players.{name}"), name, read_table(said, f"players.{name}"))
        for name, said in told.items()
    ]
