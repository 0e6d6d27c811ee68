"""Positions that cannot be, as far as all games say alike why not."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from meridian.core.errors import BadPosition
from meridian.core.messages import Message


class Flaw(msgspec.Struct, frozen=True):
    """Why a position cannot be: where in it by dotted keys, the reason as a message of the game, the clauses."""

    where: str
    reason: Message
    clauses: str

    def complaint(self) -> BadPosition:
        """The flaw as bad input that can be told in every language."""
        clauses = ", ".join(self.clauses.split())
        line = f"{self.reason.say('en')} ({clauses})"
        return BadPosition(self.where, line, "position", where=self.where, reason=self.reason, clauses=clauses)


class Laws:
    """Writes down flaws with the messages of one game (`flaw-...`)."""

    def __init__(self, package: str) -> None:
        self.package = package

    def broken(self, where: str, reason: str, clauses: str, /, **args: str | int) -> Flaw:
        """A law is broken. Numbers are given as a position writes them, not as a language writes them."""
        said = {name: str(value) for name, value in args.items()}
        return Flaw(where, Message(self.package, f"flaw-{reason}", said), clauses)

    def within(self, where: str, value: int, low: int, high: int, clauses: str) -> Iterator[Flaw]:
        """A number must lie between two others."""
        if not low <= value <= high:
            yield self.broken(where, "range", clauses, value=value, low=low, high=high)

    def least(self, where: str, value: int, least: int, clauses: str) -> Iterator[Flaw]:
        """A number must not be lower than this."""
        if value < least:
            yield self.broken(where, "least", clauses, value=value, least=least)
