"""Try the meridian that this Python has installed: `python -m tools.build.try_wheel`.

A person plays a game to its end in the terminal, bots one of each game; the scenarios of the wheel hold; with the extra
`server` the browser client is served. `--compiled` also asks for compiled rules. The last line tells what was tried.
"""

from __future__ import annotations

import importlib.metadata
import importlib.util
import json
import platform
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Final
from urllib.request import urlopen

COMMAND: Final = (sys.executable, "-m", "meridian")
GAMES: Final = ("global-domination", "globetrotters", "globopolis")
# The first of the offered answers, whatever is asked: more often than a game of four turns asks.
ANSWERS: Final = "1\n" * 5000
MEGABYTE: Final = 1_000_000


def meridian(*words: str, answers: str = "") -> str:
    """What a command prints; it must end well."""
    done = subprocess.run([*COMMAND, *words], input=answers, capture_output=True, text=True, check=False)
    if done.returncode:
        sys.exit(f"try: meridian {' '.join(words)} ended with {done.returncode}: {done.stderr.strip()}")
    return done.stdout


def expect(fulfilled: bool, what: str) -> None:
    if not fulfilled:
        sys.exit(f"try: {what}")


def try_commands() -> None:
    played = meridian(
        "play", GAMES[0], "--text", "--option", "turns=4", "--seats", "me,greedy", "--lang", "en", answers=ANSWERS
    )
    expect("the game is over" in played and "Result" in played, "the game in the terminal did not end")
    for game in GAMES:
        told = json.loads(meridian("simulate", game, "--json"))
        expect(told["unfinished"] == 0, f"a game of {game} did not end")
    expect(meridian("check").endswith(" passed, 0 failed\n"), "there are no scenarios")


def try_server() -> None:
    """The start page and the file of code that it loads, from a server on a free port."""
    with tempfile.TemporaryDirectory() as data:
        words = [*COMMAND, "serve", "--port", "0", "--data", data, "--json", "--log-level", "error"]
        with subprocess.Popen(words, stdout=subprocess.PIPE, text=True) as server:
            try:
                line = server.stdout.readline() if server.stdout else ""
                expect(bool(line), "the server did not start")
                address = json.loads(line)["url"]
                page = text_at(address)
                code = next((word for word in page.split('"') if word.endswith(".js")), "")
                expect(bool(code), "the start page loads no code")
                text_at(f"{address.rstrip('/')}/{code.lstrip('/')}")
            finally:
                server.terminate()


def text_at(address: str) -> str:
    with urlopen(address, timeout=60) as answer:
        return str(answer.read().decode())


def footprint() -> str:
    """How large the package is, and how many others are installed with it."""
    sizes: dict[str, int] = {}
    for package in importlib.metadata.distributions():
        paths = [Path(str(file.locate())) for file in package.files or [] if file.suffix != ".pyc"]
        sizes[package.name.lower()] = sum(path.stat().st_size for path in paths if path.is_file())
    own, babel = sizes.pop("meridian-table"), sizes.get("babel", 0)
    others = [size for name, size in sizes.items() if name not in ("babel", "pip", "setuptools")]
    count, megabytes = len(others) + (babel > 0), [size / MEGABYTE for size in (own, sum(others), babel)]
    return "{:.1f} MB; {} more packages, {:.1f} MB and {:.1f} MB of Babel".format(megabytes[0], count, *megabytes[1:])


def main(words: list[str]) -> int:
    from meridian.installation import compiled

    served = importlib.util.find_spec("litestar") is not None
    expect(compiled() or "--compiled" not in words, "the rules are not compiled")
    try_commands()
    if served:
        try_server()
    how = "compiled" if compiled() else "interpreted"
    print(f"{platform.python_version()}, {how}{', with a server' if served else ''}: plays; {footprint()}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
