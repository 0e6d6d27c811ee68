"""Take-backs and people who are away: the bot that plays for them does not agree in their place."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from functools import partial
from pathlib import Path

import pytest
import pytest_asyncio

from meridian.server.stores.state import StoredProposal, given
from meridian.server.tables.client_messages import Answer, Consent, Return, Said, TakeBack
from meridian.server.tables.courtesies import last_answer
from meridian.server.tables.owner import Owner
from meridian.server.tables.protocol import Accepted, AnyToClient, TakenBack
from meridian.server.tables.turns import Turns
from tests.server.inside import Inside, inside
from tests.server.online import me

pytestmark = pytest.mark.asyncio
PEOPLE = 3


@pytest_asyncio.fixture
async def here(tmp_path: Path) -> AsyncIterator[Inside]:
    async with inside(tmp_path, f"sqlite:///{tmp_path}/s.db") as found:
        yield found


class Playing:
    """A table of people, and what each of them says."""

    def __init__(self, owner: Owner) -> None:
        self.owner = owner
        self.said = 0

    @classmethod
    async def begun(cls, here: Inside) -> Playing:
        seats = [me(f"Player {seat}") for seat in range(PEOPLE)]
        table, _, _ = await here.open(seats, start=True, clock={"kind": "none", "phases": False})
        live = await here.node.registry.find(table)
        assert isinstance(live, Owner)
        await live.inbox.run_exclusive(live.advance)
        return cls(live)

    async def say(self, seat: int, kind: Callable[..., Said], **fields: object) -> AnyToClient:
        replies: list[AnyToClient] = []
        self.said += 1
        await self.owner.handle(seat, kind(key=f"said {self.said}", **fields), "en", replies.append)
        (reply,) = replies
        return reply

    async def answer(self) -> int:
        """Whoever is asked answers; which seat that was."""
        seat = self.owner.session.asked()[0]
        action = self.owner.session.p.options(seat)[0]
        assert isinstance(await self.say(seat, Answer, action=self.owner.session.words.say(action)), Accepted)
        return seat

    async def leave(self, seat: int) -> None:
        """What happens when the time of a seat has run out often enough."""
        await self.owner.inbox.run_exclusive(partial(self.owner.courtesies.substitute, seat, "random", "late"))

    async def to_take_back(self) -> tuple[int, int, int]:
        """Play until somebody is asked whose last take-back would pass answers of both others: they, and these two."""
        while True:
            seat = self.owner.session.asked()[0]
            kept = last_answer(self.owner.session.entries, seat, 0)
            passed = {actor for actor, _ in self.owner.session.entries[kept:]} if kept is not None else set()
            if passed >= set(range(PEOPLE)):
                one, two = sorted(set(range(PEOPLE)) - {seat})
                return seat, one, two
            await self.answer()

    @property
    def asked(self) -> list[int]:
        """Who is asked to agree."""
        found: list[int] = self.proposals[-1].asked
        return found

    @property
    def proposals(self) -> list[StoredProposal]:
        return given(self.owner.row.state.proposals, [])

    async def agree(self, seat: int) -> AnyToClient:
        return await self.say(seat, Consent, proposal=self.proposals[-1].id, yes=True)


async def test_nothing_is_taken_back_from_somebody_whose_time_ran_out(here: Inside) -> None:
    """The substitutes do not agree: whoever returns finds the game they left."""
    table = await Playing.begun(here)
    eve, bob, cleo = await table.to_take_back()
    for seat in (bob, cleo):
        await table.leave(seat)
    before = list(table.owner.session.entries)
    for _ in range(3):
        assert isinstance(await table.say(eve, TakeBack), Accepted)
        assert table.owner.session.entries == before
        assert table.asked == [bob, cleo]
    assert isinstance(await table.say(bob, Return), Accepted)
    assert isinstance(await table.agree(bob), Accepted)
    assert table.owner.session.entries == before
    # Cleo says yes without playing again: then it is done.
    assert isinstance(await table.agree(cleo), Accepted)
    assert len(table.owner.session.entries) < len(before)
    assert table.owner.row.branch == 2


async def test_who_leaves_while_asked_has_not_agreed(here: Inside) -> None:
    table = await Playing.begun(here)
    eve, bob, cleo = await table.to_take_back()
    before = list(table.owner.session.entries)
    assert isinstance(await table.say(eve, TakeBack), Accepted)
    await table.leave(bob)
    assert isinstance(await table.agree(cleo), Accepted)
    assert table.owner.session.entries == before
    assert isinstance(await table.agree(bob), Accepted)
    assert len(table.owner.session.entries) < len(before)


async def test_who_has_resigned_is_not_asked(here: Inside) -> None:
    """Nobody returns from that: what is left of the game belongs to the others."""
    table = await Playing.begun(here)
    eve, bob, cleo = await table.to_take_back()
    before = list(table.owner.session.entries)
    await table.owner.inbox.run_exclusive(partial(table.owner.courtesies.substitute, bob, "random", "resigned"))
    assert isinstance(await table.say(eve, TakeBack), Accepted)
    assert table.asked == [cleo]
    assert isinstance(await table.agree(cleo), Accepted)
    assert len(table.owner.session.entries) < len(before)


async def test_a_new_holder_of_a_seat_has_agreed_to_nothing(here: Inside) -> None:
    """What the old one has said to a proposal does not count for them; it is asked anew."""
    table = await Playing.begun(here)
    eve, bob, cleo = await table.to_take_back()
    assert isinstance(await table.say(eve, TakeBack), Accepted)
    assert isinstance(await table.agree(bob), Accepted)
    store, owner = here.node.store, table.owner
    await store.reseat((await store.seats(owner.id))[bob], owner.fence)
    again = await here.node.registry.refreshed(owner.id)
    assert isinstance(again, Owner)
    assert again is not owner
    after = Playing(again)
    after.said = table.said  # the same key again would get the same reply
    assert after.proposals == []
    assert isinstance(await after.say(eve, TakeBack), Accepted)
    assert after.asked == [bob, cleo]


async def test_a_whole_turn_is_taken_back_at_once_and_everybody_reads_who_did(here: Inside) -> None:
    """From wherever the game is: all answers since the beginning of the last turn of the seat, and new chance."""
    table = await Playing.begun(here)
    eve, bob, cleo = await table.to_take_back()
    entries, turns = list(table.owner.session.entries), Turns(table.owner.game)
    for number, (_, position) in enumerate(table.owner.session.happened(entries)):
        turns.note(number, position)
    last = last_answer(entries, eve, 0)
    begins = max(turn.number for turn in turns.turns if turn.seat == eve and turn.number <= (last or 0))
    rolls, period, _ = table.owner.source.newest()
    assert isinstance(await table.say(eve, TakeBack, turn=True), Accepted)
    assert table.proposals[-1].what == "take-back-turn"
    assert isinstance(await table.agree(bob), Accepted)
    assert isinstance(await table.agree(cleo), Accepted)
    session = table.owner.session
    assert session.entries == entries[: len(session.entries)]
    assert session.asked() == [eve]
    assert session.entries[begins:] == [entry for entry in entries[begins : len(session.entries)] if entry[0] != eve]
    for viewer in (eve, bob, None):
        told = table.owner.audience.welcome(viewer, 0).taken_back
        assert told == [TakenBack(at=session.number(viewer), seat=eve, turn=True)]
    while table.owner.source.newest().rolls == rolls:
        await table.answer()
    assert table.owner.source.newest().period > period
    await table.owner.inbox.run_exclusive(table.owner.reload)
    assert table.owner.audience.welcome(None, 0).taken_back == told
