"""Ratings of finished rated tables: each table counts once, no matter how often rating it is tried."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Final

from meridian.core.journal import Header
from meridian.core.records import Result
from meridian.ratings import NEW, Rating, rate_sides
from meridian.server.journals.journaling import read_header
from meridian.server.stores import Store, StoreConflict
from meridian.server.stores.records import RatingChange, RatingRow, SeatRow, TableRow
from meridian.server.stores.state import TableSettings

TRIES: Final = 20  # attempts, if another table is rated in between
Group = tuple[list[int], int]
"""Seats that are rated together, and their place."""


def check_rated(header: Header, settings: TableSettings, seats: Sequence[SeatRow]) -> str | None:
    """The refusal key that says why a table cannot be rated; None if it can. Open seats are not checked."""
    taken = [seat for seat in seats if seat.kind != "open"]
    accounts = [seat.account for seat in taken]
    sides = header.sides or list(range(len(seats)))
    if len(set(sides)) < 2:
        return "rated-sides"
    if header.start is not None:
        return "rated-start"
    if settings.dice == "declared":
        return "rated-dice"
    if settings.hints:
        return "rated-hints"
    if any(seat.kind == "bot" for seat in taken):
        return "rated-bots"
    if None in accounts:
        return "rated-accounts"
    if len(set(accounts)) < len(accounts):
        return "rated-one-seat"
    return None


async def rate_table(
    store: Store, table: TableRow, seats: Sequence[SeatRow], result: Result, resigned: Collection[int] = ()
) -> bool:
    """Writes the ratings after a finished table. False if it is not rated, was rated before, or has bots.

    `resigned` are the seats that resigned or were left to a substitute: they come last. `table` must include its
    header.
    """
    if not table.settings.rated or any(seat.kind != "person" for seat in seats):
        return False
    groups = standing(result, read_header(table.header).sides, resigned)
    for attempt in range(TRIES):
        before = await _before(store, table.game, seats)
        if not before:
            return False
        try:
            after = _after(table.game, seats, groups, before)
            return await store.put_ratings(after, table.id, _changes(seats, before, after))
        except StoreConflict:
            if attempt == TRIES - 1:
                raise
    return False


def standing(result: Result, sides: Sequence[int], resigned: Collection[int]) -> list[Group]:
    """The sides of a game with their places. Winners share the first place, equal points share one.

    A seat that resigned is rated alone and last: it gains nothing by its side, and its side loses nothing by it.
    """
    places = result.places()
    side_of = sides or range(len(places))
    groups: dict[int, Group] = {}
    for seat, place in enumerate(places):
        if seat not in resigned:
            members, best = groups.get(side_of[seat], ([], place))
            groups[side_of[seat]] = ([*members, seat], min(best, place))
    return [*groups.values(), *(([seat], len(places) + 1) for seat in sorted(resigned))]


async def _before(store: Store, game: str, seats: Sequence[SeatRow]) -> dict[str, Rating]:
    """The ratings of the players who still have an account."""
    found: dict[str, Rating] = {}
    for seat in seats:
        if seat.account is not None and await store.account(seat.account) is not None:
            row = await store.rating(seat.account, game)
            found[seat.account] = Rating(row.mu, row.sigma, row.games) if row else NEW
    return found


def _changes(seats: Sequence[SeatRow], before: Mapping[str, Rating], after: Sequence[RatingRow]) -> list[RatingChange]:
    mu = {row.account: row.mu for row in after}
    return [
        RatingChange(seat.seat, before[seat.account].mu, mu[seat.account])
        for seat in seats
        if seat.account is not None and seat.account in mu
    ]


def _after(
    game: str, seats: Sequence[SeatRow], groups: Sequence[Group], before: Mapping[str, Rating]
) -> list[RatingRow]:
    """The ratings to be written. An account that was deleted counts as a new player, and gets no rating."""
    account = {seat.seat: seat.account or "" for seat in seats}
    rated = rate_sides([([before.get(account[seat], NEW) for seat in side], place) for side, place in groups])
    return [
        RatingRow(account=account[seat], game=game, mu=after.mu, sigma=after.sigma, games=after.games)
        for (side, _), ratings in zip(groups, rated, strict=True)
        for seat, after in zip(side, ratings, strict=True)
        if account[seat] in before
    ]
