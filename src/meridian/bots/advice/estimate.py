"""How likely each seat is to win from a position: some games played on, each judged a little later."""

from __future__ import annotations

from random import Random

from meridian.bots.search import Search
from meridian.bots.settings import SearchLimits
from meridian.core.errors import BadInput
from meridian.core.game import Game
from meridian.core.players import Guide
from meridian.core.position import Position

FOREVER = 1e9


class Estimator:
    """Estimates chances to win. The same position always gets the same estimate, and two positions meet the same luck,
    so that differences between them tell more than each of them."""

    def __init__(self, game: Game, playouts: int, seed: int) -> None:
        guide = game.players.guide()
        if guide is None:
            raise BadInput(f"nobody can estimate chances to win in {game.name}")
        self.guide: Guide[Position] = guide
        self.playouts = playouts
        self.seed = seed
        self._search = Search(
            Random(seed), guide, game.rules.imagine, SearchLimits(FOREVER, playouts), guide.search_settings()
        )

    def chances(self, p: Position) -> list[float]:
        """The chance of each seat, all together 1. The position is taken as it is: nothing in it is imagined."""
        if p.over:
            return self.guide.chances(p)
        total = [0.0] * self.guide.seats(p)
        for number in range(self.playouts):
            after = self.guide.copy(p)
            self._search.luck.seed(f"{self.seed}/{number}")
            self._search.play_on(after)
            for seat, chance in enumerate(self.guide.chances(after)):
                total[seat] += chance
        return [chance / self.playouts for chance in total]
