"""Copies of whatever a state holds, by the names of its fields: slow, but nothing is forgotten."""

from __future__ import annotations

from typing import Any

from meridian.core.introspect import field_names


class StateRecord:
    """A part of a state, such as what one player has."""

    __slots__ = ()

    def copy(self) -> StateRecord:
        """An independent copy."""
        new = type(self).__new__(type(self))
        copy_fields(self, new)
        return new


def copy_fields(record: Any, new: Any, above: type = object) -> None:
    """Give a copy the fields of its original, except those of the class `above`."""
    inherited = field_names(above)
    for name in field_names(type(record)):
        if name not in inherited:
            setattr(new, name, copied(getattr(record, name)))


def copied(value: Any) -> Any:
    """A field of a copy: lists, dicts and records are copied, everything else is a value that nobody changes."""
    if isinstance(value, list):
        return [copied(each) for each in value]
    if isinstance(value, dict):
        return {key: copied(each) for key, each in value.items()}
    return value.copy() if isinstance(value, StateRecord) else value
