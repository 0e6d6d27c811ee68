"""Batches: the same games as at a table of one's own, whatever tables stand beside it."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import numpy as np
import pytest

from meridian import games
from meridian.core.errors import BadInput
from meridian.research.batch import Batch
from meridian.research.pettingzoo_env import raw_env
from tests.any_game import seats_of
from tests.research.walks import encoding, walk

STEPS = 120
FEW_DECISIONS = 45
"""Games are cut off soon, so that new ones begin within the steps of a test."""


@pytest.mark.parametrize("name", games.names())
@pytest.mark.parametrize("scaled", [False, True], ids=["plain", "scaled"])
def test_a_table_of_a_batch_plays_as_a_table_of_its_own(name: str, scaled: bool) -> None:
    counts = list(games.load(name).seats)
    more: dict[str, Any] = {"max_decisions": FEW_DECISIONS, "reward": "score", "scaled": scaled}
    batch = Batch(name, counts, len(counts) + 1, **more)
    alone = [raw_env(name, int(count), **more) for count in batch.players]
    batch.reset(seed=5)
    for at, env in enumerate(alone):
        env.reset(seed=5 + at)
    random = Random(1)
    ended = 0
    for _ in range(STEPS):
        actions = []
        for at, env in enumerate(alone):
            seen = env.observe(env.agent_selection)
            columns, numbers = len(seen["observation"]), len(seen["action_mask"])
            assert env.agent_selection == f"player_{batch.seats[at]}"
            assert np.array_equal(batch.observations[at, :columns], seen["observation"])
            assert np.array_equal(batch.masks[at, :numbers], seen["action_mask"])
            assert not batch.observations[at, columns:].any()
            assert not batch.masks[at, numbers:].any()
            actions.append(random.choice(np.flatnonzero(seen["action_mask"]).tolist()))
        batch.step(actions)
        for at, (env, action) in enumerate(zip(alone, actions, strict=True)):
            env.step(action)
            over = any(env.terminations.values()), any(env.truncations.values())
            assert (batch.terminated[at], batch.truncated[at]) == over
            assert batch.rewards[at, : batch.players[at]].tolist() == list(env.rewards.values())
            if any(over):
                ended += 1
                env.reset()
    assert ended >= len(alone)


@pytest.mark.parametrize("name", games.names())
def test_what_is_read_from_a_position_is_what_its_view_holds(name: str) -> None:
    """Positions are read without making views of them: nothing more may be seen in them than in a view."""
    seats = seats_of(games.load(name), 3)
    code = encoding(name, seats)
    for number, (p, _) in enumerate(walk(code, 11, 160)):
        for seat in range(seats) if number % 4 == 0 else ():
            last = code.observations.first(p, seat)
            code.observations.readers[seat].read(code.game.rules.view(p, seat), last)
            assert np.array_equal(code.observe(p, seat), last.array)


def test_samples_are_legal_and_come_from_the_seed() -> None:
    runs: list[list[list[int]]] = []
    for seed in (3, 3, 4):
        batch = Batch("global-domination", [2, 4], 3)
        batch.reset(seed)
        runs.append([])
        for _ in range(20):
            actions = batch.sample()
            assert all(batch.masks[at, number] for at, number in enumerate(actions))
            batch.step(np.array(actions))
            runs[-1].append(actions)
    assert runs[0] == runs[1] != runs[2]


def test_an_illegal_answer_changes_nothing() -> None:
    batch = Batch("global-domination", 2, 2)
    batch.reset(seed=1)
    before, legal = batch.observations.copy(), batch.sample()
    wrong = int(np.flatnonzero(batch.masks[1] == 0)[0])
    for number in (wrong, -1, 100_000):
        with pytest.raises(BadInput, match=rf"table 1: answer {number} .*is not legal for player_\d now"):
            batch.step([legal[0], number])
    assert np.array_equal(batch.observations, before)
    batch.step(legal)
    assert not np.array_equal(batch.observations, before)


def test_a_deal_of_ones_own_is_said_in_words() -> None:
    """Globopolis lists a few deals; any other is legal too."""
    env, batch = raw_env("globopolis", 3), Batch("globopolis", 3, 1)
    env.reset(seed=2)
    batch.reset(seed=2)
    while not (deal := dear_offer(batch)):
        actions = batch.sample()
        batch.step(actions)
        env.step(actions[0])
    listed = {batch.encodings[0].actions.words.say(action) for action in batch.tables[0].answers}
    assert deal not in listed
    before = batch.observations.copy()
    for wrong in ("offer nonsense", deal.replace("eu:1,", "eu:9999,"), "pass-the-salt"):
        with pytest.raises(BadInput):
            batch.step([wrong])
        with pytest.raises(BadInput):
            env.step(wrong)
    assert np.array_equal(batch.observations, before)
    batch.step([deal])
    env.step(deal)
    assert batch.observations[0, batch.encodings[0].observations.columns.index("offers.0.ends")]
    assert np.array_equal(batch.observations[0], env.observe(env.agent_selection)["observation"])


def dear_offer(batch: Batch) -> str:
    """A listed deal in which money is paid, for another sum."""
    words = batch.encodings[0].actions.words
    for action in batch.tables[0].answers:
        said = words.say(action)
        if said.startswith("offer p") and ":eu:" in said and (paid := re.search(r":eu:(\d+),", said)):
            return said.replace(paid[0], ":eu:1,")
    return ""


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        ({"tables": 0}, "tables 0: must be at least 1"),
        ({"seats": []}, "seats: nobody is said to play"),
        ({"seats": [2, 7]}, "global-domination is for 2 to 6 players, not 7"),
        ({"max_decisions": 0}, "max_decisions 0: must be at least 1"),
        ({"reward": "points"}, "there is no reward 'points'"),
    ],
    ids=str,
)
def test_bad_input_is_told_in_one_line(change: dict[str, Any], complaint: str) -> None:
    with pytest.raises(BadInput, match=complaint):
        Batch(**{"game": "global-domination", "seats": 2, "tables": 2, **change})


def test_a_batch_wants_to_be_reset_and_an_answer_for_each_table() -> None:
    batch = Batch("global-domination", 2, 2)
    with pytest.raises(BadInput, match="a batch begins with reset"):
        batch.step([0, 0])
    batch.reset(seed=1)
    with pytest.raises(BadInput, match="1 answers for 2 tables"):
        batch.step([0])
