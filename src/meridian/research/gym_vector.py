"""The games as Gymnasium vector environments: one seat learns at many tables, which are stepped by one call.

import gymnasium, meridian.research.gym_env
envs = gymnasium.make_vec("meridian/GlobalDomination-v1", num_envs=64, vectorization_mode="vector_entry_point")
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any

from meridian.core.game import begin
from meridian.core.optional_imports import not_installed

try:
    import gymnasium
    import numpy as np
    from gymnasium import spaces
    from gymnasium.utils import seeding
    from gymnasium.vector.utils import batch_space
except ModuleNotFoundError as error:
    raise not_installed(error) from None

from numpy.typing import NDArray

from meridian.research.batch import Batch
from meridian.research.episode import MAX_DECISIONS
from meridian.research.opponents import Opponents, Policy, SeatedBots
from meridian.research.rewards import Reward
from meridian.research.tables import answer

ILLEGAL = -1.0
"""The reward for an illegal answer, which ends the game."""
Observations = NDArray[np.float32]


class SeatVector(gymnasium.vector.VectorEnv[Observations, NDArray[np.int64], NDArray[Any]]):
    """Many tables as one seat plays them; everything is as in as many `SingleSeat` environments, seeds too.

    A game that ends is followed by a new one in the same step (`AutoresetMode.SAME_STEP`); what the seat saw at the
    end is in `info["final_obs"]`. `info["action_mask"]` holds what may be answered. Policies among `opponents` are
    called once for all tables that wait for them. With `copy=False` the arrays returned are written over by the
    next step.
    """

    metadata: dict[str, Any] = {"autoreset_mode": gymnasium.vector.AutoresetMode.SAME_STEP}  # noqa: RUF012

    def __init__(
        self,
        num_envs: int,
        game: str,
        seats: int = 2,
        seat: int = 0,
        opponents: Sequence[str | type | Policy] | None = None,
        options: dict[str, Any] | None = None,
        edition: str | Path | None = None,
        *,
        reward: Reward = "win",
        max_decisions: int = MAX_DECISIONS,
        play_forced: bool = True,
        scaled: bool = False,
        copy: bool = True,
    ) -> None:
        self.batch = Batch(
            game, seats, num_envs, options, edition,
            reward=reward, max_decisions=max_decisions, play_forced=play_forced, scaled=scaled,
        )  # fmt: skip
        self.encoding = self.batch.encodings[0]
        self.opponents = Opponents(self.encoding.game, seats, seat, opponents)
        self.num_envs = num_envs
        self.seat = seat
        self.copy = copy
        self.tables = self.batch.tables
        code = self.encoding.observations
        self.single_observation_space = spaces.Box(code.low, code.high, dtype=np.float32)
        self.single_action_space = spaces.Discrete(self.encoding.actions.size)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._every = list(range(num_envs))
        self._seeds = [seeding.np_random()[0] for _ in self._every]
        self._sources = [Random() for _ in self._every]
        self._bots = [SeatedBots(self.encoding.game, {}) for _ in self._every]

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observations, dict[str, Any]]:
        """New games everywhere, up to the first question to this seat."""
        seeds = [seed + at for at in self._every] if isinstance(seed, int) else seed or [None] * self.num_envs
        for at, each in enumerate(seeds):
            if each is not None:
                self._seeds[at] = seeding.np_random(each)[0]
        self.batch.forget()
        self._begin(self._every)
        return self._shown({})

    def step(
        self, actions: NDArray[np.int64]
    ) -> tuple[Observations, NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        """One answer of this seat at every table, then everybody else's up to its next question."""
        batch, tables, given = self.batch, self.tables, np.asarray(actions).tolist()
        batch.forget()
        illegal = np.array([table.place(number) < 0 for table, number in zip(tables, given, strict=True)])
        for at in np.flatnonzero(illegal).tolist():
            tables[at].close()
        legal = np.flatnonzero(~illegal).tolist()
        answer(tables, legal, [given[at] for at in legal])
        for at in legal:
            self._bots[at].interject(tables[at])
        self._others(legal)
        ended = [at for at in self._every if not tables[at].answers]
        infos: dict[str, Any] = {}
        if ended:
            infos = self._last_seen(ended)
            for at in ended:
                batch.settle(at)
        rewards = batch.rewards[:, self.seat].astype(np.float64)
        terminated, truncated = batch.terminated.copy(), batch.truncated.copy()
        if illegal.any():
            rewards[illegal], terminated[illegal], truncated[illegal] = ILLEGAL, True, False
            infos["illegal"], infos["_illegal"] = illegal, illegal
        self._begin(ended)
        seen, told = self._shown(infos)
        return seen, rewards, terminated, truncated, told

    def _begin(self, which: list[int]) -> None:
        """New games at some tables; one that is over before this seat was ever asked is followed by another."""
        game, header = self.encoding.game, self.encoding.header
        for at in which:
            self._sources[at] = Random(int(self._seeds[at].integers(2**63)))
            self._bots[at] = self.opponents.seated(self._sources[at])
        while which:
            for at in which:
                self.tables[at].start(begin(game, header), Random(self._sources[at].getrandbits(64)).random)
            self._others(which)
            which = [at for at in which if not self.tables[at].answers]

    def _others(self, which: list[int]) -> None:
        """Let the others answer until this seat is asked, or the game has ended, at all of these tables."""
        tables = self.tables
        waiting = which
        while waiting:
            for at in waiting:
                self._bots[at].answer(tables[at])
            waiting = [at for at in waiting if tables[at].answers and tables[at].seat != self.seat]
            for policy in set(self.opponents.policies.values()) if waiting else ():
                asked = [at for at in waiting if tables[at].answers and self._policy(at) is policy]
                if asked:
                    self.batch.show(asked)
                    numbers = policy(self.batch.observations[asked], self.batch.masks[asked])
                    self.batch.check(asked, [int(number) for number in numbers])
                    answer(tables, asked, [int(number) for number in numbers])
                    for at in asked:
                        self._bots[at].interject(tables[at])

    def _policy(self, at: int) -> Policy | None:
        return self.opponents.policies.get(self.tables[at].seat)

    def _last_seen(self, ended: list[int]) -> dict[str, Any]:
        """What this seat saw at the end of games."""
        final: NDArray[Any] = np.full(self.num_envs, None, object)
        for at in ended:
            final[at] = self.tables[at].observed(self.seat).array.copy()
        return {"final_obs": final, "_final_obs": np.isin(np.arange(self.num_envs), ended)}

    def _shown(self, infos: dict[str, Any]) -> tuple[Observations, dict[str, Any]]:
        self.batch.show(self._every)
        masks = self.batch.masks.copy() if self.copy else self.batch.masks
        seen = self.batch.observations.copy() if self.copy else self.batch.observations
        return seen, {**infos, "action_mask": masks, "_action_mask": np.ones(self.num_envs, np.bool_)}
