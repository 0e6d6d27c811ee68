"""Tables on this machine: opened, played by bots, read from journals and written to them."""

from __future__ import annotations

from collections.abc import Sequence
from os import PathLike
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from meridian import games
from meridian.arena.match import DECISION_LIMIT, play_match
from meridian.arena.simulation import SimulationPlan, Stopwatch, summary
from meridian.arena.simulation import play as play_plan
from meridian.bots.advice import Advice, advised_by
from meridian.core.codec import to_lines
from meridian.core.errors import BadInput
from meridian.core.game import Game, edition_of, speaker_for
from meridian.core.journal import Journal
from meridian.core.records import Result
from meridian.fair.report import make_report, to_bytes
from meridian.fair.source import Seeded
from meridian.own_bots import maker
from meridian.session import journals
from meridian.session.headers import table_header
from meridian.session.session import Session


class LocalTable:
    """One game under way in this process. Seats count from 0, and everything is written in the words of journals: an
    answer is a text such as `build domination`, a view is plain data."""

    def __init__(self, session: Session) -> None:
        self._session = session

    @property
    def game(self) -> Game:
        """The game that is played."""
        return self._session.game

    @property
    def seats(self) -> int:
        """How many sit at the table."""
        return self._session.header.seats

    @property
    def table_options(self) -> dict[str, Any]:
        """The options of the table, each with its value."""
        return dict(self._session.header.options)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self._session.p.over

    @property
    def asked(self) -> list[int]:
        """The seats that must answer now; nobody when the game is over."""
        return self._session.asked()

    @property
    def result(self) -> Result | None:
        """Points by seat and who won; None while the game goes on."""
        return self.game.rules.result(self._session.p) if self.over else None

    @property
    def entries(self) -> list[tuple[str, str]]:
        """Everything said so far: who (`p1`, `p2`, `chance`, `clock`) and what."""
        words = self._session.words
        return [(words.actor(actor), words.say(action)) for actor, action in self._session.entries]

    def question(self, seat: int) -> str:
        """What a seat is asked, by the name that its game gives the question."""
        return self._session.p.question(self._asked(seat)).key

    def options(self, seat: int) -> list[str]:
        """The legal answers of a seat, as far as they can be listed."""
        return [self._session.words.say(action) for action in self._session.p.options(self._asked(seat))]

    def answer(self, seat: int, said: str) -> None:
        """Answer for a seat. What cannot be read raises BadInput, what is not legal Refused; nothing changes then."""
        self._session.answer(self._known(seat), self._session.words.read(said))

    def view(self, seat: int | None) -> dict[str, Any]:
        """The position as a seat may know it (None: a spectator), as plain data."""
        return self.game.rules.show(self._view(seat))

    def queries(self, seat: int | None) -> dict[str, Any]:
        """Everything that can be worked out from what a seat knows (None: a spectator), by name."""
        return self.game.rules.queries(self._view(seat), seat)

    def advice(self, seat: int, bot: str = "steady", seed: int = 1) -> Advice:
        """What a bot would answer for a seat, from what that seat knows: `best`, and `answers` with chances to win if
        the bot searches (`deep:playouts=200`)."""
        adviser = maker(self.game, bot)(Random(f"{seed}/advice"))
        return advised_by(adviser, bot, self._session.words, self._view(self._asked(seat)), seat)

    def log(self, seat: int | None = None, lang: str = "en") -> list[str]:
        """What happened, in sentences, as far as a seat may know it (None: a spectator)."""
        speaker = speaker_for(self.game, edition_of(self.game, self._session.header.overlay), lang)
        return [speaker.fact(fact) for _, fact in self._session.facts if fact.heard_by(seat)]

    def save(self, file: str | PathLike[str]) -> None:
        """Write the journal into a new file."""
        text = to_lines(self.game, self._session.journal())
        try:
            with open(file, "x", encoding="utf-8") as written:
                written.write(text)
        except OSError as error:
            raise BadInput(f"{file}: {error.strerror}") from None

    def _known(self, seat: int) -> int:
        if not 0 <= seat < self.seats:
            raise BadInput(f"seat {seat}: this table has seats 0 to {self.seats - 1}")
        return seat

    def _asked(self, seat: int) -> int:
        if self._known(seat) not in self.asked:
            raise BadInput(f"seat {seat} is not asked anything (asked: {', '.join(map(str, self.asked)) or 'nobody'})")
        return seat

    def _view(self, seat: int | None) -> Any:
        return self.game.rules.view(self._session.p, None if seat is None else self._known(seat))


