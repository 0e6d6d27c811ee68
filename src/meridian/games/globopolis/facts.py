"""What can happen in Globopolis: message keys and the names of their arguments."""

from __future__ import annotations

from typing import Final

from meridian.core.position import FactKind

# Set-up

SET_UP: Final = FactKind("set-up", "number", "points")
DEALT_CARDS: Final = FactKind("dealt-cards", "seat", "ops", "missions", "influences")
DEALT_CARD: Final = FactKind("dealt-card", "seat", "card")
DEALT_TITLE: Final = FactKind("dealt-title", "seat", "title")
TITLES_SWAPPED: Final = FactKind("titles-swapped", "seat", "other", "title", "second_title")
STOCKED: Final = FactKind("stocked", "seat", "title", "resource", "number")
ROLLED_FOR_START: Final = FactKind("rolled-for-start", "seat", "pips")
STARTS: Final = FactKind("starts", "seat")

# The ledger

POINTS: Final = FactKind("points", "seat", "change", "total", "cause")
MONEY: Final = FactKind("money", "seat", "change", "total", "cause")
UNITS: Final = FactKind("units", "seat", "resource", "change", "cause")
AGENTS: Final = FactKind("agents", "seat", "change", "cause")

# Turns

STAGE_BEGINS: Final = FactKind("stage-begins", "number")
STAGE_VOTE: Final = FactKind("stage-vote", "number", "total")
ROUND_BEGINS: Final = FactKind("round-begins", "round")
TURN_BEGINS: Final = FactKind("turn-begins", "seat", "round")
TURN_OVER: Final = FactKind("turn-over", "seat")
OPTION_PHASE_OVER: Final = FactKind("option-phase-over", "seat")

# Option Phase

LAID_OUT: Final = FactKind("laid-out", "seat", "title")
DEVELOPED: Final = FactKind("developed", "seat", "title", "level")
SUSPENDED: Final = FactKind("suspended", "seat", "title", "number")
RESTORED: Final = FactKind("restored", "seat", "title", "number")
NS_MOVED_OFF: Final = FactKind("ns-moved-off", "seat", "title", "number")
BOUGHT_POINTS: Final = FactKind("bought-points", "seat", "number")
SOLD_POINTS: Final = FactKind("sold-points", "seat", "number")
BRIBE_DEMANDED: Final = FactKind("bribe-demanded", "seat", "money")
TOOK_FROM_GUILD: Final = FactKind("took-from-guild", "seat", "title", "number")
BOUGHT_FROM_GUILD: Final = FactKind("bought-from-guild", "seat", "title", "number", "money")

# Titles

TITLE_TAKEN: Final = FactKind("title-taken", "seat", "title")
TITLE_PASSES: Final = FactKind("title-passes", "seat", "other", "title")
TITLE_RETURNED: Final = FactKind("title-returned", "seat", "title")
BONUS_EARNED: Final = FactKind("bonus-earned", "seat", "group")

# Movement

ROLLED: Final = FactKind("rolled", "seat", "pips", "dice")
COURSE_CORRECTED: Final = FactKind("course-corrected", "seat", "shift")
MOVED: Final = FactKind("moved", "seat", "field", "number")
MOVED_BACK: Final = FactKind("moved-back", "seat", "field", "number")
TELEPORTED: Final = FactKind("teleported", "seat", "field", "pips", "second_pips")
FLEW: Final = FactKind("flew", "seat", "field")
PASSED_TELEPORT: Final = FactKind("passed-teleport", "seat")
PASSED_UNPAID: Final = FactKind("passed-unpaid", "seat")
NO_MORE_ROLLS: Final = FactKind("no-more-rolls", "seat")
LANDED_ON: Final = FactKind("landed-on", "seat", "field")

# Fields

