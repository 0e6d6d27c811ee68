"""Whether the shortcuts of this folder are used: one switch for the process, set from the setting `fast_path`."""

from __future__ import annotations

import logging

import uvicorn

TESTED_UVICORN = "0.54."
"""The minor version of uvicorn whose internals `socket_protocol` uses; pyproject.toml pins it too."""

log = logging.getLogger(__name__)


class _Switch:
    on = True


def use_fast_path(on: bool) -> None:
    """Use the shortcuts from now on, or do without them."""
    _Switch.on = on


def is_on() -> bool:
    """Whether shortcuts are used."""
    return _Switch.on


def knows_uvicorn() -> bool:
    """Whether the internals of the installed uvicorn are those that were tested; if not, the log says so."""
    if uvicorn.__version__.startswith(TESTED_UVICORN):
        return True
    told = "uvicorn %s is not %sx: its plain sockets are used, which are slower"
    log.warning(told, uvicorn.__version__, TESTED_UVICORN)
    return False
