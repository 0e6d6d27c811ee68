"""A table in the terminal from the first line to the last: piped answers in, plain text out, nothing lost."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from meridian.cli import main
from meridian.core.codec import to_lines, words_for
from meridian.core.journal import Header, Journal
from meridian.core.replay import final
from meridian.session import journals
from meridian.testing.contract import random_journal
from tests.cli.terminal_games import GAME, NAME, RESULT, SHORT, Sit, entries
from tests.server.online import SRC

UNFINISHED = "The game is not finished yet."


# From the first line to the last


@pytest.mark.parametrize("lang", RESULT)
@pytest.mark.parametrize("seats", ["me,steady", "me:Ann,me:Ben", "me,greedy,random"])
def test_a_game_is_played_to_its_end_by_a_script(seats: str, lang: str, sit: Sit, tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    status, out, err = sit(["1"] * 4000, *SHORT, "--seats", seats, "--lang", lang, "--save", path)
    assert (status, err) == (0, "")
    assert RESULT[lang] in out.splitlines()[-1]
    assert "\x1b" not in out
    game, journal = journals.load(path)
    assert final(game, journal).over


def test_a_real_pipe_gets_plain_text() -> None:
    code = "from meridian.cli import main; raise SystemExit(main())"
    done = subprocess.run(
        [sys.executable, "-c", code, "play", NAME, "--text", *SHORT, "--seats", "me,random", "--lang", "de"],
        input=b"1\n" * 2000 + b"\xff\xfe\n",
        capture_output=True,
        check=False,
        env={"FORCE_COLOR": "1", "PATH": "", "PYTHONIOENCODING": "utf-8", "PYTHONPATH": str(SRC)},
    )
    assert (done.returncode, done.stderr) == (0, b"")
    assert RESULT["de"] in done.stdout.decode().splitlines()[-1]
    assert b"\x1b" not in done.stdout


def test_without_input_the_table_is_left_politely(sit: Sit) -> None:
    status, out, err = sit([])
    assert (status, err) == (0, "")
    assert "At the table: Player 1, steady-2, steady-3, steady-4." in out
    assert UNFINISHED in out


def test_a_closed_input_is_left_politely_too(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "stdin", None)
    assert main(["play", NAME, "--text", *SHORT]) == 0
    assert UNFINISHED in capsys.readouterr().out


def test_every_question_is_one_line_with_numbered_answers(sit: Sit) -> None:
    _, out, _ = sit(["1"], *SHORT, "--seats", "me:Ann,random")
    lines = out.splitlines()
    asked = [at for at, line in enumerate(lines) if line.startswith("Ann: ") and "?" in line]
    assert len(asked) >= 2
    assert all(lines[at + 1].startswith("1. ") for at in asked)


def test_json_comes_alone(sit: Sit) -> None:
    status, out, err = sit(["1"] * 3000, *SHORT, "--seats", "me:Ann,random", "--json")
    assert status == 0
    outcome = json.loads(out)
    assert outcome["over"] is True
    assert outcome["players"] == ["Ann", "random-2"]
    assert max(outcome["scores"]) == outcome["scores"][int(outcome["winners"][0][1:]) - 1]
    assert "Result" in err
    assert json.loads(sit([], *SHORT, "--json")[1])["winners"] is None


# Files


def test_a_saved_game_goes_on_exactly(sit: Sit, tmp_path: Path) -> None:
    whole, half = tmp_path / "whole.jsonl", tmp_path / "half.jsonl"
    script = ["1", "2", "1", "3", "1", "end"] * 60 + ["1"] * 3000
    args = (*SHORT, "--seats", "me:Ann,greedy,random")
    sit(script, *args, "--save", whole)
    sit(script[:25], *args, "--save", half)
    assert len(entries(half)) < len(entries(whole))
    rest = 25
    status, out, _ = sit(script[rest:], "--load", half, "--save", half)
    assert status == 0
    assert RESULT["en"] in out
    assert entries(half) == entries(whole)


def test_a_saved_game_can_be_replayed(sit: Sit, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "game"
    sit(["1"] * 40, *SHORT, "--save", path)
    assert main(["replay", str(path), "--seat", "1"]) == 0
    assert "GD-" in capsys.readouterr().out


def test_end_of_input_says_how_to_go_on(sit: Sit, tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    _, out, _ = sit(["1", "CAN"], *SHORT, "--seats", "me,random", "--save", path)
    assert f"Go on with: meridian play {NAME} --text --load {path} --save {path}" in out
    assert entries(path)[-2:] == ["p1 build domination", "p1 build-in CAN"]
    _, out, _ = sit(["USA", f"save {tmp_path / 'other'}", "MEX"], "--load", path)
    assert "What was played after that save is not in it." in out
    assert entries(tmp_path / "other")[-1] == "p1 build-in USA"
    assert entries(path)[-1] == "p1 build-in CAN"


def test_games_can_be_changed_at_the_table(sit: Sit, tmp_path: Path) -> None:
    first, second = tmp_path / "first", tmp_path / "second"
    sit(["1", "CAN"], *SHORT, "--seats", "me:Ann,random", "--save", first)
    lines = [f"load {tmp_path / 'none'}", f"load {first}", "USA", f"save {first}", "save"]
    _, out, _ = sit(lines, "--seats", "me:Zoe,random,random", "--save", second)
    assert "Not loaded, this game goes on" in out
    assert f"No longer saving into {second}." in out
    assert entries(first)[-1] == "p1 build-in USA"
    assert "Name a file." in out


def test_any_journal_can_be_gone_on_with(sit: Sit, tmp_path: Path) -> None:
    journal, _ = random_journal(GAME, 3, 1)
    path = journals.save(tmp_path, "cut", GAME, Journal(journal.header, journal.entries[:60]))
    status, out, _ = sit([], "--load", path)
    assert status == 0
    assert "At the table: Player 1, steady-2, steady-3." in out
    assert "At the table: Ann, Ben, random-3." in sit([], "--load", path, "--seats", "me:Ann,me:Ben,random")[1]


def test_other_files_are_never_overwritten(sit: Sit, tmp_path: Path) -> None:
    mine, other = tmp_path / "letter.txt", tmp_path / "other.jsonl"
    mine.write_text("kept", encoding="utf-8")
    sit(["1"], *SHORT, "--save", other)
    before = other.read_bytes()
    missing = tmp_path / "no" / "where"
    lines = [f"save {mine}", f"save {other}", f"save {tmp_path}", f"save {missing}", "save x\0y", "save " + "x" * 999]
    _, out, _ = sit(lines, *SHORT)
    assert out.count("Not saved: ") == len(lines)
    assert mine.read_text(encoding="utf-8") == "kept"
    assert other.read_bytes() == before


@pytest.mark.parametrize(
    ("args", "complaint"),
    [
        (["--seats", "me"], "is for 2 to 6 players, not 1"),
        (["--seats", "me,stedy"], "there is no bot 'stedy'; did you mean steady?"),
        (["--seats", "steady,steady"], "nobody sits at the keyboard (me)"),
        (["--seats", "me:Ann,me:ann"], "two players have the same name"),
        (["--seats", "me:" + "x" * 30 + ",steady"], "at most 24 printable characters"),
        (["--seats", "me:A\x1b[2J,steady"], "at most 24 printable characters"),
        (["--option", "turn=3"], "option 'turn' is unknown; did you mean turns?"),
        (["--dice", "loaded"], "there are seeded and declared"),
        (["--load", "nowhere"], "nowhere: No such file or directory"),
        (["--load", "nowhere", "--seed", "3"], "those of the saved game"),
        (["--save", "no/where"], "no/where: No such file or directory"),
        (["--lang", "fr"], "there is no language 'fr'"),
    ],
)
def test_bad_arguments_get_one_line(
    args: list[str], complaint: str, sit: Sit, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    status, out, err = sit(["1"], *args)
    assert (status, out) == (2, "")
    assert err.startswith("meridian: ")
    assert err.count("\n") == 1
    assert complaint in err
    assert list(tmp_path.iterdir()) == []


def test_bad_saves_get_one_line(sit: Sit, tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    sit(["1", "CAN"], *SHORT, "--seats", "me,random", "--save", path)
    text = path.read_text(encoding="utf-8")
    game, journal = journals.load(path)
    words = words_for(game, journal.header)
    illegal = Journal(journal.header, [*journal.entries, (0, words.read("pass"))])
    cases = {
        "line 1: table: Object contains unknown field `sede`": text.replace('"seed"', '"sede"'),
        "changed after it was written": text.replace("build-in CAN", "build-in USA"),
        "there is no bot 'robot'": text.replace('"kind": "random"', '"kind": "robot"'),
        "is not legal": to_lines(game, illegal),
    }
    for complaint, content in cases.items():
        on_line_1 = "table" in complaint or "robot" in complaint
        path.write_text(resealed(content) if on_line_1 else content, encoding="utf-8")
        status, out, err = sit([], "--load", path)
        assert (status, out) == (2, "")
        assert complaint in err
        assert err.count("\n") == 1
    assert "exists already" in sit([], "--save", path)[2]


def resealed(text: str) -> str:
    """A journal whose first line was changed, written as if that had been so from the start."""
    first, *_ = text.splitlines()
    head = json.loads(first)
    header = msgspec.convert(head["header"], Header)
    return to_lines(GAME, Journal(header, []), head["table"])
