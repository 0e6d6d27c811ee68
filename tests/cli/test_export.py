"""`meridian export`: journals as a dataset."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import polars
import pytest

from meridian import games
from meridian.cli import main
from meridian.core.codec import to_bytes, to_lines, words_for
from meridian.core.game import Game
from meridian.core.journal import Journal
from meridian.core.replay import replay
from meridian.research import parquet
from meridian.session import journals
from tests.any_game import folder_of

NAME = "global-domination"


@pytest.fixture
def folder(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Path:
    """Two finished games of three seats."""
    place = tmp_path / "journals"
    args = ["simulate", NAME, "--seats", "random,steady,random", "--games", "2", "--option", "turns=4"]
    assert main([*args, "--save", str(place)]) == 0
    capsys.readouterr()
    return place


def export(capsys: pytest.CaptureFixture[str], *args: object) -> tuple[int, str, str]:
    status = main(["export", *(str(arg) for arg in args)])
    told = capsys.readouterr()
    return status, told.out, told.err


def table(out: Path, name: str) -> polars.DataFrame:
    return polars.read_parquet(out / name / "*.parquet")


def read(folder: Path) -> list[tuple[Path, Game, Journal]]:
    return [(path, *journals.load(path)) for path in sorted(folder.glob("*.jsonl"))]


def test_entries_tell_what_was_said_and_what_could_have_been(
    folder: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "out"
    status, told, _ = export(capsys, folder, "--out", out)
    assert status == 0
    rows = table(out, "entries").rows(named=True)
    assert f"{len(rows)} entries" in told
    at = 0
    for path, game, journal in read(folder):
        words = words_for(game, journal.header)
        steps = replay(game, journal)
        _, _, _, p = next(steps)
        for number, (actor, action) in enumerate(journal.entries, start=1):
            row = rows[at]
            at += 1
            assert (row["journal"], row["entry"]) == (str(path), number)
            assert (row["actor"], row["action"]) == (words.actor(actor), words.say(action))
            assert row["asked"] == [words.actor(seat) for seat in p.who()]
            legal = p.options(actor) if actor >= 0 else p.chances().outcomes
            assert row["options"] == [words.say(each) for each in legal]
            assert row["options"][row["chosen"]] == row["action"]
            next(steps)
    assert at == len(rows)
    card = (out / "README.md").read_text(encoding="utf-8")
    assert f"{len(rows):,} rows" in card
    types = {"String": "string", "Int64": "int64", "Boolean": "boolean", "List(String)": "list of string"}
    for name in ("journals", "entries", "views", "results"):
        for column, kind in table(out, name).schema.items():
            assert f"| `{column}` | {types[str(kind)]} | " in card


def test_views_are_what_each_seat_knew(folder: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "out"
    path, game, journal = read(folder)[0]
    export(capsys, path, "--out", out)
    views = {(row["entry"], row["seat"]): row["view"] for row in table(out, "views").rows(named=True)}
    answers = sum(actor >= 0 for actor, _ in journal.entries)
    assert len(views) == 3 * (answers + 1)
    for number, _, _, p in replay(game, journal):
        for seat in range(3):
            key = (number + 1, f"p{seat + 1}")
            if key in views:
                assert json.loads(views.pop(key)) == json.loads(json.dumps(game.rules.show(game.rules.view(p, seat))))
    assert not views


def test_results_and_journals(folder: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "out"
    export(capsys, folder, "--out", out, "--views", "none")
    results = table(out, "results").rows(named=True)
    heads = table(out, "journals").rows(named=True)
    assert table(out, "views").height == 0
    for path, game, journal in read(folder):
        *_, (_, _, _, last) = replay(game, journal)
        result = game.rules.result(last)
        own = [row for row in results if row["journal"] == str(path)]
        assert [row["score"] for row in own] == result.scores
        assert [row["seat"] for row in own if row["winner"]] == [f"p{seat + 1}" for seat in sorted(result.winners)]
        assert {row["place"] for row in own if row["winner"]} == {1}
        (head,) = [row for row in heads if row["journal"] == str(path)]
        assert (head["seats"], head["entries"], head["finished"]) == (3, len(journal.entries), True)
        assert json.loads(head["options"])["turns"] == 4


def test_an_unfinished_game_has_no_result(folder: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    _, game, journal = read(folder)[0]
    part = tmp_path / "part.jsonl"
    part.write_text(to_lines(game, Journal(journal.header, journal.entries[:40])))
    assert export(capsys, part, "--out", tmp_path / "out")[0] == 0
    assert {row[2:] for row in table(tmp_path / "out", "results").rows()} == {(None, None, None)}
    assert table(tmp_path / "out", "journals")["finished"].to_list() == [False]


@pytest.mark.parametrize(
    ("args", "seats"),
    [
        (["--views", "asked"], {"p1", "p2", "p3"}),
        (["--seat", "2"], {"p2"}),
        (["--seat", "0", "--seat", "3"], {"spectator", "p3"}),
    ],
    ids=["asked", "one", "two"],
)
def test_some_views_only(
    args: list[str], seats: set[str], folder: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path, _, journal = read(folder)[0]
    export(capsys, path, "--out", tmp_path / "out", *args)
    views = table(tmp_path / "out", "views")
    assert set(views["seat"]) == seats
    answers = sum(actor >= 0 for actor, _ in journal.entries)
    assert views.height == (answers + 3 if "asked" in args else len(seats) * (answers + 1))


def test_a_damaged_journal_is_named_and_the_others_go_on(
    folder: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    first, second = sorted(folder.glob("*.jsonl"))
    lines = first.read_text().splitlines()
    first.write_text("\n".join(lines[:30]))
    status, told, errors = export(capsys, folder, "--out", tmp_path / "out", "--json")
    assert status == 1
    assert errors == f"meridian: {first}: line 31: cut short: the closing line is missing\n"
    report = json.loads(told)
    assert [row["journal"] for row in report["damaged"]] == [str(first)]
    assert report["rows"]["journals"] == 1
    assert table(tmp_path / "out", "journals")["journal"].to_list() == [str(second)]


def test_a_journal_that_does_not_replay_leaves_no_rows(
    folder: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    _, game, journal = read(folder)[0]
    wrong = tmp_path / "wrong.jsonl"
    wrong.write_text(to_lines(game, Journal(journal.header, [*journal.entries[:30], *journal.entries[33:]])))
    status, _, errors = export(capsys, wrong, "--out", tmp_path / "out")
    assert status == 1
    assert "is not legal" in errors
    assert len(errors.splitlines()) == 1
    assert table(tmp_path / "out", "entries").height == 0


def test_journals_of_a_server_and_in_bytes(folder: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A server notes its table beside the header; stores keep bytes."""
    _, game, journal = read(folder)[0]
    served, stored = tmp_path / "served.jsonl", tmp_path / "stored.journal"
    served.write_text(to_lines(game, journal, {"table": "k3x", "players": ["Ann", "Ben", "bot"]}))
    stored.write_bytes(to_bytes(journal))
    assert export(capsys, served, stored, "--out", tmp_path / "out", "--views", "none")[0] == 0
    assert table(tmp_path / "out", "journals")["digest"].n_unique() == 1
    assert table(tmp_path / "out", "journals").height == 2


