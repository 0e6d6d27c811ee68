"""Foreseeing: a seat may look at what its answers would lead to, and nothing hidden shows or changes."""

from __future__ import annotations

from itertools import islice
from pathlib import Path

import pytest

from meridian import games
from meridian.core.codec import words_for
from meridian.core.game import Game, begin, digest
from meridian.core.journal import Journal
from meridian.core.patches import applied
from meridian.server.tables.client_messages import MAX_RUN
from meridian.server.tables.foresight import BY_DEFAULT, Foresight
from meridian.server.tables.runs import foreseen
from tests.any_game import seats_of
from tests.server.test_leaks_online import Twins, pairs
from tests.server.test_runs import BUILDS, CARD, NOBODY_HOLDS, sat, table_with, wishes

PAIRS = 3
SOME = 3
"""So many answers are tried wherever a seat is asked."""


@pytest.mark.parametrize("name", games.shipped())
def test_what_is_foreseen_comes_true(name: str) -> None:
    game = games.load(name)
    compared = 0
    for table, seat, random in sat(game, seats_of(game), 1):
        answers = wishes(game, table, seat, random)
        sight = Foresight(game, table.words, game.rules.view(table.p, seat), seat)
        list(sight.playing([table.words.say(one) for one in answers], None))
        p = game.rules.copy(table.p)
        for action in answers[: len(sight.played)]:
            assert p.who() == [seat]
            seen = game.rules.view(p, seat)
            p.recording = True
            p.play_checked(seat, action)
            if not foreseen(game, seat, seen, action, p):
                break
        else:
            assert digest(game, game.rules.view(sight.p, seat)) == digest(game, game.rules.view(p, seat))
            assert (sight.question is None) == (p.over or p.who() != [seat] or p.is_covered())
            compared += 1
    assert compared


@pytest.mark.parametrize("name", games.shipped())
def test_filling_up_by_default_ends(name: str) -> None:
    game = games.load(name)
    for table, seat, _ in sat(game, seats_of(game), 2):
        sight = Foresight(game, table.words, game.rules.view(table.p, seat), seat)
        list(sight.playing([], BY_DEFAULT))
        assert len(sight.played) <= MAX_RUN
        assert len({question.key for question in sight.questions}) <= 1
        assert sight.stop is None


@pytest.mark.asyncio
async def test_a_draft_is_looked_at_and_not_played(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with table_with(tmp_path, monkeypatch, NOBODY_HOLDS) as table:
        caller = table.callers[0]
        before = (await caller.say("look", "before"))["data"]
        looked = (await caller.say("foresee", "draft", actions=[CARD, *BUILDS, "build-in CAN"], name="scoring"))["data"]
        assert looked["actions"] == [CARD, *BUILDS]
        assert looked["rest"]["actions"] == ["build-in CAN"]
        assert looked["rest"]["clauses"]
        assert applied(looked["patch"], before)["areas"]["CAN"] == "p1 full"
        assert "done" in looked["question"]["options"]
        assert looked["told"][0]["forces"]["land-full"]["count"] == 2
        assert {item["action"] for item in looked["menu"] if not item.get("reason")} == {*looked["question"]["options"]}
        assert table.said() == []
        assert (await caller.say("look", "after"))["data"] == before
        filled = (await caller.say("foresee", "rest", actions=[CARD, "build-in CAN"], fill="next_point"))["data"]
        assert filled["actions"][:2] == [CARD, "build-in CAN"]
        assert [question["key"] for question in filled["questions"][:2]] == ["use-card", "spend-builds"]
        assert len(filled["actions"]) > 2
        played = await table.run("run", filled["actions"][0], filled["actions"][1:])
        assert "rest" not in played
        assert (await table.callers[1].say("foresee", "other", actions=["done"]))["reason"] == "not-asked"


def looks(game: Game, journal: Journal, twin: Twins) -> list[object]:
    """What the seat of a twin foresees wherever it is asked."""
    p = begin(game, journal.header)
    words = words_for(game, journal.header)
    found: list[object] = []
    for number, entry in enumerate(journal.entries[: twin.last]):
        if number > twin.first and p.who() == [twin.seat]:
            for said in p.options(twin.seat)[:SOME]:
                sight = Foresight(game, words, game.rules.view(p, twin.seat), twin.seat)
                list(sight.playing([words.say(said)], BY_DEFAULT))
                shown = game.rules.show(game.rules.view(sight.p, twin.seat))
                found.append((sight.played, sight.question, sight.stop, shown))
        p.play(*entry)
    return found


@pytest.mark.parametrize("name", games.shipped())
def test_a_draft_tells_nothing_that_is_hidden(name: str) -> None:
    game = games.load(name)
    compared = 0
    for twin in islice(pairs(game), PAIRS):
        one, two = (looks(game, journal, twin) for journal in twin.journals)
        assert one == two
        compared += len(one)
    assert compared
