"""Agreements between players outside the rules: take-backs, votes, resigning, returning."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from meridian.core.words import tag_of
from meridian.server.slices import in_slices
from meridian.server.stores.state import StoredProposal, StoredSubstitute, given
from meridian.server.tables.client_messages import Consent, TakeBack
from meridian.server.tables.owned import OwnedTable
from meridian.server.tables.protocol import Accepted, Reply
from meridian.server.tables.refusals import NotHere
from meridian.server.tables.runs import whole
from meridian.server.tables.turns import TurnSearch
from meridian.server.tables.votes import VOTED, Votes, next_id, proposals_of

TAKE_BACK: Final = "take-back"
TAKE_BACK_TURN: Final = "take-back-turn"
RESIGN = "resign"
LEFT: Final = "resigned"
"""Why a bot plays for a player: the player resigned."""


class Courtesies:
    """The courtesies of one table. Proposals and substitutes are stored in the table's state."""

    def __init__(self, owner: OwnedTable) -> None:
        self.owner = owner
        self.votes = Votes(owner)

    # Take-back by consent

    async def take_back(self, seat: int, said: TakeBack, reply: Reply) -> None:
        """Ask all other people, present or absent, to let this seat take back its last answer, or its turn; bots always
        agree."""
        owner = self.owner
        if not owner.row.settings.take_backs or owner.row.settings.rated:
            raise NotHere("no-take-backs")
        if not owner.source.may_take_back:
            raise NotHere("too-many-take-backs")
        kept = await self._kept(seat, said.turn)
        if kept is None:
            raise NotHere("nothing-to-take-back")
        kept = whole(owner.runs, kept)
        proposals = [p for p in self._proposals() if p.seat != seat or p.what in VOTED]
        number = next_id(owner)
        asked = sorted(self._have_a_say() - {seat})
        what, branch = TAKE_BACK_TURN if said.turn else TAKE_BACK, owner.row.branch
        new = StoredProposal(id=number, seat=seat, what=what, asked=asked, agreed=[], kept=kept, branch=branch)
        if not asked:
            await self._taken_back(new, said.key, reply)
            return
        await owner.change_state(proposals=[*proposals, new])
        reply(Accepted(key=said.key))

    async def _kept(self, seat: int, turn: bool) -> int | None:
        """The number of entries that stay if a seat takes back its last answer, or its turn."""
        owner = self.owner
        last = last_answer(owner.session.entries, seat, owner.prelude)
        if last is None or not turn:
            return last
        search = TurnSearch(owner.session, seat)
        await in_slices(search.steps())
        return last if search.found is None else max(search.found, owner.prelude)

    async def consent(self, seat: int, said: Consent, reply: Reply) -> None:
        """Accept or reject a proposal; it takes effect when all have accepted, a vote when more than half have."""
        owner = self.owner
        found = next((p for p in self._proposals() if p.id == said.proposal), None)
        if found is not None and found.what in VOTED:
            await self.votes.hear(seat, found, said, reply)
            return
        if found is None or seat not in found.asked or found.branch != owner.row.branch:
            raise NotHere("no-proposal")
        others = [p for p in self._proposals() if p is not found]
        # A player who has answered since agreeing has not agreed to lose that answer.
        played = {**found.played, str(seat): len(owner.session.entries)}
        agreed = sorted(int(who) for who, number in played.items() if not self._has_answered(int(who), number))
        if not said.yes:
            await owner.change_state(proposals=others)
            reply(Accepted(key=said.key))
        elif self._have_a_say() <= {*agreed, found.seat}:
            await self._taken_back(found, said.key, reply)
        else:
            await owner.change_state(proposals=[*others, msgspec.structs.replace(found, agreed=agreed, played=played)])
            reply(Accepted(key=said.key))

    def _have_a_say(self) -> set[int]:
        """The seats of people who must agree. This includes seats with a substitute, because their players may return
        to the game; players who resigned cannot return and are not asked."""
        owner = self.owner
        resigned = {int(seat) for seat, bot in given(owner.row.state.substitutes, {}).items() if bot.why == LEFT}
        return {row.seat for row in owner.seats if row.kind == "person"} - resigned

    def _has_answered(self, seat: int, since: int) -> bool:
        return any(actor == seat for actor, _ in self.owner.session.entries[since:])

    def _proposals(self) -> list[StoredProposal]:
        return proposals_of(self.owner)

    async def _taken_back(self, proposal: StoredProposal, key: str, reply: Reply) -> None:
        by = proposal.seat, proposal.what == TAKE_BACK_TURN
        await self.owner.undo_to(proposal.kept, lambda: reply(Accepted(key=key)), TAKE_BACK, by)
        if any(p.what not in VOTED for p in self._proposals()):
            await self.owner.change_state(proposals=[p for p in self._proposals() if p.what in VOTED])

    async def pause_over(self) -> None:
        """The pause of the table is over: nobody needs to vote for that any more."""
        await self.votes.drop()

    # Leaving and returning

    async def resign(self, seat: int, key: str, reply: Reply) -> None:
        """Resign by the rules if the game has such an action; otherwise a bot plays the seat to the end."""
        owner = self.owner
        if owner.session.p.over:
            raise NotHere("game-is-over")
        by_rules = next((kind for kind in owner.game.actions if tag_of(kind) == RESIGN), None)
        if by_rules is not None and not by_rules.__struct_fields__:
            action = by_rules()
            if owner.session.p.refusal(seat, action) is None:
                await owner.play(seat, action, key, lambda: reply(Accepted(key=key)))
                return
        await self.substitute(seat, owner.clockwork.substitute(), LEFT)
        reply(Accepted(key=key))
        if not owner.persons():
            await owner.ending.abandoned()

    async def substitute(self, seat: int, bot: str, why: str) -> None:
        """Let a labelled bot play for a seat from now on."""
        substitutes = {**given(self.owner.row.state.substitutes, {}), str(seat): StoredSubstitute(bot, why)}
        await self.owner.change_state(substitutes=substitutes)
        self.owner.inbox.put(self.owner.advance)

    async def come_back(self, seat: int, key: str, reply: Reply) -> None:
        """Let the player of a seat replace the substitute again."""
        substitutes = dict(given(self.owner.row.state.substitutes, {}))
        found = substitutes.pop(str(seat), None)
        if found is None:
            raise NotHere("no-substitute")
        if found.why == LEFT:
            raise NotHere("has-resigned")
        parts = self.owner.clockwork.returned(seat)
        parts["substitutes"] = substitutes
        await self.owner.change_state(**parts)
        reply(Accepted(key=key))


def last_answer(entries: list[tuple[int, Any]], seat: int, prelude: int) -> int | None:
    """The number of entries that stay if a seat takes back its last answer; None if it has given none."""
    for kept in range(len(entries) - 1, prelude - 1, -1):
        if entries[kept][0] == seat:
            return kept
    return None
