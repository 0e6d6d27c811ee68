"""Rated tables: each counts once, in the right order of finish, for everybody who still has an account."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from pathlib import Path
from typing import Any

import msgspec
import pytest
import pytest_asyncio

from meridian import games
from meridian.core.journal import Header
from meridian.core.records import Result
from meridian.ratings import NEW, Rating, rate, rate_sides
from meridian.server.accounts.rated import check_rated, rate_table, standing
from meridian.server.journals.journaling import header_bytes, read_header
from meridian.server.stores import Store, open_store
from meridian.server.stores.records import RatingChange, RatingRow, SeatRow, TableRow
from meridian.server.stores.state import TableSettings
from tests.server.people import world
from tests.server.stored import HEADER, a_seat, a_table, an_account

NAMES = ("ada", "bob", "cem", "dot")
GAME = "globopolis"


@pytest_asyncio.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    async with await open_store(f"sqlite:///{tmp_path}/rated.db") as made:
        for name in NAMES:
            await made.create_account(an_account(name))
        yield made


def header(seats: int = 4, **changed: Any) -> Header:
    return msgspec.structs.replace(read_header(HEADER), seats=seats, **changed)


async def played(
    store: Store, table: str = "t1", accounts: Sequence[str | None] = NAMES, rated: bool = True, **changed: Any
) -> tuple[TableRow, list[SeatRow]]:
    """A finished table."""
    made = header_bytes(header(len(accounts), **changed))
    row = a_table(table, status="over", header=made, settings=TableSettings(rated=rated))
    seats = [a_seat(table, at, account=account) for at, account in enumerate(accounts)]
    await store.create_table(row, seats)
    return row, seats


def finish(scores: list[int], winners: list[int] | None = None) -> Result:
    best = [seat for seat, score in enumerate(scores) if score == max(scores)] if winners is None else winners
    order = sorted(range(len(scores)), key=lambda seat: (seat not in best, -scores[seat], seat))
    return Result(scores, best, order)


async def ratings(store: Store, names: Sequence[str] = NAMES) -> list[Rating | None]:
    rows = [await store.rating(name, GAME) for name in names]
    return [Rating(row.mu, row.sigma, row.games) if row else None for row in rows]


# What counts


@pytest.mark.asyncio
async def test_a_table_is_rated_once_in_its_order_of_finish(store: Store) -> None:
    row, seats = await played(store)
    assert await rate_table(store, row, seats, finish([10, 40, 20, 30]))
    expected = rate([(NEW, 4), (NEW, 1), (NEW, 3), (NEW, 2)])
    assert await ratings(store) == expected
    changes = [RatingChange(seat, NEW.mu, after.mu) for seat, after in enumerate(expected)]
    assert await store.rating_changes(row.id) == changes
    assert not await rate_table(store, row, seats, finish([40, 10, 20, 30])), "whoever asks again changes nothing"
    assert await ratings(store) == expected
    assert await store.rating_changes(row.id) == changes


@pytest.mark.asyncio
async def test_many_who_rate_the_same_table_at_once_rate_it_once(store: Store) -> None:
    row, seats = await played(store)
    done = await asyncio.gather(*(rate_table(store, row, seats, finish([1, 2, 3, 4])) for _ in range(5)))
    assert sorted(done) == [False, False, False, False, True]
    assert {rating.games for rating in await ratings(store) if rating} == {1}


@pytest.mark.asyncio
async def test_tables_that_end_at_the_same_moment_all_count(store: Store) -> None:
    tables = [await played(store, f"t{at}") for at in range(6)]
    done = await asyncio.gather(*(rate_table(store, row, seats, finish([4, 3, 2, 1])) for row, seats in tables))
    assert all(done)
    expected = [NEW] * 4
    for _ in tables:
        expected = rate([(rating, place) for place, rating in enumerate(expected, start=1)])
    assert await ratings(store) == expected


@pytest.mark.asyncio
async def test_a_table_that_did_not_ask_is_not_rated(store: Store) -> None:
    row, seats = await played(store, rated=False)
    assert not await rate_table(store, row, seats, finish([1, 2, 3, 4]))
    assert await ratings(store) == [None] * 4


@pytest.mark.asyncio
async def test_a_seat_given_to_a_bot_ends_the_rating_of_a_table(store: Store) -> None:
    row, seats = await played(store)
    swapped = [*seats[:3], a_seat("t1", 3, kind="bot", bot="steady")]
    assert not await rate_table(store, row, swapped, finish([1, 2, 3, 4]))
    assert await ratings(store) == [None] * 4


@pytest.mark.asyncio
async def test_teams_are_rated_as_sides(store: Store) -> None:
    row, seats = await played(store, sides=[0, 1, 0, 1])
    assert await rate_table(store, row, seats, finish([10, 20, 10, 20]))
    (ada, cem), (bob, dot) = rate_sides([([NEW, NEW], 2), ([NEW, NEW], 1)])
    assert await ratings(store) == [ada, bob, cem, dot]


@pytest.mark.asyncio
async def test_who_gave_up_is_last_whatever_the_substitute_reached(store: Store) -> None:
    row, seats = await played(store)
    assert await rate_table(store, row, seats, finish([40, 30, 20, 10]), resigned=[0])
    bob, cem, dot, ada = rate([(NEW, place) for place in (1, 2, 3, 4)])
    assert await ratings(store) == [ada, bob, cem, dot]


@pytest.mark.asyncio
async def test_the_others_do_not_lose_their_rating_by_a_deleted_account(store: Store) -> None:
    row, seats = await played(store)
    await store.delete_account("dot")
    assert await rate_table(store, row, seats, finish([4, 3, 2, 1]))
    assert await ratings(store) == [*rate([(NEW, place) for place in (1, 2, 3, 4)])[:3], None]


@pytest.mark.asyncio
async def test_a_table_that_nobody_is_left_of_is_not_rated(store: Store) -> None:
    row, seats = await played(store, accounts=NAMES[:2])
    for name in NAMES:
        await store.delete_account(name)
    assert not await rate_table(store, row, seats, finish([2, 1]))


# Places


@pytest.mark.parametrize(
    ("scores", "winners", "sides", "resigned", "expected"),
    [
        ([5, 9, 7], None, [], [], {(0,): 3, (1,): 1, (2,): 2}),
        ([9, 9, 7], None, [], [], {(0,): 1, (1,): 1, (2,): 3}),
        ([9, 7, 7, 1], None, [], [], {(0,): 1, (1,): 2, (2,): 2, (3,): 4}),
        ([9, 5, 7], [1], [], [], {(0,): 2, (1,): 1, (2,): 3}),
        ([9, 5, 7], [1, 2], [], [], {(0,): 3, (1,): 1, (2,): 1}),
        ([9, 9, 5], [1], [], [], {(0,): 2, (1,): 1, (2,): 3}),
        ([9, 5, 9, 5], None, [0, 1, 0, 1], [], {(0, 2): 1, (1, 3): 3}),
        ([9, 5, 9, 5], None, [0, 1, 0, 1], [2], {(0,): 1, (1, 3): 3, (2,): 5}),
        ([9, 5, 7], None, [], [0, 2], {(1,): 3, (0,): 4, (2,): 4}),
    ],
)
def test_places(
    scores: list[int], winners: list[int] | None, sides: list[int], resigned: list[int], expected: dict[Any, int]
) -> None:
    found = standing(finish(scores, winners), sides, resigned)
    assert {tuple(members): place for members, place in found} == expected


# Why not


def seats_of(*accounts: str | None, **changed: Any) -> list[SeatRow]:
    return [a_seat("t1", at, account=account, **changed) for at, account in enumerate(accounts)]


NO_HINTS = TableSettings(hints=False)


def test_why_a_table_cannot_be_rated() -> None:
    four = seats_of(*NAMES)
    bot = [*four[:3], a_seat("t1", 3, kind="bot", bot="steady")]
    opened = [*four[:2], a_seat("t1", 2, kind="open"), a_seat("t1", 3, kind="open")]
    assert check_rated(header(), NO_HINTS, four) is None
    assert check_rated(header(), NO_HINTS, opened) is None, "who takes an open seat may have an account"
    lines = [
        check_rated(header(), NO_HINTS, bot),
        check_rated(header(), NO_HINTS, seats_of("ada", "bob", "cem", None)),
        check_rated(header(), NO_HINTS, seats_of("ada", "bob", "cem", "ada")),
        check_rated(header(), TableSettings(), four),
        check_rated(header(start={"turn": 5}), NO_HINTS, four),
        check_rated(header(sides=[0, 0, 0, 0]), NO_HINTS, four),
    ]
    assert len(set(lines)) == len(lines)
    assert all(line and "\n" not in line for line in lines)


# Over HTTP


@pytest.mark.asyncio
async def test_everybody_is_told_what_a_finished_table_did_to_the_ratings(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        for name in NAMES:
            await here.store.create_account(an_account(name))
        row, seats = await played(here.store)
        assert await here.ask("GET", "/api/tables/t1/ratings") == []
        assert await rate_table(here.store, row, seats, finish([10, 40, 20, 30]))
        expected = rate([(NEW, 4), (NEW, 1), (NEW, 3), (NEW, 2)])
        assert await here.ask("GET", "/api/tables/t1/ratings") == [
            {"seat": seat, "before": round(NEW.mu, 2), "after": round(after.mu, 2)}
            for seat, after in enumerate(expected)
        ]
        await here.store.set_status("t1", "running")
        await here.refused(403, "GET", "/api/tables/t1/ratings")


@pytest.mark.asyncio
async def test_the_ladder_stands_by_cautious_estimates(tmp_path: Path) -> None:
    game = games.shipped()[0]
    async with world(tmp_path) as here:
        session, ann = await here.sign_in("ann@example.org", name="Ann")
        people = {"lucky": (30.0, 8.0, 1), "steady": (28.0, 1.0, 90), "third": (26.0, 1.5, 40)}
        for name, (mu, sigma, number) in people.items():
            await here.store.create_account(an_account(name, name=name))
            await here.store.put_ratings([RatingRow(account=name, game=game, mu=mu, sigma=sigma, games=number)])
        await here.store.put_ratings([RatingRow(account=ann.id, game=game, mu=27.0, sigma=1.0, games=50)])
        said = await here.ask("GET", f"/api/games/{game}/ratings")
        assert [row["name"] for row in said["ladder"]] == ["steady", "Ann", "third", "lucky"]
        assert said["ladder"][0] == {
            "game": game,
            "name": "steady",
            "rating": 28.0,
            "plus_minus": 1.96,
            "cautious": 25.0,
            "games": 90,
        }
        assert "@" not in str(said)
        short = await here.ask("GET", f"/api/games/{game}/ratings", params={"limit": 2})
        assert [row["name"] for row in short["ladder"]] == ["steady", "Ann"]
        assert await here.ask("GET", "/api/me/ratings", session) == [said["ladder"][1]]
        await here.refused(404, "GET", "/api/games/chess/ratings")
        await here.refused(422, "GET", f"/api/games/{game}/ratings", params={"limit": 1000})
