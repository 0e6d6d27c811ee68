"""Hints: bounded, one at a time for each person, never in the way of a bot of a table, ended when nobody waits."""

from __future__ import annotations

import asyncio
import os
import select
from collections.abc import Iterator
from pathlib import Path

import pytest

from meridian import bots
from meridian.bots.advice import Advised
from meridian.bots.advice.advise import COSTLY_LOSS
from meridian.core.errors import BadInput
from meridian.core.game import Game
from meridian.core.players import BotMaker
from meridian.server.accounts.names import checked_bot
from meridian.server.bot_workers.pool import MAX_HINTS, AlreadyWaiting, BotPool, HintFailed, QueueFull
from meridian.server.bot_workers.request import BotReply, BotRequest
from meridian.server.configuration import read_settings
from meridian.server.tables.hints import ranked
from tests.server.callers import Caller, asked_of, begun, node_in
from tests.server.online import Server, me
from tests.server.patience import PATIENCE
from tests.server.test_bot_workers import ODD, Hold, Odd, a_choice, bot_request, pool, settled, thinking

GD = "global-domination"
HELD = "tests.server.test_hints:held"
PIPE = "MERIDIAN_TEST_PIPE"
SLOW = "deep:budget=2s"


def a_thought(bot: str, table: str = "t") -> BotRequest:
    _, journal, number, seat = a_choice()
    return bot_request(journal, number, seat, bot, table=table)


def ended(pid: int) -> int:
    """A descriptor that can be read as soon as a process has ended."""
    return os.pidfd_open(pid)


async def has_ended(watched: int) -> bool:
    ready, _, _ = await asyncio.to_thread(lambda: select.select([watched], [], [], PATIENCE))
    os.close(watched)
    return bool(ready)


# Who waits for whom


@pytest.mark.asyncio
@pytest.mark.parametrize("processes", [0, 1])
async def test_a_hint_under_way_makes_no_bot_wait(processes: int, tmp_path: Path) -> None:
    hold = Hold(tmp_path)
    async with thinking(processes, makers=ODD) as bot_pool:
        hint = asyncio.create_task(bot_pool.advise("Ann", a_thought(hold.bot)))
        await hold.begun()
        for table in range(3):
            assert (await bot_pool.think(a_thought("random", f"t{table}"))).action is not None
        assert not hint.done()
        await hold.release()
        advice = (await hint).advice
        assert advice is not None
        assert advice.best


@pytest.mark.asyncio
async def test_hints_leave_the_machine_to_bots(tmp_path: Path) -> None:
    hold = Hold(tmp_path)
    async with thinking(makers=ODD) as bot_pool:
        await bot_pool.think(a_thought("random"))
        [bot] = bot_pool.pids()
        hint = asyncio.create_task(bot_pool.advise("Ann", a_thought(hold.bot)))
        pid = await hold.begun()
        assert os.getpriority(os.PRIO_PROCESS, pid) > os.getpriority(os.PRIO_PROCESS, bot)
        await hold.release()
        await hint


@pytest.mark.asyncio
async def test_a_bot_that_thinks_long_makes_no_other_wait(tmp_path: Path) -> None:
    hold = Hold(tmp_path)
    async with thinking(makers=ODD) as bot_pool:
        held = asyncio.create_task(bot_pool.think(a_thought(f"deep:budget=9s,odd={hold.bot}")))
        await hold.begun()
        assert (await bot_pool.think(a_thought("random"))).action is not None
        assert not held.done()
        await hold.release()
        await held


@pytest.mark.asyncio
async def test_of_those_who_think_long_the_shortest_comes_first(tmp_path: Path) -> None:
    hold, order = Hold(tmp_path), list[str]()

    async def one(bot_pool: BotPool, budget: str) -> BotReply:
        word = await bot_pool.think(a_thought(f"deep:budget={budget},odd=count", budget))
        order.append(budget)
        return word

    async with thinking(makers=ODD) as bot_pool:
        held = asyncio.create_task(bot_pool.think(a_thought(f"deep:budget=9s,odd={hold.bot}")))
        await hold.begun()
        tasks = [asyncio.create_task(one(bot_pool, budget)) for budget in ("10s", "9s", "1s")]
        await settled(lambda: bot_pool.waiting() == 3)
        await hold.release()
        await asyncio.gather(held, *tasks)
    assert order == ["1s", "9s", "10s"]


