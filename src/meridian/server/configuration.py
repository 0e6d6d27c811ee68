"""Reads the settings of a server: a TOML file, then MERIDIAN_* variables, then options; later ones override earlier
ones."""

from __future__ import annotations

import ipaddress
import os
import socket
import sys
import tomllib
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import Any, Literal, get_args, get_origin

import msgspec

from meridian.core.errors import BadInput
from meridian.core.suggestions import closest
from meridian.own_bots.hosted import read_hosted
from meridian.server.service_variables import is_service_variable
from meridian.server.settings import UNIX, Mail, Part, Secret, Settings
from meridian.server.urls import origin_of, shown, split_url

PREFIX = "MERIDIAN_"
CONFIG_FILE = "MERIDIAN_CONFIG"
"""The variable with the path of the TOML file, if no option names one."""
NOT_SETTINGS = (
    CONFIG_FILE,
    "MERIDIAN_GAMES",
    "MERIDIAN_LANG",
    "MERIDIAN_LANGUAGES",
    "MERIDIAN_PURE",
    "MERIDIAN_OPT",
    "MERIDIAN_FASTER_RULES",
)
"""Variables with the same prefix that other code reads."""

Given = dict[str, tuple[str, Any]]
"""Settings by dotted key, each with its source for error messages."""


def read_settings(
    file: str | os.PathLike[str] | None = None,
    environ: Mapping[str, str] | None = None,
    options: Mapping[str, Any] | None = None,
) -> Settings:
    """Read the settings of a server; raises BadInput with one line that names the source of the mistake.

    `options` are command-line options by dotted key (`mail.port` is `--mail-port`); None means not given.
    """
    return read_sources(file, environ, options)[0]


def read_sources(
    file: str | os.PathLike[str] | None = None,
    environ: Mapping[str, str] | None = None,
    options: Mapping[str, Any] | None = None,
) -> tuple[Settings, dict[str, str]]:
    """The settings, and where those come from that are not the defaults, by dotted key."""
    environ = os.environ if environ is None else environ
    file = file or environ.get(CONFIG_FILE)
    given: Given = {}
    given |= _from_file(Path(file)) if file else {}
    given |= _from_environment(environ)
    given |= _from_options(options or {})
    settings = msgspec.convert(_nested(given), Settings, dec_hook=_secret)
    settings = _completed(settings, environ)
    sources = {key: where for key, (where, _) in given.items()}
    _check(settings, sources)
    return settings, sources


def _leaves(part: type[Part], before: str = "") -> dict[str, Any]:
    """The types of all settings by dotted key."""
    found: dict[str, Any] = {}
    for field in msgspec.structs.fields(part):
        key = before + field.name
        if isinstance(field.type, type) and issubclass(field.type, Part):
            found |= _leaves(field.type, f"{key}.")
        else:
            found[key] = field.type
    return found


LEAVES = _leaves(Settings)
VARIABLES = {PREFIX + key.upper().replace(".", "_"): key for key in LEAVES}


def _from_file(path: Path) -> Given:
    try:
        tree = tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise BadInput(f"{path}: {error.strerror or error}") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadInput(f"{path}: not TOML: {error}") from None
    return {key: (f"{path}: {key}", _typed(f"{path}: {key}", key, value)) for key, value in _flat(path, tree)}


def _flat(path: Path, tree: dict[str, Any], before: str = "") -> Iterable[tuple[str, Any]]:
    for name, value in tree.items():
        key = before + name
        inner = [leaf for leaf in LEAVES if leaf.startswith(f"{key}.")]
        if inner and isinstance(value, dict):
            yield from _flat(path, value, f"{key}.")
        elif inner:
            raise BadInput(f"{path}: {key}: expected a table with {_listed(inner, key)}")
        elif key in LEAVES:
            yield key, value
        else:
            raise BadInput(f"{path}: there is no setting {key!r}{closest(key, list(LEAVES))}")


def _listed(inner: list[str], key: str) -> str:
    return ", ".join(dict.fromkeys(leaf.removeprefix(f"{key}.").partition(".")[0] for leaf in inner))


def _from_environment(environ: Mapping[str, str]) -> Given:
    given: Given = {}
    for variable in sorted(environ):
        if not variable.startswith(PREFIX) or variable in NOT_SETTINGS:
            continue
        if is_service_variable(variable, environ[variable]):
            continue
        if variable not in VARIABLES:
            raise BadInput(f"environment: there is no setting {variable}{closest(variable, list(VARIABLES))}")
        key = VARIABLES[variable]
        where = f"environment: {variable}"
        given[key] = where, _typed(where, key, environ[variable], lax=True)
    return given


def _from_options(options: Mapping[str, Any]) -> Given:
    given: Given = {}
    for key, value in options.items():
        where = f"--{key.replace('.', '-').replace('_', '-')}"
        if key not in LEAVES:
            raise BadInput(f"there is no option {where}")
        if value is not None:
            given[key] = where, _typed(where, key, value, lax=isinstance(value, str))
    return given


def _typed(where: str, key: str, value: Any, lax: bool = False) -> Any:
    """Convert a value to the type of its setting; `lax` also converts strings to numbers and lists."""
    kind = LEAVES[key]
    if lax and get_origin(kind) is tuple:
        value = [word.strip() for word in value.split(",") if word.strip()]
    if isinstance(value, str) and "\0" in value:
        raise BadInput(f"{where}: holds a NUL character")
    words = get_args(kind) if get_origin(kind) is Literal else ()
    if words and value not in words:
        raise BadInput(f"{where}: expected one of {', '.join(words)}")
    try:
        return msgspec.convert(value, kind, strict=not lax, dec_hook=_secret)
    except msgspec.ValidationError as error:
        told = str(error).partition(" - at ")[0].replace("`", "")
        raise BadInput(f"{where}: {told[:1].lower()}{told[1:]}") from None


