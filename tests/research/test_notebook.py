"""The notebook runs from its first cell to its last."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tools.docs.notebooks import cells_of, page

NOTEBOOK = Path(__file__).parents[2] / "examples" / "first_look.ipynb"


def test_the_notebook_runs(capsys: pytest.CaptureFixture[str]) -> None:
    names: dict[str, Any] = {}
    code = [text for kind, text in cells_of(NOTEBOOK) if kind == "code"]
    for number, text in enumerate(code, start=1):
        exec(compile(text, f"cell {number}", "exec"), names)
    told = capsys.readouterr().out
    assert "winners" in told
    assert "projected_vp" in told
    assert names["ended"] >= 20
    assert names["won"].sum() == pytest.approx(names["ended"])
    assert names["wins"].height == 2


def test_it_is_a_page_of_the_site() -> None:
    assert page(NOTEBOOK).count("```python") == len([kind for kind, _ in cells_of(NOTEBOOK) if kind == "code"])
