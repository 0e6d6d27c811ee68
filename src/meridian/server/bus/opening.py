"""Opens the bus that the settings name."""

from __future__ import annotations

from meridian.core.errors import BadInput
from meridian.server.bus.bus import Bus
from meridian.server.bus.memory import MemoryBus
from meridian.server.urls import shown, split_url


async def open_bus(url: str) -> Bus:
    """Opens the bus at `memory://`, `redis://...` or `postgresql://...`, or the one of processes on one machine at
    `unix:///PATH`. Raises BadInput with one line if it fails."""
    if url.startswith("unix://"):  # no setting: `meridian serve --processes` makes it
        from meridian.server.bus.local import LocalBus

        return await LocalBus(url).open()
    parts = split_url(url, "bus", ("memory", "redis", "rediss", "postgresql", "postgres"))
    if parts.scheme == "memory":
        if parts.netloc or parts.path.strip("/"):
            raise BadInput(f"bus {shown(url)!r}: nothing may follow memory://")
        return MemoryBus()
    if parts.hostname is None and "host=" not in parts.query:
        raise BadInput(f"bus {shown(url)!r} names no host")
    if parts.scheme in ("redis", "rediss"):
        from meridian.server.bus.redis import RedisBus

        return await RedisBus(url).open()
    from meridian.server.bus.postgres import PostgresBus

    return await PostgresBus(url).open()
