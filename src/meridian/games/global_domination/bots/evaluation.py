"""How good a position of Global Domination looks for a seat. Counted in whole thousandths, see `worth`."""

from __future__ import annotations

from typing import Final

from meridian.core.position import UNKNOWN
from meridian.games.global_domination.bots.card_value import card_worth, set_size
from meridian.games.global_domination.rules.area_texts import (
    AreaText,
    GlobalDisruption,
    Insurgents,
    Megastorm,
    Surrender,
)
from meridian.games.global_domination.rules.bio_weapons import BioWeapons
from meridian.games.global_domination.rules.game_turn import DRAWS, GameTurn
from meridian.games.global_domination.rules.player_turn import PlayerTurn
from meridian.games.global_domination.rules.points import SpendPoints
from meridian.games.global_domination.rules.purchase import PAY_SECOND, Purchase, can_buy
from meridian.games.global_domination.rules.scoring import fogged
from meridian.games.global_domination.rules.state import NOBODY, Player, State
from meridian.games.global_domination.rules.terms import allowed
from meridian.games.global_domination.rules.texts.players import ChoosePlayer

LEADER: Final = 500
"""What a VP of the strongest rival weighs against one's own."""
TABLE: Final = 300
"""What a VP of all rivals weighs, shared among them."""
LASTING: Final = 350
"""How much of today's map still counts in each of the next scoring steps."""
FAR: Final = 3
"""How many scoring steps ahead today's map still counts."""
UNDER_WAY: Final = 800
"""What all Areas of a Region but one are worth in a scoring step."""
BUILDING: Final = 1100
"""What a VP to be gained by a Build on the table is worth; monopolies may come on top."""
REDUCING: Final = 400
"""What a VP to be taken from rivals by a Reduction on the table is worth."""
IN_HAND: Final = 900
"""What a point on a card in hand is worth in a scoring step."""
KEPT: Final = 700
"""What a point on a card is worth that is kept for the next Game Turn."""
DRAWN: Final = 600
"""What a point on a card is worth that is still to be drawn."""
PLAIN: Final = 3
"""The points of a plain card: hidden and future ones are taken for such."""
TEMPO: Final = 3000
"""What it costs to use a further card in the same turn: acting later is acting with more knowledge."""


def evaluate(s: State, seat: int) -> float:
    """A seat's prospects against its rivals': VP, map, cards, and what its procedures still grant.

    The time before the draws is valued as the end of the Game Turn before it. So the scoring step and
    the draws after it are no gain by themselves, and a pass that brings them about earns nothing.
    """
    eve = before_draws(s)
    later = s.board.turns - s.turn + (1 if eve and not s.over else 0)
    values = standings(s, eve or s.over, later)
    best = -1000000000
    total = 0
    for other in range(len(values)):
        if other != seat:
            total += values[other]
            if values[other] > best:
                best = values[other]
    value = 1000 * values[seat] - LEADER * best - TABLE * total // (len(values) - 1)
    if not s.over:
        value += 1000 * (cards_value(s, s.players[seat], eve, later) + pending(s, seat, weight(later)))
    return value / 1000000


def before_draws(s: State) -> bool:
    """Whether a Game Turn has begun but not everybody has drawn: the last scoring step is booked."""
    for frame in s.stack:
        if isinstance(frame, GameTurn):
            return frame.step <= DRAWS
    return True


def weight(later: int) -> int:
    """What a VP on the map counts: in the scoring step to come, and in those after it."""
    return 1000 + LASTING * min(later, FAR)


def standings(s: State, eve: bool, later: int) -> list[int]:
    """What each seat has and may expect of the map and of its Logistics."""
    t = s.board
    owner = s.owner
    now = 0 if eve else 1000
    ahead = LASTING * min(later, FAR)
    each = now + ahead
    values: list[int] = []
    for player in s.players:
        values.append(1000 * player.vp + DRAWN * PLAIN * later * min(player.logistics, set_size(player)))
    for area in range(t.areas):
        who = owner[area]
        if who != NOBODY:
            if t.sea[area]:
                values[who] += each * (t.sea_full if s.full[area] else t.sea_struggling)
            else:
                values[who] += each * (t.land_full if s.full[area] else t.land_struggling)
    for areas in t.in_region:
        who, missing = leading(owner, areas)
        if missing == 0:
            values[who] += t.region_vp * (ahead if fogged(s, who) else each)
        elif missing == 1:
            values[who] += UNDER_WAY * each // 1000
    step = DRAWN * (PLAIN - 1) * t.resource_steps
    for areas in t.in_resource:
        who, missing = leading(owner, areas)
        if missing == 0:
            values[who] += step * (now * later + ahead * max(0, later - 1)) // 1000
        elif missing == 1:
            values[who] += step * each * later // 5000
    return values


