"""What a game is worth to its seats once it is over."""

from __future__ import annotations

from typing import Final, Literal, get_args

from meridian.core.errors import BadInput
from meridian.core.game import Game
from meridian.core.position import Position
from meridian.core.suggestions import closest

Reward = Literal["win", "zero-sum", "score"]
"""win: 1 shared among the winners. zero-sum: the same, moved so that all sum to 0 and a lone winner has 1.
score: the points of the game."""
REWARDS: Final[tuple[str, ...]] = get_args(Reward)


def check_reward(reward: str) -> None:
    """Refuse a word that names no reward."""
    if reward not in REWARDS:
        raise BadInput(f"there is no reward {reward!r}{closest(reward, list(REWARDS))} (rewards: {', '.join(REWARDS)})")


def rewards(game: Game, p: Position, seats: int, reward: str) -> list[float]:
    """The reward of each seat; nothing for anybody while a game is not over."""
    if not p.over:
        return [0.0] * seats
    result = game.rules.result(p)
    if reward == "score":
        return [float(score) for score in result.scores]
    share = 1 / len(result.winners) if result.winners else 0.0
    won = [share if seat in result.winners else 0.0 for seat in range(seats)]
    if reward == "win":
        return won
    mean = sum(won) / seats
    return [(each - mean) * seats / (seats - 1) for each in won]
