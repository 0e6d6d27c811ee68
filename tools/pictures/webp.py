"""Animated WebP out of still WebP pictures: the container is put together here, every frame is packed by Chromium.

https://developers.google.com/speed/webp/docs/riff_container describes the format.
"""

from __future__ import annotations

import struct
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

HEADER_BYTES: Final = 12  # RIFF, the size, WEBP
CHUNK_HEADER_BYTES: Final = 8  # the name, the size
FOREVER: Final = 0
ANIMATED: Final = 0x02
REPLACES: Final = 0x02
"""A frame does not shine through to the one before it."""


@dataclass(frozen=True)
class Frame:
    """A part of the picture that changes: where it lies, how large it is, how long it stays, and its own WebP file.
    `left` and `top` are even."""

    left: int
    top: int
    width: int
    height: int
    milliseconds: int
    file: bytes


def animated(width: int, height: int, frames: Iterable[Frame]) -> bytes:
    """One file that shows frames over and over. The first covers everything."""
    body = _chunk(b"VP8X", struct.pack("<I", ANIMATED) + _short(width - 1) + _short(height - 1))
    body += _chunk(b"ANIM", struct.pack("<IH", 0, FOREVER))
    for frame in frames:
        about = b"".join(
            _short(number)
            for number in (
                frame.left // 2,
                frame.top // 2,
                frame.width - 1,
                frame.height - 1,
                frame.milliseconds,
            )
        )
        body += _chunk(b"ANMF", about + bytes([REPLACES]) + _bitstream(frame.file))
    return b"RIFF" + struct.pack("<I", len(body) + 4) + b"WEBP" + body


def _bitstream(file: bytes) -> bytes:
    """The chunk of a still picture that a frame may hold: its points, without colour profile."""
    at = HEADER_BYTES
    while at < len(file):
        name, size = struct.unpack_from("<4sI", file, at)
        end = at + CHUNK_HEADER_BYTES + size + size % 2
        if name in (b"VP8 ", b"VP8L"):
            return file[at:end]
        at = end
    raise ValueError("no picture in this WebP file")


def _short(number: int) -> bytes:
    return number.to_bytes(3, "little")


def _chunk(name: bytes, body: bytes) -> bytes:
    return name + struct.pack("<I", len(body)) + body + b"\0" * (len(body) % 2)
