"""What README and further documents print is done in order. `test_printed_commands.py` has guides that a shell runs,
`tests/server/test_guides_for_hosts.py` those for hosts."""

from __future__ import annotations

import io
import shutil
import sys
from pathlib import Path

import pytest

from meridian.cli import main
from meridian.core.codec import to_lines
from meridian.core.journal import Journal
from meridian.practice.library import exercises_of
from tests.cli.guides import ELSEWHERE, FRIDAY, ROOT, done, printed, small, toml_blocks


@pytest.fixture(scope="module")
def prepared(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with what readers have by then: a game of their own, a journal of which exercises are made."""
    place = tmp_path_factory.mktemp("guides")
    shutil.copytree(ROOT / "examples", place / "examples")
    played = ["--seats", "random,random,random", "--seed", "1", "--save", str(place / "played")]
    assert main(["simulate", "global-domination", *played, "--json"]) == 0
    (journal,) = (place / "played").glob("*.jsonl")
    journal.rename(place / FRIDAY)
    found = min(exercises_of("global-domination").values(), key=lambda each: len(each.entries))
    short = to_lines(found.game, Journal(found.header, found.entries))
    (place / "practised.jsonl").write_text(short, encoding="utf-8")
    (place / "my-house-rule.toml").write_text(toml_blocks("scenarios.md")[0], encoding="utf-8")
    (place / "other").mkdir()
    (place / "other" / "cases.toml").write_text(toml_blocks("scenarios.md")[1], encoding="utf-8")
    return place


@pytest.fixture
def there(prepared: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each document has a folder of its own: several write a folder of the same name."""
    shutil.copytree(prepared, tmp_path, dirs_exist_ok=True)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "stdin", io.StringIO())


@pytest.mark.slow
@pytest.mark.usefixtures("there")
@pytest.mark.parametrize("document", [name for name in ELSEWHERE if name not in ("operations.md",)])
def test_commands_of_a_document_run_in_order(document: str) -> None:
    lines = printed(document)
    assert lines
    for line in lines:
        done(small(line))
