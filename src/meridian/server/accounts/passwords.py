"""Passwords: hashed with Argon2id beside the event loop, a few at a time."""

from __future__ import annotations

import asyncio
import unicodedata
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final, TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from meridian.server.accounts.names import name_key
from meridian.server.errors import Overloaded, Unusable

T = TypeVar("T")
SHORTEST_PASSWORD: Final = 8
LONGEST_PASSWORD: Final = 200
WORKERS: Final = 2
MOST_WAITING: Final = 32
MEMORY_KIB: Final = 47_104  # 46 MiB and one pass, as OWASP recommends for Argon2id
NOBODYS: Final = "the password of a name that nobody has"


def checked_password(password: str, name: str) -> str:
    """A password that may be used with this name."""
    if not SHORTEST_PASSWORD <= len(password) <= LONGEST_PASSWORD:
        raise Unusable.because("bad-password", least=SHORTEST_PASSWORD, most=LONGEST_PASSWORD)
    if name_key(password) == name_key(name):
        raise Unusable.because("password-is-name")
    return password


class Passwords:
    """Hashes and verifies passwords in threads of its own."""

    def __init__(self) -> None:
        self._hasher = PasswordHasher(time_cost=1, memory_cost=MEMORY_KIB, parallelism=1)
        self._threads = ThreadPoolExecutor(WORKERS, thread_name_prefix="passwords")
        self._waiting = 0
        self._nobodys: str | None = None

    async def hash(self, password: str) -> str:
        """The hash of a password, as it is stored."""
        return await self._run(lambda: self._hasher.hash(_text(password)))

    async def verify(self, password: str, hashed: str | None) -> bool:
        """Whether this is the password of a hash. Without a hash, it takes as long and is False."""
        return await self._run(lambda: self._verify(password, hashed))

    def is_outdated(self, hashed: str) -> bool:
        """Whether a hash was made with other parameters than today's."""
        return self._hasher.check_needs_rehash(hashed)

    def close(self) -> None:
        """End the threads."""
        self._threads.shutdown(wait=False, cancel_futures=True)

    def _verify(self, password: str, hashed: str | None) -> bool:
        if self._nobodys is None:
            self._nobodys = self._hasher.hash(NOBODYS)
        try:
            found = self._hasher.verify(hashed or self._nobodys, _text(password))
        except (VerificationError, InvalidHashError):
            return False
        return found and hashed is not None

    async def _run(self, work: Callable[[], T]) -> T:
        if self._waiting >= MOST_WAITING:
            raise Overloaded.because("too-busy")
        self._waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._threads, work)
        finally:
            self._waiting -= 1


def _text(password: str) -> bytes:
    """A password as bytes: keyboards write the same letter in several ways."""
    return unicodedata.normalize("NFC", password).encode(errors="surrogatepass")
