"""A table as a server holds it: answers are read once for all tables that speak the same words."""

from __future__ import annotations

import pytest

from meridian import games
from meridian.core.errors import BadInput
from meridian.server.tables.session import NoChance, TableSession
from meridian.server.tables.shared_values import LONGEST_CACHED_ANSWER
from meridian.testing.contract import random_journal
from tests.any_game import seats_of


def session(name: str, seats: int) -> TableSession:
    journal, _ = random_journal(games.load(name), seats, 5, 60)
    return TableSession(games.load(name), journal.header, NoChance(), journal.entries)


@pytest.mark.parametrize("name", games.names())
def test_an_answer_is_read_as_its_words_say(name: str) -> None:
    seats = games.load(name).seats
    one, two = session(name, seats[0]), session(name, seats_of(games.load(name)))
    for actor, action in one.entries:
        said = one.words.say(action)
        assert actor < 0 or one.read(said) == one.read(said) == one.words.read(said)
    with pytest.raises(BadInput):
        one.read("nothing of the kind")
    # What one table knows, others with the same words know; a third player is no word at a table of two.
    assert one.read(said) is session(name, seats[0]).read(said)
    assert (two.words is not one.words) == (len(seats) > 1)


def test_a_long_answer_is_read_each_time() -> None:
    table = session("global-domination", 2)
    said = next(words for _, action in table.entries if len(words := table.words.say(action)) > len("pass"))
    padded = said + " " * LONGEST_CACHED_ANSWER
    assert table.read(said) is table.read(said)
    assert table.read(padded) == table.read(said)
    assert table.read(padded) is not table.read(padded)
