"""A Fluent bundle that parses a message when it is first used.

Parsing all messages of a game takes longer than everything else at the start of a process, and most processes use few
of them.
"""

from __future__ import annotations

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Message

from meridian.core.languages import ENTRY


class LazyBundle(FluentBundle):
    """Messages of one language; of two with the same id, the first counts."""

    def __init__(self, locale: str) -> None:
        super().__init__([locale], use_isolating=False)
        self._sources: dict[str, str] = {}

    def add_text(self, text: str) -> None:
        """Add the messages of a file."""
        found = list(ENTRY.finditer(text))
        ends = [*[entry.start() for entry in found][1:], len(text)]
        for entry, end in zip(found, ends, strict=bool(found)):
            self._sources.setdefault(entry[1], text[entry.start() : end])

    def has_message(self, message_id: str) -> bool:
        return message_id in self._sources

    def _lookup(self, entry_id: str, term: bool = False) -> Message:
        entries = self._terms if term else self._messages
        source = self._sources.get(f"-{entry_id}" if term else entry_id)
        if entry_id not in entries and source is not None:
            self.add_resource(FluentResource(source))
        return super()._lookup(entry_id, term)
