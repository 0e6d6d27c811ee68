"""What the text of a card would gain on a scratch map."""

from __future__ import annotations

from meridian.games.global_domination.bots.board import NEVER, Board
from meridian.games.global_domination.bots.spending import Spending
from meridian.games.global_domination.rules import tables as t
from meridian.games.global_domination.rules.card_texts import text_vp
from meridian.games.global_domination.rules.state import NOBODY, State
from meridian.games.global_domination.rules.tables import CardType


def text_gain(s: State, board: Board, card: CardType, chain: int) -> int:
    """What a text gains if carried out well. The scratch map is changed."""
    effect = card.effect
    if effect == t.VP_PER_RESOURCE_AREA or effect == t.VP_PER_REGION:
        return 1000 * text_vp(s, board.me, card)
    if effect == t.MIXED_POINTS:
        return Spending(board, 0, 0, card.number, card.where).spend_all()
    if effect == t.BUILD_AND_REDUCE:
        return Spending(board, card.build, card.attack, 0, card.where).spend_all()
    if effect == t.BUILDS:
        return Spending(board, card.number, 0, 0, card.where).spend_all()
    if effect == t.REDUCTIONS_PER_FULL:
        return Spending(board, 0, card.number * full_forces(board), 0, t.ANYWHERE).spend_all()
    if effect == t.BIO_CHAIN:
        gain = Spending(board, 0, card.number, 0, t.ANYWHERE).spend_all()
        return gain - chain * chain_harm(board, card.number) // 1000
    if effect == t.STRUGGLE_PLAYER or effect == t.OUT_OF_SUPPLY:
        best = NEVER
        for victim in range(len(board.weights)):
            if victim != board.me:
                best = max(best, victim_gain(board, victim, effect))
        return best
    if effect == t.MEGASTORM:
        return storm_gain(s, board, card)
    return areas_gain(board, card)


def full_forces(board: Board) -> int:
    """How many Full Forces I have."""
    n = 0
    for area in range(board.tables.areas):
        if board.owner[area] == board.me and board.full[area]:
            n += 1
    return n


def chain_harm(board: Board, pair: int) -> int:
    """What a chain of Bio Weapons that goes on may do to me: my dearest Forces, once."""
    worst = 0
    for area in range(board.tables.areas):
        if board.owner[area] == board.me:
            full = board.full[area]
            worst = min(worst, board.reduce(area))
            board.owner[area] = board.me
            board.full[area] = full
    return -worst * pair


def victim_gain(board: Board, victim: int, effect: int) -> int:
    """What Bad Leadership or Out of Supply gains against a player. The map is left as it was."""
    owner = board.owner[:]
    full = board.full[:]
    gain = 0
    for area in range(board.tables.areas):
        if owner[area] == victim:
            if effect == t.STRUGGLE_PLAYER:
                gain += board.change(area, victim, False)
            elif not supported(board, owner, area):
                gain += board.change(area, NOBODY, False)
    board.owner = owner
    board.full = full
    return gain


def supported(board: Board, owner: list[int], area: int) -> bool:
    """Whether a Force has a neighbouring Force of its own colour."""
    for near in board.tables.neighbours[area]:
        if owner[near] == owner[area]:
            return True
    return False


def storm_gain(s: State, board: Board, card: CardType) -> int:
    """What Megastorm gains: as many of everybody's Forces are reduced, those I would pick."""
    up = card.number - 1 if s.tables.storm_up else 0
    gain = 0
    for seat in range(len(board.weights)):
        held = 0
        for who in board.owner:
            if who == seat:
                held += 1
        for _ in range((held + up) // card.number):
            gain += strike(board, pick(board, t.MEGASTORM, -1, seat), t.MEGASTORM)
    return gain


def areas_gain(board: Board, card: CardType) -> int:
    """What a text gains that strikes Area after Area, or all alike."""
    effect = card.effect
    gain = 0
    if effect == t.INSURGENTS:
        for _ in range(card.number):
            area = pick(board, effect, -1, NOBODY)
            if area < 0 or trial(board, area, effect) <= 0:
                break
            gain += strike(board, area, effect)
    elif effect == t.ONE_PER_REGION or effect == t.SURRENDERS:
        for region in range(len(board.tables.in_region)):
            if effect == t.ONE_PER_REGION or has_full(board, region):
                area = pick(board, effect, region, NOBODY)
                if area >= 0:
                    gain += strike(board, area, effect)
    else:
        for area in range(board.tables.areas):
            if fits(board, area, effect, -1, NOBODY):
                gain += strike(board, area, effect)
    return gain


def has_full(board: Board, region: int) -> bool:
    """Whether a Region holds a Full Force of mine."""
    for area in board.tables.in_region[region]:
        if board.owner[area] == board.me and board.full[area]:
            return True
    return False


def fits(board: Board, area: int, effect: int, region: int, victim: int) -> bool:
    """Whether a text can strike in an Area (of this Region, or of this player, if one is given)."""
    who = board.owner[area]
    if who == NOBODY or (victim >= 0 and who != victim):
        return False
    if region >= 0 and board.tables.region[area] != region:
        return False
    if effect == t.INSURGENTS:
        return not board.full[area] and not board.tables.sea[area]
    if effect == t.REMOVE_STRUGGLING:
        return not board.full[area]
    if effect == t.STRUGGLE_ALL:
        return board.full[area]
    if effect == t.MAKES_FULL:
        return who == board.me and not board.full[area]
    return effect != t.SURRENDERS or who != board.me


def pick(board: Board, effect: int, region: int, victim: int) -> int:
    """The Area where a text strikes best, or -1."""
    best = -1
    most = NEVER
    for area in range(board.tables.areas):
        if fits(board, area, effect, region, victim):
            gain = trial(board, area, effect)
            if gain > most:
                most = gain
                best = area
    return best


def trial(board: Board, area: int, effect: int) -> int:
    """What striking in an Area would gain."""
    who = board.owner[area]
    full = board.full[area]
    gain = strike(board, area, effect)
    board.owner[area] = who
    board.full[area] = full
    return gain


def strike(board: Board, area: int, effect: int) -> int:
    """Carry a text out in one Area; what it gains."""
    if effect == t.INSURGENTS:
        return board.change(area, board.me, True)
    if effect == t.MAKES_FULL:
        return board.change(area, board.me, True)
    if effect == t.STRUGGLE_ALL:
        return board.change(area, board.owner[area], False)
    if effect == t.MEGASTORM:
        return board.reduce(area)
    return board.change(area, NOBODY, False)
