"""Messages between the owner of a table and other nodes, over the bus."""

from __future__ import annotations

import msgspec

from meridian.server.stores.records import EntryRow
from meridian.server.tables.protocol import LessonNow, Sealed


class News(msgspec.Struct, frozen=True, tag=True, array_like=True):
    """A message about a table."""


class Added(News, frozen=True, tag="added"):
    """New durable entries of the current branch."""

    branch: int
    rows: list[EntryRow]


class Branched(News, frozen=True, tag="branched"):
    """An undo or take-back: play continues on another branch."""

    branch: int


class Changed(News, frozen=True, tag="changed"):
    """Seats, state or status have changed in the store; receivers read them again."""


class PeriodSealed(News, frozen=True, tag="sealed"):
    """The signed end of a period of the record of rolls, as sent to clients."""

    sealed: Sealed


class LessonTold(News, frozen=True, tag="lesson"):
    """Where a lesson stands, as sent to clients."""

    now: LessonNow


class Spoke(News, frozen=True, tag="spoke"):
    """A new line of chat with this number."""

    number: int


class Here(News, frozen=True, tag="here"):
    """The seats with a connection at a node, and its number of spectators."""

    node: str
    seats: list[int]
    watching: int


class ForwardedCommand(News, frozen=True, tag="ask"):
    """A command that a node forwards for a seat (None: a spectator), in the client's own bytes."""

    number: int
    node: str
    table: str
    seat: int | None
    lang: str
    said: bytes
    token_hash: str | None = None
    """The seat's token hash as the forwarding node knows it. The owner refuses a command with an older token."""


class ForwardedReply(News, frozen=True, tag="reply"):
    """The reply to a ForwardedCommand, encoded for the client."""

    number: int
    reply: bytes


class Begun(News, frozen=True, tag="begun"):
    """A table that is at home at the receiving node has begun."""

    table: str


AnyNews = (
    Added | Branched | Changed | PeriodSealed | LessonTold | Spoke | Here | ForwardedCommand | ForwardedReply | Begun
)

_ENCODER = msgspec.msgpack.Encoder()
_DECODER: msgspec.msgpack.Decoder[AnyNews] = msgspec.msgpack.Decoder(AnyNews)


def write(news: AnyNews) -> bytes:
    """Encode news."""
    return _ENCODER.encode(news)


def read(data: bytes) -> AnyNews:
    """Decode news."""
    return _DECODER.decode(data)


def of_table(table: str) -> str:
    """The topic on which a table's owner publishes."""
    return f"table/{table}"


def of_owner(table: str) -> str:
    """The topic on which followers publish to a table's owner. It is separate so that an owner does not receive its own
    news."""
    return f"table/{table}/owner"


def of_node(node: str) -> str:
    """The topic for messages to one node."""
    return f"node/{node}"
