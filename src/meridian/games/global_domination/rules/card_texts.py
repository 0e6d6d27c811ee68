"""Which text belongs to which effect of a card."""

from __future__ import annotations

from typing import Final

from meridian.core.action import Refusal
from meridian.games.global_domination.rules import board as t
from meridian.games.global_domination.rules.board import CardType
from meridian.games.global_domination.rules.state import State
from meridian.games.global_domination.rules.texts.forces import (
    GlobalDisruptionText,
    InsurgentsText,
    MegastormText,
    NuclearWinter,
    SupplyDepotsText,
    SurrenderText,
    TacticalNukes,
)
from meridian.games.global_domination.rules.texts.players import VICTIM_TEXTS, FogOfWar
from meridian.games.global_domination.rules.texts.points import (
    AirborneForces,
    BioWeaponsText,
    CombinedForces,
    MilitaryBase,
    ShowOfForce,
)
from meridian.games.global_domination.rules.texts.text import CardText
from meridian.games.global_domination.rules.texts.vp import Control, PropagandaWar

BY_EFFECT: Final[dict[int, CardText]] = {
    t.NO_EFFECT: CardText(),
    t.VP_PER_RESOURCE_AREA: Control(),
    t.VP_PER_REGION: PropagandaWar(),
    t.MIXED_POINTS: AirborneForces(),
    t.BUILD_AND_REDUCE: CombinedForces(),
    t.BUILDS: MilitaryBase(),
    t.MAKES_FULL: SupplyDepotsText(),
    t.STRUGGLE_PLAYER: VICTIM_TEXTS[t.STRUGGLE_PLAYER],
    t.REDUCTIONS_PER_FULL: ShowOfForce(),
    t.BIO_CHAIN: BioWeaponsText(),
    t.FOG: FogOfWar(),
    t.ONE_PER_REGION: GlobalDisruptionText(),
    t.SURRENDERS: SurrenderText(),
    t.INSURGENTS: InsurgentsText(),
    t.MEGASTORM: MegastormText(),
    t.OUT_OF_SUPPLY: VICTIM_TEXTS[t.OUT_OF_SUPPLY],
    t.REMOVE_STRUGGLING: NuclearWinter(),
    t.STRUGGLE_ALL: TacticalNukes(),
}
TEXTS: Final[list[CardText]] = [BY_EFFECT[effect] for effect in range(len(t.EFFECTS) + 1)]
"""The same as a list, which is faster to look up. An effect without a text keeps the game from loading."""


def text_refusal(s: State, seat: int, card: CardType) -> Refusal | None:
    """Why the text of a card would change nothing now (GD-033), or cannot be used at all."""
    return TEXTS[card.effect].refusal(s, seat, card)


def perform_text(s: State, seat: int, card: CardType) -> None:
    """Begin the effect of a text: carried out at once, or a procedure laid on the stack."""
    TEXTS[card.effect].perform(s, seat, card)


def text_vp(s: State, seat: int, card: CardType) -> int:
    """The VP that the text of a card would give now (GD-105, GD-147)."""
    return TEXTS[card.effect].vp(s, seat, card)
