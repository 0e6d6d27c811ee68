"""`meridian learn`: lessons in the terminal, from the list to the last sentence."""

from __future__ import annotations

import io
import json
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from meridian import games
from meridian.cli import main
from meridian.cli.terminal.lesson import LessonTerminal, teach
from meridian.cli.terminal.screen import Screen
from meridian.lessons import course
from meridian.lessons.lesson import Lesson
from tests.lessons.small import LESSON, PRACTICE

Learn = Callable[..., tuple[int, str, str]]
LESSONS = [lesson for game in games.shipped() for lesson in course.lessons_of(game)]


@pytest.fixture
def learn(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Learn:
    """Learn with these input lines; progress is kept in a folder of the test."""

    def run(lines: list[str], *args: object) -> tuple[int, str, str]:
        monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
        status = main(["learn", *(str(arg) for arg in args), "--data", str(tmp_path / "data")])
        captured = capsys.readouterr()
        return status, captured.out, captured.err

    return run


def test_a_lesson_with_mistakes_is_left_resumed_and_finished(learn: Learn, tmp_path: Path) -> None:
    status, out, _ = learn(
        ["", "attack domination", "pass", "pass", "nonsense", "build fog", "back", "", "show", "bra", "quit"],
        "global-domination",
    )
    assert status == 0
    assert "Look at: Andean States, Southern Cone, United States, Ida" in out
    assert out.index("Press Enter") < out.index("Step 2 of 11") < out.index("Good instinct!")
    assert "Try this: Use Domination for Build (you can type: build domination)" in out
    assert "Type show, and the lesson answers for you." in out
    assert "“nonsense” is not understood" in out
    assert "Answered for you: Use Domination for Build." in out
    assert "A fine place" not in out  # that is for other places than the right one
    assert out.index("A new Force is Struggling") < out.index("Step 4 of 11")
    assert out.endswith("Go on with: meridian learn global-domination gd-1\n")

    assert "  gd-1: Plant your flag (7 min), step 4 of 11\n" in learn([])[1]
    status, out, _ = learn(["restart", "", "quit"], "global-domination", "gd-1")
    assert "we go on at step 4" in out
    assert "Step 4 of 11" in out
    assert "Step 2 of 11" in out
    out = learn([*["show", ""] * 20, "quit"], "global-domination", "gd-1")[1]
    assert "Next: Better cards." in out
    assert json.loads((tmp_path / "data" / "lessons.json").read_text())["gd-1"]["done"]
    assert "✓ gd-1: Plant your flag (7 min)\n" in learn([])[1]
    first = json.loads(learn([], "--json")[1])["courses"][0]["lessons"][0]
    assert (first["lesson"], first["done"], first["step"]) == ("gd-1", True, 1)
    assert "Better cards" in learn([], "global-domination")[1]  # the first that is not finished
    assert "Resources and fog" in learn(["skip"], "global-domination")[1]


def test_a_lesson_in_german(learn: Learn) -> None:
    out = learn(
        ["", "pass", "tipp", "zurück", "weiter", "zeig", "schluss"], "global-domination", "gd-1", "--lang", "de"
    )[1]
    assert "Schritt 2 von 11" in out
    assert "Schau auf: Andenstaaten" in out
    assert "Versuch es damit: " in out
    assert "Für dich geantwortet: " in out
    assert "Weiter mit: meridian learn global-domination gd-1 --lang de" in out


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.head.id)
def test_a_clumsy_learner_finishes_every_lesson(lesson: Lesson) -> None:
    """Numbers at random, nonsense and steps back: whoever asks to be shown in the end gets to the end."""
    random = Random(lesson.head.id)
    clumsy = [
        random.choice(["", "1", "2", "7", "x", "again", "back", "hint", "board", "why", "all"]) for _ in range(60)
    ]
    for lang in ("en", "de"):
        reached: list[tuple[int, bool]] = []
        typed = [*clumsy, *(line for _ in range(400) for line in ("show", "", "1", "2", "3"))]
        screen = Screen(io.StringIO(), io.StringIO("".join(f"{line}\n" for line in typed)))
        teach(LessonTerminal(lesson, screen, lang, 1, lambda *now, into=reached: into.append(now)))
        assert reached[-1] == (len(lesson.steps), True)


def test_a_file_of_ones_own(learn: Learn, tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(LESSON, encoding="utf-8")
    out = learn(["", "build domination", "AND, BRA", "SCO", "2", "0", "1"], path)[1]
    assert out.count("Two in South America.") == 1
    assert out.index("Look again.") < out.index("Type the number of an answer.") < out.index("Yes.")
    assert "You have 0 points." in out
    assert learn([])[1].count("small") == 0

    path.write_text(PRACTICE, encoding="utf-8")
    out = learn(["build domination", "CAN", "done", "yes", "again", "hint", "show"], path)[1]
    assert out.index("☆☆☆") < out.index("Not quite.") < out.index("The sea.") < out.index("This is one way:")
    assert out.rstrip().endswith("Done.")

    path.write_text(LESSON.replace("area:USA", "area:USSA"), encoding="utf-8")
    status, _, err = learn([], path)
    assert status == 2
    assert f"{path}:30: step 1: point: area:USSA: there is no such area" in err


@pytest.mark.parametrize(
    ("args", "complaint"),
    [
        (["chess"], "chess"),
        (["global-domination", "gd-99"], "there is no lesson 'gd-99'"),
        (["global-domination", "gd-1", "--lang", "fr"], "there is no language 'fr'"),
        (["missing.toml"], "missing.toml"),
    ],
)
def test_bad_input_gets_one_line(learn: Learn, args: list[str], complaint: str) -> None:
    status, _, err = learn([], *args)
    assert status == 2
    assert complaint in err
    assert err.count("\n") == 1
