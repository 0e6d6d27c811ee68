"""Columns of observations: whatever was written before, a value looks as if it had been written first."""

from __future__ import annotations

import sys
from random import Random
from threading import Thread
from typing import Any

import numpy as np
import pytest

from meridian.core.deck import Slots
from meridian.research.cells import Cells, Scale
from meridian.research.columns import (
    Bits,
    Cards,
    Column,
    Each,
    First,
    Named,
    Number,
    Numbers,
    RelativeSeat,
    TurnedList,
)  # fmt: skip
from tests.research.walks import encoding, walk

KINDS = 30
RANDOM = Random(1)


def a_number() -> int:
    return RANDOM.choice([0, 1, 255, 256, -1, -7, 70_000])


def numbers(length: int) -> list[list[int]]:
    """Lists of which some hold nothing but bytes."""
    return [[RANDOM.randrange(9) if at % 3 else a_number() for _ in range(length)] for at in range(30)]


def piles() -> list[Slots]:
    """Hands with cards that are seen and others that are not."""
    hands = [[RANDOM.randrange(-1, KINDS) for _ in range(RANDOM.randrange(40))] for _ in range(60)]
    return [Slots(cards, [0] * len(cards)) for cards in hands]


def rows() -> list[list[list[int]]]:
    return [[[a_number(), RANDOM.randrange(-2, 3)] for _ in range(RANDOM.randrange(4))] for _ in range(60)]


COLUMNS: list[tuple[Column, list[Any]]] = [
    (Number(3), [a_number() for _ in range(50)]),
    (Numbers(2, 12), numbers(12)),
    (Numbers(2, 4, [2, 3, 0, 1]), numbers(4)),
    (RelativeSeat(1, 1, 3), [RANDOM.randrange(-3, 3) for _ in range(30)]),
    (TurnedList(1, 4, 2, 3), [[RANDOM.randrange(-3, 3) for _ in range(4)] for _ in range(30)]),
    (Named(4, 9), list(range(-1, 11))),
    (Bits(2, [2, 0, 1, 3]), list(range(16))),
    (Cards(5, KINDS + 1), piles()),
    (First(2, 12, [Each([Number(at), RelativeSeat(at + 1, 0, 2)]) for at in (2, 7)]), rows()),
]


def look(cells: Cells) -> list[float]:
    """The numbers of an observation."""
    return [float(cell) for cell in np.frombuffer(memoryview(cells.row()), np.float32)]


@pytest.mark.parametrize("scaled", [False, True])
@pytest.mark.parametrize(("column", "values"), COLUMNS, ids=lambda each: type(each).__name__)
def test_what_is_written_over_looks_as_if_it_were_new(column: Column, values: list[Any], scaled: bool) -> None:
    scale = Scale(scaled)
    cells = Cells(50, scale)
    looks = set()
    for value in values:
        column.write(value, cells)
        fresh = Cells(50, scale)
        column.write(value, fresh)
        assert look(cells) == look(fresh)
        looks.add(tuple(look(cells)))
    assert len(looks) > 3


def test_numbers_are_written_as_they_are_or_scaled() -> None:
    values = [0, 1, -1, 255, -255, 12_287, 12_288, -4_096, -4_097, 2**24]
    plain, scaled = Cells(len(values), Scale(False)), Cells(len(values), Scale(True))
    for cells in (plain, scaled):
        cells.put_all(0, values)
    assert look(plain) == values
    assert np.allclose(look(scaled), np.sign(values) * np.log2(1 + np.abs(values)) / 8)


def test_threads_may_share_an_encoding() -> None:
    code = encoding("global-domination", 2)
    moments = [code.game.rules.copy(p) for p, _ in walk(code, 2, 60)]
    seen = [code.observe(p, 0) for p in moments]
    wrong: list[int] = []

    def observe(seed: int) -> None:
        random = Random(seed)
        for _ in range(400):
            at = random.randrange(len(moments))
            if not np.array_equal(code.observe(moments[at], 0), seen[at]):
                wrong.append(at)

    interval = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    try:
        threads = [Thread(target=observe, args=(seed,)) for seed in range(3)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
    finally:
        sys.setswitchinterval(interval)
    assert not wrong
