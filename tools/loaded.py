"""Runs tests again and again beside processes that do nothing but compute, until one fails: `make loaded ROUNDS=10`.

Tests that hope for a free processor, instead of waiting for what they need, fail here.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
import time
from typing import Final

SUITES: Final = ("tests/server", "tests/browser", "tests/ratings")
BUSY: Final = "import time\nend = time.monotonic() + {seconds}\nwhile time.monotonic() < end: pass"
LONGEST_ROUND_S: Final = 2 * 60 * 60
"""Nothing computes longer than this for one round, whatever happens to this process."""


def one_round(loops: int, workers: int, suites: list[str]) -> int:
    """Run the suites once beside so many busy loops; the exit status of the tests."""
    busy = [subprocess.Popen([sys.executable, "-c", BUSY.format(seconds=LONGEST_ROUND_S)]) for _ in range(loops)]
    try:
        return subprocess.run(
            [sys.executable, "-m", "pytest", "-q", "-n", str(workers), "--dist", "worksteal", *suites],
            check=False,
            timeout=LONGEST_ROUND_S,
        ).returncode
    finally:
        for process in busy:
            process.kill()
            process.wait()


def main() -> int:
    """Run the rounds, and stop at the first one that fails."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=10)
    parser.add_argument("--loops", type=int, default=2)
    parser.add_argument("--workers", type=int, default=5)
    parser.add_argument("suites", nargs="*", default=SUITES)
    told = parser.parse_args()
    for number in range(1, told.rounds + 1):
        begun = time.monotonic()
        status = one_round(told.loops, told.workers, list(told.suites))
        minutes = (time.monotonic() - begun) / 60
        print(
            f"round {number} of {told.rounds}: {'passed' if status == 0 else 'FAILED'}, {minutes:.1f} min", flush=True
        )
        if status:
            return status
    return 0


if __name__ == "__main__":
    sys.exit(main())