@pytest.mark.asyncio
async def test_one_hint_at_a_time_for_each_person(tmp_path: Path) -> None:
    hold = Hold(tmp_path)
    async with thinking(makers=ODD) as bot_pool:
        first = asyncio.create_task(bot_pool.advise("Ann", a_thought(hold.bot)))
        await hold.begun()
        with pytest.raises(AlreadyWaiting):
            await bot_pool.advise("Ann", a_thought("random", "another table"))
        second = asyncio.create_task(bot_pool.advise("Ben", a_thought("random")))
        await settled(lambda: bot_pool.hints_waiting() == 1)
        await hold.release()
        await asyncio.gather(first, second)
        assert (await bot_pool.advise("Ann", a_thought("random"))).advice is not None


@pytest.mark.asyncio
async def test_few_wait_for_a_hint(tmp_path: Path) -> None:
    hold = Hold(tmp_path)
    async with thinking(makers=ODD) as bot_pool:
        held = asyncio.create_task(bot_pool.advise("Ann", a_thought(hold.bot)))
        await hold.begun()
        people = [asyncio.create_task(bot_pool.advise(f"p{at}", a_thought("random"))) for at in range(MAX_HINTS)]
        await settled(lambda: bot_pool.hints_waiting() == MAX_HINTS)
        with pytest.raises(QueueFull):
            await bot_pool.advise("Ben", a_thought("random"))
        people[0].cancel()
        await settled(lambda: bot_pool.hints_waiting() == MAX_HINTS - 1)
        more = asyncio.create_task(bot_pool.advise("Ben", a_thought("random")))
        await hold.release()
        await asyncio.gather(held, more, *people[1:])


# Whoever leaves, whatever fails


@pytest.mark.asyncio
async def test_a_search_that_nobody_waits_for_is_ended(tmp_path: Path) -> None:
    hold = Hold(tmp_path)
    async with thinking(makers=ODD) as bot_pool:
        hint = asyncio.create_task(bot_pool.advise("Ann", a_thought(hold.bot)))
        watched = ended(await hold.begun())
        hint.cancel()
        await asyncio.gather(hint, return_exceptions=True)
        assert await has_ended(watched)
        assert (await bot_pool.advise("Ann", a_thought("random"))).advice is not None
        assert hold.bot not in bot_pool.figures


@pytest.mark.asyncio
@pytest.mark.parametrize(("bot", "patience"), [("raise", 60.0), ("die", 60.0), ("illegal", 60.0), ("hang", 0.5)])
async def test_a_hint_is_never_tried_twice(bot: str, patience: float) -> None:
    async with thinking(makers=ODD, patience=patience) as bot_pool:
        with pytest.raises(HintFailed):
            await bot_pool.advise("Ann", a_thought(bot))
        figures = bot_pool.figures[bot]
        assert (figures.thoughts, figures.repeats, figures.defaults) == (0, 0, 1)


# At a table


def held(game: Game, name: str) -> BotMaker:
    """Bots whose budget is two seconds wait for this test, the others are the usual ones."""
    return (lambda random: Odd(random, f"hold {os.environ[PIPE]}")) if name == SLOW else bots.maker(game, name)


