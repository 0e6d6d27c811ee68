"""How much better an answer was than expected: generalised advantage estimation at tables where seats take turns."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

Array = NDArray[Any]


def advantages(
    seats: Array,
    values: Array,
    rewards: Array,
    ended: Array,
    asked: Array,
    expected: Array,
    discount: float,
    trace: float,
) -> tuple[Array, Array]:
    """The advantage of each answer, and whether anything is known of what came of it.

    Rows are steps and columns tables: who answered (`seats`), what that seat expected (`values`), what the step was
    worth to each seat (`rewards`, with a third axis) and whether it ended a game. `asked` and `expected` are the seat
    that is asked after the last step and what it expects. A seat's answer is followed by its own next answer in the
    same game. The last answer of a seat that was not asked again has no successor yet: it is not known.
    """
    steps, tables = values.shape
    found, known = np.zeros((steps, tables), np.float32), np.zeros((steps, tables), bool)
    rows = np.arange(tables)
    shape = (tables, rewards.shape[2])
    next_value, next_advantage, gained = np.zeros(shape), np.zeros(shape), np.zeros(shape)
    followed = np.zeros(shape, bool)
    followed[rows, asked] = True
    next_value[rows, asked] = expected
    for step in reversed(range(steps)):
        over = ended[step]
        next_value[over] = next_advantage[over] = 0.0
        gained[over] = rewards[step, over]
        followed[over] = True
        at = (rows, seats[step])
        surprise = gained[at] + discount * next_value[at] - values[step]
        known[step] = followed[at]
        found[step] = np.where(known[step], surprise + discount * trace * next_advantage[at], 0.0)
        next_advantage[at], next_value[at], gained[at], followed[at] = found[step], values[step], 0.0, True
    return found, known
