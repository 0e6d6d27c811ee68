"""Edition files checked over HTTP: every fault with its line."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from meridian import games
from meridian.core.edition_template import template
from meridian.core.game import edition_of
from meridian.core.toml_lines import key_lines
from meridian.server.http.json_edition import json_lines
from tests.server.online import Server


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("server")) as found:
        yield found


@pytest.mark.parametrize("name", games.names())
def test_a_file_is_checked_line_by_line(server: Server, name: str) -> None:
    path = f"/api/games/{name}/edition/check"
    good = template(games.load(name))
    assert server.post(path, {"name": "own.toml", "text": good}) == {"faults": []}
    bad = good + "\n[players]\nmin = 9\nmax = 3\nbest = 1\n"
    faults = server.post(path, {"name": "own.toml", "text": bad})["faults"]
    assert faults
    assert all(fault.startswith("own.toml: ") for fault in faults)
    first = good.count("\n") + 2
    assert any(f"line {number}:" in fault for fault in faults for number in range(first, first + 4))


def test_what_is_no_edition_is_refused_in_one_line(server: Server) -> None:
    path = f"/api/games/{games.shipped()[0]}/edition/check"
    said = server.post(path, {"name": "own.toml", "text": "a = 1\nb = = 2\n"}, 422)["error"]
    assert said.startswith("own.toml: not TOML")
    assert "line 2" in said
    server.post("/api/games/chess/edition/check", {"name": "own.toml", "text": ""}, 404)


@pytest.mark.parametrize("name", games.names())
def test_a_file_in_json_is_checked_line_by_line(server: Server, name: str) -> None:
    path = f"/api/games/{name}/edition/check"
    shipped = edition_of(games.load(name)).data
    good = {"players": shipped["players"], "edition": {"game": name, "name": "own"}}
    assert server.post(path, {"name": "own.json", "text": json.dumps(good, indent=1)}) == {"faults": []}
    text = '{\n "edition": {"game": "%s"},\n "players": {\n  "best": 1,\n  "min": [2, {"a": 3}]\n }\n}\n' % name  # noqa: UP031
    faults = server.post(path, {"name": "own.JSON", "text": text})["faults"]
    assert any(fault.startswith("own.JSON: line 4: players.best") for fault in faults), faults
    assert any(fault.startswith("own.JSON: line 5: players.min") for fault in faults), faults


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ('{"a": 1,\n "b": }', "not JSON: Expecting value (at line 2, column 7)"),
        ('{"a": "\\ud800"}', "not JSON: "),
        ('{"a": NaN}', "not JSON: "),
        ("[" * 100_000, "nested too deeply"),
        ("[1]", "not an edition"),
        ("", "not JSON: Expecting value (at line 1, column 1)"),
    ],
)
def test_what_is_no_edition_in_json_is_refused_in_one_line(server: Server, text: str, told: str) -> None:
    path = f"/api/games/{games.shipped()[0]}/edition/check"
    said = server.post(path, {"name": "own.json", "text": text}, 422)["error"]
    assert said.startswith("own.json: ")
    assert told in said
    assert "\n" not in said


nested = st.recursive(
    st.none() | st.integers() | st.text('"\\\\{}[]:,\nü', max_size=6),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text('ab":{\\\\', max_size=3), inner, max_size=4),
    max_leaves=20,
)


def expected_lines(data: Any, path: tuple[str, ...] = (), start: int = 1) -> tuple[dict[tuple[str, ...], int], int]:
    """Where `json.dumps` with an indent puts each key, and the line on which a value ends."""
    found: dict[tuple[str, ...], int] = {}
    line = start
    inner = data.items() if isinstance(data, dict) else [(None, one) for one in data] if isinstance(data, list) else []
    for key, value in inner:
        below = path if key is None else (*path, key)
        if key is not None:
            found.setdefault(below, line + 1)
        more, line = expected_lines(value, below, line + 1)
        found = {**more, **found}
    return found, line + (1 if inner else 0)


@given(st.dictionaries(st.text("abc", max_size=2), nested, max_size=4))
def test_each_key_of_a_json_text_is_found(data: dict[str, Any]) -> None:
    assert json_lines(json.dumps(data, indent=2, ensure_ascii=False)) == expected_lines(data)[0]


def test_what_follows_a_very_long_statement_is_found() -> None:
    """A text is read once: the time for it must not become the square of its lines."""
    text = 'first = 1\nlong = """\n' + "x\n" * 200_000 + '"""\nlast = 2\n'
    assert key_lines(text) == {("first",): 1, ("long",): 2, ("last",): 200_004}


HUGE = {
    "keys of one table": ("own.toml", "\n".join(f"k{number} = 1" for number in range(40_000)), "5000 keys"),
    "keys in JSON": ("own.json", json.dumps({f"k{number}": 1 for number in range(30_000)}), "5000 keys"),
    "tables": ("own.toml", "\n".join(f"[t.t{number}]" for number in range(30_000)), "5000 keys"),
    "levels": ("own.toml", "a." * 60 + "a = 1", "50 levels"),
    "lists": ("own.json", '{"a": ' + "[" * 60 + "]" * 60 + "}", "50 levels"),
    "bytes": ("own.toml", "#" * 600_000, "512 kB"),
    "digits": ("own.toml", "a = " + "1_" * 200_000 + "1", "too many digits"),
    "hexadecimal digits": ("own.toml", "a = 0x" + "f" * 100_000, "too many digits"),
    "digits in JSON": ("own.json", '{"a": ' + "1" * 4_000 + "}", "too many digits"),
}


@pytest.mark.parametrize("what", HUGE)
def test_a_file_beyond_the_bounds_is_refused_in_one_line(server: Server, what: str) -> None:
    name, text, told = HUGE[what]
    path = f"/api/games/{games.shipped()[0]}/edition/check"
    said = server.post(path, {"name": name, "text": text}, 422)["error"]
    assert told in said
    assert "\n" not in said
    german = server.post(path + "?lang=de", {"name": name, "text": text}, 422)["error"]
    assert german != said


def test_a_file_that_takes_too_long_is_refused_in_one_line(tmp_path: Path) -> None:
    """The key of this file would take minutes to be read."""
    body = {"name": "own.toml", "text": "a." * 200_000 + "a = 1"}
    with Server(tmp_path, MERIDIAN_LIMITS_EDITION_SECONDS="1") as server:
        said = server.post(f"/api/games/{games.shipped()[0]}/edition/check", body, 422)["error"]
    assert "took too long" in said
    assert "\n" not in said


@pytest.mark.parametrize("name", games.names())
def test_every_datum_of_a_game_fits_into_a_file(server: Server, name: str) -> None:
    whole = template(games.load(name)).replace("\n# ", "\n")
    assert server.post(f"/api/games/{name}/edition/check", {"name": "own.toml", "text": whole}) == {"faults": []}
