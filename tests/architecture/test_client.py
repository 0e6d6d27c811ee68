"""The browser client as a wheel takes it: built here, built elsewhere, or said to be missing."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """The build tools in a tree without the sources of the client."""
    shutil.copytree(ROOT / "tools" / "build", tmp_path / "tools" / "build")
    (tmp_path / "src" / "meridian").mkdir(parents=True)
    return tmp_path


def built(tree: Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "tools.build.client"], cwd=tree, capture_output=True, text=True, check=False
    )


def test_a_client_that_was_built_elsewhere_is_taken_as_it_is(tree: Path) -> None:
    page = tree / "src" / "meridian" / "web" / "dist" / "index.html"
    page.parent.mkdir(parents=True)
    page.write_text("<!doctype html>", encoding="utf-8")
    assert (built(tree).returncode, built(tree).stderr) == (0, "")
    assert page.read_text(encoding="utf-8") == "<!doctype html>"


def test_a_client_that_is_nowhere_is_told_missing_in_one_line(tree: Path) -> None:
    done = built(tree)
    assert done.returncode == 1
    assert done.stderr == "meridian: the browser client is not built (its sources are not here)\n"
