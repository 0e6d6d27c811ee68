"""Nobody learns of a standing order or a sealed answer: twin tables that differ in nothing else tell others the same.

A node inside the test plays both. At one table a player has left windows out by an order, at the other it declines by
hand. Whatever anybody else is told is compared, message by message; when an order answers is up to the test.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any

import pytest

from meridian import games
from meridian.core.codec import words_for
from meridian.core.journal import Journal
from meridian.core.replay import replay
from meridian.server.tables import plans
from meridian.server.tables.owner import Owner
from meridian.server.tables.pace import Pace
from meridian.testing.contract import random_journal
from tests.server.callers import TO_THE_WINDOW, Caller, after, asked_of, placed
from tests.server.inside import Inside, inside
from tests.server.online import Message, me

PEOPLE = [me("Ann"), me("Ben"), me("Cem")]
HOLDS = {"hand": ["airborne_forces"]}
HOLDS_NOT = {"hand": ["domination"], "deck": ["airborne_forces"]}
NOTHING = {"hand": ["domination"]}
ORDER = "ask-me scoring"


class Clock:
    """A clock that goes when it is told to."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


class Twin:
    """One of two tables: what its sockets were told, in their order."""

    def __init__(self, at: Inside, table: str, tokens: list[str], owner: Owner, clock: Clock) -> None:
        self.at, self.table, self.tokens, self.owner, self.clock = at, table, tokens, owner, clock
        self.callers: dict[int | None, Caller] = {}
        self.said: Counter[int] = Counter()

    async def sit_down(self) -> None:
        for seat in (*range(len(self.tokens)), None):
            self.callers[seat] = await self.socket(seat)
        for caller in self.callers.values():
            await caller.say("look", "all are here")
            caller.messages.clear()

    async def socket(self, seat: int | None) -> Caller:
        caller = Caller(self.at.node, self.table, None if seat is None else self.tokens[seat], log=1000)
        await caller.until("situation")
        return caller

    async def say(self, seat: int, action: str, question: bool = True) -> Message:
        """A seat answers, or says something unasked."""
        caller = self.callers[seat]
        self.said[seat] += 1
        key = f"{seat} {self.said[seat]}"
        if not question:
            return await caller.say("answer", key, action=action)
        await asked_of([caller])
        return await caller.answer(key, action)

    async def orders_answer(self) -> None:
        """Time passes until whatever was ordered is answered."""
        self.clock.now += 100.0
        await self.owner.inbox.run_exclusive(self.owner.advance)

    async def told(self, seat: int | None) -> list[str]:
        """All that a seat, or a spectator, was told since; what it sees, is told if it asks, and if it comes anew."""
        caller = self.callers[seat]
        await caller.say("look", "told")
        fresh = await self.socket(seat)
        await fresh.say("look", "fresh")
        messages = [*caller.messages, *fresh.messages]
        caller.messages.clear()
        await fresh.hang_up()
        if seat is not None:
            messages.append((await self.at.post("/api/turns", {"tokens": [self.tokens[seat]]})).json())
        # Views come with the facts or a moment later; what they show is in the replies.
        shown = [json.dumps(message) for message in messages if message.get("type") != "seen"]
        return [text.replace(self.table, "TABLE") for text in shown]

    async def leave(self) -> None:
        for caller in self.callers.values():
            await caller.hang_up()


@asynccontextmanager
async def twins(
    folder: Path, monkeypatch: pytest.MonkeyPatch, start: dict[str, Any] | Journal, **more: Any
) -> AsyncIterator[tuple[Twin, Twin]]:
    """Two tables that are alike, from a position on or after the entries of a journal."""
    clock = Clock()
    monkeypatch.setattr(plans, "Pace", lambda pause: Pace(1.0, Random(3), clock))
    async with inside(folder, f"sqlite:///{folder}/meridian.db") as at:
        found: list[Twin] = []
        for _ in range(2):
            if isinstance(start, Journal):
                table, *tokens = await after(at.node, monkeypatch, PEOPLE, start, **more)
            else:
                table, *tokens = await placed(at.node, monkeypatch, PEOPLE, start, **more)
            owner = await at.node.registry.find(table)
            assert isinstance(owner, Owner)
            found.append(Twin(at, table, tokens, owner, clock))
            await found[-1].sit_down()
        yield found[0], found[1]
        for twin in found:
            await twin.leave()


async def alike(one: Twin, two: Twin, *seats: int | None) -> None:
    """Nobody of these can tell the tables apart."""
    for seat in seats:
        assert await one.told(seat) == await two.told(seat)


OTHERS = (0, 2, None)
"""Everybody but the second player."""


