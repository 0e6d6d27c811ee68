"""How the sides stand: what a position holds for each of them, in numbers that say who is likely to win."""

from __future__ import annotations

from typing import Final

from meridian.games.globopolis.bots.aims import PAID
from meridian.games.globopolis.bots.card_value import HELD, HIDDEN_CARD, POINT, SPARE, purse
from meridian.games.globopolis.bots.evaluation import losses
from meridian.games.globopolis.bots.outlook import STOCKED, Outlook, group_promise
from meridian.games.globopolis.rules import constants as t
from meridian.games.globopolis.rules.missions import fulfilled
from meridian.games.globopolis.rules.state import NOBODY, State
from meridian.games.globopolis.rules.winning import claimants

NAMES: Final = (
    "points", "money", "units", "guilds", "income", "groups", "losses", "held", "levels", "ns", "agents", "abroad",
    "ops", "influence", "missions", "done", "spied", "one", "two", "three", "paid",
    "shown", "claims", "leads", "gap", "moves",
)  # fmt: skip
"""What is known of a side, in this order."""
HIDDEN_STEPS: Final = (0.05, 0.15, 0.2)
"""How likely an unseen MISSION that wins is one, two or three steps away."""


def features(s: State) -> list[list[float]]:
    """For each side what it has, in parts of the victory mark, and how it stands in the race."""
    claims = claimants(s)
    return [of_side(Outlook(s, side), side, claims) for side in range(len(s.sides))]


def of_side(look: Outlook, side: int, claims: int) -> list[float]:
    """The same for one side."""
    s = look.s
    owner = s.sides[side]
    mark = max(1.0, float(look.mark))
    whole = mark * POINT
    found: list[float] = [owner.points / mark, purse(owner.eu, look.spending(side)) / whole]
    holdings(look, side, whole, found)
    cards(look, side, whole, found)
    race(look, side, claims, found)
    return found


def holdings(look: Outlook, side: int, whole: float, found: list[float]) -> None:
    """Units, Guilds, Territories, Agents."""
    s = look.s
    table = s.board
    pool = look.pool[side]
    now = look.units(side, pool)
    guards = pool[t.NS]
    more = pool[:]
    guilds = 0
    operated = False
    for guild in range(len(s.guild_stock)):
        if s.owner[table.territories + guild] == side:
            stock = s.guild_stock[guild]
            guilds += SPARE * stock
            more[table.guild_resource[guild]] += min(stock, STOCKED)
            operated = True
    if operated:
        guilds += look.units(side, more) - now
    income = 0
    home = s.sides[side].agents
    abroad = 0
    for title in range(table.territories):
        if s.owner[title] == side:
            income += look.income(title, s.active[title])
            home += s.agents_on(title, side)
        else:
            abroad += s.agents_on(title, side)
    found.append(now / whole)
    found.append(guilds / whole)
    found.append(income / whole)
    found.append(groups(s, side) / whole)
    found.append(losses(look) / whole)
    found.append(look.held[side] / 10.0)
    found.append(look.covered[side] / 10.0)
    found.append(guards / 10.0)
    found.append(home / 10.0)
    found.append(abroad / 10.0)


def groups(s: State, side: int) -> int:
    """What the colour groups that a side has begun promise."""
    value = 0
    for group in range(s.board.groups):
        value += group_promise(s, side, group)
    return value


def cards(look: Outlook, side: int, whole: float, found: list[float]) -> None:
    """The hand, and how near its MISSIONs are."""
    s = look.s
    table = s.board
    owner = s.sides[side]
    held = [0, 0, 0]
    for sort in (t.OPS, t.INFLUENCE):
        for card in owner.hands[sort].cards:
            held[sort] += HIDDEN_CARD[sort] if card < 0 else HELD[table.cards[card].effect]
    near = [0.0, 0.0, 0.0, 0.0]
    paid = 0
    spied = 0.0
    own = s.own_territories(side)
    for card in owner.hands[t.MISSION].cards:
        if card < 0:
            for steps in range(3):
                near[steps + 1] += HIDDEN_STEPS[steps]
            continue
        mission = table.cards[card]
        if (owner.cashed >> (card - table.first_of_sort[t.MISSION])) & 1:
            continue
        steps = 0 if fulfilled(s, side, card, own) else max(1, look.aims.far[card])
        if mission.points:
            if steps < len(PAID):
                paid += mission.points * (POINT if steps == 0 else PAID[steps])
        elif mission.condition == t.INFILTRATION:
            # Others send their Agents before it can be shown, so it is seldom kept.
            spied += 1.0 if steps == 0 else 0.0
        elif steps < len(near):
            near[steps] += 1.0
    found.append(held[t.OPS] / whole)
    found.append(held[t.INFLUENCE] / whole)
    found.append(float(len(owner.hands[t.MISSION].cards)))
    found.append(near[0])
    found.append(spied)
    found.append(near[1])
    found.append(near[2])
    found.append(near[3])
    found.append(paid / whole)


def race(look: Outlook, side: int, claims: int, found: list[float]) -> None:
    """Who claims victory, who is ahead, who still has a turn in this round."""
    s = look.s
    owner = s.sides[side]
    rival = -1000
    for other in range(len(s.sides)):
        if other != side and (claims >> other) & 1 and s.sides[other].points > rival:
            rival = s.sides[other].points
    mine = (claims >> side) & 1
    ahead = owner.points - (rival if rival > -1000 else look.best)
    number = len(s.sides)
    first = s.side_of(s.first)
    active = first if s.active_seat == NOBODY else s.side_of(s.active_seat)
    found.append(1.0 if owner.shown else 0.0)
    found.append(1.0 if mine else 0.0)
    found.append(1.0 if mine and owner.points > rival else 0.0)
    found.append(max(-0.3, min(0.3, ahead / max(1, look.mark))))
    found.append(1.0 if (side - first) % number >= (active - first) % number else 0.0)
