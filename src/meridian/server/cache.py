"""A bounded memory: what was used least recently is forgotten first."""

from __future__ import annotations

from typing import Generic, TypeVar

K = TypeVar("K")
V = TypeVar("V")


class BoundedCache(Generic[K, V]):
    """Values by key. Two of them that are used in the same order forget the same keys: so the server knows, without
    asking, what a thinker remembers."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._kept: dict[K, V] = {}

    def __len__(self) -> int:
        return len(self._kept)

    def get(self, key: K) -> V | None:
        """What is remembered; that it was used is not noted."""
        return self._kept.get(key)

    def put(self, key: K, value: V) -> None:
        """Remember, as the most recent one."""
        self._kept.pop(key, None)
        self._kept[key] = value
        while len(self._kept) > self._most:
            del self._kept[next(iter(self._kept))]

    def drop(self, key: K) -> None:
        """Forget."""
        self._kept.pop(key, None)
