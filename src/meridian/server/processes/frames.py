"""Length-prefixed messages on a socket."""

from __future__ import annotations

LENGTH_BYTES = 4  # size of the length prefix


def framed(data: bytes) -> bytes:
    """A message with its length prefix."""
    return len(data).to_bytes(LENGTH_BYTES, "big") + data


def length_of(head: bytes) -> int:
    """The length of the message that follows this prefix."""
    return int.from_bytes(head, "big")
