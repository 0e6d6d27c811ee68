"""Requests to bots and their replies, as they travel between the server and a worker."""

from __future__ import annotations

import msgspec

from meridian.bots.advice import Advice, Motive
from meridian.core.errors import BadInput
from meridian.own_bots import hosted
from meridian.server.journals.replayed_position import Imagined

Row = tuple[int, bytes]
"""A journal entry: its actor and its encoded action."""


class WhyAsked(msgspec.Struct, frozen=True, array_like=True):
    """A line of a log that a viewer asks about: its number among the facts that the asker (a seat, None: a spectator)
    has heard, or among all (`everything`), and the seconds for an answer."""

    number: int
    asker: int | None
    everything: bool
    seconds: float


class BotRequest(msgspec.Struct, frozen=True, kw_only=True):
    """A request to a bot. `entries` is the whole journal of the branch; only what the worker lacks is sent.

    A branch only grows, and the header and `imagined` of a table never change. With `unasked` the bot may interject,
    though its seat is not asked; with `weigh` it also rates the answers, with `explains` it gives
    reasons. The seed must differ by table, not by request. With `why` no bot plays: it is asked why something was done.
    """

    table: str
    branch: int
    header: bytes
    entries: list[Row]
    seat: int
    bot: str
    seed: bytes
    unasked: bool = False
    weigh: bool = False
    explains: bool = False
    imagined: Imagined | None = None
    why: WhyAsked | None = None


class BotReply(msgspec.Struct, frozen=True):
    """A bot's reply: an encoded action, or None if it does not interject.

    `default` is True if the bot failed and this is the game's default answer instead.
    """

    action: bytes | None
    seconds: float
    default: bool = False
    advice: Advice | None = None
    motive: Motive | None = None


def seed_of(seed: bytes, number: int, seat: int) -> bytes:
    """The seed of one request after `number` entries: the same request gets the same answer."""
    return b"%b/%d/%d" % (seed, number, seat)


def seconds_of(bot: str) -> float:
    """The seconds a bot may think about an answer; 0 for an unknown bot."""
    try:
        return hosted.seconds_of(bot)
    except BadInput:
        return 0.0


# Between the server and one worker


class WorkerRequest(msgspec.Struct, frozen=True, array_like=True):
    """A request without what the worker remembers: it knows `known` entries, and `rows` follow them. A worker that does
    not know the table or the branch gets the header and all rows."""

    table: str
    branch: int
    header: bytes
    imagined: Imagined | None
    known: int
    rows: list[Row]
    seat: int
    bot: str
    seed: bytes
    unasked: bool
    weigh: bool
    explains: bool
    why: WhyAsked | None = None


class Said(msgspec.Struct, frozen=True, array_like=True, tag="said"):
    """The worker's answer."""

    action: bytes | None
    seconds: float
    advice: Advice | None = None
    motive: Motive | None = None


class BotRefusal(msgspec.Struct, frozen=True, array_like=True, tag="wrong"):
    """The request is not valid: one line for the caller."""

    why: str


class BotFailure(msgspec.Struct, frozen=True, array_like=True, tag="failed"):
    """The bot failed: a traceback for the log."""

    why: str


Told = Said | BotRefusal | BotFailure
