"""Bots in worker processes: the answers they would give here, whatever becomes of the processes."""

from __future__ import annotations

import asyncio
import ctypes
import os
import select
import signal
import subprocess
import sys
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager
from functools import cache, partial
from pathlib import Path
from random import Random
from threading import Event
from typing import Any

import msgspec
import pytest

from meridian import bots, games
from meridian.core.action import Action, Late
from meridian.core.chance import weighted
from meridian.core.errors import BadInput
from meridian.core.game import Game, digest
from meridian.core.journal import Entry, Journal
from meridian.core.players import Bot, BotMaker
from meridian.core.playout import playout
from meridian.core.position import Position
from meridian.core.replay import final, replay
from meridian.server.bot_workers.bot_process import BotProcess, lacking
from meridian.server.bot_workers.pool import BotPool, QueueStopped
from meridian.server.bot_workers.request import BotFailure, BotRefusal, BotReply, BotRequest, Row, Said, seed_of
from meridian.server.journals.journaling import Actions, header_bytes
from meridian.server.journals.replayed_position import Imagined, position_of, steps_of
from meridian.testing.contract import random_journal
from tests.any_game import SEARCHED, bot_of
from tests.server.patience import PATIENCE

ROOT = Path(__file__).parents[2]
ODD = "tests.server.test_bot_workers:odd"
"""Where the bots of this file are found by worker processes."""
SEED = b"a seed"
GAMES = games.names()
DECISIONS = 60
MANY = 276
"""So many thoughts wait at once."""
Moment = tuple[int, int]
"""A number of entries, and a seat that has a choice then."""


# Bots that misbehave. Those with a path after their name tell through it, or wait for it.


class Odd(Bot):
    """Does what it is named for, then gives the last option."""

    def __init__(self, random: Random, name: str) -> None:
        super().__init__(random)
        self.name, _, path = name.partition(" ")
        self.path = Path(path)
        self.times = 0

    def choose(self, view: Position, seat: int, options: list[Action]) -> Action:
        self.times += 1
        if self.name == "count":
            return options[self.times % 2]
        if self.name == "illegal":
            return Late(seat)
        if not (self.name.endswith("-once") and self.path.exists()):
            self.misbehave(self.name.removesuffix("-once"))
        return options[-1]

    def misbehave(self, how: str) -> None:
        if self.name.endswith("-once"):
            self.path.touch()
        {"hang": hang, "raise": fail, "die": die, "hold": self.hold, "grip": self.grip, "chat": chat}[how]()

    def interject(self, view: Position, seat: int, options: list[Action]) -> Action | None:
        return self.choose(view, seat, options)

    def hold(self) -> None:
        """Tell who thinks, then wait until somebody writes."""
        self.path.write_text(str(os.getpid()))
        self.path.with_suffix(".go").read_text()

    def grip(self) -> None:
        """Tell who thinks, then let no other thread of this process run, as a long compiled loop does."""
        self.path.write_text(str(os.getpid()))
        ctypes.PyDLL(None).sleep(1000)


def chat() -> None:
    print("thinking aloud", flush=True)


def hang() -> None:
    Event().wait()


def fail() -> None:
    raise BadInput("a bot's own fault")


def die() -> None:
    os.kill(os.getpid(), signal.SIGKILL)


def odd(game: Game, name: str) -> BotMaker:
    """The bots of this file, and the usual ones."""
    if name in bots.makers(game) or name == "nobody":
        return bots.maker(game, name)
    # `deep:budget=9s,odd=NAME` has all that time.
    return lambda random: Odd(random, name.partition(",odd=")[2] or name)


class Hold:
    """Two pipes by which a `hold` bot tells that it thinks and is let go."""

    def __init__(self, folder: Path) -> None:
        self.path = folder / "hold"
        os.mkfifo(self.path)
        os.mkfifo(self.path.with_suffix(".go"))
        self.bot = f"hold {self.path}"

    async def begun(self) -> int:
        """The process in which it thinks."""
        return int(await asyncio.to_thread(self.path.read_text))

    async def release(self) -> None:
        await asyncio.to_thread(self.path.with_suffix(".go").write_text, "go")


