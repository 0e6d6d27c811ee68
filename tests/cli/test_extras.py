"""A plain installation is small, and a command that needs more says how to get it."""

from __future__ import annotations

import importlib.metadata
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from meridian.cli.extras import EXTRAS

ROOT = Path(__file__).parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
MOST_PACKAGES = 20
MOST_BYTES = 30_000_000
"""Without Babel, whose data for all languages are as large as everything else together."""
MODULES = {"argon2-cffi": "argon2", "vl-convert-python": "vl_convert"}
WITHOUT = """
import sys
from meridian.cli import main
class Without:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in {modules!r}:
            raise ModuleNotFoundError(name, name=name)
sys.meta_path.insert(0, Without())
sys.exit(main({words!r}))
"""


def needed(lines: list[str]) -> set[str]:
    """The packages that these requirements install on this machine."""
    found: set[str] = set()
    wanted = [Requirement(line) for line in lines]
    while wanted:
        one = wanted.pop()
        name = canonicalize_name(one.name)
        if name in found or (one.marker is not None and not one.marker.evaluate({"extra": ""})):
            continue
        found.add(name)
        wanted += [Requirement(line) for line in importlib.metadata.requires(name) or []]
    return found


def size(package: str) -> int:
    paths = [Path(str(file.locate())) for file in importlib.metadata.files(package) or []]
    return sum(path.stat().st_size for path in paths if path.suffix != ".pyc" and path.is_file())


def test_a_plain_installation_is_small() -> None:
    packages = needed(PROJECT["dependencies"])
    assert len(packages) <= MOST_PACKAGES, sorted(packages)
    assert sum(size(package) for package in packages - {"babel"}) <= MOST_BYTES


def test_the_modules_of_extras_are_those_that_they_install() -> None:
    for extra, modules in EXTRAS.items():
        lines = [Requirement(line).name for line in PROJECT["optional-dependencies"][extra]]
        named = [MODULES.get(name, name.replace("-", "_")) for name in lines if name != "meridian-table"]
        assert list(modules) == named


def test_the_page_about_installing_lists_every_extra() -> None:
    page = (ROOT / "docs" / "install.md").read_text(encoding="utf-8")
    assert set(re.findall(r"^\| `(\w+)` \|", page, re.MULTILINE)) == set(PROJECT["optional-dependencies"])


@pytest.fixture(scope="module")
def journal(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A journal that was made without any extra."""
    folder = tmp_path_factory.mktemp("journals")
    done = without("server", "simulate", "kuhn-poker", "--save", str(folder), "--json")
    assert (done.returncode, done.stderr) == (0, "")
    (found,) = folder.iterdir()
    return found


def without(extra: str, *words: str) -> subprocess.CompletedProcess[str]:
    code = WITHOUT.format(modules=EXTRAS[extra], words=list(words))
    return subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)


@pytest.mark.parametrize(
    ("extra", "words"),
    [
        ("server", ["serve", "--port", "0"]),
        ("server", ["play", "--no-browser"]),
        ("server", ["admin", "list"]),
        ("postgres", ["serve", "--port", "0", "--database", "postgresql://nobody@localhost/none", "--data"]),
        ("redis", ["serve", "--port", "0", "--bus", "redis://localhost", "--data"]),
        ("ray", ["tournament", "kuhn-poker", "--players", "random,greedy", "--engine", "ray", "--out"]),
        ("gym", ["simulate", "globopolis", "--seats", "neural,random", "--option", "preset=learning-1", "--save"]),
        ("gym", ["tournament", "globopolis", "--players", "neural,random", "--games", "2", "--out"]),
    ],
)
def test_a_command_without_its_extra_says_how_to_get_it(extra: str, words: list[str], tmp_path: Path) -> None:
    done = without(extra, *words, *([str(tmp_path / "new")] if words[-1] in ("--data", "--out", "--save") else []))
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.endswith(f" is not installed: pip install 'meridian-table[{extra}]'\n")
    assert done.stderr.count("\n") == 1


def test_games_are_played_and_replayed_without_a_server(journal: Path) -> None:
    assert without("server", "replay", str(journal)).returncode == 0


def test_an_export_without_its_extra_says_how_to_get_it(journal: Path, tmp_path: Path) -> None:
    done = without("arena", "export", str(journal), "--out", str(tmp_path / "dataset"))
    assert (done.returncode, done.stderr.count("\n")) == (2, 1)
    assert done.stderr.endswith(": pip install 'meridian-table[arena]'\n")
