"""Turns the shortcuts of the fast path on or off for the whole process, from the setting `fast_path`."""

from __future__ import annotations

import logging
from collections.abc import Collection

from meridian.server.settings import SHORTCUTS, Shortcut

TESTED_UVICORN = "0.54."
"""The minor version of uvicorn whose internals `socket_protocol` uses; pyproject.toml pins it too."""

log = logging.getLogger(__name__)


class _Switch:
    on: Collection[Shortcut] = SHORTCUTS


def use_fast_path(shortcuts: Collection[Shortcut]) -> None:
    """Turn these shortcuts on, and the others off."""
    _Switch.on = shortcuts


def is_on(shortcut: Shortcut) -> bool:
    """Whether a shortcut is on."""
    return shortcut in _Switch.on


def knows_uvicorn() -> bool:
    """Whether the installed uvicorn is the tested minor version; if not, logs a warning."""
    import uvicorn  # not for worker processes, which serve nobody

    if uvicorn.__version__.startswith(TESTED_UVICORN):
        return True
    told = "uvicorn %s is not %sx: its plain sockets are used, which are slower"
    log.warning(told, uvicorn.__version__, TESTED_UVICORN)
    return False
