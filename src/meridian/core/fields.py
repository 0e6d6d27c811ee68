"""One field of a record: its kind, who may know it, how it is written, read and hidden.

While nothing changes that decides what is written of a field, it is not written again: `reads` names the fields of the
record that decide it (with `position.` before them, fields of the whole position), or `same` says it of two records. A
field of a kind and visibility of the library depends on itself alone. Where nothing is said, it is written every time.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from mypy_extensions import mypyc_attr

from meridian.core.deck import Slots
from meridian.core.kinds import NUMBER, Kind, Scope, Shape

Visibility = Callable[[Any, Any, Scope], Any] | None
"""What a viewer may know of a field: called with its value, the record and the scope."""

OPEN: Final[Visibility] = None
"""The visibility of what lies open on the table."""

LIBRARY: Final = "meridian.core."
OF_POSITION: Final = "position."
"""Begins the name of a field of the whole position, where a part of one of its records depends on it."""


def known_cards(value: Any, record: Any, scope: Scope) -> Any:
    """The visibility of cards in slots: each slot says who knows it."""
    slots: Slots = value
    return slots.seen_by(scope.viewer)


class OwnersAlone:
    """The visibility of what its owner alone knows."""

    def __init__(self, otherwise: Any) -> None:
        self.otherwise = otherwise

    def __call__(self, value: Any, record: Any, scope: Scope) -> Any:
        return value if scope.owner == scope.viewer else self.otherwise


def own(otherwise: Any) -> Visibility:
    """The visibility of what its owner alone knows; everybody else reads `otherwise`."""
    return OwnersAlone(otherwise)


def follows(value: Any, record: Any, scope: Scope) -> Any:
    """The visibility of what is worked out from hidden fields: it is hidden with them."""
    return value


def kept(shown: Any, written: Any) -> Any:
    """What is written now, made of the objects that were shown before where these are equal: what has not changed is
    then found at once."""
    if written == shown:
        return shown
    if isinstance(written, dict) and isinstance(shown, dict):
        for key, old in shown.items():
            new: Any = written.get(key)
            if new is not old and new is not None and new == old:
                written[key] = old
    return written


def alone(name: str, kind: Kind, seen: Visibility) -> tuple[str, ...] | None:
    """What decides a field of the library's kinds and visibilities: itself; of others, nobody knows."""
    plain = seen is None or seen is known_cards or isinstance(seen, OwnersAlone)
    return (name,) if plain and type(kind).__module__.startswith(LIBRARY) else None


@mypyc_attr(allow_interpreted_subclasses=True)
class Field:
    """One field of a record: its kind, who may know it, and its key in words if that is not its name.

    `observed` is what its numbers mean in an observation, if not the same as in words; `about` and `otherwise` say in
    documents what it is and what holds where a starting position does not tell it.
    """

    def __init__(
        self,
        name: str,
        kind: Kind,
        seen: Visibility,
        key: str = "",
        observed: Kind | None = None,
        about: str = "",
        otherwise: str = "",
        readable: bool = True,
        reads: tuple[str, ...] | None = None,
    ) -> None:
        self.name = name
        self.kind = kind
        self.seen = seen
        self.key = key or name
        self.fields: tuple[str, ...] = (name,)
        self.observed: dict[str, Kind] = {name: observed or kind}
        self.about = about
        self.otherwise = otherwise
        self.readable = readable
        self.shown: bool = True
        self.tables: dict[str, str] = {"": kind.keys} if kind.keys else {}
        self.needs_view = False
        """Whether its closed parts are written of a view, not of the position."""
        self.depend_on(alone(name, kind, seen) if reads is None else reads)

    def depend_on(self, reads: tuple[str, ...] | None) -> None:
        """Say what decides what is written; None: it is not known."""
        self._known = reads is not None
        self._reads = [name for name in reads or () if not name.startswith(OF_POSITION)]
        self._reads_of_position = [
            name.removeprefix(OF_POSITION) for name in reads or () if name.startswith(OF_POSITION)
        ]

    def write(self, record: Any, scope: Scope) -> Any:
        """This field as plain data."""
        return self.kind.write(getattr(record, self.name), scope)

    def read(self, record: Any, told: Any, scope: Scope) -> None:
        """Set this field to what plain data tell."""
        setattr(record, self.name, self.kind.read(told, scope))

    def hide(self, copy: Any, record: Any, scope: Scope) -> None:
        """Take from a copy what the viewer may not know."""
        seen = self.seen
        if seen is not None:
            setattr(copy, self.name, seen(getattr(record, self.name), record, scope))

    def is_open(self) -> bool:
        """Whether what is written of this field is the same for every viewer."""
        return self.seen is None

    def write_open(self, record: Any, scope: Scope) -> Any:
        """The open parts of this field as plain data; None if it has none."""
        return self.write(record, scope) if self.seen is None else None

    def write_closed(self, record: Any, scope: Scope) -> Any:
        """The other parts, of a view."""
        return self.write(record, scope)

    def same(self, record: Any, before: Any, scope: Scope) -> bool:
        """Whether what is written is known to be the same as of the record `before`."""
        if not self._known:
            return False
        for name in self._reads:
            now: Any = getattr(record, name)
            then: Any = getattr(before, name)
            if now is not then and now != then:
                return False
        for name in self._reads_of_position:
            now = getattr(scope.whole, name)
            then = getattr(scope.before, name)
            if now is not then and now != then:
                return False
        return True

    def renew_open(self, record: Any, scope: Scope, before: Any, shown: Any) -> Any:
        """`write_open`, but the very same object as was shown of the record `before` if nothing has changed."""
        if self.seen is not None or self.same(record, before, scope):
            return shown
        return kept(shown, self.write(record, scope))

    def changes(self, record: Any, scope: Scope, before: Any) -> Any:
        """What may have changed of the closed parts: None for nothing, a table of records for those inside."""
        if self.same(record, before, scope):
            return None
        if self.needs_view:
            scope.needs_view = True
        return True

    def renew_closed(self, record: Any, view: Any, scope: Scope, shown: Any, changes: Any) -> Any:
        """`write_closed` for the viewer of the scope, who has been shown something before. `view` is the record of the
        viewer's view; without one, of the position."""
        seen = self.seen
        if self.needs_view or seen is None:
            written = self.write(view, scope.view)
        else:
            written = self.kind.write(seen(getattr(record, self.name), record, scope), scope)
        return kept(shown, written)

    def shape(self) -> Shape:
        """What the browser reads."""
        return self.kind.shape


