"""`meridian serve`: tables online."""

from __future__ import annotations

import gc
import json
import logging
import os
import socket
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter

from meridian.core.languages import languages
from meridian.own_bots.hosted import read_hosted, try_out
from meridian.server.accounts.server_key import server_key
from meridian.server.configuration import read_settings
from meridian.server.http.local_network import EVERY_ADDRESS, LocalNetwork, listen, url_of
from meridian.server.service_variables import service_variables
from meridian.server.settings import Settings

if TYPE_CHECKING:
    from meridian.server.processes.siblings import Siblings

log = logging.getLogger(__name__)


def run(
    *,
    config: Annotated[Path | None, Parameter(help="A TOML file with settings; options here win over it.")] = None,
    host: Annotated[str | None, Parameter(help="Address to listen on (127.0.0.1).")] = None,
    port: Annotated[int | None, Parameter(help="Port to listen on (8420; 0 takes any that is free).")] = None,
    database: Annotated[str | None, Parameter(help="sqlite:///FILE or postgresql://...")] = None,
    bus: Annotated[str | None, Parameter(help="memory:// (one node), redis://... or postgresql://...")] = None,
    node: Annotated[str | None, Parameter(help="Name of this node, if there are several.")] = None,
    public_url: Annotated[str | None, Parameter(help="The address people reach this server at.")] = None,
    mail_host: Annotated[str | None, Parameter(help="Host that takes e-mail over; without one none is sent.")] = None,
    mail_port: int | None = None,
    mail_tls: str | None = None,
    mail_user: str | None = None,
    mail_sender: Annotated[str | None, Parameter(help="Who e-mails come from.")] = None,
    data: Annotated[str | None, Parameter(help="Folder for the server's key and its SQLite file.")] = None,
    processes: Annotated[int | None, Parameter(help="Server processes on this machine, over one SQLite file.")] = None,
    bot_workers: Annotated[int | None, Parameter(help="How many processes think for bots.")] = None,
    bot: Annotated[list[str] | None, Parameter(help="A bot of your own, as name=mybots.py:Trader; repeatable.")] = None,
    log_format: Annotated[str | None, Parameter(help="human or json.")] = None,
    log_level: str | None = None,
    as_json: Annotated[bool, Parameter(name="--json", help="Say where it listens as one line of JSON.")] = False,
) -> int:
    """Serve tables over HTTP and WebSocket.

    Every setting can stand in a TOML file (--config), in a variable MERIDIAN_..., or here; what comes later wins.
    Passwords belong into the file or the environment. docs/operations.md lists them all.
    """
    options = {
        "host": host, "port": port, "database": database, "bus": bus, "node": node, "public_url": public_url,
        "mail.host": mail_host, "mail.port": mail_port, "mail.tls": mail_tls, "mail.user": mail_user,
        "mail.sender": mail_sender, "data": data, "processes": processes, "bot_workers": bot_workers,
        "bots": ",".join(bot) if bot else None, "log_format": log_format,
        "log_level": log_level,
    }  # fmt: skip
    settings = read_settings(config, options=options)
    server_key(settings)
    listening = listen(settings.host, settings.port)
    if settings.port == 0:
        # The node is called after its port, unless it has a name.
        settings = read_settings(config, options={**options, "port": listening.getsockname()[1]})
    told = json.dumps({"url": address_of(listening), "pid": os.getpid()}) if as_json else in_words(settings, listening)

    def on_up() -> None:
        print(told, flush=True)

    if settings.processes > 1:
        from meridian.cli.serve_processes import serve_in_processes

        def one(settings: Settings, siblings: Siblings, is_up: Callable[[], None]) -> None:
            serve(settings, [listening], is_up, siblings=siblings)

        serve_in_processes(settings, one, on_up)
    else:
        serve(settings, [listening], on_up)
    return 0


def in_words(settings: Settings, listening: socket.socket) -> str:
    """Where a server is reached. One that listens at every address of its machine names those that others can open."""
    host, port = listening.getsockname()[:2]
    others = [settings.public_url] if settings.public_url else LocalNetwork(host, port, settings.lan_addresses).urls()
    if host not in EVERY_ADDRESS:
        return f"meridian: {address_of(listening)}"
    return "\n".join(["meridian: " + url_of("127.0.0.1", port), *(f"  others open {url}" for url in others)])


def address_of(listening: socket.socket) -> str:
    """Where a listening socket is reached."""
    return url_of(*listening.getsockname()[:2])


def read_languages() -> list[str]:
    """Read the further languages, so that a broken file is found now; the messages that cannot be used."""
    from meridian.translations.coverage import coverage, misfits

    further = [one for one in languages().values() if one.folder]
    return [misfit for one in further for misfit in misfits(one, coverage(one))]


def serve(
    settings: Settings,
    sockets: list[socket.socket],
    on_up: Callable[[], None],
    *,
    may_be_opened: bool = False,
    siblings: Siblings | None = None,
) -> None:
    """Serve until the process is asked to end. What keeps it from starting is BadInput, in one line; once connections
    are taken `on_up` is called. All sockets but the first are for other machines; with `may_be_opened` the person at
    this machine can let them in later. `siblings` are the other processes of this server."""
    if siblings is None or siblings.first:
        try_out(read_hosted(settings.bots, settings.limits.bot_seconds))
    misfits = read_languages() if siblings is None or siblings.first else []
    gc.disable()  # nothing that is loaded here goes away again
    from meridian.server.app import make_app
    from meridian.server.http.connections import Door, NodeServer, ServerConfig
    from meridian.server.node import Node
    from meridian.server.ops.logs import redactor_for, set_up_logs

    set_up_logs(settings.log_format, settings.log_level, redactor=redactor_for(settings))
    if ignored := service_variables(os.environ):
        log.warning("variables of a container platform are ignored, they are no settings: %s", ", ".join(ignored))
    for misfit in misfits:
        log.warning("a translation does not fit, English is said: %s", misfit)
    node = Node(settings, siblings)
    config = ServerConfig(
        make_app(node),
        Door(settings, node.metrics.refused, siblings),
        log_config=None,
        access_log=False,
        log_level="warning",
        ws_max_size=settings.limits.message_bytes,
        ws_per_message_deflate=False,
        proxy_headers=False,
        server_header=False,
    )
    # What was loaded stays: the collector need not look at it again, and much of what a move makes goes by itself.
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 20)
    gc.enable()
    server = NodeServer(config, node, on_up)
    node.network.listens_at(sockets[1:])
    if may_be_opened:
        node.network.may_be_opened(server.listen_also)
    server.run(sockets=sockets)
