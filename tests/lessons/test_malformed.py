"""Lessons that teach nothing or say nonsense: each is an error with its file, its line, its step and its key."""

from __future__ import annotations

from pathlib import Path

import pytest

from meridian.cli import main
from meridian.lessons.check import check_file
from tests.lessons.small import LESSON, PRACTICE

SAY = 'say = { en = "Two in South America.", de = "Zwei in Südamerika." }'

WRONG = {
    "a text in one language": (
        LESSON, SAY, 'say = { en = "Two in South America." }', "step 3: say: 'de' is missing",
    ),
    "an empty text": (LESSON, 'de = "Zwei in Südamerika."', 'de = " "', "step 3: say: no text in de"),
    "a long text": (
        LESSON, 'de = "Zwei in Südamerika."', f'de = "{"a" * 331}"', "step 3: say: de has 331 letters, at most 330",
    ),
    "an unknown key": (LESSON, SAY, f'{SAY}\nacept = "any"', "step 3: 'acept' is unknown; did you mean accept?"),
    "an unknown key of a text": (
        LESSON, 'say = { en = "Two', 'say = { fr = "Deux", en = "Two', "step 3: say: 'fr' is unknown",
    ),
    "a spotlight on nothing": (
        LESSON, "area:USA", "area:USSA", "step 1: point: area:USSA: there is no such area; did you mean USA?",
    ),
    "a spotlight on another game": (
        LESSON, "area:USA", "ticket:TK001", "step 1: point: ticket:TK001: global-domination has no ticket",
    ),
    "a spotlight on no panel": (LESSON, "area:USA", "panel:markt", "step 1: point: panel:markt: there is no such"),
    "an unknown spotlight": (LESSON, "area:USA", "aera:USA", "step 1: point: aera:USA: a spotlight is one of"),
    "an answer not offered": (
        LESSON, "answer:build domination", "answer:text domination",
        "step 2: point: answer:text domination: this answer is not offered",
    ),
    "a reply to nothing": (LESSON, "attack *", "atack *", "step 2: reply: 'atack *' fits no answer"),
    "a placeholder of nothing": (
        LESSON, "Bau mit {card:domination}", "Bau mit {card:dominion}",
        "step 2: say: de: card:dominion: there is no such card",
    ),
    "a state of nothing": (
        LESSON, "players.p1.vp} points", "players.p1.vps} points", "lesson: done: en: there is no players.p1.vps",
    ),
    "no text before a question": (LESSON, f"{SAY}\n", "", "step 3: say: the learner is asked, and nothing is said"),
    "accept of a step to watch": (
        LESSON, 'point = ["area:USA"', 'accept = "any"\npoint = ["area:USA"',
        "step 1: accept: the learner is not asked in this step",
    ),
    "an unknown accept": (LESSON, '"any order"', '"in order"', "step 3: accept: 'in order' is neither a list"),
    "accept without the model": (
        LESSON, '"any order"', '["build-in CAN", "build-in AND"]',
        "step 3: accept: the model answer 'build-in BRA' is not right itself",
    ),
    "two right answers in a quiz": (
        LESSON, 'why_de = "Sieh noch einmal hin."', 'why_de = "Sieh hin.", right = true',
        "step 5: quiz: 2 to 5 answers, exactly one of them right",
    ),
    "a quiz without a reason": (LESSON, 'why_en = "Yes."', 'why_en = ""', "step 5: quiz: why_en: no text"),
    "a learner who is nobody": (LESSON, 'learner = "p1"', 'learner = "p3"', "lesson: learner: 'p3' is not p1 to p2"),
    "a name for the learner": (LESSON, '{ p2 = "Ida" }', '{ p1 = "Ida" }', "lesson: names: p1 is not another player"),
    "a need of nothing": (
        LESSON, 'learner = "p1"', 'learner = "p1"\nneeds = ["gd-0"]', "lesson: needs: there is no other lesson 'gd-0'",
    ),
    "a new version that changes no step": (
        LESSON, "version = 1", "version = 2", "lesson: version: the first step that version 2 has changed says so",
    ),
    "a step of no version": (LESSON, SAY, f"{SAY}\nsince = 0", "step 3: since: a version, a whole number from 1 on"),
    "an id that is taken": (
        LESSON, 'id = "small"', 'id = "gd-1"', "lesson: id: 'gd-1' is the id of 01-plant-your-flag.toml",
    ),
    "teaching without a lesson": (
        LESSON[: LESSON.index("[lesson]")] + LESSON[LESSON.index("[position]") :], "", "",
        "step 1: say: only a lesson teaches, a file with a [lesson] table",
    ),
    "a stranded learner": (
        LESSON.replace('hand = ["domination"]', 'hand = ["domination", "domination"]').replace(
            '"p2 done"', '"p2 done", "p2 end-turn"'
        ),
        'play = ["p1 build-in SCO"]',
        'play = ["p1 build-in SCO", "p1 end-turn", "p2 build domination", "p2 build-in CAN", "p2 done"]',
        "step 4: accept: after 'build-in CAN' the learner is stranded at step 4: play: 'p2 build-in CAN' was refused",
    ),
    "a goal that is no condition": (PRACTICE, '">= 2"', '"two"', "step 1: free: goal: 'two' should read like '>= 14'"),
    "a goal of nothing": (PRACTICE, "players.p1.vp", "players.p1.wp", "step 1: free: goal: there is no players.p1.wp"),
    "stars that begin elsewhere": (
        PRACTICE, "[2, 4, 6]", "[3, 4, 6]", "step 1: free: stars: the first mark must be the goal itself",
    ),
    "stars that do not rise": (PRACTICE, "[2, 4, 6]", "[2, 6, 4]", "step 1: free: stars: each mark must be higher"),
    "a goal the model misses": (
        PRACTICE.replace("free.stars = [2, 4, 6]\n", ""), '">= 2"', '">= 9"',
        "step 1: free: the model solution in play does not reach the goal",
    ),
    "stars the model misses": (
        PRACTICE, "[2, 4, 6]", "[2, 4, 7]", "step 1: free: the model solution in play earns 2 of 3 stars",
    ),
    "an unknown bot": (
        PRACTICE, "free.answers = 20", 'free.answers = 20\nfree.others = "stedy"',
        "step 1: free: others: there is no bot 'stedy'",
    ),
    "play after free play": (
        PRACTICE + '\n[[step]]\nsay = { en = "On.", de = "Weiter." }\nplay = ["p2 pass"]\nfacts = ["passed p2"]\n',
        "", "",
        "step 1: free: nothing can be played after free play",
    ),
}  # fmt: skip


