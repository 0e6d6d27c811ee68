"""Procedures under way as plain data. Compiled, like all that shows positions."""

from __future__ import annotations

from typing import Any

from meridian.core.action import Action
from meridian.core.introspect import field_names
from meridian.core.kinds import UNKNOWN_NAME
from meridian.core.position import UNKNOWN, Frame
from meridian.core.words import Words

_FIELDS: dict[type, list[str]] = {}


def show_frame(frame: Frame[Any], words: Words) -> dict[str, Any]:
    """A procedure under way as plain data: its name and its fields in words."""
    kind = type(frame)
    fields = _FIELDS.get(kind)
    if fields is None:
        fields = _FIELDS[kind] = field_names(kind)
    shown: dict[str, Any] = {"procedure": kind.__name__}
    names: dict[str, list[str]] = words.names
    for field in fields:
        value: Any = getattr(frame, field)
        if type(value) is int:
            listed = names.get(field)
            shown[field] = listed[value] if listed is not None and 0 <= value < len(listed) else value
        elif isinstance(value, list):
            thing = field.removesuffix("s")
            shown[field] = [_show_one(thing, each, words) for each in value]
        else:
            shown[field] = value
    return shown


def _show_one(thing: str, value: Any, words: Words) -> Any:
    """One thing of a list, by the meaning of a field of that name (of `seats`: `seat`)."""
    if isinstance(value, Action):
        return words.say(value)
    if thing not in words.names:
        return value
    return UNKNOWN_NAME if value == UNKNOWN else words.value(thing, value)
