"""Runs scenario files: plays their entries, compares, and sees that the declared clauses were cited."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from meridian import games
from meridian.core.action import Action
from meridian.core.codec import Words, words_for
from meridian.core.errors import BadInput
from meridian.core.facts import Fact, collect, unique
from meridian.core.game import Game
from meridian.core.journal import Header
from meridian.core.plain import closest
from meridian.core.playout import Entry
from meridian.core.position import CHANCE, CLOCK, Position
from meridian.core.rulebook import CLAUSE
from meridian.testing.scenario import Scenario, Step, expectations, read

ABSENT = "none"


class Failed(Exception):
    """An expectation of a scenario was not met; the message says which and how."""


def find(paths: list[Path]) -> list[Path]:
    """All scenario files under the given files and folders."""
    found: list[Path] = []
    for path in paths:
        if path.is_dir():
            found += sorted(path.rglob("*.toml"))
        elif path.exists():
            found.append(path)
        else:
            raise BadInput(f"{path}: there is no such file or folder")
    return found


def check_file(path: Path) -> str | None:
    """Run one file; None if it passed, else what failed in one line."""
    try:
        check(read(path))
    except Failed as failure:
        return f"{path}: {failure}"
    except BadInput as error:
        raise BadInput(str(error) if str(error).startswith(str(path)) else f"{path}: {error}") from None
    return None


def check(scenario: Scenario) -> None:
    """Run a scenario; raises Failed where it does not hold."""
    game = games.load(scenario.game)
    for clause in scenario.clauses:
        if clause not in game.rulebook():
            raise BadInput(f"clauses: {clause} is not in the rule book{closest(clause, list(game.rulebook().clauses))}")
    if not scenario.clauses or not expectations(scenario):
        raise BadInput("a scenario names clauses and expects something")
    cited = set(_data(game, scenario))
    if scenario.refuses:
        cited |= _refuses(game, scenario)
    elif scenario.step:
        cited |= Run(game, scenario).steps()
    missing = [clause for clause in scenario.clauses if clause not in cited]
    if missing:
        raise Failed(f"clauses: {', '.join(missing)} declared, but cited by no fact, refusal or data check")


def _data(game: Game, scenario: Scenario) -> Iterator[str]:
    """Compare what the scenario says of the edition's data."""
    known = game.data_facts(game.edition())
    for name, wanted in scenario.data.items():
        if name not in known:
            raise BadInput(f"data: {name!r} is unknown{closest(name, list(known))}")
        if known[name].value != wanted:
            raise Failed(f"data: {name} is {known[name].value!r}, expected {wanted!r}")
        yield from unique(known[name].clauses)


def _refuses(game: Game, scenario: Scenario) -> set[str]:
    """A table or position that cannot be: the complaint must read as expected."""
    try:
        header = game.header(scenario.players, scenario.options, scenario.position, scenario.edition or None)
        game.begin(header)
    except BadInput as error:
        if scenario.refuses not in str(error):
            raise Failed(f"refuses: said {str(error)!r}, expected {scenario.refuses!r} in it") from None
        return set(CLAUSE.findall(str(error)))
    raise Failed(f"refuses: nothing was refused, expected {scenario.refuses!r}")


