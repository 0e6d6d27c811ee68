"""A process that computes the win curve of one finished game, and then looks at its answers again.

    python -m meridian.server.bot_workers.win_curve_process < TABLE

It reads the table from stdin in the format of background workers. It prints a line for each percent of the curve that
is done, then the whole curve as a line, and as the last line how good the answers were.
"""

from __future__ import annotations

import os
import sys

import msgspec

from meridian.bots.advice import curve, judge
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

    found = curve(game, journal, done=done)
    print(msgspec.json.encode(found).decode(), flush=True)
    print(msgspec.json.encode(judge(game, journal, found.points)).decode(), flush=True)


if __name__ == "__main__":
    try:
        main()
        sys.stdout.flush()
    except BrokenPipeError:
        os._exit(1)  # the server is gone: nobody waits for the curve
