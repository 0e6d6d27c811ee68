"""The bots of users that a server offers: its settings name them, and nobody can ask for any other, or for a path."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

import msgspec

from meridian import bots, games
from meridian.bots import spec as known_spec
from meridian.core.errors import BadInput
from meridian.core.game import Game
from meridian.core.players import BotMaker
from meridian.own_bots.own_bot import OwnBot, begin, start_message
from meridian.own_bots.process import BotFailed
from meridian.own_bots.running import RUNNING, Lease
from meridian.own_bots.spec import GROUP, NAME, Code, code_of, is_path, registered

TAKEN: Final = ("random", "greedy", "steady", "deep")
"""Names that hosts cannot give: they are those of Meridian's bots. A game's other bots win over a hosted one."""

_HOSTED: dict[str, Code] = {}
"""The bots that this process offers, by name."""


def read_hosted(entries: Iterable[str], most_seconds: float) -> dict[str, Code]:
    """The bots of a setting: each is `name=mybots.py:Trader`, or a name that an installed package registers. None may
    think longer about an answer than `most_seconds`."""
    found: dict[str, Code] = {}
    for entry in entries:
        name, equals, path = entry.partition("=")
        if not NAME.fullmatch(name):
            raise BadInput(f"{name!r} cannot be the name of a bot: small letters, digits and dashes, at most 32")
        if name in TAKEN or name in found:
            raise BadInput(f"there is a bot {name!r} already")
        if equals and not is_path(path):
            raise BadInput(f"{entry!r} should read {name}=FILE.py:CLASS")
        if not equals and name not in registered():
            raise BadInput(f"no installed package registers a bot {name!r} (entry point {GROUP!r})")
        code = code_of(path if equals else name)
        found[name] = msgspec.structs.replace(code, title=name, seconds=min(code.seconds, most_seconds))
    return found


def try_out(codes: dict[str, Code]) -> None:
    """Refuse bots that come up for no game, in one line."""
    for name, code in codes.items():
        lease = Lease(code)
        complaints = []
        for game in map(games.load, games.names()):
            try:
                begin(lease, start_message(game, game.seats[0], 0, "check"))
            except BotFailed as error:
                complaints.append(str(error))
            else:
                complaints.clear()
                break
            finally:
                RUNNING.end(lease)
        if complaints:
            raise BadInput(f"bot {name}: {complaints[0]}")


def host(codes: dict[str, Code]) -> None:
    """Offer these bots in this process, and no others."""
    _HOSTED.clear()
    _HOSTED.update(codes)


def hosted() -> dict[str, Code]:
    """The bots that this process offers, by name."""
    return dict(_HOSTED)


def maker(game: Game, bot: str) -> BotMaker:
    """A bot of Meridian by name and parameters, or one that this process offers by its name."""
    known = bots.makers(game)
    wanted = known_spec.read(bot, [*known, *_HOSTED])
    if wanted.name in known:
        return bots.maker(game, bot)
    known_spec.check(wanted, [])
    code = _HOSTED[wanted.name]
    return lambda random: OwnBot(random, game, code)


def seconds_of(bot: str) -> float:
    """How long a bot may think about an answer; no time at all unless it searches or is a user's."""
    code = _HOSTED.get(bot.strip())
    return bots.seconds_of(bot) if code is None else code.seconds
