"""The texts of the cards: whether one can be used now, and how its use begins."""

from __future__ import annotations

from typing import Final

from meridian.core.action import Action, Refusal
from meridian.core.position import Frame
from meridian.games.global_domination.actions import CHOOSE, Choose
from meridian.games.global_domination.facts import (
    ALL_STRUGGLE,
    ALL_STRUGGLING_GONE,
    CHOSE_PLAYER,
    FOG_FALLS,
    GAINED_VP,
    STORM_STRIKES,
)
from meridian.games.global_domination.refusals import (
    CHOOSE_ANOTHER,
    NO_EFFECT,
    NO_EFFECT_ON_PLAYER,
    NO_SEA_CONTROLLED,
    NO_SUCH_PLAYER,
    NO_TEXT,
    NO_VP_TO_GAIN,
    NOT_NOW,
    NOTHING_TO_BUILD,
    NOTHING_TO_REDUCE,
    TEXT_ONLY_BINDS,
)
from meridian.games.global_domination.rules import board as t
from meridian.games.global_domination.rules.area_texts import (
    GlobalDisruption,
    Insurgents,
    Megastorm,
    SupplyDepots,
    Surrender,
    regions_with_full_force,
)
from meridian.games.global_domination.rules.bio_weapons import BioWeapons
from meridian.games.global_domination.rules.board import CardType
from meridian.games.global_domination.rules.points import SpendPoints
from meridian.games.global_domination.rules.state import NOBODY, State
from meridian.games.global_domination.rules.terms import (
    any_build,
    any_reduction,
    can_reduce,
    forces_of,
    full_forces_of,
    has_full_land_force,
    remove,
    struggle,
)

AMPHIBIOUS: Final = "GD-113 GD-114 GD-A47"
HELICOPTERS: Final = "GD-116 GD-117 GD-A49 GD-A50"
CARRIERS: Final = "GD-127 GD-128 GD-A55"


def text_refusal(s: State, seat: int, card: CardType) -> Refusal | None:
    """Why the text of a card would change nothing now (GD-033), or cannot be used at all."""
    effect = card.effect
    if effect == t.NO_EFFECT:
        return NO_TEXT
    if effect == t.FOG:
        return None
    if effect in (t.VP_PER_RESOURCE_AREA, t.VP_PER_REGION):
        return None if text_vp(s, seat, card) else NO_VP_TO_GAIN
    if effect == t.MIXED_POINTS:
        can = any_build(s, seat, card.where) or any_reduction(s, seat, card.where)
    elif effect == t.BUILD_AND_REDUCE:
        return build_and_reduce_refusal(s, seat, card)
    elif effect == t.BUILDS:
        return None if any_build(s, seat, card.where) else NOTHING_TO_BUILD
    elif effect == t.REDUCTIONS_PER_FULL:
        can = full_forces_of(s, seat) > 0 and any_reduction(s, seat, t.ANYWHERE)
    elif effect == t.BIO_CHAIN:
        return None if any_reduction(s, seat, t.ANYWHERE) else NOTHING_TO_REDUCE
    elif effect == t.STRUGGLE_PLAYER or effect == t.OUT_OF_SUPPLY:
        can = any_victim(s, seat, effect)
    elif effect == t.MEGASTORM:
        can = sum(storm_toll(s, card)) > 0
    else:
        can = any_force_hit(s, seat, effect)
    return None if can else NO_EFFECT


def build_and_reduce_refusal(s: State, seat: int, card: CardType) -> Refusal | None:
    """Amphibious Assault, Attack Helicopters and Carrier Task Forces have a text use of their own
    unless the table lets their condition bind Build and Attack instead (GD-113, GD-A48)."""
    if s.board.text_restricts:
        return TEXT_ONLY_BINDS
    if any_build(s, seat, card.where) or any_reduction(s, seat, card.where):
        return None
    if card.where == t.BESIDE_OWN_SEA and not controls_a_sea(s, seat):
        return NO_SEA_CONTROLLED
    return NO_EFFECT


def controls_a_sea(s: State, seat: int) -> bool:
    """Whether any Sea Area is under this player's control."""
    return any(s.owner[area] == seat and s.board.sea[area] for area in range(s.board.areas))


