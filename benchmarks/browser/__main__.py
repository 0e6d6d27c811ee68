"""Prints how the client does in real browsers, with a yardstick of the same run.

python -m benchmarks.browser [GAME ...] [--quick]
"""

from __future__ import annotations

import argparse
import subprocess
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser

from benchmarks.browser.moves import seen_elsewhere
from benchmarks.browser.visiting import chromium, share
from benchmarks.browser.weak import LONG, SLOWER, on_a_weak_machine
from benchmarks.browser.zooming import played, zoomed
from benchmarks.server.process import meridian
from meridian import games
from meridian.core.errors import BadInput

WEB = Path(__file__).parents[2] / "web"
SIZES = ((1280, 800), (2560, 1300))


def report(browser: Browser, url: str, game: str, moves: int, answers: int) -> None:
    """One game: moves seen elsewhere, frames while zooming. How far it has come goes to the error output."""

    def tell(line: str) -> None:
        print(f"  ... {game}: {line}", file=sys.stderr, flush=True)

    tell("two people play, each at a browser of their own")
    seen = seen_elsewhere(browser, url, game, moves, tell)
    if not seen.moves:
        raise BadInput(f"{game}: the game was over before anything was seen")
    half, worst = share(seen.moves, 0.5), share(seen.moves, 0.99)
    yardstick = share(seen.echoes, 0.5)
    number = f"{len(seen.moves)} moves ({seen.unseen} more not to be seen)"
    print(f"{game}: from a click to its frame in another browser, {number}")
    print(f"  p50 {half:.1f} ms, p99 {worst:.1f} ms; a bare socket echo p50 {yardstick:.2f} ms", end="")
    print(f", p99 {share(seen.echoes, 0.99):.2f} ms; p50 in echoes {half / yardstick:.0f}", flush=True)
    table, token = played(url, game, answers, tell)
    for size in SIZES:
        tell(f"zooming at {size[0]} by {size[1]}")
        found = zoomed(browser, url, table, token, size)
        lasted = f"p50 {share(found.frames, 0.5):.1f} ms, p95 {share(found.frames, 0.95):.1f} ms of {len(found.frames)}"
        print(f"  frames while zooming after {answers} answers, {size[0]} by {size[1]}: {lasted}", end="")
        print(f"; CPU of the main thread {found.work:.1f} ms each", flush=True)
    weak = on_a_weak_machine(browser, url, game, answers, tell)
    opened = f"a table opens in {weak.opening:.0f} ms ({weak.opening / weak.yardstick:.1f} yardsticks)"
    print(f"  a processor {SLOWER} times slower: {opened}, longest task {max(weak.opening_tasks, default=0):.0f} ms")
    longer = sum(task > LONG for task in weak.tasks)
    print(f"  {weak.moves} answers: {weak.work:.0f} ms of the main thread each, ", end="")
    print(f"{longer} tasks over {LONG} ms, the longest {max(weak.tasks, default=0):.0f} ms; ", end="")
    print(f"frames p50 {share(weak.frames, 0.5):.1f} ms, p95 {share(weak.frames, 0.95):.1f} ms; ", end="")
    print(f"heap {weak.heap[0]:.1f} MB, later {weak.heap[1]:.1f} MB", flush=True)


def first_load() -> None:
    """What a first visit loads, as the client's own script says it."""
    said = subprocess.run(["node", "scripts/size.js"], cwd=WEB, capture_output=True, text=True, check=False)
    print(said.stdout.strip() or said.stderr.strip())


def main() -> int:
    """Read the command line and measure."""
    parser = argparse.ArgumentParser(prog="benchmarks.browser", description="The client in Chromium, on loopback.")
    parser.add_argument("games", nargs="*", help="games to measure (all of them)")
    parser.add_argument("--quick", action="store_true", help="fewer moves: a look, not a figure")
    said = parser.parse_args()
    try:
        with tempfile.TemporaryDirectory() as folder, meridian(Path(folder)) as served, chromium() as browser:
            for name in said.games or games.names():
                games.load(name)
                report(browser, served.url, name, 20 if said.quick else 150, 30 if said.quick else 120)
        first_load()
    except (BadInput, FileNotFoundError) as error:
        print(f"benchmarks: {error}", file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
