"""Who meets whom: a list of matches that depends on the plan alone."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations, count, permutations
from random import Random
from typing import Final, NamedTuple

ROTATIONS: Final = "rotations"
PERMUTATIONS: Final = "permutations"
SEATINGS: Final = (ROTATIONS, PERMUTATIONS)


class Pairing(NamedTuple):
    """A match: its number, the group that shares its dice, and the number of the player in each seat."""

    match: int
    group: int
    players: tuple[int, ...]


def schedule(players: int, seats: int, games: int, seed: int, seating: str = ROTATIONS) -> list[Pairing]:
    """Whole groups, until there are at least `games` games. A longer list begins with the shorter ones."""
    found: list[Pairing] = []
    for group, players_in in enumerate(_groups(players, seats, seed)):
        if len(found) >= games:
            break
        for order in seatings(players_in, seating):
            found.append(Pairing(len(found), group, order))
    return found


def lineups(players: int, seats: int) -> list[tuple[int, ...]]:
    """Every choice of players for a table. With too few players each sits down equally often, or once more."""
    if players >= seats:
        return list(combinations(range(players), seats))
    each, more = divmod(seats, players)
    return [tuple(sorted((*range(players),) * each + extra)) for extra in combinations(range(players), more)]


def seatings(players: Sequence[int], seating: str) -> list[tuple[int, ...]]:
    """The orders in which a group sits down, each once: all rotations of one order, or all permutations."""
    if seating == PERMUTATIONS:
        return sorted(set(permutations(players)))
    return list(dict.fromkeys((*players[at:], *players[:at]) for at in range(len(players))))


def _groups(players: int, seats: int, seed: int) -> Iterator[tuple[int, ...]]:
    """Line-ups without end: all of them, shuffled, and again; the order at the table is drawn for each group, because
    rotating it leaves everybody's neighbours as they are."""
    choices = lineups(players, seats)
    for cycle in count():
        random = Random(f"{seed}/{cycle}/schedule")
        for choice in random.sample(choices, len(choices)):
            yield tuple(random.sample(choice, seats))
