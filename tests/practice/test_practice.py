"""Exercises: those that are shipped hold, making them is repeatable, grades and the daily choice are as documented."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from datetime import date, timedelta
from io import StringIO
from pathlib import Path

import msgspec
import pytest

from meridian import games
from meridian.cli import main
from meridian.cli.terminal.practised import FILE, PractisedFile
from meridian.core.codec import to_lines
from meridian.core.errors import BadInput
from meridian.core.game import edition_of, speaker_for
from meridian.core.journal import Journal
from meridian.lessons.course import lesson_of
from meridian.practice import exercise as exercises
from meridian.practice.check import faults
from meridian.practice.daily import daily
from meridian.practice.exercise import Answer, Exercise, parse, written
from meridian.practice.grades import Grade, best_of, grade_of, loss_of
from meridian.practice.library import exercises_of, paths_of, themes_of
from meridian.practice.why import reasons_of

Practise = Callable[..., str]
PATHS = [path for game in games.shipped() for path in paths_of(game)]


@pytest.mark.parametrize("path", PATHS, ids=lambda path: path.stem)
def test_a_shipped_exercise_holds(path: Path) -> None:
    found = exercises.read(path)
    assert faults(found) == []
    assert path.stem == found.file.id
    assert path.read_text(encoding="utf-8") == written(found.file)


def test_every_game_has_exercises() -> None:
    for game in games.shipped():
        assert exercises_of(game), game


def any_exercise() -> Exercise:
    return next(each for each in exercises_of("global-domination").values() if each.file.question == "best")


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        ({"theme": "cooking"}, "there is no theme"),
        ({"clauses": ["GD-999"]}, "not in the rule book"),
        ({"asked": "window"}, "the rules ask"),
        ({"entries": []}, "is not the only one who is asked"),
        ({"answer": [Answer("pass", 0.5, (0.4, 0.6)), Answer("end-turn", 0.5, (0.4, 0.6))]}, "exactly one"),
        ({"answer": [Answer("build XXX", 0.6, (0.5, 0.7)), Answer("pass", 0.5, (0.4, 0.6))]}, "not possible"),
    ],
)
def test_a_changed_exercise_is_found_out(change: dict[str, object], complaint: str) -> None:
    changed = Exercise(msgspec.structs.replace(any_exercise().file, **change))
    assert any(complaint in line for line in faults(changed))


def test_a_file_that_cannot_be_read_is_refused_in_one_line() -> None:
    with pytest.raises(BadInput, match=r"here: .*difficulty"):
        parse(written(any_exercise().file).replace("difficulty = ", "difficulty = 9"), "here")


def test_a_shipped_exercise_is_made_again_from_its_journal(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The command that is documented writes the file that is shipped, letter by letter."""
    best = [each for each in exercises_of("global-domination").values() if each.file.question == "best"]
    found = min(best, key=lambda each: len(each.entries))
    journal = tmp_path / f"{found.file.source.partition(',')[0]}.jsonl"
    journal.write_text(to_lines(found.game, Journal(found.header, found.entries)), encoding="utf-8")
    out = tmp_path / "made"
    assert main(["practice", "make", str(journal), "--seed", "19", "--out", str(out)]) == 0
    assert (out / f"{found.file.id}.toml").read_text(encoding="utf-8") == written(found.file)
    assert main(["practice", "make", "--out", str(tmp_path)]) == 2
    assert "name journals, or a game" in capsys.readouterr().err


def test_a_loss_has_the_grade_of_its_limit() -> None:
    losses = [0.0, 2.0, 2.1, 5.0, 5.1, 10.0, 10.1]
    assert [grade_of(loss) for loss in losses] == [
        Grade.EXCELLENT, Grade.EXCELLENT, Grade.GOOD, Grade.GOOD, Grade.FAIR, Grade.FAIR, Grade.MISSED,
    ]  # fmt: skip
    file = msgspec.structs.replace(
        any_exercise().file, answer=[Answer("a", 0.4, (0.3, 0.5)), Answer("b", 0.61, (0.6, 0.62))]
    )
    assert [loss_of(file, answer) for answer in file.answer] == [21.0, 0.0]
    assert best_of(file).say == "b"
    guess = msgspec.structs.replace(file, question="odds", answer=[Answer("30", 0.42, (0.4, 0.44))])
    assert loss_of(guess, guess.answer[0]) == 12.0


def test_the_daily_position_goes_through_all_and_depends_on_the_date_alone() -> None:
    for game in games.shipped():
        number = len(exercises_of(game))
        first = date.fromordinal(number * 2000)
        lap = [daily(game, first + timedelta(days=at)) for at in range(number)]
        assert Counter(lap) == Counter(list(exercises_of(game)))
        assert lap == [daily(game, first + timedelta(days=at)) for at in range(number)]


def test_the_themes_of_a_game_have_names_in_both_languages() -> None:
    for game in games.shipped():
        themes = themes_of(game)
        assert themes is not None
        assert all(name.en and name.de for name in themes.names().values())


