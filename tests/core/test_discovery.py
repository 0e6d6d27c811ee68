"""Games are found: those that come with Meridian, and those in the folders that MERIDIAN_GAMES names."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from meridian import games
from meridian.cli import main
from meridian.core.game import begin, new_header
from meridian.core.introspect import fields_of
from tests.any_game import TESTS

PRINT = "from meridian import games; print(*games.names()); print(*games.shipped())"
LIST = "import sys; from meridian.cli import main; sys.exit(main(['games']))"


def found(script: str, folders: str) -> subprocess.CompletedProcess[str]:
    """What a process prints that looks for games in these folders."""
    environment = {**os.environ, "MERIDIAN_GAMES": folders}
    return subprocess.run([sys.executable, "-c", script], env=environment, capture_output=True, text=True, check=False)


def test_games_from_elsewhere_are_found_beside_the_shipped_ones() -> None:
    alone, more = found(PRINT, ""), found(PRINT, str(TESTS / "toy_games"))
    assert alone.stdout.splitlines() == ["global-domination globetrotters globopolis"] * 2
    assert more.stdout.splitlines()[0] == "global-domination globetrotters globopolis kuhn-poker"
    assert more.stdout.splitlines()[1] == alone.stdout.splitlines()[1]


def test_the_tests_find_the_toy_games() -> None:
    assert set(games.names()) - set(games.shipped()) >= {"kuhn-poker"}


@pytest.mark.parametrize(
    ("files", "complaint"),
    [
        (None, "MERIDIAN_GAMES: there is no folder "),
        ([], "MERIDIAN_GAMES: there is no game in "),
        (["notes.txt", "plain/data.toml"], "MERIDIAN_GAMES: there is no game in "),
        (["globopolis/__init__.py"], "has a game 'globopolis', and so has Meridian itself"),
        (["odd/__init__.py"], "there is no game 'odd': its __init__.py has no GAME of that name"),
    ],
)
def test_what_is_no_game_is_told_in_one_line(files: list[str] | None, complaint: str, tmp_path: Path) -> None:
    folder = tmp_path / "games"
    for file in files or ():
        (folder / file).parent.mkdir(parents=True, exist_ok=True)
        (folder / file).touch()
    if files is not None:
        folder.mkdir(exist_ok=True)
    done = found(LIST, str(folder))
    assert done.returncode == 2
    assert complaint in done.stderr
    assert len(done.stderr.splitlines()) == 1


def test_a_game_without_its_texts_is_listed_all_the_same(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    presets = games.load("kuhn-poker").presets
    monkeypatch.setitem(presets, "unsaid", {})
    assert main(["games"]) == 0
    assert "(there is no message preset-unsaid.help in en.ftl)" in " ".join(capsys.readouterr().out.split())


def test_the_fields_of_a_game_that_is_not_compiled_are_known() -> None:
    """Its State stands under a compiled class, whose fields are not all."""
    game = games.load("kuhn-poker")
    assert {"deck", "players", "winner", "over"} <= set(fields_of(begin(game, new_header(game, 2))))
