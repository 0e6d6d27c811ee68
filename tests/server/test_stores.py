"""Every store does the same: one suite over SQLite in a file and in memory, and over PostgreSQL."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import msgspec
import pytest
import pytest_asyncio

from meridian.core.errors import BadInput
from meridian.server.stores import (
    Fenced,
    Missing,
    NameTaken,
    NotInvited,
    Store,
    StoreConflict,
    StoreError,
    open_store,
    store_for,
)
from meridian.server.stores.kinds import KINDS
from meridian.server.stores.migrate import NEWEST
from meridian.server.stores.records import (
    AccountRow,
    BranchRow,
    ChatRow,
    CodeRow,
    EntryTally,
    Forgotten,
    InvitationRow,
    LearnedRow,
    LeaseRow,
    NoticeRow,
    PasskeyRow,
    RatingRow,
    ResultDetails,
    ResultFilter,
    ResultRow,
    SeatRow,
    SecretRow,
    SessionRow,
)
from meridian.server.stores.state import (
    SeatPrivate,
    StoredPlan,
    StoredProposal,
    StoredSubstitute,
    TableSettings,
    TableState,
)
from meridian.server.stores.steps import Steps, run, script
from tests.server.conftest import database
from tests.server.stored import a_seat, a_table, an_account, entries

pytestmark = pytest.mark.asyncio


@pytest.fixture(params=("sqlite", "postgres"))
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of a store that lasts, and that nobody has opened yet."""
    return str(request.getfixturevalue("postgres_url")) if request.param == "postgres" else f"sqlite:///{tmp_path}/s.db"


@pytest.fixture(scope="module")
def shared_database(postgres_server: str) -> Iterator[str]:
    """One database for many tests: making one takes longer than any of them."""
    with database(postgres_server) as url:
        yield url


@pytest_asyncio.fixture(params=("sqlite", "memory", "postgres"))
async def store(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Store]:
    """An open store with nothing in it."""
    if request.param != "postgres":
        async with store_for("sqlite://" if request.param == "memory" else f"sqlite:///{tmp_path}/store.db") as store:
            yield store
        return
    async with store_for(request.getfixturevalue("shared_database")) as store:
        for kind in (*KINDS, "leases"):
            await store.write(statement(f"DELETE FROM {kind}"))
        yield store


@script
def statement(sql: str, *args: object) -> Steps[None]:
    """Whatever the interface would never do."""
    yield run(sql, *args)


# Tables, seats, secrets


async def test_a_table_comes_back_as_it_was_made(store: Store) -> None:
    await store.create_table(a_table(), [a_seat(seat=0), a_seat(seat=1, kind="bot", bot="steady")], b"\0secret\xff")
    assert await store.table("t1") == a_table()
    assert await store.seats("t1") == [a_seat(seat=0), a_seat(seat=1, kind="bot", bot="steady")]
    assert await store.secret("t1") == SecretRow(table="t1", body=b"\0secret\xff")
    assert [await store.table("t2"), await store.seats("t2"), await store.secret("t2")] == [None, [], None]


async def test_a_table_is_made_whole_or_not_at_all(store: Store) -> None:
    with pytest.raises(StoreConflict):
        await store.create_table(a_table(), [a_seat(account="nobody")], b"secret")
    assert await store.table("t1") is None
    await store.create_table(a_table())
    with pytest.raises(StoreConflict, match="there is a table t1 already"):
        await store.create_table(a_table(game="other"))
    assert await store.table("t1") == a_table()


