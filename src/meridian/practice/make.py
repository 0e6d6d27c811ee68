"""Finds exercises in journals: moments with one answer clearly ahead, whatever is hidden.

A moment passes two looks with few playouts, then a check with sixteen times as many and another seed. The same journals
and the same seed give the same exercises.
"""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from random import Random
from typing import Final, NamedTuple

from meridian.bots import guide_of
from meridian.bots.advice import Reason
from meridian.core.action import Action
from meridian.core.chance import weighted
from meridian.core.codec import words_for
from meridian.core.errors import BadInput
from meridian.core.facts import collect, unique
from meridian.core.game import Game
from meridian.core.journal import Entry, Header, Journal
from meridian.core.position import Position
from meridian.core.replay import replay
from meridian.core.words import tag_of
from meridian.practice.exercise import (
    MOST_ANSWERS,
    NOBODY,
    Answer,
    ExerciseFile,
    changed_options,
    lines_of,
)
from meridian.practice.library import Themes, themes_of
from meridian.practice.weigh import Weighed, reasons, weigh

LEAD: Final = 0.08
"""By how much the best answer is ahead of the second, in chances to win."""
GOOD_LOOKING: Final = 0.20
"""Answers at most this much worse than the best look good."""
SURE_WORLDS: Final = 0.9
"""The part of the imagined worlds in which the best answer must be the best: nothing hidden decides it."""
LOOKS: Final = ((2, 3, LEAD / 2), (6, 4, LEAD))
"""Looks before the check: imagined worlds, playouts in each, and the lead that is needed to go on."""
CHECK_WORLDS: Final = 24
CHECK_PLAYOUTS: Final = 16
MOMENTS_PER_GAME: Final = 60
EXERCISES_PER_GAME: Final = 3
MOST_OPTIONS: Final = 30
MOST_ENTRIES: Final = 600
"""Moments after more entries are left out: exercises are small files."""
EASY_LEAD: Final = 0.16
NEAREST_GUESSES: Final = 12
"""Points between two guesses of odds."""
ODDS_SHARE: Final = 8
"""One exercise out of this number asks for odds, and one may ask for a battle."""
LIKELY: Final = (0.62, 0.9)
"""How likely the better side of a battle is to win: neither even nor certain."""

Found = Callable[[ExerciseFile], None]


class JournalSource(NamedTuple):
    """A journal and what its exercises say of where they come from."""

    name: str
    journal: Journal


class AskedMoment(NamedTuple):
    """A seat that is asked something after some entries."""

    source: JournalSource
    entries: list[Entry]
    p: Position
    seat: int

    @property
    def header(self) -> Header:
        """The header of the table."""
        return self.source.journal.header


def make(
    game: Game, sources: Iterable[JournalSource], count: int, seed: int, found: Found | None = None
) -> list[ExerciseFile]:
    """Make up to `count` exercises, spread over games and themes; `found` hears of each at once."""
    themes = themes_of(game.name)
    if themes is None:
        raise BadInput(f"{game.name} has no themes, so nothing can be practised in it")
    maker = _Maker(game, themes, count, seed)
    for source in sources:
        for exercise in maker.in_journal(source):
            if found is not None:
                found(exercise)
        if len(maker.made) >= count:
            break
    return maker.made


