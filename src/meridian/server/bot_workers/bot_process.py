"""The inside of a worker: it replays the tables it is asked about and keeps one bot for each of their seats."""

from __future__ import annotations

import time
import traceback
from collections.abc import Callable
from importlib import import_module
from random import Random

import msgspec

from meridian import games
from meridian.bots.advice import advised_by
from meridian.core.action import Action
from meridian.core.codec import words_for
from meridian.core.errors import BadInput
from meridian.core.game import Game
from meridian.core.players import Bot, BotMaker
from meridian.server.bot_workers.asked_why import explained
from meridian.server.bot_workers.request import (
    BotFailure,
    BotRefusal,
    BotReply,
    BotRequest,
    Said,
    Told,
    WorkerRequest,
    seed_of,
)
from meridian.server.cache import BoundedCache
from meridian.server.journals.journaling import Actions, read_header
from meridian.server.journals.replayed_position import ReplayedPosition

Makers = Callable[[Game, str], BotMaker]
"""Finds a bot by name, as `meridian.bots.maker` does."""

_ENCODER = msgspec.msgpack.Encoder()


def makers_at(path: str) -> Makers:
    """Imports the function at `module:function`."""
    module, _, name = path.partition(":")
    makers: Makers = getattr(import_module(module), name)
    return makers


class Following:
    """A branch of a table as far as this worker knows it, and the bots that play there."""

    def __init__(self, ask: WorkerRequest) -> None:
        header = read_header(ask.header)
        self.game = games.load(header.game)
        self.branch = ask.branch
        self.actions = Actions(self.game)
        self.words = words_for(self.game, header)
        self.replayed = ReplayedPosition(self.game, header, ask.imagined)
        self.bots: dict[tuple[int, str], tuple[Bot, Random]] = {}

    def follow(self, ask: WorkerRequest) -> None:
        """Plays the new entries."""
        if (ask.branch, ask.known) != (self.branch, self.replayed.number):
            raise RuntimeError(f"{ask.known} entries of branch {ask.branch} are not what is known of it")
        for actor, data in ask.rows:
            self.replayed.play(actor, self.actions.read(data))
        self.replayed.begun()

    def options(self, seat: int, unasked: bool) -> list[Action]:
        """The legal actions of a seat: its answers, or its interjections if `unasked`."""
        p = self.replayed.p
        if unasked:
            return p.interjections(seat)
        if seat not in p.who():
            raise BadInput(f"seat {seat} is not asked anything after entry {self.replayed.number}")
        return p.options(seat)

    def word(self, ask: WorkerRequest, options: list[Action], makers: Makers) -> Action | None:
        """The bot's action. A single possible answer needs no bot."""
        if not options or (len(options) == 1 and not ask.unasked):
            return options[0] if options else None
        bot, random = self._bot(ask, makers)
        random.seed(seed_of(ask.seed, self.replayed.number, ask.seat))
        view = self.game.rules.view(self.replayed.p, ask.seat)
        say = bot.interject if ask.unasked else bot.choose
        said = say(view, ask.seat, options)
        if said is None and ask.unasked:
            return None
        if said is None or self.replayed.p.refusal(ask.seat, said) is not None:
            raise RuntimeError(f"{ask.bot} says {said!r}, which is not legal")
        return said

    def weighed(self, ask: WorkerRequest, makers: Makers, begun: float) -> Said:
        """A bot's advice to a person. The bot is new, so that it remembers nothing from earlier requests."""
        bot = makers(self.game, ask.bot)(Random("1/advice"))
        view = self.game.rules.view(self.replayed.p, ask.seat)
        advice = advised_by(bot, ask.bot, self.words, view, ask.seat, ask.explains)
        best = self.words.read(advice.best)
        if self.replayed.p.refusal(ask.seat, best) is not None:
            raise RuntimeError(f"{ask.bot} advises {advice.best!r}, which is not legal")
        return Said(_ENCODER.encode(best), time.perf_counter() - begun, advice)

    def _bot(self, ask: WorkerRequest, makers: Makers) -> tuple[Bot, Random]:
        key = (ask.seat, ask.bot)
        if key not in self.bots:
            random = Random()
            self.bots[key] = makers(self.game, ask.bot)(random), random
        return self.bots[key]


class BotProcess:
    """Answers one request at a time. After a failed request it forgets the table."""

    def __init__(self, tables: int, makers: Makers) -> None:
        self.tables: BoundedCache[str, Following] = BoundedCache(tables)
        self.makers = makers

    def answer(self, ask: WorkerRequest) -> Told:
        """The reply to a request, or why there is none. It never raises."""
        told: Told
        try:
            return self._answer(ask)
        except BadInput as error:
            told = BotRefusal(str(error))
        except (Exception, SystemExit):
            told = BotFailure(traceback.format_exc())
        self.tables.drop(ask.table)
        return told

    def _answer(self, ask: WorkerRequest) -> Said:
        begun = time.perf_counter()
        if ask.why is not None:
            found = explained(ask, ask.why)
            return Said(None, time.perf_counter() - begun, motive=found)
        following = self._following(ask)
        options = following.options(ask.seat, ask.unasked)
        try:
            if ask.weigh:
                return following.weighed(ask, self.makers, begun)
            said = following.word(ask, options, self.makers)
        except BadInput as error:
            raise RuntimeError(f"{ask.bot}: {error}") from error  # the request was valid, the bot failed
        return Said(None if said is None else _ENCODER.encode(said), time.perf_counter() - begun)

    def _following(self, ask: WorkerRequest) -> Following:
        following = Following(ask) if ask.header else self.tables.get(ask.table)
        if following is None:
            raise RuntimeError(f"table {ask.table} is not known here")
        self.tables.put(ask.table, following)
        following.follow(ask)
        return following


def default_word(request: BotRequest) -> BotReply:
    """The game's default answer, used when the bot has failed."""
    begun = time.perf_counter()
    if request.unasked:
        return BotReply(None, 0.0, default=True)
    ask = lacking(request, None)
    following = Following(ask)
    following.follow(ask)
    following.options(request.seat, unasked=False)
    action = following.replayed.p.default(request.seat)
    return BotReply(_ENCODER.encode(action), time.perf_counter() - begun, default=True)


def lacking(request: BotRequest, known: int | None) -> WorkerRequest:
    """A request for a worker that knows the first `known` entries of the branch (None: not even the header)."""
    return WorkerRequest(
        table=request.table,
        branch=request.branch,
        header=b"" if known is not None else request.header,
        imagined=request.imagined,
        known=known or 0,
        rows=request.entries[known or 0 :],
        seat=request.seat,
        bot=request.bot,
        seed=request.seed,
        unasked=request.unasked,
        weigh=request.weigh,
        explains=request.explains,
        why=request.why,
    )
