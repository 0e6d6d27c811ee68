"""A process that appends entries in a loop and prints what the store reports as durable; tests kill it.

    python -m tests.server.appending URL [BYTES]

With BYTES no file may grow beyond that size, as on a full disk.
"""

from __future__ import annotations

import asyncio
import os
import resource
import sys

from meridian.server.stores import NotDurable, Store, StoreConflict, open_store
from tests.server.stored import a_table, entries

TABLES = 5


def tell(*words: object) -> None:
    """One write, so that a line is complete or absent."""
    os.write(1, (" ".join(map(str, words)) + "\n").encode())


async def play(store: Store, table: str) -> None:
    """Append to the table, one to three entries at a time, until the disk is full."""
    last = len(await store.entries(table, 1))
    while True:
        some = entries(last + 1, last % 3 + 1, table)
        try:
            await store.append(table, 1, last + 1, some, 0)
        except NotDurable as error:
            health = await store.health()
            tell("failed", table, last + 1, health.ok, (await store.counts())["failed_writes"] > 0, error)
            return
        last += len(some)
        tell("done", table, last)


async def main(url: str, most: int | None) -> None:
    store = await open_store(url)
    for at in range(TABLES):
        try:
            await store.create_table(a_table(f"t{at}"))
        except StoreConflict:
            continue
    if most is not None:
        resource.setrlimit(resource.RLIMIT_FSIZE, (most, most))
    await asyncio.gather(*(play(store, f"t{at}") for at in range(TABLES)))


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], int(sys.argv[2]) if sys.argv[2:] else None))
