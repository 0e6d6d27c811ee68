"""Advice for a seat that is asked something: the best answers with the chances to win that go with them."""

from __future__ import annotations

from math import sqrt
from random import Random

import msgspec

from meridian import bots
from meridian.bots.deep import DeepBot
from meridian.bots.search import Candidate
from meridian.core.errors import BadInput
from meridian.core.game import Game
from meridian.core.players import Bot
from meridian.core.position import Position
from meridian.core.words import Words

Z = 1.96


class Advised(msgspec.Struct, frozen=True):
    """An answer: in words, how likely it is to win, the 95 % interval of that, and in how many imagined games it was
    tried."""

    action: str
    chance: float
    interval: tuple[float, float]
    playouts: int


class Advice(msgspec.Struct, frozen=True):
    """What a bot advises a seat to answer, best first; `best` alone if it cannot tell chances."""

    seat: int
    bot: str
    best: str
    answers: list[Advised]


def advise(game: Game, words: Words, view: Position, seat: int, spec: str, seed: int) -> Advice:
    """Ask a bot for advice, by its name."""
    return advised_by(bots.maker(game, spec)(Random(f"{seed}/advice")), spec, game, words, view, seat)


def advised_by(bot: Bot, spec: str, game: Game, words: Words, view: Position, seat: int) -> Advice:
    """Ask a bot for advice. It is given the view of a seat, and nothing else, so hidden cards cannot matter."""
    if seat not in view.who():
        raise BadInput(f"seat {seat + 1} is not asked anything here")
    options = view.options(seat)
    if len(options) == 1:
        return Advice(seat, spec, words.say(options[0]), [])
    if not isinstance(bot, DeepBot):
        return Advice(seat, spec, words.say(bot.choose(view, seat, options)), [])
    weighed = bot.weigh(view, seat, options)
    found = [_advised(words, candidate) for candidate in weighed if candidate.found]
    return Advice(seat, spec, words.say(weighed[0].action), found)


def _advised(words: Words, candidate: Candidate) -> Advised:
    found = candidate.found
    n = len(found)
    mean = candidate.mean()
    spread = sum((value - mean) ** 2 for value in found) / (n - 1) if n > 1 else 0.25
    half = Z * sqrt(spread / n)
    return Advised(
        action=words.say(candidate.action),
        chance=round(mean, 4),
        interval=(round(max(0.0, mean - half), 4), round(min(1.0, mean + half), 4)),
        playouts=n,
    )
