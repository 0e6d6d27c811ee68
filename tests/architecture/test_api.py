"""The public interface is what docs/api.md says, the examples of guides run, and importing it is cheap."""

from __future__ import annotations

import re
import subprocess
import sys

import pytest

import meridian
from tools.api import reference

TEXT = reference.DOCUMENT.read_text(encoding="utf-8")
OWN_BOTS = reference.DOCUMENT.with_name("own-bots.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"```python\n(.*?)```", TEXT + OWN_BOTS, re.DOTALL)


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
