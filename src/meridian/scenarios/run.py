"""Plays the steps of a scenario and compares what came of them."""

from __future__ import annotations

import json
import re
from typing import Any

from meridian.core.action import Action
from meridian.core.codec import words_for
from meridian.core.datum import BadEdition
from meridian.core.errors import BadInput, BadPosition
from meridian.core.facts import Fact, collect, unique
from meridian.core.game import Game, begin, digest, new_header
from meridian.core.journal import Entry, Header
from meridian.core.position import CHANCE, CLOCK, NOT_AN_OUTCOME, NOT_ASKED, Position
from meridian.core.suggestions import closest
from meridian.core.toml_lines import Place
from meridian.core.words import QUOTE, Words
from meridian.core.writing import Writing
from meridian.scenarios import paths
from meridian.scenarios.paths import names_of
from meridian.scenarios.saying import times
from meridian.scenarios.scenario import ExpectationFailed, Scenario, ScenarioError, Step, within


def header_for(game: Game, scenario: Scenario) -> Header:
    """The header of a scenario's table."""
    try:
        return new_header(game, scenario.players, scenario.options, scenario.position, scenario.edition or None)
    except BadInput as error:
        raise ScenarioError(str(error), *place_of(error)) from None


def begin_scenario(game: Game, header: Header) -> Position:
    """The position a scenario begins with, recording its facts."""
    try:
        return begin(game, header, recording=True)
    except BadInput as error:
        raise ScenarioError(str(error), *place_of(error)) from None


def place_of(error: BadInput) -> Place:
    """What of a file a complaint about its table is about."""
    if isinstance(error, BadEdition):
        return ("edition", *error.faults[0].key)
    if isinstance(error, BadPosition):
        return ("position", *error.at)
    if error.key == "players":
        return ("players",)
    return ("options", str(error.about.get("option", "")).strip("'"))


def forced(p: Position, until: int | None) -> Entry | None:
    """An entry that plays itself: an answer that was ordered beforehand, or the only one there is, unless this actor
    is asked."""
    asked = p.who()
    for seat in asked:
        said = p.ordered(seat) if seat != CHANCE else None
        if said is not None:
            return seat, said
    if until in asked:
        return None
    for seat in asked:
        options = p.chances().outcomes if seat == CHANCE else p.options(seat)
        if len(options) == 1:
            return seat, options[0]
    return None


def said_meanwhile(p: Position, asked: int, actor: int, line: Action) -> bool:
    """Whether a line is said by a seat that is not asked, while the seat that is asked could say more than the one
    listed answer: a pause in which all may trade."""
    return asked >= 0 and p.only_answer(asked) is None and p.ordered(asked) is None and p.refusal(actor, line) is None


