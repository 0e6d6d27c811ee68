"""A game in the terminal: who plays, what each seat has been shown, and how it is put into words."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import msgspec

from meridian import own_bots
from meridian.cli.terminal import saved
from meridian.cli.terminal.chance import TableChance
from meridian.cli.terminal.saved import SavedGame
from meridian.cli.terminal.screen import Screen
from meridian.cli.terminal.seating import best, names
from meridian.cli.terminal.summary import shortened
from meridian.cli.terminal.typed import COMMANDS, YES, Reader, whole_number
from meridian.core.action import Action, Refusal
from meridian.core.errors import BadInput
from meridian.core.facts import Fact
from meridian.core.game import edition_of, speaker_for
from meridian.core.players import Bot
from meridian.core.position import Position
from meridian.core.records import Question, Section
from meridian.core.speaker import SEAT_FIELDS
from meridian.session.session import Session

MAX_NEWS_LINES = 40
"""The most lines of what happened that are printed; earlier ones are in the log."""
PROMPT = "> "


class Leave(Exception):
    """A person leaves the table."""


class Asked(msgspec.Struct, frozen=True):
    """A question to a person: their view, what is asked, what they may answer, what else waits for their word (an
    offer, say), what they may not answer and why not, of which kinds of answer there are more."""

    seat: int
    view: Position
    question: Question
    legal: list[Action]
    unasked: list[Action]
    illegal: list[tuple[Action, Refusal]]
    forms: list[type[Action]]

    def only(self) -> Action | None:
        """The answer, if there is no other, listed or not."""
        return None if self.unasked or self.forms else self.view.only_answer(self.seat)

    def open(self) -> list[Action]:
        """Everything that can be said now and has a number."""
        return [*self.legal, *self.unasked]

    def offered(self) -> list[Action]:
        """Every answer with a number: what can be said now comes first."""
        return [*self.open(), *(action for action, _ in self.illegal)]

    def numbered(self, line: str) -> Action | None:
        """The answer whose number was typed."""
        number = whole_number(line)
        offered = self.offered()
        return offered[number - 1] if number is not None and 1 <= number <= len(offered) else None


class StandingOrder(NamedTuple):
    """An answer that is given whenever it is asked for, and the kinds of answers there were when it was ordered: where
    there is something new, the person is asked."""

    action: Action
    kinds: frozenset[type[Action]]


def in_menu_order(options: list[Action], menu: list[Action]) -> list[Action]:
    """Answers as the rules list them, but those of the same kind as the menu for people has them: the nearest first."""
    places = {action: at for at, action in enumerate(menu)}
    kinds: dict[type[Action], list[Action]] = {}
    for action in sorted(options, key=lambda action: places[action]):
        kinds.setdefault(type(action), []).append(action)
    rest = {kind: iter(actions) for kind, actions in kinds.items()}
    return [next(rest[type(action)]) for action in options]


class Terminal:
    """A table, the people at its keyboard and its bots.

    Whatever is printed for a seat is read off `game.view` and the facts that seat has heard.
    """

    vocabulary: Mapping[str, tuple[str, ...]] = COMMANDS
    """The commands that can be typed here, with the words for them."""
    own_commands: Mapping[str, Callable[[], bool]] = {}
    """Commands of this kind of table alone; each tells whether the question has changed."""

    def __init__(self, saved_game: SavedGame, screen: Screen, lang: str, save: Path | None = None) -> None:
        self.screen = screen
        self.lang = lang
        self.save_path = save
        self.sit_down(saved_game)

    def sit_down(self, saved_game: SavedGame) -> None:
        """Begin a game, or go on with one that was left."""
        source = TableChance(saved_game.seed, saved_game.people(), saved_game.dice)
        session = Session(saved_game.game, saved_game.header, source, saved_game.entries)
        self.saved_game = saved_game
        self.source = source
        self.game = saved_game.game
        self.session = session
        edition = edition_of(self.game, saved_game.header.overlay)
        self.speaker = speaker_for(self.game, edition, self.lang)
        self.speaker.players = names(saved_game.chairs, self.speaker)
        self.reader = Reader(session.words, self.speaker, self.vocabulary)
        self.screen.names = self.speaker.players
        self.people = saved_game.people()
        self.holder: int | None = self.people[0] if len(self.people) == 1 else None
        self.told = [0] * len(saved_game.chairs)
        self.queue: list[str] = []
        self.pictured: tuple[int, int] | None = None
        self.forced: tuple[int, str, Action] | None = None
        self.saved: tuple[Path, int] | None = None
        self.own_bots: dict[int, Bot] = {}
        self.standing: dict[tuple[int, str], StandingOrder] = {}

    # Words

    def text(self, key: str, **args: Any) -> str:
        """A message of the terminal."""
        return self.speaker.text(f"play-{key}", **args)

    def say(self, key: str, style: str = "", **args: Any) -> None:
        """Print a message of the terminal."""
        self.screen.say(self.text(key, **args), style)

    def question(self, asked: Asked) -> str:
        """What a person is asked, in one line."""
        return " ".join(self.speaker.question(asked.question).split())

    def line(self) -> str:
        """What is typed next; the rest of a line with several answers comes first."""
        return self.queue.pop(0) if self.queue else self.screen.read(PROMPT)

    def show(self, sections: list[Section]) -> None:
        """Print parts of a position."""
        for section in sections:
            self.screen.title(section.title)
            for line in section.lines:
                self.screen.say(line)

    # Who is asked, and what bots say

    def next_seat(self) -> int:
        """Whom to ask: bots first, they are quick; then the people at the keyboard."""
        asked = self.session.asked()
        waiting = [seat for seat in asked if not self.saved_game.chairs[seat].person()]
        if waiting:
            return waiting[0]
        return self.holder if self.holder in asked else asked[0]

    def choose(self, seat: int, bot: str) -> Action:
        """What a bot would answer for a seat, on that seat's view alone."""
        view = self.game.rules.view(self.session.p, seat)
        options = view.options(seat)
        if len(options) == 1:
            return options[0]
        return self._bot(seat, bot).choose(view, seat, options)

    def takes(self, action: Action) -> bool:
        """Whether the table takes an answer that the rules allow. One that does not has said why."""
        return True

    def answer(self, seat: int, action: Action) -> None:
        """Play what a seat says; bots for whom something waits then have their say, one word each."""
        self.session.answer(seat, action)
        for other in [] if self.session.p.over else self.game.players.pressing(self.session.p):
            if not self.saved_game.chairs[other].person():
                said = self.interjection(other)
                if said is not None:
                    self.session.answer(other, said)

    def interjection(self, seat: int) -> Action | None:
        """What a bot says without being asked, on its own view; None if nothing."""
        view = self.game.rules.view(self.session.p, seat)
        options = view.interjections(seat)
        return self._bot(seat, self.saved_game.chairs[seat].kind).interject(view, seat, options) if options else None

    def _bot(self, seat: int, kind: str) -> Bot:
        """A bot for a seat; its chance hangs on the seed and the moment alone. One of the user's own stays for the
        whole game: it may remember something."""
        maker = own_bots.maker(self.game, kind)
        if own_bots.is_own(kind):
            if seat not in self.own_bots:
                self.own_bots[seat] = maker(Random(f"{self.saved_game.seed}/seat {seat}"))
            return self.own_bots[seat]
        return maker(Random(f"{self.saved_game.seed}/seat {seat}/{len(self.session.entries)}"))

    def advice(self, seat: int) -> Action:
        """What the bot that helps people would answer."""
        return self.choose(seat, best(self.game))

    def asked(self, seat: int) -> Asked:
        """The question to a person, as that seat may see it."""
        view = self.game.rules.view(self.session.p, seat)
        menu = view.menu(seat)
        legal = in_menu_order(view.options(seat), [action for action, _ in menu])
        waits = seat in self.game.players.pressing(view)
        return Asked(
            seat=seat,
            view=view,
            question=view.question(seat),
            legal=legal,
            unasked=[action for action in view.interjections(seat) if action not in legal] if waits else [],
            illegal=[(action, refusal) for action, refusal in menu if refusal is not None],
            forms=view.forms(seat),
        )

    def hand_over(self, seat: int) -> None:
        """Cover the screen and pass the keyboard on, if another person has it."""
        if self.holder == seat:
            return
        self.queue = []
        self.screen.cover()
        self.say("hand-over", "bold", seat=self.speaker.seat(seat))
        self.holder = None
        self.screen.read("")
        self.holder = seat

    def confirmed(self, warning: str) -> bool:
        """Ask whether an answer with a warning is meant."""
        self.screen.say(warning)
        self.say("confirm")
        if self.line().casefold() in YES:
            return True
        self.queue = []
        self.say("not-done")
        return False

    # What happened

    def news(self, seat: int) -> list[tuple[int, Fact]]:
        """The facts this seat has heard but was not shown yet, each with its entry."""
        new = self.session.facts[self.told[seat] :]
        self.told[seat] = len(self.session.facts)
        return [(number, fact) for number, fact in new if fact.heard_by(seat)]

    def heard(self, seat: int) -> list[Fact]:
        """Everything this seat has heard."""
        return [fact for _, fact in self.session.facts if fact.heard_by(seat)]

    def tell_news(self, seat: int) -> None:
        """Print what happened since this seat was last asked; what others did to it is marked."""
        title = "since" if self.told[seat] else "so-far"
        news = self.news(seat)
        if any(number == 0 or self.session.entries[number - 1][0] != seat for number, _ in news):
            self.screen.title(self.text(title))
        worth = [(number, fact) for number, fact in news if self.worth_telling(number, fact, seat)]
        worth = shortened(self.game, worth, seat, lambda one: self.concerns(*one, seat))
        shown = [
            fact for at, (_, fact) in enumerate(worth, MAX_NEWS_LINES) if at >= len(worth) or self.done_to(fact, seat)
        ]
        if len(shown) < len(worth):
            self.say("earlier", "dim", number=len(worth) - len(shown), all=len(news))
        elif len(worth) < len(news):
            self.say("summed-up", "dim", number=len(news) - len(worth), all=len(news))
        for fact in shown:
            line = self.speaker.fact(fact)
            self.screen.say(self.text("at-you", line=line) if self.done_to(fact, seat) else line)

    def worth_telling(self, number: int, fact: Fact, seat: int) -> bool:
        """Whether a seat reads this: what it did itself, what concerns it, and of others what sums up a turn."""
        kinds = self.game.turn_facts
        return not kinds or fact.key in kinds or self.concerns(number, fact, seat)

    def concerns(self, number: int, fact: Fact, seat: int) -> bool:
        """Whether this is about a seat, or goes back to an answer of it; so does what everybody begins with."""
        if number == 0 or fact.args.get("seat") == seat or self.done_to(fact, seat):
            return True
        return self._behind(number) == seat

    def _behind(self, number: int) -> int:
        """Whose answer an entry goes back to: chance and the clock act in a player's turn."""
        while number > 1 and self.session.entries[number - 1][0] < 0:
            number -= 1
        return self.session.entries[number - 1][0]

    def done_to(self, fact: Fact, seat: int) -> bool:
        """Whether another player did this to a seat."""
        struck = [fact.args[field] for field in SEAT_FIELDS[1:] if field in fact.args]
        return seat in struck and fact.args.get("seat") != seat

    def clip(self) -> None:
        """After something was taken back: nobody has been told more than there is."""
        self.told = [min(told, len(self.session.facts)) for told in self.told]

    # The end

    def store(self) -> None:
        """Save, if the table saves by itself; a failure is printed, and the game goes on."""
        if self.save_path is not None:
            try:
                saved.save(self.save_path, self.saved_game, self.session.entries)
            except BadInput as error:
                self.say("not-saved", why=str(error))

    def part(self) -> None:
        """The game is not finished: say how to go on."""
        self.screen.say(self.speaker.text("unfinished"))
        if self.save_path is not None:
            self.say("go-on", game=self.game.name, file=str(self.save_path))
        elif self.saved is not None:
            path, entries = self.saved
            self.say("go-on", game=self.game.name, file=str(path))
            if entries != len(self.session.entries):
                self.say("lost-since")
        else:
            self.say("not-kept")

    def outcome(self) -> dict[str, Any]:
        """How the game ended, as plain data that everybody may know."""
        over = self.session.p.over
        result = self.game.rules.result(self.session.p) if over else None
        return {
            "game": self.game.name,
            "players": self.speaker.players,
            "over": over,
            "round": self.game.rules.round_of(self.session.p),
            "scores": result.scores if result else None,
            "winners": [f"p{seat + 1}" for seat in result.winners] if result else None,
            "saved": str(self.save_path) if self.save_path else None,
        }
