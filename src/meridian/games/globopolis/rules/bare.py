"""The table before anything is dealt."""

from __future__ import annotations

from meridian.core.deck import EMPTY, Deck
from meridian.games.globopolis.rules.board import Board
from meridian.games.globopolis.rules.constants import INFLUENCE, KINDS, MISSION, OPS, PROMISES
from meridian.games.globopolis.rules.side import Side
from meridian.games.globopolis.rules.state import NOBODY, State


def bare(board: Board, seats: int) -> State:
    """A table before anything is dealt: all units in the box or set aside with their Titles."""
    count = board.sides(seats)
    sides = [Side([0] * KINDS, [EMPTY, EMPTY, EMPTY]) for _ in range(count)]
    decks: list[Deck] = []
    for sort in (OPS, MISSION, INFLUENCE):
        pool = [0] * len(board.cards)
        left = 0
        for card in range(board.first_of_sort[sort], board.first_of_sort[sort + 1]):
            if not board.taken_out(card):
                pool[card] = 1
                left += 1
        decks.append(Deck(pool, left))
    s = State(board, sides, decks)
    s.field = [board.teleport] * seats
    s.blocked = [False] * seats
    s.owner = [NOBODY] * board.titles
    s.units = board.alloc[:]
    s.level = [0] * board.territories
    s.active = [0] * board.territories
    s.agents = [0] * (board.titles * count)
    s.guild_stock = board.guild_stock[:]
    s.supply = [board.pieces] * KINDS
    for at in range(len(s.units)):
        s.supply[at % KINDS] -= s.units[at]
    for guild in range(len(s.guild_stock)):
        s.supply[board.guild_resource[guild]] -= s.guild_stock[guild]
    s.eds = board.eds
    s.free_taken = [0] * len(s.guild_stock)
    s.guild_bought = [0] * len(s.guild_stock)
    s.strikes = [NOBODY] * board.territories
    s.made = [0] * count
    for at, side in enumerate(sides):
        side.debt = [0] * count
        for kind in range(len(PROMISES)):
            side.promise(kind, [0] * count)
        side.hostages = [0] * count
        side.reserve = s.all_agents(at)
    return s
