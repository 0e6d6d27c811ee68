"""Counts what people laugh at in the play of bots, over many games: `python -m tools.habits --games 200 --bot steady`.

Each habit is told as how often it happened in how many games, and what came of it.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any, Final

from meridian import bots, games
from meridian.arena.match import play_match
from meridian.core.facts import Fact
from meridian.core.game import Game, new_header
from meridian.core.journal import Journal
from meridian.core.replay import replay

SEATS: Final = 4
LIMIT: Final = 20_000
"""So many decisions at most in a game."""
LEAD: Final = 10
"""Who leads by so many CR points is clearly ahead."""

Count = Callable[[Game, Journal, list[int], Counter[str]], None]


def replayed(game: Game, journal: Journal) -> Iterator[tuple[list[Fact], Any]]:
    """What happened at each entry, and the game's own kind of position after it."""
    for _, _, facts, p in replay(game, journal):
        yield facts, p


def weak_attacks(game: Game, journal: Journal, winners: list[int], found: Counter[str]) -> None:
    """Attacks of Globopolis with fewer dice than the defender has, and battles won with them; deals that somebody
    clearly ahead takes part in."""
    weak = -1
    leader = -1
    for facts, p in replayed(game, journal):
        for fact in facts:
            if fact.key == "dice-assessed":
                found["battles"] += 1
                weak = fact.args["seat"] if fact.args["aggressor_dice"] < fact.args["defender_dice"] else -1
                found["attacks with fewer dice"] += weak >= 0
            elif fact.key == "engagement-won":
                found["attacks with fewer dice, won"] += fact.args["seat"] == weak
                weak = -1
            elif fact.key == "offer-leg" and fact.args["number"]:
                found["offers with a clear leader"] += leader in (fact.args["seat"], fact.args["other"])
            elif fact.key == "deal-closed":
                found["deals"] += 1
                found["deals of a clear leader"] += fact.args["seat"] == leader
        leader = clear_leader(p)


def clear_leader(p: Any) -> int:
    """The side that is far ahead of all others, or -1."""
    points = sorted(((side.points, at) for at, side in enumerate(p.sides)), reverse=True)
    return points[0][1] if points[0][0] >= points[1][0] + LEAD else -1


def deportations(game: Game, journal: Journal, winners: list[int], found: Counter[str]) -> None:
    """Deportations in Globetrotters, and those in the first round."""
    for facts, p in replayed(game, journal):
        for fact in facts:
            if fact.key == "deported":
                found["deportations"] += 1
                found["deportations in round 1"] += p.rounds <= 1


def empty_first_turns(game: Game, journal: Journal, winners: list[int], found: Counter[str]) -> None:
    """Players of Global Domination who score nothing in Game Turn 1, and those of them who win."""
    after_first = (p for _, p in replayed(game, journal) if p.turn > 1)
    scored = [player.vp for player in next(after_first).players]
    for seat, vp in enumerate(scored):
        found["seats"] += 1
        found["nothing scored in Game Turn 1"] += not vp
        found["nothing scored in Game Turn 1, won"] += not vp and seat in winners


HABITS: Final[dict[str, Count]] = {
    "globopolis": weak_attacks,
    "globetrotters": deportations,
    "global-domination": empty_first_turns,
}


def counted(name: str, bot: str, number: int, seed: int) -> Iterator[str]:
    """The habits of a bot in a game, a line each."""
    game = games.load(name)
    header = new_header(game, SEATS)
    found: Counter[str] = Counter()
    for at in range(number):
        match = play_match(game, header, [bots.maker(game, bot)] * SEATS, seed, at, LIMIT)
        if match.journal is not None:
            HABITS[name](game, match.journal, match.winners, found)
    for habit, times in found.items():
        yield f"{name}: {habit}: {times} in {number} games, {times / number:.2f} a game"


def main() -> None:
    """Print the habits of a bot."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--bot", default="steady")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--game", choices=list(HABITS), action="append")
    told = parser.parse_args()
    for name in told.game or HABITS:
        for line in counted(name, told.bot, told.games, told.seed):
            print(line, flush=True)


if __name__ == "__main__":
    main()
