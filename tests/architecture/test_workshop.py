"""The tree can be built anywhere: pins are complete and no file names a package registry."""

from __future__ import annotations

import re
import subprocess
import tomllib
from pathlib import Path
from typing import Any

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parents[2]
REQUIREMENTS = ROOT / "requirements"
FILES = ("runtime", "build", "dev", "wheels")
# Put together here, so that this file does not hold them itself.
REGISTRIES = [
    ".".join(parts)
    for parts in (
        ("pypi", "org"),
        ("pythonhosted", "org"),
        ("npmjs", "org"),
        ("npmjs", "com"),
        ("yarnpkg", "com"),
        ("crates", "io"),
    )
]


def requirements(name: str) -> list[str]:
    """Each requirement of a file with its hashes, as one line."""
    joined = (REQUIREMENTS / f"{name}.txt").read_text(encoding="utf-8").replace("\\\n", " ")
    return [line for line in joined.splitlines() if line.strip() and not line.lstrip().startswith("#")]


def hashes(name: str) -> dict[str, set[str]]:
    """The hashes of each pin of a file, such as `rich==15.0.0`."""
    return {line.split()[0]: set(re.findall(r"--hash=(\S+)", line)) for line in requirements(name)}


def pins(name: str) -> dict[str, set[str]]:
    """The versions of each package: several where they differ by version of Python."""
    found: dict[str, set[str]] = {}
    for pin in hashes(name):
        package, version = pin.split("==")
        found.setdefault(package, set()).add(version)
    return found


def project() -> dict[str, Any]:
    return tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))


def asked_for(group: str) -> list[Requirement]:
    """What pyproject.toml names itself for a file."""
    if group == "runtime":
        lines = [*project()["project"]["dependencies"], "meridian-table[server,postgres,redis]"]
    else:
        lines = project()["dependency-groups"][group]
    found = []
    for line in lines:
        if isinstance(line, dict):
            found += asked_for(line["include-group"])
        elif line.startswith("meridian-table["):
            extras = project()["project"]["optional-dependencies"]
            found += [Requirement(one) for name in Requirement(line).extras for one in extras[name]]
        else:
            found.append(Requirement(line))
    return [one for one in found if one.name != "meridian-table"]


def tracked_texts() -> dict[str, str]:
    """The text of every file that is or would be tracked."""
    listed = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT,
        check=True,
        capture_output=True,
        text=True,
    ).stdout.split("\0")
    texts = {}
    for name in filter(None, listed):
        path = ROOT / name
        data = path.read_bytes() if path.is_file() else b""
        if b"\0" not in data:
            texts[name] = data.decode("utf-8", errors="replace")
    return texts


@pytest.mark.parametrize("name", FILES)
def test_every_requirement_is_pinned_by_hash(name: str) -> None:
    pinned = re.compile(r"[\w.-]+==\S+ .*--hash=sha256:[0-9a-f]{64}")
    assert requirements(name)
    assert [line for line in requirements(name) if not pinned.match(line)] == []


@pytest.mark.parametrize("name", FILES)
def test_requirements_name_no_index_and_no_path(name: str) -> None:
    text = (REQUIREMENTS / f"{name}.txt").read_text(encoding="utf-8")
    options = re.findall(r"^\s*-(?!-hash=).*", text, flags=re.MULTILINE)
    assert not options
    assert "://" not in text
    assert not re.findall(r"(?:^|[\s@=])[/~]\S*", text)


@pytest.mark.parametrize("name", FILES)
def test_a_file_pins_what_the_project_asks_for(name: str) -> None:
    pinned = pins(name)
    for wanted in asked_for(name):
        versions = pinned[canonicalize_name(wanted.name)]
        assert [version for version in versions if version not in wanted.specifier] == [], wanted


@pytest.mark.parametrize("name", FILES)
def test_a_file_holds_only_what_is_asked_for_and_what_that_needs(name: str) -> None:
    text = (REQUIREMENTS / f"{name}.txt").read_text(encoding="utf-8")
    packages = re.split(r"^(?=[\w.-]+==)", text, flags=re.MULTILINE)[1:]
    direct = {canonicalize_name(wanted.name) for wanted in asked_for(name)}
    if name == "dev":
        direct |= {canonicalize_name(wanted.name) for wanted in asked_for("runtime")}
    for package in packages:
        own = package.partition("==")[0]
        via = set(re.findall(r"^ +#(?: via)? +([\w.-]+)$", package, flags=re.MULTILINE)) - {"via", "meridian-table"}
        assert own in direct or via & pins(name).keys(), own


def test_the_files_are_exports_of_one_lock() -> None:
    for name in ("runtime", "build"):
        assert {pin: hashes("dev").get(pin) for pin in hashes(name)} == hashes(name)
    assert {"pytest", "ruff", "polars"} & (pins("runtime").keys() | pins("build").keys()) == set()
    assert {"hatchling", "mypy", "setuptools"} & pins("runtime").keys() == set()


def test_build_requirements_are_ranges_that_hold_the_pins() -> None:
    group = project()["dependency-groups"]["build"]
    for line in project()["build-system"]["requires"]:
        wanted = Requirement(line)
        assert line in group
        assert "==" not in str(wanted.specifier)
        assert all(version in wanted.specifier for version in pins("build")[wanted.name])


def test_package_and_project_have_the_same_version() -> None:
    init = (ROOT / "src" / "meridian" / "__init__.py").read_text(encoding="utf-8")
    assert f'__version__ = "{project()["project"]["version"]}"' in init


@pytest.mark.parametrize("host", REGISTRIES)
def test_no_file_holds_the_address_of_a_registry(host: str) -> None:
    address = re.compile(rf"https?://[\w.-]*{re.escape(host)}", re.IGNORECASE)
    assert [name for name, text in tracked_texts().items() if address.search(text)] == []


def test_no_printed_command_installs_another_project() -> None:
    others = re.compile(r"(?:pip|pipx|uv tool|uv) install (?:-\S+ )*'?(?:google-)?meridian(?![-\w])(?!\S*\.whl)")
    assert others.search("pip install 'meridian[arena]'")
    assert [path for path, text in tracked_texts().items() if others.search(text)] == [
        "tests/architecture/test_workshop.py"
    ]


def test_readme_names_the_two_commands() -> None:
    readme = ROOT / "README.md"
    text = readme.read_text(encoding="utf-8") if readme.exists() else "make play make test"
    assert "make play" in text
    assert "make test" in text
