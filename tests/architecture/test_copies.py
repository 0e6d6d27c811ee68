"""Every field of a class with a hand-written copy() is carried over: read off the sources, nothing is run."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import meridian

PACKAGE = Path(meridian.__file__).parent
TOYS = Path(__file__).parents[1] / "toy_games"
CORE = ("position.py", "frames.py")
FOLDERS = sorted(
    [*(path for path in PACKAGE.glob("games/*/rules")), *(path for path in TOYS.glob("*/rules"))],
)
COMMON = {"cited", "facts", "over", "recording", "returned", "serial", "stack", "times", "waiting"}
"""Fields of every position and frame, which `copy_common` and `copy_marks` carry over or leave out."""


def classes_in(paths: list[Path]) -> dict[str, ast.ClassDef]:
    return {
        node.name: node
        for path in paths
        for node in ast.parse(path.read_text(encoding="utf-8")).body
        if isinstance(node, ast.ClassDef)
    }


def faults(paths: list[Path]) -> list[str]:
    """Fields that a copy() of a class in these sources forgets."""
    classes = classes_in([PACKAGE / "core" / name for name in CORE]) | classes_in(paths)
    found = []
    for name, node in classes.items():
        copy = method(node, "copy")
        if copy is not None and not raises(copy):
            forgotten = fields(node, classes) - mentioned(copy, node, classes) - COMMON
            found += [f"{name}.copy forgets {field}" for field in sorted(forgotten)]
    return found


def method(node: ast.ClassDef, name: str) -> ast.FunctionDef | None:
    return next((each for each in node.body if isinstance(each, ast.FunctionDef) and each.name == name), None)


def raises(copy: ast.FunctionDef) -> bool:
    """Whether there is no copy: subclasses must write it."""
    return isinstance(copy.body[-1], ast.Raise)


def fields(node: ast.ClassDef, classes: dict[str, ast.ClassDef]) -> set[str]:
    """The slots of a class and of its bases."""
    own = {
        slot.value
        for each in node.body
        if isinstance(each, ast.Assign) and ast.unparse(each.targets[0]) == "__slots__"
        for slot in ast.walk(each.value)
        if isinstance(slot, ast.Constant) and isinstance(slot.value, str)
    }
    for base in node.bases:
        above = classes.get(ast.unparse(base).partition("[")[0])
        own |= fields(above, classes) if above is not None else set()
    return own


def mentioned(copy: ast.FunctionDef, owner: ast.ClassDef, classes: dict[str, ast.ClassDef]) -> set[str]:
    """What a copy() reads of the original, by itself or in methods of its class that it calls."""
    found = {
        node.attr
        for node in ast.walk(copy)
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id == "self"
    }
    for name in sorted(found):
        helper = inherited(owner, name, classes)
        if helper is not None and helper is not copy:
            found |= mentioned(helper, owner, classes)
    return found


def inherited(node: ast.ClassDef, name: str, classes: dict[str, ast.ClassDef]) -> ast.FunctionDef | None:
    """A method of a class or of its bases."""
    found = method(node, name)
    for base in node.bases:
        above = classes.get(ast.unparse(base).partition("[")[0])
        found = found or (inherited(above, name, classes) if above is not None else None)
    return found


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)
def test_a_copy_carries_every_field_over(folder: Path) -> None:
    paths = sorted(folder.rglob("*.py"))
    assert sum(method(node, "copy") is not None for node in classes_in(paths).values()), "nothing was looked at"
    assert faults(paths) == []


def test_a_forgotten_field_is_named(tmp_path: Path) -> None:
    source = tmp_path / "state.py"
    source.write_text(
        "class Player:\n"
        "    __slots__ = ('hand', 'vp')\n"
        "    def copy(self):\n"
        "        return Player(self.hand)\n"
        "class Rich(Player):\n"
        "    __slots__ = ('gold',)\n"
        "    def copy(self):\n"
        "        return Rich(self.hand, self.vp)\n"
        "class Poor(Player):\n"
        "    __slots__ = ('debt', 'name')\n"
        "    def copy(self):\n"
        "        return self.rest(Poor(self.hand, self.vp))\n"
        "    def rest(self, new):\n"
        "        new.debt = self.debt\n"
    )
    assert faults([source]) == ["Player.copy forgets vp", "Rich.copy forgets gold", "Poor.copy forgets name"]
