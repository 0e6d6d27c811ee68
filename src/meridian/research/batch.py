"""Many tables stepped by one call, as NumPy arrays that are made once and written over.

from meridian.research.batch import Batch
batch = Batch("globopolis", seats=[2, 3, 4, 5], tables=64)
batch.reset(seed=1)
batch.step(batch.sample())
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path
from random import Random
from typing import Any

from meridian.core.errors import BadInput
from meridian.core.game import begin
from meridian.core.optional_imports import not_installed

try:
    import numpy as np
except ModuleNotFoundError as error:
    raise not_installed(error) from None

from meridian.research.batch_arrays import BatchArrays, BatchShape
from meridian.research.encoding import Encoding
from meridian.research.episode import MAX_DECISIONS, encoding_for
from meridian.research.rewards import Reward, check_reward, rewards
from meridian.research.spoken import read_answer
from meridian.research.tables import ObservedTable, Rows, answer, any_answers, asked, illegal, show
from meridian.research.teachers import Teachers


class Batch:
    """Tables of one game side by side; each asks one seat at a time, and a new game follows every one that ends.

    `seats` is a number of players, or several: the tables take turns with them. After `reset` and every `step` the
    arrays hold, in a row for each table,

        observations    what the seat that is asked knows; columns that a table does not have are 0
        masks           1 for each number it may answer
        seats           which seat it is
        rewards         what the game that ended in this step was worth to each seat, else 0
        terminated      whether a game came to its end in this step
        truncated       whether one was broken off after `max_decisions` decisions

    Where a game has ended, observation, mask and seat are already those of the next one. Table number n plays the same
    games as `pettingzoo_env.raw_env` does after `reset(seed + n)`.
    """

    def __init__(
        self,
        game: str,
        seats: int | Sequence[int],
        tables: int,
        options: dict[str, Any] | None = None,
        edition: str | Path | None = None,
        *,
        reward: Reward = "win",
        max_decisions: int = MAX_DECISIONS,
        play_forced: bool = True,
        scaled: bool = False,
        arrays: BatchArrays | None = None,
    ) -> None:
        check_reward(reward)
        if max_decisions < 1:
            raise BadInput(f"max_decisions {max_decisions}: must be at least 1")
        players = player_counts(seats, tables)
        kinds = {count: encoding_for(game, count, options, edition, scaled) for count in sorted(set(players))}
        self.encodings = [kinds[count] for count in players]
        self.reward = reward
        self.arrays = arrays or BatchArrays(batch_shape(self.encodings))
        self.observations, self.masks = self.arrays.observations, self.arrays.masks
        self.rewards, self.seats = self.arrays.rewards, self.arrays.seats
        self.terminated, self.truncated = self.arrays.terminated, self.arrays.truncated
        self.players = np.array(players, np.int8)
        self.tables = [
            ObservedTable(code.actions.numbering, max_decisions, play_forced, code.observations)
            for code in self.encodings
        ]
        self._rows = [self._row(at, code) for at, code in enumerate(self.encodings)]
        self._every = list(range(tables))
        self._random = Random()
        self._sources = [Random() for _ in self.tables]
        self._ended: list[int] = []
        self._begun = False
        self._teachers = Teachers()

    def reset(self, seed: int | None = None) -> None:
        """New games everywhere; without a seed the chance of each table goes on where it was."""
        if seed is not None:
            self._random = Random(seed)
            self._teachers = Teachers(seed)
            self._sources = [Random(seed + at) for at in self._every]
        self._begun = True
        self.forget()
        self.begin(self._every)
        self.show(self._every)

    def step(self, actions: Iterable[int | str]) -> None:
        """One answer at every table, by its number or in words. If one of them is illegal none is given."""
        self.forget()
        self.begin(self.answer(self._every, actions))
        self.show(self._every)

    def sample(self) -> list[int]:
        """A legal answer for every table, drawn evenly; the seed of `reset` decides."""
        return any_answers(self.tables, self._random.random)

    def lead(self, bot: str) -> list[int]:
        """Let a bot answer at every table, for a learner that imitates it: the numbers of its answers, -1 where one is
        not listed and has none. It answers for all seats, and makes no interjections."""
        if not self._begun:
            raise BadInput("a batch begins with reset()")
        self.forget()
        said = [self._teachers.answer(bot, at, self.encodings[at].game, self.tables[at]) for at in self._every]
        for at, (_, action) in enumerate(said):
            self.tables[at].say(action)
        ended = [at for at in self._every if not self.tables[at].answers]
        for at in ended:
            self.settle(at)
        self.begin(ended)
        self.show(self._every)
        return [number for number, _ in said]

    # The parts of a step, for those who let others answer at some tables meanwhile

    def answer(self, which: list[int], actions: Iterable[int | str]) -> list[int]:
        """Answers at some tables; those whose game has ended by them, with their rewards written."""
        if not self._begun:
            raise BadInput("a batch begins with reset()")
        given = actions.tolist() if isinstance(actions, np.ndarray) else list(actions)
        said = {at: text for at, text in zip(which, given, strict=False) if isinstance(text, str)}
        if not said:
            numbers = [int(number) for number in given]
            self.check(which, numbers)
            ended = answer(self.tables, which, numbers)
        else:
            ended = self._answer_in_words(which, given, said)
        for at in ended:
            self.settle(at)
        return ended

    def _answer_in_words(self, which: list[int], given: list[int | str], said: dict[int, str]) -> list[int]:
        """Answers of which some are words; all are looked at before any is given."""
        if len(given) != len(which):
            raise BadInput(f"{len(given)} answers for {len(which)} tables")
        numbered = {at: int(each) for at, each in zip(which, given, strict=True) if at not in said}
        self.check(list(numbered), list(numbered.values()))
        actions = {at: read_answer(self.encodings[at], self.tables[at], text) for at, text in said.items()}
        ended = answer(self.tables, list(numbered), list(numbered.values()))
        for at, action in actions.items():
            self.tables[at].say(action)
            if not self.tables[at].answers:
                ended.append(at)
        return ended

    def check(self, which: list[int], numbers: list[int]) -> None:
        """Refuse answers at some tables if one of them is not legal."""
        if len(numbers) != len(which):
            raise BadInput(f"{len(numbers)} answers for {len(which)} tables")
        wrong = illegal(self.tables, which, numbers)
        if wrong >= 0:
            number, code = numbers[which.index(wrong)], self.encodings[wrong].actions
            label = code.label(number) if 0 <= number < code.size else "there is no such number"
            seat = self.tables[wrong].seat
            raise BadInput(f"table {wrong}: answer {number} ({label}) is not legal for player_{seat} now")

    def settle(self, at: int) -> None:
        """Write what a game was worth that has ended, and how it ended."""
        table, code = self.tables[at], self.encodings[at]
        count = code.header.seats
        self.rewards[at, :count] = rewards(code.game, table.p, count, self.reward)
        self.terminated[at] = table.finished()
        self.truncated[at] = not table.finished()
        self._ended.append(at)

    def forget(self) -> None:
        """Strike what the last step said of games that ended."""
        for at in self._ended:
            self.rewards[at] = 0
            self.terminated[at] = self.truncated[at] = False
        self._ended = []

    def begin(self, which: list[int]) -> None:
        """New games at some tables. One that is over before anybody was asked is followed by another."""
        for at in which:
            code, table = self.encodings[at], self.tables[at]
            table.close()
            self._teachers.leave(at)
            while not table.answers:
                table.start(begin(code.game, code.header), Random(self._sources[at].getrandbits(64)).random)

    def show(self, which: list[int]) -> None:
        """Write observation, mask and seat of some tables."""
        show(self.tables, which, self._rows, np.copyto)
        self.seats[:] = asked(self.tables)

    def _row(self, at: int, code: Encoding) -> Rows:
        legal = np.frombuffer(memoryview(self.tables[at].mask()), np.int8)
        observation, mask = self.observations[at, : code.observations.size], self.masks[at, : code.actions.size]
        return Rows(observation, mask, legal)


def player_counts(seats: int | Sequence[int], tables: int) -> list[int]:
    """How many play at each table."""
    if tables < 1:
        raise BadInput(f"tables {tables}: must be at least 1")
    counts = [seats] if isinstance(seats, int) else list(seats)
    if not counts:
        raise BadInput("seats: nobody is said to play")
    return [counts[at % len(counts)] for at in range(tables)]


def batch_shape(encodings: list[Encoding]) -> BatchShape:
    """How large the arrays are for tables with these encodings."""
    return BatchShape(
        tables=len(encodings),
        columns=max(code.observations.size for code in encodings),
        numbers=max(code.actions.size for code in encodings),
        seats=max(code.header.seats for code in encodings),
    )
