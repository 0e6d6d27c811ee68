"""A bounded memory: what was used least recently is forgotten first."""

from __future__ import annotations

from typing import Generic, TypeVar

V = TypeVar("V")


class Recent(Generic[V]):
    """Values by table. Two of them that are used in the same order forget the same tables: so the server knows, without
    asking, what a thinker remembers."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._kept: dict[str, V] = {}

    def __len__(self) -> int:
        return len(self._kept)

    def get(self, table: str) -> V | None:
        """What is remembered; that it was used is not noted."""
        return self._kept.get(table)

    def put(self, table: str, value: V) -> None:
        """Remember, as the most recent one."""
        self._kept.pop(table, None)
        self._kept[table] = value
        while len(self._kept) > self._most:
            del self._kept[next(iter(self._kept))]

    def drop(self, table: str) -> None:
        """Forget."""
        self._kept.pop(table, None)
