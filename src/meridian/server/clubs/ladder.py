"""The ladder of a club: ratings from the games that its members played among each other."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Mapping, Sequence

from meridian.ratings import NEW, Rating, conservative, interval, rate
from meridian.server.clubs.requests import ClubLadder, ClubStanding
from meridian.server.stores.records import ResultRow


def ladders(games: Sequence[Sequence[ResultRow]], names: Mapping[str, str]) -> list[ClubLadder]:
    """A ladder for each game. Bots at a table do not count: members are compared with each other only."""
    ratings: defaultdict[str, dict[str, Rating]] = defaultdict(dict)
    wins: Counter[tuple[str, str]] = Counter()
    for rows in games:
        members = [(row.account, row.place) for row in rows if row.account in names and row.account is not None]
        if len({account for account, _ in members}) < len(members) or len(members) < 2:
            continue  # playing against oneself gives no result
        known = ratings[rows[0].game]
        rated = rate([(known.get(account, NEW), place) for account, place in members])
        best = min(place for _, place in members)
        for (account, place), rating in zip(members, rated, strict=True):
            known[account] = rating
            wins[rows[0].game, account] += place == best
    return [
        ClubLadder(game=game, ladder=[_standing(names[one], known[one], wins[game, one]) for one in _ranked(known)])
        for game, known in sorted(ratings.items())
    ]


def _ranked(known: Mapping[str, Rating]) -> list[str]:
    return sorted(known, key=lambda account: (-conservative(known[account]), account))


def _standing(name: str, rating: Rating, wins: int) -> ClubStanding:
    return ClubStanding(
        name=name,
        rating=round(rating.mu, 2),
        plus_minus=round(interval(rating)[1] - rating.mu, 2),
        games=rating.games,
        wins=wins,
    )