def _secret(kind: type, value: Any) -> Any:
    if kind is Secret and isinstance(value, str | Secret):
        return Secret(value) if isinstance(value, str) else value
    raise msgspec.ValidationError(f"Expected `str`, got `{type(value).__name__}`")


def _nested(given: Given) -> dict[str, Any]:
    tree: dict[str, Any] = {}
    for key, default in _defaults(Settings()).items():
        *parts, last = key.split(".")
        branch = tree
        for part in parts:
            branch = branch.setdefault(part, {})
        branch[last] = given[key][1] if key in given else default
    return tree


def _defaults(part: Part, before: str = "") -> dict[str, Any]:
    found: dict[str, Any] = {}
    for name in part.__struct_fields__:
        value = getattr(part, name)
        found |= _defaults(value, f"{before}{name}.") if isinstance(value, Part) else {before + name: value}
    return found


def default_data_folder(environ: Mapping[str, str]) -> Path:
    """Where this person's tables and progress are kept, if nothing else is said."""
    home = environ.get("XDG_DATA_HOME") or str(Path(environ.get("HOME") or Path.home()) / ".local" / "share")
    folder = Path(home) / "meridian"
    if sys.platform in ("darwin", "win32") and not folder.is_dir():  # earlier versions kept everything there
        from platformdirs import user_data_path

        return user_data_path("meridian", appauthor=False)
    return folder


def _completed(settings: Settings, environ: Mapping[str, str]) -> Settings:
    """Fill in defaults that depend on the machine."""
    data = settings.data or str(default_data_folder(environ))
    return msgspec.structs.replace(
        settings,
        data=data,
        database=settings.database or f"sqlite:///{Path(data).absolute() / 'meridian.db'}",
        public_url=settings.public_url.rstrip("/"),
        node=settings.node or f"{socket.gethostname()}-{settings.port}",
    )


def _check(settings: Settings, where: dict[str, str]) -> None:
    """Checks that types cannot express."""
    checks: dict[str, Callable[[], None]] = {
        "database": lambda: _check_url(settings.database, "database", ("sqlite", "postgresql", "postgres")),
        "bus": lambda: _check_url(settings.bus, "bus", ("memory", "redis", "rediss", "postgresql", "postgres")),
        "public_url": lambda: _check_public_url(settings.public_url),
        "origins": lambda: _check_origins(settings.origins),
        "lan_addresses": lambda: _check_addresses(settings.lan_addresses),
        "trusted_proxies": lambda: _check_networks(settings.trusted_proxies),
        "bots": lambda: _check_bots(settings),
        "processes": lambda: _check_processes(settings),
        "node": lambda: _check_node(settings.node),
        "renew_seconds": lambda: _check_renewal(settings),
        "mail.host": lambda: _check_sender(settings.mail),
        "mail.user": lambda: _check_password(settings.mail),
    }
    for key, check in checks.items():
        try:
            check()
        except BadInput as error:
            raise BadInput(f"{where.get(key, key)}: {error}") from None


def _check_url(url: str, what: str, schemes: tuple[str, ...]) -> None:
    split_url(url, what, schemes)


def _check_public_url(url: str) -> None:
    if not url:
        return
    parts = split_url(url, "public URL", ("http", "https"))
    if not parts.hostname or parts.query or parts.fragment or "@" in parts.netloc:
        raise BadInput(f"{shown(url)!r} must be like https://games.example.org, with a path at most")


def _check_origins(origins: tuple[str, ...]) -> None:
    for origin in origins:
        if origin_of(origin) is None or origin.count("/") != 2:
            raise BadInput(f"{shown(origin)!r} is not an origin such as https://games.example.org")


def _check_addresses(addresses: tuple[str, ...]) -> None:
    for address in addresses:
        try:
            ipaddress.ip_address(address)
        except ValueError as error:
            raise BadInput(f"not an address of this machine: {error}") from None


def _check_networks(networks: tuple[str, ...]) -> None:
    for network in networks:
        try:
            if network != UNIX:
                ipaddress.ip_network(network)
        except ValueError as error:
            raise BadInput(f"not an address, a network or {UNIX!r}: {error}") from None


def _check_bots(settings: Settings) -> None:
    read_hosted(settings.bots, settings.limits.bot_seconds)


def _check_processes(settings: Settings) -> None:
    if settings.processes == 1:
        return
    if not hasattr(os, "fork"):
        raise BadInput("this system runs one server process; several need Linux or another POSIX system")
    if not settings.database.startswith("sqlite:///") or not settings.bus.startswith("memory:"):
        raise BadInput(
            "several processes share one SQLite file and need no bus; with PostgreSQL start several nodes instead"
        )


def _check_node(node: str) -> None:
    if not node.isprintable() or " " in node or len(node) > 100:
        raise BadInput("the name of a node has at most 100 letters and no blanks")


def _check_renewal(settings: Settings) -> None:
    if settings.renew_seconds * 2 > settings.lease_seconds:
        raise BadInput("a node renews its leases at least twice in lease_seconds")


def _check_sender(mail: Mail) -> None:
    if mail.host and ("@" not in mail.sender or not mail.sender.isprintable()):
        raise BadInput("mail is sent only with a mail.sender such as table@example.org")


def _check_password(mail: Mail) -> None:
    if mail.user and not mail.password:
        raise BadInput("given without mail.password")
