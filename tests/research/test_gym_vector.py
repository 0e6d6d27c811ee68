"""Vector environments and batches over processes: the same as environments of their own, side by side."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import AutoresetMode, SyncVectorEnv
from numpy.typing import NDArray

from meridian import games
from meridian.core.errors import BadInput
from meridian.research.batch import Batch
from meridian.research.gym_env import SingleSeat, gym_name
from meridian.research.gym_vector import SeatVector
from meridian.research.processes import BatchPool
from tests.any_game import bot_of, seats_of

ENVS = 3


def first_legal(observations: NDArray[np.float32], masks: NDArray[np.int8]) -> NDArray[Any]:
    """A policy: the lowest number."""
    return np.array([mask.argmax() for mask in masks])


@pytest.mark.parametrize("name", games.names())
def test_a_vector_plays_as_environments_of_their_own(name: str) -> None:
    game = games.load(name)
    seats = seats_of(game)
    more: dict[str, Any] = {
        "seats": seats, "seat": seats - 1, "opponents": [first_legal, bot_of(game)][: seats - 1], "max_decisions": 40,
        "reward": "score",
    }  # fmt: skip
    many = gymnasium.make_vec(gym_name(name), num_envs=ENVS, vectorization_mode="vector_entry_point", **more)
    assert isinstance(many, SeatVector)
    single = [lambda: SingleSeat(name, **more)] * ENVS
    alone: SyncVectorEnv[Any, Any] = SyncVectorEnv(single, autoreset_mode=AutoresetMode.SAME_STEP)
    seen = [env.reset(seed=4) for env in (many, alone)]
    random = np.random.default_rng(1)
    ended = 0
    for step in range(60):
        assert np.array_equal(seen[0][0], seen[1][0])
        assert np.array_equal(seen[0][1]["action_mask"], seen[1][1]["action_mask"])
        actions = np.array([random.choice(np.flatnonzero(mask)) for mask in seen[0][1]["action_mask"]])
        if step == 7:
            actions[1] = np.flatnonzero(seen[0][1]["action_mask"][1] == 0)[0]
        results = [env.step(actions) for env in (many, alone)]
        for mine, theirs in zip(results[0][:4], results[1][:4], strict=True):
            assert np.array_equal(mine, theirs)
        infos = results[0][4], results[1][4]
        assert ("final_obs" in infos[0]) == ("final_obs" in infos[1])
        for at in np.flatnonzero(infos[0].get("_final_obs", [])):
            ended += 1
            assert np.array_equal(infos[0]["final_obs"][at], infos[1]["final_obs"][at])
        assert ("illegal" in infos[0]) == (step == 7)
        seen = [(result[0], result[4]) for result in results]
    assert ended > ENVS


def test_a_policy_that_breaks_the_rules_is_told_so() -> None:
    def wrong(observations: NDArray[np.float32], masks: NDArray[np.int8]) -> list[int]:
        return [int(mask.argmin()) for mask in masks]

    def play(env: Any) -> None:
        _, info = env.reset(seed=1)
        while True:
            mask = info["action_mask"]
            _, _, _, _, info = env.step(first_legal(mask, mask) if mask.ndim == 2 else mask.argmax())

    with pytest.raises(BadInput, match=r"table 0: answer \d+ \(.*\) is not legal for player_0 now"):
        play(SeatVector(1, "global-domination", 2, 1, [wrong]))
    with pytest.raises(BadInput, match=r"answer \d+ \(.*\) is not legal for player_0 now"):
        play(SingleSeat("global-domination", 2, 1, [wrong]))


def test_processes_play_as_one_batch() -> None:
    one = Batch("global-domination", [2, 3], 5, max_decisions=30, scaled=True)
    with BatchPool("global-domination", [2, 3], 5, 2, max_decisions=30, scaled=True) as many:
        one.reset(seed=3)
        many.reset(seed=3)
        for _ in range(40):
            for name in ("observations", "masks", "seats", "rewards", "terminated", "truncated"):
                assert np.array_equal(getattr(one, name), getattr(many, name)), name
            actions = one.sample()
            with pytest.raises(BadInput, match="table 4: answer -1 is not legal"):
                many.step([*actions[:4], -1])
            one.step(actions)
            many.step(actions)
        drawn = many.sample()
        assert many.masks[np.arange(5), drawn].all()
    with pytest.raises(BadInput, match="processes 3: must be between 1 and the 2 tables"):
        BatchPool("global-domination", 2, 2, 3)
