"""Whether compiled rules are ready since the server started: for the person at this machine.

`make play` starts with interpreted rules and compiles in the background. It sets MERIDIAN_FASTER_RULES to a file name
and writes the outcome into that file. Only the person at this machine can restart the server, so other clients do not
learn of it.
"""

from __future__ import annotations

import asyncio
import os
from enum import StrEnum
from pathlib import Path
from typing import Any, Final

import msgspec
from litestar import Request, get

from meridian.server.http.client_address import is_on_this_machine

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
    if not file or not is_on_this_machine(request):
        return FasterRules(state=FasterRulesState.NONE)
    return FasterRules(state=await asyncio.to_thread(read_outcome, Path(file)))


def read_outcome(file: Path) -> FasterRulesState:
    """The outcome of compiling, from the file that is written at its end."""
    try:
        outcome = file.read_text(encoding="ascii")
    except FileNotFoundError:
        return FasterRulesState.COMING
    except (OSError, ValueError):
        return FasterRulesState.NONE
    return FasterRulesState.READY if outcome == FasterRulesState.READY else FasterRulesState.NONE


ROUTES = [faster_rules]