@pytest.fixture
def practise(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Practise:
    """Practise with these input lines; what was practised is kept in a folder of the test."""

    def run(lines: str, *args: str) -> str:
        monkeypatch.setattr("sys.stdin", StringIO(lines))
        assert main(["practice", *args, "--data", str(tmp_path)]) == 0
        return capsys.readouterr().out

    return run


def test_practice_in_the_terminal(practise: Practise, capsys: pytest.CaptureFixture[str]) -> None:
    found = any_exercise().file
    right = found.answer.index(best_of(found)) + 1
    said = practise(f"99\n{right}\nq\n", "global-domination", "--exercise", found.id, "--lang", "de")
    assert "Welche Antwort ist die beste?" in said
    assert "Ausgezeichnet" in said
    assert found.clauses[0] in said
    assert "global-domination: 1 of 16 answered" in practise("")
    # What was answered comes last, and the first grade counts.
    assert "1 of 16" in practise("q\n", "global-domination")
    wrong = right % len(found.answer) + 1
    practise(f"{wrong}\nq\n", "global-domination", "--exercise", found.id)
    assert "global-domination: 1 of 16 answered" in practise("")
    assert main(["practice", "global-domination", "--theme", "cooking"]) == 2
    assert "there is no theme 'cooking'" in capsys.readouterr().err


def test_exercises_of_your_own_are_asked(
    practise: Practise, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """As `meridian practice make` writes them: a folder, or one file."""
    found = any_exercise().file
    right = found.answer.index(best_of(found)) + 1
    folder = tmp_path / "made"
    folder.mkdir()
    (folder / "one.toml").write_text(written(found), encoding="utf-8")
    assert "Excellent" in practise(f"{right}\nq\n", str(folder))
    assert "Excellent" in practise(f"{right}\nq\n", str(folder / "one.toml"))
    assert main(["practice", str(folder), "--today"]) == 2
    assert "exercises of your own" in capsys.readouterr().err
    (folder / "one.toml").write_text(written(found).replace(f'"{found.theme}"', '"cooking"'), encoding="utf-8")
    assert main(["practice", str(folder)]) == 2
    assert "has no theme 'cooking'" in capsys.readouterr().err


def test_the_daily_position_counts_for_its_day(practise: Practise) -> None:
    assert "days in a row: 1" in practise("1\nq\n", "globetrotters", "--today")
    assert "days in a row: 1" in practise("1\nq\n", "globetrotters", "--today"), "once a day"


def test_a_quiz_question_of_a_lesson_comes_back(practise: Practise, tmp_path: Path) -> None:
    lesson, step = (
        "gd-2",
        1
        + next(
            at for at, one in enumerate(lesson_of("global-domination", "gd-2").steps) if one.teaching.quiz is not None
        ),
    )
    kept = PractisedFile(tmp_path / FILE)
    day = date.today()
    kept.met("global-domination", lesson, step, day - timedelta(days=2))
    quiz = lesson_of("global-domination", lesson).steps[step - 1].teaching.quiz
    assert quiz is not None
    right = [one.right for one in quiz.answers].index(True) + 1
    said = practise(f"{right}\nq\n", "global-domination")
    assert said.index(quiz.en) < said.index("1 of 16")
    assert quiz.en not in practise("q\n", "global-domination"), "it is due in three days"
    kept = PractisedFile(tmp_path / FILE)
    later = kept.due_quiz("global-domination", day + timedelta(days=5))
    assert later is not None
    assert later.right == 1
    for _ in range(3):
        kept.answered_quiz(later, True, day)
        later = kept.kept.quizzes[f"{lesson}/{step}"] or later
    assert kept.due_quiz("global-domination", day + timedelta(days=99)) is None, "it is known"


def test_meridian_check_takes_exercises(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    good, bad = tmp_path / "good.toml", tmp_path / "bad.toml"
    good.write_text(written(any_exercise().file), encoding="utf-8")
    bad.write_text(written(msgspec.structs.replace(any_exercise().file, theme="cooking")), encoding="utf-8")
    assert main(["check", str(tmp_path)]) == 1
    said = capsys.readouterr().out
    assert f"{bad}: theme: there is no theme 'cooking'" in said
    assert "1 passed, 1 failed" in said


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("game", games.shipped())
def test_every_answer_to_find_has_a_reason_in_words(game: str, lang: str) -> None:
    for exercise in exercises_of(game).values():
        speaker = speaker_for(exercise.game, edition_of(exercise.game), lang)
        found = reasons_of(exercise, speaker)
        assert len(found) == len(exercise.file.answer)
        assert all(bool(texts) == (exercise.file.question == "best") for texts in found)
        assert all(text.strip() for texts in found for text in texts)


def test_most_worse_answers_say_what_they_lack() -> None:
    asked = [exercise.file for game in games.shipped() for exercise in exercises_of(game).values()]
    worse = [answer for file in asked if file.question == "best" for answer in file.answer if answer != best_of(file)]
    assert sum(bool(answer.reason) for answer in worse) > len(worse) / 2
