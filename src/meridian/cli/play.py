"""`meridian play`: a table in the browser, on this machine alone, or in the terminal."""

from __future__ import annotations

import contextlib
import os
import sys
import threading
import urllib.request
import webbrowser
from http.client import HTTPException
from pathlib import Path
from typing import Annotated, Final

from cyclopts import Parameter

from meridian import games
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
    seats: str | None = None,
    option: list[str] | None = None,
    edition: Path | None = None,
    seed: str | None = None,
    dice: str | None = None,
    load: Path | None = None,
    save: Path | None = None,
    as_json: Annotated[bool, Parameter(name="--json")] = False,
    lang: str = "en",
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
    seats
        With --text: who plays, separated by commas: me for a person, or a bot; with a name after a colon, if you like
        (me:Ann,me:Ben,steady). Without it: you and bots.
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
        With --text: texts in English (en) or German (de).
    """
    if not text:
        for name, value in {
            "seats": seats, "option": option, "edition": edition, "seed": seed, "dice": dice, "load": load,
            "save": save, "json": as_json,
        }.items():  # fmt: skip
            if value:
                raise BadInput(f"--{name} is for the table in the terminal: add --text")
        if game is not None:
            games.load(game)
        return in_browser("" if game is None else f"#/new/{game}", port, data, no_browser)
    if game is None:
        raise BadInput("play --text: which game? (meridian games lists them)")
    if port is not None or data is not None:
        raise BadInput("--port and --data are for the table in the browser: leave out --text")
    from meridian.cli.terminal.start import in_terminal

    return in_terminal(
        game, seats=seats, option=option, edition=edition, seed=seed, dice=dice, load=load, save=save,
        as_json=as_json, lang=lang,
    )  # fmt: skip


def in_browser(page: str, port: int | None, data: Path | None, no_browser: bool) -> int:
    """A server on loopback with its tables in one file; the browser is opened at a page when it answers."""
    from meridian.cli.serve import address_of, listen, serve
    from meridian.server.configuration import read_settings

    try:
        listening = listen(HERE, PORT if port is None else port)
    except BadInput:
        if port is not None:
            raise
        listening = listen(HERE, 0)
    options = {"host": HERE, "port": listening.getsockname()[1], "data": str(data) if data is not None else None}
    settings = read_settings(environ={}, options={**options, "log_level": "warning"})
    address = address_of(listening)
    url = f"{address}/{page}"

    def tell() -> None:
        print(f"meridian: {url}", flush=True)
        print("Open this address in a browser. Ctrl-C ends; your tables stay.", flush=True)
        threading.Thread(target=_fetch, args=(f"{address}/api/games",), daemon=True).start()
        if not no_browser and _has_browser():
            threading.Thread(target=_open, args=(url,), daemon=True).start()

    serve(settings, listening, tell)
    return 0


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