@pytest.mark.asyncio
async def test_who_leaves_the_table_ends_their_hint(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    hold = Hold(tmp_path)
    monkeypatch.setenv(PIPE, str(hold.path))
    async with node_in(tmp_path) as node:
        node.bot_pool = pool(makers=HELD)
        table, *tokens = await begun(node, GD, [me("Ann"), me("Ben")])
        callers = [Caller(node, table, token) for token in tokens]
        ann = await asked_of(callers)
        ann.send({"type": "hint", "key": "first", "bot": SLOW})
        watched = ended(await hold.begun())
        # The socket is free for other things meanwhile, another hint not among them.
        assert (await ann.say("look", "look"))["type"] == "told"
        reply = await ann.say("hint", "second", bot="random")
        assert (reply["type"], reply["reason"]) == ("refused", "hint-under-way")
        await ann.hang_up()
        assert await has_ended(watched)
        assert node.bot_pool.hints_waiting() == 0
        place = callers.index(ann)
        callers[place] = again = Caller(node, table, tokens[place])
        await again.until("welcome")
        assert (await again.say("hint", "third", bot="random"))["type"] == "told"
        for caller in callers:
            await caller.hang_up()


@pytest.mark.asyncio
async def test_a_hint_for_a_question_that_is_answered_meanwhile_is_stale(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    hold = Hold(tmp_path)
    monkeypatch.setenv(PIPE, str(hold.path))
    async with node_in(tmp_path) as node:
        node.bot_pool = pool(makers=HELD)
        table, *tokens = await begun(node, GD, [me("Ann"), me("Ben")])
        callers = [Caller(node, table, token) for token in tokens]
        ann = await asked_of(callers)
        ann.send({"type": "hint", "key": "hint", "bot": SLOW})
        await hold.begun()
        await ann.answer("answer")
        await hold.release()
        assert (await ann.reply("hint"))["reason"] == "stale"
        for caller in callers:
            await caller.hang_up()


@pytest.mark.asyncio
async def test_one_address_is_one_person_and_so_is_one_account(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    hold = Hold(tmp_path)
    monkeypatch.setenv(PIPE, str(hold.path))

    async def asked(address: str, account: str | None = None) -> Caller:
        """Somebody who is asked something at a table of their own."""
        table, *tokens = await begun(node, GD, [me("Ann"), me("Ben")], account)
        callers = [Caller(node, table, token, address) for token in tokens]
        everybody.extend(callers)
        return await asked_of(callers)

    everybody: list[Caller] = []
    async with node_in(tmp_path) as node:
        node.bot_pool = pool(makers=HELD)
        first = await asked("192.0.2.1")
        first.send({"type": "hint", "key": "first", "bot": SLOW})
        await hold.begun()
        same = await asked("192.0.2.1")
        assert (await same.say("hint", "same", bot="random"))["reason"] == "hint-under-way"
        others = [await asked("192.0.2.2"), await asked("192.0.2.1", "ann"), await asked("192.0.2.9", "ann")]
        for caller in others[:2]:
            caller.send({"type": "hint", "key": "other", "bot": "random"})
        await settled(lambda: node.bot_pool.hints_waiting() == 2)
        assert (await others[2].say("hint", "same", bot="random"))["reason"] == "hint-under-way"
        await hold.release()
        for caller in others[:2]:
            assert (await caller.reply("other"))["type"] == "told"
        for caller in everybody:
            await caller.hang_up()


# Budgets


def test_a_bot_has_the_time_its_name_says() -> None:
    times = {"steady": 0.0, "deep": 0.05, "deep:budget=2m": 120.0, "deep:playouts=9": 600.0}
    assert {bot: bots.seconds_of(bot) for bot in times} == times
    assert bots.bounded("deep:budget=10m,most=4", 2.5) == "deep:budget=2.5s,most=4"
    assert bots.bounded("deep:playouts=500", 10.0) == "deep:playouts=500,budget=10s"
    assert bots.bounded("deep:playouts=500,budget=1s", 10.0) == "deep:playouts=500,budget=1s"
    assert bots.bounded("greedy", 1.0) == "greedy"


def test_a_bot_that_would_think_too_long_is_refused_by_name() -> None:
    game = a_choice()[0]
    for bot in ("deep:budget=10s", "deep:playouts=10000000", "steady"):
        assert checked_bot(game, bot, 10.0) == bot
    with pytest.raises(BadInput, match="at most"):
        checked_bot(game, "deep:budget=11s", 10.0)


def test_the_time_of_hints_has_a_roof() -> None:
    assert read_settings(environ={}).limits.hint_seconds == 2.0
    for key, value in (("hint_seconds", "3"), ("hint_seconds_signed_in", "31"), ("bot_seconds", "601")):
        with pytest.raises(BadInput, match=key.upper()):
            read_settings(environ={f"MERIDIAN_LIMITS_{key.upper()}": value})


@pytest.mark.asyncio
async def test_whoever_has_signed_in_gets_longer_hints(tmp_path: Path) -> None:
    async with node_in(tmp_path, **{"limits.hint_seconds": 0.3, "limits.hint_seconds_signed_in": 0.4}) as node:
        for account, most in ((None, "0.3"), ("ann", "0.4")):
            table, *tokens = await begun(node, GD, [me("Ann"), me("Ben")], account)
            callers = [Caller(node, table, token) for token in tokens]
            caller = await asked_of(callers)
            reply = await caller.say("hint", "long", bot="deep:budget=10m")
            assert reply["text"] == f"bot 'deep:budget=10m': a hint may take {most} seconds at most"
            told = await caller.say("hint", "just", bot=f"deep:budget={most}s")
            assert told["data"]["bot"] == f"deep:budget={most}s"
            # Ends when its time is up; a busy machine has compared nothing by then, and still knows an answer.
            plain = (await caller.say("hint", "playouts", bot="deep:playouts=10000000"))["data"]
            assert plain["best"]
            assert not any(one["reasons"] or one["clauses"] for one in plain["answers"])
            for caller in callers:
                await caller.hang_up()


@pytest.mark.asyncio
async def test_a_hint_may_explain_itself(tmp_path: Path) -> None:
    async with node_in(tmp_path, **{"limits.hint_seconds_signed_in": 30}) as node:
        table, *tokens = await begun(node, GD, [me("Ann"), me("Ben")], "ann")
        callers = [Caller(node, table, token) for token in tokens]
        caller = await asked_of(callers)
        found = (await caller.say("hint", "why", bot="deep:playouts=100", explains=True))["data"]["answers"]
        assert all(reason["text"] for one in found for reason in one["reasons"])
        # Every answer that is not costly has a reason in words; the better one comes first.
        assert all(one["reasons"] for one in found if one["loss"] <= COSTLY_LOSS)
        assert [one["loss"] for one in found] == sorted(one["loss"] for one in found)
        assert [one["chance"] for one in found] == sorted((one["chance"] for one in found), reverse=True)
        assert found[0]["clauses"]
        assert found[0]["loss"] == 0
        for caller in callers:
            await caller.hang_up()


def test_answers_are_ranked_by_what_they_cost() -> None:
    def answer(name: str, chance: float, loss: float) -> Advised:
        return Advised(name, chance, (chance - 0.1, chance + 0.1), 10, loss)

    # The mean of an answer that was soon dropped says little: what it costs was found in the same games.
    found = ranked([answer("best", 0.5, 0.0), answer("lucky", 0.7, 0.2), answer("near", 0.4, 0.02)])
    assert [(one.action, one.chance) for one in found] == [("best", 0.5), ("near", 0.48), ("lucky", 0.3)]
    assert [one.interval for one in found] == [(0.4, 0.6), (0.38, 0.58), (0.2, 0.4)]
    assert ranked([]) == []


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("server")) as found:
        yield found


def test_every_door_refuses_a_bot_that_would_think_too_long(server: Server) -> None:
    slow = "deep:budget=10m"
    line = f"bot '{slow}': a bot may think about an answer for 10 seconds at most"
    seats = [me("Ann"), {"kind": "bot", "bot": slow}]
    assert server.post("/api/tables", {"game": GD, "seats": seats}, 422)["error"] == line
    in_german = server.post("/api/tables?lang=de", {"game": GD, "seats": seats}, 422)["error"]
    assert in_german == f"Bot '{slow}': Ein Bot darf über eine Antwort höchstens 10 Sekunden nachdenken"
    table, host, [token] = server.open(GD, [me("Ann"), {"kind": "open"}])
    reseat = {"host": host, "seat": 1, "kind": "bot", "bot": slow}
    assert server.post(f"/api/tables/{table}/seats", reseat, 422)["error"] == line
    assert server.post(f"/api/tables/{table}/start", {"host": host, "fill": slow}, 422)["error"] == line
    server.post(f"/api/tables/{table}/start", {"host": host, "fill": "random"})
    clone = {"token": token, "bot": slow}
    assert server.post(f"/api/tables/{table}/clone", clone, 422)["error"] == line
