"""The key of a server, from which all its signing keys are derived."""

from __future__ import annotations

import hashlib
import hmac
import os
import re
import secrets
import stat
from pathlib import Path
from typing import Any

from meridian.core.errors import BadInput
from meridian.server.ops.private_files import create_file, create_folder
from meridian.server.settings import Settings
from meridian.server.urls import HIDDEN


class ServerKey:
    """Derives one key per purpose; none reveals another. It cannot be printed or pickled."""

    __slots__ = ("_key",)

    def __init__(self, key: bytes) -> None:
        self._key = key

    def derive(self, purpose: str) -> bytes:
        """The key for a purpose: 32 bytes, always the same."""
        return hmac.digest(self._key, b"meridian " + purpose.encode(), hashlib.sha256)

    def __repr__(self) -> str:
        return f"ServerKey({HIDDEN})"

    def __reduce__(self) -> str | tuple[Any, ...]:
        raise TypeError("a server key stays where it is")


def server_key(settings: Settings) -> ServerKey:
    """The key of this server, created on first use.

    A file named in the settings must exist: several nodes share it, and each would create its own.
    """
    path = settings.key_file
    if not path.exists():
        if settings.secret_file:
            raise BadInput(
                f"secret_file {path} is not there; a key is 64 random hexadecimal digits, for its owner only"
            )
        _make(path)
    return ServerKey(_read(path))


def _make(path: Path) -> None:
    """Writes a new key. If several processes do so at once, the first one wins."""
    draft = path.with_name(f".{path.name}.{secrets.token_hex(8)}")
    try:
        create_folder(path.parent)
        descriptor = create_file(draft)
        try:
            with os.fdopen(descriptor, "w", encoding="ascii") as file:
                file.write(secrets.token_hex(32) + "\n")
                file.flush()
                os.fsync(file.fileno())
            os.link(draft, path)
        except FileExistsError:
            pass
        finally:
            draft.unlink()
    except OSError as error:
        raise BadInput(f"the server key {path} cannot be written: {error.strerror or error}") from None


def _read(path: Path) -> bytes:
    try:
        mode = stat.S_IMODE(path.stat().st_mode)
        text = path.read_bytes()
    except OSError as error:
        raise BadInput(f"the server key {path} cannot be read: {error.strerror or error}") from None
    if mode & 0o077:
        raise BadInput(f"the server key {path} is open to others (mode {mode:04o}); chmod 600 makes it safe")
    if not re.fullmatch(rb"[0-9a-f]{64}\s*", text):
        raise BadInput(f"{path} is not a server key: 64 hexadecimal digits")
    return bytes.fromhex(text.decode())
