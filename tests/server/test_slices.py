"""Journals that are played again where players are served: in slices, and with the same result as in one go."""

from __future__ import annotations

import asyncio
import threading
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from meridian import games
from meridian.core import game as core_game
from meridian.core.action import Action
from meridian.core.game import edition_of, new_header
from meridian.core.journal import Entry
from meridian.core.position import Position
from meridian.server import slices
from meridian.server.journals import loading
from meridian.server.slices import in_slices
from meridian.server.stores.scripts import journal
from meridian.server.tables import recall
from meridian.server.tables.client_messages import Hello, Menu, Portrait, Query
from meridian.server.tables.owner import Owner
from meridian.server.tables.protocol import Told
from meridian.server.tables.queries import answer_query
from meridian.server.tables.rolls import EVERYTHING, Viewer
from meridian.server.tables.session import FACT_CACHE_SIZE, NoChance, TableSession
from meridian.server.tables.undoing import UndoSearch
from meridian.testing.contract import random_journal
from tests.any_game import seats_of
from tests.server.in_process import served
from tests.server.online import me
from tests.server.test_off_the_loop import GAME, opened, played

ALL = 100_000


def sat(name: str, entries: list[Entry]) -> TableSession:
    """A table after these entries, played in one go."""
    game = games.load(name)
    return TableSession(game, new_header(game, seats_of(game)), NoChance(), entries)


def entries_of(name: str) -> list[Entry]:
    game = games.load(name)
    return random_journal(game, seats_of(game), 3, 300)[0].entries


def upto(entries: list[Entry], number: int) -> int:
    """So many entries; half of them where there are not so many."""
    return number if number < len(entries) else len(entries) // 2


def told(session: TableSession, viewer: Viewer, count: int) -> tuple[list[bytes], list[object]]:
    facts, rolls = session.last(viewer, count)
    return [bytes(fact) for fact in facts], [msgspec.to_builtins(roll) for roll in rolls]


@pytest.mark.parametrize("name", games.names())
def test_what_is_recalled_is_what_a_replay_tells(name: str) -> None:
    """Play goes on while the journal is played again: nothing is told twice, and nothing is lost."""
    entries = entries_of(name)
    random = Random(name)
    half = upto(entries, 200)
    table = sat(name, entries[:half])
    later = list(entries[half:])
    for _ in table.recalling():
        if later and random.random() < 0.2:
            table.commit(table.copied([later.pop(0)]))
    while later:
        table.commit(table.copied([later.pop(0)]))
    whole = sat(name, entries)
    for viewer in (None, EVERYTHING, *range(table.header.seats)):
        assert not table.lacks(viewer, ALL)
        assert whole.lacks(viewer, ALL) or len(entries) < FACT_CACHE_SIZE
        for count in (0, 1, FACT_CACHE_SIZE, 100, ALL):
            assert told(table, viewer, count) == told(whole, viewer, count)


