"""The metrics of all processes of a machine on one page, whichever of them is asked: every sample names its process."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Iterable
from contextlib import suppress
from typing import TYPE_CHECKING, Final

import msgspec

from meridian.server.bus.bus import Bus, Subscription
from meridian.server.ops.metrics import Metrics

if TYPE_CHECKING:  # other systems than POSIX have no such processes
    from meridian.server.processes.siblings import Siblings

TOPIC: Final = "metrics"
GATHER_SECONDS: Final = 2.0  # for the other processes to answer; one that does not is left out


class Page(msgspec.Struct, frozen=True, array_like=True):
    """The metrics of one process."""

    process: int
    text: str


class MetricsTogether:
    """Asks the other processes for their pages, and answers them."""

    def __init__(self, metrics: Metrics, bus: Bus, siblings: Siblings) -> None:
        self._metrics, self._bus, self._siblings = metrics, bus, siblings

    async def listening(self) -> asyncio.Task[None]:
        """Answer the other processes from now on."""
        return asyncio.create_task(self._answer(await self._bus.subscribe(TOPIC)), name="metrics")

    async def _answer(self, asked: Subscription) -> None:
        while True:
            async for item in asked:
                if isinstance(item, bytes):
                    page = Page(self._siblings.index, self._metrics.page()[0].decode())
                    await self._bus.publish(item.decode(), msgspec.msgpack.encode(page))
            if self._bus.closed:
                return
            asked = await self._bus.subscribe(TOPIC)

    async def page(self) -> bytes:
        """The metrics of all processes that answer in time."""
        topic = f"{TOPIC}/{secrets.token_hex(8)}"
        found: dict[int, str] = {}
        answers = await self._bus.subscribe(topic)
        try:
            with suppress(TimeoutError):
                async with asyncio.timeout(GATHER_SECONDS):
                    await self._bus.publish(TOPIC, topic.encode())
                    async for item in answers:
                        if isinstance(item, bytes):
                            page = msgspec.msgpack.decode(item, type=Page)
                            found[page.process] = page.text
                        if len(found) == self._siblings.family.count:
                            break
        finally:
            answers.close()
        return together(found.items())


def together(pages: Iterable[tuple[int, str]]) -> bytes:
    """Pages in the Prometheus format as one: each family once, each sample with the number of its process."""
    heads: dict[str, list[str]] = {}
    samples: dict[str, list[str]] = {}
    for process, text in sorted(pages):
        family = ""
        for line in text.splitlines():
            if line.startswith("# HELP "):
                family = line.split(" ", 3)[2]
            if line.startswith("#"):
                if line not in heads.setdefault(family, []):
                    heads[family].append(line)
            elif line:
                samples.setdefault(family, []).append(_labelled(line, process + 1))
    lines = [line for family, head in heads.items() for line in (*head, *samples.get(family, ()))]
    return "".join(f"{line}\n" for line in lines).encode()


def _labelled(sample: str, process: int) -> str:
    """A sample with one more label; a brace in the value of a label comes after the first one."""
    name, brace, rest = sample.partition("{")
    if brace:
        return f'{name}{{process="{process}",{rest}'
    name, _, value = sample.partition(" ")
    return f'{name}{{process="{process}"}} {value}'
