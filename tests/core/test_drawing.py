"""How a game without a board is drawn: what its file may say, and one line for what it may not."""

from __future__ import annotations

import itertools
import json
import re
import sys
from pathlib import Path

import pytest

from meridian.core.drawing import MOST_MAP_BYTES, Drawing, drawing
from meridian.core.errors import BadInput

PLACE = {"type": "Feature", "id": "ROM", "geometry": {"type": "Point", "coordinates": [12.5, 41.9]}}


def drawn(folder: Path, monkeypatch: pytest.MonkeyPatch, text: str | None, **files: str) -> Drawing:
    """The drawing of a package with these files."""
    package = folder / "drawn_game"
    package.mkdir()
    (package / "__init__.py").touch()
    if text is not None:
        (package / "drawing.toml").write_text(text, encoding="utf-8")
    for name, content in files.items():
        (package / f"{name}.geojson").write_text(content, encoding="utf-8")
    monkeypatch.syspath_prepend(folder)
    monkeypatch.delitem(sys.modules, "drawn_game", raising=False)
    drawing.cache_clear()
    return drawing("drawn_game")


def test_a_game_needs_no_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert drawn(tmp_path, monkeypatch, None) == Drawing([], [], None)


def test_a_file_with_a_map(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shapes = {"type": "FeatureCollection", "features": [PLACE]}
    text = 'hidden = ["unseen"]\nstacks = ["deck"]\nmap = "world.geojson"\n'
    found = drawn(tmp_path, monkeypatch, text, world=json.dumps(shapes))
    assert found == Drawing(["unseen"], ["deck"], shapes)


def test_the_map_of_the_tutorial_is_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its rings go clockwise: the other way round each would be everything but its place."""
    tutorial = (Path(__file__).parents[2] / "docs" / "add-a-game.md").read_text(encoding="utf-8")
    (block,) = re.findall(r"```json\n(.*?)```", tutorial, re.DOTALL)
    found = drawn(tmp_path, monkeypatch, 'map = "map.geojson"\n', map=block).map
    assert found is not None
    for feature in found["features"]:
        (ring,) = feature["geometry"]["coordinates"]
        assert ring[0] == ring[-1]
        assert sum((b[0] - a[0]) * (b[1] + a[1]) for a, b in itertools.pairwise(ring)) > 0


@pytest.mark.parametrize(
    ("text", "world", "line"),
    [
        ("colour = 1", "", "unknown field"),
        ("stacks = 3", "", "stacks"),
        ("stacks = [", "", "drawing.toml of drawn_game"),
        ('map = "moon.geojson"', "", "there is no file 'moon.geojson' beside it"),
        ('map = "../world.geojson"', "{}", "there is no file"),
        ('map = "world.geojson"', "{", "world.geojson"),
        ('map = "world.geojson"', "[]", "not a GeoJSON feature collection"),
        ('map = "world.geojson"', '{"type": "FeatureCollection", "features": [{}]}', "feature 1 needs"),
        ('map = "world.geojson"', " " * (MOST_MAP_BYTES + 1), "larger than 1,000,000 bytes"),
    ],
)  # fmt: skip
def test_a_wrong_file_gets_one_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, text: str, world: str, line: str
) -> None:
    with pytest.raises(BadInput, match=line) as refused:
        drawn(tmp_path, monkeypatch, text, world=world)
    assert "\n" not in str(refused.value)