async def test_tables_are_listed_newest_first_by_pages(store: Store) -> None:
    await store.create_account(an_account())
    for at in range(7):
        status = "running" if at % 2 else "open"
        game = "globetrotters" if at > 3 else "globopolis"
        seats = [a_seat(f"t{at}", account="ada" if at in (2, 5) else None)]
        await store.create_table(a_table(f"t{at}", created=float(at // 2), status=status, game=game), seats)
    seen: list[str] = []
    cursor = None
    for _ in range(3):
        page, cursor = await store.tables(limit=3, cursor=cursor)
        seen += [row.id for row in page]
        assert all(row.header == b"" and row.settings == TableSettings(lang="de") for row in page)
    assert seen == ["t6", "t5", "t4", "t3", "t2", "t1", "t0"]
    assert cursor is None
    assert [row.id for row in (await store.tables(status="running"))[0]] == ["t5", "t3", "t1"]
    assert [row.id for row in (await store.tables(account="ada"))[0]] == ["t5", "t2"]
    assert [row.id for row in (await store.tables(status="running", account="ada", game="globetrotters"))[0]] == ["t5"]
    with pytest.raises(BadInput, match="does not lead on"):
        await store.tables(cursor="nonsense")


async def test_a_table_changes_its_status_header_and_settings(store: Store) -> None:
    await store.create_table(a_table())
    await store.set_status("t1", "running")
    await store.revise_table("t1", b"header", TableSettings(lang="en"), fence=0)
    await store.touch("t1", 500.0)
    await store.touch("t1", 400.0)
    changed = await store.table("t1")
    assert changed == a_table(status="running", header=b"header", settings=TableSettings(lang="en"), touched=500.0)
    for change in (store.set_status("no", "over"), store.touch("no", 1.0), store.put_seat(a_seat("no"))):
        with pytest.raises(Missing, match="there is no table no"):
            await change


async def test_of_many_changes_of_one_moment_one_is_made(store: Store) -> None:
    await store.create_table(a_table(), [SeatRow(table="t1", seat=0), a_seat(seat=1)])
    before = await store.seating("t1")
    assert before is not None
    wanted = [a_seat(name=f"Ann {at}", token_hash=f"hash {at}") for at in range(8)]
    made = await asyncio.gather(*(store.change_lobby(before, seats=[seat]) for seat in wanted), return_exceptions=True)
    assert [isinstance(error, StoreConflict) for error in made].count(True) == 7
    assert await store.seats("t1") == [wanted[made.index(None)], a_seat(seat=1)]


async def test_a_table_that_has_not_begun_is_changed_as_one(store: Store) -> None:
    """Seats, state, status and secrets together; nothing of it if the table is not what it was."""
    await store.create_table(a_table(state=TableState(rematch="t0")), [SeatRow(table="t1", seat=0)], b"first")
    opened = await store.seating("t1")
    assert opened is not None
    await store.change_lobby(opened, state=TableState(agreement={"frozen": [0]}))
    frozen = await store.seating("t1")
    assert frozen is not None
    assert (frozen.row.state, frozen.row.status, frozen.seats) == (
        TableState(agreement={"frozen": [0]}),
        "open",
        opened.seats,
    )
    with pytest.raises(StoreConflict, match="changed meanwhile"):
        await store.change_lobby(opened, seats=[a_seat()], state=TableState(), status="running", secret=b"late")
    assert await store.seating("t1") == frozen
    await store.set_private("t1", 0, SeatPrivate(mail="ada@example.org"))
    with pytest.raises(StoreConflict, match="changed meanwhile"):
        await store.change_lobby(frozen, seats=[a_seat()])
    last = await store.seating("t1")
    assert last is not None
    await store.change_lobby(last, seats=[a_seat()], state=TableState(), status="running", secret=b"second")
    begun = await store.seating("t1")
    assert begun is not None
    assert (begun.row.state, begun.row.status, begun.seats) == (TableState(), "running", [a_seat()])
    assert await store.secret("t1") == SecretRow(table="t1", body=b"second")
    for before in (last, begun):
        with pytest.raises(StoreConflict, match="has begun"):
            await store.change_lobby(before, seats=[SeatRow(table="t1", seat=0)])
    await store.delete_table("t1")
    with pytest.raises(Missing):
        await store.change_lobby(last, state=TableState())
    assert await store.seating("t1") is None


async def test_a_table_is_created_with_entries_and_as_a_rematch(store: Store) -> None:
    await store.create_table(a_table("t0", state=TableState(rescued=1), status="over"))
    await store.create_table(a_table(status="running"), [a_seat()], entries=entries(1, 3), rematch_of="t0")
    assert await store.entries("t1", 1) == entries(1, 3)
    await store.append("t1", 1, 4, entries(4, 1), 0)
    old = await store.table("t0")
    assert old is not None
    assert old.state == TableState(rescued=1, rematch="t1")
    with pytest.raises(Missing):
        await store.create_table(a_table("t2"), rematch_of="nothing")
    with pytest.raises(StoreConflict):
        await store.create_table(a_table("t2"), entries=entries(2, 1, "t2"))
    assert await store.table("t2") is None


async def test_the_last_lines_of_chat_come_in_order(store: Store) -> None:
    await store.create_table(a_table())
    for at in range(5):
        await store.say("t1", 0, float(at), f"line {at}")
    assert [line.text for line in await store.last_chat("t1", 2)] == ["line 3", "line 4"]
    assert len(await store.last_chat("t1", 50)) == 5


async def test_a_session_that_was_ended_is_not_renewed(store: Store) -> None:
    await store.create_account(AccountRow(id="a", name="Ada"))
    await store.put_session(SessionRow(token_hash="s", account="a", expires=10.0))
    assert await store.renew_session("s", 20.0)
    assert await store.session("s", 15.0) == SessionRow(token_hash="s", account="a", expires=20.0)
    await store.delete_session("s")
    assert not await store.renew_session("s", 30.0)
    assert await store.session("s", 15.0) is None


async def test_what_changes_beside_the_journal_is_kept(store: Store) -> None:
    await store.create_table(a_table(state=TableState(away=1.5)), [a_seat(private=SeatPrivate(lang="de"))])
    await store.create_table(a_table("t2"))
    assert await store.table("t1") == a_table(state=TableState(away=1.5))
    asked = StoredProposal(id=1, seat=0, what="ü", asked=[1], agreed=[], kept=3)
    asks, plan = TableState(proposals=[asked], substitutes={}), StoredPlan(["roll 2"], {"ü": "ö"})
    await store.set_state("t1", asks, fence=0)
    await store.set_state("t2", TableState())
    await store.set_private("t1", 0, SeatPrivate(mail="ada@example.org", plan=plan))
    listed, _ = await store.tables()
    assert {row.id: row.state for row in listed} == {"t1": asks, "t2": TableState()}
    assert await store.seats("t1") == [a_seat(private=SeatPrivate(lang="de", mail="ada@example.org", plan=plan))]
    await store.put_seat(a_seat(name="Eve"))
    assert await store.seats("t1") == [a_seat(name="Eve")]
    for change in (store.set_state("no", TableState()), store.set_private("no", 0, SeatPrivate())):
        with pytest.raises(Missing, match="there is no table no"):
            await change
    with pytest.raises(Missing, match="there is no seat 1 at table t1"):
        await store.set_private("t1", 1, SeatPrivate())


async def test_a_deleted_table_leaves_nothing(store: Store) -> None:
    for table in ("t1", "t2"):
        await store.create_table(a_table(table), [a_seat(table)], b"secret")
        await store.append(table, 1, 1, entries(1, 4, table), 0, state=TableState(away=1.0))
        await store.start_branch(table, 2)
        await store.say(table, 0, 1.0, "hello")
        await store.put_notice(NoticeRow(key=f"n {table}", table=table, seat=0, kind="turn", target="x"))
        await store.acquire_lease(table, "node", 1.0, 10.0)
    await store.delete_table("t1")
    await store.delete_table("t1")
    gone = [await store.table("t1"), await store.secret("t1"), await store.notice("n t1"), await store.lease("t1")]
    assert gone == [None, None, None, None]
    assert [await store.seats("t1"), await store.entries("t1", 1), await store.chat("t1")] == [[], [], []]
    assert await store.branches("t1") == []
    assert len(await store.entries("t2", 1)) == 4
    with pytest.raises(Missing):
        await store.append("t1", 1, 1, entries(1, 1), 0)
    assert await store.integrity() == []


async def test_a_token_opens_one_seat(store: Store) -> None:
    await store.create_table(a_table(), [a_seat(seat=0, token_hash="aa"), a_seat(seat=1)])
    assert await store.seat_by_token("aa") == a_seat(seat=0, token_hash="aa")
    assert await store.seat_by_token("bb") is None
    with pytest.raises(StoreConflict):
        await store.put_seat(a_seat(seat=1, token_hash="aa"))
    await store.put_seat(a_seat(seat=0, token_hash="bb", kind="bot", bot="steady"))
    await store.put_seat(a_seat(seat=1, token_hash="aa"))
    assert [seat.token_hash for seat in await store.seats("t1")] == ["bb", "aa"]


async def test_secrets_are_kept_by_the_owner_alone(store: Store) -> None:
    await store.create_table(a_table())
    fence = await store.acquire_lease("t1", "node", 1.0, 10.0)
    await store.put_secret(SecretRow(table="t1", body=b"one"), fence)
    await store.put_secret(SecretRow(table="t1", body=b"two"))
    with pytest.raises(Fenced):
        await store.put_secret(SecretRow(table="t1", body=b"old owner"), 0)
    kept = await store.secret("t1")
    assert kept is not None
    assert kept.body == b"two"
    assert "two" not in repr(kept)


# Journals


async def test_entries_come_back_in_order(store: Store) -> None:
    await store.create_table(a_table())
    await store.append("t1", 1, 1, entries(1, 3), 0)
    await store.append("t1", 1, 4, entries(4, 1), 0)
    await store.append("t1", 1, 5, [], 0)
    assert await store.entries("t1", 1) == entries(1, 4)
    assert await store.entries("t1", 1, after=1, limit=2) == entries(2, 2)
    assert await store.entries("t1", 2) == []
    touched = await store.table("t1")
    assert touched is not None
    assert touched.touched == 204.0


async def test_gaps_and_duplicates_are_refused(store: Store) -> None:
    await store.create_table(a_table())
    await store.append("t1", 1, 1, entries(1, 3), 0)
    with pytest.raises(StoreConflict, match="entry 5 of table t1 cannot follow entry 3"):
        await store.append("t1", 1, 5, entries(5, 1), 0)
    with pytest.raises(StoreConflict, match="entry 3 of table t1 is there already"):
        await store.append("t1", 1, 3, entries(3, 1, said="other"), 0)
    with pytest.raises(StoreConflict, match="entry 3 of table t1 is there already"):
        await store.append("t1", 1, 3, entries(3, 2), 0)
    with pytest.raises(StoreConflict, match="plays on branch 1, not 2"):
        await store.append("t1", 2, 4, entries(4, 1, branch=2), 0)
    with pytest.raises(StoreConflict, match="entry 5 of branch 1 of table t1 stands where entry 4"):
        await store.append("t1", 1, 4, entries(5, 1), 0)
    with pytest.raises(Missing):
        await store.append("t2", 1, 1, entries(1, 1, "t2"), 0)
    assert await store.entries("t1", 1) == entries(1, 3)


async def test_a_retry_of_the_same_entries_is_well(store: Store) -> None:
    await store.create_table(a_table())
    await store.append("t1", 1, 1, entries(1, 3), 0)
    await store.append("t1", 1, 1, entries(1, 3), 0)
    await store.append("t1", 1, 2, entries(2, 1), 0)
    await store.append("t1", 1, 4, entries(4, 2), 0)
    await store.append("t1", 1, 1, entries(1, 3), 0)
    assert await store.entries("t1", 1) == entries(1, 5)


async def test_entries_and_secrets_go_together(store: Store) -> None:
    await store.create_table(a_table(), secret=b"first")
    await store.append("t1", 1, 1, entries(1, 2), 0, b"second")
    with pytest.raises(StoreConflict):
        await store.append("t1", 1, 9, entries(9, 1), 0, b"never")
    kept = await store.secret("t1")
    assert kept is not None
    assert (kept.body, len(await store.entries("t1", 1))) == (b"second", 2)
    await store.start_branch("t1", 1, secret=b"third")
    kept = await store.secret("t1")
    assert kept is not None
    assert kept.body == b"third"


async def test_entries_and_state_go_together(store: Store) -> None:
    for table in ("t1", "t2", "t3"):
        await store.create_table(a_table(table), secret=b"first")
    await asyncio.gather(
        store.append("t1", 1, 1, entries(1, 2), 0, state=TableState(rescued=2)),
        store.append("t2", 1, 1, entries(1, 2, "t2"), 0),
        store.append("t3", 1, 1, entries(1, 1, "t3"), 0, b"second", TableState(rescued=1)),
    )
    await store.append("t1", 1, 3, entries(3, 1), 0, state=TableState(rescued=3))
    await store.append("t1", 1, 4, entries(4, 1), 0)
    await store.append("t1", 1, 3, entries(3, 1), 0, state=TableState(rescued=3))
    with pytest.raises(StoreConflict):
        await store.append("t1", 1, 9, entries(9, 1), 0, state=TableState(rescued=9))
    await store.append("t3", 1, 2, [], 0, state=TableState(rescued=2))
    listed, _ = await store.tables()
    assert {row.id: row.state for row in listed} == {
        "t1": TableState(rescued=3),
        "t2": TableState(),
        "t3": TableState(rescued=2),
    }
    assert await store.entries("t1", 1) == entries(1, 4)
    assert await store.secret("t3") == SecretRow(table="t3", body=b"second")
    with pytest.raises(Fenced):
        await store.append("t3", 1, 2, [], 1, state=TableState())


async def test_an_old_owner_writes_nothing(store: Store) -> None:
    await store.create_table(a_table(), [a_seat()])
    old = await store.acquire_lease("t1", "one", 100.0, 10.0)
    assert old is not None
    await store.append("t1", 1, 1, entries(1, 2), old)
    assert await store.acquire_lease("t1", "two", 109.0, 10.0) is None
    new = await store.acquire_lease("t1", "two", 110.0, 10.0)
    assert new == old + 1
    for refused in (
        store.append("t1", 1, 3, entries(3, 1), old),
        store.append("t1", 1, 1, entries(1, 2), old),
        store.append("t1", 1, 3, entries(3, 1), old, b"secret"),
        store.append("t1", 1, 3, entries(3, 1), old, state=TableState(away=1.0)),
        store.set_state("t1", TableState(away=1.0), old),
        store.set_private("t1", 0, SeatPrivate(mail="old"), old),
        store.put_seat(a_seat(name="Old"), old),
        store.start_branch("t1", 1, old),
        store.set_status("t1", "over", old),
        store.revise_table("t1", b"", TableSettings(), old),
    ):
        with pytest.raises(Fenced, match=f"under fence {new}, not {old}"):
            await refused
    await store.append("t1", 1, 3, entries(3, 1), new)
    assert await store.entries("t1", 1) == entries(1, 3)
    assert await store.table("t1") == a_table(touched=203.0, fence=new)
    assert await store.seats("t1") == [a_seat()]


async def test_a_branch_shares_what_came_before_it(store: Store) -> None:
    await store.create_table(a_table())
    await store.append("t1", 1, 1, entries(1, 5), 0)
    assert await store.start_branch("t1", 3) == 2
    await store.append("t1", 2, 4, entries(4, 3, branch=2, said="b"), 0)
    assert await store.start_branch("t1", 5) == 3
    await store.append("t1", 3, 6, entries(6, 1, branch=3, said="c"), 0)
    assert await store.start_branch("t1", 2) == 4
    await store.append("t1", 4, 3, entries(3, 1, branch=4, said="d"), 0)
    first, second = entries(1, 5), entries(4, 3, branch=2, said="b")
    assert await store.entries("t1", 1) == first
    assert await store.entries("t1", 2) == first[:3] + second
    assert await store.entries("t1", 3) == first[:3] + second[:2] + entries(6, 1, branch=3, said="c")
    assert await store.entries("t1", 3, after=3, limit=2) == second[:2]
    assert await store.entries("t1", 4) == first[:2] + entries(3, 1, branch=4, said="d")
    parents = [(row.branch, row.parent, row.start) for row in await store.branches("t1")]
    assert parents == [(1, 0, 0), (2, 1, 3), (3, 2, 5), (4, 1, 2)]
    table = await store.table("t1")
    assert table is not None
    assert table.branch == 4
    # Of entries 1, 2 and 3, whose actors are -1, 0 and 1; the others are on branches left behind.
    assert await store.tally("t1", 4) == EntryTally(actors={-1: 1, 0: 1, 1: 1}, branches={1: 5, 2: 3, 3: 1, 4: 1})
    assert await store.tally("t2", 1) == EntryTally(actors={}, branches={})
    assert await store.integrity() == []


async def test_a_branch_starts_within_the_journal(store: Store) -> None:
    await store.create_table(a_table())
    await store.append("t1", 1, 1, entries(1, 2), 0)
    for number in (-1, 3):
        with pytest.raises(StoreConflict, match=f"has entries 1 to 2: no branch can start after entry {number}"):
            await store.start_branch("t1", number)
    with pytest.raises(Missing):
        await store.start_branch("t2", 0)
    assert await store.start_branch("t1", 0) == 2
    assert await store.start_branch("t1", 0) == 3
    assert await store.branches("t1") == [
        BranchRow(table="t1", branch=1, parent=0, start=0),
        BranchRow(table="t1", branch=2, parent=1, start=0),
        BranchRow(table="t1", branch=3, parent=1, start=0),
    ]
    with pytest.raises(StoreConflict, match="plays on branch 3, not 1"):
        await store.append("t1", 1, 3, entries(3, 1), 0)
    await store.append("t1", 3, 1, entries(1, 1, branch=3), 0)


async def test_many_append_at_once_to_many_tables(store: Store) -> None:
    tables = [f"t{at}" for at in range(20)]
    for table in tables:
        await store.create_table(a_table(table))

    async def play(table: str) -> None:
        for first in range(1, 40, 3):
            await store.append(table, 1, first, entries(first, 3, table), 0)

    await asyncio.gather(*(play(table) for table in tables))
    for table in tables:
        assert await store.entries(table, 1) == entries(1, 39, table)
    assert await store.integrity() == []


async def test_of_two_that_append_at_once_one_is_refused(store: Store) -> None:
    await store.create_table(a_table())
    for first in range(1, 11):
        both = (store.append("t1", 1, first, entries(first, 1, said=said), 0) for said in ("one", "two"))
        outcomes = await asyncio.gather(*both, return_exceptions=True)
        assert sorted(type(outcome).__name__ for outcome in outcomes) == ["NoneType", "StoreConflict"]
    assert len(await store.entries("t1", 1)) == 10


async def test_the_error_of_one_is_not_that_of_the_others(store: Store) -> None:
    for at in range(6):
        await store.create_table(a_table(f"t{at}"))
    work = [store.append(f"t{at}", 1, 1, entries(1, 2, f"t{at}"), 0) for at in range(6)]
    work[1:1] = [store.append("t0", 1, 7, entries(7, 1, "t0"), 0), store.put_seat(a_seat("t0", account="nobody"))]
    await store.create_table(a_table("bad"))
    (entry,) = entries(1, 1, "bad")
    work[5:5] = [
        store.append("bad", 1, 1, [msgspec.structs.replace(entry, actor=2**80)], 0),
        store.append("bad", 1, 1, [msgspec.structs.replace(entry, note={"no": object()})], 0),
    ]
    outcomes = await asyncio.gather(*work, return_exceptions=True)
    told = sorted(type(outcome).__name__ for outcome in outcomes if outcome)
    assert told == ["BadInput", "StoreConflict", "StoreConflict", "TypeError"]
    for at in range(6):
        assert await store.entries(f"t{at}", 1) == entries(1, 2, f"t{at}")
    assert (await store.health()).ok


# Chat and notices


async def test_chat_is_numbered_by_the_store(store: Store) -> None:
    await store.create_table(a_table())
    said = await asyncio.gather(
        *(store.say("t1", at, float(at), f"«{at}»", [0, at] if at else None) for at in range(5))
    )
    assert sorted(line.number for line in said) == [1, 2, 3, 4, 5]
    assert await store.chat("t1") == sorted(said, key=lambda line: line.number)
    spectator = await store.say("t1", None, 9.0, "ö")
    assert spectator == ChatRow(table="t1", number=6, seat=None, at=9.0, text="ö", to=None)
    assert await store.chat("t1", after=5) == [spectator]
    assert len(await store.chat("t1", limit=2)) == 2
    with pytest.raises(Missing):
        await store.say("t2", 0, 1.0, "hello")


async def test_a_notice_is_put_once(store: Store) -> None:
    await store.create_table(a_table())
    notice = NoticeRow(key="t1 0 7", table="t1", seat=0, kind="turn", target="x@y", body={"q": ["ä", 1]}, due=10.0)
    assert await store.put_notice(notice)
    assert not await store.put_notice(msgspec.structs.replace(notice, target="other"))
    assert await store.notice("t1 0 7") == notice
    assert await store.put_notice(NoticeRow(key="sign in", kind="sign-in", target="x@y", due=11.0))


async def test_notices_are_taken_by_one_node_at_a_time(store: Store) -> None:
    for at in range(6):
        await store.put_notice(NoticeRow(key=f"n{at}", kind="turn", target="x", due=float(at)))
    taken = await asyncio.gather(*(store.due_notices(3.0, limit=2, hold=60.0) for _ in range(4)))
    taken += await asyncio.gather(*(store.due_notices(3.0, limit=2, hold=60.0) for _ in range(4)))
    assert sorted(notice.key for some in taken for notice in some) == ["n0", "n1", "n2", "n3"]
    assert await store.due_notices(4.5, limit=1) != []
    assert await store.due_notices(4.5) == []
    assert len(await store.due_notices(64.0)) == 5


async def test_a_seat_is_given_to_somebody_else_at_once(store: Store) -> None:
    """What waited for the old holder goes, and whoever looks at the fence sees that something has changed."""
    for table in ("t1", "t2"):
        state = TableState(substitutes={"0": StoredSubstitute("random"), "1": StoredSubstitute("steady")}, agreement={})
        status = "running" if table == "t1" else "open"
        seats = [
            a_seat(table, seat, token_hash=f"old {table} {seat}", private=SeatPrivate(plan=StoredPlan(["roll"])))
            for seat in (0, 1)
        ]
        await store.create_table(a_table(table, state=state, status=status), seats)
        for seat in (0, 1):
            for done in (False, True):
                key = f"{table} {seat} {done}"
                await store.put_notice(NoticeRow(key=key, table=table, seat=seat, kind="turn", target="x", done=done))
    with pytest.raises(Fenced):
        await store.reseat(a_seat(token_hash="late"), 7)
    new = a_seat(token_hash="new", name="Cyd")
    await store.reseat(new, 0)
    found = await store.seating("t1")
    assert found is not None
    assert (found.seats[0], found.row.fence) == (new, 1)
    assert found.row.state == TableState(substitutes={"1": StoredSubstitute("steady")}, agreement={})
    assert await store.seat_by_token("old t1 0") is None
    assert sorted(notice.key for notice in await store.due_notices(9.0)) == ["t1 1 False", "t2 0 False", "t2 1 False"]
    assert await store.notice("t1 0 True") is not None
    await store.reseat(a_seat("t2", token_hash="newer"), 0)
    row = await store.table("t2")
    assert row is not None
    assert row.state == TableState(substitutes={"1": StoredSubstitute("steady")})
    with pytest.raises(Missing):
        await store.reseat(a_seat("no"), 0)


async def test_a_notice_is_settled_or_tried_again(store: Store) -> None:
    await store.put_notice(NoticeRow(key="n", kind="turn", target="x", due=1.0))
    assert [notice.attempts for notice in await store.due_notices(1.0)] == [0]
    assert await store.settle_notice("n", done=False, error="refused", due=100.0)
    assert await store.due_notices(99.0) == []
    (again,) = await store.due_notices(100.0, hold=5.0)
    assert again == NoticeRow(key="n", kind="turn", target="x", due=105.0, attempts=1, error="refused")
    assert await store.settle_notice("n", done=True)
    assert await store.due_notices(1e9) == []
    settled = await store.notice("n")
    assert settled is not None
    assert (settled.done, settled.attempts, settled.error) == (True, 2, None)
    assert not await store.settle_notice("other", done=True)


# People


async def test_accounts_are_found_by_id_and_by_address(store: Store) -> None:
    await store.create_account(an_account())
    await store.create_account(an_account("bob", email_hash=None, email=None))
    assert await store.account("ada") == an_account()
    assert await store.account_by_email("hash of ada") == an_account()
    assert [await store.account("eve"), await store.account_by_email("hash of eve")] == [None, None]
    for twin in (an_account(), an_account("eve", email_hash="hash of ada")):
        with pytest.raises(StoreConflict):
            await store.create_account(twin)
    changed = an_account(name="Ada L.", email_hash="new", wishes={"lang": "de", "quiet": [22, 7]})
    assert await store.change_account("ada", lambda _: changed) == changed
    assert await store.account_by_email("new") == changed
    await store.create_account(an_account("cyd", wishes={"notices": False}))
    assert await store.account("cyd") == an_account("cyd", wishes={"notices": False})
    assert await store.change_account("eve", lambda row: row) is None
    with pytest.raises(StoreConflict):
        await store.change_account("bob", lambda row: msgspec.structs.replace(row, email_hash="new"))

    def count(row: AccountRow) -> AccountRow:
        return msgspec.structs.replace(row, wishes={"count": row.wishes.get("count", 0) + 1})

    await asyncio.gather(*(store.change_account("bob", count) for _ in range(10)))
    assert (await store.account("bob") or an_account()).wishes == {"count": 10}


async def test_a_deleted_account_is_nowhere_any_more(store: Store) -> None:
    for name in ("ada", "bob"):
        await store.create_account(an_account(name))
        await store.put_session(SessionRow(token_hash=f"s {name}", account=name, expires=9.0))
        await store.put_ratings([RatingRow(account=name, game="g", mu=25.0, sigma=8.0, games=1)])
    hers = a_seat(seat=0, account="ada", token_hash="a", private=SeatPrivate(mail="ada@example.org"))
    await store.create_table(a_table(), [hers, a_seat(seat=1, account="bob")])
    for key, seat, target in (("a", 0, "hook"), ("b", 1, "bob@example.org"), ("c", None, "ada@example.org")):
        await store.put_notice(NoticeRow(key=key, table="t1", seat=seat, kind="turn", target=target))
    assert await store.delete_account("ada")
    assert not await store.delete_account("ada")
    assert await store.account("ada") is None
    assert await store.seats("t1") == [a_seat(seat=0, name="", token_hash="a"), a_seat(seat=1, account="bob")]
    assert [await store.notice(key) is None for key in "abc"] == [True, False, True]
    assert [await store.rating("ada", "g"), await store.session("s ada", 1.0)] == [None, None]
    assert (await store.tables(account="ada"))[0] == []
    assert await store.session("s bob", 1.0) is not None
    assert await store.rating("bob", "g") is not None


async def test_sessions_end(store: Store) -> None:
    await store.create_account(an_account())
    rows = [SessionRow(token_hash=f"s{at}", account="ada", expires=10.0 + at) for at in range(4)]
    for row in rows:
        await store.put_session(row)
    assert await store.session("s0", 9.0) == rows[0]
    assert await store.session("s0", 10.0) is None
    await store.put_session(msgspec.structs.replace(rows[0], expires=20.0))
    assert await store.session("s0", 10.0) is not None
    with pytest.raises(StoreConflict):
        await store.put_session(SessionRow(token_hash="x", account="nobody", expires=1.0))
    assert await store.forget_expired(11.0) == 1
    assert await store.delete_session("s2")
    assert not await store.delete_session("s2")
    assert await store.delete_sessions("ada") == 2


async def test_progress_in_lessons_is_merged_and_goes_with_the_account(store: Store) -> None:
    for name in ("ada", "bob"):
        await store.create_account(an_account(id=name, email_hash=name))

    def at(lesson: str, version: int, step: int, done: bool = False) -> LearnedRow:
        return LearnedRow(account="ada", lesson=lesson, version=version, step=step, done=done)

    await store.put_learned([at("gd-1", 1, 5), at("gd-2", 2, 3), at("gd-3", 1, 9, True)])
    await store.put_learned([at("gd-1", 1, 4, True), at("gd-2", 1, 8), at("gd-3", 2, 2)])
    merged = [at("gd-1", 1, 5, True), at("gd-2", 2, 3), at("gd-3", 2, 2, True)]
    assert await store.learned("ada") == merged
    assert await store.learned("bob") == []
    await store.put_learned([])
    await store.delete_account("ada")
    assert await store.learned("ada") == []


async def test_a_profile_is_made_with_its_invitation_or_not_at_all(store: Store) -> None:
    await store.put_invitations([InvitationRow(code_hash="i", mark="7k2m", uses=1, created=1.0, expires=50.0)])
    ada = an_account("ada", name_key="ada")
    key = PasskeyRow(id="k1", account="ada", public_key=b"\0key", label="Phone", created=2.0)
    with pytest.raises(NotInvited):
        await store.create_profile(ada, 50.0, invitation="i")
    await store.create_profile(ada, 2.0, password="hash", passkey=key, invitation="i")
    with pytest.raises(NameTaken):
        await store.create_profile(an_account("eve", name_key="ada"), 2.0)
    with pytest.raises(NotInvited):
        await store.create_profile(an_account("eve", name_key="eve"), 2.0, password="hash", invitation="i")
    assert [await store.account_by_name("eve"), await store.password("eve")] == [None, None]
    assert await store.invitations(3.0) == []
    assert (await store.account_by_name("ada"), await store.password("ada")) == (ada, "hash")
    assert await store.use_passkey("k1", 7, 3.0)
    assert await store.passkeys("ada") == [msgspec.structs.replace(key, sign_count=7, used=3.0)]
    with pytest.raises(StoreConflict):
        await store.put_passkey(key)
    codes = [CodeRow(code_hash=f"c{at}", account="ada", kind="recovery") for at in range(2)]
    device = CodeRow(code_hash="d", account="ada", kind="device", expires=9.0)
    await store.put_codes("ada", "recovery", codes)
    await store.put_codes("ada", "device", [device])
    assert await asyncio.gather(*(store.use_code("c1", 1e9) for _ in range(2))) in ([codes[1], None], [None, codes[1]])
    assert [await store.recovery_codes("ada"), await store.use_code("d", 9.0)] == [1, None]
    assert await store.use_code("d", 8.9) == device
    assert await store.delete_account("ada")
    assert [await store.passkey("k1"), await store.use_code("c0", 1.0)] == [None, None]


async def test_results_add_up(store: Store) -> None:
    for name in ("ada", "bob"):
        await store.create_account(an_account(name, name=name.title()))

    def seat(table: str, at: int, place: int, **who: str) -> ResultRow:
        return ResultRow(table=table, seat=at, game="g", ended=float(place), place=place, **who)

    marco = {"bot": "steady", "name": "Marco"}
    letters = ResultDetails(table="t1", title="100 % Ada", pace="letters", openings=[["build CAN"], []])
    await store.put_results([seat("t1", 0, 1, account="ada"), seat("t1", 1, 2, **marco)], letters)
    both = [seat("t2", 0, 2, account="ada"), seat("t2", 1, 1, **marco), seat("t2", 2, 3, account="bob")]
    for _ in range(2):
        await store.put_results(both, ResultDetails(table="t2", title="Friday", pace="live"))
    assert await store.game_records("ada") == [("g", 2, 1, 1, 1)]
    assert await store.character_records("ada") == [("g", "Marco", 2, 1, 1)]
    assert await store.character_records("bob") == [("g", "Marco", 1, 0, 1)]
    assert await store.results_of("bob") == [both]
    assert await store.results_of("ada", ResultFilter(before=2.0)) == [
        [seat("t1", 0, 1, account="ada"), seat("t1", 1, 2, **marco)]
    ]
    for wanted, tables in (
        (ResultFilter(game="g"), ["t2", "t1"]),
        (ResultFilter(game="other"), []),
        (ResultFilter(won=True), ["t1"]),
        (ResultFilter(won=False), ["t2"]),
        (ResultFilter(people=True), ["t2"]),
        (ResultFilter(people=False), ["t1"]),
        (ResultFilter(pace="letters"), ["t1"]),
        (ResultFilter(since=1.5), ["t2"]),
        (ResultFilter(search="0 %"), ["t1"]),
        (ResultFilter(search="BOB", people=True), ["t2"]),
        (ResultFilter(search="MARC", pace="live"), ["t2"]),
        (ResultFilter(search="_"), []),
    ):
        found = await store.results_of("ada", wanted)
        assert [rows[0].table for rows in found] == tables, wanted
        assert await store.result_tally("ada", wanted) == (len(tables), tables.count("t1"))
    assert await store.openings("ada", "g", 10) == [(["build CAN"], True)]
    await store.put_chances("t1", [0.25, 0.75])
    assert await store.result_details(["t1", "t3"]) == {"t1": msgspec.structs.replace(letters, chances=[0.25, 0.75])}
    await store.delete_account("ada")
    await store.delete_table("t1")
    await store.delete_table("t2")
    assert list(await store.result_details(["t1", "t2"])) == ["t2"]
    assert await store.results_of("bob") == [[msgspec.structs.replace(both[0], account=None), *both[1:]]]


async def test_a_code_leads_to_a_table_until_it_begins(store: Store) -> None:
    for name in ("t1", "t2"):
        await store.create_table(a_table(name))
    assert [await store.give_join_code("t1", code) for code in ("abc123", "other1")] == ["abc123", "abc123"]
    assert await store.give_join_code("t2", "abc123") is None, "another table has it"
    assert await store.give_join_code("t3", "fresh1") == "", "there is no such table"
    assert [await store.table_by_join_code(code) for code in ("abc123", "other1")] == ["t1", None]
    before = await store.seating("t1")
    assert before is not None
    await store.change_lobby(before, status="running")
    assert await store.table_by_join_code("abc123") is None
    assert await store.give_join_code("t1", "fresh1") == "", "it has begun"
    assert await store.give_join_code("t2", "abc123") == "abc123"


async def test_ratings_count_each_game_once(store: Store) -> None:
    for name in ("ada", "bob"):
        await store.create_account(an_account(name))
    await store.create_table(a_table())
    first = [
        RatingRow(account="bob", game="g", mu=27.5, sigma=7.0, games=1),
        RatingRow(account="ada", game="g", mu=22.5, sigma=7.0, games=1),
    ]
    assert await store.put_ratings(first, "t1")
    assert not await store.put_ratings(first, "t1")
    with pytest.raises(StoreConflict, match="changed by another game"):
        await store.put_ratings([RatingRow(account="ada", game="g", mu=1.0, sigma=1.0, games=1), first[0]])
    assert await store.ratings("g") == first
    assert await store.ratings("g", limit=1) == first[:1]
    assert await store.put_ratings([RatingRow(account="ada", game="g", mu=30.0, sigma=6.5, games=2)])
    assert await store.rating("ada", "g") == RatingRow(account="ada", game="g", mu=30.0, sigma=6.5, games=2)
    await store.put_ratings([RatingRow(account="ada", game="f", mu=25.0, sigma=8.0, games=1)])
    assert [row.game for row in await store.ratings_of("ada")] == ["f", "g"]


# Leases


async def test_one_node_at_a_time_owns_a_table(store: Store) -> None:
    await store.create_table(a_table())
    for round_ in range(5):
        now = 100.0 * round_
        got = await asyncio.gather(*(store.acquire_lease("t1", f"n{at}", now, 10.0) for at in range(4)))
        fences = [fence for fence in got if fence is not None]
        assert fences == [round_ + 1]
        owner = f"n{got.index(fences[0])}"
        assert await store.lease("t1") == LeaseRow(table="t1", node=owner, fence=fences[0], until=now + 10.0)
    with pytest.raises(Missing):
        await store.acquire_lease("t2", "n", 0.0, 1.0)


async def test_a_node_that_comes_back_gets_a_new_fence(store: Store) -> None:
    await store.create_table(a_table())
    assert await store.acquire_lease("t1", "one", 0.0, 10.0) == 1
    assert await store.acquire_lease("t1", "one", 1.0, 10.0) == 2
    with pytest.raises(Fenced):
        await store.append("t1", 1, 1, entries(1, 1), 1)


async def test_a_table_can_be_taken_from_its_owner(store: Store) -> None:
    await store.create_table(a_table())
    assert await store.acquire_lease("t1", "one", 0.0, 10.0, force=True) == 1
    assert await store.acquire_lease("t1", "admin", 1.0, 10.0) is None
    assert await store.acquire_lease("t1", "admin", 1.0, 10.0, force=True) == 2
    assert await store.lease("t1") == LeaseRow(table="t1", node="admin", fence=2, until=11.0)
    assert await store.renew_leases("one", 2.0, 10.0) == {}
    with pytest.raises(Fenced):
        await store.append("t1", 1, 1, entries(1, 1), 1)
    await store.append("t1", 1, 1, entries(1, 1), 2)
    with pytest.raises(Missing):
        await store.acquire_lease("t2", "admin", 0.0, 1.0, force=True)


async def test_the_fences_of_many_tables_are_told_at_once(store: Store) -> None:
    for at in range(3):
        await store.create_table(a_table(f"t{at}"))
    fence = await store.acquire_lease("t1", "a", 0.0, 10.0)
    many = [f"no {at}" for at in range(1200)]
    assert await store.fences([*many, "t0", "t1"]) == {"t0": 0, "t1": fence}
    assert await store.fences([]) == {}


async def test_leases_are_renewed_and_released(store: Store) -> None:
    for table in ("t1", "t2", "t3"):
        await store.create_table(a_table(table, status="running"))
    await store.create_table(a_table("t4"))
    for table in ("t1", "t2"):
        assert await store.acquire_lease(table, "one", 0.0, 10.0) == 1
    assert await store.unowned_tables(5.0) == ["t3"]
    assert await store.renew_lease("t1", "one", 1, 8.0, 10.0)
    assert not await store.renew_lease("t1", "two", 1, 8.0, 10.0)
    assert not await store.renew_lease("t1", "one", 2, 8.0, 10.0)
    assert [lease.table for lease in await store.expired_leases(10.0)] == ["t2"]
    assert await store.unowned_tables(10.0) == ["t2", "t3"]
    assert await store.acquire_lease("t2", "two", 10.0, 5.0) == 2
    assert await store.renew_leases("one", 12.0, 10.0) == {"t1": 1}
    assert not await store.release_lease("t2", "one", 1)
    assert await store.release_lease("t2", "two", 2)
    assert await store.lease("t2") is None
    assert await store.acquire_lease("t2", "one", 11.0, 5.0) == 3


# Upkeep


async def test_counts_are_told_for_the_metrics(store: Store) -> None:
    await store.create_account(an_account())
    for at, status in enumerate(("open", "running", "running", "over")):
        await store.create_table(a_table(f"t{at}", status=status))
    await store.append("t1", 1, 1, entries(1, 5, "t1"), 0)
    await store.put_notice(NoticeRow(key="n", kind="turn", target="x"))
    await store.acquire_lease("t1", "node", 0.0, 1.0)
    assert await store.counts() == {
        "accounts": 1,
        "entries": 5,
        "failed_writes": 0,
        "leases": 1,
        "notices_waiting": 1,
        "tables_closed": 0,
        "tables_open": 1,
        "tables_over": 1,
        "tables_running": 2,
    }
    assert (await store.health()).ok


async def test_what_nobody_touches_is_forgotten(store: Store) -> None:
    for at, status in enumerate(("open", "running", "over", "closed", "over")):
        await store.create_table(a_table(f"t{at}", status=status, touched=float(10 * at + 1)))
        await store.append(f"t{at}", 1, 1, [msgspec.structs.replace(entries(1, 1, f"t{at}")[0], at=0.0)], 0)
    for key, due in (("old", 5.0), ("new", 50.0)):
        await store.put_notice(NoticeRow(key=key, kind="turn", target="x", due=due, done=True))
    nothing = Forgotten(finished=[], unstarted=[], abandoned=[], notices=0)
    assert await store.forget() == nothing
    first = await store.forget(finished=35.0, limit=1)
    assert first.finished in (["t2"], ["t3"])
    second = await store.forget(finished=35.0, notices=35.0)
    assert (sorted(first.finished + second.finished), second.notices) == (["t2", "t3"], 1)
    assert [await store.notice("old") is None, await store.notice("new") is None] == [True, False]
    assert await store.forget(finished=35.0, notices=35.0) == nothing
    assert await store.forget(unstarted=1.0, abandoned=11.0) == nothing
    assert (await store.forget(unstarted=35.0)).unstarted == ["t0"]
    assert (await store.forget(abandoned=35.0)).abandoned == ["t1"]
    assert [row.id for row in (await store.tables())[0]] == ["t4"]
    assert await store.integrity() == []


@pytest.mark.parametrize(
    ("damage", "complaint"),
    [
        ("DELETE FROM entries WHERE number = 2", "branch 1 of table t1 has gaps: 3 entries from 1 to 4"),
        ("DELETE FROM entries WHERE number = 1", "branch 1 of table t1 has gaps: 3 entries from 2 to 4"),
        ("DELETE FROM entries WHERE number > 3", "branch 1 of table t1 ends with entry 3, its head says 4"),
        ("DELETE FROM heads", "table t1 has no head"),
        ("DELETE FROM tables", "branch 1 of table t1 is not there, but 4 entries of it are"),
        ("UPDATE heads SET branch = 7", "table t1 plays on branch 7, which is not there"),
        ("UPDATE tables SET settings = '[1'", "tables t1 cannot be read"),
        ("UPDATE tables SET game = 'chess'", "its header is of globopolis, not chess"),
        ("UPDATE entries SET note = '{' WHERE number = 3", "entries t1 1 3 cannot be read"),
        ("UPDATE entries SET action = $1 WHERE number = 4", "entries t1 1 4 cannot be read"),
        ("UPDATE tables SET header = $1", "tables t1 cannot be read"),
        ("UPDATE states SET body = 'no'", "states t1 cannot be read"),
        ("UPDATE seats SET private = '[]'", "seats t1 0 cannot be read"),
        ("UPDATE accounts SET wishes = '{'", "accounts ada cannot be read"),
        ("UPDATE leases SET fence = 9", "leased under fence 9, its head has only 0"),
        ("INSERT INTO branches (table_id, branch, parent, start) VALUES ('t1', 9, 5, 0)", "on branch 5, which is not"),
        ("INSERT INTO branches (table_id, branch, parent, start) VALUES ('t1', 2, 1, 9)", "which ends with 4"),
    ],
)
async def test_damage_is_complained_about(store: Store, damage: str, complaint: str) -> None:
    await store.create_account(an_account())
    await store.create_table(a_table(state=TableState(rescued=1)), [a_seat()])
    await store.append("t1", 1, 1, entries(1, 4), 0)
    await store.write(statement("INSERT INTO leases (table_id, node, fence, until) VALUES ('t1', 'n', 0, 1)"))
    assert await store.integrity() == []
    await store.write(statement(damage, b"\xc1") if "$1" in damage else statement(damage))
    assert complaint in "\n".join(await store.integrity())


# Several nodes


async def test_no_append_slips_in_behind_a_new_owner(url: str) -> None:
    """Two nodes with connections of their own: whatever the old one writes meanwhile, it ends with the new lease."""
    async with store_for(url) as old, store_for(url) as new:
        await old.create_table(a_table())
        number = 0

        async def play(fence: int) -> None:
            nonlocal number
            while True:
                await old.append("t1", 1, number + 1, entries(number + 1, 1), fence)
                number += 1

        for round_ in range(10):
            fence = await old.acquire_lease("t1", "old", 100.0 * round_, 10.0)
            assert fence is not None
            playing = asyncio.ensure_future(play(fence))
            await asyncio.sleep(0.005 * round_)
            assert await new.acquire_lease("t1", "new", 100.0 * round_ + 10.0, 10.0) == fence + 1
            there = len(await new.entries("t1", 1))
            with pytest.raises(Fenced):
                await playing
            assert (len(await new.entries("t1", 1)), number) == (there, there)


# Opening and closing


async def test_what_is_stored_is_there_after_opening_again(url: str) -> None:
    first = store_for(url)
    await first.open()
    await first.create_table(a_table())
    await first.open()
    assert await first.table("t1") == a_table()
    await first.close()
    await first.close()
    for closed in (first.table("t1"), first.touch("t1", 1.0)):
        with pytest.raises(StoreError, match="not open"):
            await closed
    async with store_for(url) as again:
        assert await again.table("t1") == a_table()
        assert await again.integrity() == []


async def test_two_may_open_a_new_store_at_once(url: str) -> None:
    stores = [store_for(url) for _ in range(4)]
    await asyncio.gather(*(store.open() for store in stores))
    await stores[0].create_table(a_table())
    assert await stores[3].table("t1") == a_table()
    await asyncio.gather(*(store.close() for store in stores))


async def test_a_newer_schema_is_refused_in_one_line(url: str) -> None:
    async with store_for(url) as store:
        await store.write(statement("UPDATE alembic_version SET version_num = '9999'"))
    with pytest.raises(BadInput, match=f"the database has schema 9999, this Meridian knows up to {NEWEST}"):
        await open_store(url)


async def test_text_no_database_takes_is_refused_in_one_line(store: Store) -> None:
    await store.create_table(a_table())
    for text in ("nul \0", "half \ud800"):
        for refused in (store.say("t1", 0, 1.0, text), store.table(text), store.put_seat(a_seat(name=text))):
            with pytest.raises(BadInput, match="a text holds"):
                await refused
    for too_much in (store.entries("t1", 1, after=2**70), store.start_branch("t1", 2**70), store.chat("t1", 2**70)):
        with pytest.raises((BadInput, StoreConflict)):
            await too_much
    await store.say("t1", 0, 1.0, "😀 \x01")
    assert (await store.chat("t1"))[0].text == "😀 \x01"
    assert (await store.health()).ok


@pytest.mark.parametrize(
    ("wrong", "why"),
    [
        ("mysql://host/db", "'mysql' is no database: write sqlite:///file.db or postgresql://user@host/database"),
        ("store.db", "'store.db' is no database"),
        ("", "'' is no database"),
        ("sqlite://store.db", "names no file: write sqlite:///file.db"),
        ("sqlite:///", "names no file"),
        ("sqlite:///no/such/folder/store.db", "cannot use no/such/folder/store.db as a database: No such file"),
        ("postgresql://u:hidden@127.0.0.1:1/db", "cannot use the database postgresql://127.0.0.1:1/db: "),
        ("postgresql://127.0.0.1:port/db", "cannot use the database postgresql://127.0.0.1:port/db: "),
    ],
)
async def test_a_wrong_address_gets_one_line(wrong: str, why: str) -> None:
    with pytest.raises(BadInput) as refused:
        await open_store(wrong)
    line = str(refused.value)
    assert why in line
    assert "hidden" not in line
    assert "\n" not in line


async def test_a_file_that_is_no_database_gets_one_line(tmp_path: Path) -> None:
    path = tmp_path / "notes.txt"
    path.write_text("not a database " * 100, encoding="utf-8")
    with pytest.raises(BadInput, match=r"cannot use .*notes.txt as a database: file is not a database"):
        await open_store(f"sqlite:///{path}")
    assert path.read_text(encoding="utf-8").startswith("not a database")


async def test_a_database_that_is_not_there_gets_one_line(postgres_server: str) -> None:
    with pytest.raises(BadInput, match=r'cannot use the database .*/nowhere: database "nowhere" does not exist'):
        await open_store(f"{postgres_server}/nowhere")