def open_table(
    game: str,
    seats: int | None = None,
    *,
    options: dict[str, Any] | None = None,
    edition: str | PathLike[str] | None = None,
    seed: str | int = 1,
) -> LocalTable:
    """A new table; without a number of seats, as small as the game allows. `options` may name a preset (`{"preset":
    "quick"}`), `edition` is a file of one's own data. The same seed and the same answers give the same game."""
    found = games.load(game)
    header = table_header(found, found.seats[0] if seats is None else seats, options, edition)
    return LocalTable(Session(found, header, Seeded(str(seed))))


def play(
    game: str,
    bots: Sequence[str | type],
    *,
    options: dict[str, Any] | None = None,
    edition: str | PathLike[str] | None = None,
    seed: int = 1,
    max_decisions: int = DECISION_LIMIT,
) -> LocalTable:
    """The table after a game between bots, one for each seat: `steady`, `deep:playouts=100`,
    `mybots.py:Trader`, or a class of this program with a method `choose(question)`. It is the first game of `meridian
    simulate` with this seed; after `max_decisions` it is left unfinished."""
    found = games.load(game)
    header = table_header(found, len(bots), options, edition)
    match = play_match(found, header, [maker(found, bot) for bot in bots], seed, 0, max_decisions)
    assert match.journal is not None
    return _replayed(found, match.journal, str(seed))


def simulate(
    game: str,
    bots: Sequence[str],
    *,
    number: int = 1,
    seed: int = 1,
    jobs: int = 1,
    options: dict[str, Any] | None = None,
    edition: str | PathLike[str] | None = None,
    max_decisions: int = DECISION_LIMIT,
) -> dict[str, Any]:
    """What came of a number of games between bots, one for each seat, as `meridian simulate --json` tells it: wins with
    95 % intervals, rounds, decisions, clauses, digest. With several `jobs`, processes play side by side."""
    if number < 1 or jobs < 1 or max_decisions < 1:
        raise BadInput("number, jobs and max_decisions must be at least 1")
    found = games.load(game)
    for bot in bots:
        maker(found, bot)
    plan = SimulationPlan(table_header(found, len(bots), options, edition), list(bots), number, seed, max_decisions)
    watch = Stopwatch()
    matches = play_plan(plan, jobs)
    return summary(plan, matches, watch.seconds())


def open_journal(file: str | PathLike[str], to: int | None = None) -> LocalTable:
    """The table at the end of a journal, or after a number of entries. It can be played on from there."""
    game, journal = journals.load(Path(file))
    if to is not None and not 0 <= to <= len(journal.entries):
        raise BadInput(f"{file}: there is no entry {to}, this journal has {len(journal.entries)}")
    return _replayed(game, Journal(journal.header, journal.entries[:to]), f"{file}/{to}")


def roll_report(file: str | PathLike[str], lang: str = "en") -> dict[str, Any]:
    """The roll report of a journal that was played with verifiable chance; its record lies beside it."""
    game, journal = journals.load(Path(file))
    report = make_report(journals.load_record(Path(file)), game, journal, lang)
    found: dict[str, Any] = msgspec.json.decode(to_bytes(report))
    return found


def _replayed(game: Game, journal: Journal, seed: str) -> LocalTable:
    return LocalTable(Session(game, journal.header, Seeded(seed), journal.entries))
