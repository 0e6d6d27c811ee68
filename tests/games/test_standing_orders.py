"""Standing orders of Global Domination: asked like everybody, answered beforehand, and as they were before that."""

from __future__ import annotations

import msgspec
import pytest

from meridian import games
from meridian.core.codec import words_for
from meridian.core.errors import BadInput
from meridian.core.game import new_header
from meridian.core.journal import Header, Journal
from meridian.core.replay import final
from meridian.fair.source import Scripted
from meridian.session.session import Session

GAME = games.load("global-domination")
START = {
    "on_turn": "p1",
    "market": ["airborne_forces"],
    "areas": {"USA": "p1 full"},
    "players": {"p1": {"hand": ["domination", "domination"]}, "p2": {"hand": ["airborne_forces"]}},
}
TO_THE_WINDOW = ("p2 ask-me scoring", "p1 build domination", "p1 build-in CAN", "p1 done")


def header(version: int) -> Header:
    return msgspec.structs.replace(new_header(GAME, 2, start=START), rules_version=version)


def journal(version: int, *said: str) -> Journal:
    words = words_for(GAME, header(version))
    lines = [line.partition(" ") for line in said]
    return Journal(header(version), [(words.read_actor(actor), words.read(action)) for actor, _, action in lines])


def test_who_has_left_a_window_out_is_asked_and_has_answered() -> None:
    p = final(GAME, journal(2, *TO_THE_WINDOW))
    assert p.who() == [1]
    ordered = p.ordered(1)
    assert ordered is not None
    assert words_for(GAME, header(2)).say(ordered) == "decline"
    assert p.ordered(0) is None
    # Nobody else could work it out from what they are shown.
    assert GAME.rules.view(p, 1).ordered(1) == ordered
    assert GAME.rules.view(p, 0).ordered(1) is None
    assert GAME.rules.view(p, None).ordered(1) is None


def test_an_order_given_in_a_window_leaves_it_alone() -> None:
    p = final(GAME, journal(2, *TO_THE_WINDOW[1:], "p2 ask-me scoring"))
    assert p.who() == [1]
    assert p.ordered(1) is None


def test_a_table_gives_answers_that_were_ordered() -> None:
    table = Session(GAME, header(2), Scripted([]))
    for actor, action in journal(2, *TO_THE_WINDOW).entries:
        table.answer(actor, action)
    assert table.asked() == [0]
    assert len(table.entries) == len(TO_THE_WINDOW) + 1


def test_journals_of_the_first_rules_are_played_as_they_were() -> None:
    p = final(GAME, journal(1, *TO_THE_WINDOW))
    assert p.who() == [0]
    with pytest.raises(BadInput, match="rules version 3"):
        final(GAME, journal(3, *TO_THE_WINDOW))
