"""Advice for a seat that is asked something: the best answers with the chances to win that go with them."""

from __future__ import annotations

from math import sqrt
from random import Random

import msgspec

from meridian import bots
from meridian.bots.advice import reasons
from meridian.bots.advice.reasons import Reason
from meridian.bots.deep import DeepBot
from meridian.bots.search import Candidate
from meridian.bots.spec import LONGEST
from meridian.core.action import Action
from meridian.core.errors import BadInput
from meridian.core.facts import heard
from meridian.core.game import Game
from meridian.core.players import Bot
from meridian.core.position import Position
from meridian.core.words import Words

SIGMAS_OF_95_PERCENT = 1.96
"""Standard errors on each side of a mean between which it lies in 95 cases of 100."""
GOOD_LOSS = 0.03
"""An answer is good if it costs no more chance to win than this against the best."""
COSTLY_LOSS = 0.1
"""An answer that costs more chance to win than this is worth a warning."""
MOST_CLAUSES = 3
"""How many clauses of the rule book are named for an answer."""
EXPLAINING_SECONDS = 0.1
"""How long a bot with a time budget looks for reasons, beyond that budget."""


class Advised(msgspec.Struct, frozen=True):
    """An answer: in words, how likely it is to win, the 95 % interval of that, and in how many imagined games it was
    tried. `loss` is what it costs against the best answer in chance to win, `least_loss` what it surely costs. Good
    answers have reasons against the others, costly ones against the best; `clauses` are behind what follows at once."""

    action: str
    chance: float
    interval: tuple[float, float]
    playouts: int
    loss: float = 0.0
    least_loss: float = 0.0
    reasons: list[Reason] = []
    clauses: list[str] = []


class Advice(msgspec.Struct, frozen=True):
    """What a bot advises a seat to answer, best first; `best` alone if it cannot tell chances."""

    seat: int
    bot: str
    best: str
    answers: list[Advised]


def advise(game: Game, words: Words, view: Position, seat: int, spec: str, seed: int, explains: bool = False) -> Advice:
    """Ask a bot for advice, by its name."""
    return advised_by(bots.maker(game, spec)(Random(f"{seed}/advice")), spec, words, view, seat, explains)


def advised_by(bot: Bot, spec: str, words: Words, view: Position, seat: int, explains: bool = False) -> Advice:
    """Ask a bot for advice, with reasons if it `explains`. It is given the view of a seat, and nothing else, so hidden
    cards cannot matter."""
    if seat not in view.who():
        raise BadInput(f"seat {seat + 1} is not asked anything here")
    options = view.options(seat)
    if len(options) == 1:
        return Advice(seat, spec, words.say(options[0]), [])
    if not isinstance(bot, DeepBot):
        return Advice(seat, spec, words.say(bot.choose(view, seat, options)), [])
    compared = bot.weigh(view, seat, options)
    weighed = [candidate for candidate in compared if candidate.found]
    found = [_advised(words, candidate, weighed[0]) for candidate in weighed]
    if explains and found:
        seconds = EXPLAINING_SECONDS if bots.seconds_of(spec) < LONGEST else LONGEST
        actions = [candidate.action for candidate in weighed]
        played = reasons.outcomes(bot.search, view, seat, actions, seconds)
        world = bot.search.imagine(view, bot.search.draw)
        found = [
            msgspec.structs.replace(
                one, reasons=_reasons(played, at, one), clauses=_clauses(bot.search.guide.copy(world), seat, action)
            )
            for at, (one, action) in enumerate(zip(found, actions, strict=True))
        ]
    return Advice(seat, spec, words.say(compared[0].action), found)


def _reasons(played: list[reasons.Outcome], at: int, answer: Advised) -> list[Reason]:
    if answer.loss > COSTLY_LOSS:
        return reasons.reasons_against(played, at, 0)
    return reasons.reasons_for(played, at) if answer.loss <= GOOD_LOSS else []


def _clauses(world: Position, seat: int, action: Action) -> list[str]:
    """The clauses behind what an answer does at once."""
    world.recording = True
    world.play(seat, action)
    return list(dict.fromkeys(clause for fact in heard(world, seat) for clause in fact.clauses))[:MOST_CLAUSES]


def _advised(words: Words, candidate: Candidate, best: Candidate) -> Advised:
    found = candidate.found
    n = len(found)
    mean = candidate.mean()
    spread = sum((value - mean) ** 2 for value in found) / (n - 1) if n > 1 else 0.25
    half = SIGMAS_OF_95_PERCENT * sqrt(spread / n)
    loss, error = (0.0, 0.0) if candidate is best else best.better_than(candidate)
    return Advised(
        action=words.say(candidate.action),
        chance=round(mean, 4),
        interval=(round(max(0.0, mean - half), 4), round(min(1.0, mean + half), 4)),
        playouts=n,
        loss=round(max(0.0, loss), 4),
        least_loss=round(max(0.0, loss - SIGMAS_OF_95_PERCENT * error), 4),
    )
