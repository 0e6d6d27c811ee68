"""What lies on Territories: development, suspension, NS limits, Titles that change hands, colour groups."""

from __future__ import annotations

from meridian.core.values import changed
from meridian.games.globopolis.facts import BONUS_EARNED, NS_MOVED_OFF, RESTORED, SUSPENDED, TITLE_PASSES, TITLE_TAKEN
from meridian.games.globopolis.rules.constants import C_BONUS, C_GUILD, C_RESTORED, C_SUSPENDED, C_TITLE, KINDS, NS
from meridian.games.globopolis.rules.ledger import goods, score
from meridian.games.globopolis.rules.state import NOBODY, State


def refresh(s: State, title: int) -> None:
    """After any change of units: levels without a complete set are suspended, covered ones restored, and NS-Units
    above the limit go to Personal Stock (GP-054 to GP-057, GP-A42, GP-A77)."""
    side = s.owner[title]
    if side == NOBODY:
        return
    sets = s.sets(title)
    level = s.level[title]
    now = sets if sets < level else level
    before = s.active[title]
    if now != before:
        s.active = changed(s.active, title, now)
        change = (now - before) * s.board.level_points
        if now < before:
            s.tell(SUSPENDED, "GP-054 GP-055 GP-056", side, title, before - now)
            score(s, side, change, C_SUSPENDED, "GP-054 GP-056 GP-A01")
        else:
            s.tell(RESTORED, "GP-057 GP-A77", side, title, now - before)
            score(s, side, change, C_RESTORED, "GP-057 GP-067")
    at = title * KINDS + NS
    excess = s.units[at] - s.ns_limit(title)
    if excess > 0:
        s.units[at] -= excess
        s.sides[side].stock[NS] += excess
        s.tell(NS_MOVED_OFF, "GP-059 GP-A42 GP-A43", side, title, excess)
        refresh(s, title)


def gain_title(s: State, side: int, title: int, clauses: str) -> None:
    """A side receives an unowned Title with its points and units (GP-062, GP-087, GP-101)."""
    guild = title >= s.board.territories
    s.owner = changed(s.owner, title, side)
    s.tell(TITLE_TAKEN, clauses, side, title)
    score(s, side, s.board.value[title], C_GUILD if guild else C_TITLE, "GP-062")
    if guild:
        at = title - s.board.territories
        goods(s, side, s.board.guild_resource[at], s.guild_stock[at], C_GUILD, "GP-016 GP-101 GP-103")
    else:
        for kind in range(KINDS):
            goods(s, side, kind, s.units[title * KINDS + kind], C_TITLE, "GP-013 GP-087")
        refresh(s, title)
        check_bonus(s, side, s.board.group[title])


def pass_title(s: State, title: int, to: int, cause: int, clauses: str) -> None:
    """A Title changes hands with its value and the units that lie there; active levels take their points along as
    far as their EDs stay (GP-042, GP-063, GP-064, GP-A05). Colour groups are the caller's to check."""
    t = s.board
    side = s.owner[title]
    s.owner = changed(s.owner, title, to)
    s.tell(TITLE_PASSES, clauses, side, to, title)
    if title >= t.territories:
        at = title - t.territories
        score(s, side, -t.value[title], cause, "GP-064")
        score(s, to, t.value[title], cause, "GP-062 GP-064")
        goods(s, side, t.guild_resource[at], -s.guild_stock[at], cause, "GP-102 GP-103")
        goods(s, to, t.guild_resource[at], s.guild_stock[at], cause, "GP-102 GP-103")
        return
    score(s, side, -t.value[title], cause, "GP-063")
    score(s, to, t.value[title], cause, "GP-062 GP-063")
    levels = s.active[title] * t.level_points
    score(s, side, -levels, cause, "GP-042 GP-A05")
    score(s, to, levels, cause, "GP-042 GP-A05")
    for kind in range(KINDS):
        number = s.units[title * KINDS + kind]
        goods(s, side, kind, -number, cause, clauses)
        goods(s, to, kind, number, cause, clauses)
    if s.strikes[title] == to:
        s.strikes = changed(s.strikes, title, NOBODY)


def check_bonus(s: State, side: int, group: int) -> None:
    """A whole colour group earns its bonus, once in a game; a Guild is not part of it (GP-065, GP-A06, GP-A07)."""
    if side == NOBODY or not s.owns_group(side, group):
        return
    owner = s.sides[side]
    if (owner.bonus >> group) & 1 and not s.board.bonus_repeat:
        return
    owner.bonus |= 1 << group
    s.tell(BONUS_EARNED, "GP-065 GP-066 GP-A06 GP-A07", side, group)
    score(s, side, s.board.bonus(group), C_BONUS, "GP-065")


def conference_costs(s: State, title: int) -> int:
    """What a visitor owes: the rate of the active level; nothing during a strike (GP-090, GP-051, GP-055)."""
    if s.strikes[title] != NOBODY:
        return 0
    rate = s.board.conference[title][s.active[title]]
    if s.board.double_group and s.active[title] == 0 and s.owns_group(s.owner[title], s.board.group[title]):
        return rate * 2
    return rate
