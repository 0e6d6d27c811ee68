"""Pinned packages: `python -m tools.build.locks install NAME` puts them into .venv, `... pins` renews the pins.

`requirements/*.txt` are hashed exports of one lock: `dev.txt` holds `runtime.txt` and `build.txt`, and `wheels.txt` is
what a release needs besides. uv resolves; its own lock is not kept, because it holds the addresses of a registry.
"""

from __future__ import annotations

import hashlib
import json
import os
import subprocess
import sys
import sysconfig
import time
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[2]
VENV: Final = ROOT / ".venv"
PYTHON: Final = VENV / "bin" / "python"
REQUIREMENTS: Final = ROOT / "requirements"
SERVED: Final = ["--extra", "server", "--extra", "postgres", "--extra", "redis"]
EXPORTS: Final = {
    "runtime": ["--no-default-groups", *SERVED],
    "build": ["--only-group", "build"],
    "dev": [],
    "wheels": ["--only-group", "wheels"],
}
HELD_BY_DEV: Final = ("runtime", "build", "dev")
# The content of .venv: the hash of each requirements file, and of pyproject.toml once meridian itself is installed.
RECORD: Final = VENV / ".pinned.json"
PROJECT: Final = "pyproject.toml"
QUIET: Final = {"PIP_DISABLE_PIP_VERSION_CHECK": "1", "PIP_QUIET": "2"}


class CannotInstall(Exception):
    """A step of the installation failed; what it printed has been shown."""


def timed(what: str, began: float) -> None:
    print(f"  {time.monotonic() - began:5.1f} s  {what}", flush=True)


def sha256(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()


def wanted(name: str) -> dict[str, str]:
    """The part of the record that marks a requirements file as installed: dev includes the others."""
    names = HELD_BY_DEV if name == "dev" else [name]
    return {one: sha256(REQUIREMENTS / f"{one}.txt") for one in names}


def recorded() -> dict[str, str]:
    try:
        record: dict[str, str] = json.loads(RECORD.read_text(encoding="ascii"))
    except (OSError, ValueError):
        return {}
    return record if PYTHON.exists() else {}


def is_installed(name: str) -> bool:
    return wanted(name).items() <= recorded().items()


def remember(entries: dict[str, str]) -> None:
    fresh = RECORD.with_suffix(".new")
    fresh.write_text(json.dumps({**recorded(), **entries}, indent=1, sort_keys=True), encoding="ascii")
    fresh.replace(RECORD)


def call(what: str, *command: str | Path, **environment: str) -> None:
    if subprocess.run(command, cwd=ROOT, env={**os.environ, **QUIET, **environment}, check=False).returncode:
        raise CannotInstall(what)


def make_environment() -> None:
    if PYTHON.exists():
        return
    began = time.monotonic()
    call("python -m venv", sys.executable, "-m", "venv", VENV)
    timed("virtual environment", began)


def install(name: str) -> None:
    """Install a requirements file into .venv, unless it is installed already."""
    make_environment()
    if is_installed(name):
        return
    began = time.monotonic()
    # A file is complete, so pip has nothing to resolve; modules are compiled to bytecode at their first import.
    words = ("--no-deps", "--no-compile", "--require-hashes", "-r", REQUIREMENTS / f"{name}.txt")
    call("pip", PYTHON, "-m", "pip", "install", *words)
    remember(wanted(name))
    timed(f"packages: {name}", began)


def install_project() -> None:
    """Install meridian itself, editable, with the pinned build requirements. Compiling is a step of its own: pip
    would hide the output of the compiler."""
    entry = {PROJECT: sha256(ROOT / PROJECT)}
    if entry.items() <= recorded().items():
        return
    began = time.monotonic()
    words = ("install", "--no-deps", "--no-build-isolation", "-e", ROOT)
    call("pip", PYTHON, "-m", "pip", *words, MERIDIAN_PURE="1")
    link_file().unlink(missing_ok=True)
    remember(entry)
    timed("meridian, editable", began)


def link_file() -> Path:
    """The path file that points from .venv to the sources."""
    folder = sysconfig.get_path("purelib", "posix_prefix", {"base": str(VENV)})
    return Path(folder, "meridian-sources.pth")


def link_project() -> None:
    """Make meridian run from its sources before a build backend is installed: write a path file and the
    command. A later `install_project` replaces the command."""
    command = VENV / "bin" / "meridian"
    if command.exists():
        return
    link_file().write_text(f"{ROOT / 'src'}\n", encoding="utf-8")
    command.write_text(
        f"#!{PYTHON}\nimport sys\n\nfrom meridian.cli import main\n\nsys.exit(main())\n", encoding="utf-8"
    )
    command.chmod(0o755)


def renew_pins() -> None:
    """Resolve all packages again and write the files."""
    make_environment()
    call("pip", PYTHON, "-m", "pip", "install", "uv")
    uv, lock = VENV / "bin" / "uv", ROOT / "uv.lock"
    lock.unlink(missing_ok=True)
    try:
        call("uv lock", uv, "lock", "--quiet")
        for name, chosen in EXPORTS.items():
            words = ("--quiet", "--no-emit-project", "--no-header", "--output-file", REQUIREMENTS / f"{name}.txt")
            call("uv export", uv, "export", *chosen, *words)
    finally:
        lock.unlink(missing_ok=True)
    print(f"pins: {', '.join(f'{name}.txt' for name in EXPORTS)} are new")


def require_python() -> None:
    if sys.version_info < (3, 11):  # noqa: UP036  (the first thing that is run, by whichever Python there is)
        sys.exit("Meridian needs Python 3.11 or newer")


def main(words: list[str]) -> int:
    require_python()
    try:
        if words == ["pins"]:
            renew_pins()
        elif words[:1] == ["install"] and words[1:] and set(words[1:]) <= EXPORTS.keys():
            for name in words[1:]:
                install(name)
            if is_installed("build"):
                install_project()
        else:
            print(f"locks pins, or locks install {'|'.join(EXPORTS)}", file=sys.stderr)
            return 2
    except CannotInstall as error:
        print(f"setup: {error} failed", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
