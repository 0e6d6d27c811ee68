"""How good a position of Globopolis looks for a seat, at a glance."""

from __future__ import annotations

from typing import Final

from meridian.core.position import Position
from meridian.games.globopolis.bots.card_value import AGENT, HELD, HIDDEN_CARD, POINT, SPARE, WIN, purse
from meridian.games.globopolis.bots.outlook import STOCKED, Outlook, group_promise
from meridian.games.globopolis.bots.pending import pending
from meridian.games.globopolis.rules import constants as t
from meridian.games.globopolis.rules.odds import odds_for
from meridian.games.globopolis.rules.state import State

CLAIM: Final = 3000
"""What it is worth to stand first among those who claim victory."""
SHOWN: Final = 4000
"""What a MISSION that was shown is worth."""
READY: Final = 60
"""What it is worth that a set lies together where it allows a level."""
HIT: Final = 5
"""How likely a Territory that can be attacked is attacked in a round, in hundredths."""


def evaluate(p: Position, seat: int) -> float:
    """A side's estate against those of its rivals, in CR points; rivals near the mark weigh more."""
    assert isinstance(p, State)
    side = p.side_of(seat)
    if p.over:
        return float(WIN if (p.winners >> side) & 1 else -WIN)
    look = Outlook(p, side)
    value = estate(look, side) + prospects(look) + pending(look, seat) - losses(look) + claims(look)
    for other in p.sides_from(side):
        value -= estate(look, other) * look.weight[other] // 100
    return value / 100.0


def estate(look: Outlook, side: int) -> int:
    """What a side has: points, money, units and what they promise, Guild Stocks, Agents, cards."""
    s = look.s
    owner = s.sides[side]
    value = owner.points * POINT + purse(owner.eu, look.spending(side))
    pool = look.pool[side][:]
    now = look.units(side, pool)
    operated = False
    for guild in range(len(s.guild_stock)):
        if s.owner[s.board.territories + guild] == side:
            stock = s.guild_stock[guild]
            value += SPARE * stock
            pool[s.board.guild_resource[guild]] += min(stock, STOCKED)
            operated = True
    value += (now + 3 * look.units(side, pool)) // 4 if operated else now
    for title in range(s.board.territories):
        if s.owner[title] == side:
            value += look.income(title, s.active[title])
    value += AGENT * owner.agents
    for sort in range(3):
        for card in owner.hands[sort].cards:
            if card < 0 or sort == t.MISSION:
                value += HIDDEN_CARD[sort]
            else:
                value += HELD[s.board.cards[card].effect]
    return value


def prospects(look: Outlook) -> int:
    """Colour groups begun, MISSIONs that are near, Agents at work."""
    s = look.s
    value = 0
    for group in range(s.board.groups):
        value += group_promise(s, look.me, group)
    for title in range(s.board.titles):
        if s.owner[title] == look.me:
            value += look.aims.titles[title]
            if title < s.board.territories and s.level[title] < min(2, s.sets(title)):
                value += READY
    value += look.aims.reached
    if s.board.agents_used:
        for title in range(s.board.territories):
            value += (AGENT + 4) * s.agents_on(title, look.me)
    return value


def claims(look: Outlook) -> int:
    """Being first counts most once the final round is on."""
    s = look.s
    mine = s.sides[look.me]
    value = SHOWN if mine.shown else 0
    if look.leader >= 0 and (s.sides[look.leader].shown or look.best >= look.mark) and mine.points <= look.best:
        value -= CLAIM
    if mine.points >= look.mark:
        value += CLAIM if mine.points > look.best else CLAIM // 2
    return value


def losses(look: Outlook) -> int:
    """What attacks on developed Territories may cost, by the exact chances of the strongest neighbour."""
    s = look.s
    table = s.board
    if not table.conflicts:
        return 0
    odds = odds_for(table.printed_multiplier, table.polygon[0], table.polygon[1])
    above: list[int] = []
    units: list[int] = []
    for title in range(table.territories):
        owner = s.owner[title]
        at = title * t.KINDS
        units.append(s.units[at] + s.units[at + 1] + s.units[at + 2] + s.units[at + 3])
        number = 0
        if owner >= 0 and table.agents_used:
            for side in range(len(s.sides)):
                agents = s.agents[title * len(s.sides) + side]
                number += agents if side == owner else -agents
        above.append(number)
    total = 0
    for title in range(table.territories):
        if s.owner[title] != look.me:
            continue
        worst = 0.0
        for source in range(table.territories):
            if s.owner[source] in (look.me, -1) or table.quadrant[source] != table.quadrant[title]:
                continue
            a = table.base_dice[0] + s.units[source * t.KINDS + t.NS]
            d = table.base_dice[1] + s.units[title * t.KINDS + t.NS]
            more = s.active[source] - s.active[title]
            if more == 0:
                more = units[source] - units[title]
            a += (1 if more >= 0 else 0) + (1 if above[source] > 0 else 0) + (1 if above[title] < 0 else 0)
            d += (1 if more <= 0 else 0) + (1 if above[title] > 0 else 0) + (1 if above[source] < 0 else 0)
            if table.dice_cap:
                a = min(a, table.dice_cap)
                d = min(d, table.dice_cap)
            chance = odds.win(a, d)
            if chance > worst:
                worst = chance
        harm = (table.value[title] + s.active[title] * table.level_points) * POINT + 30 * units[title]
        total += int(worst * 1000) * harm * HIT * min(4, look.rounds) // 100000
    return total
