"""`meridian practice`: positions out of games with a question, in the terminal; `make` makes them."""

from __future__ import annotations

import json
import os
import sys
from datetime import UTC, date, datetime
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec

from meridian import games
from meridian.cli import practice_make
from meridian.cli.arguments import DEFAULT_LANG, Json, check_language
from meridian.cli.terminal import saved
from meridian.cli.terminal.chance import SEEDED
from meridian.cli.terminal.game_loop import play
from meridian.cli.terminal.practised import FILE, PractisedFile
from meridian.cli.terminal.screen import EndOfInput, Screen, quoted
from meridian.cli.terminal.seating import PERSON, Chair, best
from meridian.cli.terminal.terminal import Terminal
from meridian.core.errors import BadInput
from meridian.core.game import edition_of, speaker_for
from meridian.core.journal import Journal
from meridian.core.replay import replay
from meridian.core.rulebook import rulebook
from meridian.core.speaker import Speaker
from meridian.core.suggestions import closest
from meridian.lessons.course import lessons_of
from meridian.lessons.quizzes import DAYS, KeptQuiz
from meridian.practice.daily import daily
from meridian.practice.exercise import NOBODY, Answer, Exercise, read
from meridian.practice.grades import best_of, grade_of, loss_of
from meridian.practice.library import Themes, exercise_of, exercises_of, themes_of
from meridian.practice.why import reasons_of
from meridian.server.configuration import default_data_folder

HELP: Final = """Practise positions out of games: choose an answer, then see how likely each is to win.

`meridian practice make --help` explains how exercises are made."""
PROMPT: Final = "> "
LEAVE: Final = ("q", "quit", "exit")
PLAY_ON: Final = "p"
LATEST: Final = 3
"""How many lines of the log stand above the question."""


class Shown(NamedTuple):
    """An exercise, who speaks of it, and the screen."""

    exercise: Exercise
    speaker: Speaker
    screen: Screen

    def text(self, key: str, **args: Any) -> str:
        """A message of practice."""
        return self.speaker.text(f"practice-{key}", **args)

    def say(self, answer: Answer) -> str:
        """An answer in words."""
        file = self.exercise.file
        if file.question == "odds":
            return f"{answer.say} %"
        if file.question == "battle":
            if answer.say == NOBODY:
                return self.text("independent")
            side = "aggressor" if answer is file.answer[0] else "defender"
            return self.text(side, player=self.speaker.seat(self.exercise.words.read_actor(answer.say)))
        return self.speaker.action(self.exercise.words.read(answer.say))


def run(
    game: str | None = None,
    /,
    *,
    theme: str | None = None,
    difficulty: int | None = None,
    today: bool = False,
    exercise: str | None = None,
    data: Path | None = None,
    as_json: Json = False,
    lang: str = DEFAULT_LANG,
) -> int:
    """Practise positions of a game, one after the other: first a quiz question of a lesson that comes back today, then
    what was not answered yet. Without a game, list what there is.

    Parameters
    ----------
    game
        The game, for example global-domination; or an exercise file of your own, or a folder of them.
    theme
        Only exercises of this theme.
    difficulty
        Only easy (1), medium (2) or hard (3) exercises.
    today
        Only the daily position, which is the same for everybody.
    exercise
        Only the exercise with this id.
    data
        The folder where grades, days and quiz questions are kept.
    as_json
        List the exercises with their answers, chances and grades as one JSON object.
    lang
        The language of texts: en, de or another of `meridian languages`.
    """
    check_language(lang)
    kept = PractisedFile((data or default_data_folder(os.environ)) / FILE)
    if game is None:
        if theme or difficulty or today or exercise:
            raise BadInput("practice: which game? (meridian practice lists them)")
        return _list(kept, as_json, lang)
    own = _own(Path(game))
    if own and (theme or difficulty or today or exercise):
        raise BadInput("practice: exercises of your own are asked one after the other, without a choice")
    chosen = own or _chosen(games.load(game).name, theme, difficulty, today, exercise)
    if as_json:
        print(
            json.dumps(
                {"game": chosen[0].game.name, "exercises": [_plain(each) for each in chosen]}, ensure_ascii=False
            )
        )
        return 0
    screen, now = Screen(sys.stdout, sys.stdin), datetime.now(UTC).date()
    try:
        quiz = None if exercise or own else kept.due_quiz(chosen[0].game.name, now)
        if quiz is not None and not _ask_quiz(screen, quiz, kept, now, lang):
            return 0
        chosen.sort(key=lambda each: each.file.id in kept.kept.grades)
        for number, each in enumerate(chosen, start=1):
            if not _practise(screen, each, kept, number, len(chosen), lang):
                break
    except EndOfInput:
        pass
    return 0