# Journals


@cache
def played(name: str) -> Journal:
    game = games.load(name)
    return random_journal(game, game.seats[0], 1, DECISIONS)[0]


def moments(game: Game, journal: Journal) -> Iterator[Moment]:
    """Where a seat has a choice."""
    for number, _, _, p in replay(game, journal):
        for seat in p.who():
            if seat >= 0 and len(p.options(seat)) > 1:
                yield number, seat


def rows(entries: list[Entry]) -> list[Row]:
    return [(actor, msgspec.msgpack.encode(action)) for actor, action in entries]


def bot_request(journal: Journal, number: int, seat: int, bot: str = "random", **more: Any) -> BotRequest:
    what = {"table": "t", "branch": 1, "seed": SEED, "entries": rows(journal.entries[:number]), **more}
    return BotRequest(header=header_bytes(journal.header), seat=seat, bot=bot, **what)


def here(game: Game, p: Position, bot: Bot, number: int, seat: int) -> Action:
    """What a bot says that is asked here."""
    bot.random.seed(seed_of(SEED, number, seat))
    return bot.choose(game.rules.view(p, seat), seat, p.options(seat))


def answered(game: Game, word: BotReply) -> Action:
    assert word.action is not None
    assert not word.default
    return Actions(game).read(word.action)


def pool(processes: int = 1, patience: float = PATIENCE, **more: Any) -> BotPool:
    return BotPool(processes, grace=patience, hint_grace=patience, **more)


@asynccontextmanager
async def thinking(processes: int = 1, patience: float = PATIENCE, **more: Any) -> AsyncIterator[BotPool]:
    bot_pool = pool(processes, patience, **more)
    try:
        yield bot_pool
    finally:
        await bot_pool.close()


async def settled(condition: Callable[[], bool]) -> None:
    """Let the loop run until tasks just started have come to wait."""
    for _ in range(10_000):
        if condition():
            return
        await asyncio.sleep(0)
    raise AssertionError("it does not come to that")


def a_choice(at: int = -1) -> tuple[Game, Journal, int, int]:
    """Some game, a journal, and a moment in it with a choice."""
    game = games.load(GAMES[0])
    journal = played(GAMES[0])
    return game, journal, *list(moments(game, journal))[at]


def options_of(game: Game, journal: Journal, number: int, seat: int) -> list[Action]:
    return final(game, journal, number).options(seat)


# The same answers

REPEATABLE = "deep:playouts=10"
"""With a time budget a bot may say something else the next time."""


@pytest.mark.asyncio
@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("processes", [0, 2])
async def test_every_bot_says_what_it_says_here(name: str, processes: int) -> None:
    game, journal = games.load(name), played(name)
    some = list(moments(game, journal))
    some = some[::9] if len(some) > 9 else some
    known = [bot for bot in bots.makers(game) if bot != bots.DEEP]
    async with thinking(processes) as bot_pool:
        for bot in (*known, REPEATABLE) if name in SEARCHED else known:
            for number, seat in some:
                table = f"{bot} {number} {seat}"
                word = await bot_pool.think(bot_request(journal, number, seat, bot, table=table))
                wanted = here(game, final(game, journal, number), bots.maker(game, bot)(Random()), number, seat)
                assert answered(game, word) == wanted
            assert bot_pool.figures[bot].thoughts == len(some)
    assert len(some) > 4 or final(game, journal).over


@pytest.mark.asyncio
@pytest.mark.parametrize("name", GAMES)
async def test_a_table_that_grows_keeps_its_bots(name: str) -> None:
    game, journal = games.load(name), played(name)
    strongest = bot_of(game)
    kept = {seat: bots.maker(game, strongest)(Random()) for seat in range(journal.header.seats)}
    async with thinking() as bot_pool:
        for number, seat in moments(game, journal):
            word = await bot_pool.think(bot_request(journal, number, seat, strongest))
            assert answered(game, word) == here(game, final(game, journal, number), kept[seat], number, seat)


