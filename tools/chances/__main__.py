"""Gather pairs of games, and fit chances to win to them.

python -m tools.chances gather globetrotters --games 1000 --seed 1 --jobs 2 --out build/chances/globetrotters.jsonl
python -m tools.chances fit globetrotters build/chances/globetrotters.jsonl

Games are numbered: to go on with a file, begin with `--first` where it ended. A game's branches depend on its number
and the seed alone.
"""

from __future__ import annotations

import argparse
import importlib
import multiprocessing
import sys
import time
from functools import partial
from itertools import pairwise
from pathlib import Path
from typing import Any

import msgspec
import numpy as np

from tools.chances import fit
from tools.chances.gather import Branch, gather
from tools.chances.subject import Subject

GAMES = ("globetrotters", "globopolis", "global-domination")
BINS = (0.0, 0.05, 0.15, 0.25, 0.35, 0.5, 0.75, 0.95, 1.0)


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.chances", description=__doc__)
    commands = parser.add_subparsers(dest="command", required=True)
    gathering = commands.add_parser("gather")
    gathering.add_argument("game", choices=GAMES)
    gathering.add_argument("--games", type=int, default=100)
    gathering.add_argument("--first", type=int, default=0)
    gathering.add_argument("--seed", type=int, default=1)
    gathering.add_argument("--jobs", type=int, default=1)
    gathering.add_argument("--minutes", type=float, default=60.0)
    gathering.add_argument("--out", type=Path, required=True)
    fitting = commands.add_parser("fit")
    fitting.add_argument("game", choices=GAMES)
    fitting.add_argument("files", type=Path, nargs="+")
    given = parser.parse_args()
    subject = subject_of(given.game)
    if given.command == "gather":
        return gather_to(given.out, given.game, given.seed, range(given.first, given.first + given.games), given)
    branches = [
        msgspec.json.decode(line, type=Branch)
        for file in given.files
        for line in file.read_bytes().splitlines()
        if line.endswith(b"]")
    ]
    report(subject, branches)
    return 0


def subject_of(game: str) -> Subject[Any]:
    """What is changed and fitted in a game."""
    found: Subject[Any] = importlib.import_module(f"tools.chances.{game.replace('-', '_')}").SUBJECT
    return found


def gather_to(out: Path, game: str, seed: int, numbers: range, given: argparse.Namespace) -> int:
    """Write the branches of some games, a line each."""
    out.parent.mkdir(parents=True, exist_ok=True)
    until = time.monotonic() + 60.0 * given.minutes
    with multiprocessing.Pool(given.jobs) as pool, out.open("ab") as file:
        for lines in pool.imap_unordered(partial(lines_of, game, seed), numbers):
            file.writelines(lines)
            file.flush()
            if time.monotonic() > until:
                pool.terminate()
                break
    return 0


def lines_of(game: str, seed: int, number: int) -> list[bytes]:
    """The branches of one game as lines."""
    subject = subject_of(game)
    return [msgspec.json.encode(branch) + b"\n" for branch in gather(subject, seed, number, 1)]


def report(subject: Subject[Any], branches: list[Branch]) -> None:
    """Fit, score on games left out, fit to all, and print the weights."""
    data = fit.sample(subject, branches)
    out = data.games % fit.HELD_OUT == 0
    train, test = fit.part(data, ~out), fit.part(data, out)
    say(f"{len(branches)} branches of {len(set(data.games.tolist()))} games, {int((data.twin >= 0).sum())} pairs")
    bounds = fit.bounds_of(subject)
    prior = np.array(subject.prior) if subject.prior else None
    for title, weight in (("positions alone", 0.0), ("positions and pairs", subject.pair_weight)):
        weights = fit.fitted(train, bounds, weight, prior)
        log_loss, brier = fit.scores(test, weights)
        say(f"\n{title}: on games left out log-loss {log_loss:.4f}, Brier {brier:.4f}")
        quarters(test, weights)
        effects(test, weights)
        reliability(test, weights)
    say("\nfitted to all games:")
    weights = fit.fitted(data, bounds, subject.pair_weight, prior)
    effects(data, weights)
    columns = weights.reshape(-1, len(subject.names))
    for at, name in enumerate(subject.names):
        say(f"    ({', '.join(f'{value:.3f}' for value in columns[:, at])}),  # {name}")


def quarters(data: fit.Sample, weights: fit.Array) -> None:
    """Scores by how far the game had come."""
    for low in (0.0, 0.25, 0.5, 0.75):
        chosen = (data.done >= low) & ((data.done < low + 0.25) | (low == 0.75))
        if chosen.any():
            log_loss, brier = fit.scores(fit.part(data, chosen), weights)
            say(f"  from {low:.2f}: log-loss {log_loss:.4f}, Brier {brier:.4f}, {int(chosen.sum())} branches")


def effects(data: fit.Sample, weights: fit.Array) -> None:
    """What each change did."""
    for one in fit.effects(data, weights):
        low, high = one.games_say - 1.96 * one.error, one.games_say + 1.96 * one.error
        say(
            f"  {one.change}: games say {one.games_say:+.2f} ({low:+.2f} to {high:+.2f}), "
            f"chances {one.chances_say:+.2f} points of a hundred, {one.pairs} pairs"
        )


def reliability(data: fit.Sample, weights: fit.Array) -> None:
    """Foretold and won, by bins."""
    shares = fit.chances(data, weights)[data.there]
    won = data.won[data.there]
    for low, high in pairwise(BINS):
        chosen = (shares >= low) & (shares < high)
        if chosen.any():
            say(
                f"  {low:.2f} to {high:.2f}: foretold {np.mean(shares[chosen]):.3f}, won {np.mean(won[chosen]):.3f}, "
                f"{int(chosen.sum())} seats"
            )


def say(text: str) -> None:
    sys.stdout.write(text + "\n")


if __name__ == "__main__":
    sys.exit(main())
