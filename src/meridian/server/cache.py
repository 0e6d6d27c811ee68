"""A bounded cache. It evicts the entry that was put longest ago; `get` does not refresh an entry."""

from __future__ import annotations

from typing import Generic, TypeVar

K = TypeVar("K")
V = TypeVar("V")


class BoundedCache(Generic[K, V]):
    """Values by key. Not an LRU cache: two caches with the same sequence of `put` evict the same keys, so the server
    knows what a bot process remembers without asking it."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._kept: dict[K, V] = {}

    def __len__(self) -> int:
        return len(self._kept)

    def get(self, key: K) -> V | None:
        """The value of a key, or None. This does not refresh the entry."""
        return self._kept.get(key)

    def put(self, key: K, value: V) -> None:
        """Add or replace an entry, as the newest one."""
        self._kept.pop(key, None)
        self._kept[key] = value
        while len(self._kept) > self._most:
            del self._kept[next(iter(self._kept))]

    def drop(self, key: K) -> None:
        """Remove an entry if it exists."""
        self._kept.pop(key, None)
