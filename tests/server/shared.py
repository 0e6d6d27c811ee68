"""What tests of one process share, because making it takes a good part of a second: applications with their routes, and
what clients need for TLS, although all talk plain HTTP."""

from __future__ import annotations

import ssl
import warnings
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from litestar import Litestar
from litestar.exceptions import LitestarDeprecationWarning

from meridian.server.http.application import routed
from meridian.server.settings import Settings

WITHOUT_TLS = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
"""Trusts nobody. Each client would otherwise read every certificate of this machine."""


class Applications:
    """Applications of one kind, one per node that runs at the same time; who has one sets its state."""

    def __init__(self, build: Callable[[], Litestar]) -> None:
        self._build = build
        self._free: list[Litestar] = []

    @contextmanager
    def lent(self) -> Iterator[Litestar]:
        """An application that nobody else has."""
        app = self._free.pop() if self._free else self._built()
        try:
            yield app
        finally:
            self._free.append(app)

    def _built(self) -> Litestar:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", LitestarDeprecationWarning)  # pytest turns warnings into errors
            return self._build()


USUAL = Settings()
WHOLE = Applications(lambda: routed(USUAL))
"""The application of a server, for requests of the usual size."""
