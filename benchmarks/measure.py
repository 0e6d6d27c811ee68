"""The measurements of one game in this process, printed as JSON."""

from __future__ import annotations

import gc
import json
import resource
import sys
import time
import tracemalloc
from random import Random
from typing import Any

from meridian import compiled, games
from meridian.arena.match import play_match
from meridian.bots import maker
from meridian.core.game import Game, begin, new_header
from meridian.core.journal import Entry, Header
from meridian.core.playout import playout
from meridian.core.position import Position

SECONDS = 3.0
LIMIT = 5_000
"""A random game that takes more decisions than this is cut off there and counts as one."""


def seats_of(game: Game) -> int:
    """Four players, where the game allows."""
    return min(max(game.seats[0], 4), game.seats[-1])


def playouts(game: Game, header: Header) -> dict[str, float]:
    """Whole games at random, until the time is up."""
    count = decisions = asked = entries = 0
    start = time.process_time()
    while (spent := time.process_time() - start) < SECONDS:
        tally = playout(begin(game, header), Random(count), LIMIT)
        count += 1
        decisions += tally.decisions
        asked += tally.asked
        entries += tally.asked + tally.chances
    return {
        "games_per_second": count / spent,
        "decisions_per_second": decisions / spent,
        "asked_per_second": asked / spent,
        "entries_per_second": entries / spent,
    }


def at_share(game: Game, header: Header, share: float, depth: int = 0) -> Position:
    """A position of one random game after a share of its decisions, with so many procedures under way.

    Copies are compared at the same depth, so that only the moves played differ.
    """
    whole = playout(begin(game, header), Random(1), LIMIT).decisions
    random = Random(1)
    p = begin(game, header)
    playout(p, random, int(whole * share))
    while depth and len(p.stack) != depth and not p.over:
        playout(p, random, 1)
    return p


def rate(act: Any, seconds: float = 1.0) -> float:
    """How often something can be done in a second."""
    count = 0
    start = time.process_time()
    while (spent := time.process_time() - start) < seconds:
        for _ in range(100):
            act()
        count += 100
    return count / spent


def copy_bytes(game: Game, p: Position) -> float:
    """What a copy weighs: memory of many, divided."""
    gc.collect()
    tracemalloc.start()
    kept = [game.rules.copy(p) for _ in range(500)]
    size, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return size / len(kept)


def quarters(game: Game, header: Header) -> float:
    """Cost of an entry in the last quarter of games over that in the first: the stored moves are played again."""
    spent = [0.0, 0.0]
    played = [0, 0]
    for seed in range(20):
        log: list[Entry] = []
        playout(begin(game, header), Random(seed), LIMIT, log)
        quarter = len(log) // 4
        p = begin(game, header)
        for which, part in ((0, log[:quarter]), (-1, log[quarter : 3 * quarter]), (1, log[3 * quarter :])):
            start = time.process_time()
            for actor, action in part:
                if actor >= 0:
                    p.stack[-1].options(p, actor)
                p.play(actor, action)
            if which >= 0:
                spent[which] += time.process_time() - start
                played[which] += len(part)
    return (spent[1] / played[1]) / (spent[0] / played[0])


def decision_cost(game: Game, seats: int) -> float:
    """CPU seconds of a decision at a table of so many players."""
    return 1 / playouts(game, new_header(game, seats))["decisions_per_second"]


def steady_games(game: Game, header: Header) -> float:
    """Seconds of a game among steady bots, journal kept and citations counted."""
    seats = [maker(game, "steady")] * header.seats
    count = 0
    start = time.process_time()
    while (spent := time.process_time() - start) < SECONDS:
        play_match(game, header, seats, 1, count, LIMIT)
        count += 1
    return spent / count


def measure(game: Game) -> dict[str, Any]:
    """All figures of one game."""
    header = new_header(game, seats_of(game))
    middle = at_share(game, header, 0.5)
    early, late = (at_share(game, header, share, len(middle.stack)) for share in (0.15, 0.9))
    found: dict[str, Any] = {"game": game.name, "seats": header.seats, "compiled": compiled()}
    found.update(playouts(game, header))
    found["copies_per_second"] = rate(lambda: game.rules.copy(middle))
    found["copy_bytes"] = copy_bytes(game, middle)
    found["copy_per_decision"] = found["decisions_per_second"] / found["copies_per_second"]
    found["copy_late_over_early"] = rate(lambda: game.rules.copy(early)) / rate(lambda: game.rules.copy(late))
    found["last_over_first_quarter"] = quarters(game, header)
    found["most_over_fewest_players"] = decision_cost(game, game.seats[-1]) / decision_cost(game, game.seats[0])
    found["views_per_second"] = rate(lambda: game.rules.view(middle, 0))
    found["steady_game_seconds"] = steady_games(game, header)
    found["peak_megabytes"] = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
    return found


if __name__ == "__main__":
    print(json.dumps(measure(games.load(sys.argv[1]))))
