"""`meridian -v`: what a command loads, writes and starts is logged on standard error; without it nothing is."""

from __future__ import annotations

import logging
import re
from pathlib import Path

import pytest

from meridian.cli import main
from meridian.core.verbose import everything_logged
from meridian.server.ops.logs import set_up_logs

RECORD = re.compile(r"^[\d-]+ [\d:,]+ DEBUG (meridian[\w.]*): (.+)$", re.MULTILINE)
TRADER = Path(__file__).parents[2] / "examples" / "bots" / "trader.py"


@pytest.fixture
def journal(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Path:
    assert main(["simulate", "kuhn-poker", "--save", str(tmp_path)]) == 0
    assert capsys.readouterr().err == ""
    (found,) = tmp_path.glob("*.jsonl")
    return found


def logged(capsys: pytest.CaptureFixture[str], *words: str) -> list[tuple[str, str]]:
    assert main(list(words)) == 0
    return RECORD.findall(capsys.readouterr().err)


def test_v_stands_before_or_behind_a_command(journal: Path, capsys: pytest.CaptureFixture[str]) -> None:
    told = [logged(capsys, *words) for words in (("-v", "replay", str(journal)), ("replay", str(journal), "--verbose"))]
    assert told[0] == told[1]
    assert told[0][0][1].endswith(": replay")
    (read,) = (text for name, text in told[0] if name == "meridian.session.journals")
    assert re.fullmatch(rf"read {re.escape(str(journal))}: kuhn-poker for 2, \d+ entries", read)
    assert main(["replay", str(journal)]) == 0
    assert capsys.readouterr().err == ""


def test_v_tells_of_editions_bots_and_workers(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    mine = tmp_path / "mine.toml"
    mine.write_text('edition.game = "globopolis"\n', encoding="utf-8")
    told = logged(capsys, "edition", "check", str(mine), "-v")
    assert ("meridian.core.edition_file", f"read {mine}: 2 keys") in told
    told = logged(capsys, "-v", "simulate", "kuhn-poker", "--seats", f"{TRADER}:Trader:budget=2m,random")
    assert any(name == "meridian.own_bots.process" and "runs in process" in text for name, text in told)
    told = logged(capsys, "-v", "simulate", "kuhn-poker", "--games", "2", "--jobs", "2")
    assert ("meridian.arena.engines", "2 worker processes ended") in told


def test_v_says_where_something_was_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["-v", "rules", "chess"]) == 2
    told = capsys.readouterr().err
    assert "Traceback" in told
    assert "meridian: there is no game 'chess'" in told


def test_a_server_writes_such_records_itself_without_secrets() -> None:
    root = logging.getLogger()
    before, level = list(root.handlers), root.level
    try:
        with everything_logged():
            (added,) = (handler for handler in root.handlers if handler not in before)
            set_up_logs()
            assert added not in root.handlers
            assert logging.getLogger("meridian.server").isEnabledFor(logging.DEBUG)
    finally:
        root.handlers = before
        root.setLevel(level)
        logging.captureWarnings(False)
