"""What could keep a server from starting, or make it slow or unsafe. Nothing is changed by looking."""

from __future__ import annotations

import asyncio
import os
import shutil
import smtplib
import ssl
import sys
from collections.abc import AsyncIterator, Mapping
from email.utils import parseaddr
from pathlib import Path
from typing import Final, Literal

import httpx
import msgspec

from meridian import __version__, compiled, games
from meridian.core.errors import BadInput
from meridian.core.languages import languages
from meridian.server.accounts.server_key import server_key
from meridian.server.bus.opening import open_bus
from meridian.server.http.local_network import listen, url_of
from meridian.server.notifications.mail import connected, mail_address
from meridian.server.service_variables import service_variables
from meridian.server.settings import Mail, Settings
from meridian.server.stores import SQLITE, store_for
from meridian.server.stores.migrate import NEWEST
from meridian.translations.coverage import coverage, misfits, total

PROBE_SECONDS: Final = 10.0  # for whatever is asked over a network
LEAST_FREE_BYTES: Final = 1 << 30
LEAST_OPEN_FILES: Final = 4096
CLIENT: Final = Path(__file__).parents[2] / "web" / "dist" / "index.html"

State = Literal["ok", "warning", "error"]


class Finding(msgspec.Struct, frozen=True):
    """One thing that was looked at, what was found, and what to do about it."""

    what: str
    state: State
    text: str
    remedy: str = ""


def ok(what: str, text: str) -> Finding:
    """All is well."""
    return Finding(what, "ok", text)


async def examine(settings: Settings, environ: Mapping[str, str]) -> AsyncIterator[Finding]:
    """Everything that a server with these settings needs, in the order in which it needs it."""
    looked = (_program(), _client(), *_environment(environ), _games(), *_languages())
    for found in (*looked, _folder(settings), _key(settings)):
        yield found
    yield await _database(settings)
    yield await _bus(settings)
    yield await _port(settings)
    yield _public_url(settings)
    yield await _mail(settings)
    yield _open_files()


def _program() -> Finding:
    told = f"Meridian {__version__}, Python {sys.version.split()[0]}"
    if compiled():
        return ok("program", f"{told}, compiled rules")
    remedy = "install a wheel for this platform, or run `make setup` in a checkout"
    return Finding("program", "warning", f"{told}; the rules are interpreted, and slow", remedy)


def _client() -> Finding:
    if CLIENT.is_file():
        return ok("client", "the browser client is built")
    return Finding("client", "error", "the browser client is not built", "run `make web`, or install a wheel")


def _environment(environ: Mapping[str, str]) -> list[Finding]:
    ignored = service_variables(environ)
    if not ignored:
        return []
    remedy = "nothing has to be done; `enableServiceLinks: false` removes them"
    told = f"variables of a container platform are ignored: {', '.join(ignored)}"
    return [Finding("environment", "warning", told, remedy)]


def _games() -> Finding:
    try:
        return ok("games", ", ".join(games.load(name).name for name in games.names()))
    except BadInput as error:
        return Finding("games", "error", str(error), "look at MERIDIAN_GAMES")


def _languages() -> list[Finding]:
    """The further languages, if there are any."""
    remedy = "`meridian languages LANG --missing` names what is wrong"
    found: list[Finding] = []
    try:
        for one in languages().values():
            if not one.folder:
                continue
            parts = coverage(one)
            told = f"{one.code} ({one.name}): {total(parts).percent} % translated"
            wrong = len(misfits(one, parts))
            found.append(
                Finding("languages", "warning", f"{told}, {wrong} messages do not fit and are English", remedy)
                if wrong
                else ok("languages", told)
            )
    except BadInput as error:
        return [Finding("languages", "error", str(error), "look at MERIDIAN_LANGUAGES")]
    return found


def _folder(settings: Settings) -> Finding:
    folder = Path(settings.data)
    there = folder if folder.is_dir() else next(one for one in folder.absolute().parents if one.is_dir())
    if not os.access(there, os.W_OK | os.X_OK):
        return Finding("data", "error", f"{there} is not writable", "choose another folder with the setting `data`")
    free = shutil.disk_usage(there).free
    told = f"{folder}, {free / (1 << 30):.1f} GiB free"
    if free < LEAST_FREE_BYTES:
        return Finding("data", "warning", told, "a server that cannot write refuses every move: make room")
    return ok("data", told if folder.is_dir() else f"{told}, to be created at the first start")


