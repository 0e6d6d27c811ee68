"""The environments in which peers run: `make peers` creates them, from the package registries."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

import msgspec

from meridian.core.errors import BadInput

FOLDER: Final = Path("build/peers")
DRIVERS: Final = Path(__file__).parent / "drivers"
LONGEST_S: Final = 600.0
"""The longest that installing or measuring a peer may take."""
INSTALLED: Final = "installed.json"
"""Written last: an environment without this file is incomplete."""


class Peer(msgspec.Struct, frozen=True):
    """Another engine: its packages with their versions, and the driver that measures it."""

    name: str
    packages: tuple[str, ...]
    driver: str
    node: bool = False

    @property
    def folder(self) -> Path:
        """Where its environment is."""
        return FOLDER / self.name

    @property
    def installed(self) -> bool:
        """Whether its environment holds exactly these packages."""
        found = self.folder / INSTALLED
        return found.is_file() and json.loads(found.read_text()) == list(self.packages)

    def install(self) -> None:
        """Create its environment anew."""
        shutil.rmtree(self.folder, ignore_errors=True)
        self.folder.mkdir(parents=True)
        if self.node:
            (self.folder / "package.json").write_text('{"private": true}\n')
            self._run(["npm", "install", "--silent", "--no-audit", "--no-fund", "--no-package-lock", *self.packages])
        else:
            self._run([sys.executable, "-m", "venv", "."])
            self._run(["bin/python", "-m", "pip", "install", "--quiet", "--disable-pip-version-check", *self.packages])
        (self.folder / INSTALLED).write_text(json.dumps(self.packages))

    def measure(self, *arguments: str) -> dict[str, float]:
        """Run its driver and return the figures it prints."""
        if not self.installed:
            raise BadInput(f"{self.name} is not installed: make peers")
        driver = str((DRIVERS / self.driver).resolve())
        done = self._run(["node" if self.node else "bin/python", driver, *arguments])
        found = json.loads(done.stdout)
        assert isinstance(found, dict)
        return found

    def _run(self, command: list[str]) -> subprocess.CompletedProcess[str]:
        # Its modules are found in its own folder, whatever the driver's; Meridian's are not.
        variables = {key: value for key, value in os.environ.items() if not key.startswith(("PYTHON", "NODE_"))}
        variables["NODE_PATH"] = str((self.folder / "node_modules").resolve())
        try:
            done = subprocess.run(
                command, cwd=self.folder, env=variables, capture_output=True, text=True, check=False, timeout=LONGEST_S
            )
        except subprocess.TimeoutExpired:
            raise BadInput(f"{self.name}: {command[0]} took longer than {LONGEST_S:.0f} s") from None
        if done.returncode:
            lines = done.stderr.strip().splitlines() or ["no message"]
            raise BadInput(f"{self.name}: {command[0]} failed: {lines[-1]}")
        return done


CATANATRON: Final = Peer("catanatron", ("catanatron==3.2.1",), "run_catanatron.py")
OPENSPIEL: Final = Peer("openspiel", ("open-spiel==2.0.2",), "run_openspiel.py")
RLCARD: Final = Peer("rlcard", ("rlcard==1.2.0",), "run_rlcard.py")
PETTINGZOO: Final = Peer("pettingzoo", ("pettingzoo==1.27.0", "chess==1.11.2", "pygame==2.6.1"), "run_pettingzoo.py")
BOARDGAME_IO: Final = Peer(
    "boardgame.io", ("boardgame.io@0.50.2", "socket.io-client@4.8.4"), "run_boardgame_io.cjs", node=True
)
PEERS: Final = (CATANATRON, OPENSPIEL, RLCARD, PETTINGZOO, BOARDGAME_IO)
