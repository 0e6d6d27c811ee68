"""A process that goes through one finished game, and tells how chances to win changed.

    python -m meridian.server.bot_workers.win_curve_process < TABLE

The table comes as background workers get it.
It writes a line for each per cent it has done, and the whole curve as its last line.
"""

from __future__ import annotations

import os
import sys

import msgspec

from meridian.bots.advice import curve
from meridian.server.journals.stored_table import journal_of, read_stored

NICENESS = 10
"""Nobody waits for it with a clock running."""


def main() -> None:
    """Read a journal, tell its story."""
    os.nice(NICENESS)
    game, journal = journal_of(read_stored(sys.stdin.buffer.read()))
    told = 0

    def done(part: float) -> None:
        nonlocal told
        if int(part * 100) > told:
            told = int(part * 100)
            print(told, flush=True)

    sys.stdout.write(msgspec.json.encode(curve(game, journal, done=done)).decode() + "\n")


if __name__ == "__main__":
    main()