SUBCOMMANDS: Final = {"make": practice_make.run}


def _themes(game: str) -> Themes:
    found = themes_of(game)
    if found is None or not exercises_of(game):
        raise BadInput(f"there are no exercises of {game}")
    return found


def _own(path: Path) -> list[Exercise]:
    """The exercises of a file or a folder; none if it is neither."""
    found = sorted(path.glob("*.toml")) if path.is_dir() else [path] if path.suffix == ".toml" else []
    own = [read(each) for each in found]
    for each in own:
        if each.file.theme not in _themes(each.game.name).names():
            raise BadInput(f"{path}: {each.file.id}: {each.game.name} has no theme {each.file.theme!r}")
    return own


def _chosen(game: str, theme: str | None, difficulty: int | None, today: bool, exercise: str | None) -> list[Exercise]:
    """The exercises that were asked for."""
    themes = _themes(game).names()
    if exercise is not None:
        return [exercise_of(game, exercise)]
    if today:
        wanted = daily(game, datetime.now(UTC).date())
        return [] if wanted is None else [exercise_of(game, wanted)]
    if theme is not None and theme not in themes:
        raise BadInput(f"there is no theme {theme!r}{closest(theme, list(themes))} (themes: {', '.join(themes)})")
    if difficulty is not None and not 1 <= difficulty <= 3:
        raise BadInput(f"--difficulty goes from 1 to 3, not {difficulty}")
    found = [
        each
        for each in exercises_of(game).values()
        if theme in (None, each.file.theme) and difficulty in (None, each.file.difficulty)
    ]
    if not found:
        raise BadInput("no exercise is of this theme and difficulty")
    return found


def _list(kept: PractisedFile, as_json: bool, lang: str) -> int:
    """The games with their themes, and how many of their exercises were answered."""
    found = {game: exercises_of(game) for game in games.names() if exercises_of(game)}
    if as_json:
        plain = [{"game": game, "exercises": [_plain(each) for each in all_.values()]} for game, all_ in found.items()]
        print(json.dumps(plain, ensure_ascii=False))
        return 0
    for game, exercises in found.items():
        speaker = speaker_for(games.load(game), edition_of(games.load(game)), lang)
        print(f"{game}: {_answered(list(exercises), kept, speaker)}")
        for theme, name in _themes(game).names().items():
            of_theme = [each.file.id for each in exercises.values() if each.file.theme == theme]
            if of_theme:
                print(f"  {theme}: {name.said(lang)} ({_answered(of_theme, kept, speaker)})")
    return 0


def _answered(ids: list[str], kept: PractisedFile, speaker: Speaker) -> str:
    done = sum(each in kept.kept.grades for each in ids)
    return speaker.text("practice-answered", number=len(ids), done=done)


def _plain(exercise: Exercise) -> dict[str, Any]:
    file = exercise.file
    losses = [(answer, loss_of(file, answer)) for answer in file.answer]
    return {
        "id": file.id,
        "question": file.question,
        "theme": file.theme,
        "difficulty": file.difficulty,
        "clauses": file.clauses,
        "answers": [
            {"say": answer.say, "chance": answer.chance, "loss": loss, "grade": grade_of(loss)}
            for answer, loss in losses
        ],
    }


def _ask_quiz(screen: Screen, quiz: KeptQuiz, kept: PractisedFile, today: date, lang: str) -> bool:
    """Ask a question that comes back; False if that is enough. One that is not asked any more is forgotten."""
    lesson = next((each for each in lessons_of(quiz.game) if each.head.id == quiz.lesson), None)
    steps = [] if lesson is None else lesson.steps
    asked = steps[quiz.step - 1].teaching.quiz if quiz.step <= len(steps) else None
    if lesson is None or asked is None:
        kept.answered_quiz(msgspec.structs.replace(quiz, right=len(DAYS) - 1), True, today)
        return True
    speaker = speaker_for(lesson.game, edition_of(lesson.game), lang)
    screen.title(speaker.text("practice-quiz", lesson=lesson.head.name.said(lang)))
    screen.say(asked.text().said(lang))
    screen.listing([f"{at}. {each.text().said(lang)}" for at, each in enumerate(asked.answers, start=1)])
    number = _number(screen, len(asked.answers), speaker)
    if number is None:
        return False
    answer = asked.answers[number - 1]
    screen.say(answer.why().said(lang))
    if not answer.right:
        right = next(each for each in asked.answers if each.right)
        screen.say(speaker.text("practice-quiz-right", answer=right.text().said(lang)))
    kept.answered_quiz(quiz, answer.right, today)
    return True


