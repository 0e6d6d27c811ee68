"""Whether the rules of this server have been compiled since it started: for the person in front of this machine.

`make play` starts interpreted and compiles behind the open table. It names a file in MERIDIAN_FASTER_RULES and writes
into it how compiling ended. A restart is that person's to make, so nobody else learns of it.
"""

from __future__ import annotations

import asyncio
import ipaddress
import os
from enum import StrEnum
from pathlib import Path
from typing import Any, Final

import msgspec
from litestar import Request, get

from meridian.server.http.client_address import caller_of

OUTCOME_VARIABLE: Final = "MERIDIAN_FASTER_RULES"


class FasterRulesState(StrEnum):
    """`none`: there is nothing to wait for. `coming`: ask again. `ready`: a restart runs compiled rules."""

    NONE = "none"
    COMING = "coming"
    READY = "ready"


class FasterRules(msgspec.Struct, frozen=True, kw_only=True):
    """Whether compiled rules are ready for the next start."""

    state: FasterRulesState


@get("/api/faster-rules")
async def faster_rules(request: Request[Any, Any, Any]) -> FasterRules:
    """Whether faster rules will be ready, or are, after a restart; `none` for callers from other machines."""
    file = os.environ.get(OUTCOME_VARIABLE)
    if not file or not _is_on_this_machine(caller_of(request)):
        return FasterRules(state=FasterRulesState.NONE)
    return FasterRules(state=await asyncio.to_thread(read_outcome, Path(file)))


def read_outcome(file: Path) -> FasterRulesState:
    """How compiling ended, from the file that says so once it has."""
    try:
        outcome = file.read_text(encoding="ascii")
    except FileNotFoundError:
        return FasterRulesState.COMING
    except (OSError, ValueError):
        return FasterRulesState.NONE
    return FasterRulesState.READY if outcome == FasterRulesState.READY else FasterRulesState.NONE


def _is_on_this_machine(address: str) -> bool:
    try:
        return ipaddress.ip_address(address).is_loopback
    except ValueError:
        return False


ROUTES = [faster_rules]