@pytest.mark.parametrize("name", games.names())
def test_golden_journals_of_every_game(name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    golden = sorted((folder_of(name) / "golden").glob(f"{name}-*.jsonl"))[0]
    assert export(capsys, golden, "--out", tmp_path / "out", "--views", "asked")[0] == 0
    _, journal = journals.load(golden)
    assert table(tmp_path / "out", "entries").height == len(journal.entries)


def test_rows_are_written_in_parts(
    folder: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(parquet, "PART_ROWS", 100)
    export(capsys, folder, "--out", tmp_path / "out")
    entries = sum(len(journal.entries) for _, _, journal in read(folder))
    parts = sorted((tmp_path / "out" / "entries").iterdir())
    assert [part.name for part in parts] == [f"part-{at:05}.parquet" for at in range(entries // 100 + 1)]
    assert table(tmp_path / "out", "entries").height == entries


@pytest.mark.parametrize(
    ("args", "complaint"),
    [
        (["--out", "{tmp}/out"], "which journals?"),
        (["{tmp}/none.jsonl", "--out", "{tmp}/out", "--views", "al"], "--views 'al' is not one of all, asked, none"),
        (["{tmp}", "--out", "{tmp}/out"], "there is no journal (*.jsonl) in this folder"),
        (["{journals}", "--out", "{journals}"], "is not empty; a dataset needs a folder of its own"),
        (["{journals}", "--out", "{tmp}/out", "--seat", "-1"], "seats are counted from 1"),
        (["{journals}"], "--out"),
    ],
    ids=str,
)
def test_bad_input_is_told_in_one_line(
    args: list[str], complaint: str, folder: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    places: dict[str, Any] = {"tmp": tmp_path, "journals": folder}
    status, _, errors = export(capsys, *(arg.format(**places) for arg in args))
    assert status == 2
    assert complaint in errors
    assert len(errors.splitlines()) == 1


def test_a_seat_the_table_has_not(folder: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    status, _, errors = export(capsys, folder, "--out", tmp_path / "out", "--seat", 4)
    assert status == 1
    assert "this table has seats 1 to 3" in errors
