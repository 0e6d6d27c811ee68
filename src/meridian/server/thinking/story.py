"""A process that goes through one finished game, and tells how chances to win changed.

    python -m meridian.server.thinking.story GAME < journal

It writes a line for each per cent it has done, and the whole curve as its last line.
"""

from __future__ import annotations

import os
import sys

import msgspec

from meridian import games
from meridian.advice import curve
from meridian.core.codec import from_bytes

NICENESS = 10
"""Nobody waits for it with a clock running."""


def main(name: str) -> None:
    """Read a journal, tell its story."""
    os.nice(NICENESS)
    game = games.load(name)
    journal = from_bytes(game, sys.stdin.buffer.read())
    told = 0

    def done(part: float) -> None:
        nonlocal told
        if int(part * 100) > told:
            told = int(part * 100)
            print(told, flush=True)

    sys.stdout.write(msgspec.json.encode(curve(game, journal, done=done)).decode() + "\n")


if __name__ == "__main__":
    main(sys.argv[1])
