"""The public interface is what docs/api.md says, the examples of guides run, and importing it is cheap."""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
import warnings
from collections.abc import Iterator
from pathlib import Path

import pytest

import meridian
from tools.api import reference

TEXT = reference.DOCUMENT.read_text(encoding="utf-8")
OWN_BOTS = reference.DOCUMENT.with_name("own-bots.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"```python\n(.*?)```", TEXT + OWN_BOTS, re.DOTALL)

PROMISED = tomllib.loads(Path(__file__).with_name("public_names.toml").read_text(encoding="utf-8"))
GONE: dict[str, str] = PROMISED.pop("gone")


def changes(before: dict[str, str], after: dict[str, str]) -> list[str]:
    """What differs between two surfaces, one line each."""
    gone = [f"{name} is gone" for name in before if name not in after]
    new = [f"{name} is new" for name in after if name not in before]
    changed = [
        f"{name} was `{' '.join(before[name].split())}` and is `{' '.join(after[name].split())}`"
        for name in before
        if name in after and before[name] != after[name]
    ]
    return gone + changed + new


def documented() -> dict[str, str]:
    """The signatures that the document promises."""
    (marked,) = reference.MARKED.findall(TEXT)
    blocks = re.findall(r"```text\n(.*?)\n```", marked, re.DOTALL)
    found = [signature for block in blocks for signature in re.split(r"\n(?=[A-Za-z_])", block)]
    return {re.split(r"[(:]", signature.removeprefix("class "))[0]: signature for signature in found}


def test_the_public_interface_is_the_one_that_was_promised() -> None:
    assert changes(documented(), reference.surface()) == [], "see docs/api.md#promises; python -m tools.api.reference"


def number(version: str) -> tuple[int, ...]:
    return tuple(map(int, version.split(".")))


def broken_promises(
    surface: set[str], deprecated: dict[str, tuple[str, str]], gone: dict[str, str], version: str
) -> Iterator[str]:
    """What is wrong with the names of a version: those that were promised and are missing, and those overdue."""
    for release, promised in PROMISED.items():
        for name in promised["names"]:
            if name not in surface and name not in deprecated and name not in gone:
                yield f"{name} was promised in {release}: deprecate it first"
    for name, (successor, last) in deprecated.items():
        if successor not in surface:
            yield f"{name} has the successor {successor}, which is not there"
        if number(last) <= number(version):
            yield f"{name} goes in {last}: note it under [gone]"
    for name, since in gone.items():
        if number(version) < number(since) or name in surface:
            yield f"{name} is gone from {since} on, not yet"


def test_no_name_goes_that_was_not_deprecated() -> None:
    surface = reference.surface()
    assert list(broken_promises(set(surface), meridian._DEPRECATED, GONE, meridian.__version__)) == []
    recorded = {name for promised in PROMISED.values() for name in promised["names"]}
    assert set(surface) - recorded == set(), "new names belong into public_names.toml, under the next version"


def test_a_name_that_goes_too_early_is_noticed() -> None:
    without = set(reference.surface()) - {"play"}
    told = ["play was promised in 0.1.0: deprecate it first"]
    assert list(broken_promises(without, {}, {}, "0.1.0")) == told
    assert list(broken_promises(without, {"play": ("open_table", "0.3.0")}, {}, "0.2.0")) == []
    overdue = list(broken_promises(without, {"play": ("opened", "0.3.0")}, {}, "0.3.0"))
    assert overdue == [
        "play has the successor opened, which is not there",
        "play goes in 0.3.0: note it under [gone]",
    ]
    assert list(broken_promises(without, {}, {"play": "0.3.0"}, "0.3.0")) == []
    assert list(broken_promises(without, {}, {"play": "0.3.0"}, "0.2.1")) == ["play is gone from 0.3.0 on, not yet"]


def test_a_deprecated_name_works_and_names_its_successor(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(meridian._DEPRECATED, "game_list", ("game_names", "0.3.0"))
    line = r"^meridian\.game_list is deprecated, and gone from 0\.3\.0 on: use meridian\.game_names$"
    for _ in range(2):  # not only the first time
        with pytest.warns(DeprecationWarning, match=line) as told:
            found = meridian.game_list  # type: ignore[attr-defined]
        assert found is meridian.game_names
        assert told[0].filename == __file__
    with warnings.catch_warnings(record=True) as none:
        _ = meridian.game_names
    assert none == []


def test_a_change_of_the_interface_is_told_in_one_line() -> None:
    before = {"play": "play(game: str) -> LocalTable", "load": "load(name: str) -> Game"}
    after = {"play": "play(\n    game: str,\n    seed: int,\n) -> LocalTable", "ask": "ask() -> None"}
    assert changes(before, after) == [
        "load is gone",
        "play was `play(game: str) -> LocalTable` and is `play( game: str, seed: int, ) -> LocalTable`",
        "ask is new",
    ]


def test_the_reference_is_written_from_the_docstrings() -> None:
    assert reference.current(TEXT) == TEXT, "run python -m tools.api.reference"
    assert [name for name, _, about in reference.entries() if "." not in name and not about] == []


def test_every_name_can_be_imported_and_no_other() -> None:
    assert sorted(meridian.__all__) == meridian.__all__
    assert set(meridian.__all__) <= set(dir(meridian))
    with pytest.raises(AttributeError, match=r"module 'meridian' has no attribute 'plya'"):
        _ = meridian.plya  # type: ignore[attr-defined]


def test_importing_the_package_loads_none_of_it() -> None:
    code = "import sys, meridian; print(*(name for name in sys.modules if name.startswith('meridian')))"
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert told.stdout.split() == ["meridian"]


@pytest.mark.parametrize("number", range(len(BLOCKS)))
def test_python_of_the_guides_runs(number: int) -> None:
    exec(compile(BLOCKS[number], f"block {number + 1}", "exec"), {})
