"""A batch over several processes: each steps its own tables and writes their rows into memory that all share.

from meridian.research.processes import BatchPool
with BatchPool("globopolis", seats=4, tables=256, processes=2) as batch:
    batch.reset(seed=1)
    batch.step(batch.sample())
"""

from __future__ import annotations

import multiprocessing
from collections.abc import Iterable, Sequence
from multiprocessing.connection import Connection
from multiprocessing.shared_memory import SharedMemory
from typing import Any, Self

from meridian.core.errors import BadInput
from meridian.core.optional_imports import not_installed

try:
    import numpy as np
except ModuleNotFoundError as error:
    raise not_installed(error) from None

from meridian.research.batch import Batch, batch_shape, player_counts
from meridian.research.batch_arrays import BatchArrays, BatchShape, bytes_needed
from meridian.research.episode import encoding_for

RESET, STEP, SAMPLE, LEAD, CLOSE = range(5)


class BatchPool:
    """The same arrays, games and seeds as a `Batch` of all tables has; further arguments are those of `Batch`.

    Between steps nobody writes into the arrays. `close` (or a `with` block) ends the processes and gives the memory
    back: the arrays are gone then.
    """

    def __init__(self, game: str, seats: int | Sequence[int], tables: int, processes: int, **more: Any) -> None:
        if not 1 <= processes <= tables:
            raise BadInput(f"processes {processes}: must be between 1 and the {tables} tables")
        players = player_counts(seats, tables)
        about = (more.get("options"), more.get("edition"), more.get("scaled", False))
        kinds = {count: encoding_for(game, count, *about) for count in sorted(set(players))}
        self.encodings = [kinds[count] for count in players]
        shape = batch_shape(self.encodings)
        self._memory = SharedMemory(create=True, size=bytes_needed(shape))
        self._ports: list[Connection[Any, Any]] = []
        self._firsts: list[int] = []
        self._begun = False
        self.arrays = BatchArrays(shape, self._memory.buf)
        self.observations, self.masks = self.arrays.observations, self.arrays.masks
        self.rewards, self.seats = self.arrays.rewards, self.arrays.seats
        self.terminated, self.truncated = self.arrays.terminated, self.arrays.truncated
        self.players = np.array(players, np.int8)
        context = multiprocessing.get_context("spawn")
        for at in range(processes):
            first, last = at * tables // processes, (at + 1) * tables // processes
            here, there = context.Pipe()
            arguments = (there, self._memory.name, shape, first, last, game, players[first:last], more)
            context.Process(target=_serve, args=arguments, daemon=True).start()
            there.close()
            self._ports.append(here)
            self._firsts.append(first)
        self._hear()

    def reset(self, seed: int | None = None) -> None:
        """New games everywhere, as `Batch.reset` begins them."""
        for port, first in zip(self._ports, self._firsts, strict=True):
            port.send((RESET, None if seed is None else seed + first))
        self._hear()
        self._begun = True

    def step(self, actions: Iterable[int]) -> None:
        """One answer at every table, by its number. If one of them is illegal none is given."""
        given = np.asarray(actions if isinstance(actions, np.ndarray) else list(actions))
        tables = len(self.players)
        if given.shape != (tables,):
            raise BadInput(f"{given.size} answers for {tables} tables")
        inside = (given >= 0) & (given < self.masks.shape[1])
        legal = inside & self.masks[np.arange(tables), np.where(inside, given, 0)].astype(bool)
        if not self._begun or not legal.all():
            wrong = int(np.argmin(legal))
            raise BadInput(f"table {wrong}: answer {given[wrong]} is not legal for player_{self.seats[wrong]} now")
        self.arrays.actions[:] = given
        self._ask(STEP)

    def sample(self) -> Any:
        """A legal answer for every table, drawn evenly."""
        self._ask(SAMPLE)
        return self.arrays.actions.copy()

    def lead(self, bot: str) -> Any:
        """Let a bot answer at every table; the numbers of its answers, -1 where one has none."""
        self._ask(LEAD, bot)
        return self.arrays.actions.copy()

    def close(self) -> None:
        """End the processes; the arrays are not to be used any more."""
        for port in self._ports:
            port.send((CLOSE, None))
            port.close()
        self._ports = []
        for name in ("arrays", "observations", "masks", "rewards", "seats", "terminated", "truncated"):
            self.__dict__.pop(name, None)
        self._memory.close()
        self._memory.unlink()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def _ask(self, what: int, about: str | None = None) -> None:
        for port in self._ports:
            port.send((what, about))
        self._hear()

    def _hear(self) -> None:
        """Wait until every process is done."""
        said = [port.recv() for port in self._ports]
        for complaint in filter(None, said):
            raise BadInput(complaint)


def _serve(
    port: Connection[Any, Any],
    name: str,
    shape: BatchShape,
    first: int,
    last: int,
    game: str,
    players: list[int],
    more: dict[str, Any],
) -> None:
    """One process: steps its tables on command."""
    memory = SharedMemory(name)
    arrays = BatchArrays(shape, memory.buf).part(first, last)
    try:
        batch = Batch(game, players, last - first, arrays=arrays, **more)
    except BadInput as error:
        port.send(str(error))
        return
    port.send("")
    while (asked := port.recv())[0] != CLOSE:
        if asked[0] == RESET:
            batch.reset(asked[1])
        elif asked[0] == STEP:
            batch.step(arrays.actions)
        elif asked[0] == LEAD:
            try:
                arrays.actions[:] = batch.lead(asked[1])
            except BadInput as error:
                port.send(str(error))
                continue
        else:
            arrays.actions[:] = batch.sample()
        port.send("")
