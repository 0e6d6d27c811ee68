"""One game under way: its position, its journal and its chance. Terminals and servers build on it."""

from __future__ import annotations

from meridian.core.action import Action
from meridian.core.codec import words_for
from meridian.core.facts import Fact, collect
from meridian.core.game import Game
from meridian.core.journal import Entry, Header, Journal
from meridian.core.position import CHANCE, Position
from meridian.core.replay import replay
from meridian.core.writing import Writing
from meridian.fair.source import ChanceQuestion, Source, question

NumberedFact = tuple[int, Fact]
"""A fact, and the number of the entry that led to it (0: the beginning)."""


class Undecided(Exception):
    """A source raises this when a person must first say what came up: the draw stays open."""


class Session:
    """Plays entries as they are said, lets chance decide whenever it is asked, and keeps everything.

    Sealed answers and standing orders are entries too; what each seat may know of it all is asked of
    the game (`view`) and of the facts (`heard_by`), never taken from here. A session set up with the
    entries of an earlier one goes on after them; chance waits there until `let_chance_decide`.
    """

    def __init__(self, game: Game, header: Header, source: Source, entries: list[Entry] | None = None) -> None:
        self.game = game
        self.header = header
        self.source = source
        self.words = words_for(game, header)
        self.entries: list[Entry] = []
        self.facts: list[NumberedFact] = []
        self.p: Position
        self.writing: Writing
        self.restore(entries or [])
        if entries is None:
            self.let_chance_decide()

    def journal(self) -> Journal:
        """Everything said so far."""
        return Journal(self.header, list(self.entries))

    def asked(self) -> list[int]:
        """The seats that must answer now; nobody when the game is over."""
        return [seat for seat in self.p.who() if seat >= 0]

    def enter(self, actor: int, action: Action) -> None:
        """Play one entry, of whomever it is, or raise Refused. Nothing follows by itself."""
        self.p.play_checked(actor, action)
        self.entries.append((actor, action))
        self.facts += [(len(self.entries), fact) for fact in self.writing.told(action, collect(self.p), self.p)]

    def answer(self, actor: int, action: Action) -> None:
        """Play what a seat (or the clock) says, or raise Refused; then chance decides what it must, and answers follow
        that were ordered beforehand."""
        self.enter(actor, action)
        self.source.heard(len(self.entries), self.words.actor(actor), self.words.say(action))
        self.let_chance_decide()
        for seat in self.asked():
            if (said := self.p.ordered(seat)) is not None:
                self.answer(seat, said)
                return

    def draw(self) -> ChanceQuestion | None:
        """What chance is asked now, or None."""
        if CHANCE not in self.p.who():
            return None
        return question(self.game, self.words, self.p, self.p.chances(), len(self.entries) + 1)

    def let_chance_decide(self) -> None:
        """Draw and play whatever chance is asked for, as far as the source can tell."""
        while (draw := self.draw()) is not None:
            try:
                picked = self.source.pick(draw)
            except Undecided:
                return
            self.enter(CHANCE, self.p.chances().outcomes[picked])

    def restore(self, entries: list[Entry]) -> None:
        """Set the session to the end of these entries; chance is not asked again.

        Entries that are not legal are refused with BadInput, and nothing changes.
        """
        facts: list[NumberedFact] = []
        writing = Writing(self.game)
        for number, _, told, position in replay(self.game, Journal(self.header, entries), writing=writing):
            facts += [(number, fact) for fact in told]
            p = position
        self.p = p
        self.entries = list(entries)
        self.facts = facts
        self.writing = writing

    def undo_point(self, seat: int) -> int | None:
        """How far this seat may go back on its own: its last answer, if nothing new was learnt since.

        A draw, a roll, and anything another seat has said end it; so does a fact told to anyone
        else alone, since then there is something this seat cannot take back.
        """
        last = len(self.entries)
        if last == 0 or self.entries[-1][0] != seat:
            return None
        told = [fact for number, fact in self.facts if number == last]
        if any(not fact.heard_by(seat) for fact in told):
            return None
        return last - 1

    def undo_target(self, seat: int) -> int | None:
        """How many entries stay if this seat takes back its last answer that was a choice; None if it cannot."""
        before, target = self.entries, None
        while (point := self.undo_point(seat)) is not None:
            self.restore(self.entries[:point])
            if seat not in self.asked() or self.p.only_answer(seat) is None:
                target = point
                break
        if self.entries is not before:
            self.restore(before)
        return target

    def take_back(self, seat: int) -> bool:
        """Take back this seat's last answer that was a choice; False, and no change, if it cannot."""
        target = self.undo_target(seat)
        if target is None:
            return False
        self.restore(self.entries[:target])
        self.source.taken_back(target, "undo")
        return True
