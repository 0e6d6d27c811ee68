"""Steps of PettingZoo's chess as its users loop over it, CPU time: run_pettingzoo.py SECONDS."""

from __future__ import annotations

import json
import sys
import time
from typing import Any


def wrapped(env: Any, seconds: float) -> float:
    """Steps a second of a PettingZoo environment as its users loop over it."""
    steps = seed = 0
    start = time.process_time()
    while True:
        env.reset(seed=seed)
        seed += 1
        for agent in env.agent_iter():
            observation, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.step(None)
                continue
            env.step(env.action_space(agent).sample(observation["action_mask"]))
            steps += 1
            spent = time.process_time() - start
            if spent >= seconds:
                return steps / spent


def main() -> None:
    """Play chess at random."""
    from pettingzoo.classic import chess_v6  # only the peer's environment has the packages it needs

    print(json.dumps({"steps": wrapped(chess_v6.env(), float(sys.argv[1]))}))


if __name__ == "__main__":
    main()
