"""Prints two roll reports of a real game, one finished and one still running: what the client's check is held to."""

from __future__ import annotations

import json
import random

import msgspec

from meridian import games
from meridian.fair.report import make_report, to_bytes
from meridian.fair.verifiable import Verifiable
from meridian.table.table import Table

SEATS = 3
RUNNING = 150
"""So many entries are played of the table that is still running."""


def report(most: int | None) -> str:
    """A table of the first game, played by chance to its end, or so far."""
    game = games.load(games.names()[0])
    header = msgspec.structs.replace(game.header(SEATS, game.presets["quick"]), chance=Verifiable.kind)
    source = Verifiable("a table", header)
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
    print(json.dumps({"over": report(None), "running": report(RUNNING)}))
