"""What is generated from the schemas of positions is current."""

from __future__ import annotations

from pathlib import Path

import pytest

from meridian import games
from tools.positions import documents, typescript

GENERATED = Path(__file__).parents[2] / "web" / "src" / "generated"


@pytest.mark.parametrize("name", games.shipped())
def test_the_reader_of_the_browser_is_that_of_the_schema(name: str) -> None:
    written = (GENERATED / f"{name}.ts").read_text(encoding="utf-8")
    assert written == typescript.module(games.load(name)), "run npm run types in web/"


def test_the_tables_of_starting_positions_are_those_of_the_schemas() -> None:
    text = documents.DOCUMENT.read_text(encoding="utf-8")
    assert sorted(documents.MARKED.findall(text)) == sorted(games.shipped())
    assert text == documents.current(text), "run python -m tools.positions.documents"


@pytest.mark.parametrize("name", games.shipped())
def test_every_key_of_a_start_says_what_it_is(name: str) -> None:
    rows = list(documents.rows(games.load(name).schema))
    assert rows
    assert [row for row in rows if "|  |" in row] == []
