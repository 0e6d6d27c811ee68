"""Positions in words, as far as all games say them alike."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from meridian.core.action import Action
from meridian.core.codec import Words
from meridian.core.deck import UNSEEN
from meridian.core.errors import BadInput
from meridian.core.plain import closest, fields_of


def show_frame(frame: object, words: Words) -> dict[str, Any]:
    """A procedure under way as plain data: its name and its fields in words."""
    return {"procedure": type(frame).__name__} | {
        name: _shown(name, value, words) for name, value in fields_of(frame).items()
    }


def _shown(name: str, value: Any, words: Words) -> Any:
    """A number by what its field means; a list by the meaning of one of its things (`seats`: `seat`)."""
    if type(value) is int:
        return words.value(name, value)
    if not isinstance(value, list):
        return value
    thing = name.removesuffix("s")
    return [_thing(thing if thing in words.names else "", each, words) for each in value]


def _thing(field: str, value: Any, words: Words) -> Any:
    if isinstance(value, Action):
        return words.say(value)
    if not field:
        return value
    return "?" if value == UNSEEN else words.value(field, value)


def refuse_unknown(start: dict[str, Any], known: Collection[str]) -> None:
    """Refuse a position with a key that this game does not know."""
    for key in start:
        if key not in known:
            raise BadInput(f"position: {key!r} is unknown{closest(key, list(known))}")


def read_in(words: Words, field: str, value: Any, where: str) -> int:
    """What a word of a position stands for; `where` it stands is told if it is none."""
    try:
        return words.read_value(field, str(value))
    except BadInput as error:
        raise BadInput(f"position: {where}: {error}") from None


def read_seat(words: Words, name: Any, where: str) -> int:
    """A player named in a position."""
    try:
        seat = words.read_actor(str(name))
    except BadInput as error:
        raise BadInput(f"position: {where}: {error}") from None
    if seat < 0:
        raise BadInput(f"position: {where}: {name!r} is not a player")
    return seat
