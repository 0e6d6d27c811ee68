"""No import cycle anywhere in the package, not even under TYPE_CHECKING or inside a function."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

import meridian

PACKAGE = "meridian"
ROOT = Path(meridian.__file__).parent


@cache
def sources() -> dict[str, Path]:
    """Every module of the package and its file."""
    found = {}
    for file in ROOT.rglob("*.py"):
        parts = [PACKAGE, *file.relative_to(ROOT).with_suffix("").parts]
        found[".".join(parts[:-1] if parts[-1] == "__init__" else parts)] = file
    return found


def imported(tree: ast.AST, modules: dict[str, Path]) -> Iterator[str]:
    """The modules that the import statements of a source name, wherever they stand."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names if alias.name in modules)
        elif isinstance(node, ast.ImportFrom) and node.module:
            for alias in node.names:
                full = f"{node.module}.{alias.name}"
                if full in modules:
                    yield full
                elif node.module in modules:
                    yield node.module


@cache
def imports() -> dict[str, set[str]]:
    """Which modules each module imports."""
    modules = sources()
    return {name: set(imported(ast.parse(file.read_text()), modules)) - {name} for name, file in modules.items()}


def tangles(graph: dict[str, set[str]]) -> list[set[str]]:
    """Groups of modules that import each other in circles. Leaves are taken away until only circles are left."""
    left = {name: set(targets) for name, targets in graph.items()}
    while True:
        used = {target for targets in left.values() for target in targets}
        free = {name for name, targets in left.items() if not targets or name not in used}
        if not free:
            break
        left = {name: targets - free for name, targets in left.items() if name not in free}
    groups: list[set[str]] = []
    for name, targets in left.items():
        joined = {name, *targets}
        apart = [group for group in groups if not group & joined]
        groups = [*apart, joined.union(*(group for group in groups if group & joined))]
    return groups


def test_no_module_imports_itself_through_others() -> None:
    assert tangles(imports()) == []


@pytest.mark.parametrize(
    "source",
    [
        "from meridian.server import app",
        "def f():\n    import meridian.server.app",
        "if X:\n    import meridian.server.app",
    ],
)
def test_every_import_counts(source: str) -> None:
    assert set(imported(ast.parse(source), sources())) == {"meridian.server.app"}


def test_a_cycle_is_found() -> None:
    assert tangles({"a": {"b"}, "b": {"c"}, "c": {"a"}, "d": {"a"}, "e": set()}) == [{"a", "b", "c"}]
    assert tangles({"a": {"b"}, "b": set()}) == []
