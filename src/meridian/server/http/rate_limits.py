"""Rate and size limits per client. They are in memory: each node counts for itself, the processes of one machine
together."""

from __future__ import annotations

import math
import time
from collections import Counter, OrderedDict
from collections.abc import Callable
from typing import TYPE_CHECKING

import msgspec

from meridian.server.errors import TooMany
from meridian.server.http.client_address import household
from meridian.server.settings import Limits, Rate

if TYPE_CHECKING:  # other systems than POSIX have no such processes
    from meridian.server.processes.siblings import Siblings

TOO_FAST = "too-fast"
TOO_LARGE = "too-large"
TOO_MANY_SOCKETS = "too-many-sockets"
ANSWERS_AT_ONCE = 8  # further answers in one message that cost as much as a message


class Limited(msgspec.Struct, frozen=True):
    """A refused request: the key of the limit, and the seconds until a retry may succeed (0: it never will)."""

    key: str
    wait: float = 0.0


class Buckets:
    """Token buckets by key: each holds up to `burst` tokens and is refilled steadily; each request takes one.

    At most `keys` buckets are stored. The least recently used one is evicted first: it is the fullest, so the least
    information is lost.
    """

    def __init__(self, rate: Rate, keys: int, clock: Callable[[], float] = time.monotonic) -> None:
        self._rate = rate.per_second
        self._burst = float(rate.burst)
        self._keys = keys
        self._clock = clock
        self._buckets: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def __len__(self) -> int:
        return len(self._buckets)

    def take(self, key: str, cost: float = 1.0) -> Limited | None:
        """Take tokens for a request, or return how long to wait; a refused request takes none. A cost above the
        bucket's size is reduced to it, so that the request remains possible."""
        now = self._clock()
        cost = min(cost, self._burst)
        held, since = self._buckets.get(key, (self._burst, now))
        held = min(self._burst, held + (now - since) * self._rate)
        refused = held < cost
        self._buckets[key] = (held if refused else held - cost), now
        self._buckets.move_to_end(key)
        if len(self._buckets) > self._keys:
            self._buckets.popitem(last=False)
        return Limited(TOO_FAST, (cost - held) / self._rate) if refused else None


