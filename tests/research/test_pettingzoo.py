"""PettingZoo: its own tests, and what it leaves open."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

from meridian.core.errors import BadInput
from meridian.research.pettingzoo_env import env, raw_env
from tests.research.walks import TABLES

# PettingZoo says both of every environment with an action mask that is not on its own list.
MASKED = pytest.mark.filterwarnings(
    "ignore:Observation is not a NumPy array",
    "ignore:Observation space for each agent probably should be",
    "ignore:Action mask numpy array is all zeros",
)


def played(table: Any, seed: int) -> Any:
    """A whole random game; gives the rewards of all agents."""
    table.reset(seed=seed)
    random = np.random.default_rng(seed)
    total = dict.fromkeys(table.possible_agents, 0.0)
    for agent in table.agent_iter():
        observation, reward, terminated, truncated, _ = table.last()
        if terminated or truncated:
            total[agent] += reward
            table.step(None)
        else:
            assert reward == 0
            table.step(int(random.choice(np.flatnonzero(observation["action_mask"]))))
    return total


@MASKED
@pytest.mark.parametrize(("name", "seats"), TABLES, ids=str)
def test_api(name: str, seats: int) -> None:
    api_test(env(name, seats), num_cycles=60)


@pytest.mark.parametrize(("name", "seats"), TABLES, ids=str)
def test_seed(name: str, seats: int) -> None:
    seed_test(lambda: env(name, seats), num_cycles=30)


@MASKED
def test_api_to_the_end_of_a_game() -> None:
    api_test(env("global-domination", 2, {"turns": 4}), num_cycles=1000)


def test_another_seed_is_another_game() -> None:
    table = raw_env("globetrotters", 2)
    seen = []
    for seed in (1, 1, 2):
        table.reset(seed=seed)
        seen.append(table.observe("player_0")["observation"])
    assert np.array_equal(seen[0], seen[1])
    assert not np.array_equal(seen[0], seen[2])


def test_games_after_a_seed_differ_and_repeat() -> None:
    table = raw_env("globetrotters", 2)
    runs = []
    for _ in range(2):
        table.reset(seed=5)
        table.reset()
        runs.append(table.observe("player_0")["observation"])
    table.reset()
    assert np.array_equal(runs[0], runs[1])
    assert not np.array_equal(runs[0], table.observe("player_0")["observation"])


def test_names_and_agents() -> None:
    table = env("globopolis", 5)
    assert table.metadata["name"] == "meridian/globopolis-v1"
    assert table.possible_agents == [f"player_{seat}" for seat in range(5)]


@pytest.mark.parametrize(("reward", "total"), [("win", 1.0), ("zero-sum", 0.0)])
def test_rewards_come_at_the_end(reward: Any, total: float) -> None:
    rewards = played(env("global-domination", 3, {"turns": 4}, reward=reward), 1)
    assert sum(rewards.values()) == pytest.approx(total)
    assert max(rewards.values()) == 1
    assert min(rewards.values()) == (0 if reward == "win" else -0.5)


def test_scores_as_rewards() -> None:
    table = raw_env("global-domination", 2, {"turns": 4}, reward="score")
    rewards = played(table, 1)
    scores = table.encoding.game.rules.result(table.episode.p).scores
    assert list(rewards.values()) == scores


def test_an_illegal_action_ends_the_game_for_its_agent() -> None:
    table = env("global-domination", 2)
    table.reset(seed=1)
    agent = table.agent_selection
    mask = table.observe(agent)["action_mask"]
    table.step(int(np.flatnonzero(mask == 0)[0]))
    assert table.rewards[agent] == -1
    assert all(table.terminations.values())


def test_bare_an_illegal_action_is_refused_and_changes_nothing() -> None:
    table = raw_env("global-domination", 2)
    table.reset(seed=1)
    before = table.observe(table.agent_selection)
    with pytest.raises(BadInput, match=r"is not legal for player_"):
        table.step(int(np.flatnonzero(before["action_mask"] == 0)[0]))
    assert np.array_equal(before["observation"], table.observe(table.agent_selection)["observation"])


def test_a_long_game_is_truncated() -> None:
    table = env("globetrotters", 2, max_decisions=25)
    rewards = played(table, 1)
    assert set(rewards.values()) == {0.0}
    table.reset(seed=1)
    for _ in range(25):
        observation, *_ = table.last()
        table.step(int(np.flatnonzero(observation["action_mask"])[0]))
    assert all(table.truncations.values())
    assert not any(table.terminations.values())


def test_only_who_is_asked_has_a_mask() -> None:
    table = raw_env("globopolis", 3)
    table.reset(seed=1)
    for agent in table.agents:
        assert bool(table.observe(agent)["action_mask"].any()) == (agent == table.agent_selection)


def test_forced_answers_can_be_asked_for() -> None:
    counts = []
    for forced in (True, False):
        table = raw_env("global-domination", 2, {"turns": 12}, play_forced=forced)
        table.reset(seed=1)
        least = 99
        random = np.random.default_rng(1)
        for _ in range(60):
            observation, *_ = table.last()
            legal = np.flatnonzero(observation["action_mask"])
            least = min(least, len(legal))
            table.step(int(random.choice(legal)))
        counts.append(least)
    assert counts == [2, 1]


def test_texts_tell_question_options_and_what_was_heard() -> None:
    table = raw_env("global-domination", 2, texts=True)
    table.reset(seed=1)
    info = table.infos[table.agent_selection]
    mask = table.observe(table.agent_selection)["action_mask"]
    assert sorted(info["options"]) == np.flatnonzero(mask).tolist()
    assert info["question"]
    clauses = [clause for heard in info["heard"] for clause in heard["clauses"]]
    assert any(clause.startswith("GD-") for clause in clauses)


def test_render_shows_what_the_agent_sees(capsys: pytest.CaptureFixture[str]) -> None:
    table = env("globopolis", 2, render_mode="ansi")
    table.reset(seed=1)
    text = table.render()
    assert isinstance(text, str)
    assert len(text.splitlines()) > 10
    human = env("globopolis", 2, render_mode="human")
    human.reset(seed=1)
    assert text.splitlines()[0] in capsys.readouterr().out


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        ({"game": "globopoly"}, "there is no game 'globopoly'; did you mean globopolis"),
        ({"seats": 9}, "globopolis is for 2 to 5 players, not 9"),
        ({"options": {"preset": "quik"}}, "there is no preset 'quik'"),
        ({"reward": "points"}, "there is no reward 'points'"),
        ({"render_mode": "rgb_array"}, "render_mode 'rgb_array' is not one of ansi, human"),
        ({"max_decisions": 0}, "max_decisions 0: must be at least 1"),
    ],
    ids=str,
)
def test_bad_input_is_told_in_one_line(change: dict[str, Any], complaint: str) -> None:
    with pytest.raises(BadInput, match=complaint):
        env(**{"game": "globopolis", "seats": 3, **change})
