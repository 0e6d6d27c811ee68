"""The settings of a server."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from meridian.server.urls import HIDDEN, shown

UNIX = "unix"
"""In the list of trusted proxies: clients that connect through a Unix socket."""
KEY_NAME = "server.key"
BLOCKED_NAMES = "blocked-names.txt"
ADDRESSES = ("database", "bus", "public_url")
"""Settings that may hold a password."""

Registration = Literal["open", "invited", "closed"]
Port = Annotated[int, Meta(ge=0, le=65535)]
Count = Annotated[int, Meta(ge=0)]
AtLeastOne = Annotated[int, Meta(ge=1)]
Days = Annotated[int, Meta(ge=0)]
Seconds = Annotated[float, Meta(gt=0)]
Processes = Annotated[int, Meta(ge=1, le=64)]
Wait = Annotated[float, Meta(ge=0, le=60)]


class Secret:
    """A secret string. Logs, repr and encoders do not show it; only `reveal` does."""

    __slots__ = ("_word",)

    def __init__(self, word: str) -> None:
        self._word = word

    def reveal(self) -> str:
        """The string itself."""
        return self._word

    def __repr__(self) -> str:
        return f"Secret({HIDDEN})" if self._word else "Secret()"

    __str__ = __repr__

    def __bool__(self) -> bool:
        return bool(self._word)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Secret) and self._word == other._word

    __hash__ = None  # type: ignore[assignment]

    def __reduce__(self) -> str | tuple[Any, ...]:
        raise TypeError("a secret stays where it is")


class Part(msgspec.Struct, frozen=True, kw_only=True):
    """A group of settings."""


class Mail(Part, frozen=True, kw_only=True):
    """The SMTP server for e-mail; without a host, no e-mail is sent."""

    host: str = ""
    port: Port = 587
    tls: Literal["none", "starttls", "tls"] = "starttls"
    user: str = ""
    password: Secret = Secret("")
    sender: str = ""


class Rate(Part, frozen=True, kw_only=True):
    """A rate limit: requests per second in the long run, and requests at once."""

    per_second: Annotated[float, Meta(gt=0)]
    burst: AtLeastOne


class Limits(Part, frozen=True, kw_only=True):
    """Limits per address or per seat.

    `requests`, `tables`, `sign_in`, `passwords` and `reports` count by address, all but the first two by account as
    well, `answers` and `chat` by seat. `rate_keys` is how many addresses or seats each of them remembers. Times are in
    seconds: `background_seconds` limits work outside the event loop, `edition_seconds` the check of an edition,
    `bot_seconds` and `hint_seconds` a bot's time for one answer. A bot that takes `bot_grace_seconds` or
    `hint_grace_seconds` longer counts as hung.
    """

    requests: Rate = Rate(per_second=20, burst=100)
    tables: Rate = Rate(per_second=0.1, burst=20)
    sign_in: Rate = Rate(per_second=0.01, burst=5)
    passwords: Rate = Rate(per_second=0.05, burst=20)
    answers: Rate = Rate(per_second=10, burst=50)
    chat: Rate = Rate(per_second=0.5, burst=10)
    reports: Rate = Rate(per_second=0.005, burst=5)
    rate_keys: AtLeastOne = 20_000
    sockets_per_address: AtLeastOne = 100
    sockets_per_seat: AtLeastOne = 10
    connections_per_address: AtLeastOne = 300
    head_seconds: Seconds = 10.0
    body_seconds: Seconds = 30.0
    read_seconds: Seconds = 60.0
    idle_seconds: Seconds = 75.0
    body_bytes: AtLeastOne = 1 << 20
    message_bytes: AtLeastOne = 1 << 16
    chat_letters: AtLeastOne = 1000
    backlog: AtLeastOne = 256
    background_seconds: Seconds = 30.0
    edition_seconds: Seconds = 10.0
    bot_seconds: Annotated[float, Meta(ge=1, le=600)] = 10.0
    hint_seconds: Annotated[float, Meta(ge=0.3, le=2)] = 2.0
    hint_seconds_signed_in: Annotated[float, Meta(ge=0.3, le=30)] = 5.0
    bot_grace_seconds: Seconds = 60.0
    hint_grace_seconds: Seconds = 10.0


class WindowWait(Part, frozen=True, kw_only=True):
    """How long a "no" waits, in seconds, where nobody may see whether there was a choice: `least` and an exponential
    time with the mean `mean`, together at most `most` (0: nothing waits); at a rated table always `rated`."""

    least_seconds: Wait = 1.2
    mean_seconds: Wait = 0.8
    most_seconds: Wait = 5.0
    rated_seconds: Wait = 2.5


class Retention(Part, frozen=True, kw_only=True):
    """Retention periods in days; 0 means forever."""

    finished: Days = 0
    unstarted: Days = 30
    abandoned: Days = 365
    notices: Days = 90
    reports: Days = 180
    audit: Days = 365


class Settings(Part, frozen=True, kw_only=True):
    """All settings. With the defaults, the server listens on this machine only and uses one SQLite file."""

    host: str = "127.0.0.1"
    port: Port = 8420
    data: str = ""
    database: str = ""
    bus: str = "memory://"
    public_url: str = ""
    lan_addresses: tuple[str, ...] = ()
    origins: tuple[str, ...] = ()
    node: str = ""
    log_format: Literal["human", "json"] = "human"
    log_level: Literal["debug", "info", "warning", "error"] = "info"
    trusted_proxies: tuple[str, ...] = ()
    registration: Registration = "open"
    blocked_names: str = ""
    operators: tuple[str, ...] = ()
    allow_private_webhooks: bool = False
    processes: Processes = 1
    bot_workers: Count = 0
    bots: tuple[str, ...] = ()
    fast_path: bool = True
    bot_pause_seconds: Wait = 0.3
    answer_for_me: bool = True
    window_wait: WindowWait = WindowWait()
    background_workers: AtLeastOne = 2
    shutdown_seconds: AtLeastOne = 15
    lease_seconds: Seconds = 8.0
    renew_seconds: Seconds = 2.0
    owner_reply_seconds: Seconds = 5.0
    secret_file: str = ""
    nonce_seconds: Seconds = 15.0
    host_away_seconds: Seconds = 600.0
    host_away_letters_seconds: Seconds = 86_400.0
    chance_seed: str = ""
    mail: Mail = Mail()
    limits: Limits = Limits()
    retention: Retention = Retention()

    def __repr__(self) -> str:
        return f"Settings({', '.join(f'{name}={value!r}' for name, value in self.__rich_repr__())})"

    def __rich_repr__(self) -> list[tuple[str, Any]]:
        fields = [(name, getattr(self, name)) for name in self.__struct_fields__]
        return [(name, shown(value) if name in ADDRESSES else value) for name, value in fields]

    @property
    def key_file(self) -> Path:
        """The path of the server key."""
        return Path(self.secret_file) if self.secret_file else Path(self.data) / KEY_NAME

    @property
    def blocked_names_file(self) -> Path:
        """The path of the host's list of words that names must not hold; it need not exist."""
        return Path(self.blocked_names) if self.blocked_names else Path(self.data) / BLOCKED_NAMES

    @property
    def bot_processes(self) -> int:
        """The number of bot processes; by default one less than the number of cores."""
        return self.bot_workers or max(1, (os.cpu_count() or 2) - 1)

    @property
    def secure(self) -> bool:
        """Whether clients reach the server through TLS."""
        return self.public_url.startswith("https://")
