"""The bus of a single node: it stays in memory."""

from __future__ import annotations

from meridian.server.bus.bus import Bus


class MemoryBus(Bus):
    """The bus of a single node."""

    async def publish(self, topic: str, message: bytes, number: int = 0) -> None:
        """Tell every subscriber of a topic."""
        self._check_open()
        self._deliver(topic, message)
