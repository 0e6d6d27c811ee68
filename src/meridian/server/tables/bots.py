"""The bots of a table: which bots must answer, and what happens to their replies."""

from __future__ import annotations

import asyncio
import contextlib
import logging

from meridian.core.errors import BadInput, Refused
from meridian.server.bot_workers.pool import QueueStopped
from meridian.server.bot_workers.request import BotReply
from meridian.server.journals import journaling
from meridian.server.tables.owned import OwnedTable

log = logging.getLogger(__name__)


class Bots:
    """Sends bot requests to the bot pool; replies come back through the inbox, like commands from people. A reply
    counts only if its question is still open."""

    def __init__(self, owner: OwnedTable) -> None:
        self.owner = owner
        self._thinking: dict[int, asyncio.Task[None]] = {}
        self._silent: dict[int, int] = {}

    def stop(self) -> None:
        """Cancel all bot requests."""
        for task in self._thinking.values():
            task.cancel()
        self._thinking.clear()

    @property
    def busy(self) -> bool:
        """Whether a bot request is under way."""
        return bool(self._thinking)

    async def forced_answer(self) -> bool:
        """Play the answer of a bot that has only one option. False if there is no such bot, or if people could learn
        something from the speed of the answer."""
        owner = self.owner
        if owner.plans.paced() or owner.plans.covered():
            return False
        p = owner.session.p
        for seat in p.who():
            if seat >= 0 and owner.is_bot(seat):
                options = p.options(seat)
                if len(options) == 1:
                    await owner.play(seat, options[0])
                    return True
        return False

    def think(self) -> None:
        """Start a request for every bot that is asked, and for every bot that may want to interject."""
        owner = self.owner
        game, p = owner.game, owner.session.p
        asked = p.who()
        for seat in asked:
            bot = owner.bot_of(seat) if seat >= 0 else None
            if bot is not None and seat not in self._thinking and p.ordered(seat) is None:
                self._start(seat, bot, p.question_id(seat))
        for seat in game.players.pressing(p):
            bot = owner.bot_of(seat)
            if bot is None or seat in self._thinking or seat in asked:
                continue
            if self._silent.get(seat) != len(owner.session.entries) and p.interjections(seat):
                self._start(seat, bot, None)

    def _start(self, seat: int, bot: str, question: tuple[int, int, int] | None) -> None:
        bot_request = self.owner.bot_request(
            seat, bot, self.owner.services.settings.limits.bot_seconds, question is None
        )
        branch, number = self.owner.row.branch, len(self.owner.session.entries)
        pace = self.owner.plans.pace if self.owner.plans.paced() else None
        key = (branch, *(question or (-1, seat, number)))
        if pace is not None:
            pace.due(key, bot_request.bot)

        async def run() -> None:
            try:
                reply = await self.owner.services.bot_pool.think(bot_request)
                if pace is not None and reply.action is not None:
                    await pace.wait(key, bot_request.bot)
                if reply.action is not None and question is not None:
                    await self._hold_back(seat, question, reply.action)
            except (QueueStopped, asyncio.CancelledError):
                return
            except BadInput as error:
                log.error("a bot cannot think: %s", error, extra={"table": self.owner.id, "bot": bot})
                reply = self._least(seat, question)
            self.owner.services.metrics.bot_thought(bot, reply.seconds)
            self.owner.inbox.put(lambda: self._said(seat, branch, number, question, reply))

        self._thinking[seat] = asyncio.create_task(run(), name=f"{bot} at {self.owner.id}")

    async def _hold_back(self, seat: int, question: tuple[int, int, int], action: bytes) -> None:
        """Wait until a "no" may be given, if that is what the bot says."""
        p = self.owner.session.p
        if seat in p.who() and p.question_id(seat) == question:
            left = self.owner.plans.held(seat, self.owner.actions.read(action))
            if left > 0:
                await asyncio.sleep(left)

    def _least(self, seat: int, question: tuple[int, int, int] | None) -> BotReply:
        """The reply when the bot cannot run: the default answer, or none if nobody waits for it."""
        p = self.owner.session.p
        if question is None or seat not in p.who():
            return BotReply(None, 0.0)
        return BotReply(journaling.action_bytes(p.default(seat)), 0.0, default=True)

    async def _said(
        self, seat: int, branch: int, number: int, question: tuple[int, int, int] | None, reply: BotReply
    ) -> None:
        self._thinking.pop(seat, None)
        owner = self.owner
        p = owner.session.p
        if reply.action is None:
            # The seat may have been asked a question in the meantime, so play still has to advance (below).
            self._silent[seat] = number
        elif branch == owner.row.branch and owner.is_bot(seat) and owner.row.status == "running" and not p.over:
            action = owner.actions.read(reply.action)
            asked = p.question_id(seat) if seat in p.who() else None
            if asked == question:
                with contextlib.suppress(Refused):  # an interjection may not be legal any more
                    await owner.play(seat, action)
        await owner.advance()