@pytest.mark.parametrize("text", [LESSON, PRACTICE], ids=["lesson", "practice"])
def test_small_lesson_passes(tmp_path: Path, text: str) -> None:
    path = tmp_path / "small.toml"
    path.write_text(text, encoding="utf-8")
    assert [outcome.line for outcome in check_file(path)] == [""]


@pytest.mark.parametrize("name", WRONG)
def test_complaint_names_the_place(tmp_path: Path, capsys: pytest.CaptureFixture[str], name: str) -> None:
    text, old, new, complaint = WRONG[name]
    path = tmp_path / "small.toml"
    assert not old or old in text
    changed = text.replace(old, new, 1) if old else text
    path.write_text(changed, encoding="utf-8")
    assert main(["check", str(path)]) in (1, 2)
    told = capsys.readouterr()
    lines = [line for line in (told.out + told.err).splitlines() if str(path) in line]
    assert len(lines) == 1
    assert complaint in lines[0]
    if new and "\n" not in new:
        blamed = int(lines[0].split(f"{path}:")[1].partition(":")[0])
        near = changed.splitlines()[max(0, blamed - 3) : blamed + 5]
        assert any(new.splitlines()[0][:20] in line or line.startswith("[[step]]") for line in near)


def test_a_long_first_lesson_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Thirteen answers are too many for a lesson that needs no other."""
    hand = ", ".join(['"domination"'] * 4)
    builds = [f"p1 build-in {area}" for area in ("BRA", "AND", "SCO", "CAN", "MEX", "WEU", "NEU", "EEU", "NAF")]
    turns = [line for at in (0, 3, 6) for line in ("p1 build domination", *builds[at : at + 3])]
    play = ", ".join(f'"{line}"' for line in (*turns, "p1 build domination"))
    first = LESSON.replace('hand = ["domination", "domination"]', f"hand = [{hand}]")
    text = first[: first.index('[[step]]\nsay = { en = "Build')]
    text += f'[[step]]\nsay = {{ en = "Build.", de = "Bau." }}\nplay = [{play}]\nasked = ["p1"]\n'
    path = tmp_path / "long.toml"
    path.write_text(text, encoding="utf-8")
    assert main(["check", str(path)]) == 2
    assert "lesson: 13 answers, and a first lesson (one that needs no other) has 12 at most" in capsys.readouterr().err
