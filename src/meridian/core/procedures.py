"""The fields of procedures, declared once: how they are shown, what they mean in an observation and their types in the
browser follow from it.

A game declares a `Procedure` for each class of frames that adds fields to those of its bases, in
`<game>/procedures.py`, and hands them to `UnderWay` in the schema of its positions. A class of frames with a field of
which no kind is declared is refused when the game is loaded.

Compiled, like all that shows positions.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import mypyc_attr

from meridian.core.frames import Choice, DrawCards, Sealed
from meridian.core.introspect import field_names
from meridian.core.kinds import ANSWERS, NUMBER, PLAIN, SEAT, SEAT_LIST, STEP, Kind, Scope
from meridian.core.position import Frame


@mypyc_attr(allow_interpreted_subclasses=True)
class SecretField(Kind):
    """A field of which a viewer may not know all: `seen_by` of its class takes the rest away."""

    def __init__(self, kind: Kind) -> None:
        self.kind = kind


@mypyc_attr(allow_interpreted_subclasses=True)
class Unencoded(Kind):
    """A field that is just a number in an observation, whatever it means in words: the encoding has it so, and a new
    meaning would be a new version of it."""

    def __init__(self, kind: Kind) -> None:
        self.kind = kind


@mypyc_attr(allow_interpreted_subclasses=True)
class Procedure:
    """The kinds of all fields that a class of frames adds to those of its bases."""

    def __init__(self, frame: type, **fields: Kind) -> None:
        self.frame = frame
        self.kinds: dict[str, Kind] = {}
        self.observed: dict[str, Kind] = {}
        self.secret: set[str] = set()
        for name, kind in fields.items():
            meant = kind
            if isinstance(meant, SecretField):
                self.secret.add(name)
                meant = meant.kind
            self.observed[name] = meant
            if isinstance(meant, Unencoded):
                self.observed[name] = NUMBER
                meant = meant.kind
            self.kinds[name] = meant


LIBRARY: Final = (
    Procedure(Frame, serial=NUMBER, times=NUMBER),
    Procedure(Choice, seat=SEAT),
    Procedure(Sealed, answers=SecretField(ANSWERS), seats=SEAT_LIST, step=STEP),
    Procedure(DrawCards, left=NUMBER, seat=SEAT),
)
"""What the frames of the library add."""


class Procedures:
    """The procedures of a game: what is declared of their fields, with what their bases declare."""

    def __init__(self, declared: tuple[Procedure, ...]) -> None:
        self._declared: dict[type, Procedure] = {}
        self._writers: dict[type, list[tuple[str, Kind | None]]] = {}
        self._hiding: dict[type, bool] = {}
        for each in (*LIBRARY, *declared):
            if each.frame in self._declared:
                raise TypeError(f"{each.frame.__name__}: this procedure is declared twice")
            self._declared[each.frame] = each
        for each in declared:
            self.kinds(each.frame)

    def write_all(self, stack: list[Frame[Any]], scope: Scope) -> list[dict[str, Any]]:
        """The procedures under way as plain data, outermost first: their names, and their fields in words."""
        return [self._write(frame, scope) for frame in stack]

    def write_seen(self, stack: list[Frame[Any]], written: list[dict[str, Any]], scope: Scope) -> list[dict[str, Any]]:
        """The same for the viewer of the scope, made of what is `written` of them as nobody hides them."""
        found: list[dict[str, Any]] = []
        for at in range(len(stack)):
            frame = stack[at]
            kind = type(frame)
            hiding = self._hiding.get(kind)
            if hiding is None:
                hiding = self._hiding[kind] = hides(kind)
            found.append(self._write(frame.seen_by(scope.viewer), scope) if hiding else written[at])
        return found

    def _write(self, frame: Frame[Any], scope: Scope) -> dict[str, Any]:
        kind = type(frame)
        writers = self._writers.get(kind)
        if writers is None:
            writers = self._writers[kind] = self._writers_for(kind)
        shown: dict[str, Any] = {"procedure": kind.__name__}
        for name, writer in writers:
            value: Any = getattr(frame, name)
            shown[name] = value if writer is None else writer.write(value, scope)
        return shown

    def _writers_for(self, frame: type) -> list[tuple[str, Kind | None]]:
        """The fields of a class with their kinds; None where a value is written as it is."""
        return [(name, None if type(kind) in PLAIN else kind) for name, kind in self.kinds(frame).items()]

    def kinds(self, frame: type) -> dict[str, Kind]:
        """The kinds of all fields of a class, by name in alphabetical order; raises TypeError unless each is declared
        once."""
        fields = field_names(frame)
        found: dict[str, Kind] = {}
        twice: set[str] = set()
        for each in self._bases(frame):
            twice.update(found.keys() & each.kinds.keys())
            found.update(each.kinds)
        odd = sorted((found.keys() ^ set(fields)) | twice)
        if odd:
            raise TypeError(f"{frame.__name__}: a procedure must declare the kind of each field once; see {odd[0]}")
        return {name: found[name] for name in fields}

    def observed(self, frame: type) -> dict[str, Kind]:
        """What the numbers of each field of a class mean in an observation."""
        return {name: kind for each in self._bases(frame) for name, kind in each.observed.items()}

    def secret(self, frame: type) -> set[str]:
        """The fields of a class of which a viewer may not know all."""
        return {name for each in self._bases(frame) for name in each.secret}

    def _bases(self, frame: type) -> list[Procedure]:
        return [self._declared[base] for base in frame.__mro__ if base in self._declared]

    def check(self, package: str) -> None:
        """Raises TypeError if a procedure of this package has a field without a kind, or hides a field that is not
        declared to be secret."""
        for frame in frames_of(package):
            self.kinds(frame)
            if hides(frame) and not self.secret(frame):
                raise TypeError(f"{frame.__name__}: it hides something (seen_by), but has no SecretField")


def all_seen_by(stack: list[Frame[Any]], viewer: int) -> list[Frame[Any]]:
    """The procedures under way as a viewer may know them."""
    return [frame.seen_by(viewer) for frame in stack]


def frames_of(package: str) -> list[type]:
    """All classes of frames of a package that is loaded, by name."""
    found: set[type] = set()
    left: list[type] = [Frame]
    while left:
        further: set[type] = set(left.pop().__subclasses__()) - found
        found |= further
        left += further
    own = [frame for frame in found if f"{frame.__module__}.".startswith(f"{package}.")]
    return sorted(own, key=lambda frame: (frame.__name__, frame.__module__))


def stacked_frames(package: str) -> list[type]:
    """The same without those that only others are made of."""
    frames = frames_of(package)
    bases = {base for frame in frames for base in frame.__mro__[1:]}
    return [frame for frame in frames if frame not in bases]


def hides(frame: type) -> bool:
    """Whether frames of this class look different to some viewers."""
    return next(base for base in frame.__mro__ if "seen_by" in vars(base)) is not Frame
