"""Questions that a seat need not be asked: the table answers them, and nobody else can tell."""

from __future__ import annotations

import json
from bisect import bisect_right
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from meridian import games
from meridian.games.globopolis.rules.ready_answers import DONE
from meridian.server.lobby.requests import Join, NewTable
from meridian.server.settings import WindowWait
from meridian.server.tables import plans
from meridian.server.tables.owner import Owner
from meridian.server.tables.pace import Key, Pace
from meridian.server.tables.silence import scope
from meridian.server.tables.waits import Waits
from meridian.testing.random_games import positions
from tests.any_game import seats_of
from tests.server.callers import TO_THE_WINDOW, Caller, asked_of, begun, node_in, placed
from tests.server.online import Message, me

PEOPLE = [me("Ann"), me("Ben"), me("Cem")]
BOT = {"kind": "bot", "bot": "greedy"}
HOLDS: Message = {"hand": ["airborne_forces"], "deck": ["domination"]}
HOLDS_NOT: Message = {"hand": ["domination"], "deck": ["airborne_forces"]}
NOTHING: Message = {"hand": ["domination"]}
TIMES = WindowWait()
BATTLE = ("second-wave", "orderly-retreat", "pact", "world-opinion", "assess-cards")
SEEDS = 40
WINDOWS = {"global-domination": 2, "globopolis": 6, "globetrotters": 0}
"""How many kinds of covered questions random games must reach."""
WINDOWS_EACH = 1000
MOST_DISTANCE = 0.06
LONG = 100.0
"""Seconds after which nothing waits any more."""


