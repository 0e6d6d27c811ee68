"""Random games of OpenSpiel's C++ games, driven from Python, CPU time: run_openspiel.py SECONDS."""

import json
import random
import sys
import time

import pyspiel

GAMES = ("chess", "hearts", "gin_rummy")


def decisions(name: str, seconds: float) -> float:
    """Decisions a second with at least two legal actions."""
    game = pyspiel.load_game(name)
    chance = random.Random(1)
    count = 0
    start = time.process_time()
    while (spent := time.process_time() - start) < seconds:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                actions, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(chance.choices(actions, weights)[0])
            else:
                legal = state.legal_actions()
                count += len(legal) > 1
                state.apply_action(chance.choice(legal))
    return count / spent


if __name__ == "__main__":
    print(json.dumps({name: decisions(name, float(sys.argv[1])) for name in GAMES}))
