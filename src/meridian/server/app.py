"""The server as an ASGI application: the lobby over HTTP, the tables over WebSockets."""

from __future__ import annotations

from litestar import Litestar

from meridian.server.http.application import routed
from meridian.server.http.headers import Guard
from meridian.server.node import Node


def make_app(node: Node) -> Guard:
    """The application of one node; the server around it opens and closes the node."""
    return guarded(routed(node.settings), node)


def guarded(inner: Litestar, node: Node) -> Guard:
    """Routes that serve this node, behind what every request passes."""
    settings, metrics = node.settings, node.metrics
    inner.state.node = node

    def answered(route: str, status: int) -> None:
        metrics.requests.labels(route, str(status)).inc()

    return Guard(inner, settings.public_url, settings.origins, metrics.refused, answered)
