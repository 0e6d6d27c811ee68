"""Globetrotters: what is changed, and what is known of a seat."""

from __future__ import annotations

from random import Random

from meridian.core.deck import Deck
from meridian.core.values import changed
from meridian.games.globetrotters.bots.atlas import atlas
from meridian.games.globetrotters.bots.guide import turn_number
from meridian.games.globetrotters.bots.planner import Planner
from meridian.games.globetrotters.bots.standing import NAMES, Tally, features
from meridian.games.globetrotters.rules.memories import mark_city
from meridian.games.globetrotters.rules.state import NO_ADVENTURE, NOWHERE, ON_MAP, State
from meridian.games.globetrotters.rules.tickets import under_pack
from meridian.games.globetrotters.rules.turn import BEGIN, PlayerTurn
from tools.chances.subject import Subject

DOLLARS = 300
PRIOR = (
    0.230, 0.137, 0.0, 0.0, 0.076, 0.254, 1.316, 0.639, -0.301, -0.722, -0.461, -0.036, 0.600, 0.0, 0.080, 0.215,
    -0.240, -0.246, -0.072, -0.107, -0.040, 0.100, 0.016, 0.130, 0.178, 0.150, 0.0, 0.0, 0.020, 0.379, 0.0, 0.0,
    0.067, 0.074, 0.0, 0.074, -0.177,
)  # fmt: skip
"""The weights that 43,000 positions of 1,500 games among sound players gave, under the first version of the rules."""


def rows(s: State) -> list[list[float]]:
    tally = Tally(s)
    return [features(s, Planner(s, seat), tally) for seat in range(len(s.players))]


def settled(s: State) -> bool:
    frame = s.stack[-1]
    return isinstance(frame, PlayerTurn) and frame.step != BEGIN


def won(s: State) -> list[float]:
    return [1.0 if seat == s.winner else 0.0 for seat in range(len(s.players))]


def phase(s: State) -> tuple[float, bool]:
    tally = Tally(s)
    return 1.0 - tally.left / s.board.keys, tally.out


def money(s: State, seat: int, random: Random) -> int:
    """$300 more or less."""
    player = s.players[seat]
    amount = random.choice((DOLLARS, -DOLLARS))
    if player.cash + amount < 0:
        return 0
    player.cash += amount
    return 1 if amount > 0 else -1


def ticket(s: State, seat: int, random: Random) -> int:
    """A ticket more, from the pack, or less."""
    player = s.players[seat]
    if player.home < 0:
        # The first tickets say where Home may be.
        return 0
    if random.random() < 0.5 and player.tickets.cards:
        card = random.choice(player.tickets.cards)
        player.tickets = player.tickets.minus(card)
        under_pack(s, card, 1 << seat)
        return -1
    pack = [card for card, left in enumerate(s.pack.pool) if left]
    if not pack or not s.pack.left:
        return 0
    card = random.choice(pack)
    pool = s.pack.pool[:]
    pool[card] -= 1
    s.pack = Deck(pool, s.pack.left - 1, s.pack.bottom)
    player.tickets = player.tickets.plus(card, 1 << seat)
    return 1


def key(s: State, seat: int, random: Random) -> int:
    """A KEY of a city more, off the map or from somebody, or one less, to the map or to somebody."""
    cities = [at for at in s.board.key_of if at >= 0]
    own = [at for at in cities if s.holder[at] == seat]
    others = [at for at in cities if s.holder[at] >= ON_MAP and s.holder[at] != seat]
    if random.random() < 0.5 and own:
        taker = random.choice([other for other in range(-1, len(s.players)) if other != seat])
        s.holder = changed(s.holder, random.choice(own), taker)
        return -1
    if not others:
        return 0
    s.holder = changed(s.holder, random.choice(others), seat)
    return 1


def memory(s: State, seat: int, random: Random) -> int:
    """A Memory more, with the Continent KEY that may come of it."""
    marks = [mark for mark in range(len(s.board.chart)) if not (s.players[seat].memories >> mark) & 1]
    if not marks:
        return 0
    mark_city(s, seat, random.choice(marks))
    return 0 if s.over else 1


def special(s: State, seat: int, random: Random) -> int:
    """A Special Memory more, or less."""
    player = s.players[seat]
    if player.specials and random.random() < 0.5:
        player.specials -= 1
        return -1
    player.specials += 1
    return 1


def turn(s: State, seat: int, random: Random) -> int:
    """A turn to be lost, or no more."""
    if s.active == seat:
        return 0
    s.players[seat].lose_turn = not s.players[seat].lose_turn
    return -1 if s.players[seat].lose_turn else 1


def place(s: State, seat: int, random: Random) -> int:
    """The piece stands in another city."""
    player = s.players[seat]
    if s.active == seat or player.place < 0 or player.pending:
        return 0
    free = [city for city in atlas(s.board).cities if s.occupant(city, -1) == NOWHERE]
    player.place = random.choice(free)
    player.previous = player.course = NOWHERE
    player.adventure = NO_ADVENTURE
    player.gamble = player.challenger = False
    return 1


SUBJECT = Subject(
    game="globetrotters",
    names=NAMES,
    rows=rows,
    settled=settled,
    turn=turn_number,
    won=won,
    phase=phase,
    by_phase=False,
    changes={
        "money": money,
        "ticket": ticket,
        "key": key,
        "memory": memory,
        "special": special,
        "turn": turn,
        "place": place,
    },
    signs=dict.fromkeys(
        (
            "keys",
            "gap",
            "lead_later",
            "late_near",
            "race_lead",
            "race_near",
            "tie_near",
            "prospect",
            "prospect_out",
            "specials",
            "money",
            "tickets",
            "tickets_more",
            "adventure",
            "missing_1",
            "missing_2",
            "missing_3",
            "open_1",
            "open_2",
        ),
        1,
    )
    | dict.fromkeys(("race_way", "race_deported", "deported", "lose_turn", "behind"), -1),
    prior=PRIOR,
    pair_weight=10.0,
    players=(*["steady"] * 13, *["steady:slips=20"] * 4, "deep:playouts=2"),
    counts=(2, 3, 4, 4, 5, 6),
)
