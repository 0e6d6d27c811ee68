"""Steps of PettingZoo's chess as its users loop over it, CPU time: run_pettingzoo.py SECONDS."""

import json
import sys
import time

from pettingzoo.classic import chess_v6


def main() -> None:
    """Play at random."""
    seconds = float(sys.argv[1])
    environment = chess_v6.env()
    steps = seed = 0
    start = time.process_time()
    while (spent := time.process_time() - start) < seconds:
        environment.reset(seed=seed)
        seed += 1
        for agent in environment.agent_iter():
            observation, _, terminated, truncated, _ = environment.last()
            if terminated or truncated:
                environment.step(None)
                continue
            environment.step(environment.action_space(agent).sample(observation["action_mask"]))
            steps += 1
    print(json.dumps({"steps": steps / spent}))


if __name__ == "__main__":
    main()
