"""Which system calls a bot's process may make, where Linux can filter them (seccomp; x86-64 and ARM64).

A bot is one process. It may have threads, but starts no other process, opens no socket of any kind, sends no signal but
to itself, and reaches no other process by debugging, shared memory or keys. So ending it ends all there is of it, and
its bound on memory holds for all of it. Landlock (see `enclosure`) does what this cannot: it knows paths.
"""

from __future__ import annotations

import ctypes
import os
import platform
import struct
import sys
from typing import Final, NamedTuple

SET_NO_NEW_PRIVILEGES: Final = 38  # of prctl
SET_SECCOMP: Final = 22  # of prctl
FILTER: Final = 2

LOAD: Final = 0x20  # a word of the call's description
EQUAL: Final = 0x15
AT_LEAST: Final = 0x35
ANY_BIT: Final = 0x45
RETURN: Final = 0x06

ALLOW: Final = 0x7FFF0000
KILL: Final = 0x80000000
REFUSE: Final = 0x00050001  # with EPERM
UNKNOWN: Final = 0x00050026  # with ENOSYS, after which libraries take the older call

NUMBER_AT: Final = 0
ARCHITECTURE_AT: Final = 4
FIRST_ARGUMENT_AT: Final = 16  # its lower half; both architectures are little-endian
THREAD: Final = 0x00010000  # a flag of clone
X32: Final = 0x40000000  # numbers of another way to call an x86-64 kernel


class Architecture(NamedTuple):
    """The number of an architecture, and of its calls."""

    audit: int
    refused: dict[str, int]
    unknown: dict[str, int]
    clone: int
    to_itself: dict[str, int]
    prlimit: int


X86_64: Final = Architecture(
    audit=0xC000003E,
    refused={
        "socket": 41, "fork": 57, "vfork": 58, "ptrace": 101, "setpriority": 141, "mount": 165, "tkill": 200,
        "process_vm_readv": 310, "process_vm_writev": 311, "kcmp": 312,
        "shmget": 29, "shmat": 30, "semget": 64, "msgget": 68, "mq_open": 240,
        "add_key": 248, "request_key": 249, "keyctl": 250,
        "unshare": 272, "setns": 308, "perf_event_open": 298, "bpf": 321, "userfaultfd": 323,
    },
    unknown={"clone3": 435, "io_uring_setup": 425, "pidfd_send_signal": 424, "pidfd_open": 434, "pidfd_getfd": 438},
    clone=56,
    to_itself={"kill": 62, "rt_sigqueueinfo": 129, "tgkill": 234, "rt_tgsigqueueinfo": 297},
    prlimit=302,
)  # fmt: skip
ARM64: Final = Architecture(
    audit=0xC00000B7,
    refused={
        "socket": 198, "ptrace": 117, "setpriority": 140, "mount": 40, "tkill": 130,
        "process_vm_readv": 270, "process_vm_writev": 271, "kcmp": 272,
        "shmget": 194, "shmat": 196, "semget": 190, "msgget": 186, "mq_open": 180,
        "add_key": 217, "request_key": 218, "keyctl": 219,
        "unshare": 97, "setns": 268, "perf_event_open": 241, "bpf": 280, "userfaultfd": 282,
    },
    unknown={"clone3": 435, "io_uring_setup": 425, "pidfd_send_signal": 424, "pidfd_open": 434, "pidfd_getfd": 438},
    clone=220,
    to_itself={"kill": 129, "rt_sigqueueinfo": 138, "tgkill": 131, "rt_tgsigqueueinfo": 240},
    prlimit=261,
)  # fmt: skip
ARCHITECTURES: Final = {"x86_64": X86_64, "aarch64": ARM64, "arm64": ARM64}


class _Program(ctypes.Structure):
    _fields_ = (("length", ctypes.c_ushort), ("steps", ctypes.c_char_p))


def known() -> Architecture | None:
    """The architecture of this machine, if its calls are known here."""
    return ARCHITECTURES.get(platform.machine().lower()) if sys.platform == "linux" else None


def restrict() -> bool:
    """Refuse these calls to this process and all it becomes, from now on. False if this machine cannot."""
    architecture = known()
    if architecture is None:
        return False
    steps = program(architecture, os.getpid())
    libc = ctypes.CDLL(None, use_errno=True)
    libc.prctl(SET_NO_NEW_PRIVILEGES, 1, 0, 0, 0)
    filters = _Program(len(steps) // 8, steps)
    return bool(libc.prctl(SET_SECCOMP, FILTER, ctypes.byref(filters), 0, 0) == 0)


def program(architecture: Architecture, itself: int) -> bytes:
    """The filter as the kernel runs it, for a process with this id."""
    steps = [
        _step(LOAD, ARCHITECTURE_AT),
        _step(EQUAL, architecture.audit, 1, 0),
        _step(RETURN, KILL),
        _step(LOAD, NUMBER_AT),
        *_if(AT_LEAST, X32, _step(RETURN, REFUSE)),
    ]
    for number in architecture.refused.values():
        steps += _if(EQUAL, number, _step(RETURN, REFUSE))
    for number in architecture.unknown.values():
        steps += _if(EQUAL, number, _step(RETURN, UNKNOWN))
    first = _step(LOAD, FIRST_ARGUMENT_AT)
    refuse, allow = _step(RETURN, REFUSE), _step(RETURN, ALLOW)
    steps += _if(EQUAL, architecture.clone, first, _step(ANY_BIT, THREAD, 1, 0), refuse, allow)
    for number in architecture.to_itself.values():
        steps += _if(EQUAL, number, first, _step(EQUAL, itself, 1, 0), refuse, allow)
    of_itself = (_step(EQUAL, itself, 2, 0), _step(EQUAL, 0, 1, 0))
    steps += _if(EQUAL, architecture.prlimit, first, *of_itself, refuse, allow)
    return b"".join([*steps, allow])


def _step(what: int, value: int, if_so: int = 0, if_not: int = 0) -> bytes:
    return struct.pack("<HBBI", what, if_so, if_not, value)


def _if(test: int, value: int, *then: bytes) -> list[bytes]:
    """Steps that are taken if a test holds; otherwise the next ones follow."""
    return [_step(test, value, 0, len(then)), *then]
