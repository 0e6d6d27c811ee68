"""Where the data of an edition come from: the mark of every datum.

A table may hold `provenance`: one word for all that stands in it, or a table of the same shape with
words in it, `*` for any key. The mark that names a datum most closely counts.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Any, Final

from meridian.core.datum import MARKS, Fault, Key, leaves, quoted, same
from meridian.core.suggestions import closest

OWN: Final = "own"
WORDS: Final = ("printed", "inferred", "public", "ruled", "reconstructed", OWN)
"""What a mark can say, surest first; `own` is what a user's file changes without saying why."""

ANY: Final = "*"


def provenance(base: dict[str, Any], data: dict[str, Any], overlay: dict[str, Any]) -> dict[Key, str]:
    """The mark of every datum of merged data; an empty one where there is none.

    In a user's file a word for a whole table covers what stands in that file; a mark that names a
    datum itself also confirms a shipped value that the file does not repeat.
    """
    shipped, own = marks(base), marks(overlay)
    before, stated = dict(leaves(base)), dict(leaves(overlay))
    found: dict[Key, str] = {}
    for key, value in leaves(data):
        mark, exact = _find(own, key)
        if mark and (exact or key in stated):
            found[key] = mark
        elif key not in before or not same(before[key], value):
            found[key] = OWN
        else:
            found[key] = _find(shipped, key)[0]
    return found


def marks(tree: dict[str, Any]) -> dict[Key, str]:
    """Every mark in a tree of data, under the keys that it covers."""
    found: dict[Key, str] = {}
    for path, mark, _ in _tables_with_marks(tree, tree, ()):
        if isinstance(mark, dict):
            found.update({(*path, *key): word for key, word in leaves(mark)})
        else:
            found[path] = mark
    return found


def mark_faults(tree: dict[str, Any], data: dict[str, Any]) -> Iterator[Fault]:
    """Marks that are no words of ours, or that name nothing in the data."""
    for path, mark, table in _tables_with_marks(tree, data, ()):
        yield from _mark_faults(mark, table, (*path, MARKS))


def _tables_with_marks(
    tree: dict[str, Any], data: dict[str, Any], path: Key
) -> Iterator[tuple[Key, Any, dict[str, Any]]]:
    """The tables of a tree that also stand in the data, and hold marks: where, which marks, and the data there."""
    for key, value in tree.items():
        if key == MARKS:
            yield path, value, data
        elif isinstance(value, dict) and isinstance(data.get(key), dict):
            yield from _tables_with_marks(value, data[key], (*path, key))


def _find(known: dict[Key, str], key: Key) -> tuple[str, bool]:
    """The mark that names a datum most closely, and whether it names the datum itself."""
    for length in range(len(key), -1, -1):
        parts = ((part, ANY) for part in key[:length])
        for pattern in sorted(product(*parts), key=lambda pattern: pattern.count(ANY)):
            if pattern in known:
                return known[pattern], length == len(key)
    return "", False


def _mark_faults(mark: Any, data: Any, where: Key) -> Iterator[Fault]:
    if isinstance(mark, str):
        if mark not in WORDS:
            yield Fault(where, f"is {quoted(mark)}, not one of {', '.join(WORDS)}", "provenance")
    elif not isinstance(mark, dict):
        yield Fault(where, f"is {quoted(mark)}, not a word or a table of words", "provenance")
    elif not isinstance(data, dict):
        yield Fault(where, "has marks for parts of a single datum", "provenance")
    else:
        for key, inner in mark.items():
            if key == ANY:
                yield from _mark_faults(inner, _together(data), (*where, key))
            elif key in data and key != MARKS:
                yield from _mark_faults(inner, data[key], (*where, key))
            else:
                hint = closest(key, [known for known in data if known != MARKS])
                yield Fault((*where, key), f"marks something unknown{hint}", "provenance")


def _together(data: dict[str, Any]) -> Any:
    """What may stand under any key of a table: all its rows laid over each other."""
    rows = [row for key, row in data.items() if key != MARKS]
    merged: dict[str, Any] = {}
    for row in rows:
        if not isinstance(row, dict):
            return row
        merged.update(row)
    return merged
