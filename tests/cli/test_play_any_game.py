"""Every game is played in the terminal, also one that nobody has drawn a board for or written all texts of."""

from __future__ import annotations

import io
import sys

import pytest

from meridian import games
from meridian.cli import main
from meridian.core import messages
from meridian.core.lazy_bundle import LazyBundle


def played(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], name: str, lines: int
) -> tuple[int, str, str]:
    """Sit down at a table of a game and give the first answer so many times."""
    monkeypatch.setattr(sys, "stdin", io.StringIO("1\n" * lines))
    status = main(["play", name, "--text", "--seed", "3"])
    said = capsys.readouterr()
    return status, said.out, said.err


@pytest.mark.parametrize("name", games.names())
def test_the_first_answers_of_a_game(
    name: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    _, out, errors = played(monkeypatch, capsys, name, 2)
    assert out.count("> 1\n") == 2
    assert "Traceback" not in errors


def test_a_short_game_to_its_end(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    status, out, _ = played(monkeypatch, capsys, "kuhn-poker", 9)
    assert status == 0
    assert "Victory goes to" in out


@pytest.mark.parametrize("missing", ["question-pass-or-bet", "fact-dealt", "part-hand"])
def test_a_text_that_is_missing_is_one_line(
    missing: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    known = messages.bundle(games.load("kuhn-poker").package, "en")
    assert isinstance(known, LazyBundle)
    without = {key: source for key, source in known._sources.items() if key != missing}
    monkeypatch.setattr(known, "_sources", without)
    messages._cached.cache_clear()
    status, _, errors = played(monkeypatch, capsys, "kuhn-poker", 2)
    assert status == 2
    assert errors == f"meridian: there is no message {missing} in en.ftl\n"
