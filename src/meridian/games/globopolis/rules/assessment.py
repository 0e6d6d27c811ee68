"""Assessment of Strength: how many d6 each side of a conflict rolls, and why."""

from __future__ import annotations

from typing import Final

from meridian.games.globopolis.rules import constants as t
from meridian.games.globopolis.rules.state import State

AGGRESSOR: Final = 0
DEFENDER: Final = 1

BASE: Final = 0
NS_UNITS: Final = 1
DEVELOPMENT: Final = 2
SUPERIORITY: Final = 3
VALUE: Final = 4
ASSISTANCE: Final = 5
CAPPED: Final = 6
NIGHT_DROP: Final = 7
SIGNAL_JAM: Final = 8

LINES: Final = [
    "base", "ns-units", "development", "superiority", "value", "assistance", "capped", "night-drop", "signal-jam",
]  # fmt: skip
"""What a line of the Assessment is about."""

CLAUSES: Final = [
    "GP-147 GP-148",
    "GP-149",
    "GP-150 GP-055 GP-058",
    "GP-123 GP-124 GP-125 GP-126 GP-151 GP-A32",
    "GP-152 GP-007",
    "GP-184 GP-A72",
    "GP-153 GP-A44",
    "GP-112 GP-205",
    "GP-112 GP-205",
]

Line = tuple[int, int, int]
"""What it is about, and how many d6 it gives to Aggressor and Defender."""


EXTRA: Final = 0
FEWER: Final = 2
NO_DEVELOPMENT: Final = 4
IGNORED: Final = 6
HELP: Final = 8
"""Where the effects of cards stand in a list, each for Aggressor and Defender: a die more, dice less for the opponent,
no die from criterion 2 for the opponent, the Territory on which the opponent's Agents do not count, and how many
Territories have sent an NS-Unit (-1 while that is still to come, GP-185)."""


def no_effects() -> list[int]:
    """Nothing played yet."""
    return [0, 0, 0, 0, 0, 0, t.NONE, t.NONE, -1, -1]


def superiority(s: State, title: int, owner: int, opponent: int, ignored: int) -> int:
    """Who has Agent Superiority on a Territory: the owner (1), the opponent (-1) or nobody. Agents of third parties
    work for the infiltration (GP-123 to GP-125, GP-A32). `ignored` is a side whose Agents do not count."""
    own = s.agents_on(title, owner) if owner != ignored else 0
    theirs = s.agents_on(title, opponent) if opponent != ignored else 0
    third = 0
    for side in range(len(s.sides)):
        if side != owner and side != opponent:
            third += s.agents_on(title, side)
    if s.board.floor_model:
        own = own - third if own > third else 0
    else:
        theirs += third
    return (own > theirs) - (own < theirs)


def assess(s: State, source: int, target: int, effects: list[int]) -> list[Line]:
    """Line by line: base dice, NS-Units, development, Agents or value, assistance, the cap, cards (GP-147 to
    GP-153, GP-184, GP-205)."""
    table = s.board
    aggressor = s.owner[source]
    defender = s.owner[target]
    lines: list[Line] = [(BASE, table.base_dice[AGGRESSOR], table.base_dice[DEFENDER])]
    help_a, help_d = assistance_dice(s, source, target, effects)
    coming_a = help_a if table.sma_requires_ns and effects[HELP + AGGRESSOR] < 0 else 0
    coming_d = help_d if table.sma_requires_ns and effects[HELP + DEFENDER] < 0 else 0
    lines.append((NS_UNITS, s.ns(source) + coming_a, s.ns(target) + coming_d))
    a, d = development_dice(s, source, target)
    if effects[NO_DEVELOPMENT + AGGRESSOR]:
        d = 0
    if effects[NO_DEVELOPMENT + DEFENDER]:
        a = 0
    lines.append((DEVELOPMENT, a, d))
    if table.agents_used:
        a = d = 0
        for title, owner, opponent in ((source, aggressor, defender), (target, defender, aggressor)):
            ignored = t.NONE
            if effects[IGNORED + AGGRESSOR] == title:
                ignored = defender
            elif effects[IGNORED + DEFENDER] == title:
                ignored = aggressor
            who = superiority(s, title, owner, opponent, ignored)
            if who:
                if (who > 0) == (owner == aggressor):
                    a += table.superiority
                else:
                    d += table.superiority
        lines.append((SUPERIORITY, a, d))
    else:
        more = table.value[source] - table.value[target]
        lines.append((VALUE, 1 if more >= 0 else 0, 1 if more <= 0 else 0))
    if table.sma:
        lines.append((ASSISTANCE, help_a, help_d))
    a = sum(line[1] for line in lines)
    d = sum(line[2] for line in lines)
    if table.dice_cap:
        cut_a = table.dice_cap - a if a > table.dice_cap else 0
        cut_d = table.dice_cap - d if d > table.dice_cap else 0
        if cut_a or cut_d:
            lines.append((CAPPED, cut_a, cut_d))
            a += cut_a
            d += cut_d
    lines += card_lines(s, effects, a, d)
    return lines


