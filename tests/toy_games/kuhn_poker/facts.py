"""The facts of Kuhn Poker: message keys with the names of their arguments."""

from __future__ import annotations

from typing import Final

from meridian.core.position import FactKind

ANTED: Final = FactKind("anted", "seat", "chips")
DEALT: Final = FactKind("dealt", "seat")
GOT_CARD: Final = FactKind("got-card", "seat", "card")
PASSED: Final = FactKind("passed", "seat")
BETS: Final = FactKind("bets", "seat", "chips")
FOLDED: Final = FactKind("folded", "seat")
SHOWED: Final = FactKind("showed", "seat", "card")
WON: Final = FactKind("won", "seat", "chips")
