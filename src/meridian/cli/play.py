"""`meridian play`: a table in the browser, on this machine alone, or in the terminal."""

from __future__ import annotations

import contextlib
import os
import socket
import sys
import threading
import urllib.request
import webbrowser
from collections.abc import Sequence
from http.client import HTTPException
from pathlib import Path
from typing import Final

from meridian import games
from meridian.cli.arguments import DEFAULT_LANG, Json
from meridian.core.errors import BadInput

HERE: Final = "127.0.0.1"
PORT: Final = 8420
_DIRECT: Final = urllib.request.build_opener(urllib.request.ProxyHandler({}))  # no proxy leads to this machine


def run(
    game: str | None = None,
    /,
    *,
    text: bool = False,
    port: int | None = None,
    data: Path | None = None,
    no_browser: bool = False,
    lan: bool = False,
    address: list[str] | None = None,
    yes: bool = False,
    bot: list[str] | None = None,
    seats: str | None = None,
    option: list[str] | None = None,
    edition: Path | None = None,
    seed: str | None = None,
    dice: str | None = None,
    load: Path | None = None,
    save: Path | None = None,
    as_json: Json = False,
    lang: str = DEFAULT_LANG,
) -> int:
    """Sit down at a table, against bots or with friends: in the browser, or with --text in the terminal.

    Without --text a server for this machine alone is started, its tables are kept in one file, and the browser is
    opened if there is one. Ctrl-C ends it; next time everything is still there.

    With --text, type help at the table. Without a terminal, answers are read line by line and everything is plain text.

    Parameters
    ----------
    game
        The game, for example global-domination; in the browser it can be chosen there.
    text
        Play in the terminal.
    port
        In the browser: the port to listen on (8420, or another one if that is taken).
    data
        In the browser: the folder where the tables are kept.
    no_browser
        Only say where the table is.
    lan
        In the browser: let friends in this network in, and show them the way.
    address
        In the browser: an address of this machine at which friends come in; may be given several times. Without it, all
        that are in a private network.
    yes
        With --lan: do not ask whether others may come in.
    bot
        In the browser: a bot of your own to play against, as name=mybots.py:Trader; may be given several times.
    seats
        With --text: who plays, separated by commas: me for a person, or a bot, also of your own (mybots.py:Trader);
        with a name after a colon, if you like (me:Ann,me:Ben,steady). Without it: you and bots.
    option
        With --text: an option of the table as name=value; may be given several times.
    edition
        With --text: play with your own data: a file as `meridian edition new` writes it.
    seed
        With --text: where all chance comes from; without it, a new one.
    dice
        With --text: seeded, the program draws; or declared, you type what you drew at a table of your own.
    load
        With --text: go on with a saved game, or from the end of any journal.
    save
        With --text: save into this file after every answer.
    as_json
        With --text: print one JSON object at the end; the table itself then goes to standard error.
    lang
        With --text, the language of texts: en, de or another of `meridian languages`.
    """
    if not text:
        for name, value in {
            "seats": seats, "option": option, "edition": edition, "seed": seed, "dice": dice, "load": load,
            "save": save, "json": as_json,
        }.items():  # fmt: skip
            if value:
                raise BadInput(f"--{name} is for the table in the terminal: add --text")
        if yes and not lan:
            raise BadInput("--yes is for friends in this network: add --lan")
        if game is not None:
            games.load(game)
        open_at = _let_in(address or [], yes) if lan else []
        page = "" if game is None else f"#/new/{game}"
        return in_browser(page, port, data, no_browser, open_at=open_at, addresses=address or [], bots=bot or [])
    if game is None:
        raise BadInput("play --text: which game? (meridian games lists them)")
    if port is not None or data is not None or lan or address or bot:
        raise BadInput("--port, --data, --lan, --address and --bot are for the table in the browser: leave out --text")
    from meridian.cli.terminal.start import in_terminal

    return in_terminal(
        game, seats=seats, option=option, edition=edition, seed=seed, dice=dice, load=load, save=save,
        as_json=as_json, lang=lang,
    )  # fmt: skip


