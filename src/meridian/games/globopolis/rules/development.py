"""Economic Development."""

from __future__ import annotations

from meridian.core.action import Refusal
from meridian.core.values import changed
from meridian.games.globopolis.facts import DEVELOPED
from meridian.games.globopolis.refusals import (
    ALREADY_SUPER,
    NO_ED_LEFT,
    NO_SET,
    NOT_A_TERRITORY,
    NOT_ENOUGH_MONEY,
    NOT_YOUR_TERRITORY,
    ONE_LEVEL_A_TURN,
    SUSPENDED_FIRST,
)
from meridian.games.globopolis.rules.constants import C_LEVEL, C_PREMIUM
from meridian.games.globopolis.rules.ledger import earn, score
from meridian.games.globopolis.rules.state import State


def develop_refusal(s: State, side: int, title: int, grant: bool) -> Refusal | None:
    """Why a Territory cannot rise a level: it needs a complete set for each level and the premium, one level a turn
    (GP-045 to GP-049, GP-A27). With a grant there is no premium."""
    if not 0 <= title < s.board.territories:
        return NOT_A_TERRITORY
    if s.owner[title] != side:
        return NOT_YOUR_TERRITORY
    level = s.level[title]
    if level == 2:
        return ALREADY_SUPER
    if (s.raised >> title) & 1:
        return ONE_LEVEL_A_TURN
    if s.active[title] < level:
        return SUSPENDED_FIRST
    if not s.has_sets(title, level + 1):
        return NO_SET
    if s.eds == 0 and not s.board.unlimited:
        return NO_ED_LEFT
    if not grant and s.sides[side].eu < s.board.premium[title][level]:
        return NOT_ENOUGH_MONEY
    return None


def develop(s: State, side: int, title: int, grant: bool) -> None:
    """Raise a level: the premium goes to the Administration, an ED comes from it, points are earned; the units stay
    where they are (GP-045 to GP-053)."""
    level = s.level[title]
    s.raised |= 1 << title
    s.level = changed(s.level, title, level + 1)
    s.active = changed(s.active, title, level + 1)
    s.eds -= 1
    clauses = "GP-032 GP-045 GP-048 GP-052 GP-053" if level == 0 else "GP-032 GP-046 GP-047 GP-052 GP-053"
    if s.eds < 0:
        clauses += " GP-A27"
    s.tell(DEVELOPED, clauses + (" GP-115" if grant else ""), side, title, level + 1)
    if not grant:
        earn(s, side, -s.board.premium[title][level], C_PREMIUM, "GP-049 GP-181")
    score(s, side, s.board.level_points, C_LEVEL, "GP-050 GP-067")
