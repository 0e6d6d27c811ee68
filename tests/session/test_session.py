"""A table: entries as they are said, chance when it is asked, and going back."""

from __future__ import annotations

import pytest

from meridian import games
from meridian.core.action import Action
from meridian.core.errors import BadInput
from meridian.core.facts import Fact
from meridian.core.game import digest, new_header
from meridian.core.position import EVERYBODY
from meridian.fair.source import ChanceQuestion, Scripted, Seeded, Source, Why
from meridian.session.session import Session, Undecided

GAME = games.load("global-domination")
START = {
    "on_turn": "p1",
    "players": {"p1": {"hand": ["domination", "domination"]}, "p2": {"hand": ["domination"], "deck": ["domination"]}},
}


class Silent(Source):
    """Leaves every draw open."""

    kind = "silent"

    def __init__(self) -> None:
        self.back: list[tuple[int, Why]] = []

    def pick(self, draw: ChanceQuestion) -> int:
        raise Undecided

    def taken_back(self, kept: int, why: Why) -> None:
        self.back.append((kept, why))


def table(source: Source | None = None) -> Session:
    return Session(GAME, new_header(GAME, 2, {"turns": 4}, START), source or Seeded("7"))


def say(at: Session, *lines: str) -> None:
    for line in lines:
        actor, _, action = line.partition(" ")
        at.answer(at.words.read_actor(actor), at.words.read(action))


def read(at: Session, text: str) -> Action:
    return at.words.read(text)


def test_chance_decides_before_anybody_is_asked() -> None:
    fresh = Session(GAME, new_header(GAME, 3, {"turns": 4}), Seeded("7"))
    assert fresh.entries
    assert all(actor < 0 for actor, _ in fresh.entries)
    assert len(fresh.asked()) == 1


def test_a_draw_that_nobody_has_told_stays_open() -> None:
    open_table = Session(GAME, new_header(GAME, 2), Silent())
    draw = open_table.draw()
    assert draw is not None
    assert draw.outcomes == ["first-player p1", "first-player p2"]
    assert (open_table.entries, open_table.asked()) == ([], [])
    open_table.source = Scripted(["first-player p2", *(f"market {card}" for card in ("megastorm", "surrender"))])
    with pytest.raises(BadInput, match="no outcome left"):
        open_table.let_chance_decide()
    assert len(open_table.entries) == 3


def test_earlier_entries_are_gone_on_with() -> None:
    first = table()
    say(first, "p1 build domination", "p1 build-in USA")
    again = Session(GAME, first.header, Seeded("8"), first.entries)
    assert digest(GAME, again.p) == digest(GAME, first.p)
    assert again.facts == first.facts
    say(again, "p1 build-in USA")
    assert len(first.entries) == 2


def test_entries_that_are_not_legal_change_nothing() -> None:
    first = table()
    say(first, "p1 build domination")
    before = digest(GAME, first.p)
    with pytest.raises(BadInput, match=r"entry 1 \(pass\) is not legal"):
        first.restore([(1, read(first, "pass"))])
    assert digest(GAME, first.p) == before
    assert len(first.entries) == 1


def test_own_answers_are_taken_back_one_by_one() -> None:
    source = Silent()
    at = table(source)
    begun = digest(GAME, at.p)
    say(at, "p1 build domination", "p1 build-in USA", "p1 build-in CAN")
    assert at.take_back(0)
    assert [at.words.say(action) for _, action in at.entries] == ["build domination", "build-in USA"]
    assert at.take_back(0)
    assert at.take_back(0)
    assert digest(GAME, at.p) == begun
    assert not at.take_back(0)
    assert source.back == [(2, "undo"), (1, "undo"), (0, "undo")]


def test_nobody_takes_back_what_another_has_said() -> None:
    at = table()
    say(at, "p1 build domination", "p1 build-in USA", "p1 done", "p1 end-turn")
    assert not at.take_back(1)
    say(at, "p2 build domination")
    assert not at.take_back(0)
    assert at.take_back(1)


def test_a_draw_ends_what_can_be_taken_back() -> None:
    at = table()
    say(at, "p1 pass", "p2 pass")
    assert at.entries[-1][0] < 0
    assert not at.take_back(1)


def test_a_fact_told_to_somebody_else_alone_cannot_be_taken_back() -> None:
    at = table()
    say(at, "p1 build domination")
    number = len(at.entries)
    at.facts.append((number, Fact("drew-card", {"seat": 1, "card": 0}, ["GD-026"], 1 << 1)))
    assert at.undo_point(0) is None
    at.facts[-1] = (number, Fact("window-opens", {}, ["GD-099"], EVERYBODY))
    assert at.undo_point(0) == number - 1


def test_forced_answers_go_back_with_the_choice_before_them() -> None:
    """Paying with the only other card was no choice, so the purchase itself is taken back."""
    at = table()
    say(at, "p1 discard-2 domination")
    assert at.p.options(0) == [read(at, "pay domination")]
    say(at, "p1 pay domination")
    assert at.take_back(0)
    assert at.entries == []
