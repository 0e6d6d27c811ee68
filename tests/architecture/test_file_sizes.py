"""No file of the product that a person wrote is longer than a reader takes in at once."""

from __future__ import annotations

from pathlib import Path

ROOT = Path(__file__).parents[2]
MOST_LINES = 400
LONGER = {
    "coach/Coach.svelte",
    "games/global-domination/board/Map.svelte",
    "games/globetrotters/board/Board.svelte",
    "games/globopolis/board/Board.svelte",
    "games/globopolis/trade/OfferOver.svelte",
    "practice/ExerciseView.svelte",
    "scenes/Battle.svelte",
    "table/Bar.svelte",
    "table/Frame.svelte",
    "table/Seats.svelte",
}
"""Components of the browser client that are still to be split. No other file may join them."""


def too_long(folder: Path, *kinds: str) -> dict[str, int]:
    """The files of these kinds under a folder with more than MOST_LINES lines, and their length."""
    lengths = {
        path.relative_to(folder).as_posix(): len(path.read_text(encoding="utf-8").splitlines())
        for kind in kinds
        for path in sorted(folder.rglob(kind))
        if path.relative_to(folder).parts[0] != "generated"
    }
    return {name: lines for name, lines in lengths.items() if lines > MOST_LINES}


def test_no_file_is_too_long() -> None:
    assert too_long(ROOT / "src", "*.py") == {}


def test_no_file_of_the_client_is_too_long() -> None:
    found = too_long(ROOT / "web" / "src", "*.ts", "*.svelte")
    assert set(found) - LONGER == set(), "split it by what its parts mean"
    assert LONGER - set(found) == set(), "short enough now: take it off the list"


def test_a_line_too_many_is_noticed(tmp_path: Path) -> None:
    (tmp_path / "deep").mkdir()
    (tmp_path / "generated").mkdir()
    (tmp_path / "deep" / "long.py").write_text("x = 1\n" * (MOST_LINES + 1), encoding="utf-8")
    (tmp_path / "generated" / "long.ts").write_text("let x;\n" * (MOST_LINES + 1), encoding="utf-8")
    (tmp_path / "long.ts").write_text("let x;\n" * (MOST_LINES + 1), encoding="utf-8")
    (tmp_path / "short.py").write_text("x = 1\n" * MOST_LINES, encoding="utf-8")
    assert too_long(tmp_path, "*.py", "*.ts") == {"deep/long.py": MOST_LINES + 1, "long.ts": MOST_LINES + 1}
