"""The games as PettingZoo environments: agents in turn, observations per seat, action masks.

from meridian.research import pettingzoo_env
env = pettingzoo_env.env("global-domination", 4)
"""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

from meridian.core.errors import BadInput
from meridian.core.optional_imports import not_installed

try:
    import numpy as np
    from gymnasium import spaces
    from pettingzoo import AECEnv
    from pettingzoo.utils import wrappers
except ModuleNotFoundError as error:
    raise not_installed(error) from None

from meridian.research.encoding import Encoding
from meridian.research.episode import MAX_DECISIONS, Episode, encoding_for
from meridian.research.rewards import Reward, check_reward, rewards
from meridian.research.spoken import read_answer
from meridian.research.texts import SeatTexts

Observation = dict[str, Any]
RENDER_MODES = ["ansi", "human"]


def env(
    game: str,
    seats: int,
    options: dict[str, Any] | None = None,
    edition: str | Path | None = None,
    render_mode: str | None = None,
    **more: Any,
) -> wrappers.OrderEnforcingWrapper[str, Observation, int]:
    """An environment as PettingZoo wraps its own: an illegal action ends the game with a reward of -1 for its agent."""
    bare: AECEnv[str, Observation, int] = raw_env(game, seats, options, edition, render_mode, **more)
    bounded = wrappers.AssertOutOfBoundsWrapper(wrappers.TerminateIllegalWrapper(bare, illegal_reward=-1))
    return wrappers.OrderEnforcingWrapper(bounded)


class raw_env(AECEnv[str, Observation, int]):  # type: ignore[misc]
    """The same without wrappers: quicker, and an illegal action is refused with BadInput.

    Chance comes from the seed of `reset`; without one, games go on from the last seed. Rewards are given at the end.
    After `max_decisions` decisions a game is truncated, with no rewards. With `texts` an agent's info holds question,
    options and what it heard, in words with clauses. `play_forced` plays answers that are no choice by itself.
    """

    metadata: dict[str, Any] = {"render_modes": RENDER_MODES, "is_parallelizable": False}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        seats: int,
        options: dict[str, Any] | None = None,
        edition: str | Path | None = None,
        render_mode: str | None = None,
        *,
        reward: Reward = "win",
        max_decisions: int = MAX_DECISIONS,
        play_forced: bool = True,
        scaled: bool = False,
        texts: bool = False,
        lang: str = "en",
    ) -> None:
        super().__init__()
        check_reward(reward)
        if render_mode is not None and render_mode not in RENDER_MODES:
            raise BadInput(f"render_mode {render_mode!r} is not one of {', '.join(RENDER_MODES)}")
        self.encoding: Encoding = encoding_for(game, seats, options, edition, scaled)
        self.metadata = {**raw_env.metadata, "name": self.encoding.name}
        self.render_mode = render_mode
        self.reward = reward
        self.episode = Episode(self.encoding, max_decisions, play_forced)
        self.told = SeatTexts(self.encoding, lang) if texts or render_mode is not None else None
        if texts and self.told is not None:
            self.episode.hear = self.told.hear
        self.possible_agents = [f"player_{seat}" for seat in range(seats)]
        self.agents: list[str] = []
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._random = Random()
        size = self.encoding.actions.size
        self.action_spaces = {agent: spaces.Discrete(size) for agent in self.possible_agents}
        self.observation_spaces = {agent: observation_space(self.encoding) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> Any:
        """The same for every agent: a vector and a mask."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """The same for every agent: numbers of answers."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a new game. Options of the table are given when the environment is made."""
        if seed is not None:
            self._random = Random(seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self.episode.begin(Random(self._random.getrandbits(64)))
        self._select()

    def observe(self, agent: str) -> Observation:
        """What an agent may know, and which answers it may give: none unless it is asked."""
        seat = self._seats[agent]
        asked = self.episode.options if seat == self.episode.seat else {}
        return {"observation": self.encoding.observe(self.episode.p, seat), "action_mask": self.encoding.mask(asked)}

    def step(self, action: int | str | None) -> None:
        """The selected agent gives an answer, by number or in words; None from an agent whose game is over."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise BadInput(f"{agent} must answer: None is for agents whose game is over")
        said = read_answer(self.encoding, self.episode, action) if isinstance(action, str) else None
        self._cumulative_rewards[agent] = 0.0
        if said is None:
            self.episode.answer(int(action))
        else:
            self.episode.say(said)
        self._select()

    def _select(self) -> None:
        """Whose turn it is now; at the end everybody's rewards."""
        episode = self.episode
        self.agent_selection = self.possible_agents[episode.seat]
        if not episode.options:
            seats = len(self.possible_agents)
            for seat, value in enumerate(rewards(self.encoding.game, episode.p, seats, self.reward)):
                agent = self.possible_agents[seat]
                self.rewards[agent] = value
                self.terminations[agent] = episode.finished()
                self.truncations[agent] = not episode.finished()
            self._accumulate_rewards()
        if episode.hear is not None and self.told is not None:
            self.infos[self.agent_selection] = self.told.info(episode, episode.seat)
        if self.render_mode == "human":
            self.render()

    def render(self) -> str | None:
        """What the selected agent sees, in sentences: as text, or printed."""
        if self.render_mode is None or self.told is None:
            return None
        text = self.told.portrait(self.episode, self._seats[self.agent_selection])
        if self.render_mode == "human":
            print(text)
            return None
        return text

    def close(self) -> None:
        """Nothing is held open."""


def observation_space(encoding: Encoding) -> spaces.Dict:
    """A vector of what is known, and a mask of what may be answered."""
    code = encoding.observations
    return spaces.Dict(
        {
            "observation": spaces.Box(code.low, code.high, dtype=np.float32),
            "action_mask": spaces.Box(0, 1, (encoding.actions.size,), dtype=np.int8),
        }
    )
