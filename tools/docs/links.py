"""Links of a document that is read on the site: documents of the repository lead to their pages, everything else to the
repository, or nowhere where its address is not known."""

from __future__ import annotations

import os
import re
from pathlib import Path
from posixpath import relpath
from typing import Final

from tools.build.metadata import RELATIVE, repository

ROOT: Final = Path(__file__).resolve().parents[2]
DOCS: Final = ROOT / "docs"
# Documents outside docs/, and the pages that show them.
PAGES: Final = {
    "README.md": "index.md",
    "CHANGELOG.md": "changelog.md",
    "CODE_OF_CONDUCT.md": "conduct.md",
    "CONTRIBUTING.md": "contributing.md",
    "SECURITY.md": "security.md",
    "web/README.md": "browser-client.md",
}


def page_of(document: Path) -> str | None:
    """The page, or the picture, that shows a file of the repository."""
    if document.is_dir():
        document = document / "README.md"
    if document.is_relative_to(DOCS) and document.is_file():
        return document.relative_to(DOCS).as_posix()
    return PAGES.get(document.relative_to(ROOT).as_posix())


def relinked(text: str, document: Path, page: str) -> str:
    """The text of a document as the given page shows it."""

    def relink(link: re.Match[str]) -> str:
        picture, words, target = link.groups()
        path, mark, anchor = target.partition("#")
        file = Path(os.path.normpath(document.parent / path))
        shown = page_of(file)
        if shown is not None:
            start = relpath(shown, os.path.dirname(page) or ".")
            return f"{picture}[{words}]({start}{mark}{anchor})"
        home = repository()
        return words if home is None else f"[{words}]({home}/blob/main/{file.relative_to(ROOT).as_posix()})"

    return RELATIVE.sub(relink, text)