def _let_in(addresses: list[str], yes: bool) -> list[str]:
    """The addresses at which friends come in, once the person at this machine has agreed."""
    from meridian.server.http.local_network import private_addresses

    found = addresses or private_addresses()
    if not found:
        raise BadInput("play --lan: this machine has no address in a private network (--address names one)")
    if not yes:
        if not sys.stdin.isatty():
            raise BadInput("play --lan lets others in: add --yes")
        print(f"Anyone in the network of {', '.join(found)} will be able to open this server until it ends.")
        if input("Let them in? [y/N] ").strip().lower() not in ("y", "yes", "j", "ja"):
            raise BadInput("play --lan: nobody was let in, nothing was started")
    return found


def in_browser(
    page: str,
    port: int | None,
    data: Path | None,
    no_browser: bool,
    *,
    open_at: Sequence[str] = (),
    addresses: Sequence[str] = (),
    bots: Sequence[str] = (),
) -> int:
    """A server on loopback with its tables in one file; the browser is opened at a page when it answers. Others come in
    at `open_at`; if there is none they may be let in later, from the browser, at `addresses`."""
    from meridian.cli.serve import address_of, serve
    from meridian.server.configuration import read_settings
    from meridian.server.http.local_network import listen, sockets_at

    with contextlib.ExitStack() as sockets:
        try:
            listening = sockets.enter_context(listen(HERE, PORT if port is None else port))
        except BadInput:
            if port is not None:
                raise
            listening = sockets.enter_context(listen(HERE, 0))
        others = [sockets.enter_context(one) for one in sockets_at(open_at, listening.getsockname()[1])]
        if open_at and not others:
            raise BadInput(f"play --lan: cannot listen at {', '.join(open_at)}")
        options = {"host": HERE, "port": listening.getsockname()[1], "data": str(data) if data is not None else None}
        options |= {"log_level": "warning", "lan_addresses": ",".join(addresses) or None}
        options["bots"] = ",".join(bots) or None
        settings = read_settings(environ={}, options=options)
        address = address_of(listening)
        url = f"{address}/{page}"

        def tell() -> None:
            print(f"meridian: {url}", flush=True)
            print("Open this address in a browser. Ctrl-C ends; your tables stay.", flush=True)
            for line in _way_in(others):
                print(line, flush=True)
            threading.Thread(target=_fetch, args=(f"{address}/api/games",), daemon=True).start()
            if not no_browser and _has_browser():
                threading.Thread(target=_open, args=(url,), daemon=True).start()

        serve(settings, [listening, *others], tell, may_be_opened=not others)
    return 0


def _way_in(others: list[socket.socket]) -> list[str]:
    """What friends need: an address to open or to scan, and what a router has to do for those outside."""
    from meridian.cli.serve import address_of
    from meridian.server.http.local_network import qr_text

    if not others:
        return []
    urls = [address_of(one) for one in others]
    port = others[0].getsockname()[1]
    return [
        *(f"Friends in this network open {url}" for url in urls),
        qr_text(urls[0]),
        f"Friends elsewhere need your router: let it forward TCP port {port} to this machine, and tell them",
        "your public address. Nothing is encrypted (http): for more than an evening see docs/operations.md.",
    ]


def _has_browser() -> bool:
    """Whether there is a browser with a window: one in the terminal would fight with the server for it."""
    return not sys.platform.startswith("linux") or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def _fetch(url: str) -> None:
    """Ask for what the first page will ask for: it is worked out while the browser starts, and cached."""
    with contextlib.suppress(OSError, HTTPException), _DIRECT.open(url) as answer:
        answer.read()


def _open(url: str) -> None:
    with contextlib.suppress(webbrowser.Error):
        webbrowser.open(url)
