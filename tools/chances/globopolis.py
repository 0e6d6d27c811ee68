"""Globopolis: what is changed, and what is known of a side."""

from __future__ import annotations

from random import Random

from meridian.core.deck import Deck
from meridian.games.globopolis.bots.standing import NAMES, features
from meridian.games.globopolis.rules import constants as t
from meridian.games.globopolis.rules.cards import put_under
from meridian.games.globopolis.rules.event_phase import EventPhase
from meridian.games.globopolis.rules.holdings import check_bonus, gain_title, pass_title
from meridian.games.globopolis.rules.ledger import recruit, take_from_supply
from meridian.games.globopolis.rules.option_phase import OptionPhase
from meridian.games.globopolis.rules.state import NOBODY, State
from tools.chances.subject import Change, Subject

EUROPOLS = 30
POINTS = 5
UNITS = 2


def settled(s: State) -> bool:
    return isinstance(s.stack[-1], (OptionPhase, EventPhase))


def won(s: State) -> list[float]:
    number = s.winners.bit_count()
    return [((s.winners >> side) & 1) / number for side in range(len(s.sides))]


def phase(s: State) -> tuple[float, bool]:
    most = max(side.points for side in s.sides) / max(1, s.victory_mark())
    return max(0.0, min(1.0, most)), s.final or s.sudden > 0


def turn(s: State) -> int:
    return s.turns


def money(s: State, side: int, random: Random) -> int:
    """30 EU more or less."""
    amount = random.choice((EUROPOLS, -EUROPOLS))
    if s.sides[side].eu + amount < 0:
        return 0
    s.sides[side].eu += amount
    return 1 if amount > 0 else -1


def points(s: State, side: int, random: Random) -> int:
    """5 CR points more or less, short of the mark."""
    amount = random.choice((POINTS, -POINTS))
    if not 0 <= s.sides[side].points + amount < s.victory_mark() or s.sides[side].points >= s.victory_mark():
        return 0
    s.sides[side].points += amount
    return 1 if amount > 0 else -1


def card(sort: int) -> Change[State]:
    """A card of a sort more, from its stack, or less."""

    def change(s: State, side: int, random: Random) -> int:
        hand = s.sides[side].hands[sort]
        if hand.cards and random.random() < 0.5:
            lost = random.choice(hand.cards)
            s.sides[side].hold(sort, hand.minus(lost))
            put_under(s, lost, s.mask(side))
            return -1
        deck = s.decks[sort]
        known = [at for at, left in enumerate(deck.pool) if left]
        if not known or not deck.left or len(hand.cards) >= s.hand_limit(side):
            return 0
        got = random.choice(known)
        pool = deck.pool[:]
        pool[got] -= 1
        s.decks[sort] = Deck(pool, deck.left - 1, deck.bottom)
        s.sides[side].hold(sort, hand.plus(got, s.mask(side)))
        return 1

    return change


def title(s: State, side: int, random: Random) -> int:
    """A Title comes from another side, or from nobody, or goes to another."""
    own = [at for at in range(s.board.titles) if s.owner[at] == side]
    free = [at for at in range(s.board.titles) if s.owner[at] != side]
    others = [other for other in range(len(s.sides)) if other != side and not s.sides[other].gone]
    if own and others and random.random() < 0.5:
        at, taker = random.choice(own), random.choice(others)
    elif free:
        at, taker = random.choice(free), side
    else:
        return 0
    if s.owner[at] == NOBODY:
        gain_title(s, taker, at, "")
    else:
        pass_title(s, at, taker, t.C_DEAL, "")
        if at < s.board.territories:
            check_bonus(s, taker, s.board.group[at])
    if max(one.points for one in s.sides) >= s.victory_mark() and not s.final:
        return 0
    return 1 if taker == side else -1


def unit(s: State, side: int, random: Random) -> int:
    """Two units of a kind more or less in Personal Stock."""
    kind = random.randrange(t.KINDS)
    stock = s.sides[side].stock
    if random.random() < 0.5:
        if stock[kind] < UNITS:
            return 0
        stock[kind] -= UNITS
        s.supply[kind] += UNITS
        return -1
    return take_from_supply(s, side, kind, UNITS, t.C_DEAL, "") // UNITS


def agent(s: State, side: int, random: Random) -> int:
    """An Agent more or less in hand."""
    owner = s.sides[side]
    if owner.agents and random.random() < 0.5:
        owner.agents -= 1
        owner.reserve += 1
        return -1
    return recruit(s, side, 1, t.C_DEAL, "")


SUBJECT = Subject(
    game="globopolis",
    names=NAMES,
    rows=features,
    settled=settled,
    turn=turn,
    won=won,
    phase=phase,
    by_phase=True,
    changes={
        "money": money,
        "points": points,
        "ops": card(t.OPS),
        "influence": card(t.INFLUENCE),
        "mission": card(t.MISSION),
        "title": title,
        "unit": unit,
        "agent": agent,
    },
    signs=dict.fromkeys(
        (
            "points",
            "money",
            "units",
            "guilds",
            "income",
            "groups",
            "ns",
            "agents",
            "abroad",
            "ops",
            "influence",
            "missions",
            "done",
            "spied",
            "one",
            "two",
            "three",
            "paid",
            "shown",
            "claims",
            "leads",
            "held",
        ),
        1,
    )
    | {"losses": -1},
    prior=(),
    pair_weight=40.0,
    players=(*["steady"] * 6, "steady:slips=20", "steady:slips=20", "deep:playouts=1"),
    counts=(2, 3, 4, 4, 5),
)
