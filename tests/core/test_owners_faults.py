"""Whatever is wrong with an owner's answers is said in German words alone: every sentence of the checks is known."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from meridian import games
from meridian.core.datum import Fault, dotted, leaves
from meridian.core.game import edition_of
from meridian.owners.answers import Answers, draft
from meridian.owners.faults import line_of, recognized, translated
from meridian.owners.pages import Names, owner_pages

ROOT = Path(__file__).parents[2] / "src" / "meridian"
CHECKS = [ROOT / "core" / name for name in ("edition.py", "edition_checks.py", "provenance.py")]
CHECKS += sorted(ROOT.glob("games/*/edition/*checks.py"))
CLAUSES = re.compile(r"(?:G[DPT]-\w+ ?|Xyz )+")
PARTS = {
    *("is missing: a Cruise Island lies on", "is no Cruise Island, but has", "Xyz a water route"),
    *("leaves out", "Xyz XyzXyz", ": Xyz"),
}
"""Pieces of sentences that stand in the code by themselves."""
ENGLISH = re.compile(r"\b(?:is|are|has|have|not|which|but|the|of|than|too|names|leaves|missing|unknown)\b")


def told(path: Path) -> Iterator[str]:
    """The texts of a module with something left open, as a check might say them."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    left_out = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    left_out |= {id(part) for node in ast.walk(tree) if isinstance(node, ast.JoinedStr) for part in node.values}
    # What is logged is for hosts, in English.
    logs = (node for node in ast.walk(tree) if isinstance(node, ast.Call) and ast.unparse(node.func).startswith("log."))
    left_out |= {id(argument) for call in logs for argument in call.args}
    for node in ast.walk(tree):
        if id(node) in left_out:
            continue
        if isinstance(node, ast.JoinedStr):
            text = "".join(str(part.value) if isinstance(part, ast.Constant) else blank(part) for part in node.values)
        elif isinstance(node, ast.Constant) and isinstance(node.value, str):
            text = node.value
        else:
            continue
        if " " in text.strip() and not CLAUSES.fullmatch(text):
            yield text


def blank(part: ast.expr) -> str:
    """What may stand where a sentence leaves something open; hints and lists may be missing."""
    named = ast.unparse(part)
    return "" if re.search(r"closest\(|\{hint\}|\{listed\}", named) else "Xyz"


@pytest.mark.parametrize("path", CHECKS, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_every_sentence_of_the_checks_is_known(path: Path) -> None:
    texts = set(told(path)) - PARTS
    assert texts
    assert [text for text in texts if recognized(text) is None] == []
    assert [text for text in texts if ENGLISH.search(translated(text, "de"))] == []


@pytest.mark.parametrize("name", games.shipped())
def test_wrong_answers_are_told_in_german(name: str) -> None:
    """Of every column the first datum, answered in two wrong ways."""
    game = games.load(name)
    names = {
        word.casefold() for key, value in leaves(edition_of(game).data) for word in re.findall(r"\w+", f"{key}{value}")
    }
    columns = {
        (page.section, datum.label if page.thing or datum.row else page.title): datum
        for page in reversed(owner_pages(game, "de").pages)
        for datum in reversed(page.data)
    }
    found = 0
    for datum in columns.values():
        for value in ("-7", "Atlantis"):
            for fault in draft(game, Answers(values={datum.key: value}), "de").faults:
                found += 1
                sentence = fault.line.replace(value, "") if value else fault.line
                english = [word for word in ENGLISH.findall(sentence) if word not in names]
                assert english == [], fault.line
                assert "\n" not in fault.line
    assert found > 20


def test_a_line_says_what_the_datum_is_called() -> None:
    game = games.load("global-domination")
    names = Names(game, edition_of(game), "de")
    fault = Fault(("cards", "insurgents", "build"), 'is "viel", not a whole number', clauses="GD-101")
    assert line_of(fault, names, "de") == (
        'Aufständische, Aufbaupunkte: "viel" geht nicht; verlangt: eine ganze Zahl (GD-101)'
    )
    assert line_of(fault, names, "en") == 'cards.insurgents.build is "viel", not a whole number (GD-101)'
    strange = Fault(("cards", "insurgents", "bild"), "is unknown; did you mean build?")
    assert line_of(strange, names, "de") == "Aufständische, bild: das gibt es hier nicht – meintest du build?"
    assert (
        line_of(Fault(("nothing", "x"), "is unknown"), names, "de")
        == f"{dotted(('nothing', 'x'))}: das gibt es hier nicht"
    )
