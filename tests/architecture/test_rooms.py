"""Every game's folder has the same rooms, and the parts of a game stay small and typed."""

from __future__ import annotations

import ast
import inspect
from pathlib import Path

import pytest

from meridian import games
from meridian.core import parts
from meridian.core.errors import BadInput
from meridian.core.game import Game, identity
from meridian.core.parts import EditionRules, GameText, Players, Rules

FILES = ("__init__.py", "game.py", "game.toml", "rulebook.toml", "actions.py", "facts.py")
SHIPPED_FILES = (*FILES, "refusals.py", "aids.toml")
ROOMS = ("data", "messages", "rules")
SHIPPED_ROOMS = (*ROOMS, "edition", "text", "bots", "queries", "lessons", "practice")
MORE_FILES = (
    "position.py",
    "position_*.py",
    "procedures.py",
    "*_actions.py",
    "hidden.py",
    "bots.py",
    "drawing.toml",
    "*.geojson",
)
MORE_ROOMS = ("tests",)
MOST_METHODS = 15


def folder(name: str) -> Path:
    found = inspect.getfile(type(games.load(name).rules))
    return Path(found).parent


@pytest.mark.parametrize("name", games.names())
def test_every_game_has_the_same_rooms(name: str) -> None:
    files, rooms = (SHIPPED_FILES, SHIPPED_ROOMS) if name in games.shipped() else (FILES, ROOMS)
    assert [file for file in files if not (folder(name) / file).is_file()] == []
    assert [room for room in rooms if not (folder(name) / room).is_dir()] == []
    found = [path for path in folder(name).iterdir() if path.suffix != ".so" and path.name != "__pycache__"]
    known = (*SHIPPED_FILES, *SHIPPED_ROOMS, *MORE_FILES, *MORE_ROOMS)
    assert [path.name for path in found if not any(path.match(pattern) for pattern in known)] == []


@pytest.mark.parametrize("part", [Rules, EditionRules, GameText, Players, Game])
def test_a_part_has_few_methods(part: type) -> None:
    methods = [name for name, value in vars(part).items() if inspect.isfunction(value) and not name.startswith("__")]
    assert len(methods) <= MOST_METHODS


@pytest.mark.parametrize("name", games.names())
def test_no_part_asserts_types(name: str) -> None:
    tree = ast.parse((folder(name) / "game.py").read_text(encoding="utf-8"))
    assert [node.lineno for node in ast.walk(tree) if isinstance(node, ast.Assert)] == []


def test_the_protocol_hides_nothing_behind_any() -> None:
    """`Any` stands only for plain data: as the values of a dictionary."""
    source = Path(parts.__file__).read_text(encoding="utf-8")
    signatures = source.partition("class Rules")[2].replace("dict[str, Any]", "")
    assert "Any" not in signatures


def test_a_key_that_game_toml_cannot_have_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    package = tmp_path / "odd_game"
    package.mkdir()
    (package / "__init__.py").touch()
    (package / "game.toml").write_text('name = "odd-game"\ncolour = "red"\n', encoding="utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    with pytest.raises(BadInput, match=r"odd_game: game.toml: there is no 'colour'"):
        identity("odd_game")
