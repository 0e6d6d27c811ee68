"""The fields of positions and frames by name, compiled or not."""

from __future__ import annotations

from typing import Any


def fields_of(thing: object) -> dict[str, Any]:
    """The fields of a frame or state, by name in alphabetical order, compiled or not."""
    kind = type(thing)
    if kind not in _NAMES:
        _NAMES[kind] = field_names(kind)
    return {name: getattr(thing, name) for name in _NAMES[kind]}


_NAMES: dict[type, list[str]] = {}


def field_names(kind: type) -> list[str]:
    """The names of the fields of a class of frames or states, in alphabetical order."""
    names: set[str] = set()
    for cls in kind.__mro__:
        # Of the class itself: an interpreted class inherits the list of the compiled one above it.
        own = vars(cls)
        names.update(own.get("__mypyc_attrs__", ()) or own.get("__slots__", ()))
    return sorted(name for name in names if not name.startswith("_"))