class Clock:
    """A clock that goes when it is told to."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


# When


def test_waits_are_drawn_once_from_one_distribution() -> None:
    clock = Clock()
    waits = Waits(TIMES, False, Random(1), clock)
    first = waits.due(1, (5, 0, 1))
    assert waits.due(1, (5, 0, 1)) == first
    clock.now = 0.5
    assert waits.left(1, (5, 0, 1)) == pytest.approx(first - 0.5)
    drawn = [waits.due(1, (number, 0, 1)) - clock.now for number in range(10, 4010)]
    assert min(drawn) >= TIMES.least_seconds
    assert max(drawn) == TIMES.most_seconds
    assert sum(drawn) / len(drawn) == pytest.approx(TIMES.least_seconds + TIMES.mean_seconds, abs=0.05)


def test_no_statistic_tells_a_no_with_the_card_from_one_without_it() -> None:
    """A seat that cannot play has its "no" ready at once, a bot after its pause, a person after a moment's thought:
    over 1,000 windows each, the times at which they are given cannot be told apart (Kolmogorov-Smirnov)."""
    thought = Random(5)
    ready: dict[str, Callable[[Pace, Key], float]] = {
        "table": lambda pace, key: 0.0,
        "bot": lambda pace, key: pace.left(key),
        "person": lambda pace, key: thought.uniform(0.1, TIMES.least_seconds),
    }
    given: dict[str, list[float]] = {}
    for seed, (who, after) in enumerate(ready.items()):
        clock = Clock()
        waits, pace = Waits(TIMES, False, Random(seed), clock), Pace(0.3, Random(seed + 10), clock)
        times = given[who] = []
        for window in range(WINDOWS_EACH):
            asked = clock.now
            waits.due(1, (window, 0, 1))  # as the table does when it asks
            clock.now += after(pace, (1, window))
            times.append(clock.now + waits.left(1, (window, 0, 1)) - asked)
            clock.now += LONG
    assert distance(given["table"], given["bot"]) < MOST_DISTANCE
    assert distance(given["table"], given["person"]) < MOST_DISTANCE
    late = [time + 0.3 for time in given["bot"]]
    assert distance(given["table"], late) > MOST_DISTANCE, "a pause before the wait would be seen"


def distance(one: list[float], other: list[float]) -> float:
    """How far the distributions of two samples lie apart: 0 to 1."""
    first, second = sorted(one), sorted(other)
    return max(
        abs(bisect_right(first, at) / len(first) - bisect_right(second, at) / len(second)) for at in first + second
    )


def test_at_a_rated_table_all_wait_alike() -> None:
    clock = Clock()
    waits = Waits(TIMES, True, Random(1), clock)
    assert waits.due(1, (5, 0, 1)) == TIMES.rated_seconds
    clock.now = 0.1
    assert waits.due(1, (5, 1, 1)) == TIMES.rated_seconds


def test_nothing_waits_where_the_setting_is_0() -> None:
    waits = Waits(WindowWait(most_seconds=0.0), False, Random(1), Clock())
    assert not waits.on()
    assert waits.left(1, (5, 0, 1)) == 0


# At a table


class Table:
    """A table on a node in the test, with a clock of its own for all that waits."""

    def __init__(self, owner: Owner, callers: list[Caller], watcher: Caller, clock: Clock) -> None:
        self.owner, self.callers, self.watcher, self.clock = owner, callers, watcher, clock
        self.said = 0

    async def say(self, seat: int, action: str) -> Message:
        await asked_of([self.callers[seat]])
        self.said += 1
        return await self.callers[seat].answer(f"said {self.said}", action)

    async def decline(self, seat: int, key: str) -> None:
        """Send a "no" without waiting for the reply."""
        caller = await asked_of([self.callers[seat]])
        assert caller.question is not None
        caller.send({"type": "answer", "key": key, "action": "decline", "question": caller.question["id"]})
        await caller.say("look", f"after {key}")
        await self.owner.inbox.drained()

    async def to_the_window(self) -> None:
        for action in TO_THE_WINDOW:
            await self.say(0, action)

    async def later(self, seconds: float = LONG) -> None:
        """Time passes, and the table sees what is due."""
        self.clock.now += seconds
        await self.owner.inbox.run_exclusive(self.owner.advance)

    def entries(self) -> list[tuple[int, str]]:
        return [(seat, self.owner.session.words.say(action)) for seat, action in self.owner.session.entries]

    async def told(self, caller: Caller) -> list[str]:
        """All that a socket was told since, but for views, which come with the facts or a moment later."""
        await caller.say("look", "told")
        messages = [json.dumps(one) for one in caller.messages if one.get("type") != "seen"]
        caller.messages.clear()
        return [message.replace(self.owner.id, "TABLE") for message in messages]


@asynccontextmanager
async def table_of(
    folder: Path, monkeypatch: pytest.MonkeyPatch, second: Message, third: Message = NOTHING, **more: Any
) -> AsyncIterator[Table]:
    clock, seats = Clock(), more.pop("seats", PEOPLE)
    monkeypatch.setattr(plans, "Waits", lambda settings, rated: Waits(settings, rated, Random(3), clock))
    options = {"window_wait.most_seconds": TIMES.most_seconds, "answer_for_me": True}
    folder.mkdir(exist_ok=True)
    async with node_in(folder, **options) as node:
        table, *tokens = await placed(node, monkeypatch, seats, {"p2": second, "p3": third}, **more)
        owner = await node.registry.find(table)
        assert isinstance(owner, Owner)
        callers = [Caller(node, table, token) for token in tokens]
        watcher = Caller(node, table, None)
        for caller in (*callers, watcher):
            await caller.until("situation")
        for caller in (*callers, watcher):  # all have heard that all are here
            await caller.say("look", "here")
            caller.messages.clear()
        yield Table(owner, callers, watcher, clock)
        for caller in (*callers, watcher):
            await caller.hang_up()


@pytest.mark.asyncio
async def test_the_only_answer_is_given_after_its_wait(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with table_of(tmp_path, monkeypatch, HOLDS_NOT) as table:
        await table.to_the_window()
        assert table.callers[1].question is not None
        assert table.callers[1].question["only"] is True
        await table.later(TIMES.least_seconds)
        assert (1, "decline") not in table.entries()
        await table.later()
        assert table.entries()[-1] == (1, "decline")
        await asked_of([table.callers[0]])


@pytest.mark.asyncio
async def test_who_may_still_trade_is_asked(tmp_path: Path) -> None:
    """Before the first roll of Globopolis there is one answer, going on, and offers that can be made instead."""
    async with node_in(tmp_path, answer_for_me=True) as node:
        table, *tokens = await begun(node, "globopolis", PEOPLE)
        callers = [Caller(node, table, token) for token in tokens]
        for number in count():  # some deals leave no room for all units
            asked = await asked_of(callers)
            if asked.question is None or asked.question["key"] != "stock-excess":
                break
            await asked.answer(f"unit {number}")
        for caller in callers:
            await asked_of([caller])
            assert caller.question is not None
            assert (caller.question["key"], caller.question["options"]) == ("opening-trade", ["done"])
            assert not caller.question.get("only")
            assert caller.question["forms"] == ["offer"]
        owner = await node.registry.find(table)
        assert isinstance(owner, Owner)
        assert (0, DONE) not in owner.session.entries
        for caller in callers:
            await caller.hang_up()


@pytest.mark.asyncio
@pytest.mark.parametrize("off", ["seat", "table"])
async def test_who_does_not_want_it_is_asked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, off: str) -> None:
    more: dict[str, Any] = {"answer_for_me": False} if off == "table" else {}
    async with table_of(tmp_path, monkeypatch, HOLDS_NOT, **more) as table:
        if off == "seat":
            assert (await table.callers[1].say("wish", "off", answer_for_me=False))["type"] == "accepted"
        await table.to_the_window()
        await table.later()
        assert (1, "decline") not in table.entries()
        await table.say(1, "decline")
        assert (1, "decline") in table.entries()


@pytest.mark.asyncio
async def test_a_no_by_hand_is_held_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with table_of(tmp_path, monkeypatch, HOLDS) as table:
        await table.to_the_window()
        await table.decline(1, "no")
        assert (1, "decline") not in table.entries()
        await table.later()
        assert (await table.callers[1].reply("no"))["type"] == "accepted"
        assert (1, "decline") in table.entries()


@pytest.mark.asyncio
async def test_a_no_that_is_held_back_is_excused_when_the_table_closes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with table_of(tmp_path, monkeypatch, HOLDS) as table:
        await table.to_the_window()
        await table.decline(1, "no")
        table.owner.plans.close()
        reply = await table.callers[1].reply("no")
        assert (reply["type"], reply["reason"]) == ("refused", "moved")
        assert (1, "decline") not in table.entries()


@pytest.mark.asyncio
async def test_a_card_is_played_at_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with table_of(tmp_path, monkeypatch, HOLDS) as table:
        await table.to_the_window()
        await table.say(1, "play airborne_forces")
        assert (1, "play airborne_forces") in table.entries()


@pytest.mark.asyncio
@pytest.mark.parametrize("third", [HOLDS_NOT, HOLDS], ids=["two-cannot", "one-can"])
async def test_nobody_can_tell_who_had_no_choice(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, third: Message
) -> None:
    """One twin holds the card and declines by hand, the other one cannot play: others are told the same, at the same
    times."""
    told: list[list[list[str]]] = []
    for name, second in (("holds", HOLDS), ("holds not", HOLDS_NOT)):
        async with table_of(tmp_path / name, monkeypatch, second, third) as table:
            others = [table.callers[0], table.watcher, *([table.callers[2]] if third is HOLDS else [])]
            heard = []
            await table.to_the_window()
            heard += [await table.told(other) for other in others]
            if second is HOLDS:
                await table.decline(1, "no")
            heard += [await table.told(other) for other in others]
            await table.later(TIMES.least_seconds)
            heard += [await table.told(other) for other in others]
            due = table.owner.plans.waits.due(1, (table.owner.session.p.stack[-1].serial, 1, 1))
            await table.later(due - table.clock.now)
            await table.owner.inbox.drained()
            assert (1, "decline") in table.entries()
            heard += [await table.told(other) for other in others]
            if third is HOLDS:
                table.clock.now += LONG
                await table.say(2, "decline")
            heard += [await table.told(other) for other in others]
            told.append([*heard, [str(due)]])
    assert told[0] == told[1]


@pytest.mark.asyncio
async def test_a_bot_waits_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    seats = [me("Ann"), BOT, BOT]
    async with table_of(tmp_path, monkeypatch, HOLDS_NOT, seats=seats) as table:
        await table.to_the_window()
        decline = table.owner.session.p.default(1)
        assert table.owner.plans.held(1, decline) >= TIMES.least_seconds
        await table.owner.inbox.drained()
        assert (1, "decline") not in table.entries()
        table.owner.bots.stop()


@pytest.mark.asyncio
async def test_what_was_declined_is_not_asked_again_while_nothing_changes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with table_of(tmp_path, monkeypatch, HOLDS) as table:
        await table.to_the_window()
        table.clock.now += LONG
        await table.say(1, "decline")
        # A purchase opens the next window; map and hand are as they were.
        await table.say(0, "discard-1 domination")
        await asked_of([table.callers[0]])
        await table.callers[0].answer("take")
        assert table.owner.session.p.is_covered()
        assert len(table.owner.session.p.options(1)) > 1
        declined = table.entries().count((1, "decline"))
        await table.later(TIMES.least_seconds)
        assert table.entries().count((1, "decline")) == declined
        await table.later()
        assert table.entries().count((1, "decline")) == declined + 1


@pytest.mark.asyncio
async def test_a_seat_that_declined_is_asked_when_the_map_has_changed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with table_of(tmp_path, monkeypatch, HOLDS) as table:
        await table.to_the_window()
        unasked, p = table.owner.plans.unasked, table.owner.session.p
        assert unasked.answer(1) is None
        unasked.note_decline(1)
        unasked._found.clear()
        assert unasked.answer(1) == p.default(1)
        p.full[0] = not p.full[0]  # type: ignore[attr-defined]
        unasked._found.clear()
        assert unasked.answer(1) is None


# Silence


@pytest.mark.asyncio
async def test_nobody_is_asked_in_a_turn_that_it_has_left_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with table_of(tmp_path, monkeypatch, HOLDS) as table:
        refused = await table.callers[1].say("wish", "battle", silence="battle")
        assert (refused["type"], refused["reason"]) == ("refused", "no-such-silence")
        assert (await table.callers[1].say("wish", "turn", silence="turn"))["type"] == "accepted"
        assert (await table.callers[1].until("planned"))["silence"] == "turn"
        await table.to_the_window()
        assert (1, "decline") not in table.entries()
        await table.later()
        assert (1, "decline") in table.entries()


@pytest.mark.asyncio
async def test_nobody_else_learns_of_a_silence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    told = []
    for silent in (True, False):
        async with table_of(tmp_path / str(silent), monkeypatch, HOLDS) as table:
            heard = []
            if silent:
                await table.callers[1].say("wish", "turn", silence="scoring")
            for other in (table.callers[0], table.callers[2], table.watcher):
                heard.append(await table.told(other))
            await table.to_the_window()
            if not silent:
                table.clock.now += LONG
                await table.say(1, "decline")
            else:
                await table.later()
            await asked_of([table.callers[0]])
            for other in (table.callers[0], table.callers[2], table.watcher):
                heard.append(await table.told(other))
            told.append(heard)
    assert told[0] == told[1]


@pytest.mark.asyncio
async def test_a_silence_outlives_the_server_and_can_be_ended(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with table_of(tmp_path, monkeypatch, HOLDS) as table:
        await table.callers[1].say("wish", "turn", silence="turn")
        await table.to_the_window()
        await table.owner.inbox.run_exclusive(table.owner.reload)
        assert table.owner.plans.unasked.answer(1) is not None
        await table.callers[1].say("wish", "none", silence=None)
        assert table.owner.plans.unasked.answer(1) is None


@pytest.mark.parametrize("name", games.shipped())
def test_every_window_can_be_left_out(name: str) -> None:
    """Each covered question lies in a turn, those of a battle in a battle too."""
    game = games.load(name)
    found: set[str] = set()
    for seed in range(SEEDS):
        for p in positions(game, seats_of(game), seed):
            if p.is_covered():
                assert scope(p, "turn")
                key = p.question(p.who()[0]).key
                found.add(key)
                assert key not in BATTLE or scope(p, "battle")
                assert (key == "scoring-window") == bool(scope(p, "scoring"))
        if len(found) >= WINDOWS[name]:
            return
    assert len(found) >= WINDOWS[name]


@pytest.mark.asyncio
@pytest.mark.parametrize("guided", [True, False])
async def test_a_newcomer_begins_with_standing_answers(tmp_path: Path, guided: bool) -> None:
    """Only who joins as a newcomer has them, and the seat can take them back."""
    async with node_in(tmp_path) as node:
        wanted = {"game": "globopolis", "preset": "learning", "seats": [{"kind": "open"}, BOT, BOT], "start": True}
        opened = await node.lobby.open_table(msgspec.convert(wanted, NewTable))
        seated = await node.lobby.join(opened.table, Join(name="Ann", guided=guided))
        caller = Caller(node, opened.table, seated.token)
        asked = await asked_of([caller])
        owner = await node.registry.find(opened.table)
        assert isinstance(owner, Owner)
        standing = owner.planned(seated.seat).standing
        assert standing == (games.load("globopolis").guided_orders if guided else {})
        if guided:
            while asked.question is None or asked.question["key"] == "stock-excess":  # the table answers in a moment
                await asked.hear()
            assert asked.question["key"] == "opening-trade"
            given = [owner.session.words.say(said) for seat, said in owner.session.entries if seat == seated.seat]
            assert set(given) <= {"stock 0"}
            assert (await caller.say("plan", "none", answers=[], standing={}))["type"] == "accepted"
            assert owner.planned(seated.seat).standing == {}
        owner.bots.stop()
        await caller.hang_up()