CARD_FIELD_PASSED: Final = FactKind("card-field-passed", "seat")
NO_THIRD_ROLL: Final = FactKind("no-third-roll", "seat")
ACADEMY_ROLL: Final = FactKind("academy-roll", "seat", "pips", "number")
CONFERENCE_DUE: Final = FactKind("conference-due", "seat", "title", "money")
NO_CONFERENCE: Final = FactKind("no-conference", "seat", "title")
SUMMIT_HOSTED: Final = FactKind("summit-hosted", "seat", "title", "money")
NOTHING_AT_OWN_GUILD: Final = FactKind("nothing-at-own-guild", "seat", "title")
GUILD_ROLL: Final = FactKind("guild-roll", "seat", "pips", "second_pips")
GUILD_HELD: Final = FactKind("guild-held", "seat", "title")
MARKET_OPENS: Final = FactKind("market-opens", "seat", "independent", "number")
BOUGHT_GOODS: Final = FactKind("bought-goods", "seat", "independent", "number", "second_number")
NO_BUSINESS: Final = FactKind("no-business", "seat")
FUTURES_PLAYED: Final = FactKind("futures-played", "seat", "number")

# Payments

SHORT_OF: Final = FactKind("short-of", "seat", "money")
PAID_IN_UNITS: Final = FactKind("paid-in-units", "seat", "other", "resource")
WAIVED: Final = FactKind("waived", "seat", "other", "money")
DEBT_NOTED: Final = FactKind("debt-noted", "seat", "other", "money")

# Cards

DREW: Final = FactKind("drew", "seat", "sort")
DREW_CARD: Final = FactKind("drew-card", "seat", "card")
CARD_CYCLED: Final = FactKind("card-cycled", "seat", "card")
STACK_EMPTY: Final = FactKind("stack-empty", "seat")
CARD_RETURNED: Final = FactKind("card-returned", "seat", "sort")
CARD_PLAYED: Final = FactKind("card-played", "seat", "card")
GRANT_GIVEN: Final = FactKind("grant-given", "seat")
PRICE_CAPPED: Final = FactKind("price-capped", "seat", "title")
EMBARGO_LAID: Final = FactKind("embargo-laid", "seat", "other")
STRIKE_CALLED: Final = FactKind("strike-called", "seat", "title")
UNITS_SPOILT: Final = FactKind("units-spoilt", "seat", "title", "number")
DOSSIER_OPENED: Final = FactKind("dossier-opened", "seat", "other", "sort")
CARD_SEEN: Final = FactKind("card-seen", "seat", "other", "card")
CARD_SNATCHED: Final = FactKind("card-snatched", "seat", "other", "sort")
CARD_SNATCHED_FACE: Final = FactKind("card-snatched-face", "seat", "other", "card")

# Agents

AGENTS_MOVED: Final = FactKind("agents-moved", "seat", "title", "number")
AGENTS_CAPTURED: Final = FactKind("agents-captured", "seat", "other", "title", "number")
CLEANING: Final = FactKind("cleaning", "seat", "title", "other")
CLEANING_ROLL: Final = FactKind("cleaning-roll", "other", "pips", "seat", "second_pips")
CLEANING_TIE: Final = FactKind("cleaning-tie", "seat")
CLEANED: Final = FactKind("cleaned", "seat", "title", "other")
STAYED: Final = FactKind("stayed", "seat", "title")

# Conflicts

