"""Turns the fast path on or off for the whole process, from the setting `fast_path`."""

from __future__ import annotations

import logging

TESTED_UVICORN = "0.54."
"""The minor version of uvicorn whose internals `socket_protocol` uses; pyproject.toml pins it too."""

log = logging.getLogger(__name__)


class _Switch:
    on = True


def use_fast_path(on: bool) -> None:
    """Turn the fast path on or off."""
    _Switch.on = on


def is_on() -> bool:
    """Whether the fast path is on."""
    return _Switch.on


def knows_uvicorn() -> bool:
    """Whether the installed uvicorn is the tested minor version; if not, logs a warning."""
    import uvicorn  # not for worker processes, which serve nobody

    if uvicorn.__version__.startswith(TESTED_UVICORN):
        return True
    told = "uvicorn %s is not %sx: its plain sockets are used, which are slower"
    log.warning(told, uvicorn.__version__, TESTED_UVICORN)
    return False
