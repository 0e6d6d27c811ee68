"""The in-memory bus of a single node."""

from __future__ import annotations

from meridian.server.bus.bus import Bus


class MemoryBus(Bus):
    """Delivers to the subscribers of this process only."""

    async def publish(self, topic: str, message: bytes, number: int = 0) -> None:
        """Publishes to every subscriber of a topic."""
        self._check_open()
        self._deliver(topic, message)
