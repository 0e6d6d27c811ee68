"""One bot in rotating seats against others: `python -m tools.gate globetrotters deep:playouts=40 deep@1:playouts=40`.

The games of a group, one for each seat, share their dice. A file of results is gone on with, and the same games come of
the same seed wherever they are played; with a time budget instead of playouts they do not.
"""

from __future__ import annotations

import argparse
import multiprocessing
import time
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import msgspec

from meridian import games, own_bots
from meridian.arena.match import play_match
from meridian.arena.simulation import wilson
from meridian.core.game import new_header

LIMIT = 20_000
"""So many decisions at most in a game."""


class Played(msgspec.Struct, array_like=True, frozen=True):
    """One game: how much of it the guest won, and its CPU seconds."""

    number: int
    won: float
    finished: bool
    seconds: float


def played(name: str, guest: str, hosts: str, seats: int, seed: int, number: int) -> Played:
    """Game `number` of a series: its group decides the dice, its place in the group the guest's seat."""
    game = games.load(name)
    group, seat = divmod(number, seats)
    line = [own_bots.maker(game, guest if at == seat else hosts) for at in range(seats)]
    began = time.process_time()
    match = play_match(game, new_header(game, seats), line, seed, group, LIMIT)
    won = 1.0 / len(match.winners) if seat in match.winners else 0.0
    return Played(number, won, match.finished, round(time.process_time() - began, 3))


def summary(found: list[Played], seats: int) -> str:
    """How often the guest won, with a 95 % interval."""
    ended = [one for one in found if one.finished]
    won = sum(one.won for one in ended)
    low, high = wilson(won, len(ended))
    share = won / len(ended) if ended else 0.0
    seconds = sum(one.seconds for one in found) / max(1, len(found))
    return (
        f"{won:g} of {len(ended)}, {share:.1%} ({low:.1%} to {high:.1%}; a fair share is {1 / seats:.1%}), "
        f"{len(found) - len(ended)} unfinished, {seconds:.2f} CPU s a game"
    )


def series(given: argparse.Namespace) -> Iterator[list[Played]]:
    """The games so far, after each that was played."""
    found: list[Played] = []
    if given.out is not None and given.out.is_file():
        lines = given.out.read_bytes().splitlines()
        found = [msgspec.json.decode(line, type=Played) for line in lines if line.endswith(b"]")]
    known = {one.number for one in found}
    missing = [number for number in range(given.games) if number not in known]
    play = partial(played, given.game, given.guest, given.hosts, given.seats, given.seed)
    until = time.monotonic() + 60.0 * given.minutes
    yield found
    with multiprocessing.get_context("spawn").Pool(given.jobs) as pool:
        for one in pool.imap(play, missing):
            found.append(one)
            if given.out is not None:
                with given.out.open("ab") as file:
                    file.write(msgspec.json.encode(one) + b"\n")
            yield found
            if time.monotonic() > until:
                pool.terminate()
                return


def main(arguments: list[str] | None = None) -> None:
    """Play, and print how it stands after each group."""
    parser = argparse.ArgumentParser(prog="python -m tools.gate", description=__doc__)
    parser.add_argument("game", choices=games.names())
    parser.add_argument("guest")
    parser.add_argument("hosts")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--minutes", type=float, default=1e6, help="stop after so many; whole groups count")
    parser.add_argument("--out", type=Path, help="a file of results, gone on with if it is there")
    given = parser.parse_args(arguments)
    for found in series(given):
        whole = len(found) // given.seats * given.seats
        if found and len(found) == whole:
            print(summary(sorted(found, key=lambda one: one.number)[:whole], given.seats), flush=True)


if __name__ == "__main__":
    main()
