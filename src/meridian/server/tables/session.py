"""A table in a server's memory: position, entries, and the last facts, numbered for every viewer."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Iterator
from itertools import accumulate
from typing import NamedTuple

from msgspec import Raw

from meridian.core.action import Action
from meridian.core.chance import Chances
from meridian.core.facts import Fact, collect
from meridian.core.game import Game
from meridian.core.journal import Entry, Header
from meridian.core.parts import Written
from meridian.core.position import CHANCE, EVERYBODY, Position
from meridian.core.words import Words
from meridian.core.writing import Writing, texts_for
from meridian.fair.declared import DeclaredSource
from meridian.fair.source import ChanceQuestion, Scripted, Source, Why, question, typed
from meridian.server.journals.replayed_position import Imagined, steps_of
from meridian.server.tables.protocol import Rolled
from meridian.server.tables.rolls import (
    EVERYTHING,
    FactBatch,
    FactLine,
    NumberedRoll,
    Numbering,
    Viewer,
    heard_by,
    hears,
    rolls_for,
)
from meridian.server.tables.shared_values import encoded, read_answer, shared_entry
from meridian.session.session import Session

FACT_CACHE_SIZE = 24  # facts in memory; a replay of the journal finds older ones

Heard = tuple[list[Raw], list[Rolled]]
"""Facts that a viewer has got, and the rolls among them."""


class NoChance(Source):
    """The chance source of a copy: only the owner of a table draws."""

    kind = "none"

    def pick(self, draw: ChanceQuestion) -> int:
        raise AssertionError("a copy of a table never draws")

    def heard(self, number: int, actor: str, said: str) -> None:
        """Nothing to do."""

    def taken_back(self, kept: int, why: Why) -> None:
        """Nothing to do."""


class Happened(NamedTuple):
    """The facts of an entry, and its roll if chance wrote it."""

    facts: list[Fact]
    roll: NumberedRoll | None = None
    written: Written = ()
    """What players wrote that stands after it."""


class Draft:
    """Entries that are played but not stored yet: the position after them, their facts and rolls. `earlier` holds
    the positions after the answers of a run but its last, and after every entry but the last if a viewer follows
    them. `answered` says of an actor's own entry, and of each further one of a run, whether it was an answer to a
    question."""

    def __init__(self, p: Position, writing: Writing) -> None:
        self.p = p
        self.writing = writing
        self.entries: list[Entry] = []
        self.steps: list[Happened] = []
        self.earlier: list[Position] = []
        self.answered: list[bool] = []

    def write(self, actor: int, action: Action) -> None:
        """Add an entry that was just played, with its facts."""
        self.entries.append((actor, action))
        self.steps.append(Happened(self._told(action)))

    def rolled(self, action: Action, number: int, said: str, audience: int) -> None:
        """Add an entry of chance that was just played, with its facts."""
        self.entries.append((CHANCE, action))
        facts = self._told(action)
        self.steps.append(Happened(facts, NumberedRoll(number, said, audience, len(facts))))

    def _told(self, action: Action) -> list[Fact]:
        return self.writing.told(action, collect(self.p), self.p)


class TableSession(Session):
    """A game in progress on a server. It holds encoded facts, and drops the oldest."""

    def __init__(
        self,
        game: Game,
        header: Header,
        source: Source,
        entries: list[Entry],
        imagined: Imagined | None = None,
        numbering: Numbering | None = None,
    ) -> None:
        self.imagined = imagined
        self.declared = header.chance == DeclaredSource.kind
        self.scripted = header.chance == Scripted.kind
        # Dice that people read out are not rolls of the report, so they get no numbers.
        self.numbering = Numbering(counted=False) if self.declared or self.scripted else numbering or Numbering()
        self.rolls = 0
        self.lines: list[FactLine] = []
        self._after: tuple[NumberedRoll, ...] = ()
        self._whole: FactBatch | None = None
        self._missed: list[FactBatch] | None = None
        self.stepping = False
        """Whether a viewer follows the position entry by entry."""
        self.viewers: list[Viewer] = [None, EVERYTHING, *range(header.seats)]
        self.numbers: dict[Viewer, int] = {}
        super().__init__(game, header, source, entries)

    def restore(self, entries: list[Entry]) -> None:
        """Set the table to the end of these entries, without asking chance again."""
        for _ in self.restoring(entries):
            pass

    def restoring(self, entries: list[Entry]) -> Iterator[None]:
        """`restore` in steps, for `in_slices`; the table changes only at the end."""
        numbers = dict.fromkeys(self.viewers, 0)
        recent: deque[Happened] = deque()
        kept = 0
        happened = Happened([])
        for happened, position in self.happened(entries):
            self._count(happened.facts, numbers)
            recent.append(happened)
            kept += len(happened.facts)
            while kept - len(recent[0].facts) > FACT_CACHE_SIZE:
                kept -= len(recent.popleft().facts)
            p = position
            yield
        self.p, self.numbers = p, numbers
        self.writing = Writing(self.game, happened.written)
        self.forget()
        told = self.lines_of(recent)
        self.lines, self._after = told.lines[-FACT_CACHE_SIZE:], told.after
        self.entries = [shared_entry(entry) for entry in entries]
        self.rolls = sum(actor == CHANCE for actor, _ in entries)
        self.facts = [(len(entries), fact) for fact in happened.facts]

    def happened(self, entries: list[Entry]) -> Iterator[tuple[Happened, Position]]:
        """The facts of each entry. For a practice table, the entries before its imagined position have none."""
        begins = -1 if self.imagined is None else self.imagined.number
        audience = EVERYBODY
        rank = 0
        writing = Writing(self.game)
        for number, entry, facts, position in steps_of(self.game, self.header, entries, self.imagined, writing=writing):
            roll = None
            if entry is not None and entry[0] == CHANCE:
                rank += 1
                roll = NumberedRoll(self.numbering.of(number, rank), self.words.say(entry[1]), audience, len(facts))
            standing = writing.standing
            told = Happened([], None, standing) if number <= begins else Happened(facts, roll, standing)
            yield told, position
            if number < len(entries) and entries[number][0] == CHANCE and number >= begins:
                audience = position.chances().audience

    def read(self, said: str) -> Action:
        """Decode an answer."""
        return read_answer(self.words, said)

    # Playing: on a copy first, so that everything visible is durable

    def draft(self, actor: int | None, action: Action | None, who: str = "", then: Iterable[Action] = ()) -> Draft:
        """Play an entry (None: only chance) on a copy, those in `then`, and then chance up to a die that people roll.
        Raises Refused. The session does not change, but the chance source records the entry, as by `who` if that is not
        the actor."""
        p = self.game.rules.copy(self.p)
        p.recording = True
        draft = Draft(p, Writing(self.game, self.writing.standing))
        if actor is not None and action is not None:
            draft.answered.append(p.play_checked(actor, action))
            said = self.words.say(action)
            if actor == CHANCE:
                draft.rolled(action, 0, said, EVERYBODY)
            else:
                draft.write(actor, action)
            self.source.heard(len(self.entries) + 1, who or self.words.actor(actor), said)
            for number, answer in enumerate(then, start=len(self.entries) + 2):
                draft.earlier.append(self.game.rules.copy(p))
                draft.answered.append(p.play_checked(actor, answer))
                draft.write(actor, answer)
                self.source.heard(number, self.words.actor(actor), self.words.say(answer))
        rolls = self.rolls
        while CHANCE in p.who():
            chances = p.chances()
            if self.scripted or (self.declared and typed(chances)):
                break
            number = len(self.entries) + len(draft.entries) + 1
            draw = question(self.game, self.words, p, chances, number)
            picked = self.source.pick(draw)
            outcome = chances.outcomes[picked]
            self._follow(draft)
            p.play_checked(CHANCE, outcome)
            rolls += 1
            draft.rolled(outcome, self.numbering.of(number, rolls), draw.outcomes[picked], draw.audience)
        return draft

    def copied(self, entries: list[Entry]) -> Draft:
        """Play entries on a copy that were decided and stored elsewhere."""
        p = self.game.rules.copy(self.p)
        p.recording = True
        draft = Draft(p, Writing(self.game, self.writing.standing))
        rolls = self.rolls
        for number, (actor, action) in enumerate(entries, start=len(self.entries) + 1):
            self._follow(draft)
            if actor == CHANCE:
                rolls += 1
                audience = p.chances().audience
                p.play_checked(actor, action)
                draft.rolled(action, self.numbering.of(number, rolls), self.words.say(action), audience)
            else:
                p.play_checked(actor, action)
                draft.write(actor, action)
        return draft

    def commit(self, draft: Draft) -> FactBatch:
        """Make a draft the current state; returns its encoded facts."""
        self.p = draft.p
        self.writing = draft.writing
        self.entries += map(shared_entry, draft.entries)
        told = self.lines_of(draft.steps)
        for step in draft.steps:
            self._count(step.facts, self.numbers)
            self.rolls += step.roll is not None
        self._remember(told)
        # Undo needs only the facts of the last entry.
        self.facts = [(len(self.entries), fact) for fact in draft.steps[-1].facts]
        if not self.stepping or len(draft.earlier) + 1 != len(draft.steps):
            return told  # nobody follows it, or nobody did when it was played
        ends = list(accumulate(len(step.facts) for step in draft.steps))
        return told._replace(ends=ends, positions=[*draft.earlier, draft.p])

    def _follow(self, draft: Draft) -> None:
        """Keep the position before another entry is played, if a viewer follows them."""
        if self.stepping and draft.entries:
            draft.earlier.append(self.game.rules.copy(draft.p))

    def _remember(self, told: FactBatch) -> None:
        self._after = _added(self.lines, self._after, told)
        if len(self.lines) > 2 * FACT_CACHE_SIZE:
            del self.lines[:-FACT_CACHE_SIZE]
        if self._whole is not None:
            self._whole = FactBatch(self._whole.lines, _added(self._whole.lines, self._whole.after, told), rolled=True)
        elif self._missed is not None:
            self._missed.append(told)

    # The whole log, while a client needs it

    def lacks(self, viewer: Viewer, count: int) -> bool:
        """Whether a viewer's last `count` facts need a replay of the journal."""
        if self._whole is not None or count <= 0:
            return False
        return sum(hears(viewer, line.audience) for line in self.lines) < min(count, self.numbers[viewer])

    def recalling(self) -> Iterator[None]:
        """Rebuild the whole log in steps, for `in_slices`. Meanwhile play may go on or go back."""
        missed: list[FactBatch] = []
        self._missed = missed
        lines: list[FactLine] = []
        after: tuple[NumberedRoll, ...] = ()
        for happened, _ in self.happened(list(self.entries)):
            after = _added(lines, after, self.lines_of([happened]))
            yield
        for told in missed:
            after = _added(lines, after, told)
        if self._missed is missed:
            self._whole, self._missed = FactBatch(lines, after, rolled=True), None

    def _end(self, viewer: Viewer, count: int) -> FactBatch | None:
        """The end of the whole log that holds a viewer's last `count` facts; None if the log is not in memory."""
        if self._whole is None:
            return None
        lines, first = self._whole.lines, len(self._whole.lines)
        # Include earlier lines that only others may know: their rolls may belong to the viewer's first fact.
        while first and (count > 0 or not hears(viewer, lines[first - 1].audience)):
            first -= 1
            count -= hears(viewer, lines[first].audience)
        return FactBatch(lines[first:], self._whole.after, rolled=True)

    def forget(self) -> None:
        """Drop the whole log; the last facts stay."""
        self._whole = self._missed = None

    # Facts of viewers

    def number(self, viewer: Viewer) -> int:
        """How many facts this viewer has got so far."""
        return self.numbers[viewer]

    def since(self, viewer: Viewer, number: int) -> Heard | None:
        """The viewer's facts after number `number`; None if there is no such number."""
        missed = self.numbers[viewer] - number
        return self.last(viewer, missed) if number >= 0 and missed >= 0 else None

    def last(self, viewer: Viewer, count: int) -> Heard:
        """The last facts of a viewer; replays the journal if they are not in memory."""
        number = self.numbers[viewer]
        count = min(count, number)
        told = FactBatch(self.lines, self._after, rolled=True)
        heard = heard_by(viewer, told)
        if len(heard) < count:
            told = self._end(viewer, count) or self.lines_of(happened for happened, _ in self.happened(self.entries))
            heard = heard_by(viewer, told)
        rolls = rolls_for(viewer, told, number - len(heard) + 1)
        return heard[len(heard) - count :], [roll for roll in rolls if roll.at > number - count]

    def texts(self, viewer: Viewer) -> Written:
        """What players wrote that stands now and that a viewer may read."""
        return texts_heard(self.writing.standing, viewer)

    def _count(self, facts: list[Fact], numbers: dict[Viewer, int]) -> None:
        hidden = [fact.audience for fact in facts if fact.audience != EVERYBODY]
        number = len(facts) - len(hidden)
        for viewer in self.viewers:
            numbers[viewer] += number + sum([hears(viewer, audience) for audience in hidden]) if hidden else number

    def lines_of(self, steps: Iterable[Happened]) -> FactBatch:
        """Encode facts and rolls for the wire."""
        lines: list[FactLine] = []
        rolls: tuple[NumberedRoll, ...] = ()
        rolled = False
        for facts, roll, _ in steps:
            if roll is not None:
                rolls = (*rolls, roll)
                rolled = True
            for fact in facts:
                lines.append(FactLine(fact.audience, encoded(self.words, fact), rolls))
                rolls = ()
        return FactBatch(lines, rolls, rolled)

    def waits_for_chance(self) -> bool:
        """Whether the server's chance has to decide next."""
        return CHANCE in self.p.who() and self.real_die() is None and not self.scripted

    def real_die(self) -> Chances | None:
        """The die that a person has to roll and read out now; None if there is none."""
        if not self.declared or CHANCE not in self.p.who():
            return None
        chances = self.p.chances()
        return chances if typed(chances) else None


def texts_heard(standing: Written, viewer: Viewer) -> Written:
    """The texts that a viewer may read."""
    return standing if viewer == EVERYTHING else texts_for(standing, viewer)


def encoded_texts(words: Words, standing: Written, viewer: Viewer) -> list[Raw]:
    """The texts that a viewer may read, encoded for the wire."""
    return [encoded(words, fact) for fact in texts_heard(standing, viewer)]


def _added(lines: list[FactLine], after: tuple[NumberedRoll, ...], told: FactBatch) -> tuple[NumberedRoll, ...]:
    """Append a batch to earlier lines. Rolls that no fact followed move to the first new line; returns those still
    left."""
    if not told.lines:
        return after + told.after
    first, *others = told.lines
    lines += [first._replace(rolls=after + first.rolls) if after else first, *others]
    return told.after
