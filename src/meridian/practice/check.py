"""Checks an exercise against the rules as they are: answers are legal, and one is clearly the best."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator

from meridian.core.errors import BadInput
from meridian.core.facts import collect
from meridian.core.position import Position
from meridian.core.rulebook import rulebook
from meridian.practice.exercise import NOBODY, Exercise, parse
from meridian.practice.grades import Grade, best_of, grade_of, loss_of
from meridian.practice.library import themes_of
from meridian.practice.make import LEAD


def is_exercise(text: str) -> bool:
    """Whether a TOML text is an exercise rather than a scenario: no scenario says what its answers are worth."""
    try:
        return "answer" in tomllib.loads(text)
    except tomllib.TOMLDecodeError:
        return False


def check_text(text: str, where: str) -> str:
    """What is wrong with the exercise of a file, in one line; empty if nothing is."""
    found = dict.fromkeys(faults(parse(text, where)))
    return f"{where}: {'; '.join(found)}" if found else ""


def faults(exercise: Exercise) -> list[str]:
    """What is wrong with an exercise, in one line each; nothing if it can be shipped."""
    try:
        return list(_faults(exercise, exercise.position()))
    except BadInput as error:
        return [str(error)]


def _faults(exercise: Exercise, p: Position) -> Iterator[str]:
    file, seat = exercise.file, exercise.seat
    themes = themes_of(file.game)
    if themes is None or file.theme not in themes.names():
        yield f"theme: there is no theme {file.theme!r}"
    yield from (f"clauses: {each} is not in the rule book" for each in file.clauses if not _known(exercise, each))
    if p.who() != [seat]:
        yield f"seat: {file.seat} is not the only one who is asked"
        return
    if p.question(seat).key != file.asked:
        yield f"asked: the rules ask {p.question(seat).key!r}, not {file.asked!r}"
    if sum(grade_of(loss_of(file, answer)) is Grade.EXCELLENT for answer in file.answer) != 1:
        yield "answer: exactly one should be excellent"
    if file.question == "best":
        yield from _best(exercise, p)
    elif file.question == "battle":
        yield from _battle(exercise, p)


def _known(exercise: Exercise, clause: str) -> bool:
    return clause in rulebook(exercise.game.package)


def _best(exercise: Exercise, p: Position) -> Iterator[str]:
    """One answer is clearly ahead, all are legal, and the best leads to facts that cite the clauses."""
    file, words = exercise.file, exercise.words
    options = [words.say(action) for action in p.options(exercise.seat)]
    yield from (f"answer: {each.say!r} is not possible" for each in file.answer if each.say not in options)
    best, second = sorted(file.answer, key=lambda answer: -answer.chance)[:2]
    if round(best.chance - second.chance, 3) < LEAD or best.interval[0] <= second.interval[1]:
        yield f"answer: {best.say!r} is not clearly ahead of {second.say!r}"
    if best.say in options:
        collect(p)
        p.play(exercise.seat, words.read(best_of(file).say))
        cited = {clause for fact in collect(p) for clause in fact.clauses}
        yield from (f"clauses: {each} is not cited by the best answer" for each in file.clauses if each not in cited)


def _battle(exercise: Exercise, p: Position) -> Iterator[str]:
    """The chances of the battle are those that the rules work out."""
    themes = themes_of(exercise.file.game)
    query = None if themes is None else themes.battle_query
    if query is None:
        yield "question: this game has no battles"
        return
    told = exercise.game.rules.queries(exercise.game.rules.view(p, exercise.seat), exercise.seat, [query])[query]
    if told is None:
        yield "question: no battle is under way"
        return
    right = [(told["aggressor"], round(told["win"], 3)), (told["defender"] or NOBODY, round(1 - told["win"], 3))]
    if [(answer.say, answer.chance) for answer in exercise.file.answer] != right:
        yield f"answer: the rules say {right}"