class _Maker:
    def __init__(self, game: Game, themes: Themes, count: int, seed: int) -> None:
        self.game, self.themes, self.count, self.seed = game, themes, count, seed
        self.made: list[ExerciseFile] = []
        self.by_theme: Counter[str] = Counter()
        self.most_per_theme = max(1, -(-count * 2 // (len(themes.theme) + 1)))
        self.last_battle = ""
        self.most_odds = max(1, count // ODDS_SHARE)

    def in_journal(self, source: JournalSource) -> Iterator[ExerciseFile]:
        """The exercises of one journal."""
        here = 0
        for moment in self.moments(source):
            made = self.exercise(moment)
            if made is None:
                continue
            self.made.append(made)
            self.by_theme[made.theme] += 1
            here += 1
            yield made
            if here == EXERCISES_PER_GAME or len(self.made) >= self.count:
                return

    def moments(self, source: JournalSource) -> Iterator[AskedMoment]:
        """Some moments of a journal at which one seat alone has a choice, in an order of chance."""
        asked: list[tuple[int, int]] = []
        for number, _, _, p in replay(self.game, source.journal, MOST_ENTRIES):
            who = p.who()
            if len(who) == 1 and who[0] >= 0 and p.only_answer(who[0]) is None:
                asked.append((number, who[0]))
        Random(f"{self.seed}/{source.name}").shuffle(asked)
        wanted = dict(asked[:MOMENTS_PER_GAME])
        kept = {
            number: self.game.rules.copy(p)
            for number, _, _, p in replay(self.game, source.journal, max(wanted, default=0))
            if number in wanted
        }
        for number, seat in wanted.items():
            yield AskedMoment(source, source.journal.entries[:number], kept[number], seat)

    def exercise(self, moment: AskedMoment) -> ExerciseFile | None:
        """The exercise of a moment, if there is one in it."""
        wants_battle = self.by_theme["battle"] < self.most_odds and moment.source.name != self.last_battle
        if wants_battle and (battle := self.battle(moment)) is not None:
            self.last_battle = moment.source.name  # one of a game: its next moments show the same battle
            return battle
        if self.by_theme["odds"] < self.most_odds and len(self.made) % ODDS_SHARE == ODDS_SHARE - 1:
            return self.odds(moment)
        return self.best(moment)

    # Questions

    def best(self, moment: AskedMoment) -> ExerciseFile | None:
        """Find the best answer: one must be clearly ahead, and that must not hang on what is hidden."""
        seat, view = moment.seat, self.game.rules.view(moment.p, moment.seat)
        options = view.options(seat)
        tags = {tag_of(type(option)) for option in options}
        if len(options) > MOST_OPTIONS or not any(self.has_room(tag) for tag in tags):
            return None
        first, ranked = self.ranked(moment, view, options)
        if len(ranked) < 2:
            return None
        for worlds, playouts, lead in LOOKS:
            look = weigh(self.game, view, seat, ranked, worlds, playouts, self.luck(moment, f"look {worlds}"))
            if not self.has_room(tag_of(type(look[0].action))) or look[0].chance - look[1].chance < lead:
                return None
        found = weigh(self.game, view, seat, ranked, CHECK_WORLDS, CHECK_PLAYOUTS, self.luck(moment, "check"))
        if not self.is_clear(found) or found[0].action != look[0].action:
            return None
        theme = self.themes.of_answer(tag_of(type(found[0].action)))
        clauses = self.clauses(moment, found[0].action)
        if theme is None or not clauses:
            return None
        lead = found[0].chance - found[1].chance
        difficulty = 3 if first != found[0].action else 1 if lead >= EASY_LEAD else 2
        chosen = {each.action for each in found[:MOST_ANSWERS]}
        words = words_for(self.game, moment.header)
        why = reasons(self.game, view, seat, [each.action for each in found], self.luck(moment, "reasons"))
        against = [[], *why[1:]]
        answers = [
            Answer(words.say(each.action), round(each.chance, 3), rounded(each.interval), against[found.index(each)])
            for each in sorted(found, key=lambda each: options.index(each.action))
            if each.action in chosen
        ]
        return self.file(moment, "best", theme, difficulty, clauses, answers, CHECK_WORLDS * CHECK_PLAYOUTS, why[0])

    def odds(self, moment: AskedMoment) -> ExerciseFile | None:
        """How likely is it that you win? Asked where a turn begins."""
        if moment.p.question(moment.seat).key not in self.game.turn_questions or not moment.entries:
            return None
        view = self.game.rules.view(moment.p, moment.seat)
        options = view.options(moment.seat)
        if len(options) > MOST_OPTIONS:
            return None
        _, ranked = self.ranked(moment, view, options)
        if not ranked:
            return None
        seed = self.luck(moment, "odds")
        found = weigh(self.game, view, moment.seat, ranked[:4], CHECK_WORLDS, CHECK_PLAYOUTS, seed)[0]
        clauses = self.clauses(moment, found.action)
        low, high = found.interval
        if not clauses or high - low > 2 * LEAD or not 0.1 <= found.chance <= 0.9:
            return None
        answers = guesses(found.chance, found.interval, Random(seed))
        return self.file(moment, "odds", "odds", 2, clauses, answers, CHECK_WORLDS * CHECK_PLAYOUTS)

    def battle(self, moment: AskedMoment) -> ExerciseFile | None:
        """Who wins the battle under way? Its chances are exact."""
        query = self.themes.battle_query
        if query is None:
            return None
        told = self.game.rules.queries(self.game.rules.view(moment.p, moment.seat), moment.seat, [query]).get(query)
        if told is None or not LIKELY[0] <= max(told["win"], 1 - told["win"]) <= LIKELY[1]:
            return None
        win, lost = round(told["win"], 3), round(1 - told["win"], 3)
        clauses = unique(" ".join(clause for line in told["lines"] for clause in line[3]))[:3]
        answers = [
            Answer(told["aggressor"], win, (win, win)),
            Answer(told["defender"] or NOBODY, lost, (lost, lost)),
        ]
        fewer_dice_win = (told["dice"][0] > told["dice"][1]) != (win > 0.5)
        return self.file(moment, "battle", "battle", 3 if fewer_dice_win else 1, clauses, answers, 0)

    # What goes with a question

    def has_room(self, tag: str) -> bool:
        """Whether an exercise about this kind of answer is still wanted."""
        theme = self.themes.of_answer(tag)
        return theme is not None and self.by_theme[theme] < self.most_per_theme

    def ranked(self, moment: AskedMoment, view: Position, options: list[Action]) -> tuple[Action, list[Action]]:
        """The sound player's choice, and the answers that are compared, most promising first."""
        guide, random = guide_of(self.game), Random(self.luck(moment, "policy"))
        world = self.game.rules.imagine(view, lambda weights: weighted(random, weights))
        first = guide.policy(random).choose(guide.copy(world), moment.seat, options)
        if first not in options:  # an answer of its own, such as an offer, which nobody could choose from a list
            return first, []
        ranked = guide.ranked(world, moment.seat, options, first)
        if len(ranked) == 1:  # this guide searches elsewhere
            ranked = [first, *(option for option in options if option != first)]
        return first, ranked[: guide.search_settings().root_candidates]

    def is_clear(self, found: list[Weighed]) -> bool:
        """Whether one answer is clearly the best, few look as good, and nothing hidden decides it."""
        best, second = found[0], found[1]
        good_looking = sum(best.chance - each.chance <= GOOD_LOOKING for each in found)
        return (
            best.chance - second.chance >= LEAD
            and best.interval[0] > second.interval[1]
            and good_looking <= MOST_ANSWERS
            and best.leads >= SURE_WORLDS
        )

    def clauses(self, moment: AskedMoment, action: Action) -> list[str]:
        """The clauses that the best answer's own consequences cite."""
        after = self.game.rules.copy(moment.p)
        after.recording = True
        collect(after)
        after.play(moment.seat, action)
        return unique(" ".join(clause for fact in collect(after) for clause in fact.clauses))[:3]

    def luck(self, moment: AskedMoment, use: str) -> str:
        """The seed of one use of chance."""
        return f"{self.seed}/{moment.source.name}/{len(moment.entries)}/{use}"

    def file(
        self,
        moment: AskedMoment,
        question: str,
        theme: str,
        difficulty: int,
        clauses: list[str],
        answers: list[Answer],
        playouts: int,
        why: list[Reason] | None = None,
    ) -> ExerciseFile:
        """The file of an exercise. Its id follows from what is played."""
        words = words_for(self.game, moment.header)
        lines = lines_of(words, moment.entries)
        mark = hashlib.sha256("\n".join([question, *lines]).encode()).hexdigest()[:6]
        return ExerciseFile(
            id=f"{self.game.prefix.lower()}-{theme}-{mark}",
            game=self.game.name,
            question=question,  # type: ignore[arg-type]
            asked=moment.p.question(moment.seat).key,
            seat=words.actor(moment.seat),
            theme=theme,
            difficulty=difficulty,
            clauses=clauses,
            playouts=playouts,
            source=f"{moment.source.name}, entry {len(moment.entries)}",
            players=moment.header.seats,
            answer=answers,
            entries=lines,
            reason=why or [],
            options=changed_options(self.game, moment.header),
        )


def guesses(chance: float, interval: tuple[float, float], random: Random) -> list[Answer]:
    """The right percentage among three others, in order of size."""
    right = round(100 * chance)
    steps = [right + NEAREST_GUESSES * step for step in range(-3, 4)]
    possible = [each for each in steps if 2 <= each <= 98]
    first = random.randint(0, max(0, len(possible) - 4))
    first = min(first, possible.index(right))
    first = max(first, possible.index(right) - 3)
    return [Answer(str(each), round(chance, 3), rounded(interval)) for each in possible[first : first + 4]]


def rounded(interval: tuple[float, float]) -> tuple[float, float]:
    """An interval as files have it."""
    return round(interval[0], 3), round(interval[1], 3)
