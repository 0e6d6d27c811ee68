"""Steps of RLCard's gin rummy, observations included, CPU time: run_rlcard.py SECONDS."""

import json
import random
import sys
import time

import rlcard


def main() -> None:
    """Play at random, picking from the legal actions of each observation."""
    seconds = float(sys.argv[1])
    environment = rlcard.make("gin-rummy", config={"seed": 1})
    chance = random.Random(1)
    steps = 0
    start = time.process_time()
    while (spent := time.process_time() - start) < seconds:
        state, _ = environment.reset()
        while not environment.is_over():
            state, _ = environment.step(chance.choice(list(state["legal_actions"])))
            steps += 1
    print(json.dumps({"steps": steps / spent}))


if __name__ == "__main__":
    main()
