"""New lessons pass at once, and any journal becomes a lesson of which only the texts are missing."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from meridian import games
from meridian.cli import main
from meridian.lessons import course
from meridian.lessons.check import check_file

GOLDEN = Path(__file__).parents[1] / "golden"
JOURNALS = {
    "global-domination-4-windows.jsonl": ("1", "100-130", "gd-1"),
    "globetrotters-3-standard.jsonl": ("2", "60-90", "gt-1"),
    "globopolis-2-agents.jsonl": ("1", "1-60", "gp-1"),
}


@pytest.mark.parametrize("game", games.shipped())
def test_new_lesson_passes_at_once(tmp_path: Path, game: str) -> None:
    path = tmp_path / "mine.toml"
    assert main(["learn", game, "--new", str(path)]) == 0
    assert [outcome.line for outcome in check_file(path)] == [""]
    assert 'id = "mine"' in path.read_text(encoding="utf-8")
    assert path.read_text(encoding="utf-8").count("# ") >= 8


@pytest.mark.parametrize("name", JOURNALS)
def test_journal_becomes_a_lesson(tmp_path: Path, name: str, capsys: pytest.CaptureFixture[str]) -> None:
    seat, entries, first = JOURNALS[name]
    path = tmp_path / "mine.toml"
    args = ["learn", "--new", str(path), "--from", str(GOLDEN / name), "--seat", seat, "--entries", entries]
    assert main(args) == 0
    text = path.read_text(encoding="utf-8")
    marked = [number for number, line in enumerate(text.splitlines(), start=1) if '"TODO' in line]
    capsys.readouterr()
    assert main(["check", str(path)]) == 2
    told = [line for line in capsys.readouterr().err.splitlines() if "TODO" in line]
    assert [int(line.split(f"{path}:")[1].partition(":")[0]) for line in told] == marked
    assert told[0].endswith(": lesson: name: en: TODO, this text is still to be written")
    assert any(": step 1: say: de: TODO" in line for line in told)

    written = re.sub(r'"TODO[^"]*"', '"Text"', text)
    written = re.sub("(?m)^# needs = .*$", f'needs = ["{first}"]', written)
    path.write_text(written, encoding="utf-8")
    assert [outcome.line for outcome in check_file(path)] == [""]


@pytest.mark.parametrize(
    ("args", "complaint"),
    [
        (["--new", "{}/a.toml"], "for which game?"),
        (["global-domination", "--new", "{}/a.txt"], "a lesson is a file that ends with .toml"),
        (["global-domination", "--new", "{}/none/a.toml"], "No such file"),
        (["--from", "{journal}"], "add --new FILE"),
        (["--new", "{}/a.toml", "--from", "{journal}", "--seat", "5"], "--seat 5: this game has seats 1 to 4"),
        (["--new", "{}/a.toml", "--from", "{journal}", "--entries", "9"], "should read like 40-95"),
        (["--new", "{}/a.toml", "--from", "{journal}", "--entries", "9-99999"], "this journal has entries 1 to"),
        (["global-domination", "gd-1", "--browser"], "are for a lesson file"),
    ],
)
def test_bad_input_writes_nothing(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], args: list[str], complaint: str
) -> None:
    journal = str(GOLDEN / "global-domination-4-windows.jsonl")
    assert main(["learn", *(arg.replace("{}", str(tmp_path)).replace("{journal}", journal) for arg in args)]) == 2
    assert complaint in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []


def test_nothing_is_written_over(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "mine.toml"
    path.write_text("mine")
    assert main(["learn", "globopolis", "--new", str(path)]) == 2
    assert "exists already" in capsys.readouterr().err
    assert path.read_text() == "mine"


def test_a_preview_is_taught_in_this_process_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(course, "_previews", {})
    path = tmp_path / "mine.toml"
    main(["learn", "globopolis", "--new", str(path)])
    course.preview(path)
    assert course.lesson_of("globopolis", "mine").head.name.en == "My lesson"
    path.write_text(path.read_text(encoding="utf-8").replace("My lesson", "Changed"), encoding="utf-8")
    assert course.lessons_of("globopolis")[-1].head.name.en == "Changed"
    assert all(lesson.head.id != "mine" for lesson in course.lessons_of("globetrotters"))
