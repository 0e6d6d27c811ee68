"""Two owners' edition files in one, and where they disagree."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

import msgspec

from meridian.core.datum import Key, dotted, leaves, same, written
from meridian.core.edition import Edition, marks_of, shipped, stated
from meridian.core.edition_file import EditionFile
from meridian.core.game import Game
from meridian.core.provenance import OWN, WORDS

HEAD: Final = """\
## An edition of {game}, merged from {files}.
##
## Where the two disagree both values are commented out: look again, and take one # away.

edition.game = {quoted}
edition.name = {name}
"""


class Disagreement(msgspec.Struct, frozen=True):
    """A datum for which two files have different values, and the line of each."""

    key: Key
    values: tuple[Any, Any]
    lines: tuple[int | None, int | None]


class MergedFile(msgspec.Struct, frozen=True):
    """The text of the new file, how many data it holds, and those that must be decided by hand."""

    text: str
    data: int
    disagreements: list[Disagreement]


def merge(game: Game, files: tuple[EditionFile, EditionFile]) -> MergedFile:
    """Everything that either file says. Both must be playable by themselves."""
    base = shipped(game.package)
    editions = tuple(file.edition(game) for file in files)
    first, second = (dict(leaves(stated(base, file.overlay))) for file in files)
    order = {key: at for at, (key, _) in enumerate(leaves(base.data))}
    lines: list[str] = []
    disagreements: list[Disagreement] = []
    for key in sorted({**first, **second}, key=lambda key: order.get(key, len(order))):
        if key in first and key in second and not same(first[key], second[key]):
            found = Disagreement(key, (first[key], second[key]), (files[0].lines.get(key), files[1].lines.get(key)))
            disagreements.append(found)
            lines += [
                f"# {dotted(key)} = {written(value)}  # {_name(file)}"
                for value, file in zip(found.values, files, strict=True)
            ]
        else:
            lines.append(f"{dotted(key)} = {written(first[key] if key in first else second[key])}")
    undecided = {found.key for found in disagreements}
    marks = [
        f"{dotted(('provenance', *key))} = {written(mark)}"
        for key, mark in _marks(editions, base)
        if key not in undecided
    ]
    text = "\n".join([_head(game, files, editions), *lines, "", *marks]) + "\n"
    return MergedFile(text, len(lines) - 2 * len(disagreements), disagreements)


def _name(file: EditionFile) -> str:
    """The name of a file on one line."""
    return written(file.path)


def _marks(editions: tuple[Edition, ...], base: Edition) -> Iterator[tuple[Key, str]]:
    """The marks that the files give, the surer one where both do."""
    before = marks_of(base, base)
    given = [marks_of(edition, base) for edition in editions]
    for key in sorted({key for marks in given for key in marks}):
        found = [marks[key] for marks in given if key in marks and marks[key] not in (OWN, before.get(key))]
        if found:
            yield key, min(found, key=WORDS.index)


def _head(game: Game, files: tuple[EditionFile, ...], editions: tuple[Edition, ...]) -> str:
    paths = " and ".join(map(_name, files))
    text = HEAD.format(
        game=game.name, files=paths, quoted=written(game.name), name=written(" + ".join(e.name for e in editions))
    )
    sources = [edition.source for edition in editions if edition.source]
    return text + (f"edition.source = {written('; '.join(sources))}\n" if sources else "")
