"""Why something cannot be done in Global Domination: message keys with the clauses behind them."""

from __future__ import annotations

from typing import Final

from meridian.core.action import Refusal

NOT_NOW: Final = Refusal("not-now", "GD-029")
"""A use is under way and is finished first."""

NOT_A_USE: Final = Refusal("not-a-use", "GD-028")
"""A turn is for using cards, ending or passing."""

NOT_IN_HAND: Final = Refusal("not-in-hand", "GD-020 GD-028")
NO_SUCH_CARD: Final = Refusal("no-such-card", "GD-014 GD-A10")
NO_SUCH_AREA: Final = Refusal("no-such-area", "GD-002")
NO_SUCH_PLAYER: Final = Refusal("no-such-player", "GD-001")
NOTHING_TO_BUILD: Final = Refusal("nothing-to-build", "GD-033 GD-A19")
NOTHING_TO_REDUCE: Final = Refusal("nothing-to-reduce", "GD-033 GD-A19")
NO_EFFECT: Final = Refusal("no-effect", "GD-033 GD-A19")
NO_EFFECT_ON_PLAYER: Final = Refusal("no-effect-on-player", "GD-033 GD-119 GD-144 GD-A69")
NO_BUILD_TO_RIDE_ON: Final = Refusal("nothing-to-build", "GD-033 GD-A70")
NO_REDUCTION_TO_RIDE_ON: Final = Refusal("nothing-to-reduce", "GD-033 GD-A70")
NO_VP_TO_GAIN: Final = Refusal("no-vp-to-gain", "GD-033 GD-A19 GD-107 GD-A43")
NO_TEXT: Final = Refusal("no-text", "GD-038 GD-103")
TEXT_ONLY_BINDS: Final = Refusal("text-only-binds", "GD-113 GD-A48")
SCORING_ONLY: Final = Refusal("scoring-only", "GD-130")
ONCE_PER_SCORING: Final = Refusal("once-per-scoring", "GD-130 GD-033")
NOT_OUT_OF_TURN: Final = Refusal("not-out-of-turn", "GD-111 GD-A45 GD-A46")
NO_SEA_CONTROLLED: Final = Refusal("no-sea-controlled", "GD-113 GD-115")
NO_STACK_TO_BUY: Final = Refusal("no-stack-to-buy", "GD-039 GD-040 GD-045")
NO_SECOND_CARD: Final = Refusal("no-second-card", "GD-040")
STACK_EMPTY: Final = Refusal("stack-empty", "GD-045 GD-A24")
NOT_ON_SALE: Final = Refusal("not-on-sale", "GD-043 GD-104")
NO_STEP_LEFT: Final = Refusal("no-step-left", "GD-044 GD-075 GD-A36 GD-149 GD-155")
USED_A_CARD: Final = Refusal("used-a-card", "GD-047 GD-048")
MUST_USE_OR_PASS: Final = Refusal("must-use-or-pass", "GD-048")

AREA_OCCUPIED: Final = Refusal("area-occupied", "GD-085 GD-086")
ALREADY_FULL: Final = Refusal("already-full", "GD-087")
NO_FORCE_TO_REMOVE: Final = Refusal("no-force-to-remove", "GD-089 GD-134")
OWN_FORCE_STAYS: Final = Refusal("own-force-stays", "GD-153 GD-A66")
NO_FORCE_HERE: Final = Refusal("no-force-here", "GD-088")
OWN_FORCE: Final = Refusal("own-force", "GD-035 GD-A20")
NO_BUILDS_LEFT: Final = Refusal("no-builds-left", "GD-030")
NO_REDUCTIONS_LEFT: Final = Refusal("no-reductions-left", "GD-034")
SEA_NOT_ALLOWED: Final = Refusal("sea-not-allowed", "GD-097 GD-110")
SEA_NOT_ALLOWED_AMPHIBIOUS: Final = Refusal("sea-not-allowed", "GD-097 GD-113 GD-114")
SEA_NOT_ALLOWED_HELICOPTERS: Final = Refusal("sea-not-allowed", "GD-097 GD-116 GD-117")
LAND_NOT_ALLOWED: Final = Refusal("land-not-allowed", "GD-097 GD-127")
NOT_BESIDE_OWN_SEA: Final = Refusal("not-beside-own-sea", "GD-094 GD-114")
NOT_BESIDE_OWN_LAND: Final = Refusal("not-beside-own-land", "GD-094 GD-117 GD-118 GD-A50 GD-A51")
ONE_POINT_FIRST: Final = Refusal("one-point-first", "GD-033 GD-032")
IN_FULL: Final = Refusal("in-full", "GD-124 GD-135 GD-141")

NOT_STRUGGLING_LAND: Final = Refusal("not-struggling-land", "GD-137")
NOT_YOURS: Final = Refusal("not-yours", "GD-152")
NOT_IN_REGION: Final = Refusal("not-in-region", "GD-134")
NO_FULL_FORCE_IN_REGION: Final = Refusal("no-full-force-in-region", "GD-153 GD-154 GD-A66 GD-A67")
NOT_OWED: Final = Refusal("not-owed", "GD-138 GD-140")
TWO_FORCES: Final = Refusal("two-forces", "GD-123")
CHOOSE_ANOTHER: Final = Refusal("choose-another", "GD-119 GD-144 GD-A52")
CHAIN_PAIR: Final = Refusal("chain-pair", "GD-121 GD-124 GD-A54")

REFUSALS: Final = tuple(value for value in dict(globals()).values() if isinstance(value, Refusal))
