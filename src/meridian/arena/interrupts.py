"""Ctrl-C at a moment that can bear it: what must not be broken off is finished first."""

from __future__ import annotations

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def later() -> Iterator[None]:
    """Ctrl-C meanwhile is heard afterwards. Polars, for one, panics when it is interrupted within."""
    main = threading.current_thread() is threading.main_thread()
    if not main or signal.getsignal(signal.SIGINT) is not signal.default_int_handler:
        yield
        return
    pressed: list[int] = []
    signal.signal(signal.SIGINT, lambda number, _: pressed.append(number))
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, signal.default_int_handler)
    if pressed:
        raise KeyboardInterrupt


@contextmanager
def deaf_children() -> Iterator[None]:
    """Processes started meanwhile do not hear Ctrl-C: it goes to all of a terminal, and one of them answers it.

    They inherit that it is blocked; here it is heard afterwards.
    """
    with later():
        if not hasattr(signal, "pthread_sigmask"):  # pragma: no cover
            yield
            return
        before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
        try:
            yield
        finally:
            signal.pthread_sigmask(signal.SIG_SETMASK, before)
