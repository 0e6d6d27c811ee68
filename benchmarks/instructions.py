"""Instructions of a random decision and of a copy, counted rather than timed: a busy machine counts the same.

    python -m benchmarks.instructions [GAME ...]     a line for each game
    python -m benchmarks.instructions --where GAME   and the functions that most of a decision's go to

It counts with `perf` where the machine lets it, else with valgrind, which takes a minute a game.
"""

from __future__ import annotations

import argparse
import os
import platform
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from random import Random

from benchmarks.measure import LIMIT, at_share, seats_of
from benchmarks.reporting import exit_status
from meridian import games
from meridian.core.errors import BadInput
from meridian.core.game import begin, new_header
from meridian.core.playout import playout

DECISIONS = 10_000
COPIES = 1_000
WARM_UP = 100
"""Decisions played before any is counted."""
SHOWN = 25
"""How many functions `--where` names."""
PLAYOUT = "CPyDef_playout___playout"
PERF = ("perf", "stat", "-x,", "-e", "instructions:u")
VALGRIND = ("valgrind", "--tool=callgrind")


def work(name: str, what: str, number: int) -> None:
    """Play at least so many decisions, or make so many copies of a position in the middle of a game."""
    game = games.load(name)
    header = new_header(game, seats_of(game))
    done = seed = 0
    if what == "copies":
        middle = at_share(game, header, 0.5)
        for _ in range(number):
            game.rules.copy(middle)
        done = number
    playout(begin(game, header), Random(seed), WARM_UP)
    while done < number:
        done += playout(begin(game, header), Random(seed), LIMIT).decisions
        seed += 1
    print(done)


def run(command: tuple[str, ...], *arguments: str) -> tuple[str, str]:
    """What this module's work prints, and what the counter does."""
    done = subprocess.run(
        [*command, sys.executable, "-m", "benchmarks.instructions", "--work", *arguments],
        env={**os.environ, "PYTHONHASHSEED": "0"},
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        raise BadInput(done.stderr.strip().splitlines()[-1])
    return done.stdout, done.stderr


def counter() -> tuple[str, ...]:
    """The command that counts."""
    if shutil.which("perf"):
        tried = subprocess.run([*PERF, "true"], capture_output=True, text=True, check=False)
        if re.match(r"\d+,", tried.stderr):
            return PERF
    if shutil.which("valgrind"):
        return (*VALGRIND, f"--callgrind-out-file={os.devnull}")
    raise BadInput("neither perf nor valgrind can count instructions here (Debian: apt-get install valgrind)")


def counted(command: tuple[str, ...], name: str, what: str, number: int) -> tuple[int, int]:
    """How much was done, and the instructions of the whole process."""
    printed, said = run(command, name, what, str(number))
    found = re.search(r"^(\d+),", said, re.MULTILINE) or re.search(r"Collected : (\d+)", said)
    if found is None:
        raise BadInput(f"{command[0]} counts no instructions here")
    return int(printed), int(found[1])


def each(command: tuple[str, ...], name: str, what: str, number: int) -> float:
    """Instructions for each of many: what a process that does none of them needs is taken off."""
    done, whole = counted(command, name, what, number)
    _, start = counted(command, name, what, 0)
    return (whole - start) / done


def where(name: str) -> None:
    """The functions that the instructions of a playout go to: with all that they call on x86-64; elsewhere by
    themselves, since valgrind does not follow calls there."""
    if not shutil.which("valgrind"):
        raise BadInput("only valgrind tells where instructions go (Debian: apt-get install valgrind)")
    inclusive = platform.machine() == "x86_64"
    with tempfile.TemporaryDirectory() as folder:
        out = Path(folder, "callgrind")
        run(
            (*VALGRIND, f"--toggle-collect={PLAYOUT}", f"--callgrind-out-file={out}"), name, "decisions", str(DECISIONS)
        )
        read = ["callgrind_annotate", f"--inclusive={'yes' if inclusive else 'no'}", "--threshold=100", str(out)]
        told = subprocess.run(read, capture_output=True, text=True, check=True).stdout
    shares: dict[str, float] = {}
    # A function that is under way already is told apart by a number: name'2.
    for share, function in re.findall(r"\(\s*([\d.]+)%\)\s+\S*:CPyDef_(?!playout)([^\s']+)", told):
        if not function.endswith("_glue"):
            before = shares.get(function, 0.0)
            shares[function] = max(before, float(share)) if inclusive else before + float(share)
    for function, share in sorted(shares.items(), key=lambda row: -row[1])[:SHOWN]:
        print(f"  {share:>6.2f} %  {function.replace('___', '.')}")


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.instructions")
    parser.add_argument("games", nargs="*")
    parser.add_argument("--where", action="store_true")
    parser.add_argument("--work", action="store_true", help=argparse.SUPPRESS)
    asked = parser.parse_args()
    if asked.work:
        name, what, number = asked.games
        work(name, what, int(number))
        return 0

    def measure_all() -> None:
        command = counter()
        for name in asked.games or games.names():
            games.load(name)
            decision, copy = each(command, name, "decisions", DECISIONS), each(command, name, "copies", COPIES)
            print(f"{name}: {decision:,.0f} instructions a decision, {copy:,.0f} a copy", flush=True)
            if asked.where:
                where(name)

    return exit_status(measure_all)


if __name__ == "__main__":
    sys.exit(main())
