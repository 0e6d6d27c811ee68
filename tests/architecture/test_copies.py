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
GENERIC = {"Frame", "Position"}
"""Classes of the core whose copy() carries over what their subclasses add, or is for those that add nothing."""
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
    ours = classes_in(paths)
    classes = classes_in([PACKAGE / "core" / name for name in CORE]) | ours
    bases = {above for node in classes.values() for above in names_of_bases(node)}
    plain = method(classes["Frame"], "copy")
    found = []
    for name, node in classes.items():
        copy = method(node, "copy")
        if copy is not None and name not in GENERIC:
            forgotten = fields(node, classes) - mentioned(copy, node, classes) - COMMON
            found += [f"{name}.copy forgets {field}" for field in sorted(forgotten)]
        elif (
            name in ours and name not in bases and is_frame(node, classes) and inherited(node, "copy", classes) is plain
        ):
            found += [f"{name} has no copy, but {field}" for field in sorted(fields(node, classes) - COMMON)]
    return found


def is_frame(node: ast.ClassDef, classes: dict[str, ast.ClassDef]) -> bool:
    return any(
        above == "Frame" or (above in classes and is_frame(classes[above], classes)) for above in names_of_bases(node)
    )


def names_of_bases(node: ast.ClassDef) -> list[str]:
    return [ast.unparse(base).partition("[")[0] for base in node.bases]


def method(node: ast.ClassDef, name: str) -> ast.FunctionDef | None:
    return next((each for each in node.body if isinstance(each, ast.FunctionDef) and each.name == name), None)


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
    assert classes_in(paths), "nothing was looked at"
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


def test_a_frame_with_fields_needs_a_copy_of_its_own(tmp_path: Path) -> None:
    source = tmp_path / "hand.py"
    source.write_text(
        "class Ante(Frame[State]):\n"
        "    __slots__ = ()\n"
        "class Raise(Frame[State]):\n"
        "    __slots__ = ('chips',)\n"
        "class Pick(Choice[State]):\n"
        "    __slots__ = ()\n"
    )
    assert faults([source]) == ["Raise has no copy, but chips", "Pick has no copy, but seat"]
