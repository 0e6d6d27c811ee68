"""What the processes of one machine and their exchange say to each other: a length, then a message."""

from __future__ import annotations

import asyncio
from typing import Final

import msgspec

LENGTH_BYTES: Final = 4


class BusFrame(msgspec.Struct, frozen=True, tag=True, array_like=True):
    """Anything that is said."""


class Subscribe(BusFrame, frozen=True, tag="subscribe"):
    """A process wants these topics; Confirmed follows when every other process knows."""

    serial: int
    topics: list[str]


class Unsubscribe(BusFrame, frozen=True, tag="unsubscribe"):
    """A process wants these topics no longer."""

    topics: list[str]


class Publish(BusFrame, frozen=True, tag="publish"):
    """A message for everyone else who wants its topic."""

    topic: str
    body: bytes


class Confirmed(BusFrame, frozen=True, tag="confirmed"):
    """From now on everything on the topics of a Subscribe arrives."""

    serial: int


class Wanted(BusFrame, frozen=True, tag="wanted"):
    """Another process wants these topics; the receiver answers with Noted."""

    serial: int
    topics: list[str]


class Noted(BusFrame, frozen=True, tag="noted"):
    """A process knows what is Wanted."""

    serial: int


class Unwanted(BusFrame, frozen=True, tag="unwanted"):
    """No other process wants these topics any more."""

    topics: list[str]


AnyFrame = Subscribe | Unsubscribe | Publish | Confirmed | Wanted | Noted | Unwanted

_ENCODER = msgspec.msgpack.Encoder()
_DECODER: msgspec.msgpack.Decoder[AnyFrame] = msgspec.msgpack.Decoder(AnyFrame)


def framed(frame: AnyFrame) -> bytes:
    """A message with its length."""
    data = _ENCODER.encode(frame)
    return len(data).to_bytes(LENGTH_BYTES, "big") + data


async def next_frame(reader: asyncio.StreamReader) -> AnyFrame:
    """The next message. Raises ConnectionError when the other end is gone."""
    try:
        length = int.from_bytes(await reader.readexactly(LENGTH_BYTES), "big")
        return _DECODER.decode(await reader.readexactly(length))
    except asyncio.IncompleteReadError:
        raise ConnectionError("the other end is gone") from None
