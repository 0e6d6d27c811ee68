"""What nodes say to each other: commands for tables that another node owns, and the replies."""

from __future__ import annotations

import asyncio
import itertools
import logging
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any

import msgspec

from meridian.core.errors import BadInput
from meridian.server.bus.bus import Gap, Overflow, Subscription
from meridian.server.stores import StoreError
from meridian.server.tables import news
from meridian.server.tables.client_messages import Said
from meridian.server.tables.owner import Owner
from meridian.server.tables.protocol import Accepted, AnyToClient, Refused, Told
from meridian.server.tables.refusals import refusal_of, refused
from meridian.server.tables.services import Services
from meridian.server.tables.table import LiveTable

log = logging.getLogger(__name__)


class OtherNodes:
    """The other nodes, as one of them speaks to them; `find` opens a table here."""

    def __init__(self, services: Services, find: Callable[[str], Awaitable[LiveTable]]) -> None:
        self._services = services
        self._find = find
        self._asked: dict[int, asyncio.Future[AnyToClient]] = {}
        self._numbers = itertools.count(1)
        self._serving: set[asyncio.Task[None]] = set()

    async def listening(self) -> asyncio.Task[None]:
        """Listen to the other nodes from now on."""
        spoken_to = await self._services.bus.subscribe(news.of_node(self._services.name))
        return asyncio.create_task(self._listen(spoken_to), name="node")

    async def far(self, table: str, seat: int, said: Said, lang: str, token_hash: str | None) -> AnyToClient:
        """Forward a command to the node that owns a table."""
        owner = self._services.home(table)
        if owner is None:
            lease = await self._services.store.lease(table)
            owner = None if lease is None else lease.node
        if owner is None or owner == self._services.name:
            return refused(said.key, "unreachable", lang)
        number = next(self._numbers)
        answer: asyncio.Future[AnyToClient] = asyncio.get_running_loop().create_future()
        self._asked[number] = answer
        asked = news.ForwardedCommand(
            number, self._services.name, table, seat, lang, msgspec.json.encode(said), token_hash
        )
        try:
            await self._services.bus.publish(news.of_node(owner), news.write(asked))
            return await asyncio.wait_for(answer, self._services.settings.owner_reply_seconds)
        except TimeoutError:
            return refused(said.key, "unreachable", lang)
        finally:
            self._asked.pop(number, None)

    async def tell_home(self, table: str) -> None:
        """Tell the node where a table is at home that it has begun."""
        home = self._services.home(table)
        if home is not None:
            await self._services.bus.publish(news.of_node(home), news.write(news.Begun(table)))

    async def _listen(self, spoken_to: Subscription) -> None:
        while True:
            async for item in spoken_to:
                said = news.read(item) if isinstance(item, bytes) else item
                if isinstance(said, news.ForwardedCommand):
                    self._start(self._serve(said))
                elif isinstance(said, news.ForwardedReply):
                    self._replied(said)
                elif isinstance(said, news.Begun):
                    self._start(self._open(said.table))
                elif isinstance(said, Gap):
                    log.warning("bus: messages between nodes may be missing")
                elif isinstance(said, Overflow):
                    break
            else:
                return
            spoken_to = await self._services.bus.subscribe(news.of_node(self._services.name))

    def _start(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._serving.add(task)
        task.add_done_callback(self._serving.discard)

    async def _open(self, table: str) -> None:
        """Open a table that has begun. If that fails, the next look for unowned tables finds it."""
        try:
            await self._find(table)
        except (StoreError, BadInput) as error:
            log.warning("a table that has begun is not taken up yet: %s", error, extra={"table": table})

    async def _serve(self, asked: news.ForwardedCommand) -> None:
        said = msgspec.json.decode(asked.said, type=Said)
        replies: list[AnyToClient] = []
        try:
            live = await self._find(asked.table)
            if isinstance(live, Owner) and asked.seat is not None and _is_held(live, asked):
                await live.handle(asked.seat, said, asked.lang, replies.append)
        except BadInput as error:
            replies.append(refusal_of(said.key, error, asked.lang))
        except StoreError:
            replies.append(refused(said.key, "not-durable", asked.lang))
        answer = replies[0] if replies else refused(said.key, "moved", asked.lang)
        reply = news.ForwardedReply(asked.number, msgspec.json.encode(answer))
        await self._services.bus.publish(news.of_node(asked.node), news.write(reply))

    def _replied(self, said: news.ForwardedReply) -> None:
        waiting = self._asked.get(said.number)
        if waiting is not None and not waiting.done():
            waiting.set_result(msgspec.json.decode(said.reply, type=Accepted | Refused | Told))


def _is_held(live: LiveTable, asked: news.ForwardedCommand) -> bool:
    """Whether the token of the seat is still the one the forwarding node knows; if not, that node will learn of the
    change soon."""
    return asked.seat is not None and live.seats[asked.seat].token_hash == asked.token_hash
