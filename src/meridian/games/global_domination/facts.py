"""What can happen in Global Domination: message keys and the names of their arguments."""

from __future__ import annotations

from typing import Final

from meridian.core.position import FactKind

SET_UP: Final = FactKind("set-up", "number")
DEALT: Final = FactKind("dealt", "seat", "number", "card")
PUT_AWAY: Final = FactKind("put-away", "number", "card")
STACK_FORMED: Final = FactKind("stack-formed", "card", "number")
TYPES_ASIDE: Final = FactKind("types-aside", "number")
FIRST_PLAYER_IS: Final = FactKind("first-player-is", "seat")
FIRST_PLAYER_MOVES: Final = FactKind("first-player-moves", "seat")
GAME_TURN: Final = FactKind("game-turn", "turn", "turns")
END_SQUARE: Final = FactKind("end-square")

DREW: Final = FactKind("drew", "seat", "number")
DREW_CARD: Final = FactKind("drew-card", "seat", "card")
RESHUFFLED: Final = FactKind("reshuffled", "seat", "number")
DRAWS_LOST: Final = FactKind("draws-lost", "seat", "number")

TURN_BEGINS: Final = FactKind("turn-begins", "seat")
TURN_ENDS: Final = FactKind("turn-ends", "seat")
PASSED: Final = FactKind("passed", "seat")
PLAY_ENDS: Final = FactKind("play-ends", "turn")
USED_BUILD: Final = FactKind("used-build", "seat", "card", "number")
USED_ATTACK: Final = FactKind("used-attack", "seat", "card", "number")
USED_TEXT: Final = FactKind("used-text", "seat", "card")
DISCARDED: Final = FactKind("discarded", "seat", "card")
BACK_ON_STACK: Final = FactKind("back-on-stack", "seat", "card")
PAID: Final = FactKind("paid", "seat", "card")
BOUGHT: Final = FactKind("bought", "seat", "card")
BOUGHT_TO_HAND: Final = FactKind("bought-to-hand", "seat", "card")
STEP_PAID: Final = FactKind("step-paid", "seat", "logistics")
POINTS_LOST: Final = FactKind("points-lost", "seat", "number")

FORCE_PLACED: Final = FactKind("force-placed", "seat", "area")
FORCE_FULL: Final = FactKind("force-full", "seat", "area")
FORCE_REDUCED: Final = FactKind("force-reduced", "owner", "area", "seat")
FORCE_REMOVED: Final = FactKind("force-removed", "owner", "area", "seat")
FORCE_REPLACED: Final = FactKind("force-replaced", "owner", "area", "seat")
ALL_STRUGGLE: Final = FactKind("all-struggle", "seat", "number")
ALL_STRUGGLING_GONE: Final = FactKind("all-struggling-gone", "seat", "number")
CHOSE_PLAYER: Final = FactKind("chose-player", "seat", "other")
GAINED_VP: Final = FactKind("gained-vp", "seat", "number", "vp")
CHAIN_ENDS: Final = FactKind("chain-ends", "seat")
CHAIN_GOES_ON: Final = FactKind("chain-goes-on", "seat")
STORM_STRIKES: Final = FactKind("storm-strikes", "seat", "number")
REGION_SPARED: Final = FactKind("region-spared", "region")
FOG_FALLS: Final = FactKind("fog-falls", "seat")

WINDOW_OPENS: Final = FactKind("window-opens")
PLAYED_IN_WINDOW: Final = FactKind("played-in-window", "seat", "card")
ASKED_ONLY: Final = FactKind("asked-only", "seat", "when")

SCORING: Final = FactKind("scoring", "turn")
SCORED_FORCES: Final = FactKind(
    "scored-forces", "seat", "land_full", "land_struggling", "sea_full", "sea_struggling", "number"
)
REGION_MONOPOLY: Final = FactKind("region-monopoly", "seat", "region", "number")
REGION_FOGGED: Final = FactKind("region-fogged", "seat", "region")
RESOURCE_MONOPOLY: Final = FactKind("resource-monopoly", "seat", "resource")
LOGISTICS_MOVED: Final = FactKind("logistics-moved", "seat", "logistics")
LOGISTICS_STAYS: Final = FactKind("logistics-stays", "seat", "logistics")
VP_NOW: Final = FactKind("vp-now", "seat", "number", "vp")

WON: Final = FactKind("won", "seat", "vp")
SHARED: Final = FactKind("shared", "seat", "vp")
