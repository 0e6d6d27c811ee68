"""`meridian bot`: begin a bot of one's own, and check one."""

from __future__ import annotations

import json
import logging
import re
from pathlib import Path
from typing import Annotated, Final

import msgspec
from cyclopts import Parameter

from meridian import games
from meridian.cli.arguments import DEFAULT_LANG, Json, check_language, write_new
from meridian.core.errors import BadInput
from meridian.core.messages import Message
from meridian.own_bots.spec import is_own
from meridian.testing.bot_contract import BotVerdict, bot_verdict

HELP: Final = """Begin a bot of your own, or check one.

`meridian bot COMMAND --help` explains each command; `check` takes --json."""

TEMPLATE: Final = '''"""A bot for Meridian. Try it: meridian bot check {file}:{name}"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from meridian import BotQuestion


class {name}:
    """A bot is a class with one method. It is made anew for each game."""

    def choose(self, question: BotQuestion) -> str:
        """One of `question.options`. `question.view` is everything that this seat may know, as plain data; draw from
        `question.random`, and the same seed gives the same game."""
        return question.random.choice(question.options)
'''


def new(name: str, /, *, lang: str = DEFAULT_LANG) -> int:
    """Write a file with a bot that plays, to begin with.

    Parameters
    ----------
    name
        The name of the bot in small letters, for example trader: it will be the class Trader in trader.py.
    lang
        The language of texts: en, de or another of `meridian languages`.
    """
    check_language(lang)
    if not re.fullmatch(r"[a-z][a-z0-9_]{0,31}", name):
        raise BadInput(f"{name!r} cannot be the name of a bot: small letters, digits and underscores, at most 32")
    path = Path(f"{name}.py")
    kind = "".join(part.capitalize() for part in name.split("_"))
    write_new(path, TEMPLATE.format(file=path, name=kind))
    print(_said(lang, "bot-written", file=str(path), bot=f"{path}:{kind}"))
    return 0


def check(
    bot: str,
    /,
    *games_wanted: Annotated[str, Parameter(name="game")],
    number: Annotated[int, Parameter(name="--games")] = 3,
    seed: int = 1,
    as_json: Json = False,
    lang: str = DEFAULT_LANG,
) -> int:
    """Let a bot play among random players, and say in a sentence what is wrong with it.

    The exit status is 1 if anything is.

    Parameters
    ----------
    bot
        A bot of your own: mybots.py:Trader, a program, or a registered name.
    games_wanted
        The games to play; without any, all of them.
    number
        How many games of each to play, at tables of different sizes.
    seed
        Where all chance comes from.
    as_json
        Print one JSON object.
    lang
        The language of texts: en, de or another of `meridian languages`.
    """
    check_language(lang)
    if number < 1:
        raise BadInput("--games must be at least 1")
    if not is_own(bot):
        raise BadInput(f"{bot!r} is no bot of your own: name a file and a class, such as mybots.py:Trader")
    logging.getLogger("meridian.own_bots").setLevel(logging.ERROR)  # faults are reported below, once
    wanted = [games.load(name) for name in games_wanted or games.names()]
    verdicts = [bot_verdict(game, bot, number, seed) for game in wanted]
    if as_json:
        print(json.dumps({"bot": bot, "verdicts": msgspec.to_builtins(verdicts)}, ensure_ascii=False))
    else:
        print("\n".join(line for verdict in verdicts for line in _lines(verdict, lang)))
    return 0 if all(verdict.fine for verdict in verdicts) else 1


def _lines(verdict: BotVerdict, lang: str) -> list[str]:
    game = verdict.game
    if verdict.complaints:
        return [_said(lang, "bot-wrong", game=game, complaint=complaint) for complaint in verdict.complaints]
    if not verdict.repeatable:
        return [_said(lang, "bot-unsteady", game=game)]
    mean, longest = round(1000 * verdict.mean_seconds, 1), round(1000 * verdict.longest_seconds, 1)
    args = {"games": verdict.games, "answers": verdict.answers, "mean": mean, "longest": longest}
    return [_said(lang, "bot-fine", game=game, **args)]


def _said(lang: str, key: str, **args: str | float) -> str:
    return Message("meridian", key, args).say(lang)


SUBCOMMANDS: Final = {"new": new, "check": check}
