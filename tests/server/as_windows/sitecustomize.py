"""Takes from a process, and from those it starts, what Python on Windows does not have.

Python imports this by itself when its folder is in PYTHONPATH. The standard library is imported first: it chooses
between systems when it is imported, and is not what is tested.
"""

from __future__ import annotations

import asyncio
import logging.handlers
import multiprocessing.connection
import os
import platform
import selectors
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import uuid
from typing import Any

IMPORTED = (asyncio, logging.handlers, multiprocessing.connection, platform, selectors, shutil, tempfile, uuid)
MODULES = ("fcntl", "grp", "posix", "pty", "pwd", "resource", "syslog", "termios", "tty", "uvloop")
MISSING: dict[Any, tuple[str, ...]] = {
    os: (
        "fchmod", "fchown", "chown", "fork", "forkpty", "getuid", "geteuid", "getgid", "getpgid", "killpg", "mkfifo",
        "nice", "setsid", "setpgid", "sched_getaffinity", "statvfs", "O_DIRECTORY",
    ),
    signal: ("SIGKILL", "SIGHUP", "SIGUSR1", "SIGALRM", "SIGCHLD", "pthread_sigmask", "setitimer", "alarm"),
    socket: ("SO_REUSEPORT",),
    asyncio: ("open_unix_connection", "start_unix_server"),
}  # fmt: skip
REFUSED = ("pass_fds", "preexec_fn", "process_group", "user", "group")
"""What Popen does not take there."""


def _without(kind: Any) -> Any:
    class Popen(kind):  # type: ignore[misc]
        def __init__(self, *words: Any, **options: Any) -> None:
            for name in REFUSED:
                if options.get(name):
                    raise ValueError(f"{name} is not supported on Windows platforms")
            super().__init__(*words, **options)

    return Popen


for module in MODULES:
    sys.modules[module] = None  # type: ignore[assignment]
for holder, names in MISSING.items():
    for name in names:
        if hasattr(holder, name):
            delattr(holder, name)
subprocess.Popen = _without(subprocess.Popen)  # type: ignore[misc]
print("as on Windows", file=sys.stderr)
