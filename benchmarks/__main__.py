"""Prints the speed of every game, interpreted and compiled, and compares it with other engines in this run."""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from typing import Any

from benchmarks import history
from benchmarks.compared import compare
from benchmarks.reporting import exit_status
from meridian import games
from meridian.core.errors import BadInput


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


def report(name: str) -> dict[str, Any]:
    """One game: a table of both ways. Returns the compiled figures."""
    ways = [measure(name, pure=True), measure(name, pure=False)]
    if not ways[1]["compiled"]:
        print("  (there is no compiled build here: both columns are interpreted)")
    print(f"{name}: random play, {ways[0]['seats']} players, one core, CPU time")
    print(f"  {'':46}{'interpreted':>14}{'compiled':>14}{'ratio':>8}")
    for key, label in LINES.items():
        slow, fast = ways[0][key], ways[1][key]
        ratio = f"{fast / slow:8.1f}" if slow else ""
        print(f"  {label:46}{slow:14,.{2 if slow < 100 else 0}f}{fast:14,.{2 if fast < 100 else 0}f}{ratio}")
    sys.stdout.flush()
    return ways[1]


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
    "most_over_fewest_players": "decision at the largest table / at the smallest",
    "views_per_second": "views a second",
    "steady_game_seconds": "seconds of a game among steady bots",
    "peak_megabytes": "peak memory of the process, MB",
}


def main() -> int:
    """Measure every game, or those named, and compare them with the peers that are installed."""
    parser = argparse.ArgumentParser(
        prog="benchmarks", description="Speed, as ratios to other engines of the same run."
    )
    parser.add_argument("games", nargs="*", metavar="GAME", help="only these games")
    parser.add_argument("--record", action="store_true", help="add the ratios to benchmarks/history.jsonl")
    said = parser.parse_args()

    def measure_all() -> None:
        names = said.games or games.names()
        for name in names:
            games.load(name)
        ratios = compare(names, report)
        print(f"meridian --help: {help_seconds():.3f} s of CPU")
        if ratios:
            print("\n".join(history.table(ratios, history.runs())))
        else:
            print("no peer is installed to compare with: make peers")
        if ratios and said.record:
            history.record(ratios)
        print("more: python -m benchmarks.search, .research, .arena, .server, .browser")

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
