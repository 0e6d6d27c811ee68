"""A bot that plays from trained weights: one pass through a small net for each answer, the best legal one wins.

Everything is whole numbers: observations are rounded, weights have 8 bits, and sums stay far below 2**53, where float64
adds exactly in whatever order a library likes. What is between (a factor and an offset for each unit) is one
multiplication and one addition, which IEEE 754 rounds in the same way everywhere. So the same position has the same
answer on every machine, unless the logarithm in the observation differs in its last bit at just the wrong place.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from random import Random
from typing import Any, Final
from zipfile import BadZipFile

import msgspec

from meridian.core.action import Action
from meridian.core.errors import BadInput
from meridian.core.game import Game
from meridian.core.optional_imports import not_installed
from meridian.core.players import Bot, BotMaker
from meridian.core.position import Position

try:
    import numpy as np
except ModuleNotFoundError as error:
    raise not_installed(error) from None

from numpy.typing import NDArray

from meridian.research.numbering import NO_NUMBER
from meridian.research.shared_code import SharedCode, shared_code

WEIGHTS: Final = Path(__file__).parent / "weights"
GRID: Final = 64
"""An observation is rounded to this part of 1: a flag is 64."""
INNER_GRID: Final = 256
"""The same for what passes from layer to layer."""

Array = NDArray[Any]


class NetCard(msgspec.Struct, frozen=True, kw_only=True):
    """What stands beside the weights: what they belong to and how they came about."""

    game: str
    digest: str
    seed: int
    steps: int
    minutes: float
    recipe: dict[str, Any]
    """As in tools/ppo/recipes.toml."""
    curve: list[tuple[float, float, int]] = []
    """Minutes, share of wins against random players, and games it is taken from."""


class Weights:
    """Two layers, and a row for each answer. Each layer is whole numbers, a factor and an offset for each unit."""

    def __init__(self, arrays: dict[str, Array]) -> None:
        # Held as float64, in which sums of whole numbers are exact: integers would be multiplied without BLAS.
        self.first, self.second, self.answers = (
            Layer(*(arrays[f"{name}_{part}"].astype(np.float64) for part in ("rows", "factors", "offsets")))
            for name in ("first", "second", "answers")
        )

    def scores(self, places: Array, values: Array, answers: Array) -> Array:
        """How good each of some answers is; the observation as places of its columns and rounded values."""
        inner = values @ self.first.rows[places]
        inner = _passed(inner * self.first.factors + self.first.offsets)
        inner = _passed(inner @ self.second.rows * self.second.factors + self.second.offsets)
        told = self.answers.rows[answers] @ inner
        return np.asarray(told * self.answers.factors[answers] + self.answers.offsets[answers])


class Layer(msgspec.Struct, frozen=True):
    """Weights of a layer, with what its sums are multiplied by and what is added."""

    rows: Array
    factors: Array
    offsets: Array


def _passed(sums: Array) -> Array:
    """What a layer hands on: nothing below zero, and whole numbers."""
    return np.asarray(np.floor(np.maximum(sums, 0.0) * INNER_GRID))


class Net:
    """The weights of a game with the numbering they were trained for."""

    def __init__(self, code: SharedCode, card: NetCard, weights: Weights) -> None:
        if card.digest != code.digest:
            raise BadInput(
                f"neural: the weights for {code.game.name} belong to another layout of observations"
                f" ({card.digest[:12]}, now {code.digest[:12]}): train them anew (tools/ppo)"
            )
        self.code = code
        self.card = card
        self.weights = weights
        self._words: Any = None

    def best(self, view: Position, seat: int, options: list[Action]) -> Action:
        """The answer of the net: the first of the best."""
        players = self.players(view)
        code = self.code.encodings[players]
        row = code.observe(view, seat)
        places = np.flatnonzero(row)
        values = np.rint(row[places].astype(np.float64) * GRID)
        listed = [
            (number, option)
            for number, option in zip(code.actions.numbering.numbers(seat, options), options, strict=True)
            if number != NO_NUMBER
        ]
        answers = self.code.numbers[players][[number for number, _ in listed]]
        scores = self.weights.scores(self.code.columns[players][places], values, answers)
        return listed[int(np.argmax(scores))][1]

    def players(self, view: Position) -> int:
        """How many play; a table with another edition is refused."""
        words = self.code.game.rules.words_of(view)
        if words is not self._words:
            if words.names != self.code.encodings[words.seats].actions.words.names:
                raise BadInput("neural plays the shipped edition alone, and this table has another")
            self._words = words
        return words.seats


class NeuralBot(Bot):
    """Says what the net says; it makes no interjections and draws nothing from chance."""

    def __init__(self, random: Random, net: Net) -> None:
        super().__init__(random)
        self.net = net

    def choose(self, view: Position, seat: int, options: list[Action]) -> Action:
        return self.net.best(view, seat, options)


@cache
def net(file: Path) -> Net:
    """The net in a file; one that is missing, damaged or of another layout is refused."""
    try:
        card = msgspec.json.decode(file.with_suffix(".json").read_bytes(), type=NetCard)
        with np.load(file) as arrays:
            weights = Weights(dict(arrays))
    except FileNotFoundError as error:
        raise BadInput(f"neural: there is no file {Path(str(error.filename)).name}") from None
    except (OSError, ValueError, KeyError, BadZipFile, msgspec.MsgspecError) as error:
        raise BadInput(f"neural: {file.name} holds no weights ({error})") from None
    return Net(shared_code(card.game), card, weights)


def maker(game: Game, file: str = "") -> BotMaker:
    """A maker of bots that play from the shipped weights of a game, or from those in a file."""
    found = net(Path(file) if file else WEIGHTS / f"{game.name}.npz")
    if found.card.game != game.name:
        raise BadInput(f"neural: {Path(file).name} is a net for {found.card.game}, not for {game.name}")
    return lambda random: NeuralBot(random, found)
