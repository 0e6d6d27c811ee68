"""Editions: the data a game is played with. Shipped files, what a user's own file changes, and a hash of the whole."""

from __future__ import annotations

import hashlib
import json
import logging
import tomllib
from functools import cache
from importlib.resources import files
from typing import Any, Final

import msgspec

from meridian.core.datum import MARKS, BadEdition, Fault, Key, dotted, leaves, quoted, same
from meridian.core.former_ids import former_of, renamed
from meridian.core.provenance import mark_faults, provenance
from meridian.core.suggestions import closest

ABOUT: Final = "edition"
"""The table in which a user's file says what it is."""
ABOUT_KEYS: Final = ("game", "name", "source")
STANDARD: Final = "standard"
NONE: Final = "none"
"""What takes a datum away, where an edition can do without it."""

KINDS: Final[dict[type, str]] = {int: "a whole number", float: "a number", str: "a text", bool: "true or false"}

EXACT: Final = 2**53
"""Whole numbers below it may stand where a number with a point belongs."""

log = logging.getLogger(__name__)


class Edition(msgspec.Struct, frozen=True):
    """The merged data of one edition of a game, with what the user changed and a hash of the whole."""

    name: str
    data: dict[str, Any]
    overlay: dict[str, Any]
    hash: str
    source: str = ""


class DataChange(msgspec.Struct, frozen=True):
    """A datum that differs between two editions; None where one of them has no such datum."""

    key: Key
    before: Any
    after: Any


@cache
def shipped(package: str) -> Edition:
    """The edition that comes with a game: all TOML files of its data folder, merged."""
    data: dict[str, Any] = {}
    for file in sorted(files(package).joinpath("data").iterdir(), key=lambda f: f.name):
        if file.name.endswith(".toml"):
            for section, content in tomllib.loads(file.read_text(encoding="utf-8")).items():
                data.setdefault(section, {}).update(content)
    mark = fingerprint(data)
    log.debug("the shipped edition of %s: %s", package, mark)
    return Edition(STANDARD, data, {}, mark)


def overlaid(
    base: Edition, overlay: dict[str, Any], game: str = "", optional: dict[str, type] | None = None
) -> Edition:
    """An edition with some of its data changed by an overlay of the same shape.

    `optional` are the data an edition may have or lack, by patterns such as `borders.*`: only these can
    be added, or taken away with "none". All faults are reported together, in a BadEdition.
    """
    changed = stated(base, overlay)
    merge = _Merge(optional or {})
    data = merge.tables(base.data, changed, ())
    faults = [*_about_faults(overlay.get(ABOUT, {}), game), *merge.faults, *mark_faults(changed, data)]
    if faults:
        raise BadEdition(faults)
    about = overlay.get(ABOUT, {})
    mark = fingerprint(data)
    name = about.get("name", base.name if mark == base.hash else "own")
    log.debug("edition %s: %s", name, mark)
    return Edition(name, data, overlay, mark, about.get("source", ""))


def changes(before: Edition, after: Edition) -> list[DataChange]:
    """Every datum that differs, section by section."""
    a, b = dict(leaves(before.data)), dict(leaves(after.data))
    sections = list(before.data)
    return [
        DataChange(key, a.get(key), b.get(key))
        for key in sorted({**a, **b}, key=lambda key: sections.index(key[0]))
        if key not in a or key not in b or not same(a[key], b[key])
    ]


def marks_of(edition: Edition, base: Edition) -> dict[Key, str]:
    """Where every datum of an edition comes from."""
    return provenance(base.data, edition.data, stated(base, edition.overlay))


def stated(base: Edition, overlay: dict[str, Any]) -> dict[str, Any]:
    """The data and marks of an overlay under the ids of today, without what it says about itself."""
    data: dict[str, Any] = renamed({key: value for key, value in overlay.items() if key != ABOUT}, former_of(base.data))
    return data


def fingerprint(data: dict[str, Any]) -> str:
    """A hash over the data that play depends on: everything but where it comes from."""
    return hashlib.sha256(json.dumps(without_marks(data), separators=(",", ":")).encode()).hexdigest()


def without_marks(data: Any) -> Any:
    """Data alone, without where they come from."""
    if isinstance(data, dict):
        return {key: without_marks(value) for key, value in data.items() if key != MARKS}
    return data


