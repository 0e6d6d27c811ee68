"""`meridian doctor`: what could keep a server from starting, or make it slow or unsafe."""

from __future__ import annotations

import asyncio
import json
import os
from pathlib import Path
from typing import Annotated

import msgspec
from cyclopts import Parameter

from meridian.cli.arguments import Json
from meridian.server.configuration import read_settings
from meridian.server.ops.doctor import Finding, examine

SIGNS = {"ok": "ok", "warning": "!!", "error": "XX"}


def run(
    *,
    config: Annotated[Path | None, Parameter(help="A TOML file with settings; variables win over it.")] = None,
    as_json: Json = False,
) -> int:
    """Look for what could keep a server from starting here, or make it slow or unsafe, and say what to do about it.

    Settings are read as `meridian serve` does: a TOML file (--config or MERIDIAN_CONFIG), then variables MERIDIAN_...
    Nothing is changed, and it may run beside the server. The exit status is 1 if a server could not start or work.
    """
    findings = asyncio.run(_examined(config, as_json))
    if as_json:
        print(json.dumps(msgspec.to_builtins(findings)))
    return int(any(found.state == "error" for found in findings))


async def _examined(config: Path | None, silent: bool) -> list[Finding]:
    findings: list[Finding] = []
    async for found in examine(read_settings(config), os.environ):
        findings.append(found)
        if not silent:
            print(f"{SIGNS[found.state]}  {found.what}: {found.text}")
            if found.remedy:
                print(f"      {found.remedy}")
    return findings
