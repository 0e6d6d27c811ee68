"""Journals of other rules are refused in one line, and options added later leave stored games as they were."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import msgspec
import pytest

from meridian import games
from meridian.cli import main
from meridian.core.codec import to_lines
from meridian.core.errors import BadInput
from meridian.core.game import Game, begin, digest
from meridian.core.journal import Journal
from meridian.core.option import Option, pinned
from meridian.core.replay import final, replay
from meridian.fair.replaying import facts_of
from meridian.fair.verifiable import Verifiable
from meridian.games.globetrotters.rules.state import State
from meridian.testing.random_games import random_journal
from tests.fair.tables import source

SECOND = ["globetrotters", "globopolis"]
"""Games whose first rules cannot be played any more."""
BEFORE = "written under rules version 1; {} here has rules version 2"


def of_version(game: Game, version: int) -> Journal:
    journal, _ = random_journal(game, 2, 0, 30)
    return Journal(msgspec.structs.replace(journal.header, rules_version=version), journal.entries)


@pytest.mark.parametrize("name", SECOND)
def test_a_journal_of_the_first_rules_is_not_replayed(name: str) -> None:
    game = games.load(name)
    assert game.rules_version == 2
    assert final(game, of_version(game, 2))
    with pytest.raises(BadInput, match=BEFORE.format(name)):
        next(replay(game, of_version(game, 1)))


@pytest.mark.parametrize("name", SECOND)
@pytest.mark.parametrize(
    "command", [["replay"], ["replay", "--json"], ["ask", "--journal"], ["play", "--text", "--load"]], ids=" ".join
)
def test_every_command_refuses_it_in_one_line(
    name: str, command: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    game = games.load(name)
    path = tmp_path / "old.jsonl"
    path.write_text(to_lines(game, of_version(game, 1)), encoding="utf-8")
    verb, *rest = command
    args = [verb, str(path), *rest] if verb == "replay" else [verb, name, *rest, str(path)]
    assert main(args) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert BEFORE.format(name) in said.err
    assert said.err.count("\n") == 1


@pytest.mark.parametrize("name", SECOND)
def test_its_record_of_rolls_is_not_verified(name: str) -> None:
    game = games.load(name)
    header = msgspec.structs.replace(of_version(game, 1).header, chance=Verifiable.kind)
    chance = source(header=header)
    chance.end()
    with pytest.raises(BadInput, match=BEFORE.format(name)):
        facts_of(chance.record(), game, Journal(header, []))


def test_an_option_added_later_is_pinned_for_games_stored_before() -> None:
    """The header of a stored game lacks the option: it plays with what was played before there was one."""
    game = games.load("globetrotters")
    added = Option(name="packs", default="reshuffle", words=("cycle", "reshuffle"), clauses="GT-102", earlier="cycle")
    others = tuple(option for option in game.settings if option.name != "packs")
    later = replace(game, edition=type("Later", (type(game.edition),), {"options": lambda _, __: (*others, added)})())
    journal, p = random_journal(game, 2, 0, 200)
    options = {name: value for name, value in journal.header.options.items() if name != "packs"}
    stored = Journal(msgspec.structs.replace(journal.header, options=options), journal.entries)
    p1 = begin(later, stored.header)
    assert isinstance(p1, State)
    assert p1.board.reshuffle is False
    assert pinned((*others, added), options) == {**options, "packs": "cycle"}
    assert pinned((*others, added), {**options, "packs": "reshuffle"})["packs"] == "reshuffle"
    if journal.header.options["packs"] == "cycle":
        assert digest(later, final(later, stored)) == digest(game, p)
