"""Laying out units: allocating and transferring in one validated action."""

from __future__ import annotations

from typing import Final

from meridian.core.action import Action, Refusal, Rows
from meridian.games.globopolis.actions import LayOut
from meridian.games.globopolis.facts import LAID_OUT
from meridian.games.globopolis.refusals import BAD_LAYOUT, NOT_IN_STOCK, NOT_YOUR_TERRITORY, NS_LIMIT
from meridian.games.globopolis.rules.constants import KINDS, NS
from meridian.games.globopolis.rules.holdings import refresh
from meridian.games.globopolis.rules.state import State

LISTED: Final = 3
"""How many layouts are listed at most."""
WORTHY: Final = 3
"""Undeveloped Territories of at least this value are worth NS-Units too."""
MANY: Final = 2
"""More units of a kind than this are never needed for a level, and yet may lie on a Territory (GP-058)."""


def layout_refusal(s: State, side: int, layout: Rows) -> Refusal | None:
    """Own Territories only, each once; what is added comes from the others and from Personal Stock; NS-Units within
    the limit of the status that results (GP-029, GP-030, GP-058 to GP-060)."""
    if not layout:
        return BAD_LAYOUT
    stock = s.sides[side].stock[:]
    seen = 0
    for row in layout:
        if len(row) != KINDS + 1:
            return BAD_LAYOUT
        title = row[0]
        if not 0 <= title < s.board.territories or (seen >> title) & 1:
            return BAD_LAYOUT
        if s.owner[title] != side:
            return NOT_YOUR_TERRITORY
        seen |= 1 << title
        sets = row[1]
        for kind in range(KINDS):
            number = row[kind + 1]
            if number < 0:
                return BAD_LAYOUT
            if number < sets:
                sets = number
            stock[kind] += s.units[title * KINDS + kind] - number
        if row[NS + 1] > s.ns_limit_with(title, sets):
            return NS_LIMIT
    for kind in range(KINDS):
        if stock[kind] < 0:
            return NOT_IN_STOCK
    return None


def lay_out(s: State, side: int, layout: Rows) -> None:
    """Units go where the owner wants them; levels are suspended and restored by what then lies there (GP-029,
    GP-030, GP-054, GP-057, GP-A76, GP-A77)."""
    stock = s.sides[side].stock
    for row in layout:
        title = row[0]
        for kind in range(KINDS):
            at = title * KINDS + kind
            stock[kind] = stock[kind] + s.units[at] - row[kind + 1]
            s.units[at] = row[kind + 1]
        more = "GP-058" if s.listening() and max(row[1 : NS + 1]) > MANY else ""
        s.tell(LAID_OUT, "GP-029 GP-030 GP-015 GP-A76", side, title, more=more)
    for row in layout:
        refresh(s, row[0])


def layouts(s: State, side: int, own: list[int]) -> list[Action]:
    """A bounded choice: bring a Territory's next set together from Personal Stock and from what other Territories
    do not use, or reinforce it with NS-Units of Personal Stock."""
    out: list[Action] = []
    ns = s.sides[side].stock[NS]
    free: bool | None = None
    for title in own:
        gathered: Rows = ()
        if wants_set(s, side, title) and not s.has_sets(title, s.active[title] + 1):
            if free is None:
                free = has_free_set(s, side, own)
            if free:
                gathered = gather(s, side, own, title, s.active[title] + 1)
            # Where sets decide the limit of NS-Units, a Territory that gives away a part of one may hold too many.
            if gathered and not (s.board.limit_by_sets and layout_refusal(s, side, gathered) is not None):
                out.append(LayOut(gathered))
        if ns and (s.active[title] or s.board.value[title] >= WORTHY):
            room = s.ns_limit(title) - s.units[title * KINDS + NS]
            number = room if room < ns else ns
            if number > 0:
                rows = (row_with(s, title, NS, number),)
                if rows != gathered:
                    out.append(LayOut(rows))
        if len(out) >= LISTED:
            return out[:LISTED]
    return out


def some_layout(s: State, side: int) -> Action | None:
    """A layout that moves one unit between a Territory and Personal Stock; None if there is none."""
    for title in s.own_territories(side):
        for kind in range(KINDS):
            for more in (-1, 1):
                rows = (row_with(s, title, kind, more),)
                if layout_refusal(s, side, rows) is None:
                    return LayOut(rows)
    return None


def row_with(s: State, title: int, kind: int, more: int) -> tuple[int, ...]:
    """What lies on a Territory, with more of one kind."""
    row = row_of(s, title)
    row[kind + 1] = row[kind + 1] + more
    return tuple(row)


def wants_set(s: State, side: int, title: int) -> bool:
    """Whether another set would restore a level, or allow one that can be paid now."""
    level = s.level[title]
    if s.active[title] < level:
        return True
    return level < 2 and not (s.raised >> title) & 1 and s.sides[side].eu >= s.board.premium[title][level]


def has_free_set(s: State, side: int, own: list[int]) -> bool:
    """Whether a side has a unit of every kind in Personal Stock, or on Territories above what their levels need."""
    used = 0
    for title in own:
        used += s.active[title]
    units = s.units
    stock = s.sides[side].stock
    for kind in range(KINDS):
        free = stock[kind] - used
        for title in own:
            if free > 0:
                break
            free += units[title * KINDS + kind]
        if free < 1:
            return False
    return True


def gather(s: State, side: int, own: list[int], title: int, sets: int) -> Rows:
    """The rows that complete this many sets on a Territory: from Personal Stock first, then from what other Territories
    do not use. None if that cannot be done, or is done already."""
    units = s.units
    stock = s.sides[side].stock
    here = row_of(s, title)
    rows: list[list[int]] = [here]
    changed = False
    for kind in range(KINDS):
        short = sets - here[kind + 1]
        if short <= 0:
            continue
        changed = True
        here[kind + 1] = sets
        short -= stock[kind]
        for other in own:
            if short <= 0:
                break
            free = units[other * KINDS + kind] - s.active[other]
            if free <= 0 or other == title:
                continue
            taken = free if free < short else short
            row = find_row(s, rows, other)
            row[kind + 1] = row[kind + 1] - taken
            short -= taken
        if short > 0:
            return ()
    return tuple([tuple(row) for row in rows]) if changed else ()


def row_of(s: State, title: int) -> list[int]:
    """What lies on a Territory, as a row."""
    row = s.units[title * KINDS : title * KINDS + KINDS]
    row.insert(0, title)
    return row


def find_row(s: State, rows: list[list[int]], title: int) -> list[int]:
    """The row of a Territory, added if it is not there yet."""
    for row in rows:
        if row[0] == title:
            return row
    rows.append(row_of(s, title))
    return rows[-1]