@pytest.mark.asyncio
async def test_a_bot_has_a_memory_until_the_branch_changes() -> None:
    game, journal, number, seat = a_choice()
    options = options_of(game, journal, number, seat)
    async with thinking(makers=ODD) as bot_pool:
        said = [
            answered(game, await bot_pool.think(bot_request(journal, number, seat, "count", branch=branch)))
            for branch in (1, 1, 1, 2)
        ]
    assert said == [options[1], options[0], options[1], options[1]]


@pytest.mark.asyncio
async def test_another_branch_and_an_earlier_moment() -> None:
    game = games.load(GAMES[0])
    lines = [random_journal(game, game.seats[0], seed, DECISIONS)[0] for seed in (1, 2)]
    async with thinking() as bot_pool:
        for branch, line, at in ((1, 0, 30), (2, 1, 20), (2, 1, 10), (2, 1, 25), (3, 0, 26)):
            journal = lines[line]
            number, seat = list(moments(game, journal))[at]
            word = await bot_pool.think(bot_request(journal, number, seat, "greedy", branch=branch))
            wanted = here(game, final(game, journal, number), bots.maker(game, "greedy")(Random()), number, seat)
            assert answered(game, word) == wanted
        assert bot_pool.figures["greedy"].repeats == 0


@pytest.mark.asyncio
async def test_something_said_unasked() -> None:
    found = 0
    async with thinking() as bot_pool:
        for name in GAMES:
            game, journal = games.load(name), played(name)
            for number, _, _, p in replay(game, journal):
                options = p.interjections(0)
                request = bot_request(journal, number, 0, "greedy", unasked=True, table=name)
                if not options and number % 40 == 0:
                    assert (await bot_pool.think(request)).action is None
                elif options and found < 10:
                    found += 1
                    bot = bots.maker(game, "greedy")(Random(seed_of(SEED, number, 0)))
                    wanted = bot.interject(game.rules.view(p, 0), 0, options)
                    assert answered(game, await bot_pool.think(request)) == wanted
    assert found


@pytest.mark.asyncio
async def test_a_single_option_needs_no_bot() -> None:
    for name in GAMES:
        game, journal = games.load(name), played(name)
        for number, _, _, p in replay(game, journal):
            for seat in [seat for seat in p.who() if seat >= 0 and len(p.options(seat)) == 1]:
                async with thinking(0, makers=ODD) as bot_pool:
                    word = await bot_pool.think(bot_request(journal, number, seat, "raise"))
                assert answered(game, word) == p.options(seat)[0]
                return
    raise AssertionError("no such moment")


# What a worker remembers


def garbled(journal: Journal, known: int, number: int) -> list[Row]:
    """A journal whose first entries cannot be read: it serves whoever has them already."""
    return [(0, b"?")] * known + rows(journal.entries[known:number])


@pytest.mark.asyncio
async def test_only_new_entries_are_sent() -> None:
    game, journal, first, seat = a_choice(5)
    _, _, second, other = a_choice()
    async with thinking() as bot_pool:
        await bot_pool.think(bot_request(journal, first, seat))
        word = await bot_pool.think(bot_request(journal, second, other, entries=garbled(journal, first, second)))
        assert answered(game, word) in options_of(game, journal, second, other)
        with pytest.raises(BadInput, match="cannot be read"):
            await bot_pool.think(bot_request(journal, second, other, branch=2, entries=garbled(journal, first, second)))
        await bot_pool.think(bot_request(journal, second, other))