class ScenarioRun:
    """One run of a scenario's steps."""

    def __init__(self, game: Game, scenario: Scenario) -> None:
        self.game = game
        self.scenario = scenario
        self.header: Header = header_for(game, scenario)
        self.words: Words = words_for(game, self.header)
        self.names = names_of(game.schema.tables(), self.words)
        self.p: Position = begin_scenario(game, self.header)
        self.entries: list[Entry] = []
        self.facts: list[Fact] = collect(self.p)
        self.writing = Writing(game)
        self.cited: set[str] = set()
        self.cited_in: dict[str, int] = {}
        """The number of the first step, from 1, in which each clause was cited."""

    def steps(self) -> set[str]:
        """Play and compare all steps; the clauses that were cited on the way."""
        for number, step in enumerate(self.scenario.step):
            with within("step", number, saying=f"step {number + 1}: "):
                self.play(step)
                self.compare(step)
            for clause in self.cited:
                self.cited_in.setdefault(clause, number + 1)
            self.facts = []
        return self.cited

    # Playing

    def play(self, step: Step) -> None:
        """Play a step's entries, and forced answers around them."""
        for number, line in enumerate(step.play):
            with within("play", number):
                text, often = times(line)
                for _ in range(often):
                    self.play_line(text)
        if not step.stop:
            self.play_forced(None)
        for fact in self.facts:
            self.cited.update(fact.clauses)

    def play_line(self, text: str) -> None:
        """Play one entry, such as `p1 build fog_of_war` or `chance draw domination`."""
        actor, action = self.read(text)
        if actor != CLOCK:
            self.play_forced(actor, action)
        refusal = self.p.refusal(actor, action)
        if refusal is None:
            self.write(actor, action)
            return
        why = f"{refusal.key} {refusal.clauses}".strip()
        if refusal == NOT_AN_OUTCOME:
            outcomes = (self.words.say(outcome) for outcome in self.p.chances().outcomes)
            raise ExpectationFailed(f"play: {text!r} was refused: {why} (outcomes: {', '.join(outcomes)})")
        forced = "; what has only one answer plays itself" if refusal == NOT_ASKED else ""
        raise ExpectationFailed(f"play: {text!r} was refused: {why} (asked: {self.asked()}{forced})")

    def asked(self) -> str:
        """Who is asked now, in words."""
        return ", ".join(self.words.actor(seat) for seat in self.p.who()) or "nobody"

    def play_forced(self, until: int | None, line: Action | None = None) -> None:
        """Answer what has only one answer, or was ordered beforehand, until a real choice comes up, this actor is
        asked, or the line can be said meanwhile."""
        while (entry := forced(self.p, until)) is not None:
            if until is not None and line is not None and said_meanwhile(self.p, entry[0], until, line):
                return
            self.write(*entry)

    def write(self, actor: int, action: Action) -> None:
        """Play an entry, and keep it and its facts."""
        self.p.play_checked(actor, action)
        self.entries.append((actor, action))
        self.facts += self.writing.told(action, collect(self.p), self.p)

    def read(self, text: str) -> tuple[int, Any]:
        """An actor and an action out of a line."""
        actor, _, action = text.partition(" ")
        if not action.strip():
            raise ScenarioError(f"{text!r} should read like 'p1 pass' or 'chance draw domination'")
        return self.words.read_actor(actor), self.words.read(action)

    def seated(self, text: str) -> str:
        """The same text; refused if it names a player who does not sit here."""
        for word in re.split("[ ,:]", text):
            if re.fullmatch(r"p\d+", word) and not 1 <= int(word[1:]) <= self.header.seats:
                raise ScenarioError(f"{text!r}: there is no player {word}; they are p1 to p{self.header.seats}")
        return text

    # Comparing

    def compare(self, step: Step) -> None:
        """See that everything the step expects is so."""
        self.compare_facts(step)
        self.compare_asking(step)
        for number, line in enumerate(step.refused or ()):
            with within("refused", number):
                self.compare_refusal(line.play, line.because, line.clauses)
        if step.state:
            with within("state"):
                paths.compare("state", self.game.rules.show(self.p), step.state, self.names)
        for eyes, wanted in (step.view or {}).items():
            with within("view", eyes):
                view = self.game.rules.view(self.p, None if eyes == "spectator" else self.read_seat(eyes))
                paths.compare(f"view of {eyes}", self.game.rules.show(view), wanted, self.names)
        if step.queries:
            with within("queries"):
                paths.compare("queries", self.game.rules.queries(self.p, None), step.queries, {})
        if step.result:
            with within("result"):
                paths.compare("result", self.result(), step.result, {})

    def read_seat(self, word: str) -> int:
        """A player named in an expectation."""
        seat = self.words.read_actor(word)
        if seat < 0:
            raise ScenarioError(f"{word} is not a player")
        return seat

    def compare_facts(self, step: Step) -> None:
        """The expected facts must have happened, in this order, others between them allowed."""
        happened = [self.say(fact) for fact in self.facts]
        at = 0
        for number, wanted in enumerate(step.facts or ()):
            with within("facts", number):
                text, often = times(wanted)
                self.refuse_misspelt(text)
                for _ in range(often):
                    while at < len(happened) and happened[at] != text:
                        at += 1
                    if at == len(happened):
                        said = f"facts: {text!r} did not happen (in this order); happened: {'; '.join(happened)}"
                        raise ExpectationFailed(said)
                    at += 1
        for counted, often in (step.exactly or {}).items():
            with within("exactly", counted):
                if often < 1:
                    raise ScenarioError(f"{counted!r}: {often} times; what does not happen stands in never")
                self.refuse_misspelt(counted)
                found = sum(text == counted or text.startswith(counted + " ") for text in happened)
                if found != often:
                    said = f"exactly: {counted!r} happened {found} times, expected {often}; happened: "
                    raise ExpectationFailed(said + "; ".join(happened))
        for number, unwanted in enumerate(step.never or ()):
            with within("never", number):
                self.refuse_misspelt(unwanted)
                for text in happened:
                    if text == unwanted or text.startswith(unwanted + " "):
                        raise ExpectationFailed(f"never: {text!r} happened")

    def say(self, fact: Fact) -> str:
        """A fact in words: its key, then its arguments, and what a player wrote in quotes."""
        written = [json.dumps(fact.text, ensure_ascii=False)] if fact.text else []
        return " ".join([fact.key, *(str(value) for value in self.words.args(fact.args).values()), *written])

    def refuse_misspelt(self, text: str) -> None:
        """Refuse a fact that cannot happen in this game: a key or an argument that means nothing."""
        key, *said = text.partition(QUOTE)[0].split() or [""]
        kinds = [kind for kind in self.game.facts if kind.key == key]
        if not kinds:
            raise ScenarioError(f"there is no fact {key!r}{closest(key, [kind.key for kind in self.game.facts])}")
        fields = kinds[0].fields
        if len(said) > len(fields):
            raise ScenarioError(f"{text!r}: {key} is followed by {', '.join(fields) or 'nothing'}")
        self.seated(text)
        for field, word in zip(fields, said, strict=False):
            self.refuse_word(text, field, word)

    def refuse_word(self, text: str, field: str, word: str) -> None:
        """Refuse an argument that this field of a fact cannot have. A number that names nothing is said as it is."""
        names = self.words.names.get(field)
        if names is not None and word in names:
            return
        if not re.fullmatch(r"-?\d+", word) or (names is not None and 0 <= int(word) < len(names)):
            known = f"there is no {field} {word!r}" if names is not None else f"{word!r} is not a number for {field}"
            raise ScenarioError(f"{text!r}: {known}{closest(word, names or [])}")

    def compare_asking(self, step: Step) -> None:
        """Who is asked, what, and what they may answer."""
        asked = self.p.who()
        if step.asked is not None and [self.words.actor(seat) for seat in asked] != step.asked:
            raise ExpectationFailed(
                f"asked: {[self.words.actor(seat) for seat in asked]}, expected {step.asked}", "asked"
            )
        if step.question is not None:
            key = self.p.question(asked[0]).key if asked and asked[0] >= 0 else "none"
            if key != step.question:
                raise ExpectationFailed(f"question: {key!r}, expected {step.question!r}", "question")
        for seat, wanted in (step.options or {}).items():
            with within("options", seat):
                if sorted(self.options(seat)) != sorted(wanted):
                    raise ExpectationFailed(f"options of {seat}: {self.options(seat)}, expected {wanted}")
        self.compare_offers(step)
        if step.chances is not None:
            self.compare_chances(step.chances)

    def compare_offers(self, step: Step) -> None:
        """What is among the options of a player, and what is not."""
        for seat, wanted in (step.offers or {}).items():
            for number, text in enumerate(wanted):
                with within("offers", seat, number):
                    if self.normal(text) not in self.options(seat):
                        options = self.options(seat)
                        raise ExpectationFailed(f"offers: {text!r} is not among the options of {seat}: {options}")
        for seat, unwanted in (step.lacks or {}).items():
            for number, text in enumerate(unwanted):
                with within("lacks", seat, number):
                    if self.normal(text) in self.options(seat):
                        raise ExpectationFailed(f"lacks: {text!r} is among the options of {seat}")
                    if self.read_seat(seat) not in self.p.who():
                        raise ExpectationFailed(
                            f"lacks: {seat} is not asked and has no options at all (asked: {self.asked()})"
                        )

    def options(self, seat: str) -> list[str]:
        """The options of a player in words; none if it is not asked."""
        actor = self.read_seat(seat)
        if actor not in self.p.who():
            return []
        return [self.words.say(action) for action in self.p.options(actor)]

    def normal(self, text: str) -> str:
        """An action's words, checked for typos."""
        return self.words.say(self.words.read(self.seated(text)))

    def compare_chances(self, wanted: dict[str, int]) -> None:
        """What chance may decide, with weights."""
        found: dict[str, int] = {}
        if CHANCE in self.p.who():
            chances = self.p.chances()
            found = {self.words.say(o): w for o, w in zip(chances.outcomes, chances.weights, strict=True)}
        if found != wanted:
            raise ExpectationFailed(f"chances: {found}, expected {wanted}", "chances")

    def compare_refusal(self, text: str, because: str, clauses: list[str]) -> None:
        """The entry must be refused for this reason, and nothing may change."""
        with within("play"):
            actor, action = self.read(text)
        before = digest(self.game, self.p)
        refusal = self.p.refusal(actor, action)
        if refusal is None:
            raise ExpectationFailed(f"refused: {text!r} is legal, expected {because!r}", "play")
        if refusal.key != because:
            raise ExpectationFailed(f"refused: {text!r} because {refusal.key!r}, expected {because!r}", "because")
        found = unique(refusal.clauses)
        for number, clause in enumerate(clauses):
            if clause not in found:
                said = f"refused: {text!r} cites {', '.join(found) or 'nothing'}, expected {clause}"
                raise ExpectationFailed(said, "clauses", number)
        if digest(self.game, self.p) != before:
            raise ExpectationFailed(f"refused: {text!r} changed the position", "play")
        self.cited.update(found)

    def result(self) -> dict[str, Any]:
        """The result in words."""
        if not self.p.over:
            raise ExpectationFailed("result: the game is not over")
        result = self.game.rules.result(self.p)
        return {
            "scores": result.scores,
            "winners": [self.words.actor(seat) for seat in result.winners],
            "ranking": [self.words.actor(seat) for seat in result.ranking],
        }
