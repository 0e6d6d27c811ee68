"""The end of a server process: in order if it can, and in time whatever happens."""

from __future__ import annotations

import faulthandler
from types import FrameType

import uvicorn

REQUESTS_SHARE = 3
"""Requests under way get this part of the whole time (one third) to finish."""


class GracefulServer(uvicorn.Server):
    """Ends within `seconds` of the first signal.

    If something does not end, the process is ended by a watch that needs neither the event loop nor the interpreter,
    with the stacks of all threads in the log. What was told to anybody is durable by then.
    """

    def __init__(self, config: uvicorn.Config, seconds: int) -> None:
        config.timeout_graceful_shutdown = max(1, seconds // REQUESTS_SHARE)
        super().__init__(config)
        self._seconds = seconds

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """A signal to end."""
        if not self.should_exit:
            faulthandler.dump_traceback_later(self._seconds, exit=True)
        super().handle_exit(sig, frame)
