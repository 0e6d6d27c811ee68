"""Global Domination: what is changed between two Game Turns, and what is known of a player then."""

from __future__ import annotations

from random import Random

from meridian.core.deck import Deck
from meridian.games.global_domination.bots.card_value import set_size
from meridian.games.global_domination.bots.evaluation import before_draws, leading
from meridian.games.global_domination.bots.outlook import SOURCES, amounts, spread
from meridian.games.global_domination.rules.state import NOBODY, State
from tools.chances.subject import Change, Subject

VICTORY_POINTS = 5


def later(s: State) -> int:
    """The Game Turns to come; a position before the draws belongs to the end of the one before."""
    return s.board.turns - s.turn + (0 if s.over else 1)


def rows(s: State) -> list[list[float]]:
    """For each player what each source amounts to, once and for each Game Turn to come, in spreads."""
    to_come = later(s)
    found = []
    for each in amounts(s, to_come):
        once = [value / spread(to_come) for value in each]
        found.append([*once, *(value * to_come for value in once[1:])])
    return found


def won(s: State) -> list[float]:
    most = max(player.vp for player in s.players)
    best = [float(player.vp == most) for player in s.players]
    return [one / sum(best) for one in best]


def phase(s: State) -> tuple[float, bool]:
    return (s.turn - 1) / s.board.turns, later(s) == 1


def settled(s: State) -> bool:
    return before_draws(s) and s.turn > 1 and not s.over


def turn(s: State) -> int:
    return s.turn


def vp(s: State, seat: int, random: Random) -> int:
    """5 VP more or less."""
    amount = random.choice((VICTORY_POINTS, -VICTORY_POINTS))
    if s.players[seat].vp + amount < 0:
        return 0
    s.players[seat].vp += amount
    return 1 if amount > 0 else -1


def force(s: State, seat: int, random: Random) -> int:
    """A Force built in an Area that is free or weakly held, or one that is reduced."""
    if random.random() < 0.5:
        own = [area for area, who in enumerate(s.owner) if who == seat]
        if not own:
            return 0
        area = random.choice(own)
        if s.full[area]:
            s.full[area] = False
        else:
            s.owner[area] = NOBODY
        return -1
    open_to_it = [area for area, who in enumerate(s.owner) if who == NOBODY or (who == seat and not s.full[area])]
    if not open_to_it:
        return 0
    area = random.choice(open_to_it)
    s.full[area] = s.owner[area] == seat
    s.owner[area] = seat
    return 1


def monopoly(resources: bool) -> Change[State]:
    """All of a Region, or all of a Resource, that lacked one Area; or one Area of it lost."""

    def change(s: State, seat: int, random: Random) -> int:
        sets = s.board.in_resource if resources else s.board.in_region
        near = [areas for areas in sets if leading(s.owner, areas)[0] == seat]
        if not near:
            return 0
        areas = random.choice(near)
        if leading(s.owner, areas)[1] == 0:
            lost = random.choice(areas)
            s.owner[lost] = NOBODY
            s.full[lost] = False
            return -1
        (missing,) = [area for area in areas if s.owner[area] != seat]
        s.owner[missing] = seat
        s.full[missing] = False
        return 1

    return change


def card(s: State, seat: int, random: Random) -> int:
    """An Action card more, bought off its stack for nothing, or one less, back on it."""
    player = s.players[seat]
    action = [kind for kind, left in enumerate(s.market) if left >= 0]
    if random.random() < 0.5:
        own = [kind for kind in action if player.discard[kind]]
        if not own:
            return 0
        kind = random.choice(own)
        amount = -1
    else:
        on_sale = [kind for kind in action if s.market[kind]]
        if not on_sale:
            return 0
        kind = random.choice(on_sale)
        amount = 1
    s.market[kind] -= amount
    player.discard = player.discard[:]
    player.discard[kind] += amount
    return amount


def kept(s: State, seat: int, random: Random) -> int:
    """A card of the Draw Deck in hand beyond what is drawn, or a card of the hand under the deck."""
    player = s.players[seat]
    pool = player.deck.pool[:]
    if random.random() < 0.5:
        if not player.hand.cards:
            return 0
        lost = random.choice(player.hand.cards)
        player.hand = player.hand.minus(lost)
        pool[lost] += 1
        player.deck = Deck(pool, player.deck.left + 1)
        return -1
    if set_size(player) - len(player.hand.cards) <= player.logistics or player.deck.left <= 1:
        return 0
    taken = random.choice([kind for kind, left in enumerate(pool) for _ in range(left)])
    pool[taken] -= 1
    player.deck = Deck(pool, player.deck.left - 1)
    player.hand = player.hand.plus(taken, 1 << seat)
    return 1


def logistics(s: State, seat: int, random: Random) -> int:
    """One more card to draw in each Game Turn, or one less."""
    amount = random.choice((1, -1))
    if not 1 <= s.players[seat].logistics + amount <= set_size(s.players[seat]):
        return 0
    s.players[seat].logistics += amount
    return amount


SUBJECT = Subject(
    game="global-domination",
    names=(*SOURCES, *(f"{name}_later" for name in SOURCES[1:])),
    rows=rows,
    settled=settled,
    turn=turn,
    won=won,
    phase=phase,
    by_phase=False,
    changes={
        "vp": vp,
        "force": force,
        "region": monopoly(resources=False),
        "resource": monopoly(resources=True),
        "card": card,
        "kept": kept,
        "logistics": logistics,
    },
    signs={"vp": 1},
    prior=(),
    pair_weight=10.0,
    players=(*["steady"] * 6, "steady:slips=20", "steady:slips=20", "deep:playouts=3"),
    counts=(2, 3, 4, 4, 5, 6),
)