@pytest.mark.asyncio
@pytest.mark.parametrize("processes", [0, 1])
async def test_the_table_not_used_for_longest_is_forgotten(processes: int) -> None:
    _, journal, number, seat = a_choice()
    half = garbled(journal, number, number)
    async with thinking(processes, tables=2) as bot_pool:
        for table in ("a", "b", "a", "c"):
            await bot_pool.think(bot_request(journal, number, seat, table=table))
        for table in ("a", "c"):
            await bot_pool.think(bot_request(journal, number, seat, table=table, entries=half))
        with pytest.raises(BadInput, match="cannot be read"):
            await bot_pool.think(bot_request(journal, number, seat, table="b", entries=half))
        for table in ("d", "e", "a"):
            await bot_pool.think(bot_request(journal, number, seat, table=table))
        assert bot_pool.figures["random"].repeats == 0


def test_a_mind_holds_no_more_tables_than_it_may() -> None:
    _, journal, number, seat = a_choice()
    mind = BotProcess(3, bots.maker)
    for at in range(20):
        assert isinstance(mind.answer(lacking(bot_request(journal, number, seat, table=f"t{at}"), None)), Said)
    assert len(mind.tables) == 3


def test_a_mind_forgets_a_table_whose_question_failed() -> None:
    _, journal, number, seat = a_choice()
    mind = BotProcess(3, odd)
    for bot, kind in (("random", Said), ("raise", BotFailure), ("random", Said)):
        assert isinstance(mind.answer(lacking(bot_request(journal, number, seat, bot), None)), kind)
        assert len(mind.tables) == (kind is Said)
    assert isinstance(mind.answer(lacking(bot_request(journal, 0, 99), None)), BotRefusal)
    assert len(mind.tables) == 0


# Whatever goes wrong


@pytest.mark.asyncio
async def test_a_worker_killed_while_idle_is_replaced() -> None:
    game, journal, number, seat = a_choice()
    async with thinking() as bot_pool:
        assert bot_pool.pids() == []
        word = await bot_pool.think(bot_request(journal, number, seat))
        [pid] = bot_pool.pids()
        os.kill(pid, signal.SIGKILL)
        assert answered(game, await bot_pool.think(bot_request(journal, number, seat))) == answered(game, word)
        assert bot_pool.pids() != [pid]


@pytest.mark.asyncio
@pytest.mark.parametrize(("fault", "patience"), [("die", PATIENCE), ("raise", PATIENCE), ("hang", 15.0)])
async def test_a_thought_that_fails_is_repeated(fault: str, patience: float, tmp_path: Path) -> None:
    game, journal, number, seat = a_choice()
    bot = f"{fault}-once {tmp_path}/done"
    async with thinking(makers=ODD, patience=patience) as bot_pool:
        word = await bot_pool.think(bot_request(journal, number, seat, bot))
        assert answered(game, word) == options_of(game, journal, number, seat)[-1]
        assert (bot_pool.figures[bot].thoughts, bot_pool.figures[bot].repeats) == (1, 1)


@pytest.mark.asyncio
@pytest.mark.parametrize("processes", [0, 1])
@pytest.mark.parametrize("bot", ["raise", "hang", "illegal", "nobody"])
async def test_the_game_answers_for_a_bot_that_fails_again(
    processes: int, bot: str, caplog: pytest.LogCaptureFixture
) -> None:
    game, journal, number, seat = a_choice()
    async with thinking(processes, makers=ODD, patience=0.3) as bot_pool:
        word = await bot_pool.think(bot_request(journal, number, seat, bot))
        figures = bot_pool.figures[bot]
        assert (figures.thoughts, figures.repeats, figures.defaults) == (0, 1, 1)
    assert word.default
    assert word.action == msgspec.msgpack.encode(final(game, journal, number).default(seat))
    assert [record.levelname for record in caplog.records] == ["WARNING", "WARNING", "ERROR"]
    assert {(record.__dict__["table"], record.__dict__["bot"]) for record in caplog.records} == {("t", bot)}


