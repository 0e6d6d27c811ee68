"""Prints roll reports of real games, to test the roll check: one finished, one running, one with many dice.

Nothing in them is left to luck: secrets, nonces and answers are the same in every run.
"""

from __future__ import annotations

import json
import random
from hashlib import sha256

import msgspec

from meridian import games
from meridian.fair.report import make_report, to_bytes
from meridian.fair.verifiable import Verifiable
from meridian.table.table import Table

SEATS = 3
RUNNING = 150
"""So many entries are played of the table that is still running."""
LONG = 600
"""So many entries give enough dice to say how likely they were."""


def fixed(purpose: str) -> bytes:
    """Secrets that are the same in every run."""
    return sha256(f"fixed {purpose}".encode()).digest()


def report(name: str, most: int | None) -> str:
    """A table of a game, played by chance to its end, or so far."""
    game = games.load(name)
    header = msgspec.structs.replace(game.header(SEATS, game.presets.get("quick", {})), chance=Verifiable.kind)
    source = Verifiable("a table", header, secret=fixed)
    source.commit()
    source.contribute([random.Random(seat).randbytes(32) for seat in range(SEATS)])
    table = Table(game, header, source)
    draw = random.Random(1)
    while not table.p.over and (most is None or len(table.entries) < most):
        seat = table.asked()[0]
        table.answer(seat, draw.choice(game.options(table.p, seat)))
    if table.p.over:
        source.end()
    return to_bytes(make_report(source.record(), game, table.journal(), "en")).decode("ascii")


if __name__ == "__main__":
    first, *_, last = games.names()
    made = {"over": report(first, None), "running": report(first, RUNNING), "long": report(last, LONG)}
    print(json.dumps(made))
