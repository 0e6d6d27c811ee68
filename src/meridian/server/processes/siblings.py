"""What the server processes of one machine have in common: where a table is at home, limits, and a mailbox for each.

Everything here is made once, before the processes are forked, and outlives each of them.
"""

from __future__ import annotations

import os
import socket
import time
from contextlib import suppress
from pathlib import Path
from typing import Final
from zlib import crc32

from meridian.server.processes.shared_memory import WIDTH, SharedBuckets, SharedMemory, SharedPlaces
from meridian.server.settings import Limits

BUCKETS: Final = ("requests", "tables", "sign_in", "passwords", "wishes", "chat", "reports")
"""The limits that all processes count together. Answers are counted where their table is at home."""
PLACES: Final = ("sockets", "connections")
SILENT_SECONDS: Final = 15.0
"""A process without a sign of life for so long does not answer."""
MAILBOX_BYTES: Final = 1 << 20
MAX_HEAD: Final = 1 << 18
"""The most bytes of a request that are handed over with its connection."""


def home_of(table: str, count: int) -> int:
    """The place of the process that holds a table, out of `count`: always the same one, so that its players need no
    other."""
    return crc32(table.encode(errors="surrogatepass")) % count


class Family:
    """What all server processes share."""

    def __init__(self, count: int, name: str, limits: Limits, folder: Path) -> None:
        self.count, self.name, self.folder = count, name, folder
        keys = limits.rate_keys
        size = SharedBuckets.size(keys) * len(BUCKETS) + SharedPlaces.size(keys, count) * len(PLACES) + WIDTH * count
        memory = self._memory = SharedMemory(size)
        self.beats = memory.part(WIDTH * count)[1].cast("d")
        self.buckets = {kind: SharedBuckets(memory, keys) for kind in BUCKETS}
        self.places = {kind: SharedPlaces(memory, keys, count) for kind in PLACES}
        self.mailboxes = [_mailbox() for _ in range(count)]

    def close(self) -> None:
        """The server has ended: drop the connections that nobody took."""
        self._memory.close()
        for ends in self.mailboxes:
            for end in ends:
                end.close()

    @property
    def bus_path(self) -> Path:
        """Where the exchange of the bus listens."""
        return self.folder / "bus"

    @property
    def turn_path(self) -> Path:
        """The file whose lock says which process writes to the database."""
        return self.folder / "turn"

    def node(self, index: int) -> str:
        """The name of a process among all nodes; people count from 1."""
        return f"{self.name}.{index + 1}"

    def silent(self, now: float, seconds: float = SILENT_SECONDS) -> list[int]:
        """The processes that have given no sign of life for so long."""
        return [index for index, beat in enumerate(self.beats) if now - beat > seconds]


def _mailbox() -> tuple[socket.socket, socket.socket]:
    """Where connections for a process arrive, and where others put them. A process that is started again finds those
    that came in the meantime."""
    reads, writes = socket.socketpair(socket.AF_UNIX, socket.SOCK_DGRAM)
    for end in (reads, writes):
        end.setblocking(False)
    with suppress(OSError):
        writes.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, MAILBOX_BYTES)
    return reads, writes


class Siblings:
    """The other server processes, as one of them sees them."""

    def __init__(self, family: Family, index: int, first: bool = True) -> None:
        self.family = family
        self.index = index
        self.first = first
        """Whether this is the first process of all, which checks the database for the others."""
        self.mailbox = family.mailboxes[index][0]
        for places in family.places.values():
            places.clear(index)
        self.beat()

    def home_of(self, table: str) -> int:
        """The place of the process that holds a table."""
        return home_of(table, self.family.count)

    def home_node(self, table: str) -> str:
        """The node that holds a table."""
        return self.family.node(self.home_of(table))

    def beat(self) -> None:
        """Give a sign of life."""
        self.family.beats[self.index] = time.monotonic()

    def silent(self) -> list[str]:
        """The nodes that do not answer."""
        return [self.family.node(index) for index in self.family.silent(time.monotonic())]

    def hand_over(self, to: int, head: bytes, connection: int) -> bool:
        """Hand a connection to another process, with the request that was read from it; False if it has no room."""
        if len(head) > MAX_HEAD:
            return False
        try:
            socket.send_fds(self.family.mailboxes[to][1], [head], [connection])
        except OSError:
            return False
        return True

    def handed_over(self) -> tuple[bytes, socket.socket] | None:
        """The next connection for this process, or None."""
        try:
            head, descriptors, _, _ = socket.recv_fds(self.mailbox, MAX_HEAD, 1)
        except OSError:
            return None
        if not descriptors:
            return None
        for further in descriptors[1:]:
            os.close(further)
        return head, socket.socket(fileno=descriptors[0])
