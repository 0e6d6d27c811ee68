"""Why something cannot be done in Globetrotters: message keys with the clauses behind them."""

from __future__ import annotations

from typing import Final

from meridian.core.action import Refusal

NOT_NOW: Final = Refusal("not-now", "GT-033 GT-057")
NO_SUCH_PLACE: Final = Refusal("no-such-place", "GT-004")
NO_SUCH_TICKET: Final = Refusal("no-such-ticket", "GT-009")
NOT_ON_TICKET: Final = Refusal("not-on-ticket", "GT-066")
NOT_ON_HOME_TICKET: Final = Refusal("not-on-home-ticket", "GT-023")
TICKET_NOT_IN_HAND: Final = Refusal("ticket-not-in-hand", "GT-066 GT-025 GT-A49")
NOT_A_RED_DOT: Final = Refusal("not-a-red-dot", "GT-065 GT-005")
ALREADY_THERE: Final = Refusal("already-there", "GT-A23 GT-054")
NO_OVERLAND_ROUTE: Final = Refusal("no-overland-route", "GT-052 GT-061 GT-A20")
TOO_FAR: Final = Refusal("too-far", "GT-052 GT-053 GT-055 GT-A18")
MUST_LEAVE: Final = Refusal("must-leave", "GT-054")
NO_WATER_ROUTE: Final = Refusal("no-water-route", "GT-070 GT-074")
NO_TURNING_ROUND: Final = Refusal("no-turning-round", "GT-073 GT-A24")
NO_ADVENTURE_HERE: Final = Refusal("no-adventure-here", "GT-005 GT-100")
NO_ADVENTURE_NOW: Final = Refusal("no-adventure-now", "GT-106 GT-A30 GT-A31")
ADVENTURE_WITHHELD: Final = Refusal("adventure-withheld", "GT-207 GT-208 GT-A81")
CANNOT_PAY_AGAIN: Final = Refusal("cannot-pay-again", "GT-106")
NO_JACKPOT_HERE: Final = Refusal("no-jackpot-here", "GT-084 GT-151")
NO_JACKPOT_NOW: Final = Refusal("no-jackpot-now", "GT-A50 GT-207")
NO_CHALLENGE: Final = Refusal("no-challenge", "GT-181 GT-186 GT-187")
NOT_A_CITY_KEY: Final = Refusal("not-a-city-key", "GT-173")
CANNOT_PAY_FEE: Final = Refusal("cannot-pay-fee", "GT-181 GT-A64")
BOUGHT_ALREADY: Final = Refusal("bought-already", "GT-140 GT-A44")
NOT_ENOUGH_MONEY: Final = Refusal("not-enough-money", "GT-140 GT-141")
NOT_SO_MANY: Final = Refusal("not-so-many", "GT-A48 GT-142")
NO_SPECIAL: Final = Refusal("no-special", "GT-164 GT-166")
NOT_ON_CHART: Final = Refusal("not-on-chart", "GT-007 GT-163 GT-165")
ONE_MEMORY_A_CITY: Final = Refusal("one-memory-a-city", "GT-162 GT-A58")
ONE_SPECIAL_A_CONTINENT: Final = Refusal("one-special-a-continent", "GT-167 GT-A59")
BARRED: Final = Refusal("barred", "GT-A70 GT-193")
NOT_TURNED_UP: Final = Refusal("not-turned-up", "GT-193")
NOT_YOUR_KEY: Final = Refusal("not-your-key", "GT-112")
NOT_ON_THE_MAP: Final = Refusal("not-on-the-map", "GT-119 GT-A36")
NOT_A_BONUS_PLACE: Final = Refusal("not-a-bonus-place", "GT-131 GT-A41")
NOT_AN_END: Final = Refusal("not-an-end", "GT-A25")
REFUND_WHAT_IS_NEEDED: Final = Refusal("refund-what-is-needed", "GT-048 GT-A27 GT-A78")
NOTHING_OWED: Final = Refusal("nothing-owed", "GT-038 GT-115 GT-A10")
NOTHING_TO_CLAIM: Final = Refusal("nothing-to-claim", "GT-037 GT-A09")

REFUSALS: Final = tuple(value for value in dict(globals()).values() if isinstance(value, Refusal))
