"""The way of an answer through the owner of a table: one entrance, judged once."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from meridian.core.action import Action, Refusal
from meridian.core.position import Position
from meridian.server.tables.client_messages import Answer
from meridian.server.tables.inbox import CROWDED
from meridian.server.tables.owner import Owner
from meridian.server.tables.protocol import Accepted, AnyToClient, Refused
from tests.server.inside import inside
from tests.server.online import me

pytestmark = pytest.mark.asyncio


def counted(monkeypatch: pytest.MonkeyPatch) -> Counter[int]:
    """How often the legality of entries is judged from now on, by their actor: when they are played, or before."""
    judged: Counter[int] = Counter()
    playing: list[int] = []
    refusal, play = Position.refusal, Position.play_checked

    def judge(p: Position, actor: int, action: Action) -> Refusal | None:
        judged[actor] += not playing
        return refusal(p, actor, action)

    def judge_and_play(p: Position, actor: int, action: Action) -> bool:
        judged[actor] += 1
        playing.append(actor)
        try:
            return play(p, actor, action)
        finally:
            playing.pop()

    monkeypatch.setattr(Position, "refusal", judge)
    monkeypatch.setattr(Position, "play_checked", judge_and_play)
    return judged


async def test_an_answer_is_judged_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with inside(tmp_path, f"sqlite:///{tmp_path}/s.db") as here:
        table, _, _ = await here.open([me("Ann"), me("Ben")], start=True, clock={"kind": "none", "phases": False})
        owner = await here.node.registry.find(table)
        assert isinstance(owner, Owner)
        await owner.inbox.run_exclusive(owner.advance)
        seat = owner.session.asked()[0]
        action = owner.session.words.say(owner.session.p.options(seat)[0])
        judged = counted(monkeypatch)
        replies: list[AnyToClient] = []

        await owner.handle(1 - seat, Answer(key="other", action=action), "en", replies.append)
        assert isinstance(replies[-1], Refused)
        assert judged[1 - seat] == 1
        entries = list(owner.session.entries)

        await owner.handle(seat, Answer(key="own", action=action), "en", replies.append)
        assert isinstance(replies[-1], Accepted)
        assert judged[seat] == 1
        assert owner.session.entries[len(entries)][0] == seat


async def test_nobody_waits_unless_it_is_crowded(tmp_path: Path) -> None:
    async with inside(tmp_path, f"sqlite:///{tmp_path}/s.db") as here:
        table, _, _ = await here.open([me("Ann"), me("Ben")], start=True, clock={"kind": "none", "phases": False})
        owner = await here.node.registry.find(table)
        assert isinstance(owner, Owner)
        await owner.inbox.drained()
        replies: list[AnyToClient] = []
        for number in range(CROWDED + 1):
            assert owner.submit(0, Answer(key=f"{number}", action=" "), "en", replies.append) is None
        waiting = owner.submit(0, Answer(key="last", action=" "), "en", replies.append)
        assert waiting is not None
        assert replies == []
        await waiting
        assert [reply.key for reply in replies if isinstance(reply, Refused)][-1] == "last"
        assert len(replies) == CROWDED + 2
