"""How fast bots think: `python -m benchmarks.search [GAME ...]`.

One process, CPU time. Positions are taken from a game among steady bots, at regular distances. The figures of others
were measured elsewhere on this kind of machine: a yardstick, not part of this run.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Iterator
from random import Random

from meridian import bots, games
from meridian.bots.deep import DeepBot
from meridian.bots.search import Search
from meridian.core.errors import BadInput
from meridian.core.game import Game
from meridian.core.playout import playout, weighted
from meridian.core.position import CHANCE, Position

SEATS = 4
EVERY = 12
"""Each so-manieth decision of a game is looked at."""
MOMENTS = 25
BUDGET = "50ms"
VALUE_BOT, MCTS = 169, 19
"""catanatron: decisions a second of its value bot, playouts a second of its MCTS."""
ENDLESS = 1_000_000

Moment = tuple[Position, int]
"""A position, and who has a choice in it."""


def moments(game: Game) -> list[Moment]:
    """Positions of a game among steady bots at which somebody has a choice."""
    found = list(_moments(game))
    step = max(1, len(found) // MOMENTS)
    return found[::step][:MOMENTS]


def _moments(game: Game) -> Iterator[Moment]:
    players = [bots.maker(game, "steady")(Random(seat)) for seat in range(SEATS)]
    chance = Random(1)
    p = game.begin(game.header(SEATS))
    decisions = 0
    while not p.over:
        actor = game.who(p)[0]
        if actor == CHANCE:
            chances = game.chances(p)
            action = chances.outcomes[weighted(chance, chances.weights)]
        else:
            options = game.options(p, actor)
            action = options[0] if len(options) == 1 else players[actor].choose(game.view(p, actor), actor, options)
            decisions += len(options) > 1
            if len(options) > 1 and decisions % EVERY == 0:
                yield game.copy(p), actor
        p.play(actor, action)


def greedy_rate(game: Game, found: list[Moment]) -> float:
    """One-ply decisions a second."""
    bot = bots.maker(game, "greedy")(Random(1))
    start, decisions = time.process_time(), 0
    while (spent := time.process_time() - start) < 1.0:
        for p, seat in found:
            bot.choose(game.view(p, seat), seat, game.options(p, seat))
        decisions += len(found)
    return decisions / spent


def whole_rates(game: Game, found: list[Moment]) -> tuple[float, float]:
    """Playouts to the end of the game a second: at random, and by the policy of the search."""
    start, number = time.process_time(), 0
    while (spent := time.process_time() - start) < 1.0:
        for p, _ in found:
            playout(game.copy(p), Random(number), ENDLESS)
            number += 1
    at_random = number / spent
    search = _search(game, "deep")
    start, number = time.process_time(), 0
    while (spent := time.process_time() - start) < 1.0:
        after = game.copy(found[number % len(found)][0])
        search.luck.seed(number)
        while not after.over:
            search.play_on(after)
        number += 1
    return at_random, number / spent


def search_rate(game: Game, found: list[Moment]) -> tuple[float, float, float]:
    """Searches of a fixed budget: playouts a CPU second, playouts in each budget, and the part of them that ended in
    time by the clock on the wall."""
    playouts, seconds, in_time = 0, 0.0, 0
    for p, seat in found:
        search = _search(game, f"deep:budget={BUDGET}")
        view, options = game.view(p, seat), game.options(p, seat)
        wall, start = time.perf_counter(), time.process_time()
        search.compare(view, seat, options)
        seconds += time.process_time() - start
        in_time += time.perf_counter() - wall <= search.limits.seconds
        playouts += search.playouts
    return playouts / seconds, playouts / len(found), in_time / len(found)


def _search(game: Game, spec: str) -> Search:
    bot = bots.maker(game, spec)(Random(1))
    assert isinstance(bot, DeepBot)
    return bot.search


def report(name: str) -> None:
    """One game."""
    game = games.load(name)
    found = moments(game)
    greedy = greedy_rate(game, found)
    at_random, by_policy = whole_rates(game, found)
    rate, each, in_time = search_rate(game, found)
    print(f"{name}: {SEATS} players, {len(found)} positions of a game among steady bots")
    _line("one-ply decisions of greedy a second", greedy, f"{greedy / VALUE_BOT:.1f} x catanatron's value bot")
    _line("random playouts to the end a second", at_random, f"{at_random / MCTS:.1f} x catanatron's MCTS")
    _line("policy playouts to the end a second", by_policy, f"{by_policy / MCTS:.1f} x catanatron's MCTS")
    _line("search iterations a second", rate, "")
    _line(f"search iterations in {BUDGET}", each, f"{in_time:.0%} of the searches ended in time")


def _line(what: str, figure: float, beside: str) -> None:
    print(f"  {what:40}{figure:12,.0f}   {beside}")


def main() -> int:
    """Measure every game, or those named."""
    try:
        for name in sys.argv[1:] or games.names():
            report(name)
    except BadInput as error:
        print(f"benchmarks: {error}", file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