@pytest.mark.asyncio
async def test_a_worker_that_dies_twice_and_an_unasked_bot_that_fails() -> None:
    _, journal, number, seat = a_choice()
    async with thinking(makers=ODD) as bot_pool:
        word = await bot_pool.think(bot_request(journal, number, seat, "die"))
        assert word.default
        assert word.action is not None
    for name in GAMES:
        game, journal = games.load(name), played(name)
        said = [number for number, _, _, p in replay(game, journal) if p.interjections(0)]
        if said:
            async with thinking(0, makers=ODD) as bot_pool:
                word = await bot_pool.think(bot_request(journal, said[0], 0, "raise", unasked=True))
            assert (word.action, word.default) == (None, True)


@pytest.mark.asyncio
@pytest.mark.parametrize("processes", [0, 1])
async def test_a_wrong_question_is_told_to_whoever_asked(processes: int) -> None:
    game, journal, number, seat = a_choice()
    nobody = next(at for at in range(9) if at not in final(game, journal, number).who())
    async with thinking(processes) as bot_pool:
        with pytest.raises(BadInput, match="is not asked"):
            await bot_pool.think(bot_request(journal, number, nobody))
        with pytest.raises(BadInput, match=r"entry 1 .* is not legal"):
            await bot_pool.think(bot_request(journal, number, seat, entries=rows(journal.entries[number - 1 :])))
        with pytest.raises(BadInput, match="begins after entry"):
            await bot_pool.think(bot_request(journal, number, seat, imagined=Imagined(number + 1, 0, "x")))
        await bot_pool.think(bot_request(journal, number, seat))
        assert bot_pool.figures["random"].repeats == 0


@pytest.mark.asyncio
async def test_a_bot_may_print_what_it_likes(capfd: pytest.CaptureFixture[str]) -> None:
    game, journal, number, seat = a_choice()
    async with thinking(makers=ODD) as bot_pool:
        answered(game, await bot_pool.think(bot_request(journal, number, seat, "chat")))
        assert bot_pool.figures["chat"].repeats == 0
    out, err = capfd.readouterr()
    assert "thinking aloud" in err
    assert not out


# Order, cancelling, closing


async def many(bot_pool: BotPool, count: int, order: list[str]) -> list[asyncio.Task[BotReply]]:
    """Thoughts for tables of their own, which note the order in which they were answered."""
    _, journal, number, seat = a_choice()

    async def one(table: str) -> BotReply:
        word = await bot_pool.think(bot_request(journal, number, seat, table=table))
        order.append(table)
        return word

    waiting = bot_pool.waiting()
    tasks = [asyncio.create_task(one(f"t{at}")) for at in range(count)]
    await settled(lambda: bot_pool.waiting() == waiting + count)
    return tasks


@pytest.mark.asyncio
async def test_first_come_first_served(tmp_path: Path) -> None:
    _, journal, number, seat = a_choice()
    hold, order = Hold(tmp_path), list[str]()
    async with thinking(makers=ODD) as bot_pool:
        held = asyncio.create_task(bot_pool.think(bot_request(journal, number, seat, hold.bot)))
        await hold.begun()
        tasks = await many(bot_pool, MANY, order)
        assert not order
        await hold.release()
        await asyncio.gather(held, *tasks)
        assert bot_pool.waiting() == 0
    assert order == [f"t{at}" for at in range(MANY)]


@pytest.mark.asyncio
async def test_a_journal_may_grow_while_a_thought_waits(tmp_path: Path) -> None:
    game, journal, number, seat = a_choice(5)
    hold, growing = Hold(tmp_path), rows(journal.entries[:number])
    async with thinking(makers=ODD) as bot_pool:
        held = asyncio.create_task(bot_pool.think(bot_request(journal, number, seat, hold.bot)))
        await hold.begun()
        waits = asyncio.create_task(bot_pool.think(bot_request(journal, number, seat, "greedy", entries=growing)))
        await settled(lambda: bot_pool.waiting() == 1)
        growing += rows(journal.entries[number:])
        await hold.release()
        wanted = here(game, final(game, journal, number), bots.maker(game, "greedy")(Random()), number, seat)
        assert answered(game, await waits) == wanted
        await held


