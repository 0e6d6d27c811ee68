"""How much one address within the default limits slows everybody else down: `python -m benchmarks.server.abuse`.

Players move at a steady rate, for some seconds alone and for some beside the abuser, in turn. The yardstick is the
same server in the same run, so a busy machine changes both.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path
from random import Random

import httpx
import uvloop

from benchmarks.server.abuser import GAME
from benchmarks.server.load import WARM, Latency, latency, play
from benchmarks.server.process import INSTALLED, Served, meridian
from benchmarks.server.seats import leave, people, sit_down

TABLES = 4
RATE = 20.0
"""Moves a second of all players together."""
FINISHED = 6
PATIENCE = 240.0
"""Seconds in which bots finish their games."""
PAUSE = 3.0
"""Seconds until the abuser has begun, or what it left behind has been given up."""
ALLOWED = 3.0
"""Times p99 alone."""


async def finished_games(served: Served) -> list[str]:
    """Long games that bots have played, for the abuser to look at."""
    wish = {"game": GAME, "seats": [{"kind": "bot", "bot": "random"}] * 2, "options": {"round_limit": 60}}
    async with httpx.AsyncClient(base_url=served.url, timeout=60) as client:
        names = []
        for _ in range(FINISHED):
            answer = await client.post("/api/tables", json={**wish, "start": True})
            names.append(answer.raise_for_status().json()["table"])
        until = time.monotonic() + PATIENCE
        while names and time.monotonic() < until:
            rows = [(await client.get(f"/api/tables/{name}")).json() for name in names]
            if all(row["status"] == "over" for row in rows):
                return names
            await asyncio.sleep(1.0)
    raise TimeoutError("the bots do not finish their games")


async def abused(served: Served, tables: list[str], seconds: float) -> asyncio.subprocess.Process:
    """The abuser as a process of its own."""
    words = ["-m", "benchmarks.server.abuser", str(served.port), str(seconds), *tables]
    return await asyncio.create_subprocess_exec(
        sys.executable, *words, stdout=asyncio.subprocess.PIPE, env={**os.environ, **INSTALLED}
    )


async def measure(folder: Path, rounds: int, seconds: float) -> float:
    """Print what was found; how many times p99 alone it is beside the abuser."""
    alone: list[Latency] = []
    beside: list[Latency] = []
    with meridian(folder, limits={}) as served:
        looked_at = await finished_games(served)
        tables = await sit_down(served, await people(served, GAME, TABLES), True, Random(1))
        await play(tables, WARM)
        told: Counter[str] = Counter()
        for _ in range(rounds):
            await asyncio.sleep(PAUSE)
            alone.append(await latency(served, tables, RATE, seconds))
            abuser = await abused(served, [*looked_at, *(table.name for table in tables)], seconds + PAUSE)
            await asyncio.sleep(PAUSE)
            beside.append(await latency(served, tables, RATE, seconds))
            assert abuser.stdout is not None
            told.update(json.loads(await asyncio.wait_for(abuser.stdout.read(), PATIENCE)))
            await abuser.wait()
        leave(tables)
    print(f"  the abuser was answered: {', '.join(f'{what} {count}' for what, count in sorted(told.items()))}")
    print(f"  load of the machine: {', '.join(f'{load:.1f}' for load in os.getloadavg())} on {os.cpu_count()} cores")
    for label, found in (("alone", alone), ("beside the abuser", beside)):
        cpu = sum(each.server_cpu for each in found) / sum(each.seconds for each in found)
        shares = "  ".join(f"p{100 * share:.0f} {1e3 * at(found, share):7.1f} ms" for share in (0.5, 0.9, 0.99))
        moves = sum(len(each.last) for each in found)
        longest = 1e3 * at(found, 1.0)
        print(f"  {label:18} {shares}  longest {longest:7.1f} ms  {moves} moves, {cpu:.2f} cores", flush=True)
    return at(beside, 0.99) / at(alone, 0.99)


def at(found: list[Latency], share: float) -> float:
    """The latency that this share of all moves stays within."""
    last = sorted(one for each in found for one in each.last)
    return last[min(len(last) - 1, int(share * len(last)))]


def main() -> int:
    """Read the command line and measure."""
    parser = argparse.ArgumentParser(prog="benchmarks.server.abuse", description="One abuser on loopback.")
    parser.add_argument("--rounds", type=int, default=6, help="how often alone and beside the abuser (6)")
    parser.add_argument("--seconds", type=float, default=8.0, help="seconds of each (8)")
    said = parser.parse_args()
    print(f"{GAME}: {TABLES} tables of 4 sockets, {RATE:.0f} moves/s, one abuser within the default limits", flush=True)
    with tempfile.TemporaryDirectory() as folder:
        ratio = uvloop.run(measure(Path(folder), said.rounds, said.seconds))
    print(f"  p99 is {ratio:.2f} times what it is alone ({ALLOWED:.0f} are allowed)")
    return 0 if ratio <= ALLOWED else 1


if __name__ == "__main__":
    sys.exit(main())
