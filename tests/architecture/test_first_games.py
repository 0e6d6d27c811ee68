"""The walks through a first game on the site: their numbers are those of the edition, their clauses and commands are
there, and every page of a game shows it in motion."""

from __future__ import annotations

import re

import pytest

from meridian import games
from meridian.cli import command_line
from meridian.core.rulebook import CLAUSE, rulebook
from tools.docs import rule_books

ROOT = rule_books.FIRST_GAMES.parents[2]
PAGES = dict(rule_books.pages())


@pytest.mark.parametrize("name", games.shipped())
def test_a_walk_through_a_first_game(name: str) -> None:
    page = PAGES[f"games/{name}-first.md"]
    assert "{" not in page
    cited = CLAUSE.findall(page)
    assert cited
    book = rulebook(games.load(name).package)
    assert [clause for clause in cited if clause not in book] == []
    pictures = re.findall(r"!\[[^\]]+\]\(\.\./(images/[^)]+)\)", page)
    assert len(pictures) >= 2
    assert [path for path in pictures if not (ROOT / "docs" / path).is_file()] == []
    for command in re.findall(r"^    meridian (.+)$", page, re.MULTILINE):
        command_line().parse_args(command.split(), exit_on_error=False, print_error=False)


@pytest.mark.parametrize("name", games.shipped())
def test_a_page_of_a_game_shows_it_in_motion(name: str) -> None:
    assert f"](../images/{name}-moves.webp)" in PAGES[f"games/{name}.md"]
    assert f"]({name}-first.md)" in PAGES[f"games/{name}.md"]
