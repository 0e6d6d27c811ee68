"""A source distribution makes a complete wheel without Node, and the wheel plays. `make try-wheels` tries a release."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tarfile
from email import message_from_string
from email.message import Message
from pathlib import Path
from zipfile import ZipFile

import pytest
from packaging.requirements import Requirement

from tools.build import client
from tools.build.image import FILE, Steps
from tools.build.scenarios import SCENARIOS

ROOT = Path(__file__).parents[2]
PLAIN = {**os.environ, "MERIDIAN_PURE": "1"}
HOME = "https://github.example/games/meridian"
IN_A_WORKFLOW = {"GITHUB_SERVER_URL": "https://github.example", "GITHUB_REPOSITORY": "games/meridian"}
NOWHERE = dict.fromkeys(IN_A_WORKFLOW, "")


def python(*words: str | Path, cwd: Path, **variables: str) -> str:
    done = subprocess.run(
        [sys.executable, *map(str, words)],
        cwd=cwd,
        env={**PLAIN, **variables},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.mark.slow
def test_a_source_distribution_makes_a_wheel_that_plays(tmp_path: Path) -> None:
    client.build_client()
    python("-m", "build", "--sdist", "--no-isolation", "--outdir", tmp_path, cwd=ROOT, **IN_A_WORKFLOW)
    (packed,) = tmp_path.glob("meridian_table-*.tar.gz")
    with tarfile.open(packed) as archive:
        archive.extractall(tmp_path, filter="data")
    unpacked = tmp_path / packed.name.removesuffix(".tar.gz")
    without_node = str(Path(sys.executable).parent)
    python("-m", "build", "--wheel", "--no-isolation", "--outdir", tmp_path, cwd=unpacked, PATH=without_node, **NOWHERE)
    (wheel,) = tmp_path.glob("meridian_table-*-py3-none-any.whl")
    with ZipFile(wheel) as held:
        names = set(held.namelist())
        (about,) = (name for name in names if name.endswith(".dist-info/METADATA"))
        check_metadata(message_from_string(held.read(about).decode()))
        held.extractall(tmp_path / "installed")
    check_files(names)
    installed = {"PYTHONPATH": str(tmp_path / "installed")}
    short = ("--option", "turns=4", "--json")
    told = python("-m", "meridian", "simulate", "global-domination", *short, cwd=tmp_path, **installed)
    assert '"unfinished": 0' in told
    shipped = "from meridian.scenarios.check import shipped; print(shipped())"
    cases = tmp_path / "installed" / "meridian" / "scenarios" / "cases"
    assert python("-c", shipped, cwd=tmp_path, **installed).strip() == str(cases)


@pytest.mark.slow
def test_the_image_copies_what_a_whole_wheel_is_made_of(tmp_path: Path) -> None:
    """`make image` runs every step; here the copies of its second stage, and the wheel that is made of them."""
    client.build_client()
    steps = Steps(tmp_path, FILE.read_text(encoding="utf-8"))
    (stage,) = (stage for stage in steps.stages if stage.name == "build")
    work = steps.place("/source", stage.name)
    copies = [rest for word, rest in stage.steps if word == "COPY"]
    for rest in copies:
        if not rest.startswith("--from="):
            steps.copy(rest, stage.name, work)
    assert "--from=client /source/src/meridian/web src/meridian/web" in copies
    shutil.copytree(client.CLIENT, work / "src" / "meridian" / "web" / "dist")
    without_node = str(Path(sys.executable).parent)
    python("-m", "build", "--wheel", "--no-isolation", "--outdir", tmp_path, cwd=work, PATH=without_node, **NOWHERE)
    (wheel,) = tmp_path.glob("meridian_table-*-py3-none-any.whl")
    with ZipFile(wheel) as held:
        names = set(held.namelist())
    check_files(names)
    assert {name.rpartition("/")[2] for name in names if "/licenses/" in name} > {"LICENSE"}


def check_metadata(about: Message) -> None:
    """Addresses and readme are those of the repository in which the source distribution was made."""
    assert (about["Name"], about["License-Expression"]) == ("meridian-table", "MIT AND OFL-1.1")
    fonts = [path.relative_to(ROOT).as_posix() for path in ROOT.glob("web/src/fonts/LICENSE-*.txt")]
    assert sorted(about.get_all("License-File", [])) == sorted(["LICENSE", *fonts])
    assert about["Summary"]
    assert about["Maintainer"]
    links = dict(line.split(", ") for line in about.get_all("Project-URL", []))
    assert links["Source"] == HOME
    assert {"Documentation", "Changelog", "Issues"} <= links.keys()
    kinds = {line.partition(" :: ")[0] for line in about.get_all("Classifier", [])}
    assert {"Development Status", "Intended Audience", "Operating System", "Programming Language", "Topic"} <= kinds
    assert about["Description-Content-Type"].startswith("text/markdown")
    readme = str(about.get_payload())
    assert f"({HOME}/blob/v{about['Version']}/docs/bots.md)" in readme
    assert f"({HOME}/raw/v{about['Version']}/docs/images/globopolis.webp)" in readme
    assert "](docs/" not in readme
    extras = set(about.get_all("Provides-Extra", []))
    assert {"server", "postgres", "redis", "arena", "ray", "all"} <= extras
    for line in about.get_all("Requires-Dist", []):
        assert "==" not in str(Requirement(line).specifier), line


def data_files() -> set[str]:
    """What lies between the sources and is read when Meridian runs: data, catalogues, books, schemas, weights."""
    told = ["git", "ls-files", "-z", "src/meridian"]
    listed = subprocess.run(told, cwd=ROOT, capture_output=True, text=True, check=True).stdout.split("\0")
    found = {name.removeprefix("src/") for name in listed if name and not name.endswith(".py")}
    kinds = {Path(name).suffix for name in found}
    assert {".toml", ".ftl", ".sql", ".npz", ".json", ".html"} <= kinds
    return found


def check_files(names: set[str]) -> None:
    """A wheel holds the sources, the built client and the scenarios; no tests, no sources of the client."""
    sources = {path.relative_to(ROOT / "src").as_posix() for path in (ROOT / "src" / "meridian").rglob("*.py")}
    scenarios = {path.relative_to(SCENARIOS).as_posix() for path in SCENARIOS.glob("*/**/*.toml")}
    assert sources <= names
    assert data_files() <= names
    assert {f"meridian/scenarios/cases/{path}" for path in scenarios} <= names
    assert "meridian/cli/templates/kuhn_poker/game.py" in names
    assert {f"meridian/{path}" for path in ("py.typed", "web/dist/index.html", "web/dist/licenses.md")} <= names
    assert {name.partition("/")[0] for name in names if ".dist-info/" not in name} == {"meridian"}
    assert not [name for name in names if name.endswith((".so", ".pyc", ".ts", ".svelte", ".new"))]
