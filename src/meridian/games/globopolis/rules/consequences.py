"""What a lost engagement costs."""

from __future__ import annotations

from meridian.core.values import changed
from meridian.games.globopolis.facts import EDS_DESTROYED, EDS_TAKEN, NS_LOST, TITLE_PASSES
from meridian.games.globopolis.rules import constants as t
from meridian.games.globopolis.rules.agents import capture
from meridian.games.globopolis.rules.holdings import refresh
from meridian.games.globopolis.rules.ledger import back_to_supply, goods, score
from meridian.games.globopolis.rules.state import NOBODY, State


def conquer(s: State, title: int, winner: int, by_aggressor: bool) -> None:
    """The loser's Territory goes to the winner with its value and its units; NS-Units and EDs on it are destroyed,
    Agents on it captured. The winner's own Territory keeps everything (GP-166 to GP-171, GP-A05, GP-A51)."""
    table = s.board
    loser = s.owner[title]
    ruling = "" if by_aggressor else " GP-A51 GP-170"
    levels = s.active[title] * table.level_points
    if levels and not table.keep_level_points:
        score(s, loser, -levels, t.C_BATTLE, "GP-168 GP-A05")
    s.active = changed(s.active, title, 0)
    number = s.ns(title)
    if number:
        s.tell(NS_LOST, "GP-168", loser, title, number)
        back_to_supply(s, loser, title, t.NS, number, t.C_BATTLE, "GP-168")
    s.owner = changed(s.owner, title, winner)
    if s.strikes[title] == winner:
        s.strikes = changed(s.strikes, title, NOBODY)
    s.tell(TITLE_PASSES, "GP-166 GP-167 GP-169 GP-171" + ruling, loser, winner, title)
    score(s, loser, -table.value[title], t.C_BATTLE, "GP-063 GP-166")
    score(s, winner, table.value[title], t.C_BATTLE, "GP-062 GP-166")
    for kind in range(t.NS):
        units = s.units[title * t.KINDS + kind]
        goods(s, loser, kind, -units, t.C_BATTLE, "GP-167")
        goods(s, winner, kind, units, t.C_BATTLE, "GP-167")
    if s.level[title] and table.ed_spoils:
        s.tell(EDS_TAKEN, "GP-168 GP-A05", winner, title, s.level[title])
    elif s.level[title]:
        s.tell(EDS_DESTROYED, "GP-168 GP-A05", loser, title, s.level[title])
        s.eds += s.level[title]
        s.level = changed(s.level, title, 0)
    refresh(s, title)
    if table.capture:
        for side in range(len(s.sides)):
            if side != winner:
                capture(s, winner, side, title, "GP-129" + ruling)
