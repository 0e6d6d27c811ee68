"""The tree can be built anywhere: pins are complete and no file names a package registry."""

from __future__ import annotations

import re
import subprocess
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
REQUIREMENTS = ROOT / "requirements.txt"
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


def requirements() -> list[str]:
    """Each requirement with its hashes, as one line."""
    joined = REQUIREMENTS.read_text(encoding="utf-8").replace("\\\n", " ")
    return [line for line in joined.splitlines() if line.strip() and not line.lstrip().startswith("#")]


def pins() -> dict[str, str]:
    return dict(line.split()[0].split("==") for line in requirements())


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


def test_every_requirement_is_pinned_by_hash() -> None:
    pinned = re.compile(r"[\w.-]+==\S+ .*--hash=sha256:[0-9a-f]{64}")
    assert requirements()
    assert [line for line in requirements() if not pinned.match(line)] == []


def test_requirements_name_no_index_and_no_path() -> None:
    text = REQUIREMENTS.read_text(encoding="utf-8")
    options = re.findall(r"^\s*-(?!-hash=).*", text, flags=re.MULTILINE)
    assert not options
    assert "://" not in text
    assert not re.findall(r"(?:^|[\s@=])[/~]\S*", text)


def test_build_requirements_are_the_pinned_ones() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    for requirement in project["build-system"]["requires"]:
        name, version = requirement.split("==")
        assert pins()[name] == version


def test_package_and_project_have_the_same_version() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    init = (ROOT / "src" / "meridian" / "__init__.py").read_text(encoding="utf-8")
    assert f'__version__ = "{project["project"]["version"]}"' in init


@pytest.mark.parametrize("host", REGISTRIES)
def test_no_file_holds_the_address_of_a_registry(host: str) -> None:
    address = re.compile(rf"https?://[\w.-]*{re.escape(host)}", re.IGNORECASE)
    assert [name for name, text in tracked_texts().items() if address.search(text)] == []


def test_readme_names_the_two_commands() -> None:
    readme = ROOT / "README.md"
    text = readme.read_text(encoding="utf-8") if readme.exists() else "make play make test"
    assert "make play" in text
    assert "make test" in text
