"""What can be worked out from a view, in numbers: attacks and threats, MISSIONs, reach, prices, who may buy points."""

from __future__ import annotations

from fractions import Fraction
from functools import cache
from typing import Final, NamedTuple

from meridian.core.action import Refusal
from meridian.core.position import Frame
from meridian.games.globopolis.actions import Attack, AttackWith
from meridian.games.globopolis.refusals import NOT_NOW
from meridian.games.globopolis.rules import constants as t
from meridian.games.globopolis.rules.aggression import attacks_from, attacks_on
from meridian.games.globopolis.rules.assessment import Line, assess, dice_of, no_effects
from meridian.games.globopolis.rules.card import Card
from meridian.games.globopolis.rules.conflict import ROUNDS, Conflict
from meridian.games.globopolis.rules.development import develop_refusal
from meridian.games.globopolis.rules.engagement import Engagement
from meridian.games.globopolis.rules.guilds import NO_CAP, price_step, terms
from meridian.games.globopolis.rules.holdings import conference_costs
from meridian.games.globopolis.rules.odds import EngagementOdds, odds_for
from meridian.games.globopolis.rules.option_phase import OptionPhase
from meridian.games.globopolis.rules.state import NOBODY, State

FACES: Final = 6
ATTACK_QUESTIONS: Final = ("pay-or-attack", "attack-or-roll", "continue-aggression")
"""Questions at which an attack is among the answers."""


def frame_of(s: State) -> Frame[State] | None:
    """The procedure that asks now, None if the game is over."""
    return s.stack[-1] if s.stack and not s.over else None


def asks(s: State, seat: int) -> str:
    """The key of what a seat is asked now; empty if it is not."""
    frame = frame_of(s)
    return frame.question(s, seat) if frame is not None and seat in frame.who(s) else ""


def own_phase(s: State, side: int) -> OptionPhase | None:
    """A side's Option Phase, if it is under way."""
    for frame in s.stack:
        if isinstance(frame, OptionPhase) and s.side_of(frame.seat) == side:
            return frame
    return None


def own_titles(s: State, side: int, first: int = 0) -> list[int]:
    """A side's Titles in the order of the ring, Territories first; from a number on."""
    return [title for title in range(first, s.board.titles) if s.owner[title] == side]


def own_territories(s: State, side: int) -> list[int]:
    """A side's Territories."""
    return [title for title in range(s.board.territories) if s.owner[title] == side]


# Attacks


class Prospect(NamedTuple):
    """An attack as things stand: no further card, no third party that withdraws. `card` is -1 without one."""

    source: int
    target: int
    card: int
    lines: list[Line]
    aggressor: int
    defender: int
    win: Fraction
    rounds: Fraction


def table_odds(s: State) -> EngagementOdds:
    """The chances under the multiplier and the polygons of this table."""
    return odds_for(s.board.printed_multiplier, s.board.polygon[0], s.board.polygon[1])


@cache
def _mean_rounds(odds: EngagementOdds, a: int, d: int) -> Fraction:
    return odds.rounds(a, d)[0]


def prospect(
    s: State,
    source: int,
    target: int,
    card: int = t.NONE,
    effects: list[int] | None = None,
    dice: list[int] | None = None,
) -> Prospect:
    """How an attack would go; with the effects of cards and the dice left, if it is under way."""
    lines = assess(s, source, target, effects if effects is not None else no_effects())
    a, d = dice if dice is not None else dice_of(lines)
    odds = table_odds(s)
    return Prospect(source, target, card, lines, a, d, odds.exact(a, d), _mean_rounds(odds, a, d))


def prospect_of(s: State, action: Attack | AttackWith) -> Prospect:
    """How the attack of an answer would go."""
    return prospect(s, action.source, action.target, action.card if isinstance(action, AttackWith) else t.NONE)


def attacks(s: State, seat: int) -> tuple[bool, list[Prospect]]:
    """Whether a seat may attack now, and with what prospects; if not, what the rules would allow from each of its
    Territories (GP-141 to GP-144)."""
    frame = frame_of(s)
    if frame is None:
        return False, []
    if asks(s, seat) in ATTACK_QUESTIONS:
        offered = frame.options(s, seat)
        return True, [prospect_of(s, action) for action in offered if isinstance(action, Attack | AttackWith)]
    return False, [
        prospect_of(s, action)
        for source in own_territories(s, s.side_of(seat))
        for action in attacks_from(s, seat, source)
        if isinstance(action, Attack | AttackWith)
    ]


