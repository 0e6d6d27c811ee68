"""A game of one's own: begun with a command, checked with another, installed like any package."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from meridian.cli import main
from meridian.testing.contract import CHECKS

ROOT = Path(__file__).parents[2]
NAME = "night-train"


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with a game that has just been begun."""
    monkeypatch.chdir(tmp_path)
    assert main(["new-game", NAME]) == 0
    return tmp_path / NAME


def run(*command: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """A process that knows only the games named here."""
    return subprocess.run(
        [sys.executable, "-m", *command],
        env={**os.environ, "MERIDIAN_GAMES": "", **environment},
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )


def test_a_new_game_passes_the_suites_at_once(folder: Path) -> None:
    """Those of the rules; those of the server differ in nothing but the name."""
    suites = ("tests/golden", "tests/scenarios", "tests/cli/test_export.py")
    done = run("pytest", "-q", "-p", "no:cacheprovider", "-k", NAME, *suites, MERIDIAN_GAMES=str(folder))
    assert done.returncode == 0, done.stdout
    assert " passed" in done.stdout
    done = run("meridian", "check-game", NAME, "--json", MERIDIAN_GAMES=str(folder))
    assert json.loads(done.stdout) == {"game": NAME, "checks": len(CHECKS), "cases": 7, "complaints": []}


def test_what_a_game_lacks_is_a_sentence_each(folder: Path) -> None:
    texts = folder / "night_train" / "messages" / "de.ftl"
    texts.write_text(texts.read_text(encoding="utf-8").replace("action-bet =", "action-raise ="), encoding="utf-8")
    data = folder / "night_train" / "data" / "game.toml"
    data.write_text(data.read_text(encoding="utf-8").replace("ante = 1", "ante = 2"), encoding="utf-8")
    done = run("meridian", "check-game", NAME, MERIDIAN_GAMES=str(folder))
    assert done.returncode == 1
    assert "messages are there (2 players): messages/de.ftl of night-train lacks action-bet" in done.stdout
    assert "NT-006-a-bluff-wins.toml" in done.stdout
    assert "Traceback" not in done.stdout + done.stderr


def test_an_installed_package_brings_its_game(folder: Path) -> None:
    """As `pip install` leaves it: the package, and beside it what it declares."""
    declared = folder / "night_train-0.1.0.dist-info"
    declared.mkdir()
    (declared / "METADATA").write_text("Metadata-Version: 2.1\nName: night-train\nVersion: 0.1.0\n", encoding="utf-8")
    points = declared / "entry_points.txt"
    points.write_text(f"[meridian.games]\n{NAME} = night_train\n", encoding="utf-8")
    done = run("meridian", "simulate", NAME, "--games", "2", "--json", PYTHONPATH=str(folder))
    assert done.returncode == 0, done.stderr
    points.write_text(f"[meridian.games]\n{NAME} = gone\nglobopolis = night_train\n", encoding="utf-8")
    done = run("meridian", "games", PYTHONPATH=str(folder))
    assert (done.returncode, done.stderr) == (
        2, "meridian: night_train brings a game 'globopolis', and so does Meridian itself\n",
    )  # fmt: skip
    points.write_text(f"[meridian.games]\n{NAME} = gone\n", encoding="utf-8")
    done = run("meridian", "simulate", NAME, PYTHONPATH=str(folder))
    assert done.stderr == f"meridian: there is no game '{NAME}': its package gone is not installed\n"


@pytest.mark.slow
def test_pip_installs_a_new_game(folder: Path) -> None:
    """`pip install -e my-game`, into an environment of its own that has Meridian; nothing is fetched."""
    there = folder.parent / "environment"
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", there], check=True)
    (packages,) = there.glob("lib/python*/site-packages")
    ours = [path for path in sys.path if path.endswith("site-packages")]
    (packages / "meridian.pth").write_text("\n".join([str(ROOT / "src"), *ours]), encoding="utf-8")
    python = there / "bin" / "python"
    offline = ["--no-deps", "--no-build-isolation", "--no-index", "--quiet", "--disable-pip-version-check"]
    words: list[str | Path] = [sys.executable, "-m", "pip", "--python", python, "install", *offline, "-e", folder]
    done = subprocess.run(words, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    words = [python, "-m", "meridian", "simulate", NAME, "--games", "2", "--json"]
    done = subprocess.run(
        words, env={**os.environ, "MERIDIAN_GAMES": ""}, cwd=there, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout)["unfinished"] == 0


@pytest.mark.parametrize(
    ("name", "complaint"),
    [
        ("My Game", "'My Game' cannot be the name of a game: small letters, digits and hyphens, at most 40"),
        ("import", "'import' cannot be the name of a game: small letters, digits and hyphens, at most 40"),
        ("globopolis", "there is a game 'globopolis' already"),
        (NAME, f"{NAME}: exists already; nothing was written"),
    ],
)
def test_a_name_that_does_not_do_is_refused(
    name: str, complaint: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / NAME).mkdir()
    assert main(["new-game", name]) == 2
    assert capsys.readouterr().err == f"meridian: {complaint}\n"
    assert [path.name for path in tmp_path.rglob("*")] == [NAME]