class Places:
    """Limits how many of something a key holds at the same time."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._held: Counter[str] = Counter()

    def __len__(self) -> int:
        return len(self._held)

    def enter(self, key: str) -> Limited | None:
        """Take a place; the result is a refusal if there is none."""
        if self._held[key] >= self._most:
            return Limited(TOO_MANY_SOCKETS)
        self._held[key] += 1
        return None

    def leave(self, key: str) -> None:
        """Give a place back."""
        self._held[key] -= 1
        if self._held[key] <= 0:
            del self._held[key]


class BucketsTogether(Buckets):
    """Token buckets that all processes of this machine share."""

    def __init__(self, rate: Rate, keys: int, clock: Callable[[], float], siblings: Siblings, kind: str) -> None:
        super().__init__(rate, keys, clock)
        self._shared = siblings.family.buckets[kind]

    def take(self, key: str, cost: float = 1.0) -> Limited | None:
        wait = self._shared.take(key, min(cost, self._burst), self._burst, self._rate, self._clock())
        return Limited(TOO_FAST, wait) if wait else None


class PlacesTogether(Places):
    """Places that all processes of this machine share."""

    def __init__(self, most: int, siblings: Siblings, kind: str) -> None:
        super().__init__(most)
        self._siblings = siblings
        self._shared = siblings.family.places[kind]

    def enter(self, key: str) -> Limited | None:
        return None if self._shared.enter(key, self._most, self._siblings.index) else Limited(TOO_MANY_SOCKETS)

    def leave(self, key: str) -> None:
        self._shared.leave(key, self._siblings.index)


class Gate:
    """All limits of a node: by address for requests and connections, by seat for commands."""

    def __init__(
        self, limits: Limits, clock: Callable[[], float] = time.monotonic, siblings: Siblings | None = None
    ) -> None:
        def buckets(rate: Rate, kind: str) -> Buckets:
            if siblings is None:
                return Buckets(rate, limits.rate_keys, clock)
            return BucketsTogether(rate, limits.rate_keys, clock, siblings, kind)

        self.limits = limits
        self._requests = buckets(limits.requests, "requests")
        self._tables = buckets(limits.tables, "tables")
        self._sign_in = buckets(limits.sign_in, "sign_in")
        self._passwords = buckets(limits.passwords, "passwords")
        # All sockets of a table are at one process, which alone counts their answers.
        self._answers = Buckets(limits.answers, limits.rate_keys, clock)
        self._wishes = self._answers if siblings is None else buckets(limits.answers, "wishes")
        self._chat = buckets(limits.chat, "chat")
        self._reports = buckets(limits.reports, "reports")
        self._by_address = places(limits.sockets_per_address, siblings, "sockets")
        self._by_seat = Places(limits.sockets_per_seat)

    def request(self, address: str, cost: float = 1.0) -> Limited | None:
        """Any HTTP request or WebSocket."""
        return self._requests.take(household(address), cost)

    def new_table(self, address: str) -> Limited | None:
        """A new table."""
        return self._tables.take(household(address))

    def sign_in(self, address: str, account: str) -> Limited | None:
        """A sign-in link. One address must not flood many accounts, nor many addresses one account."""
        return self._sign_in.take(household(address)) or self._sign_in.take(f"account {account}")

    def password(self, address: str, account: str = "") -> Limited | None:
        """A password, code or invitation that may be a guess: neither can one address guess for many accounts, nor many
        addresses for one."""
        refused = self._passwords.take(household(address))
        return refused or (self._passwords.take(f"account {account}") if account else None)

    def answer(self, table: str, seat: int, further: int = 0) -> Limited | None:
        """Any message of a seat to its table, except chat; `further` answers in one message are cheaper."""
        return self._answers.take(f"{table} {seat}", 1.0 + further / ANSWERS_AT_ONCE)

    def wish(self, table: str, seat: int) -> Limited | None:
        """A change of a seat's preferences over HTTP; it counts as an answer where one process has both."""
        return self._wishes.take(f"{table} {seat}")

    def chat(self, table: str, seat: int) -> Limited | None:
        """A line of chat."""
        return self._chat.take(f"{table} {seat}")

    def report(self, address: str, reporter: str) -> Limited | None:
        """A report of a person, by an account or a seat."""
        return self._reports.take(household(address)) or self._reports.take(f"reporter {reporter}")

    def enter(self, address: str, table: str, seat: int | None) -> Limited | None:
        """A WebSocket of a seat or spectator opens; if it is accepted, `leave` must follow."""
        if refused := self._by_address.enter(household(address)):
            return refused
        if seat is not None and (refused := self._by_seat.enter(f"{table} {seat}")):
            self._by_address.leave(household(address))
            return refused
        return None

    def leave(self, address: str, table: str, seat: int | None) -> None:
        """A WebSocket closes."""
        self._by_address.leave(household(address))
        if seat is not None:
            self._by_seat.leave(f"{table} {seat}")

    def body(self, length: int) -> Limited | None:
        """The body of a request, by its length in bytes."""
        return Limited(TOO_LARGE) if length > self.limits.body_bytes else None

    def message(self, data: bytes | str) -> Limited | None:
        """A WebSocket message, by its length in UTF-8 bytes."""
        length = len(data) if isinstance(data, bytes) or data.isascii() else len(data.encode(errors="surrogatepass"))
        return Limited(TOO_LARGE) if length > self.limits.message_bytes else None

    def chat_line(self, text: str) -> Limited | None:
        """A line of chat, by its number of characters."""
        return Limited(TOO_LARGE) if len(text) > self.limits.chat_letters else None


def places(most: int, siblings: Siblings | None, kind: str) -> Places:
    """Places of this process, or of all processes of this machine together."""
    return Places(most) if siblings is None else PlacesTogether(most, siblings, kind)


def within(limited: Limited | None) -> None:
    """Raise the error for a request that a limit has refused."""
    if limited is not None:
        error = TooMany.because("too-many", seconds=math.ceil(limited.wait))
        error.retry_after = limited.wait
        raise error
