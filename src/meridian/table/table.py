"""One game under way: its position, its journal and its chance. Terminals and servers build on it."""

from __future__ import annotations

from meridian.core.action import Action
from meridian.core.codec import words_for
from meridian.core.facts import Fact, collect
from meridian.core.game import Game
from meridian.core.journal import Header, Journal
from meridian.core.playout import Entry
from meridian.core.position import CHANCE, Position
from meridian.fair.source import Draw, Source

Told = tuple[int, Fact]
"""A fact, and the number of the entry that led to it (0: the beginning)."""


class Table:
    """Plays entries as they are said, lets chance decide whenever it is asked, and keeps everything.

    Sealed answers and standing orders are entries too; what each seat may know of it all is asked of
    the game (`view`) and of the facts (`heard_by`), never taken from here.
    """

    def __init__(self, game: Game, header: Header, source: Source) -> None:
        self.game = game
        self.header = header
        self.source = source
        self.words = words_for(game, header)
        self.entries: list[Entry] = []
        self.facts: list[Told] = []
        self.p: Position = game.begin(header, loud=True)
        self._collect()
        self.let_chance_decide()

    def journal(self) -> Journal:
        """Everything said so far."""
        return Journal(self.header, list(self.entries))

    def asked(self) -> list[int]:
        """The seats that must answer now; nobody when the game is over."""
        return [seat for seat in self.game.who(self.p) if seat >= 0]

    def answer(self, actor: int, action: Action) -> None:
        """Play what a seat (or the clock) says, or raise Refused; then chance decides what it must."""
        self.game.play(self.p, actor, action)
        self._write(actor, action)
        self.source.heard(len(self.entries), self.words.actor(actor), self.words.say(action))
        self.let_chance_decide()

    def let_chance_decide(self) -> None:
        """Draw and play whatever chance is asked for."""
        while CHANCE in self.game.who(self.p):
            chances = self.game.chances(self.p)
            draw = Draw(
                outcomes=[self.words.say(outcome) for outcome in chances.outcomes],
                weights=chances.weights,
                clauses=chances.clauses,
                audience=chances.audience,
                number=len(self.entries) + 1,
                period=self.game.period_of(self.p),
            )
            outcome = chances.outcomes[self.source.pick(draw)]
            self.game.play(self.p, CHANCE, outcome)
            self._write(CHANCE, outcome)

    def rewound(self, to: int) -> list[Entry]:
        """The entries up to a number: what remains if the later ones are taken back."""
        return self.entries[:to]

    def restore(self, entries: list[Entry]) -> None:
        """Set the table to the end of these entries; chance is not asked again."""
        self.p = self.game.begin(self.header, loud=True)
        self.entries = []
        self.facts = []
        self._collect()
        for actor, action in entries:
            self.game.play(self.p, actor, action)
            self._write(actor, action)

    def undo_point(self, seat: int) -> int | None:
        """How far this seat may go back on its own: its last answer, if nothing new was learnt since.

        A draw, a roll, and anything another seat has said end it; so does a fact told to somebody
        else alone, since then there is something this seat cannot take back.
        """
        last = len(self.entries)
        if last == 0 or self.entries[-1][0] != seat:
            return None
        told = [fact for number, fact in self.facts if number == last]
        if any(not fact.heard_by(seat) for fact in told):
            return None
        return last - 1

    def _write(self, actor: int, action: Action) -> None:
        self.entries.append((actor, action))
        self._collect()

    def _collect(self) -> None:
        self.facts += [(len(self.entries), fact) for fact in collect(self.p)]
