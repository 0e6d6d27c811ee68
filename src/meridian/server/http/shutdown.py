"""Shutdown of a server process: graceful if possible, and always within the time limit."""

from __future__ import annotations

import faulthandler
from types import FrameType

import uvicorn

REQUESTS_SHARE = 3
"""The divisor of the time limit for requests under way: they get one third of it to finish."""


class GracefulServer(uvicorn.Server):
    """Ends within `seconds` of the first signal.

    If shutdown hangs, a watchdog thread, which needs neither the event loop nor the interpreter lock, logs the stacks
    of all threads and ends the process. Nothing is lost: every accepted command is durable already.
    """

    def __init__(self, config: uvicorn.Config, seconds: int) -> None:
        config.timeout_graceful_shutdown = max(1, seconds // REQUESTS_SHARE)
        super().__init__(config)
        self._seconds = seconds

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Handle a signal: start the watchdog, then shut down."""
        if not self.should_exit:
            faulthandler.dump_traceback_later(self._seconds, exit=True)
        super().handle_exit(sig, frame)