@pytest.mark.parametrize("name", games.names())
def test_a_table_that_goes_back_recalls_nothing_of_what_is_gone(name: str) -> None:
    entries = entries_of(name)
    table = sat(name, entries)
    steps = table.recalling()
    next(steps)
    some = upto(entries, 100)
    table.restore(entries[:some])
    for _ in steps:
        pass
    assert table.lacks(None, ALL) or len(entries) < FACT_CACHE_SIZE
    for _ in table.recalling():
        pass
    assert told(table, None, ALL) == told(sat(name, entries[:some]), None, ALL)
    table.restore(entries[: some // 2])
    assert told(table, None, ALL) == told(sat(name, entries[: some // 2]), None, ALL)


@pytest.mark.parametrize("name", games.names())
def test_an_undo_is_found_in_one_replay(name: str) -> None:
    entries = entries_of(name)
    found = 0
    for number in range(1, len(entries), 11 if len(entries) > 100 else 1):
        table = sat(name, entries[:number])
        for seat in range(table.header.seats):
            search = UndoSearch(table, seat)
            for _ in search.steps():
                pass
            assert search.found == table.undo_target(seat)
            found += search.found is not None
    assert found


@pytest.mark.asyncio
async def test_others_come_in_between(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(slices, "SLICE_SECONDS", 0.0)
    said: list[str] = []

    def steps(word: str) -> Iterator[None]:
        for _ in range(3):
            said.append(word)
            yield

    async def work(word: str) -> None:
        await in_slices(steps(word))

    await asyncio.gather(work("a"), work("b"))
    assert "".join(said) in ("ababab", "bababa")


class Watch:
    """Counts the entries that are replayed in each turn of the event loop, by the loop itself: a thread beside it may
    play many in one turn. What happens at a table meanwhile, such as a roll that was due, is no replay."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.turn = 0
        self.played: Counter[int] = Counter()
        loop = threading.get_ident()
        plays, drafts = Position.play_checked, TableSession.draft
        drafting = False

        def play(p: Position, actor: int, action: Action) -> bool:
            if threading.get_ident() == loop and not drafting:
                self.played[self.turn] += 1
            return plays(p, actor, action)

        def draft(session: TableSession, *args: Any) -> Any:
            nonlocal drafting
            drafting = True
            try:
                return drafts(session, *args)
            finally:
                drafting = False

        monkeypatch.setattr(Position, "play_checked", play)
        monkeypatch.setattr(TableSession, "draft", draft)

    async def run(self) -> None:
        """Count turns."""
        while True:
            self.turn += 1
            await asyncio.sleep(0)

    def most(self) -> tuple[int, int]:
        """How many entries were played since the last time, and how many of them in one turn."""
        found = self.played.total(), max(self.played.values(), default=0)
        self.played.clear()
        return found


async def play_to(owner: Owner, entries: int) -> None:
    """Play any answers."""
    random = Random(1)
    while len(owner.session.entries) < entries:
        assert not owner.session.p.over
        if owner.session.waits_for_chance():
            await owner.play(None, None)
            continue
        seat = owner.session.asked()[0]
        await owner.play(seat, random.choice(owner.session.p.options(seat)))


@pytest.mark.asyncio
async def test_a_long_journal_is_taken_up_without_holding_the_loop(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With slices of no length each entry is one: whoever takes a table up, back or wants its log passes the loop on
    after every entry."""
    async with served(tmp_path) as server:
        over = await played(server)
        running = (await opened(server, [me(), me("Ben")]))["table"]
        owner = await server.node.registry.find(running)
        assert isinstance(owner, Owner)
        await owner.inbox.run_exclusive(lambda: play_to(owner, 100))
        monkeypatch.setattr(slices, "SLICE_SECONDS", -1.0)
        watch = Watch(monkeypatch)
        ticking = asyncio.create_task(watch.run())
        await owner.inbox.run_exclusive(lambda: owner.undo_to(90, lambda: None, "take-back"))
        assert watch.most() == (90, 1)
        for table in (over, running):
            live = server.node.registry.live.pop(table, None)
            if live is not None:
                await live.close()
            live = await server.node.registry.find(table)
            entries = len(live.session.entries)
            found, in_one_turn = watch.most()
            assert found >= entries > 0
            assert in_one_turn <= 3, "where one replay ends the next begins"
            subscriber = await live.enter(None, Hello(log=1000))
            assert watch.most() == (entries, 1)
            again = await live.enter(None, Hello(log=1000))
            assert watch.most() == (0, 0), "the whole log is kept for a while"
            for one in (subscriber, again):
                await live.leave(one)
        ticking.cancel()


def test_whole_logs_are_kept_of_few_tables() -> None:
    assert 0 < recall.LOG_CACHE_SIZE <= 32


@pytest.mark.asyncio
async def test_long_journals_are_read_page_by_page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with served(tmp_path) as server:
        table, store = await played(server), server.node.store
        whole = await store.entries(table, 1)
        assert [row.number for row in whole] == list(range(1, len(whole) + 1))
        for page in (1, 7, len(whole), len(whole) + 1):
            monkeypatch.setattr(journal, "PAGE_ENTRIES", page)
            assert await store.entries(table, 1) == whole
            assert await store.entries(table, 1, 20, 10) == whole[20:30]
            assert await store.entries(table, 1, 20) == whole[20:]


@pytest.mark.asyncio
async def test_queries_and_menus_are_answered_piece_by_piece(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """With slices of no length, each query and each row of a menu has a turn of the event loop of its own."""
    game = games.load(GAME)
    async with served(tmp_path) as server:
        table = (await opened(server, [me(), me("Ben")]))["table"]
        owner = await server.node.registry.find(table)
        assert isinstance(owner, Owner)
        await owner.inbox.run_exclusive(lambda: play_to(owner, 100))
        seat = owner.session.asked()[0]
        view = game.rules.view(owner.session.p, seat)
        names, rows = sorted(game.rules.queries(view, seat)), len(owner.session.p.options(seat))
        assert len(names) > 1
        assert rows > 1
        watch = Watch(monkeypatch)
        turns: list[int] = []

        def noted(place: object, name: str) -> None:
            function: Callable[..., Any] = getattr(place, name)

            def note(*args: Any) -> Any:
                turns.append(watch.turn)
                return function(*args)

            monkeypatch.setattr(place, name, note)

        noted(type(game.rules), "queries")
        noted(type(game.text), "detail")
        monkeypatch.setattr(slices, "SLICE_SECONDS", -1.0)
        ticking = asyncio.create_task(watch.run())
        for asking, pieces in ((Query(key="1", name=names), len(names)), (Menu(key="2"), rows)):
            turns.clear()
            told = await answer_query(owner, seat, asking, "en")
            assert isinstance(told, Told)
            assert len(turns) >= pieces
            assert len(set(turns)) == len(turns)
        ticking.cancel()


@pytest.mark.asyncio
async def test_what_cannot_be_cut_is_done_in_a_thread(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Sentences about a position, the texts of a language, an edition of somebody's own."""
    threads: dict[str, set[int]] = {}

    def noted(place: object, name: str) -> None:
        function: Callable[..., Any] = getattr(place, name)

        def note(*args: Any) -> Any:
            threads.setdefault(name, set()).add(threading.get_ident())
            return function(*args)

        monkeypatch.setattr(place, name, note)

    monkeypatch.setattr(loading, "_learnt", set())
    game = games.load(GAME)
    for place, name in ((type(game.text), "portrait"), (loading, "bundle"), (core_game, "overlaid")):
        noted(place, name)
    own = {"players": edition_of(game).data["players"], "edition": {"name": "never seen before"}}
    async with served(tmp_path) as server:
        table = (await opened(server, [me(), me("Ben")], overlay=own))["table"]
        live = await server.node.registry.find(table)
        told = await answer_query(live, 0, Portrait(key="1"), "de")
        assert isinstance(told, Told)
        assert told.data
    assert threads.keys() == {"portrait", "bundle", "overlaid"}
    assert all(threading.get_ident() not in found for found in threads.values())
