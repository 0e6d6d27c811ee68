"""The log of a game on a terminal: what happened, each line with its clauses."""

from __future__ import annotations

from collections.abc import Iterable

from rich.console import Console
from rich.markup import escape

from meridian.core.facts import Fact
from meridian.core.game import Game
from meridian.core.rulebook import rulebook
from meridian.core.speaker import Speaker

ROUND = "bold cyan"


class Log:
    """Prints facts line by line."""

    def __init__(self, console: Console, game: Game, speaker: Speaker, seat: int | None, why: bool) -> None:
        self.console = console
        self.game = game
        self.speaker = speaker
        self.seat = seat
        self.why = why

    def tell(self, number: int, facts: Iterable[Fact], everything: bool) -> None:
        """The facts that an entry led to, as far as this log may know them."""
        for fact in facts:
            if everything or fact.heard_by(self.seat):
                self.line(number, fact)

    def line(self, number: int, fact: Fact) -> None:
        """One fact, its clauses behind it, and their texts below if wanted."""
        text = escape(self.speaker.fact(fact))
        self.console.print(
            f"[dim]{number:5}[/dim]  {text}  [dim]{' '.join(fact.clauses)}[/dim]", highlight=False, soft_wrap=True
        )
        if self.why:
            book = rulebook(self.game.package)
            for clause in fact.clauses:
                self.console.print(
                    f"[dim]         {clause}: {escape(book.text(clause, self.speaker.lang))}[/dim]",
                    highlight=False,
                    soft_wrap=True,
                )
