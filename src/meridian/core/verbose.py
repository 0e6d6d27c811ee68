"""What `meridian -v` does: the log records of Meridian, of every level, on standard error."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

HANDLER: Final = "meridian -v"
"""The name of its handler: a server, which writes its logs itself, takes it away."""
FORMAT: Final = "%(asctime)s %(levelname)s %(name)s: %(message)s"


@contextmanager
def everything_logged() -> Iterator[None]:
    """Log everything while a command runs."""
    handler = logging.StreamHandler()
    handler.set_name(HANDLER)
    handler.setFormatter(logging.Formatter(FORMAT))
    root, own = logging.getLogger(), logging.getLogger("meridian")
    before = own.level
    own.setLevel(logging.DEBUG)
    root.addHandler(handler)
    try:
        yield
    finally:
        root.removeHandler(handler)
        own.setLevel(before)
