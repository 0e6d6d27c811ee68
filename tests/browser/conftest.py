"""Debian's Chromium and a server of its own for each module."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.browser.visitor import Visitor
from tests.server.online import SRC, Server

BUILT = SRC / "meridian" / "web" / "dist" / "index.html"
ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]

Visit = Callable[..., Visitor]


# No longer than a module: while it runs, this thread has an event loop, and asynchronous tests cannot begin theirs.
@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """Chromium as Debian packs it."""
    chromium = shutil.which("chromium")
    if chromium is None:
        pytest.fail("chromium is not installed: apt-get install chromium, or tools/services", pytrace=False)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=ARGUMENTS)
        yield browser
        browser.close()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that also answers with the built client."""
    with started(tmp_path_factory.mktemp("server")) as server:
        yield server


class Returning(Server):
    """A server that has the same address when it comes back: pages stay open meanwhile."""

    def come_back(self) -> None:
        """Start it again and wait until it answers."""
        code = "import sys; from meridian.cli import main; sys.exit(main())"
        port = self.address.rsplit(":", 1)[1]
        with (self.folder / "server.log").open("ab") as log:
            self.process = subprocess.Popen(
                [sys.executable, "-c", code, "serve", "--port", port, "--json", *self.options],
                env={**os.environ, **self.variables, "PYTHONPATH": str(SRC)},
                stdout=subprocess.PIPE,
                stderr=log,
            )
        assert self.process.stdout is not None
        assert self.process.stdout.readline(), self.log()


def started(folder: Path) -> Returning:
    """A server to be started; without the client there is nothing to test."""
    if not BUILT.is_file():
        pytest.fail("the browser client is not built: make web builds it", pytrace=False)
    return Returning(folder)


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Returning]:
    """A server of one test alone, which may kill it."""
    with started(tmp_path) as server:
        yield server


@pytest.fixture
def visit(browser: Browser, server: Server) -> Iterator[Visit]:
    """Makes visitors; in the end none of them may have seen a fault."""
    visitors: list[Visitor] = []

    def come(**wishes: Any) -> Visitor:
        visitors.append(Visitor(browser, server.address, **wishes))
        return visitors[-1]

    yield come
    for visitor in visitors:
        visitor.close()
    faults = [fault for visitor in visitors for fault in visitor.faults]
    assert not faults, faults
