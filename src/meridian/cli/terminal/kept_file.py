"""A small file in the data folder that keeps what a user has done, as JSON."""

from __future__ import annotations

from pathlib import Path
from typing import Any, TypeVar

import msgspec

from meridian.core.errors import BadInput

T = TypeVar("T")


def read_kept(path: Path, kind: type[T]) -> T | None:
    """What a file holds; None if there is none."""
    if not path.exists():
        return None
    try:
        return msgspec.json.decode(path.read_bytes(), type=kind)
    except (OSError, msgspec.MsgspecError) as error:
        raise BadInput(f"{path}: {error}") from None


def write_kept(path: Path, value: Any) -> None:
    """Write a file; it appears whole or not at all."""
    part = path.with_name(f".{path.name}.part")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        part.write_bytes(msgspec.json.format(msgspec.json.encode(value), indent=2))
        part.replace(path)
    except OSError as error:
        raise BadInput(f"{path}: {error.strerror}") from None
