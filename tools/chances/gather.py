"""Pairs of games: a position, and the same with one thing changed, both played on with the same luck.

Positions come from games of mixed players, at all player counts. From each the game is played on once as it was and
once for each of several changes; bots and dice take their chance from the same seeds in all of these.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec

from meridian import bots, games
from meridian.arena.match import unasked
from meridian.core.game import Game, begin, new_header
from meridian.core.players import Bot
from meridian.core.position import CHANCE, Position
from tools.chances.subject import Subject

POSITIONS_PER_GAME = 3
CHANGES_PER_POSITION = 4
DECISION_LIMIT = 20_000
AS_IT_WAS = ""


class Branch(msgspec.Struct, array_like=True):
    """One way a position was played on."""

    game: int
    position: int
    change: str
    party: int
    more: int
    """Whether the party has more than before, or less: 1 or -1."""
    done: float
    last: bool
    players: list[str]
    rows: list[list[float]]
    won: list[float]


def gather(subject: Subject[Any], seed: int, first: int, number: int) -> Iterator[Branch]:
    """The branches of some games, counted from `first`."""
    game = games.load(subject.game)
    for at in range(first, first + number):
        yield from branches(subject, game, at, Random(f"{seed}/{at}"))


def branches(subject: Subject[Any], game: Game, number: int, random: Random) -> Iterator[Branch]:
    """The branches of one game."""
    seats = random.choice(subject.counts)
    players = [random.choice(subject.players) for _ in range(seats)]
    moments: list[Position] = []
    p = begin(game, new_header(game, seats))
    if not play(subject, game, p, players, random.getrandbits(60), moments) or not moments:
        return
    for at, moment in enumerate(random.sample(moments, min(POSITIONS_PER_GAME, len(moments)))):
        luck = random.getrandbits(60)
        for change, party, more, start in [(AS_IT_WAS, -1, 0, moment), *changed(subject, game, moment, random)]:
            end = game.rules.copy(start)
            if play(subject, game, end, players, luck, None):
                rows = [[round(value, 4) for value in row] for row in subject.rows(start)]
                yield Branch(number, at, change, party, more, *subject.phase(start), players, rows, subject.won(end))


def changed(
    subject: Subject[Any], game: Game, moment: Position, random: Random
) -> list[tuple[str, int, int, Position]]:
    """The same position with one thing changed, in several ways."""
    found: list[tuple[str, int, int, Position]] = []
    for change in random.sample(sorted(subject.changes), len(subject.changes)):
        start = game.rules.copy(moment)
        party = random.randrange(len(subject.rows(moment)))
        more = subject.changes[change](start, party, random)
        if more:
            found.append((change, party, more, start))
            if len(found) == CHANGES_PER_POSITION:
                break
    return found


def play(
    subject: Subject[Any], game: Game, p: Position, players: list[str], luck: int, moments: list[Position] | None
) -> bool:
    """Play to the end; whether it came. Settled positions on the way are kept if a list is given."""
    table: list[Bot] = [bots.maker(game, name)(Random(f"{luck}/{seat}")) for seat, name in enumerate(players)]
    chance = Random(luck)
    turn = -1
    for _ in range(DECISION_LIMIT):
        if p.over:
            return True
        if moments is not None and subject.turn(p) != turn and subject.settled(p):
            turn = subject.turn(p)
            moments.append(game.rules.copy(p))
        actor = p.who()[0]
        if actor == CHANCE:
            p.play(CHANCE, p.chances().drawn(chance.random))
            continue
        options = p.options(actor)
        if len(options) == 1:
            p.play(actor, options[0])
        else:
            p.play(actor, table[actor].choose(game.rules.view(p, actor), actor, options))
        unasked(game, p, table)
    return False
