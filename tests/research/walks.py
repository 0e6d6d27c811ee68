"""Random walks through games, for tests of encodings."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from meridian import games
from meridian.core.game import begin, new_header
from meridian.core.position import CHANCE, Position
from meridian.research.encoding import Encoding

TABLES = [(name, seats) for name in games.names() for seats in games.load(name).seats]


def encoding(name: str, seats: int, options: dict[str, Any] | None = None) -> Encoding:
    """The encoding of a table with the shipped edition."""
    game = games.load(name)
    return Encoding(game, new_header(game, seats, options))


def walk(code: Encoding, seed: int, decisions: int) -> Iterator[tuple[Position, int]]:
    """Positions of a random game in which a seat is asked, with that seat."""
    random = Random(seed)
    p = begin(code.game, code.header)
    while not p.over and decisions:
        frame = p.stack[-1]
        actor = frame.who(p)[0]
        if actor == CHANCE:
            p.play(CHANCE, frame.chances(p).drawn(random.random))
            continue
        yield p, actor
        decisions -= 1
        p.play(actor, random.choice(frame.options(p, actor)))
