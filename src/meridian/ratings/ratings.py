"""Ratings: how strong a player is held to be, and how sure that is. The same games give the same ratings."""

from __future__ import annotations

import math
from collections import Counter, defaultdict
from collections.abc import Sequence
from typing import Final

import msgspec

from meridian.core.errors import BadInput
from meridian.ratings.order import Belief, choices, learn

MU: Final = 25.0
SIGMA: Final = MU / 3
SPREAD: Final = MU / 6
"""Chance in a single game: who is stronger by this much finishes before the other at odds of e to 1 (73 %)."""
DRIFT: Final = MU / 250
"""How much a person's strength may change from game to game. It keeps ratings mobile and their intervals honest."""
SURE: Final = 3.0
"""How many sigma the conservative value lies below mu: a new player begins at 0."""
FADE_DAYS: Final = 5 * 365.25
"""Days without a game after which even a perfectly known strength is unknown."""


class Rating(msgspec.Struct, frozen=True):
    """A strength as a normal distribution, and the number of games behind it.

    Only differences between players who have met, directly or through others, mean something.
    """

    mu: float = MU
    sigma: float = SIGMA
    games: int = 0


NEW: Final = Rating()
Row = tuple[Rating, int]
"""A player's rating and place: 1 is best, ties share a place, gaps do not matter."""


def conservative(rating: Rating) -> float:
    """What a player is almost surely worth: the value to rank by, since luck in a few games does not give it."""
    return rating.mu - SURE * rating.sigma


def interval(rating: Rating, z: float = 1.96) -> tuple[float, float]:
    """Where the strength lies, with 95 % by default."""
    return rating.mu - z * rating.sigma, rating.mu + z * rating.sigma


def aged(rating: Rating, days: float, fades: float = FADE_DAYS) -> Rating:
    """A rating after days without a game: less sure, but never less sure than a new one."""
    if days < 0:
        raise BadInput(f"a rating cannot age by {days:g} days")
    grown = math.sqrt(rating.sigma**2 + SIGMA**2 * days / fades)
    return msgspec.structs.replace(rating, sigma=max(rating.sigma, min(SIGMA, grown)))


def rate(rows: Sequence[Row], drift: float = DRIFT) -> list[Rating]:
    """The ratings after a game, in the order given."""
    return [after for (after,) in rate_sides([([rating], place) for rating, place in rows], drift)]


def rate_sides(rows: Sequence[tuple[Sequence[Rating], int]], drift: float = DRIFT) -> list[list[Rating]]:
    """The ratings after a game of sides with several players: a side is as strong as its members on average."""
    if len(rows) < 2 or any(not side for side, _ in rows):
        raise BadInput("a rated game needs at least two sides, each with a player")
    sides = [[(rating.mu, rating.sigma**2 + drift**2) for rating in side] for side, _ in rows]
    before = [_side(side) for side in sides]
    after = learn(before, choices(range(len(rows)), [place for _, place in rows]), [1] * len(rows))
    return [
        [Rating(*_share(one, old, new, len(side)), rating.games + 1) for rating, one in zip(side, known, strict=True)]
        for (side, _), known, old, new in zip(rows, sides, before, after, strict=True)
    ]


def fit(games: Sequence[Sequence[tuple[str, int]]]) -> dict[str, Rating]:
    """The ratings of players whose strength does not change, such as bots, from all games at once.

    A game is a list of names and places; one name may stand in it several times. The order of games does not matter,
    and more is learnt than game by game. The middle of all players is set to that of a new one; sigma is that of the
    distance from this middle.
    """
    if any(len(game) < 2 for game in games):
        raise BadInput("a rated game needs at least two players")
    seats = Counter(name for game in games for name, _ in game)
    played = Counter(name for game in games for name in {name for name, _ in game})
    number = {name: at for at, name in enumerate(sorted(seats))}
    made: defaultdict[tuple[int, ...], float] = defaultdict(float)
    for game in games:
        for among, weight in choices([number[name] for name, _ in game], [place for _, place in game]).items():
            made[among] += weight
    unknown = _side([(MU, SIGMA**2)])
    found = learn([unknown] * len(number), made, [seats[name] for name in number])
    return {
        name: _apart(belief, unknown, played[name], len(number)) for name, belief in zip(number, found, strict=True)
    }


def _apart(belief: Belief, unknown: Belief, games: int, players: int) -> Rating:
    """Games say nothing about the middle of all players: what was not known of it is taken out."""
    variance = max(0.0, belief.variance - unknown.variance / players)
    return Rating(belief.mean * SPREAD, math.sqrt(variance) * SPREAD, games)


def _side(members: Sequence[tuple[float, float]]) -> Belief:
    """The mean of its members, in units of chance."""
    size = len(members)
    return Belief(sum(mu for mu, _ in members) / size / SPREAD, sum(v for _, v in members) / (size * SPREAD) ** 2)


def _share(member: tuple[float, float], old: Belief, new: Belief, size: int) -> tuple[float, float]:
    """Mu and sigma of a member after its side's result: who was known less moves more."""
    mu, variance = member
    pull = variance / (size * SPREAD * old.variance)
    return mu + pull * (new.mean - old.mean), math.sqrt(variance - pull**2 * (old.variance - new.variance))