@pytest.mark.asyncio
@pytest.mark.parametrize("processes", [0, 1])
async def test_what_was_asked_by_somebody_who_left_is_dropped(processes: int, tmp_path: Path) -> None:
    game, journal, number, seat = a_choice()
    hold, order = Hold(tmp_path), list[str]()
    async with thinking(processes, makers=ODD) as bot_pool:
        held = asyncio.create_task(bot_pool.think(bot_request(journal, number, seat, hold.bot)))
        await hold.begun()
        left, stays = await many(bot_pool, 2, order)
        for gone in (held, left):
            gone.cancel()
        await asyncio.gather(held, left, return_exceptions=True)
        assert (held.cancelled(), left.cancelled(), stays.done()) == (True, True, False)
        await hold.release()
        wanted = here(game, final(game, journal, number), bots.maker(game, "random")(Random()), number, seat)
        assert answered(game, await stays) == wanted
        assert order == ["t1"]
        assert bot_pool.figures["random"].thoughts == 1


@pytest.mark.asyncio
@pytest.mark.parametrize("processes", [0, 1])
async def test_close_with_thoughts_under_way(processes: int, tmp_path: Path) -> None:
    _, journal, number, seat = a_choice()
    hold = Hold(tmp_path)
    bot_pool = pool(processes, makers=ODD)
    tasks: list[Awaitable[BotReply]] = [
        asyncio.create_task(bot_pool.think(bot_request(journal, number, seat, hold.bot)))
    ]
    await hold.begun()
    tasks += await many(bot_pool, MANY, [])
    pids = bot_pool.pids()
    assert len(pids) == processes
    await bot_pool.close()
    assert {type(result) for result in await asyncio.gather(*tasks, return_exceptions=True)} == {QueueStopped}
    for pid in pids:
        with pytest.raises(ProcessLookupError):
            os.kill(pid, 0)
    with pytest.raises(QueueStopped):
        await bot_pool.think(bot_request(journal, number, seat))
    await bot_pool.close()
    if not processes:
        await hold.release()  # the thread goes on to its end


# Processes


@pytest.mark.asyncio
async def test_workers_leave_signals_and_priority_to_the_server() -> None:
    _, journal, number, seat = a_choice()
    async with thinking(2) as bot_pool:
        for table in range(8):
            await bot_pool.think(bot_request(journal, number, seat, table=f"t{table}"))
        pids = bot_pool.pids()
        assert len(pids) == 2
        for pid in pids:
            os.kill(pid, signal.SIGINT)
            os.kill(pid, signal.SIGTERM)
            assert os.getpriority(os.PRIO_PROCESS, pid) == min(os.getpriority(os.PRIO_PROCESS, 0) + 5, 19)
        for table in range(8):
            await bot_pool.think(bot_request(journal, number, seat, table=f"t{table}"))
        assert bot_pool.pids() == pids


def test_a_worker_loads_no_server() -> None:
    code = "import sys, meridian.server.bot_workers.worker; print([m for m in sys.modules if m in sys.argv[1:]])"
    heavy = ["litestar", "asyncio", "sqlalchemy", "uvicorn", "sqlite3"]
    done = subprocess.run([sys.executable, "-c", code, *heavy], check=True, capture_output=True, text=True, cwd=ROOT)
    assert done.stdout.strip() == "[]"


async def serve(bot: str, patience: float) -> None:
    """A server that is killed: one of its workers thinks for ever, the other waits."""
    _, journal, number, seat = a_choice()
    bot_pool = pool(2, patience, makers=ODD)
    for table in range(8):
        await bot_pool.think(bot_request(journal, number, seat, table=f"t{table}"))
    os.write(1, (" ".join(map(str, bot_pool.pids())) + "\n").encode())
    await bot_pool.think(bot_request(journal, number, seat, bot))


