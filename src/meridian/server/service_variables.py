"""Variables that Kubernetes and Docker links add to every container for each service beside it.

A service called `meridian` or `meridian-db` gives them the prefix of our settings. Only the shapes that those platforms
use are recognized: any other unknown name is a mistake.
"""

from __future__ import annotations

import re
from collections.abc import Mapping

_HOST = re.compile(r"MERIDIAN_(\w+_)?SERVICE_HOST")
_PORT = re.compile(r"MERIDIAN_(\w+_)?SERVICE_PORT(_\w+)?")
_LINK = re.compile(r"MERIDIAN_(\w+_)?PORT(_\d+_(TCP|UDP|SCTP))?")
_LINK_PART = re.compile(r"MERIDIAN_(\w+_)?PORT_\d+_(TCP|UDP|SCTP)_(PROTO|PORT|ADDR)")
_URL = re.compile(r"(tcp|udp|sctp)://\S+")


def is_service_variable(name: str, value: str) -> bool:
    """Whether a platform has set this variable for a service."""
    if any(shape.fullmatch(name) for shape in (_HOST, _PORT, _LINK_PART)):
        return True
    return _LINK.fullmatch(name) is not None and _URL.fullmatch(value) is not None


def service_variables(environ: Mapping[str, str]) -> list[str]:
    """The names of all such variables."""
    return sorted(name for name, value in environ.items() if is_service_variable(name, value))
