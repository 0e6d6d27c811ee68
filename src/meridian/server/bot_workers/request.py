"""What a bot is asked for and what it says, as it travels between the server and those who think."""

from __future__ import annotations

import msgspec

from meridian import bots
from meridian.bots.advice import Advice
from meridian.core.errors import BadInput
from meridian.server.journals.replayed_position import Imagined

Row = tuple[int, bytes]
"""An entry of a journal: who wrote it, and the action in its bytes."""


class BotRequest(msgspec.Struct, frozen=True, kw_only=True):
    """A question to a bot. `entries` is the whole journal of the branch so far; only what the worker lacks is sent.

    A branch only grows, and header and `imagined` of a table never change. With `unasked` the bot may say something
    though nobody asked its seat; with `weigh` it also tells how good the answers are. The seed needs to be new for each
    table, not for each thought.
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
    imagined: Imagined | None = None


class BotReply(msgspec.Struct, frozen=True):
    """What a bot says: an action in its bytes, or None for nothing (only if it was not asked).

    `default` tells that the bot failed, and that this is the least committal answer of the game instead.
    """

    action: bytes | None
    seconds: float
    default: bool = False
    advice: Advice | None = None


def seed_of(seed: bytes, number: int, seat: int) -> bytes:
    """What a bot's chance begins with for one thought, after `number` entries: repeated, it has the same answer."""
    return b"%b/%d/%d" % (seed, number, seat)


def seconds_of(bot: str) -> float:
    """How long a bot may think about an answer; of one that there is not, no time at all."""
    try:
        return bots.seconds_of(bot)
    except BadInput:
        return 0.0


# Between the server and one worker


class WorkerRequest(msgspec.Struct, frozen=True, array_like=True):
    """A thought without what the worker remembers: `known` entries it has already, `rows` follow them. A worker that
    knows nothing of the table or of this branch gets the header and all rows."""

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


class Said(msgspec.Struct, frozen=True, array_like=True, tag="said"):
    """The worker has an answer."""

    action: bytes | None
    seconds: float
    advice: Advice | None = None


class BotRefusal(msgspec.Struct, frozen=True, array_like=True, tag="wrong"):
    """The question cannot be answered: one line for the caller."""

    why: str


class BotFailure(msgspec.Struct, frozen=True, array_like=True, tag="failed"):
    """The bot has failed: a traceback for the log."""

    why: str


Told = Said | BotRefusal | BotFailure
