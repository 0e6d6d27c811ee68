"""`meridian serve`: tables online."""

from __future__ import annotations

import json
import os
import socket
from typing import Annotated

from cyclopts import Parameter

from meridian.core.errors import BadInput


def run(
    *,
    host: Annotated[str, Parameter(help="Address to listen on.")] = "127.0.0.1",
    port: Annotated[int, Parameter(help="Port to listen on.")] = 8420,
    database: Annotated[str, Parameter(help="sqlite:///FILE or postgresql://...")] = "sqlite:///meridian.db",
    node: Annotated[str, Parameter(help="Name of this node, if there are several.")] = "",
    as_json: Annotated[bool, Parameter(name="--json", help="Say where it listens as one line of JSON.")] = False,
) -> int:
    """Serve tables over HTTP and WebSocket."""
    import uvicorn

    from meridian.server.app import make_app

    with socket.socket() as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((host, port))
        except OSError as error:
            raise BadInput(f"cannot listen on {host}:{port}: {error.strerror}") from None
    app = make_app(database, node or f"{socket.gethostname()}:{port}")
    url = f"http://{host}:{port}"
    print(json.dumps({"url": url, "pid": os.getpid()}) if as_json else f"meridian: {url}", flush=True)
    uvicorn.run(app, host=host, port=port, log_level="warning", ws="websockets-sansio", ws_max_size=16_384)
    return 0