def card_lines(s: State, effects: list[int], a: int, d: int) -> list[Line]:
    """Night Drop never lifts a side above the cap, Signal Jam never leaves it without a die (GP-205)."""
    lines: list[Line] = []
    cap = s.board.dice_cap if s.board.dice_cap else 99
    if effects[EXTRA + AGGRESSOR] or effects[EXTRA + DEFENDER]:
        more_a = min(effects[EXTRA + AGGRESSOR], max(0, cap - a))
        more_d = min(effects[EXTRA + DEFENDER], max(0, cap - d))
        lines.append((NIGHT_DROP, more_a, more_d))
        a += more_a
        d += more_d
    if effects[FEWER + AGGRESSOR] or effects[FEWER + DEFENDER]:
        less_a = min(effects[FEWER + DEFENDER], max(0, a - 1))
        less_d = min(effects[FEWER + AGGRESSOR], max(0, d - 1))
        lines.append((SIGNAL_JAM, -less_a, -less_d))
    return lines


def development_dice(s: State, source: int, target: int) -> tuple[int, int]:
    """Criterion 2: the higher active level, else more units without NS-Units, else both (GP-150)."""
    more = s.active[source] - s.active[target]
    if more == 0:
        for kind in range(t.NS):
            more += s.units[source * t.KINDS + kind] - s.units[target * t.KINDS + kind]
    return (1 if more >= 0 else 0, 1 if more <= 0 else 0)


def assistance_dice(s: State, source: int, target: int, effects: list[int]) -> tuple[int, int]:
    """SMA: a die for each other own Territory in the colour group of the own involved one (GP-184, GP-A72); where
    each must send an NS-Unit, for each that does (GP-185)."""
    sma = s.board.sma
    a = d = 0
    if sma == t.SMA_AGGRESSION or sma == t.SMA_BOTH:
        a = effects[HELP + AGGRESSOR] if effects[HELP + AGGRESSOR] >= 0 else len(helpers(s, source))
    if sma == t.SMA_DEFENSE or sma == t.SMA_BOTH:
        d = effects[HELP + DEFENDER] if effects[HELP + DEFENDER] >= 0 else len(helpers(s, target))
    return a, d


def helpers(s: State, title: int) -> list[int]:
    """The other own Territories in a Territory's colour group that give assistance."""
    owner = s.owner[title]
    found: list[int] = []
    room = s.ns_limit(title) - s.ns(title)
    for other in s.board.members[s.board.group[title]]:
        if other == title or s.owner[other] != owner:
            continue
        if not s.board.sma_requires_ns:
            found.append(other)
        elif s.ns(other) and room > 0:
            room -= 1
            found.append(other)
    return found


def dice_of(lines: list[Line]) -> tuple[int, int]:
    """The dice of both sides at the end of an Assessment."""
    a = d = 0
    for line in lines:
        a += line[1]
        d += line[2]
    return a, d
