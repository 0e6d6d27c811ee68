"""Bots that do wrong, each in its own way, for the tests of bots in processes of their own."""

# mypy: allow-untyped-defs, allow-untyped-calls

import ctypes
import json
import os
import resource
import socket
import subprocess
import sys
import threading
import time
from pathlib import Path


class Dies:
    def choose(self, question):
        os._exit(3)


class Hangs:
    def choose(self, question):
        while True:
            time.sleep(60)


class Floods:
    """Writes no end of lines where its answers belong."""

    def choose(self, question):
        descriptors = [int(name) for name in os.listdir("/proc/self/fd")]
        line = b"x" * 100_000
        while True:
            for each in descriptors:
                if os.path.exists(f"/proc/self/fd/{each}") and "pipe:" in os.readlink(f"/proc/self/fd/{each}"):
                    os.write(each, line)


class Babbles:
    def choose(self, question):
        return "fly to the moon"


class Numbers:
    def choose(self, question):
        return 3


class Raises:
    def choose(self, question):
        return question.options[10**6]


class Eats:
    def choose(self, question):
        return [bytearray(1 << 24) for _ in range(200)]


class Chosen:
    games = ("chess",)

    def choose(self, question):
        return question.options[0]


class Lacks:
    pass


class Looks:
    """Tells on standard error what it can get at."""

    def choose(self, question):
        found = {
            "environment": sorted(set(os.environ) - {"LC_CTYPE"}),
            "descriptors": len(os.listdir("/proc/self/fd")),
            "folder": os.listdir("."),
            "modules": [name for name in sys.modules if name.startswith("meridian")],
            "view": sorted(question.view),
        }
        for name in ("secret", "parent", "tcp", "udp", "unix", "fork", "program", "signal", "limits", "memory"):
            reach = getattr(self, name)
            try:
                reach()
                found[name] = True
            except OSError:
                found[name] = False
        print(json.dumps(found))
        return question.options[0]

    def secret(self):
        (Path(__file__).parents[1] / "secret.txt").read_text()

    def parent(self):
        Path(f"/proc/{os.getppid()}/environ").read_bytes()

    def tcp(self):
        with socket.create_server(("127.0.0.1", 0)):
            pass

    def udp(self):
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as sender:
            sender.sendto(b"hello", ("127.0.0.1", 9))

    def unix(self):
        """As a database is reached that trusts whoever is the same user."""
        with socket.socket(socket.AF_UNIX) as client:
            client.connect(str(Path(__file__).with_name("socket")))

    def fork(self):
        if os.fork() == 0:
            os.setsid()
            time.sleep(600)

    def program(self):
        subprocess.run(["true"], check=True, start_new_session=True)

    def signal(self):
        os.kill(os.getppid(), 0)

    def limits(self):
        resource.prlimit(os.getppid(), resource.RLIMIT_CORE)

    def memory(self):
        """Shared memory of another process of the same user."""
        if ctypes.CDLL(None, use_errno=True).shmget(1, 4096, 0o1600) < 0:
            raise OSError(ctypes.get_errno(), "shmget")


class Threads:
    """Thinks in threads, and asks for its own limits: both are allowed."""

    def choose(self, question):
        found: list[str] = []
        workers = [threading.Thread(target=found.append, args=(option,)) for option in question.options]
        for worker in workers:
            worker.start()
        for worker in workers:
            worker.join()
        resource.getrlimit(resource.RLIMIT_DATA)
        os.kill(os.getpid(), 0)
        return sorted(found)[0]


class Fickle:
    """Remembers the games before, which no bot should."""

    asked = 0

    def choose(self, question):
        Fickle.asked += 1
        return question.options[Fickle.asked % len(question.options)]
