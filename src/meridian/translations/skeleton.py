"""The folder of a new language: the English texts as comments, or a pseudo-language that is all translated."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Final

from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Transformer

from meridian.core.books import PLACEHOLDER
from meridian.core.errors import BadInput
from meridian.core.languages import FILE, Language
from meridian.translations import books
from meridian.translations.catalogues import catalogues

PLAIN: Final = "abcdeghijklnoprstuwyzACDEGHIJKLNORSTUWYZ"
ACCENTED: Final = "åƀçðéĝĥîĵķļñöþŕšţûŵýžÅÇÐÉĜĤÎĴĶĻÑÖŔŠŢÛŴÝŽ"
LETTERS: Final = str.maketrans(PLAIN, ACCENTED)
KEPT: Final = re.compile(r"<[^>]*>|https?://\S+|`[^`]*`|&\w+;|--[\w-]+|MERIDIAN_\w+")
"""Markup, addresses and what one types: they stay as they are."""
LONGER: Final = 0.4
OPENING: Final = "⟦"
CLOSING: Final = "⟧"
"""Brackets that no markup uses. A text without them comes from no catalogue."""


def write(told: Language, text: Callable[[str], str], said: Callable[[str], str] | None = None) -> list[str]:
    """Write the folder of a language, and return its files. `text` makes a catalogue out of the English one, `said` a
    text of a book; without it, books are not translated yet."""
    folder = Path(told.folder)
    try:
        folder.mkdir(parents=True)
    except FileExistsError:
        raise BadInput(f"{folder}: exists already; nothing was written") from None
    except OSError as error:
        raise BadInput(f"{folder}: {error.strerror}") from None
    head = (("name", told.name), ("locale", told.locale))
    about = "".join(f"{key} = {json.dumps(value, ensure_ascii=False)}\n" for key, value in head)
    files = {FILE: about, **{f"{path}.ftl": text(english["en"]) for path, english in catalogues().items()}}
    files |= {file: books.written(told, file, said) for file in books.books()}
    for path, content in files.items():
        (folder / path).parent.mkdir(exist_ok=True)
        (folder / path).write_text(content, encoding="utf-8")
    return list(files)


def commented(english: str) -> str:
    """A catalogue in which nothing is translated yet: each line is a comment."""
    lines = (f"# {line}" if line.strip() and not line.startswith("#") else line for line in english.splitlines())
    return "\n".join(lines) + "\n"


def pseudo(english: str) -> str:
    """A catalogue in the pseudo-language: English with accents, in brackets, two fifths longer."""
    body = FluentParser(with_spans=False).parse(english)
    made = [_Pseudo().visit(entry) for entry in body.body if isinstance(entry, ast.Message | ast.Term)]
    return FluentSerializer().serialize(ast.Resource(made))


def pseudo_text(english: str) -> str:
    """A text of a book in the pseudo-language; placeholders stay."""
    pieces = PLACEHOLDER.split(english)
    kept = [*PLACEHOLDER.findall(english), ""]
    said = "".join(accented(piece) + filled for piece, filled in zip(pieces, kept, strict=True))
    return f"{OPENING}{said}{'·' * max(1, int(len(english) * LONGER))}{CLOSING}"


class _Pseudo(Transformer):
    """Rewrites the texts of a message. Brackets stand around a whole text, not around its variants."""

    def __init__(self) -> None:
        self.depth = 0

    def visit_Pattern(self, node: ast.Pattern) -> ast.Pattern:
        self.depth += 1
        for element in node.elements:
            self.visit(element)
        self.depth -= 1
        if self.depth == 0:
            letters = sum(len(each.value or "") for each in node.elements if isinstance(each, ast.TextElement))
            padding = "·" * max(1, int(letters * LONGER))
            node.elements = _joined([ast.TextElement(OPENING), *node.elements, ast.TextElement(padding + CLOSING)])
        return node

    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:
        node.value = accented(node.value or "")
        return node


def _joined(elements: list[ast.TextElement | ast.Placeable]) -> list[ast.TextElement | ast.Placeable]:
    """Texts that stand side by side as one."""
    made: list[ast.TextElement | ast.Placeable] = []
    for element in elements:
        last = made[-1] if made else None
        if isinstance(element, ast.TextElement) and isinstance(last, ast.TextElement):
            last.value = (last.value or "") + (element.value or "")
        else:
            made.append(element)
    return made


def accented(text: str) -> str:
    """A text with accents, markup left as it is."""
    pieces, at = [], 0
    for kept in KEPT.finditer(text):
        pieces += [text[at : kept.start()].translate(LETTERS), kept[0]]
        at = kept.end()
    return "".join([*pieces, text[at:].translate(LETTERS)])
