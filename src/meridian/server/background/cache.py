"""A cache of results, bounded by the bytes it holds."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Hashable
from typing import Generic, TypeVar

V = TypeVar("V")


class ByteCache(Generic[V]):
    """An LRU cache bounded by the sizes of its values. It does not store a value larger than the whole cache."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._held = 0
        self._kept: OrderedDict[Hashable, tuple[V, int]] = OrderedDict()

    def __len__(self) -> int:
        return len(self._kept)

    @property
    def held(self) -> int:
        """The number of bytes in the cache."""
        return self._held

    def get(self, key: Hashable) -> V | None:
        """A value, which becomes the most recently used."""
        found = self._kept.get(key)
        if found is None:
            return None
        self._kept.move_to_end(key)
        return found[0]

    def put(self, key: Hashable, value: V, size: int) -> None:
        """Stores a value and replaces an older one with the same key."""
        before = self._kept.pop(key, None)
        if before is not None:
            self._held -= before[1]
        if size > self._most:
            return
        self._kept[key] = value, size
        self._held += size
        while self._held > self._most:
            _, (_, gone) = self._kept.popitem(last=False)
            self._held -= gone
