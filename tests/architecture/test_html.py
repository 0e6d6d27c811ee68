"""HTML comes from templates that escape by themselves; no module writes any."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from jinja2 import UndefinedError

from meridian.core.pages import environment
from tests.html import HOSTILE

SOURCES = Path(__file__).parents[2] / "src" / "meridian"
TEMPLATES = sorted(SOURCES.glob("**/templates/*"))
PACKAGES = sorted({f"meridian.{path.parent.parent.relative_to(SOURCES).as_posix()}" for path in TEMPLATES})
TAG = re.compile(
    r"</?(a|b|body|br|button|code|dd|details|div|dl|dt|em|form|h[1-6]|head|header|hr|html|i|img|li|main|meta|nav|ol|p|pre|"
    r"script|section|small|span|strong|style|summary|table|tbody|td|th|thead|title|tr|ul)\b[^<>]*>?|<!doctype",
    re.IGNORECASE,
)
ESCAPES = re.compile(r"^\s*(from html import|import html\b|from markupsafe|from jinja2|import jinja2)", re.MULTILINE)
PAGES = SOURCES / "core" / "pages.py"


def texts(tree: ast.Module) -> Iterator[ast.expr]:
    """Every text of a module but its docstrings; of an f-string what stands around its fields."""
    spoken = {
        id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
    }
    for node in ast.walk(tree):
        if isinstance(node, ast.JoinedStr) or (
            isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in spoken
        ):
            yield node


def written(node: ast.expr) -> str:
    if isinstance(node, ast.JoinedStr):
        return "".join(str(part.value) if isinstance(part, ast.Constant) else "{}" for part in node.values)
    assert isinstance(node, ast.Constant)
    return str(node.value)


def tags(source: str) -> list[str]:
    """The lines of a module that write HTML."""
    return [f"{node.lineno}: {text}" for node in texts(ast.parse(source)) if TAG.search(text := written(node))]


def test_no_module_writes_html() -> None:
    found = {
        path.relative_to(SOURCES).as_posix(): lines
        for path in SOURCES.rglob("*.py")
        if path != PAGES and (lines := tags(path.read_text(encoding="utf-8")))
    }
    assert found == {}


def test_html_in_a_module_would_be_found() -> None:
    assert tags("x = f'<p>{name}</p>'")
    assert tags("x = '<td' + style + '>'")
    assert tags("def f():\n    return f\"<a href='{link}'>\"")
    assert not tags('"""Says <p> of a page."""')
    assert not tags("x = f'<{kind}>'; y = 'a < b'; z = '<Area>'")


def test_only_one_module_makes_templates_and_marks_texts_as_safe() -> None:
    assert [path for path in SOURCES.rglob("*.py") if ESCAPES.search(path.read_text(encoding="utf-8"))] == [PAGES]


@pytest.mark.parametrize("package", PACKAGES)
def test_templates_escape_what_they_are_told(package: str) -> None:
    made = environment(package)
    assert made.autoescape is True
    text = made.from_string("<p title='{{ told }}'>{{ told }}</p>").render(told=HOSTILE)
    assert text.count("<") == 2
    assert text.count("'") == 2
    with pytest.raises(UndefinedError):
        made.from_string("{{ nothing }}").render()


@pytest.mark.parametrize("path", TEMPLATES, ids=lambda path: str(path.name))
def test_no_template_lets_a_text_through(path: Path) -> None:
    source = path.read_text(encoding="utf-8")
    assert not re.search(r"\|\s*safe\b|autoescape|Markup", source)
    # Only the script that draws charts is code, and it is our own.
    assert re.findall(r"\{\{\s*([^{}]*)\|\s*code\s*\}\}", source) == (
        ["drawing"] if path.name == "tournament.html" else []
    )
    # An attribute without quotation marks ends at the first blank of what stands in it.
    assert not re.search(r"=\s*\{\{", source)


def test_a_script_of_our_own_does_not_end_its_element() -> None:
    text = environment(PACKAGES[0]).from_string("<script>{{ x|code }}</script>").render(x="a</script><!--")
    assert text == "<script>a<\\/script><\\!--</script>"
    data = environment(PACKAGES[0]).from_string("<script>{{ x|tojson }}</script>").render(x={"a": HOSTILE})
    assert data.count("<") == 2
