"""Game terms: what a Build, a Reduction, a Removal and a Struggle are, and where they may happen."""

from __future__ import annotations

from meridian.core.action import Refusal
from meridian.games.global_domination.facts import FORCE_FULL, FORCE_PLACED, FORCE_REDUCED, FORCE_REMOVED
from meridian.games.global_domination.refusals import (
    ALREADY_FULL,
    AREA_OCCUPIED,
    LAND_NOT_ALLOWED,
    NO_FORCE_HERE,
    NO_SUCH_AREA,
    NOT_BESIDE_OWN_LAND,
    NOT_BESIDE_OWN_SEA,
    OWN_FORCE,
    SEA_NOT_ALLOWED,
    SEA_NOT_ALLOWED_AMPHIBIOUS,
    SEA_NOT_ALLOWED_HELICOPTERS,
)
from meridian.games.global_domination.rules.board import ANYWHERE, BESIDE_OWN_LAND, BESIDE_OWN_SEA, SEA, Board
from meridian.games.global_domination.rules.state import NOBODY, State


def can_build(s: State, seat: int, area: int) -> bool:
    """A Build needs an empty Area or a Struggling Force of your own (GD-083, GD-084)."""
    owner = s.owner[area]
    return owner == NOBODY or (owner == seat and not s.full[area])


def build_refusal(s: State, seat: int, area: int) -> Refusal | None:
    """Why no Build is possible in an Area."""
    if not 0 <= area < s.board.areas:
        return NO_SUCH_AREA
    if can_build(s, seat, area):
        return None
    return ALREADY_FULL if s.owner[area] == seat else AREA_OCCUPIED


def build(s: State, seat: int, area: int, clauses: str) -> None:
    """One Build: a Struggling Force enters an empty Area, or a Struggling Force becomes Full."""
    if s.owner[area] == NOBODY:
        s.owner[area] = seat
        s.full[area] = False
        s.tell(FORCE_PLACED, "GD-083 GD-004 GD-A04 GD-085 GD-093", seat, area, more=clauses)
    else:
        s.full[area] = True
        s.tell(FORCE_FULL, "GD-084 GD-004", seat, area, more=clauses)


def can_reduce(s: State, seat: int, area: int) -> bool:
    """A Reduction needs a Force of another player (GD-035, GD-088)."""
    owner = s.owner[area]
    return owner != NOBODY and owner != seat


def reduce_refusal(s: State, seat: int, area: int) -> Refusal | None:
    """Why no Reduction is possible in an Area."""
    if not 0 <= area < s.board.areas:
        return NO_SUCH_AREA
    if s.owner[area] == NOBODY:
        return NO_FORCE_HERE
    return OWN_FORCE if s.owner[area] == seat else None


def reduce(s: State, seat: int, area: int, clauses: str) -> None:
    """One Reduction: a Full Force becomes Struggling, a Struggling one leaves the map."""
    owner = s.owner[area]
    if s.full[area]:
        s.full[area] = False
        s.tell(FORCE_REDUCED, "GD-088", owner, area, seat, more=clauses)
    else:
        s.owner[area] = NOBODY
        s.tell(FORCE_REMOVED, "GD-088 GD-090", owner, area, seat, more=clauses)


def remove(s: State, seat: int, area: int, clauses: str) -> None:
    """A Removal: the Force leaves the map in one step, whatever its state; its token goes home."""
    owner = s.owner[area]
    s.owner[area] = NOBODY
    s.full[area] = False
    s.tell(FORCE_REMOVED, "GD-089 GD-090", owner, area, seat, more=clauses)


def struggle(s: State, seat: int, area: int, clauses: str) -> None:
    """To Struggle: a Full Force becomes Struggling; a Struggling one stays as it is (GD-091)."""
    if s.full[area]:
        s.full[area] = False
        s.tell(FORCE_REDUCED, "GD-091", s.owner[area], area, seat, more=clauses)


def controls_beside(s: State, seat: int, area: int, sea: bool) -> bool:
    """Whether an adjacent Area of the wanted kind is under this player's control (GD-094, GD-095)."""
    t = s.board
    for near in t.neighbours[area]:
        if s.owner[near] == seat and t.sea[near] == sea:
            return True
    return False


def allowed(s: State, seat: int, where: int, area: int) -> bool:
    """Whether a card's condition of place is met, on the position as it is now (GD-A50)."""
    if where == ANYWHERE:
        return True
    t: Board = s.board
    if where == SEA:
        return t.sea[area]
    if t.sea[area]:
        return False
    if where == BESIDE_OWN_SEA:
        return controls_beside(s, seat, area, True)
    if where == BESIDE_OWN_LAND:
        return controls_beside(s, seat, area, False)
    return True


def place_refusal(s: State, seat: int, where: int, area: int) -> Refusal | None:
    """Why a card's condition of place forbids an Area."""
    if not 0 <= area < s.board.areas:
        return NO_SUCH_AREA
    if allowed(s, seat, where, area):
        return None
    if where == SEA:
        return LAND_NOT_ALLOWED
    if s.board.sea[area]:
        if where == BESIDE_OWN_SEA:
            return SEA_NOT_ALLOWED_AMPHIBIOUS
        return SEA_NOT_ALLOWED_HELICOPTERS if where == BESIDE_OWN_LAND else SEA_NOT_ALLOWED
    return NOT_BESIDE_OWN_SEA if where == BESIDE_OWN_SEA else NOT_BESIDE_OWN_LAND


def forces_of(s: State, seat: int) -> int:
    """How many Forces a player has on the map."""
    n = 0
    for owner in s.owner:
        if owner == seat:
            n += 1
    return n


def full_forces_of(s: State, seat: int) -> int:
    """How many Full Forces a player has on the map."""
    n = 0
    for area in range(s.board.areas):
        if s.owner[area] == seat and s.full[area]:
            n += 1
    return n


def has_full_land_force(s: State, seat: int, region: int) -> bool:
    """Whether a Region holds a Full Land Force of this player."""
    for area in s.board.in_region[region]:
        if s.owner[area] == seat and s.full[area]:
            return True
    return False


def any_build(s: State, seat: int, where: int) -> bool:
    """Whether a Build is possible somewhere the condition allows."""
    for area in range(s.board.areas):
        if can_build(s, seat, area) and allowed(s, seat, where, area):
            return True
    return False


def any_reduction(s: State, seat: int, where: int) -> bool:
    """Whether a Reduction is possible somewhere the condition allows."""
    for area in range(s.board.areas):
        if can_reduce(s, seat, area) and allowed(s, seat, where, area):
            return True
    return False
