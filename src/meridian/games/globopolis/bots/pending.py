"""What procedures under way still promise: rolls, battles, markets, grants."""

from __future__ import annotations

from typing import Final

from meridian.games.globopolis.bots.battle import Battle
from meridian.games.globopolis.bots.card_value import EU, HELD, HIDDEN_CARD, POINT
from meridian.games.globopolis.bots.course import AGAIN, ROLLS, WAYS
from meridian.games.globopolis.bots.outlook import Outlook
from meridian.games.globopolis.rules import constants as t
from meridian.games.globopolis.rules.conflict import OPINION, Conflict
from meridian.games.globopolis.rules.engagement import Engagement
from meridian.games.globopolis.rules.event_phase import ASK, ROLLING, EventPhase
from meridian.games.globopolis.rules.guilds import NO_CAP
from meridian.games.globopolis.rules.independents import ROLL, IndependentTerritory
from meridian.games.globopolis.rules.option_phase import OptionPhase
from meridian.games.globopolis.rules.state import NOBODY

MARKET: Final = 25
"""What each unit that a market may have is worth beyond its price."""


def pending(look: Outlook, seat: int) -> int:
    """What the stack of procedures promises a seat."""
    s = look.s
    value = 0
    for at in range(len(s.stack)):
        frame = s.stack[at]
        if isinstance(frame, EventPhase):
            if frame.seat == seat:
                value += rolling(look, frame)
        elif isinstance(frame, OptionPhase):
            if frame.seat == seat:
                # The roll after it is still to come: neither haste nor dawdling pays by itself.
                value += AGAIN + (HELD[t.GRANT] + 40) * frame.grants
                value += HELD[t.PRICE_CAP] if frame.cap != NO_CAP else 0
        elif isinstance(frame, IndependentTerritory):
            if frame.seat == seat and frame.step == ROLL:
                value += MARKET * min(7, s.sides[look.me].eu // max(1, s.board.market_price))
        elif isinstance(frame, Conflict) and frame.step < OPINION:
            value += battle(look, frame, at)
    return value


def rolling(look: Outlook, frame: EventPhase) -> int:
    """A roll that may still be made, or one that is made: the mean of the fields it may lead to."""
    if frame.step == ASK:
        return AGAIN if frame.may_roll else 0
    if frame.step != ROLLING:
        return 0
    table = look.s.board
    here = look.s.field[frame.seat]
    ways = WAYS[frame.dice]
    total = 0
    for steps in range(frame.dice, 6 * frame.dice + 1):
        field = (here - steps if frame.back else here + steps) % table.fields
        total += ways[steps] * glance(look, field)
    return total // ROLLS[frame.dice]


def glance(look: Outlook, field: int) -> int:
    """What a field brings, roughly."""
    s = look.s
    table = s.board
    kind = table.kind[field]
    what = table.what[field]
    if kind == t.TERRITORY:
        owner = s.owner[what]
        if owner == NOBODY:
            return table.value[what] * 2 * POINT
        if owner == look.me:
            return AGAIN + HIDDEN_CARD[t.OPS]
        return -table.conference[what][s.active[what]] * EU
    if kind == t.GUILD:
        return 0 if s.owner[what] == look.me else (table.value[what] + 3) * POINT
    if kind == t.INDEPENDENT:
        return AGAIN + (table.swiss_points * POINT + table.swiss_money * EU if table.broker[what] else 0)
    if kind == t.MOONSHOT:
        return table.moonshot * POINT
    if kind == t.BASE:
        return 2 * AGAIN
    return AGAIN + (HIDDEN_CARD[t.INFLUENCE] // 2)


def battle(look: Outlook, conflict: Conflict, at: int) -> int:
    """What a battle promises or threatens, with the dice that are left in it."""
    s = look.s
    aggressor = s.side_of(conflict.seat)
    defender = s.owner[conflict.target]
    fight = Battle(look)
    a, d = fight.dice(conflict.source, conflict.target, 0, 0)
    for above in range(at + 1, len(s.stack)):
        frame = s.stack[above]
        if isinstance(frame, Engagement):
            a, d = frame.dice
    chance = fight.chance(a, d)
    won = look.conquest(aggressor, conflict.target)
    lost = look.conquest(defender, conflict.source)
    return (chance * won + (1000 - chance) * lost) // 1000