def _key(settings: Settings) -> Finding:
    if not settings.secret_file and not settings.key_file.exists():
        return ok("key", f"{settings.key_file}, to be created at the first start")
    try:
        server_key(settings)
    except BadInput as error:
        return Finding("key", "error", str(error), "without its key a server knows neither people nor seats")
    return ok("key", str(settings.key_file))


async def _database(settings: Settings) -> Finding:
    kind = "SQLite" if settings.database.startswith(SQLITE) else "PostgreSQL"
    try:
        found = await store_for(settings.database).schema_version()
    except BadInput as error:
        return Finding("database", "error", str(error), "look at the setting `database`")
    if found is None:
        return ok("database", f"{kind}, empty; the tables are created at the first start")
    if found == NEWEST:
        return ok("database", f"{kind}, schema {found}")
    if found > NEWEST:
        told = f"{kind} has schema {found}, this Meridian knows up to {NEWEST}"
        return Finding("database", "error", told, "install the Meridian that wrote it, or a newer one")
    remedy = "it is migrated at the next start: make a backup first with `meridian admin backup`"
    return Finding("database", "warning", f"{kind}, schema {found}; the newest is {NEWEST}", remedy)


async def _bus(settings: Settings) -> Finding:
    try:
        bus = await asyncio.wait_for(open_bus(settings.bus), PROBE_SECONDS)
        await bus.close()
    except TimeoutError:
        return Finding("bus", "error", f"no answer within {PROBE_SECONDS:.0f} s", "look at the setting `bus`")
    except BadInput as error:
        return Finding("bus", "error", str(error), "look at the setting `bus`")
    return ok("bus", "one node" if settings.bus.startswith("memory:") else "reachable")


async def _port(settings: Settings) -> Finding:
    try:
        listen(settings.host, settings.port).close()
    except BadInput as error:
        if await _answers(url_of(settings.host, settings.port)):
            return ok("port", f"a Meridian server answers on {settings.host}:{settings.port}")
        return Finding("port", "error", str(error), "choose another one with the setting `port`")
    return ok("port", f"{settings.host}:{settings.port} is free")


async def _answers(url: str) -> bool:
    try:
        async with httpx.AsyncClient(timeout=PROBE_SECONDS) as http:
            return "node" in (await http.get(f"{url}/health/live")).json()
    except (httpx.HTTPError, ValueError):
        return False


def _public_url(settings: Settings) -> Finding:
    if not settings.public_url:
        remedy = "links in mails and invitations need it: set `public_url`"
        return Finding("public_url", "warning", "not set", remedy)
    if not settings.public_url.startswith("https://"):
        remedy = "passkeys, push and installing need https: put a proxy with a certificate before it (deploy/)"
        return Finding("public_url", "warning", f"{settings.public_url} is not encrypted", remedy)
    if not settings.trusted_proxies:
        remedy = "name the proxy in `trusted_proxies`; otherwise all players share one rate limit"
        return Finding("public_url", "warning", f"{settings.public_url} needs a proxy, and none is trusted", remedy)
    return ok("public_url", settings.public_url)


async def _mail(settings: Settings) -> Finding:
    if not settings.mail.host:
        return ok("mail", "none is sent; players are called by push and messengers")
    where = f"{settings.mail.host}:{settings.mail.port}"
    try:
        await asyncio.wait_for(asyncio.to_thread(_mail_session, settings.mail), PROBE_SECONDS)
    except (OSError, smtplib.SMTPException, BadInput) as error:
        told = str(error) or f"no answer within {PROBE_SECONDS:.0f} s"
        return Finding("mail", "error", f"{where}: {told}", "look at the settings `mail.*`")
    return ok("mail", f"{where} takes mail")


def _mail_session(mail: Mail) -> None:
    _, sender = parseaddr(mail.sender)
    with connected(mail, mail_address(sender).domain, ssl.create_default_context):
        pass


def _open_files() -> Finding:
    try:
        import resource
    except ImportError:  # not on Windows
        return ok("open files", "no limit is known here")
    limit, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    if limit != resource.RLIM_INFINITY and limit < LEAST_OPEN_FILES:
        remedy = "every player needs one: raise it with `ulimit -n` or LimitNOFILE"
        return Finding("open files", "warning", f"at most {limit}", remedy)
    return ok("open files", "no limit" if limit == resource.RLIM_INFINITY else f"at most {limit}")
