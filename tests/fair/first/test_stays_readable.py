"""Format 1 stays readable: files that an old release wrote are checked as they were, their tables go on to their end,
and everything says what this format does not prove."""

from __future__ import annotations

import json
from pathlib import Path
from shutil import copy

import pytest

from meridian.cli import main
from meridian.core.errors import BadInput
from meridian.fair.first import FORMAT
from meridian.fair.first.record import Record
from meridian.fair.first.verifiable import Verifiable
from meridian.fair.report import make_report, to_bytes
from meridian.fair.restoring import restored
from meridian.fair.verify import Failure
from meridian.fair.verifying import verify_report
from meridian.session import journals
from tests.fair.first.tables import card, die, fixed, nonces, rolled, small_report
from tests.fair.first.tables import source as tables_source

FOLDER = Path(__file__).parent
OVER, RUNNING, GAME = FOLDER / "over.report.json", FOLDER / "running.report.json", FOLDER / "game.jsonl"
VAULT = (FOLDER / "vault.msgpack").read_bytes()


def run(capsys: pytest.CaptureFixture[str], *args: object) -> tuple[int, str, str]:
    status = main([str(arg) for arg in args])
    captured = capsys.readouterr()
    return status, captured.out, captured.err


# Reports


def test_an_old_report_is_checked_as_it_was() -> None:
    found = verify_report(OVER.read_bytes())
    assert (found["format"], found["over"], found["rolls"]) == (1, True, 51)
    assert found["open"] + found["closed"] == 51
    running = verify_report(RUNNING.read_bytes())
    assert (running["format"], running["over"], running["closed"]) == (1, False, 0)
    assert running["open"] > 0
    assert running["closed_waiting"] > 0


def test_an_old_report_with_one_byte_changed_is_refused_as_it_was() -> None:
    data = OVER.read_bytes()
    with pytest.raises(Failure, match="roll 17"):
        verify_report(data.replace(b'"number":17,', b'"number":71,', 1))
    with pytest.raises(Failure, match="seal"):
        verify_report(data.replace(b"players did not talk", b"players did not walk", 1))
    with pytest.raises(Failure):
        verify_report(data.replace(b'"format": 1', b'"format": 2', 1))


@pytest.mark.parametrize("path", [OVER, RUNNING])
@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "Format 1: this format left the host ways to steer rolls"),
        ("de", "Format 1: Dieses Format ließ dem Gastgeber Wege"),
    ],
)
def test_verify_says_what_format_1_does_not_prove(
    path: Path, lang: str, said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    status, out, err = run(capsys, "verify", path, "--lang", lang)
    assert (status, err) == (0, "")
    assert out.splitlines()[-1].startswith(said)
    status, out, _ = run(capsys, "verify", path, "--json")
    assert json.loads(out)["format"] == 1


def test_with_a_journal_verify_says_who_compares_them(capsys: pytest.CaptureFixture[str]) -> None:
    status, out, err = run(capsys, "verify", OVER, "--journal", GAME)
    assert (status, out) == (2, "")
    assert "meridian report" in err
    assert err.count("\n") == 1


# Journals with their records


def test_report_still_makes_a_report_of_an_old_game(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    status, out, err = run(capsys, "report", GAME, "--json")
    assert (status, err) == (0, "")
    found = verify_report(out.encode())
    assert (found["format"], found["rolls"]) == (1, 51)
    told = json.loads(out)
    assert told["not_proven"][0].startswith("This table was begun under format 1, which left the host ways to steer")
    old = json.loads(OVER.read_bytes())
    for part in ("header", "chains", "rolls", "closing", "effects", "statistics", "how_to_check"):
        assert told[part] == old[part]
    page = tmp_path / "page.html"
    assert run(capsys, "report", GAME, "--html", page)[0] == 0
    assert "begun under format 1" in page.read_text(encoding="utf-8")


def test_an_old_journal_and_its_record_must_still_belong_together(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    copy(FOLDER / "game.rolls.json", tmp_path)
    lines = GAME.read_text(encoding="utf-8").splitlines(keepends=True)
    (tmp_path / "game.jsonl").write_text("".join(lines[:-1]), encoding="utf-8")
    status, out, err = run(capsys, "report", tmp_path / "game.jsonl", "--json")
    assert (status, out, err.count("\n")) == (2, "", 1)


def test_an_old_record_is_read_as_what_it_is() -> None:
    record = journals.load_record(GAME)
    assert isinstance(record, Record)
    assert record.format == FORMAT == 1
    game, journal = journals.load(GAME)
    assert verify_report(to_bytes(make_report(record, game, journal, "en")))["over"]


# Tables that were under way


def taken_up(kept: bytes = VAULT) -> Verifiable:
    """A table of an old release, stored in its second chain; chains have two periods each."""
    return Verifiable.restored(kept, nonces, fixed)


def more(source: Verifiable, at: int) -> list[int]:
    """The next period: somebody answers, then a die and a card."""
    first = 9 + 3 * at
    source.heard(first, "p2", "pass")
    return [source.pick(die(first + 1, 4 + at)), source.pick(card(first + 2, 4 + at))]


def test_an_old_table_is_taken_up_as_it_was_stored() -> None:
    source = restored(VAULT)
    assert isinstance(source, Verifiable)
    assert (source.format, source.chains, source.rolled, source.ended) == (FORMAT, 2, 5, False)
    assert restored(source.to_bytes()).to_bytes() == source.to_bytes()
    fresh = tables_source(length=2)
    rolled(fresh)
    assert source.record() == fresh.record()


def test_an_old_table_goes_on_across_its_chains_as_it_always_did() -> None:
    source, fresh = taken_up(), tables_source(length=2)
    rolled(fresh)
    for at in range(6):
        assert more(source, at) == more(fresh, at)
    assert source.chains == fresh.chains == 5
    for one in (source, fresh):
        one.end()
    assert source.record() == fresh.record()
    assert verify_report(small_report(source))["chains"] == 5


def test_no_restart_loses_a_later_chain() -> None:
    """What is stored holds every chain, at whatever point it is stored, and so does what is stored of that."""
    straight, again = taken_up(), taken_up()
    for at in range(6):
        assert more(straight, at) == more(again, at)
        again = taken_up(again.to_bytes())
        assert again.chains == straight.chains
    assert straight.record() == again.record()


def test_a_chain_made_after_the_restart_is_kept_too() -> None:
    """With secrets of its own, which nothing else can tell."""
    source = restored(VAULT)
    assert isinstance(source, Verifiable)
    before = source.chains
    shown = [more(source, at) for at in range(3)]
    assert source.chains > before
    again = restored(source.to_bytes())
    assert isinstance(again, Verifiable)
    assert again.chains == source.chains
    assert again.record() == source.record()
    for at, (face, drawn) in enumerate(shown):
        assert again.pick(die(10 + 3 * at, 4 + at)) == face
        assert again.pick(card(11 + 3 * at, 4 + at)) == drawn
    source.end()
    again.end()
    assert again.record() == source.record()
    assert verify_report(small_report(again))["format"] == FORMAT


def test_an_old_table_refuses_what_it_did_not_say() -> None:
    source = taken_up()
    with pytest.raises(BadInput, match="written already"):
        source.heard(4, "p2", "something else")
