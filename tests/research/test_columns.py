"""Columns of observations: whatever was written before, a value looks as if it had been written first."""

from __future__ import annotations

import sys
from random import Random
from threading import Thread
from typing import Any

import numpy as np
import pytest

from meridian.research.columns import Bits, Cards, Each, First, Named, Number, Numbers, RelativeSeat, TurnedList
from meridian.research.writing import Column, Odd
from tests.research.walks import encoding, walk

KINDS = 30
RANDOM = Random(1)


def a_number() -> int:
    return RANDOM.choice([0, 1, 255, 256, -1, -7, 70_000])


def numbers(length: int) -> list[list[int]]:
    """Lists of which some hold nothing but bytes."""
    return [[RANDOM.randrange(9) if at % 3 else a_number() for _ in range(length)] for at in range(30)]


def piles() -> list[list[int]]:
    """Cards that come and go at the ends of a long list, and now and then anywhere."""
    found: list[list[int]] = [[]]
    for at in range(200):
        cards = found[-1][RANDOM.randrange(5) :]
        cards += [RANDOM.randrange(-1, KINDS) for _ in range(RANDOM.randrange(4))]
        if at % 10 == 0:
            cards = [RANDOM.randrange(-1, KINDS) for _ in range(RANDOM.randrange(60))]
        found.append(cards)
    return found


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


def look(out: bytearray, odd: Odd) -> list[int]:
    """The numbers of an observation."""
    found = list(out)
    for some in odd.values():
        for at, value in some.items():
            found[at] = value
    return found


@pytest.mark.parametrize(("column", "values"), COLUMNS, ids=lambda each: type(each).__name__)
def test_what_is_written_over_looks_as_if_it_were_new(column: Column, values: list[Any]) -> None:
    out, odd, before = bytearray(50), Odd(), column.blank
    looks = set()
    for value in values:
        if value != before:
            column.write(value, before, out, odd)
        before = value
        fresh, fresh_odd = bytearray(50), Odd()
        if value != column.blank:
            column.write(value, column.blank, fresh, fresh_odd)
        assert look(out, odd) == look(fresh, fresh_odd)
        looks.add(tuple(look(out, odd)))
    assert len(looks) > 3


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
