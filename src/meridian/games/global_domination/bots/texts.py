"""What the text of a card would gain on a scratch map."""

from __future__ import annotations

from meridian.games.global_domination.bots.map_estimate import NEVER, MapEstimate
from meridian.games.global_domination.bots.spending import Spending
from meridian.games.global_domination.rules import board as t
from meridian.games.global_domination.rules.board import CardType
from meridian.games.global_domination.rules.card_texts import text_vp
from meridian.games.global_domination.rules.state import NOBODY, State


def text_gain(s: State, estimate: MapEstimate, card: CardType, chain: int) -> int:
    """What a text gains if carried out well. The scratch map is changed."""
    effect = card.effect
    if effect == t.VP_PER_RESOURCE_AREA or effect == t.VP_PER_REGION:
        return 1000 * text_vp(s, estimate.me, card)
    if effect == t.MIXED_POINTS:
        return Spending(estimate, 0, 0, card.number, card.where).spend_all()
    if effect == t.BUILD_AND_REDUCE:
        return Spending(estimate, card.build, card.attack, 0, card.where).spend_all()
    if effect == t.BUILDS:
        return Spending(estimate, card.number, 0, 0, card.where).spend_all()
    if effect == t.REDUCTIONS_PER_FULL:
        return Spending(estimate, 0, card.number * full_forces(estimate), 0, t.ANYWHERE).spend_all()
    if effect == t.BIO_CHAIN:
        gain = Spending(estimate, 0, card.number, 0, t.ANYWHERE).spend_all()
        return gain - chain * chain_harm(estimate, card.number) // 1000
    if effect == t.STRUGGLE_PLAYER or effect == t.OUT_OF_SUPPLY:
        best = NEVER
        for victim in range(len(estimate.weights)):
            if victim != estimate.me:
                best = max(best, victim_gain(estimate, victim, effect))
        return best
    if effect == t.MEGASTORM:
        return storm_gain(s, estimate, card)
    return areas_gain(estimate, card)


def full_forces(estimate: MapEstimate) -> int:
    """How many Full Forces I have."""
    n = 0
    for area in range(estimate.board.areas):
        if estimate.owner[area] == estimate.me and estimate.full[area]:
            n += 1
    return n


def chain_harm(estimate: MapEstimate, pair: int) -> int:
    """What a chain of Bio Weapons that goes on may do to me: my dearest Forces, once."""
    worst = 0
    for area in range(estimate.board.areas):
        if estimate.owner[area] == estimate.me:
            full = estimate.full[area]
            worst = min(worst, estimate.reduce(area))
            estimate.owner[area] = estimate.me
            estimate.full[area] = full
    return -worst * pair


def victim_gain(estimate: MapEstimate, victim: int, effect: int) -> int:
    """What Bad Leadership or Out of Supply gains against a player. The map is left as it was."""
    owner = estimate.owner[:]
    full = estimate.full[:]
    gain = 0
    for area in range(estimate.board.areas):
        if owner[area] == victim:
            if effect == t.STRUGGLE_PLAYER:
                gain += estimate.change(area, victim, False)
            elif not supported(estimate, owner, area):
                gain += estimate.change(area, NOBODY, False)
    estimate.owner = owner
    estimate.full = full
    return gain


def supported(estimate: MapEstimate, owner: list[int], area: int) -> bool:
    """Whether a Force has a neighbouring Force of its own colour."""
    for near in estimate.board.neighbours[area]:
        if owner[near] == owner[area]:
            return True
    return False


def storm_gain(s: State, estimate: MapEstimate, card: CardType) -> int:
    """What Megastorm gains: as many of everybody's Forces are reduced, those I would pick."""
    up = card.number - 1 if s.board.storm_up else 0
    gain = 0
    for seat in range(len(estimate.weights)):
        held = 0
        for who in estimate.owner:
            if who == seat:
                held += 1
        for _ in range((held + up) // card.number):
            gain += strike(estimate, pick(estimate, t.MEGASTORM, -1, seat), t.MEGASTORM)
    return gain


def areas_gain(estimate: MapEstimate, card: CardType) -> int:
    """What a text gains that strikes Area after Area, or all alike."""
    effect = card.effect
    gain = 0
    if effect == t.INSURGENTS:
        for _ in range(card.number):
            area = pick(estimate, effect, -1, NOBODY)
            if area < 0 or trial(estimate, area, effect) <= 0:
                break
            gain += strike(estimate, area, effect)
    elif effect == t.ONE_PER_REGION or effect == t.SURRENDERS:
        for region in range(len(estimate.board.in_region)):
            if effect == t.ONE_PER_REGION or has_full(estimate, region):
                area = pick(estimate, effect, region, NOBODY)
                if area >= 0:
                    gain += strike(estimate, area, effect)
    else:
        for area in range(estimate.board.areas):
            if fits(estimate, area, effect, -1, NOBODY):
                gain += strike(estimate, area, effect)
    return gain


def has_full(estimate: MapEstimate, region: int) -> bool:
    """Whether a Region holds a Full Force of mine."""
    for area in estimate.board.in_region[region]:
        if estimate.owner[area] == estimate.me and estimate.full[area]:
            return True
    return False


def fits(estimate: MapEstimate, area: int, effect: int, region: int, victim: int) -> bool:
    """Whether a text can strike in an Area (of this Region, or of this player, if one is given)."""
    who = estimate.owner[area]
    if who == NOBODY or (victim >= 0 and who != victim):
        return False
    if region >= 0 and estimate.board.region[area] != region:
        return False
    if effect == t.INSURGENTS:
        return not estimate.full[area] and not estimate.board.sea[area]
    if effect == t.REMOVE_STRUGGLING:
        return not estimate.full[area]
    if effect == t.STRUGGLE_ALL:
        return estimate.full[area]
    if effect == t.MAKES_FULL:
        return who == estimate.me and not estimate.full[area]
    return effect != t.SURRENDERS or who != estimate.me


def pick(estimate: MapEstimate, effect: int, region: int, victim: int) -> int:
    """The Area where a text strikes best, or -1."""
    best = -1
    most = NEVER
    for area in range(estimate.board.areas):
        if fits(estimate, area, effect, region, victim):
            gain = trial(estimate, area, effect)
            if gain > most:
                most = gain
                best = area
    return best


def trial(estimate: MapEstimate, area: int, effect: int) -> int:
    """What striking in an Area would gain."""
    who = estimate.owner[area]
    full = estimate.full[area]
    gain = strike(estimate, area, effect)
    estimate.owner[area] = who
    estimate.full[area] = full
    return gain


def strike(estimate: MapEstimate, area: int, effect: int) -> int:
    """Carry a text out in one Area; what it gains."""
    if effect == t.INSURGENTS:
        return estimate.change(area, estimate.me, True)
    if effect == t.MAKES_FULL:
        return estimate.change(area, estimate.me, True)
    if effect == t.STRUGGLE_ALL:
        return estimate.change(area, estimate.owner[area], False)
    if effect == t.MEGASTORM:
        return estimate.reduce(area)
    return estimate.change(area, NOBODY, False)
