"""No Python file of the product is longer than a reader takes in at once."""

from __future__ import annotations

from pathlib import Path

SOURCES = Path(__file__).parents[2] / "src"
MOST_LINES = 400


def too_long(folder: Path) -> dict[str, int]:
    """The Python files under a folder with more than MOST_LINES lines, and their length."""
    lengths = {
        path.relative_to(folder).as_posix(): len(path.read_text(encoding="utf-8").splitlines())
        for path in sorted(folder.rglob("*.py"))
    }
    return {name: lines for name, lines in lengths.items() if lines > MOST_LINES}


def test_no_file_is_too_long() -> None:
    assert too_long(SOURCES) == {}


def test_a_line_too_many_is_noticed(tmp_path: Path) -> None:
    (tmp_path / "deep").mkdir()
    (tmp_path / "deep" / "long.py").write_text("x = 1\n" * (MOST_LINES + 1), encoding="utf-8")
    (tmp_path / "short.py").write_text("x = 1\n" * MOST_LINES, encoding="utf-8")
    assert too_long(tmp_path) == {"deep/long.py": MOST_LINES + 1}
