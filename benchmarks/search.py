"""How fast bots think: `python -m benchmarks.search [GAME ...] [--quick]`.

One process, CPU time. Positions are taken from games among steady bots, at regular distances; everything is measured in
whole passes over all of them. `python -m benchmarks` compares searches with other engines.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Callable, Iterator
from random import Random

import msgspec

from benchmarks.reporting import exit_status
from meridian import bots, games
from meridian.bots.deep import DeepBot
from meridian.bots.search import Search
from meridian.core.game import Game, begin, new_header
from meridian.core.players import Bot
from meridian.core.playout import playout
from meridian.core.position import CHANCE, Position

SEATS = 4
GAMES = 3
MOMENTS = 30
SECONDS = 8.0
BUDGET = "50ms"
LONGEST = 5_000
"""Playouts are cut off after so many decisions: in some games random play may never end."""

Moment = tuple[Position, int]
"""A position, and who has a choice in it."""


def moments(game: Game) -> list[Moment]:
    """Positions of games among steady bots at which somebody has a choice, evenly spread."""
    found = [moment for seed in range(GAMES) for moment in _decisions(game, seed)]
    return [found[at * len(found) // MOMENTS] for at in range(MOMENTS)]


def _decisions(game: Game, seed: int) -> Iterator[Moment]:
    players = [bots.maker(game, "steady")(Random(seat)) for seat in range(SEATS)]
    chance = Random(seed)
    p = begin(game, new_header(game, SEATS))
    while not p.over:
        actor = p.who()[0]
        if actor == CHANCE:
            p.play(CHANCE, p.chances().drawn(chance.random))
            continue
        options = p.options(actor)
        if len(options) > 1:
            yield game.rules.copy(p), actor
        p.play(
            actor, options[0] if len(options) == 1 else players[actor].choose(game.rules.view(p, actor), actor, options)
        )


def passes(found: list[Moment], seconds: float, each: Callable[[Position, int], object]) -> tuple[int, float]:
    """Whole passes over all positions until so many CPU seconds are spent: how often it was done, and the time."""
    start, number = time.process_time(), 0
    while (spent := time.process_time() - start) < seconds or not number:
        for p, seat in found:
            each(p, seat)
            number += 1
    return number, spent


def greedy(game: Game, found: list[Moment], seconds: float) -> None:
    """One-ply decisions."""
    bot = bots.maker(game, "greedy")(Random(1))
    number, spent = passes(found, seconds, lambda p, at: bot.choose(game.rules.view(p, at), at, p.options(at)))
    tell("one-ply decisions of greedy a second", number / spent)


def playouts(game: Game, found: list[Moment], seconds: float) -> None:
    """Playouts to the end of the game: at random, and by the policy of the search."""
    policy = _search(game, "deep").quick
    _playouts("random", game, found, seconds, lambda p, random: playout(p, random, LONGEST))
    _playouts("policy", game, found, seconds, lambda p, random: _played_out(p, random, policy))


def _playouts(
    name: str, game: Game, found: list[Moment], seconds: float, way: Callable[[Position, Random], object]
) -> None:
    random, ended = Random(1), 0

    def once(p: Position, seat: int) -> None:
        nonlocal ended
        after = game.rules.copy(p)
        way(after, random)
        ended += after.over

    number, spent = passes(found, seconds, once)
    cut = "" if ended == number else f"; {ended} of {number} reached the end within {LONGEST:,} decisions"
    tell(f"{name} playouts to the end a second", number / spent, cut)


def _played_out(p: Position, random: Random, policy: Bot) -> None:
    decisions = 0
    while not p.over and decisions < LONGEST:
        frame = p.stack[-1]
        actor = frame.who(p)[0]
        if actor == CHANCE:
            action = frame.chances(p).drawn(random.random)
        else:
            options = frame.options(p, actor)
            decisions += len(options) > 1
            action = options[0] if len(options) == 1 else policy.choose(p, actor, options)
        p.play(actor, action)


class Searched(msgspec.Struct, frozen=True):
    """Searches at the positions where there is anything to compare: elsewhere `deep` plays as its policy does."""

    iterations: int
    cpu_seconds: float
    searches: int
    asked: int
    in_time: int

    @property
    def per_second(self) -> float:
        """Iterations a second of CPU."""
        return self.iterations / self.cpu_seconds if self.cpu_seconds else 0.0


def searched(game: Game, found: list[Moment], seconds: float) -> Searched:
    """Search within a budget at every position."""
    iterations, spent, searches, asked, in_time = 0, 0.0, 0, 0, 0

    def once(p: Position, seat: int) -> None:
        nonlocal iterations, spent, searches, asked, in_time
        search = _search(game, f"deep:budget={BUDGET}")
        view, options = game.rules.view(p, seat), p.options(seat)
        wall, start = time.perf_counter(), time.process_time()
        search.compare(view, seat, options)
        took = time.process_time() - start
        in_time += time.perf_counter() - wall <= search.limits.seconds
        asked += 1
        if search.playouts:
            spent += took
            searches += 1
            iterations += search.playouts

    passes(found, seconds, once)
    return Searched(iterations, spent, searches, asked, in_time)


def searches(game: Game, found: list[Moment], seconds: float) -> None:
    """Searches within a budget."""
    done = searched(game, found, seconds)
    tell("search iterations of deep a second", done.per_second, "which do not play to the end")
    each = done.iterations / done.searches if done.searches else 0.0
    told = f"in {done.searches} of {done.asked} searches; elsewhere the policy decides. "
    tell(f"search iterations in {BUDGET} on the clock", each, told + f"{done.in_time / done.asked:.0%} ended in time")


def _search(game: Game, spec: str) -> Search:
    bot = bots.maker(game, spec)(Random(1))
    assert isinstance(bot, DeepBot)
    return bot.search


def tell(what: str, figure: float, beside: str = "") -> None:
    """One line, at once."""
    print(f"  {what:40}{figure:12,.0f}   {beside}", flush=True)


def report(name: str, seconds: float) -> None:
    """One game."""
    game = games.load(name)
    found = moments(game)
    print(f"{name}: {SEATS} players, {len(found)} positions of {GAMES} games among steady bots", flush=True)
    for measure in (greedy, searches, playouts):
        measure(game, found, seconds)


def main() -> int:
    """Measure every game, or those named."""
    parser = argparse.ArgumentParser(prog="benchmarks.search", description="How fast bots think.")
    parser.add_argument("games", nargs="*", metavar="GAME", help="only these games")
    parser.add_argument("--quick", action="store_true", help="one pass over the positions: a look, not a figure")
    said = parser.parse_args()

    def measure_all() -> None:
        for name in said.games or games.names():
            report(name, 0.0 if said.quick else SECONDS)

    return exit_status(measure_all)


if __name__ == "__main__":
    sys.exit(main())