@pytest.mark.asyncio
@pytest.mark.parametrize(
    ("second", "third"),
    [(HOLDS, NOTHING), (HOLDS_NOT, NOTHING), (HOLDS, HOLDS), (HOLDS_NOT, HOLDS_NOT)],
    ids=["alone", "alone-without", "two", "two-without"],
)
async def test_nobody_learns_of_a_standing_order(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, second: Message, third: Message
) -> None:
    async with twins(tmp_path, monkeypatch, {"p2": second, "p3": third}) as (ordered, plain):
        first, *rest = TO_THE_WINDOW
        for table in (ordered, plain):
            await table.say(0, first)
        assert (await ordered.say(1, ORDER, question=False))["type"] == "accepted"
        await alike(ordered, plain, *OTHERS)
        for table in (ordered, plain):
            for action in rest:
                await table.say(0, action)
        # The window is open; at one table nobody will ask the second player.
        await alike(ordered, plain, *OTHERS)
        assert ordered.callers[1].question is None
        await asked_of([plain.callers[1]])
        if third is not NOTHING:
            for table in (ordered, plain):
                await table.say(2, "decline")
            await alike(ordered, plain, *OTHERS)
        await ordered.orders_answer()
        await plain.say(1, "decline")
        await alike(ordered, plain, *OTHERS)
        for table in (ordered, plain):
            await table.say(0, "end-turn")
        await alike(ordered, plain, *OTHERS)


@pytest.mark.asyncio
async def test_an_order_does_not_keep_others_from_going_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with twins(tmp_path, monkeypatch, {"p2": HOLDS, "p3": HOLDS}) as (ordered, plain):
        for table in (ordered, plain):
            await table.say(0, TO_THE_WINDOW[0])
        await ordered.say(1, ORDER, question=False)
        for table in (ordered, plain):
            assert (await table.callers[0].say("undo", "back"))["type"] == "accepted"
        await alike(ordered, plain, *OTHERS)
        # It still stands.
        for table in (ordered, plain):
            for action in TO_THE_WINDOW:
                await table.say(0, action)
        assert ordered.callers[1].question is None
        await alike(ordered, plain, *OTHERS)


@pytest.mark.asyncio
@pytest.mark.parametrize("clock", [{"kind": "none", "phases": False}, {"kind": "correspondence", "hours": 24}])
async def test_nobody_learns_who_has_answered_a_sealed_question(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, clock: Message
) -> None:
    async with twins(tmp_path, monkeypatch, {"p2": HOLDS, "p3": HOLDS}, clock=clock) as (answered, waiting):
        for table in (answered, waiting):
            for action in TO_THE_WINDOW:
                await table.say(0, action)
        await answered.say(1, "decline")
        for seat in OTHERS:
            one, two = [timeless(await table.told(seat)) for table in (answered, waiting)]
            assert one == two


def sealed_question(name: str) -> tuple[Journal, int, str]:
    """A journal that ends where several are asked at once, one of them, and an answer with which the others still are
    asked the same."""
    game = games.load(name)
    for seed in range(100):
        journal, _ = random_journal(game, len(PEOPLE), seed, 400)
        for number, _, _, p in replay(game, journal):
            for seat in p.who() if len(p.who()) > 1 else ():
                later, action = game.rules.copy(p), p.options(seat)[-1]
                later.play_checked(seat, action)
                left = [other for other in p.who() if other in later.who()]
                if left and later.question_id(left[0]) == p.question_id(left[0]):
                    said = words_for(game, journal.header).say(action)
                    return Journal(journal.header, journal.entries[:number]), seat, said
    raise AssertionError("no such moment")


@pytest.mark.asyncio
@pytest.mark.parametrize("name", ["global-domination", "globopolis"])
async def test_nobody_learns_of_a_sealed_answer_in_any_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    journal, seat, said = sealed_question(name)
    clock = {"kind": "none", "phases": False}
    async with twins(tmp_path, monkeypatch, journal, clock=clock) as (answered, waiting):
        await answered.say(seat, said)
        await alike(answered, waiting, *(other for other in (0, 1, 2, None) if other != seat))


def test_in_globetrotters_nobody_answers_beside_others() -> None:
    game = games.load("globetrotters")
    for seed in range(3):
        journal, _ = random_journal(game, len(PEOPLE), seed, 400)
        assert all(len(p.who()) <= 1 for _, _, _, p in replay(game, journal))


def timeless(messages: list[str]) -> list[Any]:
    """Messages without the moments at which something was asked, which are those of two tables."""
    return json.loads("[" + ",".join(messages) + "]", object_hook=_without_moments)  # type: ignore[no-any-return]


def _without_moments(part: Message) -> Message:
    moments = {"now": 0, "deadline": 0}
    if "deadlines" in part:
        moments["deadlines"] = sorted(part["deadlines"])  # type: ignore[assignment]
    return {**part, **{name: value for name, value in moments.items() if part.get(name) is not None}}
