"""Counters in memory that several server processes share: rate limits, places and signs of life.

Keys are stored as hashes, in sets of a few slots each. The set of a key is locked while it is looked at, by a lock of
the kernel that a killed process loses; what it leaves half written is at worst one wrong count.
"""

from __future__ import annotations

import fcntl
import mmap
import os
import tempfile
from hashlib import blake2b
from typing import Final

WAYS: Final = 8  # slots of a set
WIDTH: Final = 8  # bytes of a key, a number of tokens or a time
COUNTER_WIDTH: Final = 4


class SharedMemory:
    """Memory of a fixed size, made before the processes that share it are forked."""

    def __init__(self, size: int) -> None:
        if hasattr(os, "memfd_create"):
            self._fd = os.memfd_create("meridian-limits")
        else:
            with tempfile.TemporaryFile() as file:
                self._fd = os.dup(file.fileno())
        os.ftruncate(self._fd, max(size, mmap.PAGESIZE))
        self.view = memoryview(mmap.mmap(self._fd, max(size, mmap.PAGESIZE)))
        self._given = 0

    def part(self, size: int) -> tuple[int, memoryview]:
        """The next part of the memory, and where it begins."""
        start, self._given = self._given, self._given + size
        return start, self.view[start : self._given]

    def close(self) -> None:
        """Nobody counts here any more."""
        os.close(self._fd)

    def lock(self, place: int) -> None:
        """Wait until no other process holds the byte at a place."""
        fcntl.lockf(self._fd, fcntl.LOCK_EX, 1, place)

    def unlock(self, place: int) -> None:
        """Let others have that byte."""
        fcntl.lockf(self._fd, fcntl.LOCK_UN, 1, place)


def sets_for(keys: int) -> int:
    """How many sets hold this number of keys."""
    return -(-keys // WAYS)


def hash_of(key: str) -> int:
    """A key as it is stored; 0 is an empty slot."""
    return int.from_bytes(blake2b(key.encode(errors="surrogatepass"), digest_size=WIDTH).digest(), "big") or 1


class SharedBuckets:
    """Token buckets by key, for all processes together. In a full set the one used least recently makes room."""

    @staticmethod
    def size(keys: int) -> int:
        """Bytes for at least this number of keys."""
        return sets_for(keys) * WAYS * WIDTH * 3

    def __init__(self, memory: SharedMemory, keys: int) -> None:
        self._memory = memory
        self._sets = sets_for(keys)
        slots = self._sets * WAYS * WIDTH
        self._start, names = memory.part(slots)
        self._names = names.cast("Q")
        self._held = memory.part(slots)[1].cast("d")
        self._since = memory.part(slots)[1].cast("d")

    def take(self, key: str, cost: float, burst: float, rate: float, now: float) -> float:
        """Take tokens; 0, or the seconds until there are enough. A refused request takes none."""
        name = hash_of(key)
        first = name % self._sets * WAYS
        self._memory.lock(self._start + first)
        try:
            slot = self._slot(name, first)
            held = burst
            if self._names[slot] == name:
                held = min(burst, self._held[slot] + max(0.0, now - self._since[slot]) * rate)
            wait = (cost - held) / rate if held < cost else 0.0
            self._names[slot], self._since[slot] = name, now
            self._held[slot] = held if wait else held - cost
            return wait
        finally:
            self._memory.unlock(self._start + first)

    def _slot(self, name: int, first: int) -> int:
        """Where a key is, or is to be."""
        slots = range(first, first + WAYS)
        for slot in slots:
            if self._names[slot] == name:
                return slot
        return min(slots, key=lambda slot: self._since[slot] if self._names[slot] else -1.0)


class SharedPlaces:
    """How many of something each key holds at the same time, counted by process: a killed process holds nothing."""

    @staticmethod
    def size(keys: int, processes: int) -> int:
        """Bytes for at least this number of keys."""
        return sets_for(keys) * WAYS * (WIDTH + COUNTER_WIDTH * processes)

    def __init__(self, memory: SharedMemory, keys: int, processes: int) -> None:
        self._memory = memory
        self._sets = sets_for(keys)
        slots = self._sets * WAYS
        self._start, names = memory.part(slots * WIDTH)
        self._names = names.cast("Q")
        self._held = [memory.part(slots * COUNTER_WIDTH)[1].cast("I") for _ in range(processes)]

    def clear(self, process: int) -> None:
        """A process begins: it holds nothing."""
        held = self._held[process].cast("B")
        held[:] = bytes(len(held))

    def enter(self, key: str, most: int, process: int) -> bool:
        """Take a place; False if the key has no more, or if there is no room to count it."""
        name = hash_of(key)
        first = name % self._sets * WAYS
        self._memory.lock(self._start + first)
        try:
            slot = self._slot(name, first)
            if slot is None or self._count(slot) >= most:
                return False
            self._names[slot] = name
            self._held[process][slot] += 1
            return True
        finally:
            self._memory.unlock(self._start + first)

    def leave(self, key: str, process: int) -> None:
        """Give a place back."""
        name = hash_of(key)
        first = name % self._sets * WAYS
        self._memory.lock(self._start + first)
        try:
            slot = self._slot(name, first)
            if slot is not None and self._names[slot] == name and self._held[process][slot]:
                self._held[process][slot] -= 1
        finally:
            self._memory.unlock(self._start + first)

    def _count(self, slot: int) -> int:
        return sum(held[slot] for held in self._held)

    def _slot(self, name: int, first: int) -> int | None:
        """Where a key is, or may be."""
        slots = range(first, first + WAYS)
        for slot in slots:
            if self._names[slot] == name:
                return slot
        return next((slot for slot in slots if not self._count(slot)), None)
