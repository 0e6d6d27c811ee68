"""The games as Gymnasium environments: one seat learns, bots sit in the others.

import gymnasium, meridian.research.gym_env
env = gymnasium.make("meridian/GlobalDomination-v1", seats=3, opponents=["steady"])
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any, SupportsInt

from meridian import games
from meridian.core.errors import BadInput
from meridian.core.optional_imports import not_installed

try:
    import gymnasium
    import numpy as np
    from gymnasium import spaces
except ModuleNotFoundError as error:
    raise not_installed(error) from None

from meridian.research.encoding import VERSION, Encoding
from meridian.research.episode import MAX_DECISIONS, Episode, encoding_for
from meridian.research.observations import Vector
from meridian.research.opponents import Opponents, Policy, SeatedBots
from meridian.research.rewards import Reward, check_reward, rewards
from meridian.research.texts import SeatTexts

ILLEGAL = -1.0


class SingleSeat(gymnasium.Env[Vector, np.int64]):
    """A table as one seat plays it: a step is one own answer and everything up to the next question.

    `opponents` names the bots in the other seats, in seat order, or gives bots of your own (`mybots.py:Trader`, or the
    class itself) or policies (`opponents.Policy`); fewer are repeated. `info["action_mask"]` holds what may be answered
    (also `action_masks()`). An illegal answer ends the game with a reward of -1 and `info["illegal"]`. Dice, draws and
    bots all come from the seed of `reset`.
    """

    metadata: dict[str, Any] = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        seats: int = 2,
        seat: int = 0,
        opponents: Sequence[str | type | Policy] | None = None,
        options: dict[str, Any] | None = None,
        edition: str | Path | None = None,
        render_mode: str | None = None,
        *,
        reward: Reward = "win",
        max_decisions: int = MAX_DECISIONS,
        play_forced: bool = True,
        scaled: bool = False,
        lang: str = "en",
    ) -> None:
        check_reward(reward)
        if render_mode not in (None, "ansi"):
            raise BadInput(f"render_mode {render_mode!r} is not ansi")
        self.encoding: Encoding = encoding_for(game, seats, options, edition, scaled)
        self.seat = seat
        self.seats = seats
        self.reward = reward
        self.render_mode = render_mode
        self.episode = Episode(self.encoding, max_decisions, play_forced)
        self.told = SeatTexts(self.encoding, lang)
        self.opponents = Opponents(self.encoding.game, seats, seat, opponents)
        self.bots = SeatedBots(self.encoding.game, {})
        code = self.encoding.observations
        self.observation_space = spaces.Box(code.low, code.high, dtype=np.float32)
        self.action_space = spaces.Discrete(self.encoding.actions.size)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Vector, dict[str, Any]]:
        """A new game, up to the first question to this seat."""
        super().reset(seed=seed)
        source = Random(int(self.np_random.integers(2**63)))
        self.bots = self.opponents.seated(source)
        while True:
            self.episode.begin(Random(source.getrandbits(64)))
            self._others()
            # A game may be over before this seat was ever asked; a new one is begun then.
            if self.episode.options:
                return self._observation(), self._info()

    def step(self, action: SupportsInt) -> tuple[Vector, float, bool, bool, dict[str, Any]]:
        """One answer of this seat, then everybody else's up to its next question."""
        if int(action) not in self.episode.options:
            self.episode.close()
            return self._observation(), ILLEGAL, True, False, {**self._info(), "illegal": True}
        self.episode.answer(int(action))
        self.bots.interject(self.episode)
        self._others()
        episode = self.episode
        value = rewards(self.encoding.game, episode.p, self.seats, self.reward)[self.seat]
        return self._observation(), value, episode.finished(), episode.cut_off(), self._info()

    def action_masks(self) -> Any:
        """What may be answered now, by number."""
        return self.encoding.mask(self.episode.options)

    def render(self) -> str | None:
        """What this seat sees, in sentences."""
        return self.told.portrait(self.episode, self.seat) if self.render_mode == "ansi" else None

    def _observation(self) -> Vector:
        return self.encoding.observe(self.episode.p, self.seat)

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.action_masks()}

    def _others(self) -> None:
        """Let the others answer until this seat is asked or the game ends."""
        episode = self.episode
        self.bots.answer(episode)
        while episode.answers and episode.seat != self.seat:
            seen = self.encoding.observe(episode.p, episode.seat)
            policy = self.opponents.policies[episode.seat]
            (number,) = policy(seen[np.newaxis], self.encoding.mask(episode.options)[np.newaxis])
            episode.answer(int(number))
            self.bots.interject(episode)
            self.bots.answer(episode)


def gym_name(game: str) -> str:
    """The name under which Gymnasium makes a game."""
    return f"meridian/{''.join(part.capitalize() for part in game.split('-'))}-v{VERSION}"


def register() -> None:
    """Tell Gymnasium about every game."""
    for name in games.names():
        if gym_name(name) not in gymnasium.registry:
            gymnasium.register(
                gym_name(name),
                entry_point=f"{__name__}:SingleSeat",
                vector_entry_point="meridian.research.gym_vector:SeatVector",
                kwargs={"game": name},
            )


register()
