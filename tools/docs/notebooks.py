"""Notebooks as pages of the site."""

from __future__ import annotations

import json
from pathlib import Path


def cells_of(notebook: Path) -> list[tuple[str, str]]:
    """The cells of a notebook: what kind each is, `markdown` or `code`, and its text."""
    told = json.loads(notebook.read_text(encoding="utf-8"))
    return [(cell["cell_type"], "".join(cell["source"])) for cell in told["cells"]]


def page(notebook: Path) -> str:
    """A notebook as Markdown, with its code in blocks."""
    shown = [text if kind == "markdown" else f"```python\n{text}\n```" for kind, text in cells_of(notebook)]
    return "\n\n".join(shown) + "\n"
