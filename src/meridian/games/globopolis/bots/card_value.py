"""What money, units and cards are worth to a bot, in hundredths of a CR point.

Bots count in whole hundredths: fractions could come out differently where a compiler joins a multiplication
and an addition, and a game could not be repeated elsewhere.
"""

from __future__ import annotations

from typing import Final

from meridian.games.globopolis.rules import constants as t

POINT: Final = 100
EU: Final = 20
"""What an EU is worth in general: five of them buy a point."""
WIN: Final = 1000000

BEGUN: Final = [80, 54, 32, 17, 9, 4]
"""What a set is worth, in hundredths of the level it allows, by the units that are missing."""
SPARE: Final = 12
"""What a unit without a use is worth: another player may want it."""
SPARE_NS: Final = 32
"""The same of an NS-Unit: it guards a Territory."""
AGENT: Final = 35

HELD: Final = [
    60, 90, 90, 60, 50, 60, 90, 60, 70, 80,
    750, 170, 190, 450, 260, 220, 260, 260, 250, 90, 90, 35, 110, 110, 170, 60, 260, 70, 110, 170, 750, 70,
    40, 70, 25, 45, 50,
]  # fmt: skip
"""What an OPs or INFLUENCE card in hand is worth, by its effect."""
HIDDEN_CARD: Final = [75, 160, 160]
"""What an unseen card is worth, by its sort."""


def purse(eu: int, useful: int) -> int:
    """What money is good for: the first keeps one able to act, more of it buys points and premiums as long as it is
    useful, and the rest is left over at the end."""
    if eu <= 0:
        return 0
    value = min(eu, useful) * EU + min(eu, 20) * 4
    if eu > useful:
        value += (eu - useful) * 4
    return value


def potential(pool: list[int], covered: int, steps: list[int]) -> int:
    """What a side's units are worth: sets beyond those that its levels use, complete or begun, each for what the
    level it allows would bring (`steps`, best first); and a little for every unit."""
    value = SPARE_NS * pool[t.NS]
    for kind in range(t.NS):
        value += SPARE * pool[kind]
    sets = covered
    for step in steps:
        sets += 1
        missing = 0
        for units in pool:
            if units < sets:
                missing += sets - units
        if missing >= len(BEGUN):
            break
        value += step * BEGUN[missing] // 100
    return value


def complete(pool: list[int]) -> int:
    """How many complete sets there are if all units are brought together."""
    least = pool[0]
    for units in pool:
        if units < least:
            least = units
    return least
