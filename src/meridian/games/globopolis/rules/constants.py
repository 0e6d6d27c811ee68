"""The numbers that stand for kinds, effects, causes and choices in the rules of Globopolis, with their names."""

from __future__ import annotations

from typing import Final

WATER: Final = 0
FOOD: Final = 1
ENERGY: Final = 2
UCP: Final = 3
NS: Final = 4
KINDS: Final = 5

RESOURCES: Final = ["water", "food", "energy", "ucp", "ns"]

OPS: Final = 0
MISSION: Final = 1
INFLUENCE: Final = 2

SORTS: Final = ["ops", "mission", "influence"]

# Fields of the ring

TERRITORY: Final = 0
GUILD: Final = 1
INDEPENDENT: Final = 2
BASE: Final = 3
OPS_FIELD: Final = 4
INFLUENCE_FIELD: Final = 5
TELEPORT: Final = 6
NSA: Final = 7
NIA: Final = 8
MOONSHOT: Final = 9

SPECIALS: Final = {"TELEPORT": TELEPORT, "NSA": NSA, "NIA": NIA, "MOONSHOT": MOONSHOT}

# Effects of cards

OPPORTUNITY: Final = 0
OWN_DIE: Final = 1
FEWER_DICE: Final = 2
NO_DEVELOPMENT_DIE: Final = 3
AGENTS_IGNORED: Final = 4
AGENTS_DROPPED: Final = 5
REROLL: Final = 6
RETREAT: Final = 7
BORDER: Final = 8
SABOTAGE: Final = 9
MARKET_SHUTTLE: Final = 10
TAKE_UNITS: Final = 11
TAKE_KINDS: Final = 12
TAKE_MONEY: Final = 13
ROYALTIES: Final = 14
TOURISM: Final = 15
GRANT: Final = 16
PASSPORT: Final = 17
SUMMIT: Final = 18
PRICE_CAP: Final = 19
FUTURES: Final = 20
EMBARGO: Final = 21
AUDIT: Final = 22
DOSSIER: Final = 23
SPOIL: Final = 24
STRIKE: Final = 25
PACT: Final = 26
RESERVES: Final = 27
WORLD_OPINION: Final = 28
COURSE_CORRECTION: Final = 29
EXPRESS: Final = 30
RETRO_BURN: Final = 31
RECALL: Final = 32
RECRUIT: Final = 33
DEEP_COVER: Final = 34
SAFE_HOUSE: Final = 35
PRISONER_EXCHANGE: Final = 36

EFFECTS: Final = [
    "opportunity", "own_die", "fewer_dice", "no_development_die", "agents_ignored", "agents_dropped", "reroll",
    "retreat", "border", "sabotage", "market_shuttle", "take_units", "take_kinds", "take_money", "royalties", "tourism",
    "grant",
    "passport", "summit", "price_cap", "futures", "embargo", "audit", "dossier", "spoil", "strike", "pact", "reserves",
    "world_opinion", "course_correction", "express", "retro_burn", "recall", "recruit", "deep_cover", "safe_house",
    "prisoner_exchange",
]  # fmt: skip

# Conditions of MISSIONs

QUADRANT_VALUES: Final = 0
GUILDS_WITH_ASSOCIATES: Final = 1
GUILD_AND_SUPER: Final = 2
OWN_OF: Final = 3
SUPER_DEVELOPED: Final = 4
SPREAD: Final = 5
SHIELD: Final = 6
INFILTRATION: Final = 7
VAULT: Final = 8

CONDITIONS: Final = [
    "quadrant_values", "guilds_with_associates", "guild_and_super", "own_of", "super_developed", "spread", "shield",
    "infiltration", "vault",
]  # fmt: skip

NONE: Final = -1

# Causes of ledger lines

CAUSES: Final = [
    "title", "guild", "level", "suspended", "restored", "bonus", "points-trade", "switzerland", "moonshot", "backward",
    "mission", "card", "conference", "premium", "market", "guild-trade", "teleport", "deal", "battle", "academy",
    "bribe", "side-offer", "start", "debt", "captured", "recruited", "insolvency", "retreat", "help", "resigned",
    "hostage", "promise",
]  # fmt: skip
"""Why a ledger line was written."""

C_TITLE: Final = 0
C_GUILD: Final = 1
C_LEVEL: Final = 2
C_SUSPENDED: Final = 3
C_RESTORED: Final = 4
C_BONUS: Final = 5
C_POINTS_TRADE: Final = 6
C_SWITZERLAND: Final = 7
C_MOONSHOT: Final = 8
C_BACKWARD: Final = 9
C_MISSION: Final = 10
C_CARD: Final = 11
C_CONFERENCE: Final = 12
C_PREMIUM: Final = 13
C_MARKET: Final = 14
C_GUILD_TRADE: Final = 15
C_TELEPORT: Final = 16
C_DEAL: Final = 17
C_BATTLE: Final = 18
C_ACADEMY: Final = 19
C_BRIBE: Final = 20
C_SIDE_OFFER: Final = 21
C_START: Final = 22
C_DEBT: Final = 23
C_CAPTURED: Final = 24
C_RECRUITED: Final = 25
C_INSOLVENCY: Final = 26
C_RETREAT: Final = 27
C_HELP: Final = 28
C_RESIGNED: Final = 29
C_HOSTAGE: Final = 30
C_PROMISE: Final = 31

# Values of options that have more than two

PER_ROLL: Final = 0
PER_TURN: Final = 1
FREE: Final = 2

TITLES_ANYTIME: Final = 0
OPTION_PHASE_ONLY: Final = 1
ANYTIME: Final = 2

TO_BASES: Final = 0
TO_NEAREST_INDEPENDENT: Final = 1
TO_ANY_INDEPENDENT: Final = 2
TO_ANY_TERRITORY: Final = 3

TO_RESERVE: Final = 0
AS_HOSTAGE: Final = 1
REMOVED: Final = 2

SMA_OFF: Final = 0
SMA_DEFENSE: Final = 1
SMA_AGGRESSION: Final = 2
SMA_BOTH: Final = 3

DEAL_RANDOM: Final = 0
DEAL_BALANCED: Final = 1
DEAL_DRAFT: Final = 2

# Goods of a deal

GOOD_EU: Final = 0
GOOD_POINTS: Final = 1
GOOD_AGENTS: Final = 2
GOOD_HOSTAGES: Final = 3
GOOD_UNITS: Final = 4

# Agreements: goods of a deal that are kept later

PROMISES: Final = ["free-visits", "half-visits", "peace", "note", "word", "due", "passage"]
"""What can be promised: visits without Conference Costs or for half of them, rounds without an attack, money to be paid
later, a word that only the table can keep, the round in which promised money is due, rounds without Conference
Costs."""
FREE_VISITS: Final = 0
HALF_VISITS: Final = 1
PEACE: Final = 2
NOTE: Final = 3
WORD: Final = 4
DUE: Final = 5
PASSAGE: Final = 6
UNTIL: Final = (PEACE, WORD, PASSAGE)
"""Promises that hold up to a round."""
