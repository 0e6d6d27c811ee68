"""Train a small policy with numpy alone, against random players, and see by fresh games whether it learnt anything.

    python examples/train_policy.py
    python examples/train_policy.py --game globetrotters --option preset=online --games 500

The policy is linear: each answer has a weight for every chosen column of the observation. It is trained by policy
gradient (REINFORCE with a running baseline and Adam). Evaluation plays other seeds than training, and the same ones
before and after; the opponents answer at random.
"""

from __future__ import annotations

import argparse
import math
import time
from typing import Any

import numpy as np
from numpy.typing import NDArray

from meridian.research.gym_env import SingleSeat

Array = NDArray[np.float64]
BATCH = 16
EVALUATION_SEED = 1_000_000


class Policy:
    """Answers with probabilities that follow from what is asked and what the own player has."""

    def __init__(self, env: SingleSeat, seed: int) -> None:
        names = env.encoding.observations.columns
        self.columns = [at for at, name in enumerate(names) if name.startswith("asked=") or ".0." in name]
        self.columns += [at for at, name in enumerate(names) if "." not in name and "=" not in name and ":" not in name]
        self.weights: Array = np.zeros((env.encoding.actions.size, len(self.columns) + 1))
        self.moment: Array = np.zeros_like(self.weights)
        self.square: Array = np.zeros_like(self.weights)
        self.steps = 0
        self.random = np.random.default_rng(seed)

    def features(self, observation: Any) -> Array:
        """The chosen columns, large numbers pressed together, and a constant."""
        chosen = observation[self.columns].astype(np.float64)
        return np.append(np.sign(chosen) * np.log1p(np.abs(chosen)), 1.0)

    def probabilities(self, features: Array, legal: NDArray[np.int64]) -> Array:
        """How likely each legal answer is."""
        logits = self.weights[legal] @ features
        odds = np.exp(logits - logits.max())
        return np.asarray(odds / odds.sum(), dtype=np.float64)

    def improve(self, gradient: Array, rate: float) -> None:
        """One step of Adam uphill."""
        self.steps += 1
        self.moment = 0.9 * self.moment + 0.1 * gradient
        self.square = 0.999 * self.square + 0.001 * gradient**2
        first = self.moment / (1 - 0.9**self.steps)
        second = self.square / (1 - 0.999**self.steps)
        self.weights += rate * first / (np.sqrt(second) + 1e-8)


def play(env: SingleSeat, policy: Policy, seed: int, gradient: Array | None = None) -> tuple[float, int]:
    """One game: its reward and the number of answers; `gradient` gathers that of the log-probability of all answers."""
    observation, info = env.reset(seed=seed)
    for answers in range(1, 1_000_000):
        legal = np.flatnonzero(info["action_mask"])
        features = policy.features(observation)
        odds = policy.probabilities(features, legal)
        at = int(policy.random.choice(len(legal), p=odds))
        if gradient is not None:
            pull = -odds
            pull[at] += 1
            gradient[legal] += np.outer(pull, features)
        observation, reward, terminated, truncated, info = env.step(legal[at])
        if terminated or truncated:
            return float(reward), answers
    raise AssertionError("a game ends or is cut off")


def train(env: SingleSeat, policy: Policy, games: int, rate: float) -> None:
    """Play games and make what won more likely."""
    baseline, started = 0.0, time.perf_counter()
    for first in range(0, games, BATCH):
        total: Array = np.zeros_like(policy.weights)
        rewards = []
        for seed in range(first, min(first + BATCH, games)):
            gradient: Array = np.zeros_like(policy.weights)
            reward, _ = play(env, policy, seed, gradient)
            total += (reward - baseline) * gradient
            rewards.append(reward)
        baseline += 0.1 * (float(np.mean(rewards)) - baseline)
        policy.improve(total / len(rewards), rate)
        if (first // BATCH) % 20 == 0:
            print(f"  game {first:5}: mean reward about {baseline:.2f}, {time.perf_counter() - started:.0f} s")


def evaluate(env: SingleSeat, policy: Policy, games: int) -> tuple[float, float, float]:
    """The share of wins in fresh games, with a 95 % interval (Wilson)."""
    wins = sum(play(env, policy, EVALUATION_SEED + seed)[0] for seed in range(games))
    share, z = wins / games, 1.96
    middle = (share + z * z / (2 * games)) / (1 + z * z / games)
    half = z * math.sqrt(share * (1 - share) / games + z * z / (4 * games * games)) / (1 + z * z / games)
    return share, middle - half, middle + half


def main() -> None:
    """Evaluate, train, evaluate again."""
    parser = argparse.ArgumentParser(description="Train a small policy against random players.")
    parser.add_argument("--game", default="global-domination")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--option", action="append", default=[], help="an option of the table, as preset=quick")
    parser.add_argument("--games", type=int, default=1000, help="training games")
    parser.add_argument("--evaluation", type=int, default=300, help="games before and after")
    parser.add_argument("--rate", type=float, default=0.02)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    given = args.option or (["preset=quick"] if args.game == "global-domination" else [])
    options = {name: value for name, _, value in (text.partition("=") for text in given)}
    env = SingleSeat(args.game, args.seats, options=options, opponents=["random"])
    policy = Policy(env, args.seed)
    known = env.encoding.observations.size
    print(f"{env.encoding.name}, {args.seats} players: {len(policy.columns)} of {known} columns")
    before = evaluate(env, policy, args.evaluation)
    print(f"before training: {before[0]:.1%} wins ({before[1]:.1%} to {before[2]:.1%}) in {args.evaluation} games")
    train(env, policy, args.games, args.rate)
    after = evaluate(env, policy, args.evaluation)
    print(f"after training:  {after[0]:.1%} wins ({after[1]:.1%} to {after[2]:.1%}) in {args.evaluation} games")


if __name__ == "__main__":
    main()
