"""Writes the tables of starting positions into docs/scenarios.md: `python -m tools.positions.documents [--check]`.

A table stands between `<!-- position GAME -->` and `<!-- end -->`.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from meridian import games
from meridian.core.fields import Custom, Field, Told
from meridian.core.game import Game
from meridian.core.kinds import NUMBER, STEP, Kind, WordKind
from meridian.core.procedures import stacked_frames
from meridian.core.schema import Nested, PerSeat, Schema

DOCUMENT: Final = Path(__file__).resolve().parents[2] / "docs" / "scenarios.md"
MARKED: Final = re.compile(r"<!-- position ([a-z-]+) -->\n.*?<!-- end -->", re.DOTALL)
MARKS: Final = ("serial", "times")
"""Fields of procedures that only tell questions apart."""
FEW_WORDS: Final = 6
SHAPES: Final = {"texts": "list of names", "id": "name", "number": "number", "text": "text"}


def kind_of(part: Field) -> str:
    """What is written for a key."""
    if isinstance(part, Told):
        return part.told_as
    if isinstance(part, Custom):
        shape = part.shape()
        return SHAPES.get(shape, "list") if isinstance(shape, str) else "table"
    return part.kind.about


def rows(schema: Schema, path: str = "") -> Iterator[str]:
    """A row for each key that a start may tell."""
    for part in schema.parts:
        if not part.readable:
            continue
        if isinstance(part, Nested):
            yield from rows(part.schema, f"{path}{part.key}.p1." if isinstance(part, PerSeat) else f"{path}{part.key}.")
        else:
            yield f"| `{path}{part.key}` | {kind_of(part)} | {part.about} | {part.otherwise} |"


def shown(schema: Schema, path: str = "") -> list[str]:
    """The paths of what a position shows."""
    found: list[str] = []
    for part in schema.parts:
        if part.shown and isinstance(part, Nested):
            found += shown(part.schema, f"{path}{part.key}.p1." if isinstance(part, PerSeat) else f"{path}{part.key}.")
        elif part.shown:
            found.append(f"{path}{part.key}")
    return found


def section(name: str) -> str:
    """The table of a game, and what its positions show beyond it."""
    schema = games.load(name).schema
    told = {row.split("`")[1] for row in rows(schema)}
    more = ", ".join(f"`{path}`" for path in shown(schema) if path not in told)
    table = ["| key | written as | meaning | if not said |", "|---|---|---|---|", *rows(schema)]
    also = wrapped(f"A position also shows {more}. A procedure in `under_way` has, beside its name:")
    return "\n".join(
        [f"<!-- position {name} -->", *table, "", *also, "", *procedures(games.load(name)), "<!-- end -->"]
    )


def procedures(game: Game) -> list[str]:
    """The table of the procedures of a game, with their fields."""
    declared = game.schema.procedures()
    rows = ["| procedure | fields |", "|---|---|"]
    for frame in stacked_frames(game.package):
        said = [about(field, kind) for field, kind in declared.kinds(frame).items() if field not in MARKS]
        rows.append(f"| `{frame.__name__}` | {', '.join(said) or 'none'} |")
    return rows


def about(field: str, kind: Kind) -> str:
    """A field of a procedure, and what is written for it unless that is a number or as its name says."""
    told = kind.about
    if isinstance(kind, WordKind) and len(kind.choices) <= FEW_WORDS:
        told = ", ".join(f"`{word}`" for word in kind.choices)
    return f"`{field}`" if kind in (NUMBER, STEP) or told == field else f"`{field}` ({told})"


def wrapped(text: str, width: int = 100) -> list[str]:
    """Lines of at most this width."""
    lines = [""]
    for word in text.split():
        if lines[-1] and len(lines[-1]) + 1 + len(word) > width:
            lines.append("")
        lines[-1] = f"{lines[-1]} {word}".strip()
    return lines


def current(text: str) -> str:
    """A document with all its tables as the schemas say."""
    return MARKED.sub(lambda found: section(found[1]), text)


def main() -> int:
    before = DOCUMENT.read_text(encoding="utf-8")
    after = current(before)
    if "--check" in sys.argv:
        if after != before:
            print("docs/scenarios.md is not what the schemas say: python -m tools.positions.documents", file=sys.stderr)
        return int(after != before)
    DOCUMENT.write_text(after, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