@mypyc_attr(allow_interpreted_subclasses=True)
class Unshown(Field):
    """A field that is not written: it follows from others, or is of no interest."""

    def __init__(self, name: str, seen: Visibility, observed: Kind = NUMBER) -> None:
        super().__init__(name, NUMBER, seen, observed=observed, readable=False)
        self.shown = False


Write = Callable[[Any, Scope], Any]
Read = Callable[[Any, Any, Scope], None]
Same = Callable[[Any, Any], bool]


@mypyc_attr(allow_interpreted_subclasses=True)
class Custom(Field):
    """Something written in a way of its own: worked out from other fields, or made of several.

    `tables` says of each table in it that holds only what is there, by path, what its keys name; `shape` is what the
    browser reads. With a visibility other than OPEN it is made of one field, or hidden by hand.
    """

    def __init__(
        self,
        key: str,
        write: Write,
        seen: Visibility,
        read: Read | None = None,
        fields: tuple[str, ...] = (),
        shape: Shape = "number",
        tables: dict[str, str] | None = None,
        observed: dict[str, Kind] | None = None,
        about: str = "",
        otherwise: str = "",
        reads: tuple[str, ...] | None = None,
        same: Same | None = None,
    ) -> None:
        super().__init__(key, NUMBER, seen, about=about, otherwise=otherwise, readable=read is not None)
        self.depend_on(reads)
        self.needs_view = seen is not None
        self._same = same
        self.fields = fields
        self.observed = dict.fromkeys(fields, NUMBER)
        if observed is not None:
            self.observed.update(observed)
        self._shape = shape
        self.tables = tables or {}
        self._write = write
        self._read = read

    def write(self, record: Any, scope: Scope) -> Any:
        return self._write(record, scope)

    def same(self, record: Any, before: Any, scope: Scope) -> bool:
        same = self._same
        return super().same(record, before, scope) if same is None else same(record, before)

    def read(self, record: Any, told: Any, scope: Scope) -> None:
        read = self._read
        if read is not None:
            read(record, told, scope)

    def hide(self, copy: Any, record: Any, scope: Scope) -> None:
        seen = self.seen
        if seen is not None and len(self.fields) == 1:
            field = self.fields[0]
            setattr(copy, field, seen(getattr(record, field), record, scope))

    def shape(self) -> Shape:
        return self._shape


@mypyc_attr(allow_interpreted_subclasses=True)
class Told(Field):
    """What only a starting position tells, such as the moment at which play goes on. Without `read` the game reads it
    itself."""

    def __init__(
        self,
        key: str,
        about: str,
        otherwise: str,
        read: Read | None = None,
        kind: str = "",
        words: Sequence[str] = (),
    ) -> None:
        super().__init__(key, NUMBER, OPEN, about=about, otherwise=otherwise)
        self.words = tuple(words)
        """What may be said, if it is one of a few words."""
        self.fields = ()
        self.observed = {}
        self.shown = False
        self.told_as = kind
        self._read = read

    def read(self, record: Any, told: Any, scope: Scope) -> None:
        read = self._read
        if read is not None:
            read(record, told, scope)
