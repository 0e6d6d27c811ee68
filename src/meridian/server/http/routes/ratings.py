"""Ratings over HTTP: the ladder of a game, and one's own."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import Request, get
from litestar.params import FromPath, QueryParameter

from meridian.ratings import Rating, conservative, interval
from meridian.server.http.identity import signed_in
from meridian.server.http.routes.games import known
from meridian.server.http.routes.replay import finished
from meridian.server.http.services import node_of
from meridian.server.stores.records import RatingRow

Ask = Request[Any, Any, Any]
MAX_STANDINGS = 100
Limit = Annotated[int, QueryParameter(ge=1, le=MAX_STANDINGS)]
MAX_ROWS = 1000  # rows to read: the store ranks uncertain players higher than the ladder does


class Standing(msgspec.Struct, frozen=True, kw_only=True):
    """A player's rating in one game: with 95 % within `plus_minus` of `rating`, almost certainly above `cautious`."""

    game: str
    name: str
    rating: float
    plus_minus: float
    cautious: float
    games: int


class Ladder(msgspec.Struct, frozen=True, kw_only=True):
    """The ladder of a game, ordered by cautious estimates."""

    game: str
    ladder: list[Standing]


@get("/api/games/{game:str}/ratings")
async def ladder(
    game: FromPath[str], request: Ask, limit: Annotated[int, QueryParameter(ge=1, le=MAX_STANDINGS)] = 50
) -> Ladder:
    """The ladder of a game."""
    await known(game)
    store = node_of(request).store
    rows = sorted(await store.ratings(game, MAX_ROWS), key=lambda row: (-conservative(_rating(row)), row.account))
    found = [(row, await store.account(row.account)) for row in rows[:limit]]
    return Ladder(game=game, ladder=[standing(row, account.name) for row, account in found if account is not None])


class RatedSeat(msgspec.Struct, frozen=True, kw_only=True):
    """What a finished table did to the rating of the player in a seat."""

    seat: int
    before: float
    after: float


@get("/api/tables/{table:str}/ratings")
async def rating_changes(table: FromPath[str], request: Ask) -> list[RatedSeat]:
    """What a finished rated table did to the ratings; nothing until it has been rated."""
    node = node_of(request)
    found = await node.store.rating_changes((await finished(node, table)).id)
    return [RatedSeat(seat=one.seat, before=round(one.before, 2), after=round(one.after, 2)) for one in found]


@get("/api/me/ratings")
async def my_ratings(request: Ask) -> list[Standing]:
    """The account's rating in each game."""
    account = await signed_in(request)
    return [standing(row, account.name) for row in await node_of(request).store.ratings_of(account.id)]


def _rating(row: RatingRow) -> Rating:
    return Rating(row.mu, row.sigma, row.games)


def standing(row: RatingRow, name: str) -> Standing:
    """A rating as it is shown."""
    rating = _rating(row)
    return Standing(
        game=row.game,
        name=name,
        rating=round(rating.mu, 2),
        plus_minus=round(interval(rating)[1] - rating.mu, 2),
        cautious=round(conservative(rating), 2),
        games=row.games,
    )


ROUTES = [ladder, my_ratings, rating_changes]
