"""`meridian config`: the settings of a server as it would start now."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated, Any

from cyclopts import Parameter

from meridian.cli.arguments import Json
from meridian.server.configuration import LEAVES, read_sources
from meridian.server.settings import Secret
from meridian.server.urls import HIDDEN


def run(
    *,
    config: Annotated[Path | None, Parameter(help="A TOML file with settings; variables win over it.")] = None,
    changed: Annotated[bool, Parameter(help="Leave out what has its default value.")] = False,
    as_json: Json = False,
) -> int:
    """Show the settings of a server, and where each of them comes from.

    They are read and checked as `meridian serve` does: a TOML file (--config or MERIDIAN_CONFIG), then variables
    MERIDIAN_... They are printed as such a file, without passwords. docs/operations.md says what each of them means.
    """
    settings, sources = read_sources(config)
    shown = dict(settings.__rich_repr__())
    values = {key: _value(shown, key) for key in LEAVES if not changed or key in sources}
    if as_json:
        print(json.dumps({key: {"value": one, "source": sources.get(key, "default")} for key, one in values.items()}))
        return 0
    for key, value in values.items():
        source = f"  # {sources[key]}" if key in sources else ""
        print(f"{key} = {json.dumps(value, ensure_ascii=False)}{source}")
    return 0


def _value(shown: dict[str, Any], key: str) -> Any:
    """A value that may be shown."""
    name, *inner = key.split(".")
    value = shown[name]
    for part in inner:
        value = getattr(value, part)
    return (HIDDEN if value else "") if isinstance(value, Secret) else value
