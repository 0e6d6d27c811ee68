"""Debian's Chromium, shared by all tests of a worker, and one server per module."""

from __future__ import annotations

import asyncio
from asyncio import AbstractEventLoop, _set_running_loop
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.browser.visitor import PATIENCE, Visitor
from tests.chromium import chromium as chromium_program
from tests.server.online import SRC, Server

BUILT = SRC / "meridian" / "web" / "dist" / "index.html"
PLAIN_HOST = "table.test"
ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    # A name over plain http is no secure context, unlike loopback.
    f"--host-resolver-rules=MAP {PLAIN_HOST} 127.0.0.1",
]

Visit = Callable[..., Visitor]


@contextmanager
def launched(program: str) -> Iterator[tuple[Browser, AbstractEventLoop]]:
    """A browser, and the event loop that drives it.

    Between two tests the loop does not run and is not the current loop of this thread, so tests may run their own."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=ARGUMENTS, timeout=PATIENCE)
        loop = asyncio.get_running_loop()
        _set_running_loop(None)
        yield browser, loop
        _set_running_loop(loop)
        browser.close()


@pytest.fixture(scope="session")
def chromium() -> Iterator[tuple[Browser, AbstractEventLoop]]:
    """Debian's Chromium, one for all tests of a worker."""
    with launched(chromium_program()) as found:
        yield found


@pytest.fixture
def browser(chromium: tuple[Browser, AbstractEventLoop]) -> Iterator[Browser]:
    """A browser without any state: each visitor creates a separate context."""
    browser, loop = chromium
    _set_running_loop(loop)
    yield browser
    for context in browser.contexts:
        context.close()
    _set_running_loop(None)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that also answers with the built client."""
    with started(tmp_path_factory.mktemp("server")) as server:
        yield server


class Returning(Server):
    """A server that keeps its address across restarts, so that pages can stay open."""

    def come_back(self) -> None:
        """Start it again and wait until it answers."""
        self.start(int(self.address.rsplit(":", 1)[1]))


def started(folder: Path, **variables: str) -> Returning:
    """A server that is not started yet; the built client is required."""
    if not BUILT.is_file():
        pytest.fail("the browser client is not built: make web builds it", pytrace=False)
    # A table does not begin before a slow browser has done its part for the dice.
    return Returning(folder, MERIDIAN_NONCE_SECONDS=str(PATIENCE // 1000), **variables)


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Returning]:
    """A server for a single test, which may kill it."""
    with started(tmp_path) as server:
        yield server


@pytest.fixture
def visit(browser: Browser, server: Server) -> Iterator[Visit]:
    """Creates visitors; at the end none of them may have seen an error."""
    with visiting(browser, server) as come:
        yield come


@pytest.fixture
def visit_own(browser: Browser, own_server: Server) -> Iterator[Visit]:
    """Creates visitors of the server that a test has for itself. The dice of its first table are always the same; those
    of a shared server's tables follow from how many were opened before."""
    with visiting(browser, own_server) as come:
        yield come


@contextmanager
def visiting(browser: Browser, server: Server) -> Iterator[Visit]:
    """Creates visitors of a server; at the end none of them may have seen an error."""
    visitors: list[Visitor] = []

    def come(**wishes: Any) -> Visitor:
        visitors.append(Visitor(browser, server.address, **wishes))
        return visitors[-1]

    yield come
    for visitor in visitors:
        visitor.close()
    faults = [fault for visitor in visitors for fault in visitor.faults]
    assert not faults, faults
