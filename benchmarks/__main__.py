"""Prints the speed of every game, interpreted and compiled, and how the two compare."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from typing import Any

from benchmarks.reporting import exit_status
from meridian import games
from meridian.core.errors import BadInput

PEERS = {
    "catanatron, decisions": 18_700,
    "TAG Catan, bare model": 85_000,
    "TAG Monopoly Deal, bare model": 534_000,
}
"""Random play, one core, measured elsewhere on this kind of machine: a yardstick, not part of this run."""


def measure(name: str, pure: bool) -> dict[str, Any]:
    """Run the measurements of one game in a process of its own."""
    done = subprocess.run(
        [sys.executable, "-m", "benchmarks.measure", name],
        env={**os.environ, "MERIDIAN_PURE": "1" if pure else "0"},
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        raise BadInput(done.stderr.strip().splitlines()[-1])
    found = json.loads(done.stdout)
    assert isinstance(found, dict)
    return found


def report(name: str) -> None:
    """One game: a table of both ways."""
    ways = [measure(name, pure=True), measure(name, pure=False)]
    if not ways[1]["compiled"]:
        print("  (there is no compiled build here: both columns are interpreted)")
    print(f"{name}: random play, {ways[0]['seats']} players, one core, CPU time")
    print(f"  {'':46}{'interpreted':>14}{'compiled':>14}{'ratio':>8}")
    for key, label in LINES.items():
        slow, fast = ways[0][key], ways[1][key]
        ratio = f"{fast / slow:8.1f}" if slow else ""
        print(f"  {label:46}{slow:14,.{2 if slow < 100 else 0}f}{fast:14,.{2 if fast < 100 else 0}f}{ratio}")
    rate = ways[1]["decisions_per_second"]
    for peer, figure in PEERS.items():
        print(f"  compared with {peer} ({figure:,}/s): {rate / figure:.2f} times")


LINES = {
    "decisions_per_second": "decisions a second (two options or more)",
    "asked_per_second": "all answers a second, forced ones too",
    "entries_per_second": "entries a second, chance too",
    "games_per_second": "games a second",
    "copies_per_second": "copies a second, mid-game",
    "copy_bytes": "bytes of a copy, mid-game",
    "copy_per_decision": "cost of a copy, in decisions",
    "copy_late_over_early": "copy late in the game / early",
    "last_over_first_quarter": "entry in the last quarter / in the first",
    "views_per_second": "views a second",
    "steady_game_seconds": "seconds of a game among steady bots",
    "peak_megabytes": "peak memory of the process, MB",
}


def main() -> int:
    """Measure every game."""

    def measure_all() -> None:
        for name in sys.argv[1:] or games.names():
            games.load(name)
            report(name)
        print(f"meridian --help: {help_seconds():.3f} s of CPU")
        print("searching bots: python -m benchmarks.search; research environments: python -m benchmarks.research")
        print("tournaments: python -m benchmarks.arena")

    return exit_status(measure_all)


def help_seconds() -> float:
    """CPU time of `meridian --help`, the least of five."""
    code = "import sys; from meridian.cli import main; sys.exit(main(['--help']))"
    times = []
    for _ in range(5):
        before = os.times()
        subprocess.run([sys.executable, "-c", code], stdout=subprocess.DEVNULL, check=True)
        after = os.times()
        spent = (after.children_user + after.children_system) - (before.children_user + before.children_system)
        times.append(spent)
    return min(times)


if __name__ == "__main__":
    sys.exit(main())
