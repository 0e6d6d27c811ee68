"""The exchange of a local bus, in a process of its own: it knows who wants which topic, and stores nothing.

If it ends, all processes lose their line at the same time and read the store again when it is back.
"""

from __future__ import annotations

import asyncio
import itertools
import socket
from collections.abc import Iterable
from contextlib import suppress
from typing import Final

from meridian.server.bus.local_frames import (
    AnyFrame,
    Confirmed,
    Noted,
    Publish,
    Subscribe,
    Unsubscribe,
    Unwanted,
    Wanted,
    framed,
    next_frame,
)

MAX_UNREAD: Final = 64 << 20  # bytes that may wait for a process; one that does not read them is cut off


class Line:
    """The connection of a process."""

    def __init__(self, writer: asyncio.StreamWriter) -> None:
        self._writer = writer
        self.topics: set[str] = set()

    def say(self, data: bytes) -> None:
        """Send without waiting; a process that does not read loses its line, and knows what that means."""
        if self._writer.transport.get_write_buffer_size() > MAX_UNREAD:
            self._writer.transport.abort()
        elif not self._writer.is_closing():
            self._writer.write(data)


class Exchange:
    """Passes messages on to everyone who wants their topic."""

    def __init__(self) -> None:
        self._lines: set[Line] = set()
        self._topics: dict[str, set[Line]] = {}
        self._unnoted: dict[int, tuple[Line, int, set[Line]]] = {}
        self._serials = itertools.count(1)

    async def serve(self, listening: socket.socket) -> None:
        """Serve until cancelled."""
        server = await asyncio.start_unix_server(self._speak, sock=listening)
        async with server:
            await server.serve_forever()

    async def _speak(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        line = Line(writer)
        self._lines.add(line)
        line.say(framed(Wanted(next(self._serials), sorted(self._topics))))
        try:
            while True:
                self._heard(line, await next_frame(reader))
        except (ConnectionError, OSError):
            pass
        finally:
            self._lines.discard(line)
            self._let_go(line, line.topics.copy())
            for serial, (asking, _, unnoted) in list(self._unnoted.items()):
                if asking is line:
                    del self._unnoted[serial]
                elif line in unnoted:
                    self._note(serial, line)
            with suppress(OSError):
                writer.close()

    def _heard(self, line: Line, said: AnyFrame) -> None:
        if isinstance(said, Publish):
            data = framed(said)
            wanting = self._topics.get(said.topic, set())
            # A process hears itself only where nobody else listens: its own heartbeats.
            for other in wanting - {line} or wanting:
                other.say(data)
        elif isinstance(said, Subscribe):
            self._subscribe(line, said)
        elif isinstance(said, Unsubscribe):
            self._let_go(line, said.topics)
        elif isinstance(said, Noted):
            self._note(said.serial, line)

    def _subscribe(self, line: Line, said: Subscribe) -> None:
        """Tell the others what is wanted now, and confirm when each of them has noted it."""
        serial = next(self._serials)
        news = {other: [topic for topic in said.topics if not self._is_wanted(topic, other)] for other in self._lines}
        del news[line]
        for topic in said.topics:
            self._topics.setdefault(topic, set()).add(line)
        line.topics.update(said.topics)
        telling = {other: topics for other, topics in news.items() if topics}
        self._unnoted[serial] = line, said.serial, set(telling)
        for other, topics in telling.items():
            other.say(framed(Wanted(serial, topics)))
        if not telling:
            self._note(serial, line)

    def _note(self, serial: int, line: Line) -> None:
        if serial not in self._unnoted:
            return
        asking, theirs, unnoted = self._unnoted[serial]
        unnoted.discard(line)
        if not unnoted:
            del self._unnoted[serial]
            asking.say(framed(Confirmed(theirs)))

    def _let_go(self, line: Line, topics: Iterable[str]) -> None:
        gone: dict[Line, list[str]] = {}
        for topic in topics:
            line.topics.discard(topic)
            wanting = self._topics.get(topic, set())
            wanting.discard(line)
            for other in self._lines - {line}:
                if not self._is_wanted(topic, other):
                    gone.setdefault(other, []).append(topic)
            if not wanting:
                self._topics.pop(topic, None)
        for other, left in gone.items():
            other.say(framed(Unwanted(left)))

    def _is_wanted(self, topic: str, line: Line) -> bool:
        """Whether another process than this one wants a topic."""
        return bool(self._topics.get(topic, set()) - {line})
