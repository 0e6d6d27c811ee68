"""Games on a Ray cluster: one that is running somewhere, or one started here for the time being."""

from __future__ import annotations

import logging
import os
import socket
from collections.abc import Generator, Iterator
from contextlib import suppress
from itertools import islice
from typing import Any, Final

from meridian.arena.engines import AHEAD, Work, cores
from meridian.core.errors import BadInput
from meridian.core.optional_imports import require

CONNECT_TIMEOUT: Final = 3.0
"""Seconds to wait for a connection to an address."""
JOIN_TIMEOUT: Final = 10
"""Seconds to wait for a Ray cluster to answer at an address."""
AUTO: Final = "auto"
CLIENT: Final = "ray://"
HELLO: Final = b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n" + bytes((0, 0, 0, 4, 0, 0, 0, 0, 0))
"""How gRPC begins, which Ray speaks: the preface of HTTP/2 and empty settings; the other side sends its own."""
SETTINGS: Final = 4

log = logging.getLogger(__name__)


class RayCluster:
    """Ray's workers. An address is `host:port`, `ray://host:port` or `auto`; without one a cluster is started here."""

    def __init__(self, address: str | None = None, jobs: int | None = None) -> None:
        require("ray", "ray")
        self.address = address
        if address is not None and address != AUTO:
            reach(address)
        self.ray = _joined(address, jobs or cores())
        self.jobs = jobs or max(1, int(self.ray.cluster_resources().get("CPU", 1)))
        log.debug("joined the Ray cluster %s with %d jobs", address or "that was started here", self.jobs)

    def run(self, work: Work, tasks: Iterator[bytes]) -> Generator[bytes]:
        """Do all tasks; when a machine is lost Ray does its tasks elsewhere."""
        ray = self.ray
        remote = ray.remote(work)
        waiting: list[Any] = [remote.remote(task) for task in islice(tasks, AHEAD * self.jobs)]
        try:
            while waiting:
                done, waiting = ray.wait(waiting, num_returns=1)
                result = self._result(done[0])
                waiting += [remote.remote(task) for task in islice(tasks, 1)]
                yield result
        finally:
            for task in waiting:
                with suppress(Exception):
                    ray.cancel(task, force=True)
            ray.shutdown()

    def _result(self, task: Any) -> bytes:
        try:
            result = self.ray.get(task)
        except self.ray.exceptions.RayTaskError as error:
            cause = error.as_instanceof_cause()
            raise BadInput(str(error.cause if isinstance(cause, BadInput) else cause).splitlines()[0]) from None
        except self.ray.exceptions.RayError as error:
            raise BadInput(f"the Ray cluster failed: {str(error).splitlines()[0]}") from None
        assert isinstance(result, bytes)
        return result


def reach(address: str) -> None:
    """Check within seconds that an address answers; Ray itself would try for more than a minute."""
    host, colon, port = address.removeprefix(CLIENT).rpartition(":")
    if not (colon and host and port.isascii() and port.isdigit() and 0 < int(port) < 65536):
        raise BadInput(f"--address {address!r} should read host:port, ray://host:port or auto")
    try:
        with socket.create_connection((host.strip("[]"), int(port)), timeout=CONNECT_TIMEOUT) as spoken:
            spoken.sendall(HELLO)
            answer = spoken.recv(9)
    except OSError as error:
        raise BadInput(f"--address {address}: there is no Ray cluster ({error.strerror or error})") from None
    if len(answer) < 4 or answer[3] != SETTINGS:
        raise BadInput(f"--address {address}: what answers there is no Ray cluster")


def _joined(address: str | None, jobs: int) -> Any:
    """Ray, joined or started, without its reports on standard error."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    # Without this it warns of graphics cards at every start.
    os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")
    os.environ.setdefault("RAY_gcs_rpc_server_connect_timeout_s", str(JOIN_TIMEOUT))
    import ray

    quiet: dict[str, Any] = {"log_to_driver": False, "logging_level": "critical"}
    try:
        if address is None:
            ray.init(address="local", num_cpus=jobs, include_dashboard=False, **quiet)
        else:
            ray.init(address=address, **quiet)
    except Exception as error:
        told = str(error).strip().splitlines() or [type(error).__name__]
        hint = "" if address is None else "; a cluster with tokens wants RAY_AUTH_MODE and RAY_AUTH_TOKEN"
        raise BadInput(f"--address {address or 'local'}: Ray cannot be joined ({told[0]}{hint})") from None
    return ray
