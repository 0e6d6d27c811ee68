"""Bots that answer at the tables of a batch, for learners that begin by imitation."""

from __future__ import annotations

from functools import lru_cache
from random import Random

from meridian import own_bots
from meridian.core.action import Action
from meridian.core.game import Game
from meridian.core.players import Bot, BotMaker
from meridian.research.numbering import NO_NUMBER
from meridian.research.tables import Table


class Teachers:
    """A bot for each seat of each table, made when it is first asked and kept until the game ends."""

    def __init__(self, seed: int | None = None) -> None:
        self._seed = seed
        self._sources: dict[int, Random] = {}
        self._bots: dict[int, dict[tuple[str, int], Bot]] = {}

    def answer(self, name: str, at: int, game: Game, table: Table) -> tuple[int, Action]:
        """What a bot answers at a table, and its number; -1 if that is not listed."""
        seated, seat = self._bots.setdefault(at, {}), table.seat
        bot = seated.get((name, seat))
        if bot is None:
            bot = seated[name, seat] = _maker(game, name)(Random(self._source(at).getrandbits(64)))
        said = bot.choose(table.p if bot.blind() else game.rules.view(table.p, seat), seat, table.answers)
        return (table.numbers[table.answers.index(said)] if said in table.answers else NO_NUMBER), said

    def _source(self, at: int) -> Random:
        """Where the bots of a table have their chance from; as that of its games, it follows from the table's seed."""
        if at not in self._sources:
            self._sources[at] = Random() if self._seed is None else Random(f"{self._seed + at}/teachers")
        return self._sources[at]

    def leave(self, at: int) -> None:
        """The game at a table has ended."""
        self._bots.pop(at, None)


@lru_cache(64)
def _maker(game: Game, name: str) -> BotMaker:
    return own_bots.maker(game, name)