@pytest.mark.asyncio
@pytest.mark.parametrize(("how", "patience"), [("hold", 600.0), ("grip", 5.0)])
async def test_workers_end_when_the_server_is_killed(how: str, patience: float, tmp_path: Path) -> None:
    hold = Hold(tmp_path)
    code = f"import asyncio, sys; from {__name__} import serve; asyncio.run(serve(sys.argv[1], float(sys.argv[2])))"
    words = [sys.executable, "-c", code, f"{how} {hold.path}", str(patience)]
    server = subprocess.Popen(words, stdout=subprocess.PIPE, cwd=ROOT)
    assert server.stdout is not None
    try:
        with server.stdout:
            pids = [int(pid) for pid in server.stdout.readline().split()]
        assert len(pids) == 2
        assert await hold.begun() in pids
        watched = [os.pidfd_open(pid) for pid in pids]
        assert not select.select(watched, [], [], 0)[0]
    finally:
        server.kill()
        server.wait()
    for ended in watched:
        assert select.select([ended], [], [], 30)[0], "a worker outlives its server"
        os.close(ended)


# Copies of unfinished tables


def guesses(game: Game, p: Position, seat: int | None) -> list[str]:
    """Positions that a seat may think it is in, by seed."""
    return [
        digest(game, game.rules.imagine(game.rules.view(p, seat), partial(weighted, Random(seed)))) for seed in "abcdef"
    ]


def doubtful(name: str, seat: int | None) -> Journal:
    """A journal that ends where this seat does not know all: late in a long game, early in one that is soon over."""
    game, journal = games.load(name), played(name)
    steps = replay(game, journal)
    found = [number for number, _, _, p in steps if len(set(guesses(game, p, seat))) > 1]
    return Journal(journal.header, journal.entries[: found[0 if final(game, journal).over else -1]])


@pytest.mark.asyncio
@pytest.mark.parametrize("seat", [None, 0])
@pytest.mark.parametrize("name", GAMES)
async def test_a_copy_goes_on_from_what_a_seat_knew(name: str, seat: int | None) -> None:
    game, journal = games.load(name), doubtful(name, seat)
    header, line, cut = journal.header, list(journal.entries), len(journal.entries)
    true = final(game, journal)
    copies = [position_of(game, header, line, Imagined(cut, seat, seed)) for seed in "abcdef"]
    assert [digest(game, p) for p in copies] == guesses(game, true, seat)
    assert {digest(game, game.rules.view(p, seat)) for p in copies} == {digest(game, game.rules.view(true, seat))}
    playout(copies[0], Random(3), 10, line)
    how = Imagined(cut, seat, "a")
    assert digest(game, position_of(game, header, line, how)) == digest(game, copies[0])
    asked = [(n, who) for n, _, _, p in steps_of(game, header, line, how) for who in p.who() if n > cut and who >= 0]
    number, who = next(at for at in asked if len(position_of(game, header, line[: at[0]], how).options(at[1])) > 1)
    async with thinking(0) as bot_pool:
        word = await bot_pool.think(bot_request(Journal(header, line), number, who, "greedy", imagined=how))
    p = position_of(game, header, line[:number], how)
    assert answered(game, word) == here(game, p, bots.maker(game, "greedy")(Random()), number, who)


@pytest.mark.parametrize("name", GAMES)
def test_a_copy_tells_nobody_what_its_maker_did_not_know(name: str) -> None:
    game, journal = games.load(name), played(name)
    told = [facts for _, _, facts, _ in replay(game, journal)]
    assert [facts for _, _, facts, _ in steps_of(game, journal.header, journal.entries)] == told
    how = Imagined(len(journal.entries), 0, "x")
    copied = [facts for _, _, facts, _ in steps_of(game, journal.header, journal.entries, how)]
    assert copied == [[fact for fact in facts if fact.heard_by(0)] for facts in told]
    assert copied != told


def test_a_copy_that_ends_before_it_begins_is_refused() -> None:
    game, journal, number, _ = a_choice()
    with pytest.raises(BadInput, match=f"begins after entry {number + 1}, not after {number}"):
        position_of(game, journal.header, journal.entries[:number], Imagined(number + 1, 0, "x"))
