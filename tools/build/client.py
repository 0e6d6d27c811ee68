"""Build the browser client with npm: `python -m tools.build.client`."""

from __future__ import annotations

import hashlib
import json
import shutil
import subprocess
import sys
import time
from pathlib import Path
from typing import Final

if sys.platform != "win32":
    import fcntl

ROOT: Final = Path(__file__).resolve().parents[2]
SOURCE: Final = ROOT / "src"
WEB: Final = ROOT / "web"
# The output folder of the client, and the record of its sources beside it.
CLIENT: Final = SOURCE / "meridian" / "web" / "dist"
RECORD: Final = SOURCE / "meridian" / "web" / "built.json"
SOURCES: Final = (
    "index.html",
    "package-lock.json",
    "*.config.*",
    "tsconfig.json",
    "public/**/*",
    "scripts/*.ts",
    "src/**/*",
)


class CannotBuildClient(Exception):
    """The browser client is not built; everything else works without it."""


def client_hashes() -> dict[str, str]:
    """The SHA-256 of each source of the client, by its path under web."""
    found = {path for pattern in SOURCES for path in WEB.glob(pattern) if path.is_file()}
    return {path.relative_to(WEB).as_posix(): hashlib.sha256(path.read_bytes()).hexdigest() for path in sorted(found)}


def is_current(wanted: dict[str, str]) -> bool:
    try:
        record = json.loads(RECORD.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return False
    return bool(record == wanted and (CLIENT / "index.html").is_file())


def npm(what: str, *words: str) -> None:
    """Run npm inside web and print the time it took; its output is shown only if it fails."""
    found = shutil.which("npm")
    if found is None:
        raise CannotBuildClient("npm is not installed (Node 20 or newer has it)")
    began = time.monotonic()
    done = subprocess.run([found, *words], cwd=WEB, capture_output=True, text=True, check=False)
    if done.returncode:
        print(done.stdout + done.stderr, file=sys.stderr)
        raise CannotBuildClient(f"npm {' '.join(words)} failed")
    print(f"  {time.monotonic() - began:5.1f} s  {what}", flush=True)


def build_client() -> None:
    """Build the client if the last build is out of date. Packages are installed when their pins have changed."""
    if not (WEB / "package-lock.json").is_file():
        if (CLIENT / "index.html").is_file():
            return  # built elsewhere: the container image copies it from another stage
        raise CannotBuildClient("its sources are not here")
    (ROOT / "build").mkdir(exist_ok=True)
    with open(ROOT / "build" / "web.lock", "w", encoding="ascii") as lock:
        if sys.platform != "win32":
            fcntl.flock(lock, fcntl.LOCK_EX)
        wanted = client_hashes()
        if is_current(wanted):
            return
        installed = WEB / "node_modules" / ".meridian-pins"
        if not installed.is_file() or installed.read_text(encoding="ascii") != wanted["package-lock.json"]:
            npm("packages of the browser client", "ci")
            installed.write_text(wanted["package-lock.json"], encoding="ascii")
        npm("browser client", "run", "build")
        RECORD.write_text(json.dumps(wanted, indent=1), encoding="utf-8")


def client_files(*more: Path) -> dict[str, str]:
    """The files of the client and others for a wheel: source and target of each."""
    found = [*(path for path in sorted(CLIENT.rglob("*")) if path.is_file()), *more]
    return {str(path): path.relative_to(SOURCE).as_posix() for path in found}


def main() -> int:
    try:
        build_client()
    except CannotBuildClient as error:
        print(f"meridian: the browser client is not built ({error})", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
