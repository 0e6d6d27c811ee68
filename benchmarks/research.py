"""Steps a second of the research environments: `python -m benchmarks.research [GAME ...] [--quick]`.

A step is one decision of one agent at random, observation and mask included, measured as CPU time. Of a batch the same
is told, how that compares with one table, and with the rules alone: games played at random with nothing observed, which
no environment can beat. PettingZoo's chess and RLCard's gin rummy are measured in the same run (`make peers` installs
them).
"""

from __future__ import annotations

import argparse
import sys
import time
from random import Random
from typing import Any

from benchmarks.peers.drivers.run_pettingzoo import wrapped
from benchmarks.peers.environments import PETTINGZOO, RLCARD
from benchmarks.peers.measuring import measured
from benchmarks.reporting import exit_status
from meridian import games
from meridian.core.game import begin, new_header
from meridian.core.playout import playout

SECONDS, QUICK = 4.0, 0.5
"""CPU seconds of each measurement."""
TABLES = 64
"""Tables of a batch."""
LIMIT = 5_000
"""A random game that takes more decisions than this is cut off there."""
CHESS_NAME = "PettingZoo chess"
RUMMY_NAME = "RLCard gin rummy"


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


def peers(seconds: float) -> dict[str, float]:
    """Steps a second of the others that are installed."""
    named = {CHESS_NAME: PETTINGZOO, RUMMY_NAME: RLCARD}
    return {name: measured(peer, seconds)["steps"] for name, peer in named.items() if peer.installed}


def report(name: str, others: dict[str, float], seconds: float, processes: int) -> None:
    """One game, with two players and with most."""
    from meridian.research import pettingzoo_env

    seats = games.load(name).seats
    for players in (seats[0], seats[-1]):
        with_wrappers = wrapped(pettingzoo_env.env(name, players), seconds)
        without = bare(pettingzoo_env.raw_env(name, players), seconds)
        print(f"{name}, {players} players: {with_wrappers:,.0f} as PettingZoo wraps it, {without:,.0f} bare")
        own = {CHESS_NAME: ("wrapped", with_wrappers), RUMMY_NAME: ("bare", without)}
        for other, rate in others.items():
            print(f"  {own[other][0]}: {own[other][1] / rate:.2f} times {other}", flush=True)
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
        for name, rate in others.items():
            print(f"{name:26}{rate:10,.0f} steps a second", flush=True)
        if len(others) < len((CHESS_NAME, RUMMY_NAME)):
            print("not all peers are installed to compare with: make peers", flush=True)
        for name in said.games or games.names():
            report(name, others, seconds, said.processes)

    return exit_status(measure_all)


if __name__ == "__main__":
    sys.exit(main())
