"""How long a server takes to start."""

from __future__ import annotations

from pathlib import Path
from statistics import median

import msgspec

from benchmarks.server.process import meridian

TIMES = 7


class Start(msgspec.Struct, frozen=True, kw_only=True):
    """Medians of seconds from the start of the process: until it listens, until it answers; and of its CPU."""

    listening: float
    healthy: float
    cpu: float


def start(folder: Path, times: int = TIMES) -> Start:
    """Start a server again and again. The first time, which makes the database, is not counted."""
    listening, healthy, cpu = [], [], []
    for number in range(times + 1):
        with meridian(folder) as served:
            if number:
                listening.append(served.listening)
                healthy.append(served.healthy)
                cpu.append(served.cpu())
    return Start(listening=median(listening), healthy=median(healthy), cpu=median(cpu))