def any_force_hit(s: State, seat: int, effect: int) -> bool:
    """Whether a text that strikes Forces one by one, or all alike, would strike any."""
    regions = regions_with_full_force(s, seat) if effect == t.SURRENDERS else 0
    for area in range(s.board.areas):
        owner = s.owner[area]
        if owner == NOBODY:
            continue
        full = s.full[area]
        if effect == t.REMOVE_STRUGGLING:
            hit = not full
        elif effect == t.STRUGGLE_ALL:
            hit = full
        elif effect == t.MAKES_FULL:
            hit = owner == seat and not full
        elif effect == t.INSURGENTS:
            hit = not full and not s.board.sea[area]
        elif effect == t.ONE_PER_REGION:
            hit = not s.board.sea[area]
        else:
            region = s.board.region[area]
            hit = region >= 0 and (regions >> region) & 1 == 1 and can_reduce(s, seat, area)
        if hit:
            return True
    return False


def text_vp(s: State, seat: int, card: CardType) -> int:
    """The VP that a Control card or Propaganda War would give now (GD-105, GD-147)."""
    n = 0
    if card.effect == t.VP_PER_RESOURCE_AREA:
        for area in s.board.in_resource[card.resource]:
            if s.owner[area] == seat:
                n += 1
    elif card.effect == t.VP_PER_REGION:
        for region in range(len(s.board.in_region)):
            if has_full_land_force(s, seat, region):
                n += 1
    return n * card.number


def gain_text_vp(s: State, seat: int, card: CardType, clauses: str = "") -> None:
    """Score the VP of a Control card or of Propaganda War at once."""
    number = text_vp(s, seat, card)
    s.players[seat].vp += number
    control = card.effect == t.VP_PER_RESOURCE_AREA
    s.tell(
        GAINED_VP,
        "GD-105 GD-106 GD-107 GD-095 GD-096 GD-067" if control else "GD-147 GD-067",
        seat,
        number,
        s.players[seat].vp,
        more=clauses,
    )


def perform_text(s: State, seat: int, card: CardType) -> None:
    """Begin the effect of a text: carried out at once, or a procedure laid on the stack."""
    effect = card.effect
    if effect == t.VP_PER_RESOURCE_AREA or effect == t.VP_PER_REGION:
        gain_text_vp(s, seat, card)
    elif effect == t.MIXED_POINTS:
        s.call(SpendPoints(seat, 0, 0, card.number, card.where, "GD-108 GD-110"))
    elif effect == t.BUILD_AND_REDUCE:
        clauses = AMPHIBIOUS if card.where == t.BESIDE_OWN_SEA else CARRIERS if card.where == t.SEA else HELICOPTERS
        s.call(SpendPoints(seat, card.build, card.attack, 0, card.where, clauses))
    elif effect == t.BUILDS:
        s.call(SpendPoints(seat, card.number, 0, 0, card.where, "GD-142"))
    elif effect == t.REDUCTIONS_PER_FULL:
        s.call(SpendPoints(seat, 0, card.number * full_forces_of(s, seat), 0, t.ANYWHERE, "GD-150 GD-A64"))
    elif effect == t.BIO_CHAIN:
        s.call(BioWeapons(seat, card.number))
    elif effect == t.FOG:
        fog(s, seat)
    elif effect == t.STRUGGLE_PLAYER or effect == t.OUT_OF_SUPPLY:
        s.call(ChoosePlayer(seat, effect))
    elif effect == t.REMOVE_STRUGGLING:
        nuclear_winter(s, seat)
    elif effect == t.STRUGGLE_ALL:
        tactical_nukes(s, seat)
    else:
        strike_areas(s, seat, card)


def strike_areas(s: State, seat: int, card: CardType) -> None:
    """Begin one of the texts that strike Area after Area."""
    effect = card.effect
    if effect == t.MAKES_FULL:
        s.call(SupplyDepots(seat))
    elif effect == t.INSURGENTS:
        s.call(Insurgents(seat, card.number))
    elif effect == t.ONE_PER_REGION:
        s.call(GlobalDisruption(seat))
    elif effect == t.SURRENDERS:
        s.call(Surrender(seat, regions_with_full_force(s, seat)))
    else:
        megastorm(s, seat, card)


def fog(s: State, seat: int) -> None:
    """Fog of War: this Game Turn no other player scores Region Monopolies (GD-130 to GD-132)."""
    s.tell(FOG_FALLS, "GD-130 GD-131", seat, more="GD-132 GD-A56" if s.fog else "")
    s.fog |= 1 << seat


def nuclear_winter(s: State, seat: int) -> None:
    """All Struggling Forces leave the map, whoever owns them (GD-143)."""
    gone = [area for area in range(s.board.areas) if s.owner[area] != NOBODY and not s.full[area]]
    s.tell(ALL_STRUGGLING_GONE, "GD-143", seat, len(gone))
    for area in gone:
        remove(s, seat, area, "GD-143")