def _practise(screen: Screen, exercise: Exercise, kept: PractisedFile, number: int, of: int, lang: str) -> bool:
    """Ask one exercise; False if that is enough."""
    game, file, seat = exercise.game, exercise.file, exercise.seat
    seats = exercise.header.seats
    speaker = speaker_for(game, edition_of(game), lang)
    names = [speaker.seat(at) for at in range(seats)]
    names[seat] = speaker.text("practice-you", player=names[seat])
    speaker = speaker_for(game, edition_of(game), lang, names)
    shown = Shown(exercise, speaker, screen)
    p = exercise.position()
    view = game.rules.view(p, seat)
    theme = _themes(game.name).names()[file.theme].said(lang)
    screen.title(shown.text("head", number=number, of=of, theme=theme, difficulty=file.difficulty))
    for section in game.text.portrait(view, seat, speaker):
        if section.opening:
            screen.title(section.title)
            for line in section.lines:
                screen.say(line)
    told = [fact for _, _, facts, _ in replay(game, Journal(exercise.header, exercise.entries)) for fact in facts]
    for fact in [fact for fact in told if fact.heard_by(seat)][-LATEST:]:
        screen.say(speaker.fact(fact), "dim")
    screen.title(shown.text(f"question-{file.question}"))
    if file.question == "best":
        screen.say(speaker.question(p.question(seat)))
    screen.listing([f"{at}. {shown.say(answer)}" for at, answer in enumerate(file.answer, start=1)])
    chosen = _number(screen, len(file.answer), speaker)
    if chosen is None:
        return False
    answer = file.answer[chosen - 1]
    _tell(shown, answer, lang)
    _keep(shown, answer, kept)
    screen.say(shown.text("after"))
    while (line := screen.read(PROMPT).casefold()) not in ("", *LEAVE, PLAY_ON):
        screen.say(shown.text("after"))
    if line == PLAY_ON:
        _play_on(screen, exercise, lang)
        return False
    return line not in LEAVE


def _number(screen: Screen, most: int, speaker: Speaker) -> int | None:
    """The number of the answer that is chosen; None if that is enough."""
    while True:
        line = screen.read(PROMPT)
        if line.casefold() in LEAVE:
            return None
        if line.isascii() and line.isdigit() and 1 <= int(line) <= most:
            return int(line)
        screen.say(speaker.text("practice-choose", said=quoted(line), number=most))


def _keep(shown: Shown, answer: Answer, kept: PractisedFile) -> None:
    """Keep the grade; the daily position also counts for its day."""
    file, today = shown.exercise.file, datetime.now(UTC).date()
    kept.note(file.id, grade_of(loss_of(file, answer)))
    if daily(file.game, today) == file.id:
        kept.note_daily(file.game, today)
        shown.screen.say(shown.text("streak", days=kept.streak(today)))


def _tell(shown: Shown, answer: Answer, lang: str) -> None:
    """The grade, the chances of all answers, and the rule."""
    file, screen = shown.exercise.file, shown.screen
    loss, right = loss_of(file, answer), best_of(file)
    screen.title(shown.text(f"grade-{grade_of(loss)}"))
    screen.say(shown.text("loss", loss=str(loss)))
    if file.question == "odds":
        screen.say(f"{100 * answer.chance:.1f} %")
    else:
        for each in sorted(file.answer, key=lambda one: -one.chance):
            mark = "*" if each is right else ">" if each is answer else " "
            screen.say(f"{mark} {100 * each.chance:5.1f} %  {shown.say(each)}")
    why = reasons_of(shown.exercise, shown.speaker)
    for each, texts in zip(file.answer, why, strict=True):
        if texts and each in (right, answer):
            screen.say(f"{shown.say(each)}: {' '.join(texts)}")
    book = rulebook(shown.exercise.game.package)
    for clause in file.clauses:
        screen.say(f"{clause}: {book.text(clause, lang)}", "dim")


def _play_on(screen: Screen, exercise: Exercise, lang: str) -> None:
    """A table in the terminal that goes on from the exercise."""
    game = exercise.game
    chairs = [Chair(best(game)) for _ in range(exercise.header.seats)]
    chairs[exercise.seat] = Chair(PERSON)
    table = saved.new(game, exercise.header, chairs, None, SEEDED)
    table.entries = exercise.entries
    play(Terminal(table, screen, lang))
