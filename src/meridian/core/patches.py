"""What changed from one view to the next: merge patches (RFC 7396) between positions as plain data.

A patch names only what changed; null takes a key away. In a patch the procedures under way are a table by serial
number, in the order of these numbers, so that only the changed fields of a procedure are sent. Nothing in a shown
position is null, but for answers inside a list, and lists are sent whole: so `applied(patched(a, b), a) == b`.
"""

from __future__ import annotations

from typing import Any

from meridian.core.kinds import Scope
from meridian.core.schema import UNDER_WAY_KEY, Schema
from meridian.core.words import Words


def patched(before: dict[str, Any], after: dict[str, Any]) -> dict[str, Any]:
    """The patch that makes one shown position of another."""
    return difference(_keyed(before), _keyed(after))


def difference(before: dict[str, Any], after: dict[str, Any]) -> dict[str, Any]:
    """The merge patch between two tables."""
    found: dict[str, Any] = {}
    for key, value in after.items():
        if key not in before:
            found[key] = value
            continue
        old = before[key]
        if old is value:
            continue
        if isinstance(value, dict) and isinstance(old, dict):
            inner = difference(old, value)
            if inner:
                found[key] = inner
        elif old != value:
            found[key] = value
    for key in before:
        if key not in after:
            found[key] = None
    return found


def applied(patch: dict[str, Any], before: dict[str, Any]) -> dict[str, Any]:
    """The shown position that a patch makes of another."""
    found = merged(_keyed(before), patch)
    frames = found.get(UNDER_WAY_KEY)
    if isinstance(frames, dict):
        found[UNDER_WAY_KEY] = [frames[serial] for serial in sorted(frames, key=int)]
    return found


def merged(before: dict[str, Any], patch: dict[str, Any]) -> dict[str, Any]:
    """A table with a merge patch applied; neither is changed."""
    found = before.copy()
    for key, value in patch.items():
        if value is None:
            found.pop(key, None)
        elif isinstance(value, dict):
            old = found.get(key)
            found[key] = merged(old if isinstance(old, dict) else {}, value)
        else:
            found[key] = value
    return found


def composed(first: dict[str, Any], second: dict[str, Any]) -> dict[str, Any] | None:
    """One patch for two that follow each other. None where there is none: a table that was taken away and came back
    cannot be told by a merge."""
    found = first.copy()
    for key, value in second.items():
        old = found.get(key)
        if isinstance(value, dict) and key in found:
            if not isinstance(old, dict):
                return None
            inner = composed(old, value)
            if inner is None:
                return None
            found[key] = inner
        else:
            found[key] = value
    return found


def _keyed(shown: dict[str, Any]) -> dict[str, Any]:
    """A shown position with the procedures under way by serial number."""
    frames = shown.get(UNDER_WAY_KEY)
    if not isinstance(frames, list):
        return shown
    found = shown.copy()
    found[UNDER_WAY_KEY] = {str(frame["serial"]): frame for frame in frames}
    return found


class Showing:
    """A position as each viewer may see it: what all may know is written, and compared, once for all of them.

    What has not changed since the position `before` is taken from there, as the same objects. Views are made when they
    are first asked for, so neither position may be played on; they are kept. A viewer is a seat, None for a spectator,
    or a negative number: one who may know everything.
    """

    def __init__(self, schema: Schema, position: Any, words: Words, before: Showing | None = None) -> None:
        self._schema = schema
        self._position: Any = position
        self._words = words
        self._before = before
        self._closed: dict[int | None, dict[str, Any]] = {}
        self._frames: list[dict[str, Any]] | None = None
        self._changes: Any = None
        self._needs_view = False
        self._patched: Showing | None = None
        self._open_patch: dict[str, Any] = {}
        scope = Scope(position, words)
        if before is None:
            self._open = schema.write_open(position, scope)
        else:
            scope.before = before._position
            self._open = schema.renew_open(position, scope, before._position, before._open)

    def view(self, seat: int | None) -> dict[str, Any]:
        """A viewer's view as plain data."""
        return _combined(self._open, self.closed(seat))

    def closed(self, seat: int | None) -> dict[str, Any]:
        """Those parts of a view that not everybody sees alike."""
        found = self._closed.get(seat)
        if found is None:
            found = self._closed[seat] = self._write_closed(seat)
        return found

    def patch(self, before: Showing, seat: int | None) -> dict[str, Any]:
        """What changed for a viewer since another position, whose view was asked for then."""
        if self._patched is not before:
            self._patched = before
            self._open_patch = difference(before._open, self._open)
        closed = difference(_keyed(before.closed(seat)), _keyed(self.closed(seat)))
        return _combined(self._open_patch, closed)

    def settle(self) -> None:
        """Everybody was told how the view came about: earlier positions are not needed any more."""
        self._before = self._patched = None
        self._open_patch = {}

    def _write_closed(self, seat: int | None) -> dict[str, Any]:
        schema, position, before = self._schema, self._position, self._before
        everything = seat is not None and seat < 0
        shown = None if before is None or everything else before._closed.get(seat)
        if before is None or shown is None:
            seen = position if everything else schema.view(position, seat)
            return schema.write_closed(seen, Scope(seen, self._words))
        if self._frames is None:
            self._look_for_changes(before)
        if self._changes is None:
            return shown
        scope = Scope(position, self._words, -1 if seat is None else seat)
        scope.before, scope.frames = before._position, self._frames
        seen = schema.view(position, seat) if self._needs_view else position
        scope.view = Scope(seen, self._words)
        return schema.renew_closed(position, seen, scope, shown, self._changes)

    def _look_for_changes(self, before: Showing) -> None:
        """Once for all viewers."""
        scope = Scope(self._position, self._words)
        scope.before = before._position
        frames = self._schema.procedures().write_all(self._position.stack, scope)
        earlier = before._frames or []
        for at in range(min(len(frames), len(earlier))):
            if frames[at] == earlier[at]:
                frames[at] = earlier[at]
        self._frames = frames
        self._changes = self._schema.changes(self._position, scope, before._position)
        self._needs_view = scope.needs_view


def _combined(one: dict[str, Any], other: dict[str, Any]) -> dict[str, Any]:
    """Two tables that tell different things of the same, as one."""
    found = one.copy()
    for key, value in other.items():
        mine = found.get(key)
        found[key] = _combined(mine, value) if isinstance(mine, dict) and isinstance(value, dict) else value
    return found
