"""What is asked of a bot of one's own: it answers legally, in time, and plays the same game again."""

from __future__ import annotations

from random import Random
from typing import Final

import msgspec

from meridian import own_bots
from meridian.arena.match import play_match
from meridian.core.game import Game, new_header
from meridian.core.players import Bot
from meridian.own_bots.own_bot import OwnBot

MAX_DECISIONS: Final = 1000
"""The number of decisions after which a trial game ends: random players need not come to an end."""


class BotVerdict(msgspec.Struct, frozen=True):
    """How a bot did in some games among random players: how often it was asked, the seconds of a mean and of the
    longest answer, what was wrong in its own words, and whether the same seed gave the same game."""

    game: str
    games: int
    answers: int
    mean_seconds: float
    longest_seconds: float
    complaints: list[str]
    repeatable: bool

    @property
    def fine(self) -> bool:
        """Whether nothing is wrong."""
        return not self.complaints and self.repeatable


def bot_verdict(game: Game, bot: str, games: int, seed: int) -> BotVerdict:
    """Let a bot play some games, in one seat after the other, and the first of them once more."""
    own_bots.check(game, bot)
    trial = _Trial(game, bot, seed)
    digests = [trial.play(number) for number in range(games)]
    answers = len(trial.seconds)
    seconds = trial.seconds or [0.0]
    return BotVerdict(
        game=game.name,
        games=games,
        answers=answers,
        mean_seconds=sum(seconds) / len(seconds),
        longest_seconds=max(seconds),
        complaints=list(dict.fromkeys(trial.complaints)),
        repeatable=bool(trial.complaints) or trial.play(0) == digests[0],
    )


class _Trial:
    def __init__(self, game: Game, bot: str, seed: int) -> None:
        self.game = game
        self.seed = seed
        self.maker = own_bots.maker(game, bot)
        self.random = own_bots.maker(game, "random")
        self.seconds: list[float] = []
        self.complaints: list[str] = []

    def play(self, number: int) -> str:
        """The digest of a game in which the bot has one seat."""
        seats = self.game.seats[number % len(self.game.seats)]
        made: list[Bot] = []

        def make(random: Random) -> Bot:
            made.append(self.maker(random))
            return made[0]

        makers = [make if at == number % seats else self.random for at in range(seats)]
        match = play_match(self.game, new_header(self.game, seats), makers, self.seed, number, MAX_DECISIONS)
        for bot in made:
            if isinstance(bot, OwnBot):
                self.seconds += bot.seconds
                self.complaints += bot.complaints
        return match.digest
