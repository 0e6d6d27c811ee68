"""What only some commands need is installed as extras; without them one line says how to get them."""

from __future__ import annotations

from importlib.util import find_spec

from meridian.core.errors import BadInput


def require(extra: str, *modules: str) -> None:
    """See that the modules of an extra are there, without loading them."""
    missing = [module for module in modules if find_spec(module) is None]
    if missing:
        raise BadInput(f"this needs {', '.join(missing)}: pip install 'meridian[{extra}]'")
