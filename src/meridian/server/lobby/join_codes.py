"""Joining by a code: six letters that lead to a table as long as it has not begun."""

from __future__ import annotations

from typing import Final

from meridian.server.accounts.codes import draw_letters, plain_code
from meridian.server.errors import NotFound, Overloaded
from meridian.server.stores import Store

JOIN_LETTERS: Final = 6  # 30 random bits, good for one waiting room, and guesses are limited
MAX_ATTEMPTS: Final = 5  # to draw a code that no other table has


async def code_of(store: Store, table: str) -> str:
    """The code of a table that has not begun, such as `7K2-MX9`; empty once it has."""
    for _ in range(MAX_ATTEMPTS):
        found = await store.give_join_code(table, draw_letters(JOIN_LETTERS))
        if found is not None:
            half = JOIN_LETTERS // 2
            return f"{found[:half]}-{found[half:]}".upper() if found else ""
    raise Overloaded.because("no-join-code")


async def table_of(store: Store, code: str) -> str:
    """The table to which a code leads, however it was typed."""
    found = await store.table_by_join_code(plain_code(code))
    if found is None:
        raise NotFound.because("join-code")
    return found
