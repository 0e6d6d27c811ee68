"""Bots, plans and orders answer after a time that tells nothing: when is settled beforehand, by chance alone."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from meridian.core.errors import BadInput
from meridian.server.configuration import read_settings
from meridian.server.node import Node
from meridian.server.tables import plans
from meridian.server.tables.owner import Owner
from meridian.server.tables.pace import PAUSE_SPREAD, Key, Pace
from tests.server.callers import TO_THE_WINDOW, Caller, asked_of, begun, node_in, placed
from tests.server.online import Message, me

GD = "global-domination"
PAUSE = 0.3


class Clock:
    """A clock that goes when it is told to."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


class Watched(Pace):
    """Notes how long each answer is kept back, and keeps none."""

    def __init__(self, clock: Clock | None = None) -> None:
        super().__init__(PAUSE, Random(7), clock or Clock())
        self.waited: dict[Key, float] = {}

    async def wait(self, key: Key, bot: str) -> None:
        self.waited[key] = self.left(key, bot)


def drawn() -> Iterator[float]:
    """The pauses that chance gives one after the other, whatever is asked."""
    random = Random(7)
    while True:
        yield PAUSE * (1 + PAUSE_SPREAD * random.random())


# When


def test_when_a_question_is_answered_is_settled_once_and_by_chance_alone() -> None:
    clock, pauses = Clock(), drawn()
    pace = Pace(PAUSE, Random(7), clock)
    first = pace.due((1, 5, 0, 1))
    assert first == clock.now + next(pauses)
    clock.now += 0.2
    assert pace.due((1, 5, 0, 1)) == first
    assert pace.left((1, 5, 0, 1)) == first - clock.now
    assert pace.due((1, 6, 0, 1)) == clock.now + next(pauses)


def test_a_bot_with_a_budget_takes_all_of_it_whether_it_needs_it_or_not() -> None:
    clock, pauses = Clock(), drawn()
    pace = Pace(PAUSE, Random(7), clock)
    budgets = {"greedy": 0.0, "deep": 0.05, "deep:budget=2s": 2.0, "deep:playouts=9": 0.0}
    for key, (bot, budget) in enumerate(budgets.items()):
        assert pace.left((key,), bot) == pytest.approx(budget + next(pauses))


def test_an_answer_that_comes_late_waits_for_whole_pauses() -> None:
    clock = Clock()
    pace = Pace(PAUSE, Random(7), clock)
    due = pace.due((1,))
    for late in (0.01, 0.29, 0.31, 1.0):
        clock.now = due + late
        given = clock.now + pace.left((1,))
        assert given >= clock.now
        assert (given - due) / PAUSE == pytest.approx(round((given - due) / PAUSE))
        assert given - clock.now <= PAUSE + 1e-9


def test_the_pause_is_a_setting() -> None:
    assert read_settings(environ={}).bot_pause_seconds == PAUSE
    assert read_settings(environ={"MERIDIAN_BOT_PAUSE_SECONDS": "0"}).bot_pause_seconds == 0
    with pytest.raises(BadInput, match="BOT_PAUSE_SECONDS"):
        read_settings(environ={"MERIDIAN_BOT_PAUSE_SECONDS": "-1"})


# At a table


async def table_of(node: Node, table: str) -> Owner:
    live = await node.registry.find(table)
    assert isinstance(live, Owner)
    return live


BOTS: list[Message] = [{"kind": "bot", "bot": "greedy"}, {"kind": "bot", "bot": "random"}]


def paced(monkeypatch: pytest.MonkeyPatch, clock: Clock | None = None) -> Watched:
    """The pace of the table that is opened next."""
    pace = Watched(clock)
    monkeypatch.setattr(plans, "Pace", lambda pause: pace)
    return pace


@pytest.mark.asyncio
async def test_a_bot_without_a_choice_is_no_quicker_than_one_with_a_choice(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """By what everybody knows both bots may hold the card that can be played out of turn; only one of them does."""
    pace = paced(monkeypatch)
    hands = {"p2": {"hand": ["airborne_forces"]}, "p3": {"hand": ["domination"], "deck": ["airborne_forces"]}}
    async with node_in(tmp_path) as node:
        table, token = await placed(node, monkeypatch, [me("Ann"), *BOTS], hands)
        caller = Caller(node, table, token)
        for action in TO_THE_WINDOW:
            await asked_of([caller])
            await caller.answer(action, action)
        await asked_of([caller])
        owner = await table_of(node, table)
        said = {seat: owner.session.words.say(action) for seat, action in owner.session.entries if seat > 0}
        await caller.hang_up()
    assert said[2] == "decline"
    assert said.keys() == {1, 2}
    (one, two), pauses = pace.waited.items(), drawn()
    assert (one[0][2], two[0][2]) == (1, 2)
    assert [one[1], two[1]] == pytest.approx([next(pauses), next(pauses)])


@pytest.mark.asyncio
async def test_where_only_bots_play_nobody_waits(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pace = paced(monkeypatch)
    async with node_in(tmp_path) as node:
        (table,) = await begun(node, GD, BOTS, options={"turns": 4})
        subscriber = Caller(node, table, None)
        while not (await subscriber.until("facts"))["over"]:
            pass
        await subscriber.hang_up()
    assert not pace.waited


@pytest.mark.asyncio
async def test_a_planned_answer_waits_as_long_as_one_of_a_bot(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Clock()
    pace = paced(monkeypatch, clock)
    async with node_in(tmp_path) as node:
        table, *tokens = await begun(node, GD, [me("Ann"), me("Ben")])
        callers = [Caller(node, table, token) for token in tokens]
        ann = await asked_of(callers)
        assert ann.question is not None
        owner = await table_of(node, table)
        question, planned, entries = ann.question["id"], ann.question["options"][0], len(owner.session.entries)
        assert (await ann.say("plan", "plan", answers=[planned]))["type"] == "accepted"
        due = pace.due((1, *question))
        assert due == clock.now + next(drawn())
        await owner.inbox.run_exclusive(owner.advance)
        assert len(owner.session.entries) == entries
        clock.now = due
        await owner.inbox.run_exclusive(owner.advance)
        assert len(owner.session.entries) > entries
        assert owner.session.words.say(owner.session.entries[entries][1]) == planned
        for caller in callers:
            await caller.hang_up()
