"""Messages on a socket: each follows its length."""

from __future__ import annotations

LENGTH_BYTES = 4  # in which the length of a frame is written


def framed(data: bytes) -> bytes:
    """A message with its length before it."""
    return len(data).to_bytes(LENGTH_BYTES, "big") + data


def length_of(head: bytes) -> int:
    """How long the message after these bytes is."""
    return int.from_bytes(head, "big")