ATTACK_DECLARED: Final = FactKind("attack-declared", "seat", "source", "target", "other")
ATTACK_CANCELLED: Final = FactKind("attack-cancelled", "seat", "title")
OFFERED_TO_STAY: Final = FactKind("offered-to-stay", "seat", "other", "title", "money")
OFFERED_TO_LEAVE: Final = FactKind("offered-to-leave", "seat", "other", "title", "money")
PAID_TO_STAY: Final = FactKind("paid-to-stay", "seat", "other", "title", "money")
PAID_TO_LEAVE: Final = FactKind("paid-to-leave", "seat", "other", "title", "money")
OFFER_REFUSED: Final = FactKind("offer-refused", "seat", "other", "title")
AGENTS_STAY: Final = FactKind("agents-stay", "seat", "title")
AGENTS_IGNORED: Final = FactKind("agents-ignored", "seat", "title")
DICE_CHANGED: Final = FactKind("dice-changed", "seat", "card")
NS_LOST: Final = FactKind("ns-lost", "seat", "title", "number")
RESERVES_MOVED: Final = FactKind("reserves-moved", "seat", "title", "number")
HELP_SENT: Final = FactKind("help-sent", "seat", "source", "target")
HELP_REFUSED: Final = FactKind("help-refused", "seat", "title")
ASSESSMENT_LINE: Final = FactKind("assessment-line", "line", "aggressor_dice", "defender_dice")
DICE_ASSESSED: Final = FactKind("dice-assessed", "seat", "aggressor_dice", "other", "defender_dice")
BATTLE_ROLL: Final = FactKind("battle-roll", "seat", "pips", "dice", "multiplier", "value")
ROLLS_AGAIN: Final = FactKind("rolls-again", "seat")
BATTLE_ROUND: Final = FactKind("battle-round", "round", "seat", "aggressor_dice", "defender_dice")
RETREATED: Final = FactKind("retreated", "seat", "title")
ENGAGEMENT_WON: Final = FactKind("engagement-won", "seat", "round")
EDS_DESTROYED: Final = FactKind("eds-destroyed", "seat", "title", "number")
EDS_TAKEN: Final = FactKind("eds-taken", "seat", "title", "number")
ATTACK_OVER: Final = FactKind("attack-over", "seat")

# Deals

OFFER_MADE: Final = FactKind("offer-made", "seat", "offer")
OFFER_COUNTERED: Final = FactKind("offer-countered", "seat", "offer", "parent")
OFFER_LEG: Final = FactKind("offer-leg", "offer", "seat", "other", "good", "number")
OFFER_ACCEPTED: Final = FactKind("offer-accepted", "seat", "offer")
OFFER_DECLINED: Final = FactKind("offer-declined", "seat", "offer", "reason")
OFFER_TAKEN_BACK: Final = FactKind("offer-taken-back", "seat", "offer")
OFFER_ENDED: Final = FactKind("offer-ended", "seat", "offer")
OFFER_VOID: Final = FactKind("offer-void", "seat", "offer", "other")
PROMISED: Final = FactKind("promised", "seat", "other", "good", "number")
VISIT_FREE: Final = FactKind("visit-free", "seat", "owner", "money")
VISIT_HALF: Final = FactKind("visit-half", "seat", "owner", "money")
NOTE_PAID: Final = FactKind("note-paid", "seat", "other", "money", "number")
NOTE_BROKEN: Final = FactKind("note-broken", "seat", "other", "money")
DEAL_CLOSED: Final = FactKind("deal-closed", "seat", "offer")
DEAL_CARD: Final = FactKind("deal-card", "seat", "other", "sort")
DEAL_CARD_FACE: Final = FactKind("deal-card-face", "seat", "other", "card")
DEAL_AGENTS: Final = FactKind("deal-agents", "seat", "other", "number")

# Winning

MISSION_SHOWN: Final = FactKind("mission-shown", "seat", "card")
MISSION_PAYS: Final = FactKind("mission-pays", "seat", "card", "points")
MISSION_COUNTS: Final = FactKind("mission-counts", "seat", "number", "needed")
FINAL_ROUND: Final = FactKind("final-round", "seat")
CLAIM_LAPSED: Final = FactKind("claim-lapsed", "round")
SUDDEN_DEATH: Final = FactKind("sudden-death", "round")
SUDDEN_DEATH_GOES_ON: Final = FactKind("sudden-death-goes-on", "round")
TIME_UP: Final = FactKind("time-up", "round")
RESIGNED: Final = FactKind("resigned", "seat")
GAME_WON: Final = FactKind("game-won", "seat", "points")
