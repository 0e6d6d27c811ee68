"""Files and folders that nobody but their owner can read, whatever the umask."""

from __future__ import annotations

import os
import stat
from pathlib import Path

from meridian.core.errors import BadInput

FILE, FOLDER = 0o600, 0o700
OTHERS = 0o077


def create_folder(path: Path) -> None:
    """Make a folder and those above it; one that is there stays as it is."""
    if path.is_dir():
        return
    path.parent.mkdir(parents=True, exist_ok=True)
    path.mkdir(FOLDER, exist_ok=True)
    path.chmod(FOLDER)  # a umask may have taken more than it should


def create_file(path: Path) -> int:
    """A new file, open for writing; FileExistsError if there is one."""
    descriptor = os.open(path, os.O_RDWR | os.O_CREAT | os.O_EXCL, FILE)
    os.fchmod(descriptor, FILE)
    return descriptor


def tighten(path: Path) -> None:
    """Take a file from everybody but its owner; BadInput if that cannot be done. None is fine too."""
    try:
        mode = stat.S_IMODE(path.stat().st_mode)
        if mode & OTHERS:
            path.chmod(mode & ~OTHERS)
    except FileNotFoundError:
        pass
    except OSError as error:
        raise BadInput(f"{path} is open to others, and cannot be closed to them: {error.strerror or error}") from None