def threats(s: State, side: int) -> list[Prospect]:
    """What others could attack, by quadrant or with a card that this view shows in their hands."""
    if frame_of(s) is None:
        return []
    return [
        prospect_of(s, action)
        for target in own_territories(s, side)
        for other in s.sides_from(side)
        for action in attacks_on(s, other, target)
        if isinstance(action, Attack | AttackWith)
    ]


def conflict(s: State) -> Prospect | None:
    """The conflict under way, until it is decided: with what was played, and with the dice that are left."""
    declared = next((frame for frame in s.stack if isinstance(frame, Conflict)), None)
    if declared is None or declared.step > ROUNDS or s.over:
        return None
    fought = next((frame for frame in s.stack if isinstance(frame, Engagement)), None)
    dice = [max(count, 0) for count in fought.dice] if fought is not None else None
    return prospect(s, declared.source, declared.target, declared.card, declared.effects, dice)


# Development


def missing_units(s: State, title: int) -> list[int]:
    """What a Territory lacks for its next level, or to have a suspended one restored, by kind."""
    return missing_of(s.level[title], s.active[title], s.units[title * t.KINDS : (title + 1) * t.KINDS])


def missing_of(level: int, active: int, units: list[int]) -> list[int]:
    """The same for these numbers of levels and active levels, and these units."""
    need = active + 1 if active < level else level + 1 if level < 2 else 0
    return [max(0, need - number) for number in units]


def rise_refusal(s: State, seat: int, title: int) -> Refusal | None:
    """Why a Territory cannot rise a level now, or None."""
    side = s.side_of(seat)
    phase = own_phase(s, side)
    refusal = develop_refusal(s, side, title, phase is not None and phase.grants > 0)
    if refusal is None and not (phase is not None and asks(s, seat) == "option-phase"):
        return NOT_NOW
    return refusal


# MISSIONs


class Need(NamedTuple):
    """One thing a MISSION asks for: how much there is, how much is needed, and what would still count."""

    what: str
    have: int
    need: int
    lacking: list[int]


NEEDS: Final = ("quadrants", "guilds", "associates", "super-developed", "territories", "shielded", "infiltrated",
                "opponents", "eu")  # fmt: skip
"""What MISSIONs ask for."""


def mission_needs(s: State, side: int, card: int) -> list[Need]:
    """What a MISSION asks of a side; it is fulfilled if nothing is missing."""
    mission = s.board.cards[card]
    condition = mission.condition
    own = own_territories(s, side)
    if condition == t.QUADRANT_VALUES:
        return [_quadrants(s, [title for title in own if s.board.value[title] >= mission.least], 1)]
    if condition == t.GUILDS_WITH_ASSOCIATES:
        return [_owned(s, side, "guilds", mission.guilds, len(mission.guilds)), _associates(s, side, mission.guilds)]
    if condition == t.GUILD_AND_SUPER:
        developed = [title for title in mission.of if s.owner[title] == side and s.active[title] == 2]
        lacking = [title for title in mission.of if title not in developed]
        return [
            _owned(s, side, "guilds", mission.guilds, 1),
            Need("super-developed", len(developed), len(mission.of), lacking),
        ]
    if condition == t.OWN_OF:
        return [_owned(s, side, "territories", mission.of, mission.need)]
    if condition == t.INFILTRATION:
        return _infiltration(s, side, mission)
    if condition == t.VAULT:
        eu = s.vault(side, mission)
        guilds = own_titles(s, side, s.board.territories)
        return [Need("eu", s.sides[side].eu, eu, []), Need("guilds", len(guilds), mission.need, [])]
    need = mission.by_players[s.numbers_row() - 2]
    if condition == t.SUPER_DEVELOPED:
        return [Need("super-developed", len([title for title in own if s.active[title] == 2]), need, [])]
    if condition == t.SPREAD:
        return [Need("territories", len(own), need, []), _quadrants(s, own, mission.per_quadrant)]
    return [Need("shielded", len([title for title in own if s.ns(title) >= mission.least]), need, [])]


def _owned(s: State, side: int, what: str, titles: list[int], need: int) -> Need:
    lacking = [title for title in titles if s.owner[title] != side]
    return Need(what, len(titles) - len(lacking), need, lacking)


