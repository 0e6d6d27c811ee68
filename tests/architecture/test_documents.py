"""Documents fit a terminal, and what they point to is there."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tools.docs.links import page_of, relinked

ROOT = Path(__file__).parents[2]
COLUMNS = 100
DOCUMENTS = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md"), ROOT / "web/README.md"])
# Documents that lead through the tree. A path in them starts at the root, at the package or in a game's folder.
MAPS = [ROOT / "CONTRIBUTING.md", *sorted(ROOT.glob("docs/decisions/*.md"))]
MAPS += [ROOT / "docs" / name for name in ("architecture.md", "bots.md", "glossary.md", "performance.md", "server.md")]
BASES = ("", "src/meridian/", "src/meridian/games/", "src/meridian/games/*/")

FENCE = re.compile(r"\s*(```|~~~)")
ITEM = re.compile(r"\s*([-*+]|\d+[.)])\s")
LINK = re.compile(r"\[[^\]]*\]\(([^)\s]+)\)")
LINKS_ONLY = re.compile(r"\s*([-*+]\s+)?!?\[[^\]]*\]\([^)]*\)[.,;:]?")
# `server/tables/owner.py`, `<game>/rules/board.py`, `facts.py`; neither `/api/games` nor `a / b`.
PATH = re.compile(r"`((?:[\w.<>*-]+/)+[\w.<>*-]*|[\w<>*-]+\.(?:py|toml|md|ftl|ts))`")
# `TableRegistry`, `Frame.options`, `Game.play`: names of the code.
NAME = re.compile(r"`([A-Z]\w*[a-z]\w*(?:\.\w+)?)`")
CODE = ("src/meridian/**/*.py", "web/src/**/*.ts", "tests/toy_games/**/*.py")


def named(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


def uncoded(text: str) -> Iterator[tuple[int, str]]:
    """The lines that are no code block, with their numbers."""
    fenced = listed = False
    for number, line in enumerate(text.splitlines(), 1):
        if FENCE.match(line):
            fenced = not fenced
            continue
        if ITEM.match(line):
            listed = True
        elif line and not line.startswith(" "):
            listed = False
        if not fenced and (listed or not line.startswith("    ")):
            yield number, line


def long_lines(text: str) -> list[int]:
    """The numbers of lines that should be wrapped: neither tables nor a single link can be."""
    return [
        number
        for number, line in uncoded(text)
        if len(line) > COLUMNS and not line.lstrip().startswith("|") and not LINKS_ONLY.fullmatch(line)
    ]


def is_there(path: str) -> bool:
    """Whether a path, in which `<game>` stands for any name, leads to something."""
    pattern = re.sub(r"<[^>]*>", "*", path).rstrip("/")
    return any(any(ROOT.glob(base + pattern)) for base in BASES)


@pytest.mark.parametrize("document", DOCUMENTS, ids=named)
def test_prose_is_wrapped(document: Path) -> None:
    assert long_lines(document.read_text(encoding="utf-8")) == []


@pytest.mark.parametrize("document", DOCUMENTS, ids=named)
def test_relative_links_lead_somewhere(document: Path) -> None:
    targets = [link.split("#")[0] for link in LINK.findall(document.read_text(encoding="utf-8"))]
    dead = [target for target in targets if target and ":" not in target and not (document.parent / target).exists()]
    assert dead == []


@pytest.mark.parametrize("document", MAPS, ids=named)
def test_paths_in_maps_exist(document: Path) -> None:
    lines = "\n".join(line for _, line in uncoded(document.read_text(encoding="utf-8")))
    assert [path for path in PATH.findall(lines) if not is_there(path)] == []


@pytest.mark.parametrize("name", ["architecture.md", "glossary.md"])
def test_names_of_the_code_exist(name: str) -> None:
    code = {word for each in CODE for path in ROOT.glob(each) for word in re.findall(r"\w+", path.read_text("utf-8"))}
    lines = "\n".join(line for _, line in uncoded((ROOT / "docs" / name).read_text(encoding="utf-8")))
    assert [found for found in NAME.findall(lines) if not set(found.split(".")) <= code] == []


def test_every_document_is_in_the_index() -> None:
    """README leads to every document in docs/, the index of decisions to every decision."""
    for index, pages in (("README.md", "docs/*.md"), ("docs/decisions/README.md", "docs/decisions/[0-9]*.md")):
        text = (ROOT / index).read_text(encoding="utf-8")
        assert [page.name for page in ROOT.glob(pages) if f"{page.name})" not in text] == []


def test_the_site_shows_every_document() -> None:
    """`make docs` checks the links, and that what the navigation names is there."""
    site = (ROOT / "mkdocs.yml").read_text(encoding="utf-8")
    shown = [page_of(document) for document in DOCUMENTS]
    assert [page for page in shown if page is None or f" {page}\n" not in site] == []


def test_links_of_the_site_lead_to_pages_or_to_the_repository(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("GITHUB_SERVER_URL", "GITHUB_REPOSITORY"):
        monkeypatch.delenv(name, raising=False)
    text = "[a](docs/bots.md#how) [b](web/src/app.css) ![c](docs/images/x.webp) [d](docs/decisions) [e](https://e.org)"
    shown = "[a](bots.md#how) b c [d](decisions/README.md) [e](https://e.org)"
    assert relinked(text, ROOT / "README.md", "index.md") == shown
    assert relinked("[c](../../CONTRIBUTING.md)", ROOT / "docs/decisions/x.md", "decisions/x.md") == (
        "[c](../contributing.md)"
    )
    monkeypatch.setenv("GITHUB_SERVER_URL", "https://github.example")
    monkeypatch.setenv("GITHUB_REPOSITORY", "games/meridian")
    there = "https://github.example/games/meridian/blob/main/web/src/app.css"
    assert relinked("[b](web/src/app.css)", ROOT / "README.md", "index.md") == f"[b]({there})"


def test_long_prose_is_noticed() -> None:
    long = "word " * 30
    text = f"{long}\n| {long} |\n\n    {long}\n\n```\n{long}\n```\n\n- {long}\n    {long}\n"
    assert long_lines(text) == [1, 10, 11]


def test_dead_paths_are_noticed() -> None:
    assert PATH.findall("`server/tables/owner.py`, `facts.py`, `/api/games`, `a / b`, `<game>/rules/`") == [
        "server/tables/owner.py",
        "facts.py",
        "<game>/rules/",
    ]
    assert is_there("server/tables/owner.py")
    assert is_there("<game>/rules/board.py")
    assert not is_there("server/hall.py")
