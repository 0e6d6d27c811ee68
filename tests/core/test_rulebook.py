"""The rule book: complete in both languages, and the same list of clauses as the catalogue it came from."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from meridian import games
from meridian.core.game import begin, new_header
from meridian.core.rulebook import rulebook

CATALOGUES = Path(__file__).resolve().parents[3] / "shared" / "games"


@pytest.mark.parametrize("name", games.names())
def test_clauses_and_rulings_know_each_other(name: str) -> None:
    book = rulebook(games.load(name).package)
    for ruling, said in book.rulings.items():
        assert ruling in book.clauses[said.clause].rulings
    for clause in book.clauses.values():
        assert clause.chapter in book.chapters
        assert all(ruling in book.rulings for ruling in clause.rulings)


@pytest.mark.parametrize("name", games.names())
def test_everything_is_said_in_both_languages(name: str) -> None:
    book = rulebook(games.load(name).package)
    for clause in book.clauses.values():
        assert clause.en
        assert clause.de
        assert clause.en != clause.de
    for ruling in book.rulings.values():
        for text in (ruling.question, ruling.ruling, ruling.reason):
            assert text.en
            assert text.de


@pytest.mark.parametrize("name", games.names())
def test_options_are_tied_to_rulings(name: str) -> None:
    game = games.load(name)
    options = {option.name for option in game.settings}
    assert {ruling.option for ruling in rulebook(game.package).rulings.values() if ruling.option} <= options
    for option in game.settings:
        assert all(clause in rulebook(game.package) for clause in option.clauses.split())


@pytest.mark.parametrize("name", games.names())
def test_no_clause_of_the_catalogue_is_missing(name: str) -> None:
    """Where the catalogue lies beside the project, its ids and ours agree; ours may have more rulings."""
    catalogue = CATALOGUES / name / "rules.md"
    text = catalogue.read_text(encoding="utf-8") if catalogue.exists() else ""
    game = games.load(name)
    wanted = set(re.findall(rf"\b{game.prefix}-A?\d{{2,3}}\b", text))
    assert wanted <= {*rulebook(game.package).clauses, *rulebook(game.package).rulings}
    numbers = [int(clause[3:]) for clause in rulebook(game.package).clauses]
    assert numbers == sorted(set(numbers))


@pytest.mark.parametrize("name", games.names())
def test_presets_can_be_played(name: str) -> None:
    game = games.load(name)
    assert "standard" in game.presets
    for preset, options in game.presets.items():
        assert begin(game, new_header(game, game.seats[0], options)).stack, preset