def tactical_nukes(s: State, seat: int) -> None:
    """No Force on the map stays Full (GD-156)."""
    hit = [area for area in range(s.board.areas) if s.owner[area] != NOBODY and s.full[area]]
    s.tell(ALL_STRUGGLE, "GD-156 GD-091", seat, len(hit))
    for area in hit:
        struggle(s, seat, area, "GD-156")


def storm_toll(s: State, card: CardType) -> list[int]:
    """The Reductions each player will suffer, counted before the first of them (GD-138 to GD-140)."""
    per = card.number
    up = per - 1 if s.board.storm_up else 0
    return [(forces_of(s, seat) + up) // per for seat in range(len(s.players))]


def megastorm(s: State, seat: int, card: CardType) -> None:
    """Tell the toll of the storm, in the order in which the player of the card assigns it."""
    toll = storm_toll(s, card)
    for step in range(len(toll)):
        other = (seat + step) % len(toll)
        s.tell(STORM_STRIKES, "GD-138 GD-139 GD-A61 GD-140 GD-A71", other, toll[other])
    s.call(Megastorm(seat, toll))


def unsupplied(s: State, seat: int) -> list[int]:
    """A player's Forces without a neighbouring Force of the same player, Land and Sea alike, all
    judged on the same position (GD-144 to GD-146)."""
    cut_off: list[int] = []
    for area in range(s.board.areas):
        if s.owner[area] == seat:
            supported = False
            for near in s.board.neighbours[area]:
                if s.owner[near] == seat:
                    supported = True
            if not supported:
                cut_off.append(area)
    return cut_off


def hurts(s: State, victim: int, effect: int) -> bool:
    """Whether Bad Leadership or Out of Supply would change anything for this player."""
    if effect == t.STRUGGLE_PLAYER:
        return full_forces_of(s, victim) > 0
    return len(unsupplied(s, victim)) > 0


def any_victim(s: State, seat: int, effect: int) -> bool:
    """Whether the text would hurt at least one other player."""
    return any(victim != seat and hurts(s, victim, effect) for victim in range(len(s.players)))


class ChoosePlayer(Frame[State]):
    """Bad Leadership and Out of Supply: choose the other player who is hit, then hit.

    Bad Leadership: all their Full Forces become Struggling (GD-119, GD-120). Out of Supply: they lose
    every Force that has no neighbouring Force of theirs (GD-144 to GD-146).
    """

    __slots__ = ("effect", "seat")

    def __init__(self, seat: int, effect: int) -> None:
        super().__init__()
        self.seat = seat
        self.effect = effect

    def copy(self) -> ChoosePlayer:
        new = ChoosePlayer(self.seat, self.effect)
        new.copy_marks(self)
        return new

    def victims(self, s: State) -> list[int]:
        """The players on whom the text has an effect."""
        return [v for v in range(len(s.players)) if v != self.seat and hurts(s, v, self.effect)]

    def resume(self, s: State) -> None:
        victims = self.victims(s)
        if len(victims) == 1:
            self.hit(s, victims[0])
        else:
            s.wait()

    def who(self, s: State) -> list[int]:
        return [self.seat]

    def question(self, s: State, seat: int) -> str:
        return "bad-leadership" if self.effect == t.STRUGGLE_PLAYER else "out-of-supply"

    def options(self, s: State, seat: int) -> list[Action]:
        return [CHOOSE[victim] for victim in self.victims(s)]

    def candidates(self, s: State, seat: int) -> list[Action]:
        return [CHOOSE[victim] for victim in range(len(s.players))]

    def refusal(self, s: State, seat: int, action: Action) -> Refusal | None:
        if type(action) is not Choose:
            return NOT_NOW
        if not 0 <= action.seat < len(s.players):
            return NO_SUCH_PLAYER
        if action.seat == self.seat:
            return CHOOSE_ANOTHER
        return None if hurts(s, action.seat, self.effect) else NO_EFFECT_ON_PLAYER

    def default(self, s: State, seat: int) -> Action:
        return self.options(s, seat)[0]

    def take(self, s: State, seat: int, action: Action) -> None:
        if type(action) is Choose:
            self.hit(s, action.seat)

    def hit(self, s: State, victim: int) -> None:
        """Carry the text out on the chosen player."""
        s.finish()
        if self.effect == t.STRUGGLE_PLAYER:
            s.tell(CHOSE_PLAYER, "GD-119 GD-A52", self.seat, victim)
            for area in range(s.board.areas):
                if s.owner[area] == victim:
                    struggle(s, self.seat, area, "GD-119 GD-120")
        else:
            s.tell(CHOSE_PLAYER, "GD-144", self.seat, victim)
            for area in unsupplied(s, victim):
                remove(s, self.seat, area, "GD-144 GD-145 GD-146 GD-A63 GD-094")
