"""A process that computes the win curve of one finished game.

    python -m meridian.server.bot_workers.win_curve_process < TABLE

It reads the table from stdin in the format of background workers. It prints a line for each percent done, and the whole
curve as the last line.
"""

from __future__ import annotations

import os
import sys

import msgspec

from meridian.bots.advice import curve
from meridian.server.journals.stored_table import journal_of, read_stored
from meridian.server.processes.loop import be_nice

NICENESS = 10  # nobody waits for it with a running clock


def main() -> None:
    """Reads a journal and prints its win curve."""
    be_nice(NICENESS)
    game, journal = journal_of(read_stored(sys.stdin.buffer.read()))
    told = 0

    def done(part: float) -> None:
        nonlocal told
        if int(part * 100) > told:
            told = int(part * 100)
            print(told, flush=True)

    sys.stdout.write(msgspec.json.encode(curve(game, journal, done=done)).decode() + "\n")


if __name__ == "__main__":
    try:
        main()
        sys.stdout.flush()
    except BrokenPipeError:
        os._exit(1)  # the server is gone: nobody waits for the curve
