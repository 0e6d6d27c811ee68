"""What documents print besides commands of Meridian is there: targets of make, scripts of npm, modules, tests; their
blocks of TOML and TypeScript are what they say."""

from __future__ import annotations

import json
import re
import tomllib
from importlib.util import find_spec

import msgspec
import pytest

from meridian import __version__, games
from meridian.core import edition_file
from meridian.practice.exercise import ExerciseFile
from tests.architecture.test_documents import DOCUMENTS, ROOT
from tools.build import notes

TEXTS = {path.relative_to(ROOT).as_posix(): path.read_text(encoding="utf-8") for path in DOCUMENTS}
MAKE = re.compile(r"(?:^ {4}|`)make ([a-z][a-z-]*)", re.MULTILINE)
NPM = re.compile(r"(?:^ {4}|`)npm\s+(?:run\s+)?(?:--silent\s+)?(?!run\b)([a-z:]+)", re.MULTILINE)
MODULE = re.compile(r"python3? -m ([\w.]+)")
SCRIPT = re.compile(r"\bpython3? ((?:\w+/)+\w+\.py)")
TESTS = re.compile(r"\bpytest ((?:-\S+ )*)(tests/[\w/.]+)(::\w+)?")
OTHERS = ("pip", "venv")
NPM_ITSELF = ("ci", "install")
BLOCK = re.compile(r"```(\w+)\n(.*?)```", re.DOTALL)


def blocks(document: str, language: str) -> list[str]:
    return [text for found, text in BLOCK.findall(TEXTS[document]) if found == language]


def missing(text: str) -> list[str]:
    """What a text prints that is not there."""
    targets = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))
    scripts = set(json.loads((ROOT / "web" / "package.json").read_text(encoding="utf-8"))["scripts"])
    found = [f"make {name}" for name in MAKE.findall(text) if name not in targets]
    found += [f"npm run {name}" for name in NPM.findall(text) if name not in scripts and name not in NPM_ITSELF]
    found += [f"python -m {name}" for name in MODULE.findall(text) if name not in OTHERS and find_spec(name) is None]
    found += [path for path in SCRIPT.findall(text) if not (ROOT / path).is_file()]
    for _, path, name in TESTS.findall(text):
        there = (ROOT / path.rstrip(".")).exists()
        if not there or (name and f"def {name[2:]}(" not in (ROOT / path).read_text(encoding="utf-8")):
            found.append(f"pytest {path}{name}")
    return found


@pytest.mark.parametrize("document", TEXTS)
def test_what_is_printed_is_there(document: str) -> None:
    assert missing(TEXTS[document]) == []


def test_what_is_not_there_is_noticed() -> None:
    text = "`make everything`, or\n\n    npm run fly\n    python -m tools.nothing\n\n`python tools/no/such.py`, "
    text += "`pytest -q tests/core/test_none.py` and `pytest tests/architecture/test_documents.py::test_none`"
    assert missing(text) == [
        "make everything",
        "npm run fly",
        "python -m tools.nothing",
        "tools/no/such.py",
        "pytest tests/core/test_none.py",
        "pytest tests/architecture/test_documents.py::test_none",
    ]


def test_documents_print_many_of_them() -> None:
    every = "\n".join(TEXTS.values())
    assert min(len(set(kind.findall(every))) for kind in (MAKE, NPM, MODULE, SCRIPT)) >= 2


@pytest.mark.parametrize("document", [name for name in TEXTS if "```toml" in TEXTS[name]])
def test_toml_is_toml(document: str) -> None:
    for block in blocks(document, "toml"):
        tomllib.loads(block)


def test_the_exercise_of_the_guide_is_one() -> None:
    (block,) = blocks("docs/practice.md", "toml")
    shown = tomllib.loads(block)
    (answer,) = shown["answer"]  # one of several
    found = msgspec.convert({**shown, "answer": [answer, answer]}, ExerciseFile)
    assert found.entries


def test_the_edition_of_the_guide_is_one() -> None:
    game = games.load("globetrotters")
    (block,) = blocks("docs/globetrotters.md", "toml")
    assert edition_file.parsed("road.toml", block).faults(game) == []


def test_pieces_of_lessons_have_the_keys_of_lessons() -> None:
    """The whole lesson of the guide is played by tests/lessons; its pieces are steps of one."""
    whole, *pieces = (tomllib.loads(block) for block in blocks("docs/lessons.md", "toml"))
    assert pieces
    assert "lesson" in whole
    for piece in pieces:
        assert set(piece) == {"step"}


def test_the_client_has_what_its_guide_shows() -> None:
    contract = (ROOT / "web/src/games/contract.ts").read_text(encoding="utf-8")
    body = contract[contract.index("export interface GameClient") :]
    offered = set(re.findall(r"^  (\w+)\??[:(]", body[: body.index("\n}\n")], re.MULTILINE))
    (example,) = (block for block in blocks("web/README.md", "ts") if "GameClient" in block or "as Board" in block)
    shown = set(re.findall(r"export (?:const|function) (\w+)|default as (\w+)", example))
    assert {name or other for name, other in shown} == offered


def test_imports_of_the_guide_of_the_client_lead_somewhere() -> None:
    source = ROOT / "web" / "src"
    (map_example,) = blocks("web/README.md", "svelte")
    found = re.search(r"import \{ (.+) \} from \"\.\./\.\./\.\./map\"", map_example)
    assert found is not None
    exported = (source / "map" / "index.ts").read_text(encoding="utf-8")
    assert [name for name in found[1].split(", ") if not re.search(rf"\b{name}\b", exported)] == []
    frame = (source / "map" / "frame.ts").read_text(encoding="utf-8")
    called = set(re.findall(r"frame\.(\w+)\(", map_example))
    assert called
    assert [name for name in called if not re.search(rf"\b{name}\b", frame)] == []


def test_the_changelog_has_the_notes_of_this_version() -> None:
    text = notes.CHANGELOG.read_text(encoding="utf-8")
    assert notes.notes(text, __version__).startswith("- ")
    assert notes.notes(text, "9.9.9") == ""
    assert notes.notes("## 0.2.0\n\n- b\n\n## 0.1.0 (2026)\n\n- a\n  more\n", "0.1.0") == "- a\n  more"
    assert text.index("## Unreleased") < text.index(f"## {__version__}")


def test_citation_is_of_this_version() -> None:
    cited = (ROOT / "CITATION.cff").read_text(encoding="utf-8")
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert f"\nversion: {project['version']}\n" in cited
    assert __version__ == project["version"]
