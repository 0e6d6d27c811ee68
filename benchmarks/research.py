"""Steps a second of the research environments: `python -m benchmarks.research [GAME ...] [--quick]`.

A step is one decision of one agent at random, observation and mask included, measured as CPU time. Of a batch the same
is told, how that compares with one table, and with the rules alone: games played at random with nothing observed, which
no environment can beat. PettingZoo's chess needs the packages `chess` and `pygame`, RLCard's gin rummy `rlcard`; they
are measured in the same run where they are installed, and otherwise told as measured elsewhere on this kind of machine.
"""

from __future__ import annotations

import argparse
import sys
import time
from importlib.util import find_spec
from random import Random
from typing import Any

from benchmarks.reporting import exit_status
from meridian import games
from meridian.core.game import begin, new_header
from meridian.core.playout import playout

SECONDS, QUICK = 4.0, 0.5
"""CPU seconds of each measurement."""
CHESS = 535
GIN_RUMMY = 8_700
"""Measured elsewhere on this kind of machine."""
TABLES = 64
"""Tables of a batch."""
LIMIT = 5_000
"""A random game that takes more decisions than this is cut off there."""
CHESS_NAME = "PettingZoo chess"
RUMMY_NAME = "RLCard gin rummy"


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


def bare(env: Any, seconds: float) -> float:
    """Steps a second without PettingZoo's wrappers, picking a legal answer from the mask."""
    random = Random(1)
    steps = seed = 0
    start = time.process_time()
    while True:
        env.reset(seed=seed)
        seed += 1
        while True:
            observation, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                break
            env.step(random.choice(observation["action_mask"].view(bool).nonzero()[0]))
            steps += 1
            spent = time.process_time() - start
            if spent >= seconds:
                return steps / spent


def batched(name: str, players: int, seconds: float) -> float:
    """Steps a second of a batch, with answers drawn as `bare` draws them."""
    from meridian.research.batch import Batch

    batch = Batch(name, players, TABLES)
    batch.reset(seed=1)
    steps = 0
    start = time.process_time()
    while (spent := time.process_time() - start) < seconds:
        batch.step(batch.sample())
        steps += TABLES
    return steps / spent


def scaling(name: str, players: int, processes: int, seconds: float) -> list[float]:
    """Steps a second of wall time of a batch over one process, and over several."""
    from meridian.research.processes import BatchPool

    found = []
    for count in (1, processes):
        with BatchPool(name, players, TABLES * processes, count) as batch:
            batch.reset(seed=1)
            steps = 0
            start = time.perf_counter()
            while (spent := time.perf_counter() - start) < seconds:
                batch.step(batch.sample())
                steps += len(batch.players)
            found.append(steps / spent)
    return found


def rules_alone(name: str, players: int, seconds: float) -> float:
    """Decisions a second of games at random in which nothing is observed and nothing numbered."""
    game = games.load(name)
    header = new_header(game, players)
    steps = seed = 0
    start = time.process_time()
    while (spent := time.process_time() - start) < seconds:
        steps += playout(begin(game, header), Random(seed), LIMIT).decisions
        seed += 1
    return steps / spent


def gin_rummy(seconds: float) -> float:
    """Steps a second of RLCard's gin rummy, in the way of `bare`."""
    import rlcard

    env = rlcard.make("gin-rummy", config={"seed": 1})
    random = Random(1)
    steps = 0
    start = time.process_time()
    while True:
        state, _ = env.reset()
        while not env.is_over():
            state, _ = env.step(random.choice(list(state["legal_actions"])))
            steps += 1
            spent = time.process_time() - start
            if spent >= seconds:
                return steps / spent


def peers(seconds: float) -> dict[str, tuple[float, bool]]:
    """The others: steps a second, and whether they were measured in this run."""
    found = {CHESS_NAME: (float(CHESS), False), RUMMY_NAME: (float(GIN_RUMMY), False)}
    if find_spec("chess") and find_spec("pygame"):
        from pettingzoo.classic import chess_v6

        found[CHESS_NAME] = (wrapped(chess_v6.env(), seconds), True)
    if find_spec("rlcard"):
        found[RUMMY_NAME] = (gin_rummy(seconds), True)
    return found


def report(name: str, others: dict[str, tuple[float, bool]], seconds: float, processes: int) -> None:
    """One game, with two players and with most."""
    from meridian.research import pettingzoo_env

    seats = games.load(name).seats
    for players in (seats[0], seats[-1]):
        with_wrappers = wrapped(pettingzoo_env.env(name, players), seconds)
        without = bare(pettingzoo_env.raw_env(name, players), seconds)
        print(f"{name}, {players} players: {with_wrappers:,.0f} as PettingZoo wraps it, {without:,.0f} bare")
        chess, rummy = with_wrappers / others[CHESS_NAME][0], without / others[RUMMY_NAME][0]
        print(f"  {chess:.1f} times {CHESS_NAME} (wrapped), {rummy:.2f} times {RUMMY_NAME} (bare)", flush=True)
        many, alone = batched(name, players, seconds), rules_alone(name, players, seconds)
        print(f"  {many:,.0f} in a batch of {TABLES} tables: {many / without:.1f} times bare", end=", ")
        print(f"{many / alone:.2f} of the rules alone ({alone:,.0f})", flush=True)
        if processes > 1:
            one, several = scaling(name, players, processes, seconds)
            print(f"  {several:,.0f} of wall time in {processes} processes: {several / one:.2f} times one", flush=True)


def main() -> int:
    """Measure every game, or those named, and the others beside them."""
    parser = argparse.ArgumentParser(prog="benchmarks.research", description="Steps a second of environments.")
    parser.add_argument("games", nargs="*", metavar="GAME", help="only these games")
    parser.add_argument("--processes", type=int, default=1, help="measure batches over so many processes too")
    parser.add_argument("--quick", action="store_true", help="half a second each: a look, not a figure")
    said = parser.parse_args()
    seconds = QUICK if said.quick else SECONDS

    def measure_all() -> None:
        others = peers(seconds)
        for name, (rate, here) in others.items():
            note = "" if here else " (measured elsewhere: it is not installed here)"
            print(f"{name:26}{rate:10,.0f} steps a second{note}", flush=True)
        for name in said.games or games.names():
            report(name, others, seconds, said.processes)

    return exit_status(measure_all)


if __name__ == "__main__":
    sys.exit(main())
