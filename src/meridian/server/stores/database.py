"""What each database implements: how it opens, closes and runs scripts."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TypeVar

from meridian.server.stores.records import StoreHealth
from meridian.server.stores.steps import Script

T = TypeVar("T")


class Database(ABC):
    """Databases differ only in how they run a script."""

    @abstractmethod
    async def open(self) -> None:
        """Connects and migrates the database to the newest schema. Raises BadInput with one line if that fails."""

    @abstractmethod
    async def schema_version(self) -> str | None:
        """The version of the stored schema, without opening or changing anything; None if there is no schema yet.
        Raises BadInput, in one line, if the database cannot be used."""

    @abstractmethod
    async def check_sound(self) -> None:
        """Raises BadInput, in one line, if the database is too damaged for a server to start on it."""

    @abstractmethod
    async def close(self) -> None:
        """Finishes what is under way and closes the database."""

    @abstractmethod
    async def read(self, script: Script[T], snapshot: bool = False) -> T:
        """Runs a script that changes nothing. With `snapshot`, all its steps see the same state."""

    @abstractmethod
    async def write(self, script: Script[T]) -> T:
        """Runs a script as one transaction and returns when it is durable."""

    @abstractmethod
    async def health(self) -> StoreHealth:
        """Whether the last write became durable."""
