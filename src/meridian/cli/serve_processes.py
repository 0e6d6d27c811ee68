"""`meridian serve --processes N`: several server processes on one machine, over one SQLite file (decision 0022)."""

from __future__ import annotations

import asyncio
import gc
import importlib
import signal
import socket
import tempfile
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Final

import msgspec

from meridian.core.errors import BadInput
from meridian.server.bus.exchange import Exchange
from meridian.server.ops.logs import redactor_for, set_up_logs
from meridian.server.processes.siblings import Family, Siblings
from meridian.server.processes.supervisor import Process, Supervisor
from meridian.server.settings import Settings

LOADED: Final = ("meridian.server.app", "meridian.server.http.connections")
"""What every process needs: loaded once, before they are forked."""

Serve = Callable[[Settings, Siblings, Callable[[], None]], None]
"""Serves in one process, with these settings, among these others, and says when it is up."""


def serve_in_processes(settings: Settings, serve: Serve, on_up: Callable[[], None]) -> None:
    """Serve in several processes until this one is asked to end."""
    set_up_logs(settings.log_format, settings.log_level, redactor=redactor_for(settings))
    for module in LOADED:
        importlib.import_module(module)
    gc.collect()
    gc.freeze()  # what is loaded is shared by all processes as long as none of them writes to it
    with _folder() as folder:
        family = Family(settings.processes, settings.node, settings.limits, Path(folder))
        with closing(family), socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as exchange:
            try:
                exchange.bind(str(family.bus_path))
            except OSError as error:
                raise BadInput(f"processes cannot meet at {family.bus_path}: {error}") from None
            exchange.listen(settings.processes * 2)
            started: list[bool] = []

            def up() -> None:
                started.append(True)
                on_up()

            def worker(index: int) -> Process:
                def work(is_up: Callable[[], None]) -> None:
                    siblings = Siblings(family, index, first=index == 0 and not started)
                    serve(_of_process(settings, family, index), siblings, is_up)

                return Process(name=family.node(index), work=work)

            helper = Process(name="bus", work=lambda is_up: _exchange(exchange, is_up))
            workers = [worker(index) for index in range(settings.processes)]
            silent = lambda seconds: family.silent(time.monotonic(), seconds)  # noqa: E731
            Supervisor(workers, [helper], settings.shutdown_seconds, silent).run(up)


def _folder() -> tempfile.TemporaryDirectory[str]:
    """A folder for what the processes share, which ends with them."""
    try:
        return tempfile.TemporaryDirectory(prefix="meridian-")
    except OSError as error:
        raise BadInput(f"several processes need a folder for temporary files: {error}") from None


def _of_process(settings: Settings, family: Family, index: int) -> Settings:
    """The settings of one process: bots and background work are divided among them."""
    count = settings.processes
    return msgspec.structs.replace(
        settings,
        node=family.node(index),
        bus=f"unix://{family.bus_path}",
        bot_workers=max(1, settings.bot_processes // count),
        background_workers=max(1, settings.background_workers // count),
    )


def _exchange(listening: socket.socket, is_up: Callable[[], None]) -> None:
    """The bus between the processes. It is ended last."""
    for order in (signal.SIGTERM, signal.SIGINT):
        signal.signal(order, signal.SIG_IGN)
    is_up()
    asyncio.run(Exchange().serve(listening))
