"""The container image: `python -m tools.build.image`.

Where a container engine runs, it builds deploy/Containerfile. Elsewhere the steps of that file run one by one in a
folder: the same files are copied, the same commands run, each stage has its own sources. Left out are the packages of
the system and its user. Then a server starts as the image starts it, and is asked as the engine would ask it.
"""

from __future__ import annotations

import json
import os
import re
import shlex
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
import venv
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from tools.build.wheels import CannotRelease, container_engine

ROOT: Final = Path(__file__).resolve().parents[2]
FILE: Final = ROOT / "deploy" / "Containerfile"
NAME: Final = "meridian"
# Each stage has a /source of its own. Environments of Python hold their address: the other places are those of all.
PLACE: Final = re.compile(r"(?<![\w./-])/(source|wheels|build|opt/meridian|data)(?![\w-])")
SYSTEM: Final = ("apt-get ", "useradd ")
PORT: Final = "8420"
PATIENCE: Final = 60.0


@dataclass(slots=True)
class Stage:
    """What a FROM begins."""

    name: str
    steps: list[tuple[str, str]] = field(default_factory=list)


def stages(text: str) -> list[Stage]:
    """The stages of a Containerfile with their instructions, each in one line."""
    lines = (line for line in text.splitlines() if not line.startswith("#"))
    found: list[Stage] = []
    for line in re.sub(r"\\\n\s*", "", "\n".join(lines)).splitlines():
        word, _, rest = line.strip().partition(" ")
        if word == "FROM":
            found.append(Stage(rest.partition(" AS ")[2] or "image"))
        elif word:
            found[-1].steps.append((word, rest.strip()))
    return found


def held() -> list[str]:
    """The files of the tree, which are those that a build may copy."""
    words = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    listed = subprocess.run(words, cwd=ROOT, check=True, capture_output=True, text=True).stdout.split("\0")
    return [name for name in listed if name and (ROOT / name).is_file()]


class Steps:
    """Runs the steps of a Containerfile in a folder."""

    def __init__(self, folder: Path, text: str) -> None:
        self.folder = folder
        self.stages = stages(text)
        self.files = held()
        self.variables: dict[str, str] = {}

    def place(self, path: str, stage: str) -> Path:
        """Where a path of the image lies here."""
        return self.folder / (stage if path.startswith("/source") else "all") / path.lstrip("/")

    def here(self, command: str, stage: str) -> str:
        return PLACE.sub(lambda found: str(self.place(found[0], stage)), command)

    def run(self) -> None:
        venv.create(self.folder / "python", with_pip=True)
        for stage in self.stages:
            self.run_stage(stage)

    def run_stage(self, stage: Stage) -> None:
        work = self.folder
        for word, rest in stage.steps:
            if word in ("RUN", "COPY"):
                print(f"image: {stage.name}: {word} {rest[:90]}", flush=True)
            if word == "WORKDIR":
                work = self.place(rest, stage.name)
                work.mkdir(parents=True, exist_ok=True)
            elif word == "COPY":
                self.copy(rest, stage.name, work)
            elif word == "ENV":
                self.variables |= dict(one.split("=", 1) for one in shlex.split(self.here(rest, stage.name)))
            elif word == "RUN" and not rest.startswith(SYSTEM):
                self.command(["sh", "-ec", self.here(rest, stage.name)], work)

    def command(self, words: list[str], work: Path) -> None:
        tools = os.pathsep.join([str(self.folder / "python" / "bin"), os.environ.get("PATH", "")])
        if subprocess.run(words, cwd=work, env={**os.environ, "PATH": tools}, check=False).returncode:
            raise CannotRelease(f"{words[-1][:200]} ... failed")

    def copy(self, rest: str, stage: str, work: Path) -> None:
        """What a COPY copies: files of the tree, or what an earlier stage has made."""
        *sources, target = rest.split()
        # An absolute target is none of the working folder.
        to = self.place(target, stage) if target.startswith("/") else work / target
        if sources[0].startswith("--from="):
            made = self.place(sources[1], sources[0].removeprefix("--from="))
            if made != to:
                shutil.copytree(made, to, dirs_exist_ok=True)
            return
        for source in sources:
            pattern = re.compile(re.escape(source).replace(r"\*", "[^/]*"))
            chosen = [name for name in self.files if pattern.fullmatch(name)]
            under = [name for name in self.files if source == "." or name.startswith(f"{source}/")]
            if not chosen and not under:
                raise CannotRelease(f"COPY {rest}: {source} is not in the tree")
            for name in chosen:
                put(ROOT / name, to / Path(name).name if target.endswith("/") else to)
            for name in under:
                put(ROOT / name, to / Path(name).relative_to(source))

    def last(self, word: str) -> str:
        """The last instruction of a kind in the image itself."""
        return [rest for kind, rest in self.stages[-1].steps if kind == word][-1]

    def start(self) -> None:
        """The server as the image starts it, until it says that it is well; it must end when it is told to."""
        for stage in self.stages[:-1]:
            shutil.rmtree(self.folder / stage.name, ignore_errors=True)
        for rest in ("wheels", "build"):
            shutil.rmtree(self.folder / "all" / rest, ignore_errors=True)
        data = self.place(self.last("VOLUME"), "image")
        data.mkdir(parents=True, exist_ok=True)
        port = free_port()
        kept = {name: value for name, value in os.environ.items() if not name.startswith("MERIDIAN_")}
        path = self.variables["PATH"].replace("$PATH", kept.get("PATH", ""))
        environment = {**kept, **self.variables, "PATH": path, "MERIDIAN_PORT": port, "MERIDIAN_HOST": "127.0.0.1"}
        words: list[str] = [*json.loads(self.last("ENTRYPOINT")), *json.loads(self.last("CMD"))]
        asked: list[str] = json.loads(self.last("HEALTHCHECK").partition(" CMD ")[2].replace(PORT, port))
        began = time.monotonic()
        program, python = (shutil.which(one, path=path) for one in (words[0], asked[0]))
        if program is None or python is None:
            raise CannotRelease(f"the image has no {words[0] if program is None else asked[0]}")
        with subprocess.Popen([program, *words[1:]], cwd=data, env=environment) as server:
            try:
                while subprocess.run([python, *asked[1:]], capture_output=True, check=False).returncode:
                    if server.poll() is not None or time.monotonic() - began > PATIENCE:
                        raise CannotRelease("the server of the image did not start")
            finally:
                server.terminate()
        if server.returncode not in (0, -signal.SIGTERM):
            raise CannotRelease(f"the server of the image ended with {server.returncode}")
        print(f"image: {' '.join(words)} is healthy, and ends when told", flush=True)

    def play(self) -> None:
        """What is tried of a release, with the Python of the image."""
        self.command([str(self.place("/opt/meridian", "image") / "bin/python"), "-m", "tools.build.try_wheel"], ROOT)


def put(source: Path, target: Path) -> None:
    target.parent.mkdir(parents=True, exist_ok=True)
    shutil.copy(source, target)


def free_port() -> str:
    with socket.socket() as door:
        door.bind(("127.0.0.1", 0))
        return str(door.getsockname()[1])


def main() -> int:
    engine = container_engine()
    try:
        if engine is not None:
            return subprocess.run([engine, "build", "-t", NAME, "-f", FILE, ROOT], check=False).returncode
        print("image: no container engine runs here: its steps one by one", flush=True)
        with tempfile.TemporaryDirectory() as folder:
            steps = Steps(Path(folder), FILE.read_text(encoding="utf-8"))
            steps.run()
            steps.start()
            steps.play()
    except CannotRelease as error:
        print(f"image: {error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