def _quadrants(s: State, titles: list[int], each: int) -> Need:
    counts = [0] * s.board.quadrants
    for title in titles:
        counts[s.board.quadrant[title]] += 1
    lacking = [quadrant for quadrant, count in enumerate(counts) if count < each]
    return Need("quadrants", len(counts) - len(lacking), len(counts), lacking)


def _associates(s: State, side: int, guilds: list[int]) -> Need:
    lacking = [
        guild
        for guild in guilds
        if all(s.owner[title] != side for title in s.board.associates[guild - s.board.territories])
    ]
    return Need("associates", len(guilds) - len(lacking), len(guilds), lacking)


def _infiltration(s: State, side: int, mission: Card) -> list[Need]:
    victims: list[int] = []
    for title in range(s.board.territories):
        owner = s.owner[title]
        if owner in (NOBODY, side) or not s.agents_on(title, side):
            continue
        foreign = sum(s.agents_on(title, other) for other in range(len(s.sides)) if other != owner)
        if foreign > s.agents_on(title, owner):
            victims.append(owner)
    need = mission.opponents_of_two if len(s.sides) == 2 else mission.opponents
    return [Need("infiltrated", len(victims), mission.least, []), Need("opponents", len(set(victims)), need, [])]


# Prices and costs


def guild_price(s: State, title: int, side: int) -> tuple[int, int] | None:
    """The step and the unit price of a Guild for a side; None without an operator, for then it sells nothing."""
    if s.owner[title] == NOBODY:
        return None
    phase = own_phase(s, side)
    return price_step(s, title), terms(s, title, phase.cap if phase is not None else NO_CAP)[1]


def visit_costs(s: State, title: int) -> int:
    """The Conference Costs of a Territory as it lies; nothing without an owner."""
    return 0 if s.owner[title] == NOBODY else conference_costs(s, title)


# Reach


class PossibleStop(NamedTuple):
    """A field a roll may lead to: the total, in how many rolls of all, and the money TELEPORT! pays on the way."""

    field: int
    steps: int
    ways: int
    of: int
    money: int


@cache
def totals(dice: int) -> list[int]:
    """In how many rolls of this many d6 each total comes up."""
    ways = [1]
    for _ in range(dice):
        new = [0] * (len(ways) + FACES)
        for total, number in enumerate(ways):
            for face in range(1, FACES + 1):
                new[total + face] += number
        ways = new
    return ways


def reach(s: State, seat: int, dice: int, back: bool) -> list[PossibleStop]:
    """Where a roll of a Governor may end, nearest first (GP-074, GP-075, GP-077)."""
    table = s.board
    here = s.field[seat]
    gap = (table.teleport - here) % table.fields
    found: list[PossibleStop] = []
    for steps, ways in enumerate(totals(dice)):
        if ways:
            field = (here - steps if back else here + steps) % table.fields
            crossed = (0 < gap < steps and not s.blocked[seat]) or (gap == steps and table.pay_on_landing)
            found.append(
                PossibleStop(field, steps, ways, FACES**dice, table.teleport_money if crossed and not back else 0)
            )
    return found


def teleport_reach(s: State) -> list[PossibleStop]:
    """Where a Teleport may end, in the order of the ring (GP-080 to GP-082)."""
    table = s.board
    ways = [0] * table.fields
    first = next((at for at, base in enumerate(table.bases) if base > table.teleport), 0)
    for base_pips in range(table.base_die):
        base = table.bases[(first + base_pips) % len(table.bases)]
        for pips in range(1, table.field_die + 1):
            ways[(base + pips) % table.fields] += 1
    of = table.base_die * table.field_die
    return [PossibleStop(field, 0, number, of, 0) for field, number in enumerate(ways) if number]


def backward_fee(s: State) -> int:
    """The CR points a counterclockwise roll costs now, but for a card."""
    if s.board.fee == t.FREE or (s.board.fee == t.PER_TURN and s.backward_paid):
        return 0
    return s.board.backward


# Points


def may_buy(s: State, side: int) -> bool:
    """Whether a side is far enough from the mark to buy CR points (GP-069, GP-070)."""
    begun = s.sides[side].points
    limit = s.victory_mark() - s.board.buy_margin
    if s.sides[side].gone:
        return False
    return s.board.bitter_end or begun < limit or (begun == limit and not s.board.barred_at_threshold)


def leaders(s: State) -> list[int]:
    """The sides with the most points."""
    playing = [side for side in range(len(s.sides)) if not s.sides[side].gone]
    best = max((s.sides[side].points for side in playing), default=0)
    return [side for side in playing if s.sides[side].points == best]
