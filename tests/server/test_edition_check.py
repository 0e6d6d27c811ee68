"""Edition files checked over HTTP: every fault with its line."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from meridian import games
from meridian.core.edition_file import lines_of, template
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
    path = f"/api/games/{games.names()[0]}/edition/check"
    said = server.post(path, {"name": "own.toml", "text": "a = 1\nb = = 2\n"}, 422)["error"]
    assert said.startswith("own.toml: not TOML")
    assert "line 2" in said
    server.post("/api/games/chess/edition/check", {"name": "own.toml", "text": ""}, 422)


def test_a_statement_without_end_takes_no_time() -> None:
    """Lines are put together until they can be parsed: that must not become the square of their number."""
    text = 'first = 1\nlong = """\n' + "x\n" * 200_000 + '"""\nlast = 2\n'
    assert lines_of(text) == {("first",): 1}
