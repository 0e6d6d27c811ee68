"""Pause by vote: the whole table lets the clock stand for a while, or run again.

More than half of the people decide, the one who asked included. Silence is no agreement, and nobody is waited for: a
vote that half decline is over, and a pause ends by itself."""

from __future__ import annotations

from typing import Final

import msgspec

from meridian.server.stores.state import StateParts, StoredProposal, given
from meridian.server.tables.client_messages import Consent, TablePause
from meridian.server.tables.owned import OwnedTable
from meridian.server.tables.protocol import Accepted, Reply
from meridian.server.tables.refusals import NotHere

PAUSE: Final = "pause"
GO_ON: Final = "go-on"
VOTED: Final = (PAUSE, GO_ON)
"""The proposals that a vote decides."""


def proposals_of(owner: OwnedTable) -> list[StoredProposal]:
    """What seats of a table have proposed to the others, votes and take-backs alike."""
    return given(owner.row.state.proposals, [])


def next_id(owner: OwnedTable) -> int:
    """The id of the next proposal."""
    return max((one.id for one in proposals_of(owner)), default=0) + 1


class Votes:
    """The votes of one table, of which one stands at a time; it is stored with the table's proposals."""

    def __init__(self, owner: OwnedTable) -> None:
        self.owner = owner

    async def ask(self, seat: int, said: TablePause, reply: Reply) -> None:
        """Ask the people at the table to let the clock stand, or run again."""
        owner = self.owner
        if not owner.clockwork.running:
            raise NotHere("no-clock")
        if owner.session.p.over:
            raise NotHere("game-is-over")
        stands = owner.clockwork.clocks.state.until is not None
        if stands == said.on:
            raise NotHere("pause-stands" if stands else "no-pause")
        if any(one.what in VOTED for one in self._proposals()):
            raise NotHere("vote-stands")
        asked = sorted(owner.persons() - {seat})
        if said.on and owner.row.settings.rated and not asked:
            raise NotHere("pause-alone")
        vote = StoredProposal(
            id=next_id(self.owner),
            seat=seat,
            what=PAUSE if said.on else GO_ON,
            asked=asked,
            agreed=[],
            kept=0,
            branch=owner.row.branch,
            seconds=round(said.hours * 3600) if said.on else 0,
        )
        decided = await self._count(vote)
        reply(Accepted(key=said.key))
        await (owner.advance() if decided else owner.services.notifier.voted(owner, set(asked), vote.id))

    async def hear(self, seat: int, vote: StoredProposal, said: Consent, reply: Reply) -> None:
        """A player agrees or declines, and may change their mind; the one who asked can only withdraw the vote."""
        if seat == vote.seat and not said.yes:
            await self.drop()
            reply(Accepted(key=said.key))
            return
        if seat not in vote.asked:
            raise NotHere("no-proposal")
        agreed, declined = ({*was} - {seat} for was in (vote.agreed, given(vote.declined, [])))
        (agreed if said.yes else declined).add(seat)
        decided = await self._count(msgspec.structs.replace(vote, agreed=sorted(agreed), declined=sorted(declined)))
        reply(Accepted(key=said.key))
        if decided:
            await self.owner.advance()

    async def drop(self) -> None:
        """The vote is over without a decision."""
        if any(one.what in VOTED for one in self._proposals()):
            await self.owner.change_state(proposals=self._others())

    async def _count(self, vote: StoredProposal) -> bool:
        """Store a vote, or carry out what it has decided; returns whether the clock has changed."""
        people, agree = len(vote.asked) + 1, len(vote.agreed) + 1
        if 2 * agree <= people:
            lost = 2 * len(given(vote.declined, [])) >= people
            await self.owner.change_state(proposals=[*self._others(), *([] if lost else [vote])])
            return False
        parts: StateParts = self.owner.clockwork.voted(given(vote.seconds, 0))
        parts["proposals"] = self._others()
        await self.owner.change_state(**parts)
        return True

    def _others(self) -> list[StoredProposal]:
        return [one for one in self._proposals() if one.what not in VOTED]

    def _proposals(self) -> list[StoredProposal]:
        return proposals_of(self.owner)
