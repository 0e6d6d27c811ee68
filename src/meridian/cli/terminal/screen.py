"""What people see and type: rich on a terminal, plain lines through a pipe."""

from __future__ import annotations

from io import StringIO
from typing import TextIO

from rich.columns import Columns
from rich.console import Console
from rich.text import Text

LONG_LIST = 12
SHOWN = 60
"""How much of what was typed is quoted back."""
STYLES = ("red", "blue", "green", "yellow", "magenta", "bright_red")


class EndOfInput(Exception):
    """Nothing more can be read."""


class Screen:
    """Prints whole lines and reads whole lines. Without a terminal there are no control codes at all."""

    def __init__(self, out: TextIO, source: TextIO | None) -> None:
        self.source = source or StringIO()  # None: the parent process has closed standard input
        self.lively = out.isatty()
        self.interactive = self.lively and self.source.isatty()
        self.console = Console(file=out, force_terminal=self.lively, markup=False, highlight=False, emoji=False)
        self.names: list[str] = []
        if self.interactive:
            import readline  # noqa: F401  input() edits lines with it
        for stream in (out, self.source):
            if hasattr(stream, "reconfigure"):
                stream.reconfigure(errors="replace")

    def say(self, text: str, style: str = "") -> None:
        """One line; names of players are also coloured where there is colour."""
        self.console.print(self._styled(text, style), soft_wrap=not self.lively)

    def title(self, text: str) -> None:
        """A heading, set off by an empty line."""
        self.console.print()
        self.say(text, "bold")

    def listing(self, lines: list[str], style: str = "") -> None:
        """A list, one line each; long ones stand in columns where there is a terminal."""
        if self.lively and len(lines) > LONG_LIST:
            items = [self._styled(line, style) for line in lines]
            self.console.print(Columns(items, column_first=True, padding=(0, 3)))
            return
        for line in lines:
            self.say(line, style)

    def read(self, prompt: str) -> str:
        """The next line typed, without what a terminal cannot show."""
        if self.interactive:
            try:
                line = input(prompt)
            except EOFError:
                self.console.print()
                raise EndOfInput from None
            return line.strip()
        line = self.source.readline()
        if not line:
            raise EndOfInput
        line = line.strip()
        self.say(f"{prompt}{quoted(line)}", "dim")
        return line

    def cover(self) -> None:
        """Hide what is on the screen before another person looks at it."""
        if self.lively:
            self.console.clear()
            self.console.file.write("\x1b[3J")  # what can be scrolled back to
        else:
            self.say("-" * 20)

    def _styled(self, text: str, style: str) -> Text:
        styled = Text(text, style=style)
        if self.lively:
            for seat, name in enumerate(self.names):
                styled.highlight_words([name], STYLES[seat % len(STYLES)])
        return styled


def quoted(line: str, most: int = SHOWN) -> str:
    """What was typed, short and printable."""
    shown = "".join(char if char.isprintable() else "?" for char in line[:most])
    return shown + "…" if len(line) > most else shown
