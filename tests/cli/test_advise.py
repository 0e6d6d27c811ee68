"""`meridian advise`: best answers with chances to win, and the story of a game."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from meridian import games
from meridian.cli import main

GAME = games.shipped()[-1]


def run(capsys: pytest.CaptureFixture[str], *args: object) -> tuple[int, str, str]:
    status = main([str(arg) for arg in args])
    captured = capsys.readouterr()
    return status, captured.out, captured.err


@pytest.fixture(scope="module")
def journal(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("journals")
    assert main(["simulate", GAME, "--seats", "steady,steady,random", "--save", str(folder), "--json"]) == 0
    return next(folder.glob("*.jsonl"))


def asked_at(journal: Path, capsys: pytest.CaptureFixture[str], seat: int) -> int:
    """A moment at which a seat is asked something and has a choice."""
    for number in range(30, 400):
        ask = ("advise", journal, "--to", number, "--seat", seat, "--bot", "deep:playouts=4", "--json")
        status, out, _ = run(capsys, *ask)
        if status == 0 and json.loads(out)["answers"]:
            return number
    raise AssertionError("this seat is never asked anything")


def test_advice_is_repeated_from_its_seed(journal: Path, capsys: pytest.CaptureFixture[str]) -> None:
    number = asked_at(journal, capsys, 2)
    ask = ("advise", journal, "--to", number, "--seat", 2, "--bot", "deep:playouts=40", "--seed", 7)
    first = json.loads(run(capsys, *ask, "--json")[1])
    assert first == json.loads(run(capsys, *ask, "--json")[1])
    assert first["seat"] == 1
    assert first["best"] == first["answers"][0]["action"]
    assert sum(answer["playouts"] for answer in first["answers"]) == 40
    status, out, _ = run(capsys, *ask)
    assert status == 0
    assert "%" in out


def test_the_story_of_a_game(journal: Path, capsys: pytest.CaptureFixture[str]) -> None:
    status, out, _ = run(capsys, "advise", journal, "--story", "--playouts", 50, "--json")
    assert status == 0
    story = json.loads(out)
    assert len(story["luck"]) == 3
    assert max(story["points"][-1]["chances"]) >= 0.5


@pytest.mark.parametrize(
    ("args", "complaint"),
    [
        (["--to", "0", "--bot", "depp"], "there is no bot 'depp'"),
        (["--to", "0", "--bot", "nowhere.py:Bot"], "bot nowhere.py:Bot: there is no file nowhere.py"),
        (["--to", "0", "--bot", "deep:budget=soon"], "budget=soon: a time with its unit is needed"),
        (["--to", "999999"], "--to 999999: this journal has"),
        (["--seat", "9"], "--seat 9: this table has seats 1 to 3"),
        (["--story", "--playouts", "0"], "--playouts must be at least 1"),
        ([], "the game is over there"),
    ],
)
def test_bad_input_gets_one_line(
    journal: Path, args: list[str], complaint: str, capsys: pytest.CaptureFixture[str]
) -> None:
    status, out, err = run(capsys, "advise", journal, *args)
    assert (status, out) == (2, "")
    assert err.count("\n") == 1
    assert complaint in err
