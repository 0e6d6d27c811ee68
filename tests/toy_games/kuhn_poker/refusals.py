"""The refusals of Kuhn Poker: message keys with their clauses."""

from __future__ import annotations

from typing import Final

from meridian.core.action import Refusal

PASS_OR_BET: Final = Refusal("pass-or-bet", "KP-005")

REFUSALS: Final = (PASS_OR_BET,)
