"""One numbering of columns and answers for all numbers of players of a game, so that one net can play at every table.

Encodings differ with the number of players. Columns and answers of the same name mean the same, so names are counted
through once over all of them; a table has a part of these numbers.
"""

from __future__ import annotations

import hashlib
from functools import cache

import numpy as np
from numpy.typing import NDArray

from meridian import games
from meridian.research.encoding import VERSION, Encoding
from meridian.research.episode import encoding_for

Places = NDArray[np.int64]


class SharedCode:
    """The columns and answers of a game in its shipped edition; observations are scaled.

    `columns[players]` says where each column of a table with that number of players stands, `numbers[players]` the same
    of its answers. `digest` is another one whenever anything here has changed.
    """

    def __init__(self, game: str) -> None:
        self.game = games.load(game)
        self.encodings: dict[int, Encoding] = {}
        self.columns: dict[int, Places] = {}
        self.numbers: dict[int, Places] = {}
        columns: dict[str, int] = {}
        labels: dict[str, int] = {}
        for players in self.game.seats:
            code = self.encodings[players] = encoding_for(self.game.name, players, scaled=True)
            self.columns[players] = _places(columns, code.observations.columns)
            self.numbers[players] = _places(labels, [code.actions.label(at) for at in range(code.actions.size)])
        self.column_names, self.labels = list(columns), list(labels)
        named = "\n".join([self.game.name, str(VERSION), *columns, "", *labels])
        self.digest = hashlib.sha256(named.encode()).hexdigest()


def _places(known: dict[str, int], names: list[str]) -> Places:
    """Where names stand; those that are new get the next places."""
    return np.array([known.setdefault(name, len(known)) for name in names])


@cache
def shared_code(game: str) -> SharedCode:
    """The numbering of a game, made once: it takes a moment."""
    return SharedCode(game)