class Run:
    """One run of a scenario's steps."""

    def __init__(self, game: Game, scenario: Scenario) -> None:
        self.game = game
        self.scenario = scenario
        self.header: Header = game.header(
            scenario.players, scenario.options, scenario.position, scenario.edition or None
        )
        self.words: Words = words_for(game, self.header)
        self.p: Position = game.begin(self.header, loud=True)
        self.entries: list[Entry] = []
        self.facts: list[Fact] = collect(self.p)
        self.cited: set[str] = set()

    def steps(self) -> set[str]:
        """Play and compare all steps; the clauses that were cited on the way."""
        for number, step in enumerate(self.scenario.step, start=1):
            try:
                self.play(step)
                self.compare(step)
            except Failed as failure:
                raise Failed(f"step {number}: {failure}") from None
            except BadInput as error:
                raise BadInput(f"step {number}: {error}") from None
            self.facts = []
        return self.cited

    # Playing

    def play(self, step: Step) -> None:
        """Play a step's entries, and forced answers around them."""
        for line in step.play:
            text, times = _times(line)
            for _ in range(times):
                self.play_line(text)
        if not step.stop:
            self.play_forced(None)
        for fact in self.facts:
            self.cited.update(fact.clauses)

    def play_line(self, text: str) -> None:
        """Play one entry, such as `p1 build fog_of_war` or `chance draw domination`."""
        actor, action = self.read(text)
        if actor != CLOCK:
            self.play_forced(actor)
        refusal = self.game.refusal(self.p, actor, action)
        if refusal is not None:
            asked = ", ".join(self.words.actor(seat) for seat in self.game.who(self.p)) or "nobody"
            why = f"{refusal.key} {refusal.clauses}".strip()
            raise Failed(f"play: {text!r} was refused: {why} (asked: {asked})")
        self.write(actor, action)

    def play_forced(self, until: int | None) -> None:
        """Answer what has only one answer, until a real choice comes up or this actor is asked."""
        while True:
            asked = self.game.who(self.p)
            if not asked or until in asked:
                return
            forced = None
            for seat in asked:
                options = self.game.chances(self.p).outcomes if seat == CHANCE else self.game.options(self.p, seat)
                if len(options) == 1:
                    forced = (seat, options[0])
                    break
            if forced is None:
                return
            self.write(*forced)

    def write(self, actor: int, action: Action) -> None:
        """Play an entry, and keep it and its facts."""
        self.game.play(self.p, actor, action)
        self.entries.append((actor, action))
        self.facts += collect(self.p)

    def read(self, text: str) -> tuple[int, Any]:
        """An actor and an action out of a line."""
        actor, _, action = text.partition(" ")
        if not action:
            raise BadInput(f"{text!r} should read like 'p1 pass' or 'chance draw domination'")
        return self.words.read_actor(actor), self.words.read(action)

    # Comparing

    def compare(self, step: Step) -> None:
        """See that everything the step expects is so."""
        self.compare_facts(step)
        self.compare_asking(step)
        for line in step.refused:
            self.compare_refusal(line.play, line.because, line.clauses)
        _compare_paths("state", self.game.show(self.p), step.state)
        for eyes, wanted in step.view.items():
            seat = None if eyes == "spectator" else self.words.read_actor(eyes)
            _compare_paths(f"view of {eyes}", self.game.show(self.game.view(self.p, seat)), wanted)
        _compare_paths("queries", self.game.queries(self.p, None), step.queries)
        if step.result:
            _compare_paths("result", self.result(), step.result)

    def compare_facts(self, step: Step) -> None:
        """The expected facts must have happened, in this order, others between them allowed."""
        happened = [self.say(fact) for fact in self.facts]
        at = 0
        for wanted in step.facts or []:
            text, times = _times(wanted)
            self.known_fact(text)
            for _ in range(times):
                while at < len(happened) and happened[at] != text:
                    at += 1
                if at == len(happened):
                    raise Failed(f"facts: {text!r} did not happen (in this order); happened: {'; '.join(happened)}")
                at += 1
        for unwanted in step.never:
            self.known_fact(unwanted)
            for text in happened:
                if text == unwanted or text.startswith(unwanted + " "):
                    raise Failed(f"never: {text!r} happened")

    def say(self, fact: Fact) -> str:
        """A fact in words: its key, then its arguments."""
        return " ".join([fact.key, *(str(value) for value in self.words.args(fact.args).values())])

    def known_fact(self, text: str) -> None:
        """Refuse a fact that cannot happen in this game: a typo."""
        keys = [kind.key for kind in self.game.facts]
        if text.split(maxsplit=1)[0] not in keys:
            raise BadInput(f"there is no fact {text.split(maxsplit=1)[0]!r}{closest(text.split(maxsplit=1)[0], keys)}")

    def compare_asking(self, step: Step) -> None:
        """Who is asked, what, and what they may answer."""
        asked = self.game.who(self.p)
        if step.asked is not None and [self.words.actor(seat) for seat in asked] != step.asked:
            raise Failed(f"asked: {[self.words.actor(seat) for seat in asked]}, expected {step.asked}")
        if step.question is not None:
            key = self.game.question(self.p, asked[0]).key if asked and asked[0] >= 0 else "none"
            if key != step.question:
                raise Failed(f"question: {key!r}, expected {step.question!r}")
        for seat, wanted in step.options.items():
            if self.options(seat) != wanted:
                raise Failed(f"options of {seat}: {self.options(seat)}, expected {wanted}")
        for seat, wanted in step.offers.items():
            for text in map(self.normal, wanted):
                if text not in self.options(seat):
                    raise Failed(f"offers: {text!r} is not among the options of {seat}: {self.options(seat)}")
        for seat, unwanted in step.lacks.items():
            for text in map(self.normal, unwanted):
                if text in self.options(seat):
                    raise Failed(f"lacks: {text!r} is among the options of {seat}")
        if step.chances is not None:
            self.compare_chances(step.chances)

    def options(self, seat: str) -> list[str]:
        """The options of a seat in words; none if it is not asked."""
        actor = self.words.read_actor(seat)
        if actor not in self.game.who(self.p):
            return []
        return [self.words.say(action) for action in self.game.options(self.p, actor)]

    def normal(self, text: str) -> str:
        """An action's words, checked for typos."""
        return self.words.say(self.words.read(text))

    def compare_chances(self, wanted: dict[str, int]) -> None:
        """What chance may decide, with weights."""
        found: dict[str, int] = {}
        if CHANCE in self.game.who(self.p):
            chances = self.game.chances(self.p)
            found = {self.words.say(o): w for o, w in zip(chances.outcomes, chances.weights, strict=True)}
        if found != wanted:
            raise Failed(f"chances: {found}, expected {wanted}")

    def compare_refusal(self, text: str, because: str, clauses: list[str]) -> None:
        """The entry must be refused for this reason, and nothing may change."""
        actor, action = self.read(text)
        before = self.game.digest(self.p)
        refusal = self.game.refusal(self.p, actor, action)
        if refusal is None:
            raise Failed(f"refused: {text!r} is legal, expected {because!r}")
        if refusal.key != because:
            raise Failed(f"refused: {text!r} because {refusal.key!r}, expected {because!r}")
        found = unique(refusal.clauses)
        for clause in clauses:
            if clause not in found:
                raise Failed(f"refused: {text!r} cites {', '.join(found) or 'nothing'}, expected {clause}")
        if self.game.digest(self.p) != before:
            raise Failed(f"refused: {text!r} changed the position")
        self.cited.update(found)

    def result(self) -> dict[str, Any]:
        """The result in words."""
        if not self.p.over:
            return {}
        result = self.game.result(self.p)
        return {
            "scores": result.scores,
            "winners": [self.words.actor(seat) for seat in result.winners],
            "ranking": [self.words.actor(seat) for seat in result.ranking],
        }


def _times(line: str) -> tuple[str, int]:
    """`chance draw domination x16` stands for sixteen such lines."""
    text, _, last = line.rpartition(" ")
    if text and last.startswith("x") and last[1:].isdigit():
        return text, int(last[1:])
    return line, 1


def _compare_paths(where: str, shown: Any, wanted: dict[str, Any]) -> None:
    for path, value in wanted.items():
        found = _at(shown, path)
        if found != value or type(found) is not type(value):
            raise Failed(f"{where}: {path} is {found!r}, expected {value!r}")


def _at(shown: Any, path: str) -> Any:
    """The value at a dotted path; `#` counts, what is not there is `none`."""
    here = shown
    for part in path.split("."):
        if part == "#" and isinstance(here, dict | list):
            here = len(here)
        elif isinstance(here, dict):
            here = here.get(part, ABSENT)
        elif isinstance(here, list) and part.lstrip("-").isdigit() and -len(here) <= int(part) < len(here):
            here = here[int(part)]
        else:
            return ABSENT
    return ABSENT if here is None else here
