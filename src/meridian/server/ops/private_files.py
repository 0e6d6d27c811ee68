"""Files and folders that only their owner can read, whatever the umask."""

from __future__ import annotations

import os
import stat
from pathlib import Path

from meridian.core.errors import BadInput

FILE, FOLDER = 0o600, 0o700
OTHERS = 0o077


def create_folder(path: Path) -> None:
    """Creates a folder and its parents; an existing one stays as it is."""
    if path.is_dir():
        return
    path.parent.mkdir(parents=True, exist_ok=True)
    path.mkdir(FOLDER, exist_ok=True)
    path.chmod(FOLDER)  # a umask may have removed too much


def create_file(path: Path) -> int:
    """Creates a file, open for writing. FileExistsError if it exists."""
    descriptor = os.open(path, os.O_RDWR | os.O_CREAT | os.O_EXCL, FILE)
    if hasattr(os, "fchmod"):  # Windows has no modes: a file is as private as the folder it is in
        os.fchmod(descriptor, FILE)
    return descriptor


def tighten(path: Path) -> None:
    """Removes the access of others to a file. BadInput if that fails; no error if the file does not exist."""
    try:
        mode = stat.S_IMODE(path.stat().st_mode)
        if mode & OTHERS and os.name != "nt":
            path.chmod(mode & ~OTHERS)
    except FileNotFoundError:
        pass
    except OSError as error:
        raise BadInput(f"{path} is open to others, and cannot be closed to them: {error.strerror or error}") from None
