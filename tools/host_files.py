"""Lets the programs that read the files of deploy/ check them: `python -m tools.host_files`.

nginx, Caddy, promtool and Docker Compose each read what is theirs, where they are installed. Those that are named must
be: `python -m tools.host_files nginx promtool`. The certificates that nginx asks for are made for the occasion.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Final

DEPLOY: Final = Path(__file__).resolve().parents[1] / "deploy"
CERTIFICATES: Final = "/etc/ssl/games.example.org"
GATEWAYS: Final = ("fastcgi", "uwsgi", "scgi")
MOST_LINES: Final = 20

Command = list[str | Path]


def nginx(program: str, folder: Path) -> Command:
    """nginx reads a whole configuration: ours is included in one, with certificates beside it."""
    certificate: Command = [
        "openssl",
        "req",
        "-x509",
        "-newkey",
        "rsa:2048",
        "-nodes",
        "-subj",
        "/CN=games.example.org",
    ]
    made = [*certificate, "-keyout", folder / "key.pem", "-out", folder / "fullchain.pem"]
    subprocess.run(made, check=True, capture_output=True)
    text = (DEPLOY / "nginx.conf").read_text(encoding="utf-8").replace(CERTIFICATES, str(folder))
    (folder / "site.conf").write_text(text, encoding="utf-8")
    kept = "".join(f"{kind}_temp_path {folder}/{kind};\n" for kind in ("client_body", "proxy", *GATEWAYS))
    http = f"http {{\naccess_log off;\n{kept}include {folder}/site.conf;\n}}\n"
    whole = f"pid {folder}/pid;\nerror_log stderr;\nevents {{}}\n{http}"
    (folder / "nginx.conf").write_text(whole, encoding="utf-8")
    return [program, "-t", "-q", "-p", folder, "-c", folder / "nginx.conf"]


def caddy(program: str, folder: Path) -> Command:
    """Caddy knows the delay with which sockets are closed since 2.7."""
    return [program, "validate", "--config", DEPLOY / "Caddyfile", "--adapter", "caddyfile"]


def promtool(program: str, folder: Path) -> Command:
    """Rules with expressions in them: promtool reads these too."""
    return [program, "check", "rules", DEPLOY / "alerts.yaml"]


def compose(program: str, folder: Path) -> Command:
    """Its settings have no value in the file: a host gives them."""
    return [program, "compose", "-f", DEPLOY / "compose.yaml", "config", "--quiet"]


PROGRAMS: Final[dict[str, Callable[[str, Path], Command]]] = {
    "nginx": nginx,
    "caddy": caddy,
    "promtool": promtool,
    "docker": compose,
}
OLD_ENOUGH: Final = {
    "caddy": (["caddy", "version"], r"2\.([7-9]|\d\d)"),
    "docker": (["docker", "compose", "version"], "v"),
}
"""Commands that tell of a version, and what they say where the file can be read."""


def installed(name: str) -> str | None:
    """Where a program is, if it is there and can read our file."""
    program = shutil.which(name)
    if program is not None and name in OLD_ENOUGH:
        words, wanted = OLD_ENOUGH[name]
        told = subprocess.run(words, capture_output=True, text=True, check=False)
        return program if told.returncode == 0 and re.search(wanted, told.stdout) else None
    return program


def check(name: str) -> str | None:
    """What is wrong with the file of a program; empty if nothing is, None without the program."""
    program = installed(name)
    if program is None:
        return None
    with tempfile.TemporaryDirectory() as folder:
        variables = {**os.environ, "HOME": folder, "DOMAIN": "games.example.org", "POSTGRES_PASSWORD": "secret"}
        words = PROGRAMS[name](program, Path(folder))
        done = subprocess.run(words, env=variables, capture_output=True, text=True, check=False)
    told = (done.stderr + done.stdout).strip().splitlines()
    return "\n".join(told[-MOST_LINES:]) or f"status {done.returncode}" if done.returncode else ""


def main(words: list[str]) -> int:
    faults = 0
    for name in words or PROGRAMS:
        wrong = check(name)
        if wrong is None:
            print(f"{name}: not installed, or too old: its file was not checked")
            faults += name in words
        else:
            print(f"{name}: {wrong or 'its file is sound'}")
            faults += bool(wrong)
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