def leading(owner: list[int], areas: list[int]) -> tuple[int, int]:
    """Who holds all or all but one of these Areas, and how many are missing (2: nobody does)."""
    size = len(areas)
    for first in range(min(2, size)):
        who = owner[areas[first]]
        if who != NOBODY:
            missing = 0
            for area in areas:
                if owner[area] != who:
                    missing += 1
            if missing < 2:
                return who, missing
    return NOBODY, 2


def cards_value(s: State, player: Player, eve: bool, later: int) -> int:
    """The cards in hand, and how good the set is for the draws to come."""
    cards = s.board.cards
    number = len(player.hand.cards)
    held = 0
    for card in player.hand.cards:
        held += 1000 * PLAIN if card == UNKNOWN else card_worth(cards[card])
    points = held
    for kind in range(len(cards)):
        n = player.discard[kind] + player.deck.pool[kind]
        if n:
            points += n * card_worth(cards[kind])
            number += n
    if not (eve or player.passed):
        value = IN_HAND * weight(later) // 1000 * held // 1000
    elif later:
        # With a small set a card that is kept is a card less to draw.
        missing = max(0, player.logistics - number + len(player.hand.cards))
        value = KEPT * weight(later - 1) // 1000 * (held - 1000 * PLAIN * missing) // 1000
    else:
        return 0
    if number and later:
        value += DRAWN * later * min(player.logistics, number) * (points // number - 1000 * PLAIN) // 1000
    return value


def pending(s: State, seat: int, each: int) -> int:
    """What the procedures under way still grant a seat, as if it could be spent well."""
    value = 0
    for frame in s.stack:
        if isinstance(frame, SpendPoints):
            if frame.seat == seat:
                value += each * spendable(s, frame) // 1000
        elif isinstance(frame, PlayerTurn):
            if frame.seat == seat and frame.uses > 1:
                value -= TEMPO * (frame.uses - 1)
        elif isinstance(frame, Purchase):
            if frame.seat == seat:
                value += bargain(s, frame, each)
        elif isinstance(frame, ChoosePlayer):
            if frame.seat == seat:
                value += 5 * REDUCING * each // 1000
        elif isinstance(frame, AreaText):
            value += each * strikes(s, frame, seat) // 1000
    return value


def strikes(s: State, frame: AreaText, seat: int) -> int:
    """What a text that strikes Area after Area still grants a seat."""
    if isinstance(frame, Megastorm):
        value = -BUILDING * frame.owed[seat]
        for other in range(len(frame.owed)):
            if other != seat:
                value += REDUCING * frame.owed[other]
        return value
    if isinstance(frame, BioWeapons):
        return REDUCING * (frame.pair - frame.made) if frame.at == seat else 0
    if frame.seat != seat:
        return 0
    if isinstance(frame, Insurgents):
        return 2 * BUILDING * min(frame.count - frame.made, len(frame.fitting(s)))
    if isinstance(frame, GlobalDisruption):
        return REDUCING * (len(s.board.in_region) - frame.region)
    if isinstance(frame, Surrender):
        return 2 * REDUCING * frame.regions.bit_count()
    return BUILDING * len(frame.fitting(s))


def spendable(s: State, frame: SpendPoints) -> int:
    """What the points of a use can bring, Sea before Land and Builds before Reductions."""
    t = s.board
    builds = [0, 0]
    reductions = [0, 0]
    for area in range(t.areas):
        if allowed(s, frame.seat, frame.where, area):
            kind = 1 if t.sea[area] else 0
            who = s.owner[area]
            if who == NOBODY:
                builds[kind] += 2
            elif who != frame.seat:
                reductions[kind] += 2 if s.full[area] else 1
            elif not s.full[area]:
                builds[kind] += 1
    built = min(frame.builds + frame.either, builds[0] + builds[1])
    left = frame.reductions + frame.either - max(0, built - frame.builds)
    broken = min(left, reductions[0] + reductions[1])
    more = t.sea_struggling - t.land_struggling
    gained = built * t.land_struggling + min(built, builds[1]) * more
    taken = broken * t.land_struggling + min(broken, reductions[1]) * more
    return BUILDING * gained + REDUCING * taken


def bargain(s: State, frame: Purchase, each: int) -> int:
    """What a purchase under way will bring: the best card on sale, less what is still to be paid."""
    cards = s.board.cards
    best = 0
    for card in range(len(s.market)):
        if can_buy(s, frame.seat, card):
            best = max(best, card_worth(cards[card]) - 1000 * PLAIN * cards[card].price_steps)
    if not frame.two:
        return each * best // 10000
    if frame.step == PAY_SECOND:
        weakest = best
        for card in s.players[frame.seat].hand.cards:
            weakest = min(weakest, card_worth(cards[card]))
        best -= weakest
    return IN_HAND * each // 1000 * best // 1000
