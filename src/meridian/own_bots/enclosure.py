"""Closes a bot's process off from the machine, where Linux can (Landlock, since 5.13): it reads its own code and the
libraries, and writes into its working folder. What has no path is closed by `system_calls`.

Elsewhere the process still gets no environment, no descriptors and no more memory than allowed, but it runs with the
rights of the user who started it.
"""

from __future__ import annotations

import ctypes
import os
import sys
from collections.abc import Iterable
from typing import Final

CREATE_RULESET: Final = 444
ADD_RULE: Final = 445
RESTRICT_SELF: Final = 446
ABI_VERSION: Final = 1  # a flag of landlock_create_ruleset
PATH_BENEATH: Final = 1
NO_NEW_PRIVILEGES: Final = 38  # of prctl
PARENT_DEATH_SIGNAL: Final = 1  # of prctl
SIGKILL: Final = 9

EXECUTE, WRITE_FILE, READ_FILE, READ_DIR = 1 << 0, 1 << 1, 1 << 2, 1 << 3
ON_FILES: Final = EXECUTE | WRITE_FILE | READ_FILE
READ: Final = EXECUTE | READ_FILE | READ_DIR
ACCESS_BY_ABI: Final = {1: (1 << 13) - 1, 2: (1 << 14) - 1, 3: (1 << 15) - 1, 4: (1 << 15) - 1}
LATEST_ACCESS: Final = (1 << 16) - 1  # since ABI 5
TCP: Final = 0b11  # bind and connect, since ABI 4
SCOPES: Final = 0b11  # abstract sockets and signals, since ABI 6

LIBRARIES: Final = ("/usr", "/lib", "/lib64", "/lib32", "/bin", "/opt", "/nix/store", "/System", "/Library")
NEEDED: Final = (
    "/dev/null", "/dev/urandom", "/dev/random", "/dev/zero", "/etc/ld.so.cache", "/etc/localtime",
    "/etc/ssl/openssl.cnf", "/proc/cpuinfo", "/proc/meminfo", "/proc/self", "/sys/devices/system/cpu",
)  # fmt: skip


class _Ruleset(ctypes.Structure):
    _fields_ = (("files", ctypes.c_uint64), ("net", ctypes.c_uint64), ("scoped", ctypes.c_uint64))


class _PathBeneath(ctypes.Structure):
    _pack_ = 1
    _layout_ = "ms"
    _fields_ = (("allowed", ctypes.c_uint64), ("parent", ctypes.c_int32))


def abi() -> int:
    """The version of Landlock that this machine has; 0 if it has none."""
    if sys.platform != "linux":
        return 0
    return max(0, _syscall(CREATE_RULESET, None, 0, ABI_VERSION))


def close_off(readable: Iterable[str]) -> bool:
    """Let this process read these folders and the libraries, write into its working folder, and nothing else. False if
    this machine cannot."""
    version = abi()
    if version < 1:
        return False
    access = ACCESS_BY_ABI.get(version, LATEST_ACCESS)
    rules = _Ruleset(access, TCP if version >= 4 else 0, SCOPES if version >= 6 else 0)
    size = 24 if version >= 6 else 16 if version >= 4 else 8
    ruleset = _syscall(CREATE_RULESET, ctypes.byref(rules), size, 0)
    if ruleset < 0:
        return False
    try:
        for path in (*LIBRARIES, *NEEDED, sys.prefix, sys.base_prefix, *readable):
            _allow(ruleset, path, READ & access)
        _allow(ruleset, "/dev/null", ON_FILES & access)
        _allow(ruleset, os.getcwd(), access & ~EXECUTE)
        _libc().prctl(NO_NEW_PRIVILEGES, 1, 0, 0, 0)
        return _syscall(RESTRICT_SELF, ruleset, 0) == 0
    finally:
        os.close(ruleset)


def ends_with_its_parent() -> None:
    """Let this process be killed when the one that started it ends, however that happens."""
    if sys.platform == "linux":
        _libc().prctl(PARENT_DEATH_SIGNAL, SIGKILL, 0, 0, 0)


def _allow(ruleset: int, path: str, access: int) -> None:
    try:
        opened = os.open(path or ".", os.O_PATH | os.O_CLOEXEC)
    except OSError:
        return  # what is not there need not be allowed
    try:
        if not os.path.isdir(path or "."):
            access &= ON_FILES
        _syscall(ADD_RULE, ruleset, PATH_BENEATH, ctypes.byref(_PathBeneath(access, opened)), 0)
    finally:
        os.close(opened)


def _libc() -> ctypes.CDLL:
    return ctypes.CDLL(None, use_errno=True)


def _syscall(number: int, *words: object) -> int:
    return int(_libc().syscall(ctypes.c_long(number), *words))