def _about_faults(about: Any, game: str) -> list[Fault]:
    """What is wrong with the table in which a file says what it is."""
    if not isinstance(about, dict):
        return [Fault((ABOUT,), f"is {quoted(about)}, not a table")]
    faults = []
    for key, value in about.items():
        here = (ABOUT, key)
        if key not in ABOUT_KEYS:
            faults.append(Fault(here, f"is unknown{closest(key, list(ABOUT_KEYS))}"))
        elif not isinstance(value, str) or not value.strip() or not value.isprintable():
            faults.append(Fault(here, f"is {quoted(value)}, not a text of one line"))
        elif key == "game" and game and value != game:
            faults.append(Fault(here, f"is {quoted(value)}: these are not data of {game}"))
        elif key == "name" and value == STANDARD:
            faults.append(Fault(here, f'is "{STANDARD}", which is what the shipped edition is called'))
    return faults


class _Merge:
    """Lays an overlay over data and collects what does not fit."""

    def __init__(self, optional: dict[str, type]) -> None:
        self.optional = {tuple(pattern.split(".")): kind for pattern, kind in optional.items()}
        self.faults: list[Fault] = []

    def tables(self, base: dict[str, Any], overlay: dict[str, Any], path: Key) -> dict[str, Any]:
        """One table with what changes in it."""
        merged = dict(base)
        for key, value in overlay.items():
            if key != MARKS:
                self.datum(merged, value, (*path, key))
        return merged

    def datum(self, table: dict[str, Any], value: Any, here: Key) -> None:
        """One key of the overlay, put into its table."""
        key = here[-1]
        kind = self.optional_kind(here)
        if value == NONE and kind is not None:
            if table.pop(key, None) is None:
                self.fault(here, f"is not there, so it cannot be taken away{closest(key, self.known(table, here))}")
        elif key in table and isinstance(table[key], dict):
            if isinstance(value, dict):
                table[key] = self.tables(table[key], value, here)
            else:
                self.fault(here, f"has another shape: it is a table, not {quoted(value)}")
        elif key in table or kind is not None:
            wrong = misfit(value, table[key]) if key in table else misfit(value, kind)
            if wrong:
                self.fault(here, wrong)
            else:
                table[key] = float(value) if isinstance(table.get(key), float) else value
        else:
            self.fault(here, f"is unknown{closest(key, self.known(table, here))}")

    def fault(self, here: Key, complaint: str) -> None:
        """Note what does not fit."""
        self.faults.append(Fault(here, complaint))

    def optional_kind(self, here: Key) -> type | None:
        """The type of a datum that may be there or not; None for all others."""
        for pattern, kind in self.optional.items():
            if len(pattern) == len(here) and all(a in ("*", b) for a, b in zip(pattern, here)):
                return kind
        return None

    def known(self, table: dict[str, Any], here: Key) -> list[str]:
        """The keys that could have been meant."""
        names = [pattern[-1] for pattern in self.optional if len(pattern) == len(here) and pattern[-1] != "*"]
        return [*(key for key in table if key != MARKS), *names, *([] if len(here) > 1 else [ABOUT])]


def misfit(value: Any, wanted: Any) -> str:
    """How a value differs in type from another one, or from a type; nothing if it does not."""
    kind = wanted if isinstance(wanted, type) else type(wanted)
    if isinstance(wanted, list):
        return _list_misfit(value, wanted)
    if isinstance(wanted, dict):
        return _row_misfit(value, wanted)
    if type(value) is kind or (kind is float and type(value) is int and abs(value) < EXACT):
        return ""
    if isinstance(value, dict):
        return f"has another shape: a table, where {KINDS[kind]} belongs"
    return f"is {quoted(value)}, not {KINDS[kind]}"


def _list_misfit(value: Any, wanted: list[Any]) -> str:
    if not isinstance(value, list) or not value:
        return f"is {quoted(value)}, not a list with something in it"
    for number, row in enumerate(value, start=1):
        wrong = misfit(row, wanted[0])
        if wrong:
            return f"row {number} {wrong}"
    return ""


def _row_misfit(value: Any, wanted: dict[str, Any]) -> str:
    if not isinstance(value, dict):
        return f"is {quoted(value)}, not a table"
    for key in {**wanted, **value}:
        if key not in wanted:
            return f"key {dotted((key,))} is unknown{closest(key, list(wanted))}"
        if key not in value:
            return f"lacks the key {key}"
        wrong = misfit(value[key], wanted[key])
        if wrong:
            return f"key {key} {wrong}"
    return ""
