"""Record a table in the terminal for the documentation: `make cast` writes docs/assets/terminal.cast.

The program runs in a terminal of its own and is typed to; what it shows is kept as an asciicast (version 2). Chance is
seeded and the moments are those of a calm typist, so that the file changes only if the program does.
"""

from __future__ import annotations

import fcntl
import json
import os
import pty
import select
import struct
import subprocess
import sys
import termios
from pathlib import Path
from typing import Final

FILE: Final = Path(__file__).parents[1] / "docs" / "assets" / "terminal.cast"
COMMAND: Final = ("play", "global-domination", "--text", "--seats", "me:Ann,steady", "--seed", "4", "--lang", "en")
ANSWERS: Final = ("1", "1", "1", "hand", "why", "log 6")
PROMPT: Final = b"> "
COLUMNS, ROWS = 100, 30
PATIENCE: Final = 60.0  # seconds until a prompt comes, on a busy machine
KEY: Final = 0.09  # seconds a key takes
LINE: Final = 0.04  # seconds a line takes
THOUGHT: Final = 1.6  # seconds before an answer


class Recording:
    """What was seen, and when."""

    def __init__(self) -> None:
        self.now = 0.0
        self.events: list[tuple[float, str, str]] = []

    def show(self, text: str, seconds: float) -> None:
        """Something appears, after so many seconds."""
        self.now += seconds
        self.events.append((round(self.now, 3), "o", text))

    def typed(self, text: str) -> None:
        """Somebody types."""
        self.now += THOUGHT
        for key in text:
            self.show(key, KEY)

    def lines(self, text: str) -> None:
        """The program writes."""
        for line in text.splitlines(keepends=True):
            self.show(line, LINE)

    def text(self) -> str:
        """The file."""
        title = f"meridian {' '.join(COMMAND)}"
        head = {"version": 2, "width": COLUMNS, "height": ROWS, "title": title, "env": {"TERM": "xterm-256color"}}
        lines = (json.dumps(each, ensure_ascii=False) for each in (head, *self.events))
        return "\n".join(lines) + "\n"


def heard(terminal: int) -> str:
    """What the program writes until it asks, or ends."""
    found = b""
    while not found.endswith(PROMPT):
        ready, _, _ = select.select([terminal], [], [], PATIENCE)
        if not ready:
            raise TimeoutError(f"no prompt came after {found[-200:]!r}")
        try:
            part = os.read(terminal, 1 << 16)
        except OSError:  # Linux says so when the other end is closed
            break
        if not part:
            break
        found += part
    return found.decode("utf-8")


def record() -> Recording:
    """Play, and tell what was seen."""
    ours, theirs = pty.openpty()
    fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", ROWS, COLUMNS, 0, 0))
    kept = {name: os.environ[name] for name in ("PATH", "HOME", "PYTHONPATH") if name in os.environ}
    environment = {**kept, "TERM": "xterm-256color", "LANG": "C.UTF-8", "COLUMNS": str(COLUMNS), "LINES": str(ROWS)}
    made = Recording()
    made.show("$ ", 0.0)
    made.typed(f"meridian {' '.join(COMMAND)}")
    made.show("\r\n", KEY)
    with subprocess.Popen(
        [sys.executable, "-m", "meridian", *COMMAND], stdin=theirs, stdout=theirs, stderr=theirs, env=environment
    ) as program:
        os.close(theirs)
        try:
            made.lines(heard(ours))
            for answer in ANSWERS:
                os.write(ours, answer.encode() + b"\n")
                told = heard(ours)
                made.typed(answer)
                made.lines(told.removeprefix(answer))
        finally:
            program.kill()  # the game goes on, the recording does not
    os.close(ours)
    return made


def main() -> int:
    """Write the file."""
    made = record()
    FILE.write_text(made.text(), encoding="utf-8")
    print(f"{FILE.name}: {made.now:.0f} s, {FILE.stat().st_size / 1000:.0f} kB")
    return 0


if __name__ == "__main__":
    sys.exit(main())
