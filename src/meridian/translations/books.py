"""What there is to translate in the books of each game, and the files in which translators do it."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Iterator
from functools import cache
from importlib.resources import files
from io import BytesIO
from pathlib import Path
from typing import Final

from meridian import games
from meridian.core.books import ENDING, pairs
from meridian.core.languages import Language, catalogue_of

SERVER: Final = "meridian.server"
FOLDERS: Final = ("data", "lessons", "practice")
"""Where a game has texts in two languages, besides the files in its own folder."""
WIDTH: Final = 100  # columns
LEFT_OUT: Final = tuple(
    f'"{name}:'
    for name in (
        *("POT-Creation-Date", "PO-Revision-Date", "Generated-By", "Report-Msgid-Bugs-To"),
        *("Last-Translator", "Language-Team", "Project-Id-Version"),
    )
)
"""Lines of a head that say nothing here, or differ from day to day."""


@cache
def books() -> dict[str, dict[str, list[str]]]:
    """Every text of the books, by the file in the folder of a language, and then in the order in which they stand in
    the books. With each are the places where it stands."""
    found = {file: _texts(package) for file, package in _packages().items()}
    return {file: texts for file, texts in found.items() if texts}


def package_of(file: str) -> str:
    """The package whose books a file translates."""
    return _packages()[file]


def _packages() -> dict[str, str]:
    """The packages that may have books, by the file that translates them."""
    packages = (SERVER, *(games.load(name).package for name in games.names()))
    return {f"{catalogue_of(package)}{ENDING}": package for package in packages}


def _texts(package: str) -> dict[str, list[str]]:
    folder = Path(str(files(package)))
    found: dict[str, list[str]] = {}
    for file in _files(folder):
        for _, english, _, place in pairs(tomllib.loads(file.read_text(encoding="utf-8"))):
            if english.strip():
                found.setdefault(english, []).append(f"{file.relative_to(folder).as_posix()}: {place}")
    return found


def _files(folder: Path) -> Iterator[Path]:
    yield from sorted(folder.glob("*.toml"))
    for each in FOLDERS:
        yield from sorted((folder / each).rglob("*.toml"))


def written(told: Language, file: str, text: Callable[[str], str] | None) -> str:
    """The file of a language for the books of a package: with nothing translated, or everything by `text`."""
    from babel.messages.catalog import Catalog
    from babel.messages.pofile import write_po

    catalogue = Catalog(
        locale=told.locale.replace("-", "_"),
        header_comment=f"# {told.name}: {file}. Texts of Meridian's books; docs/translate.md says how.",
        fuzzy=False,
    )
    for english, places in books()[file].items():
        catalogue.add(english, "" if text is None else text(english), auto_comments=places)
    made = BytesIO()
    write_po(made, catalogue, width=WIDTH, omit_header=False, sort_output=False)
    lines = made.getvalue().decode("utf-8").splitlines(keepends=True)
    return "".join(line for line in lines if not line.startswith(LEFT_OUT))
