"""The scoring step at the end of a Game Turn."""

from __future__ import annotations

from typing import Final

from meridian.core.position import Frame
from meridian.games.global_domination.facts import (
    LOGISTICS_MOVED,
    LOGISTICS_STAYS,
    REGION_FOGGED,
    REGION_MONOPOLY,
    RESOURCE_MONOPOLY,
    SCORED_FORCES,
    SCORING,
    VP_NOW,
)
from meridian.games.global_domination.rules.state import NOBODY, State
from meridian.games.global_domination.rules.window import SCORING as AT_SCORING
from meridian.games.global_domination.rules.window import open_window

BEGIN: Final = 0
COUNT: Final = 1

FORCE_CLAUSES: Final = [
    " ".join(clause for bit, clause in enumerate(("GD-060", "GD-061", "GD-062", "GD-063")) if (mask >> bit) & 1)
    for mask in range(16)
]


def holds_all(s: State, seat: int, areas: list[int]) -> bool:
    """Whether a player has a Force, Full or Struggling, in every one of these Areas."""
    for area in areas:
        if s.owner[area] != seat:
            return False
    return bool(areas)


def resource_monopolies(s: State, seat: int) -> int:
    """How many Resource Monopolies a player holds (GD-071)."""
    n = 0
    for areas in s.board.in_resource:
        if holds_all(s, seat, areas):
            n += 1
    return n


def region_monopolies(s: State, seat: int) -> int:
    """How many Region Monopolies a player holds (GD-065)."""
    n = 0
    for areas in s.board.in_region:
        if holds_all(s, seat, areas):
            n += 1
    return n


def force_vp(s: State, seat: int) -> int:
    """The VP of a player's Forces (GD-060 to GD-063)."""
    t = s.board
    vp = 0
    for area in range(t.areas):
        if s.owner[area] == seat:
            if t.sea[area]:
                vp += t.sea_full if s.full[area] else t.sea_struggling
            else:
                vp += t.land_full if s.full[area] else t.land_struggling
    return vp


def force_counts(s: State, seat: int) -> list[int]:
    """A player's Forces by kind: Land Full and Struggling, Sea Full and Struggling."""
    t = s.board
    counts = [0, 0, 0, 0]
    for area in range(t.areas):
        if s.owner[area] == seat:
            counts[(2 if t.sea[area] else 0) + (0 if s.full[area] else 1)] += 1
    return counts


def fogged(s: State, seat: int) -> bool:
    """Whether another player's Fog of War shuts this player out of Region Monopolies (GD-130)."""
    return s.fog & ~(1 << seat) != 0


def board_vp(s: State, seat: int) -> int:
    """The VP a player would score on the position as it is."""
    vp = force_vp(s, seat)
    return vp if fogged(s, seat) else vp + s.board.region_vp * region_monopolies(s, seat)


def logistics_aim(s: State, seat: int) -> int:
    """Where Resource Monopolies lead a player's Logistical marker, beyond the ends of its track (GD-072, GD-A34)."""
    t = s.board
    player = s.players[seat]
    steps = t.resource_steps * resource_monopolies(s, seat)
    return t.log_start + steps - player.steps_paid if t.recomputed else player.logistics + steps


def on_track(s: State, aim: int) -> int:
    """The square of the Logistical track nearest to an aim (GD-074)."""
    return max(s.board.log_min, min(s.board.log_max, aim))


class Scoring(Frame[State]):
    """A window for Airborne Forces and Fog of War, then all players score on one position: VP for
    Forces and Region Monopolies, Logistical steps for Resource Monopolies (GD-058 to GD-079)."""

    __slots__ = ("step",)

    def __init__(self) -> None:
        super().__init__()
        self.step: int = BEGIN

    def copy(self) -> Scoring:
        new = Scoring()
        new.step = self.step
        new.copy_marks(self)
        return new

    def scope(self) -> str:
        return "scoring"

    def resume(self, s: State) -> None:
        if self.step == BEGIN:
            self.step = COUNT
            s.tell(SCORING, "GD-058 GD-066 GD-069 GD-078", s.turn)
            open_window(s, s.first, NOBODY, AT_SCORING)
            return
        s.finish()
        for seat in range(len(s.players)):
            self.score_vp(s, seat)
        for seat in range(len(s.players)):
            self.advance_logistics(s, seat)
        s.fog = 0

    def score_vp(self, s: State, seat: int) -> None:
        """VP for one player's Forces and Region Monopolies."""
        if s.recording or s.cited is not None:
            self.tell_forces(s, seat)
            self.tell_regions(s, seat)
        vp = board_vp(s, seat)
        player = s.players[seat]
        player.vp += vp
        s.tell(VP_NOW, "GD-067 GD-068 GD-A32", seat, vp, player.vp)

    def tell_forces(self, s: State, seat: int) -> None:
        """The line of Forces, counted by kind and state."""
        counts = force_counts(s, seat)
        mask = sum(1 << bit for bit in range(4) if counts[bit])
        s.tell(SCORED_FORCES, FORCE_CLAUSES[mask] or "GD-058", seat, counts[0], counts[1], counts[2], counts[3],
               force_vp(s, seat))  # fmt: skip

    def tell_regions(self, s: State, seat: int) -> None:
        """A line for each Region Monopoly, scored or lost in the fog."""
        for region in range(len(s.board.in_region)):
            if holds_all(s, seat, s.board.in_region[region]):
                if fogged(s, seat):
                    s.tell(REGION_FOGGED, "GD-130 GD-131", seat, region)
                else:
                    own_fog = "GD-131" if s.fog else ""
                    s.tell(REGION_MONOPOLY, "GD-064 GD-065 GD-A30 GD-A31", seat, region, s.board.region_vp,
                           more=own_fog)  # fmt: skip

    def advance_logistics(self, s: State, seat: int) -> None:
        """One step to the right for each Resource Monopoly held now, up to the last square."""
        t = s.board
        player = s.players[seat]
        for resource in range(len(t.in_resource)):
            if holds_all(s, seat, t.in_resource[resource]):
                s.tell(RESOURCE_MONOPOLY, "GD-071 GD-072 GD-077 GD-078", seat, resource)
        aim = logistics_aim(s, seat)
        goal = on_track(s, aim)
        last = "GD-079" if s.turn == t.turns else ""
        if goal != player.logistics:
            player.logistics = goal
            capped = "GD-072 GD-A34 GD-076 GD-074 GD-A35"
            s.tell(LOGISTICS_MOVED, capped if aim > goal else "GD-072 GD-A34 GD-076", seat, goal, more=last)
        else:
            kept = "GD-072 GD-A34" if t.recomputed else "GD-073"
            s.tell(LOGISTICS_STAYS, "GD-074 GD-A35" if aim > goal else kept, seat, goal, more=last)
