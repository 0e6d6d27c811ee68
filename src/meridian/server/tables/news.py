"""What the owner of a table tells the other nodes, and what they ask of it, over the bus."""

from __future__ import annotations

import msgspec

from meridian.server.stores.records import EntryRow
from meridian.server.tables.protocol import Sealed


class News(msgspec.Struct, frozen=True, tag=True, array_like=True):
    """Something about a table."""


class Added(News, frozen=True, tag="added"):
    """Entries of the current branch, durable by now."""

    branch: int
    rows: list[EntryRow]


class Branched(News, frozen=True, tag="branched"):
    """Play has gone back: it goes on with another branch."""

    branch: int


class Changed(News, frozen=True, tag="changed"):
    """Seats, state or status are others than before: read them again."""


class PeriodSealed(News, frozen=True, tag="sealed"):
    """How far the record of rolls is, signed, as sockets are told it."""

    sealed: Sealed


class Spoke(News, frozen=True, tag="spoke"):
    """There is a line of chat of this number."""

    number: int


class Here(News, frozen=True, tag="here"):
    """Which seats have a socket at a node, and how many spectators."""

    node: str
    seats: list[int]
    watching: int


class ForwardedCommand(News, frozen=True, tag="ask"):
    """A node passes on what a seat (None: a spectator) of one of its sockets said, as it came."""

    number: int
    node: str
    table: str
    seat: int | None
    lang: str
    said: bytes
    token_hash: str | None = None
    """Of the seat, as the node that asks knows it: an answer with an older token is refused."""


class ForwardedReply(News, frozen=True, tag="reply"):
    """The reply to an Ask, ready for the socket."""

    number: int
    reply: bytes


AnyNews = Added | Branched | Changed | PeriodSealed | Spoke | Here | ForwardedCommand | ForwardedReply

_ENCODER = msgspec.msgpack.Encoder()
_DECODER: msgspec.msgpack.Decoder[AnyNews] = msgspec.msgpack.Decoder(AnyNews)


def write(news: AnyNews) -> bytes:
    """News as bytes."""
    return _ENCODER.encode(news)


def read(data: bytes) -> AnyNews:
    """The reverse of `write`."""
    return _DECODER.decode(data)


def of_table(table: str) -> str:
    """The topic on which the owner of a table speaks."""
    return f"table/{table}"


def of_owner(table: str) -> str:
    """The topic on which those who follow a table speak to its owner: so it need not hear its own news again."""
    return f"table/{table}/owner"


def of_node(node: str) -> str:
    """The topic on which a node is spoken to."""
    return f"node/{node}"
