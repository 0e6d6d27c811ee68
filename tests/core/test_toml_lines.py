"""Where things stand in a TOML file: every key and every thing in a list, on the right line."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from meridian.core.datum import dotted, written
from meridian.core.toml_lines import Place, line_of, lines_of

FOLDER = Path(__file__).parents[1] / "scenarios"
SHIPPED = Path(__file__).parents[2] / "src" / "meridian" / "games"

ODD = (
    r"""
# a comment with [brackets] = "and quotes
title = "a # no comment, a \" quote" # a comment
"quoted key" = 'it"""
    r'''s'
'lit.eral' . inner = 1
many = """
[not.a.table]
x = 1
""" # after
raw = \'\'\'
"""
\'\'\'
list = [ # first
    1, [2, 3],
    { a = [4], "b c".d = "}" }, # last
    "]",
]
when = 1979-05-27 07:32:00
empty = []
none = {}

[table."sub.table"]
x = -1.5e3
[[step]]
play = ["a",
        "b"]
[[step.refused]]
play = "c"
[[step.refused]]
play = "d"
[step.view.p1]
"areas.USA" = "none"
[[step]]
stop = true
[[step.refused]]
play = "e"
'''.replace("\\'", "'").replace("'it's'", '"it\'s"')
)


def places(value: Any, place: Place = ()) -> Iterator[Place]:
    """Every key and every thing in a list of a piece of plain data."""
    if place:
        yield place
    parts = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, inner in parts:
        yield from places(inner, (*place, key))


@pytest.mark.parametrize("folder", [FOLDER, SHIPPED], ids=["scenarios", "games"])
def test_every_place_of_every_file_has_a_line(folder: Path) -> None:
    files = sorted(folder.rglob("*.toml"))
    assert files
    for path in files:
        text = path.read_text(encoding="utf-8")
        assert set(lines_of(text)) == set(places(tomllib.loads(text))), path


def test_odd_ways_of_writing() -> None:
    assert set(lines_of(ODD)) == set(places(tomllib.loads(ODD)))
    lines = ODD.splitlines()
    for place, start in {
        ("quoted key",): '"quoted key"',
        ("lit.eral", "inner"): "'lit.eral'",
        ("many",): "many",
        ("list", 0): "    1, [2, 3]",
        ("list", 1, 1): "    1, [2, 3]",
        ("list", 2, "b c", "d"): "    { a",
        ("list", 3): '    "]"',
        ("table", "sub.table", "x"): "x = -1.5e3",
        ("step", 0, "play", 1): '        "b"',
        ("step", 0, "refused", 1, "play"): 'play = "d"',
        ("step", 0, "view", "p1", "areas.USA"): '"areas.USA"',
        ("step", 1, "refused", 0, "play"): 'play = "e"',
    }.items():
        assert lines[line_of(ODD, place) - 1].startswith(start), place


def test_what_is_not_there_has_the_line_around_it() -> None:
    assert line_of(ODD, ("step", 1, "facts", 3)) == line_of(ODD, ("step", 1))
    assert line_of(ODD, ("nowhere",)) == 1


LETTERS = "ab.-_ \"'\\#[]{}=,\n\tü"


def anything(random: Random, depth: int = 3) -> Any:
    """Some value that TOML can hold."""
    kind = random.randrange(5 if depth else 3)
    if kind == 3:
        return [anything(random, depth - 1) for _ in range(random.randrange(4))]
    if kind == 4:
        return {word(random): anything(random, depth - 1) for _ in range(random.randrange(4))}
    return [random.random() < 0.5, random.randrange(-1000, 1000), word(random)][kind]


def word(random: Random) -> str:
    return "".join(random.choice(LETTERS) for _ in range(random.randrange(1, 7)))


def test_anything_written_is_found_again() -> None:
    random = Random(7)
    for _ in range(300):
        plain = {word(random): anything(random) for _ in range(4)}
        text = "".join(f"{dotted((key,))} = {written(value)}\n" for key, value in plain.items())
        assert tomllib.loads(text) == plain
        assert set(lines_of(text)) == set(places(plain))
        assert [line_of(text, (key,)) for key in plain] == list(range(1, len(plain) + 1))
