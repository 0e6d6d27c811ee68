"""Runs: a list of answers is played as one, as far as it can be, and taken back as one."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from meridian import games
from meridian.core.action import Action
from meridian.core.chance import weighted
from meridian.core.errors import Refused as NotLegal
from meridian.core.frames import Sealed
from meridian.core.game import Game, begin, digest
from meridian.core.position import CHANCE, Position
from meridian.server.stores import StoreError
from meridian.server.tables.client_messages import MAX_RUN, Answer
from meridian.server.tables.owner import Owner
from meridian.server.tables.runs import NEWS, NOT_AN_ANSWER, Run, accepted
from meridian.server.tables.session import NoChance, TableSession
from meridian.testing.random_games import random_journal
from tests.any_game import seats_of
from tests.server.callers import Caller, asked_of, placed
from tests.server.inside import Inside, inside
from tests.server.online import Message, me

PEOPLE = [me("Ann"), me("Ben"), me("Cem")]
MAY_HOLD = {"p2": {"hand": ["airborne_forces"]}, "p3": {"hand": ["domination"]}}
NOBODY_HOLDS = {"p2": {"hand": ["domination"]}, "p3": {"hand": ["domination"]}}
CARD, BUILDS = "build domination", ["build-in CAN", "build-in CAN"]
EVERY = 19
LONGEST = 12
WORLDS = 3


# What is played: properties of random games


def sat(game: Game, seats: int, seed: int) -> Iterator[tuple[TableSession, int, Random]]:
    """Tables at which one seat is asked alone, in a random game."""
    journal, _ = random_journal(game, seats, seed, 400)
    random = Random(f"{game.name} {seed}")
    p = begin(game, journal.header)
    for number, (actor, action) in enumerate(journal.entries):
        if number % EVERY == 0 and len(p.who()) == 1 and p.who()[0] >= 0:
            yield TableSession(game, journal.header, NoChance(), journal.entries[:number]), p.who()[0], random
        p.play_checked(actor, action)


def wishes(game: Game, table: TableSession, seat: int, random: Random) -> list[Action]:
    """Answers that a seat might give next, whatever comes in between."""
    p = game.rules.copy(table.p)
    found: list[Action] = []
    while len(found) < LONGEST and not p.over:
        actor = p.who()[0]
        if actor == CHANCE:
            chances = p.chances()
            p.play_checked(CHANCE, chances.outcomes[weighted(random, chances.weights)])
            continue
        action = random.choice(p.options(actor))
        if actor == seat:
            found.append(action)
        elif actor < seat:
            break
        p.play_checked(actor, action)
    return found


def run_of(table: TableSession, seat: int, answers: list[Action]) -> Run:
    first, *then = answers
    run = Run(table, seat, first, [table.words.say(action) for action in then])
    for _ in run.steps():
        pass
    return run


@pytest.mark.parametrize("name", games.shipped())
def test_a_run_is_its_answers_one_by_one(name: str) -> None:
    game = games.load(name)
    reasons: Counter[str] = Counter()
    played = 0
    for seed in range(2):
        for table, seat, random in sat(game, seats_of(game), seed):
            answers = wishes(game, table, seat, random)
            run = run_of(table, seat, answers)
            one_by_one = game.rules.copy(table.p)
            one_by_one.play_checked(seat, answers[0])
            for action in answers[1 : 1 + len(run.played)]:
                assert one_by_one.who() == [seat]
                assert not isinstance(one_by_one.stack[-1], Sealed)
                one_by_one.play_checked(seat, action)
            at_once = game.rules.copy(table.p)
            at_once.play_checked(seat, answers[0])
            for action in run.played:
                at_once.play_checked(seat, action)
            assert digest(game, at_once) == digest(game, one_by_one)
            assert len(run.left) == len(answers) - 1 - len(run.played)
            assert (run.stop is None) == (not run.left)
            played += len(run.played)
            if run.stop is not None:
                reasons[run.stop.reason] += 1
                assert_stops_where_it_must(one_by_one, seat, run)
    assert played
    assert reasons


def assert_stops_where_it_must(p: Position, seat: int, run: Run) -> None:
    assert run.stop is not None
    alone = not p.over and p.who() == [seat] and not isinstance(p.stack[-1], Sealed) and not p.is_covered()
    if run.stop.reason == NEWS:
        return
    refusal = run.stop.refusal
    assert alone == (refusal is not None or run.stop.reason == NOT_AN_ANSWER)


@pytest.mark.parametrize("name", games.shipped())
def test_a_run_goes_on_only_where_nothing_new_is_seen(name: str) -> None:
    """In every world that the seat can imagine, the answers of a run lead to the same sight."""
    game = games.load(name)
    compared = 0
    for table, seat, random in sat(game, seats_of(game), 5):
        answers = wishes(game, table, seat, random)
        run = run_of(table, seat, answers)
        view = game.rules.view(table.p, seat)
        for _ in range(WORLDS if run.played else 0):
            worlds = [game.rules.copy(table.p), game.rules.imagine(view, partial(weighted, random))]
            for world in worlds:
                for action in [answers[0], *run.played][:-1]:
                    world.play_checked(seat, action)
            one, two = (digest(game, game.rules.view(world, seat)) for world in worlds)
            assert one == two
            compared += 1
    assert compared


def test_builds_are_never_news() -> None:
    """The runs that matter most are played to their end."""
    game = games.load("global-domination")
    lengths: list[int] = []
    for seed in range(4):
        for table, seat, _ in sat(game, 3, seed):
            p = game.rules.copy(table.p)
            builds: list[Action] = []
            while p.who() == [seat] and p.question(seat).key in ("spend-points", "spend-builds", "spend-reductions"):
                builds.append(p.options(seat)[0])
                p.play_checked(seat, builds[-1])
            if len(builds) > 1:
                run = run_of(table, seat, builds)
                assert run.stop is None
                lengths.append(1 + len(run.played))
    assert max(lengths) > 4


def test_the_first_answer_must_be_legal() -> None:
    game = games.load("global-domination")
    table, seat, _ = next(sat(game, 3, 0))
    with pytest.raises(NotLegal):
        run_of(table, seat, [table.words.read("done"), table.words.read("done")])


# At a table


class AtTable:
    """A table of three people of whom the first is on turn."""

    def __init__(self, at: Inside, table: str, tokens: list[str], owner: Owner) -> None:
        self.at, self.table, self.tokens, self.owner = at, table, tokens, owner
        self.callers: list[Caller] = []

    async def sit_down(self) -> None:
        self.callers = [Caller(self.at.node, self.table, token) for token in self.tokens]
        for caller in self.callers:
            await caller.until("situation")

    async def run(self, key: str, action: str, then: list[str], seat: int = 0) -> Message:
        caller = await asked_of([self.callers[seat]])
        assert caller.question is not None
        return await caller.say("answer", key, action=action, question=caller.question["id"], then=then)

    def said(self) -> list[str]:
        """The entries in words."""
        return [self.owner.session.words.say(action) for _, action in self.owner.session.entries]


@asynccontextmanager
async def table_with(
    folder: Path, monkeypatch: pytest.MonkeyPatch, players: dict[str, Any], **more: Any
) -> AsyncIterator[AtTable]:
    async with inside(folder, f"sqlite:///{folder}/meridian.db") as at:
        table, *tokens = await placed(at.node, monkeypatch, PEOPLE, players, **more)
        async with opened(at, table, tokens) as found:
            yield found


@asynccontextmanager
async def opened(at: Inside, table: str, tokens: list[str]) -> AsyncIterator[AtTable]:
    owner = await at.node.registry.find(table)
    assert isinstance(owner, Owner)
    found = AtTable(at, table, tokens, owner)
    await found.sit_down()
    yield found
    for caller in found.callers:
        await caller.hang_up()


@pytest.mark.asyncio
async def test_a_run_stops_before_a_window(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with table_with(tmp_path, monkeypatch, MAY_HOLD) as table:
        reply = await table.run("run", CARD, [*BUILDS, "done", "end-turn"])
        assert table.said() == [CARD, *BUILDS, "done"]
        assert reply["type"] == "accepted"
        assert reply["rest"]["actions"] == ["end-turn"]
        assert reply["rest"]["reason"] == "run-window"
        assert reply["rest"]["text"]


@pytest.mark.asyncio
async def test_others_hear_of_a_run_at_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with table_with(tmp_path, monkeypatch, NOBODY_HOLDS) as table:
        other = table.callers[1]
        await other.say("look", "before")
        other.messages.clear()
        reply = await table.run("run", CARD, [*BUILDS, "done"])
        assert reply == {"type": "accepted", "key": "run"}
        await other.say("look", "after")
        assert len([message for message in other.messages if message["type"] == "facts"]) == 1


@pytest.mark.asyncio
async def test_what_is_not_legal_comes_back_with_its_reason(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with table_with(tmp_path, monkeypatch, NOBODY_HOLDS) as table:
        reply = await table.run("run", CARD, ["build-in CAN", "build-in USA", "build-in CAN"])
        assert table.said() == [CARD, "build-in CAN"]
        assert reply["rest"]["actions"] == ["build-in USA", "build-in CAN"]
        assert reply["rest"]["reason"]
        assert reply["rest"]["clauses"]
        single = await table.callers[0].say("answer", "single", action="build-in USA")
        assert {name: single[name] for name in ("reason", "text", "clauses")} == {
            name: reply["rest"][name] for name in ("reason", "text", "clauses")
        }
        unreadable = await table.run("unreadable", "build-in CAN", ["build-in nowhere"])
        assert unreadable["rest"]["reason"] == "unreadable"
        assert table.said() == [CARD, *BUILDS]


@pytest.mark.asyncio
async def test_a_first_answer_that_is_refused_plays_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with table_with(tmp_path, monkeypatch, NOBODY_HOLDS) as table:
        assert (await table.run("wrong", "done", BUILDS))["type"] == "refused"
        caller = table.callers[0]
        unasked = await caller.say("answer", "unasked", action="ask-me scoring", then=[CARD])
        assert (unasked["type"], unasked["reason"]) == ("refused", "run-no-answer")
        assert table.said() == []


@pytest.mark.asyncio
async def test_a_run_is_one_undo(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with table_with(tmp_path, monkeypatch, NOBODY_HOLDS) as table:
        caller = table.callers[0]
        await table.run("card", CARD, ["build-in CAN"])
        await caller.until("facts")
        await table.run("more", "build-in CAN", ["done"])
        assert (await caller.say("undo", "one"))["type"] == "accepted"
        assert table.said() == [CARD, "build-in CAN"]
        assert (await caller.say("undo", "two"))["type"] == "accepted"
        assert table.said() == []
        assert (await caller.say("undo", "three"))["type"] == "refused"


@pytest.mark.asyncio
async def test_a_run_is_one_take_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with table_with(tmp_path, monkeypatch, NOBODY_HOLDS) as table:
        await table.run("run", CARD, [*BUILDS, "done"])
        assert (await table.callers[0].say("take-back", "back"))["type"] == "accepted"
        for seat in (1, 2):
            while not (told := await table.callers[seat].until("situation"))["proposals"]:
                pass
            await table.callers[seat].say("consent", "yes", proposal=told["proposals"][0]["id"], yes=True)
        assert table.said() == []


@pytest.mark.asyncio
async def test_a_retry_gets_the_same_reply_after_a_restart(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with table_with(tmp_path, monkeypatch, MAY_HOLD) as table:
        first = await table.run("run", CARD, [*BUILDS, "done", "end-turn"])
        said, name, tokens = table.said(), table.table, table.tokens
        again = await table.callers[0].say("answer", "run", action=CARD, then=BUILDS)
        assert again == first
        assert table.said() == said
        # Other nodes read the same reply from the note of the last entry.
        stored = await table.at.node.store.entries(name, 1)
        note = stored[-1].note
        assert note is not None
        assert json.loads(msgspec.json.encode(accepted(note))) == first
    async with inside(tmp_path, f"sqlite:///{tmp_path}/meridian.db") as at, opened(at, name, tokens) as later:
        assert await later.callers[0].say("answer", "run", action=CARD, then=BUILDS) == first
        assert later.said() == said
        assert (await later.callers[0].say("undo", "undo"))["type"] == "accepted"
        assert later.said() == []


@pytest.mark.asyncio
@pytest.mark.parametrize("stored", [False, True], ids=["before", "after"])
async def test_a_run_is_stored_as_a_whole_or_not_at_all(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, stored: bool
) -> None:
    """The store fails before or after it has written: the run is not there, or all of it."""
    async with table_with(tmp_path, monkeypatch, NOBODY_HOLDS) as table:
        store = table.at.node.store
        append = store.append
        calls = 0

        async def failing(*args: Any) -> None:
            nonlocal calls
            calls += 1
            if stored:
                await append(*args)
            raise StoreError("the disk is full")

        with monkeypatch.context() as patch:
            patch.setattr(store, "append", failing)
            reply = await table.run("run", CARD, [*BUILDS, "done"])
        assert (reply["type"], reply["reason"]) == ("refused", "not-durable")
        assert calls == 1
        assert table.said() == ([CARD, *BUILDS, "done"] if stored else [])
        again = await table.run("run", CARD, [*BUILDS, "done"])
        assert again == {"type": "accepted", "key": "run"}
        assert table.said() == [CARD, *BUILDS, "done"]


@pytest.mark.asyncio
async def test_each_answer_of_a_run_gets_its_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The clock knows no difference between a run and its answers."""
    bank, increment = 6000, 600
    clock = {"kind": "bank", "bank": bank, "increment": increment, "cap": 60_000}
    given: list[int] = []
    for number, at_once in enumerate((True, False)):
        folder = tmp_path / str(number)
        folder.mkdir()
        async with table_with(folder, monkeypatch, NOBODY_HOLDS, clock=clock) as table:
            if at_once:
                await table.run("run", CARD, BUILDS)
            else:
                for action in (CARD, *BUILDS):
                    await asked_of([table.callers[0]])
                    await table.callers[0].answer(action + str(len(table.said())), action)
            now = table.owner.clock_now()
            assert now is not None
            assert now.banks[0] is not None
            given.append(round((now.banks[0] - bank) / increment))
    assert given[0] == given[1] > 0


def test_a_run_has_a_length() -> None:
    for number in (MAX_RUN - 1, MAX_RUN):
        said = msgspec.json.encode({"type": "answer", "key": "a", "action": "done", "then": ["done"] * number})
        if number < MAX_RUN:
            assert len(msgspec.json.decode(said, type=Answer).then) == number
        else:
            with pytest.raises(msgspec.ValidationError):
                msgspec.json.decode(said, type=Answer)
