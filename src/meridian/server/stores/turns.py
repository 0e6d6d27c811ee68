"""Whose turn it is to write, among several processes with one SQLite file.

SQLite itself lets a writer that finds the file locked sleep and try again, longer each time. A lock of the kernel wakes
the next one at once, and is lost with its process.
"""

from __future__ import annotations

import fcntl
import os
from pathlib import Path


class WriterTurn:
    """A turn that one process has at a time: `with turn`."""

    def __init__(self, path: Path) -> None:
        self._file = os.open(path, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)

    def __enter__(self) -> None:
        fcntl.flock(self._file, fcntl.LOCK_EX)

    def __exit__(self, *_: object) -> None:
        fcntl.flock(self._file, fcntl.LOCK_UN)
