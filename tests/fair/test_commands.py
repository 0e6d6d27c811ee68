"""`meridian simulate --chance verifiable`, `meridian report` and `meridian verify`, as a newcomer uses them."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from meridian.cli import main

GAME = "global-domination"
SHORT = ("--option", "turns=4")


def run(capsys: pytest.CaptureFixture[str], *args: object) -> tuple[int, str, str]:
    status = main([str(arg) for arg in args])
    captured = capsys.readouterr()
    return status, captured.out, captured.err


def simulate(capsys: pytest.CaptureFixture[str], *args: object) -> tuple[int, str, str]:
    return run(capsys, "simulate", GAME, "--seats", "steady,greedy,random", "--chance", "verifiable", *SHORT, *args)


@pytest.fixture
def journal(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Path:
    assert simulate(capsys, "--save", tmp_path)[0] == 0
    (path,) = tmp_path.glob("*.jsonl")
    return path


@pytest.fixture
def report(journal: Path, capsys: pytest.CaptureFixture[str]) -> Path:
    status, out, _ = run(capsys, "report", journal, "--json")
    assert status == 0
    path = journal.with_name("report.json")
    path.write_bytes(out.encode())
    return path


def test_simulate_report_verify(report: Path, capsys: pytest.CaptureFixture[str]) -> None:
    status, out, err = run(capsys, "verify", report)
    rolls = len(json.loads(report.read_text(encoding="utf-8"))["rolls"])
    assert (status, err) == (0, "")
    assert out.splitlines()[0].startswith("Not checked: whether chance was asked what the rules say.")
    assert out.splitlines()[1].startswith(f"ok: {rolls} rolls and draws in 5 periods")
    assert out.splitlines()[2:] == ["The secrets come from a seed: a simulation.", "Not signed by a server."]
    status, out, _ = run(capsys, "verify", report, "--lang", "de")
    assert out.splitlines()[1].startswith(f"in Ordnung: {rolls} Würfe")
    status, out, _ = run(capsys, "verify", report, "--json")
    assert json.loads(out)["rolls"] == rolls


def test_with_the_journal_the_rules_are_checked_too(
    journal: Path, report: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    status, out, _ = run(capsys, "verify", report, "--journal", journal)
    assert (status, out.startswith("ok: ")) == (0, True)
    status, _, err = run(capsys, "verify", report, "--journal", "nowhere.jsonl")
    assert (status, err.count("\n")) == (2, 1)


def test_the_same_seed_gives_the_same_games_and_records_whatever_the_jobs(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for name, jobs in (("one", 1), ("two", 2)):
        assert simulate(capsys, "--games", 4, "--jobs", jobs, "--save", tmp_path / name)[0] == 0
    files = sorted(path.name for path in (tmp_path / "one").iterdir())
    assert len(files) == 8
    for name in files:
        assert (tmp_path / "one" / name).read_bytes() == (tmp_path / "two" / name).read_bytes()


def test_seeded_games_stay_as_they_were(capsys: pytest.CaptureFixture[str]) -> None:
    digests = set()
    for chance in ((), ("--chance", "seeded"), ("--chance", "verifiable")):
        status, out, _ = run(capsys, "simulate", GAME, "--seed", 5, *SHORT, *chance, "--json")
        assert status == 0
        digests.add(json.loads(out)["digest"])
    assert len(digests) == 2


def test_a_changed_report_is_refused_with_the_entry(report: Path, capsys: pytest.CaptureFixture[str]) -> None:
    data = report.read_bytes()
    report.write_bytes(data.replace(b'"number":17,', b'"number":71,', 1))
    status, out, err = run(capsys, "verify", report)
    assert (status, out) == (2, "")
    assert "roll 17: out of order" in err
    report.write_bytes(data[:-40])
    assert "not JSON" in run(capsys, "verify", report)[2]


def test_a_record_is_not_yet_a_report(journal: Path, capsys: pytest.CaptureFixture[str]) -> None:
    status, _, err = run(capsys, "verify", journal.with_name(journal.stem + ".rolls.json"))
    assert status == 2
    assert "meridian report makes one" in err


def test_the_report_in_figures(journal: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for lang, words in (("en", "too few to tell"), ("de", "zu wenige")):
        status, out, _ = run(capsys, "report", journal, "--lang", lang)
        assert status == 0
        assert words in out
        assert "GD-018" in out


def test_the_page(journal: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    page = tmp_path / "page.html"
    status, out, _ = run(capsys, "report", journal, "--html", page, "--lang", "de")
    assert (status, out) == (0, "")
    assert "Würfelbericht" in page.read_text(encoding="utf-8")
    status, _, err = run(capsys, "report", journal, "--html", tmp_path / "no" / "page.html")
    assert status == 2
    assert "--html" in err
    before = journal.read_bytes()
    status, _, err = run(capsys, "report", journal, "--html", journal)
    assert status == 2
    assert "overwrite" in err
    assert journal.read_bytes() == before


def test_a_running_game(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert simulate(capsys, "--max-decisions", 60, "--save", tmp_path)[0] == 0
    (journal,) = tmp_path.glob("*.jsonl")
    status, out, _ = run(capsys, "report", journal, "--json")
    assert status == 0
    path = tmp_path / "report.json"
    path.write_bytes(out.encode())
    status, out, _ = run(capsys, "verify", path)
    assert status == 0
    assert out.splitlines()[1].startswith("ok so far:")


def test_seeded_chance_leaves_nothing_to_prove(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    run(capsys, "simulate", GAME, *SHORT, "--save", tmp_path)
    assert not list(tmp_path.glob("*.rolls.json"))
    (journal,) = tmp_path.glob("*.jsonl")
    status, out, err = run(capsys, "report", journal)
    assert (status, out) == (2, "")
    assert "played with seeded chance" in err


def test_without_its_record_there_is_no_report(journal: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record = journal.with_name(journal.stem + ".rolls.json")
    data = record.read_bytes()
    for found, said in (
        (None, "No such file"),
        (b"{}", "not a record of rolls"),
        (data[:500], "not a record of rolls"),
    ):
        record.unlink(missing_ok=True)
        if found is not None:
            record.write_bytes(found)
        status, out, err = run(capsys, "report", journal, "--json")
        assert (status, out) == (2, "")
        assert said in err
        assert err.count("\n") == 1


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (("simulate", GAME, "--chance", "verifable"), "did you mean verifiable"),
        (("verify", "no-such-report.json"), "No such file"),
        (("verify", "no-such-report.json", "--lang", "fr"), "no language"),
        (("report", "no-such-journal.jsonl"), "No such file"),
    ],
)
def test_bad_input_is_told_in_one_line(args: tuple[str, ...], said: str, capsys: pytest.CaptureFixture[str]) -> None:
    status, out, err = run(capsys, *args)
    assert (status, out) == (2, "")
    assert said in err
    assert err.count("\n") == 1
