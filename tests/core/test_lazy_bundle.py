"""A message that is parsed when it is first used is the message that a parser of whole files finds."""

from __future__ import annotations

from importlib.resources import files

import pytest
from fluent.syntax import FluentParser, ast

from meridian import games
from meridian.core.languages import ENTRY, SHIPPED
from meridian.core.lazy_bundle import LazyBundle
from meridian.core.messages import LANGUAGES

PACKAGES = ["meridian", "meridian.server", "meridian.arena", *(games.load(name).package for name in games.names())]
TEXT = """\
# A comment
-brand = Meridian
hello = Hello, { $name }!
    .help = Two lines,
        of which one is indented
# Another
many = { $count ->
    [one] one = equals
   *[other] { $count } of { -brand }
}
hello = The first one counts.
"""


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("package", PACKAGES)
def test_every_entry_of_a_file_is_found_and_parsed_alike(package: str, lang: str) -> None:
    text = files(package).joinpath("messages", f"{lang}.ftl").read_text(encoding="utf-8")
    lazy = LazyBundle(SHIPPED[lang].locale)
    lazy.add_text(text)
    parser = FluentParser(with_spans=False)
    entries = [entry for entry in parser.parse(text).body if isinstance(entry, ast.Message | ast.Term)]
    assert len(entries) == len(ENTRY.findall(text)) > 0
    for entry in entries:
        name = entry.id.name if isinstance(entry, ast.Message) else f"-{entry.id.name}"
        (found, *_) = parser.parse(lazy._sources[name]).body
        entry.comment = None
        assert found.equals(entry), name


def test_messages_terms_and_references_are_said() -> None:
    lazy = LazyBundle("en-US")
    lazy.add_text(TEXT)

    def said(name: str, /, attribute: str = "", **args: object) -> str:
        message = lazy.get_message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        assert pattern is not None
        text, errors = lazy.format_pattern(pattern, args)
        assert errors == []
        return str(text)

    assert said("hello", name="Ann") == "Hello, Ann!"
    assert said("hello", "help") == "Two lines,\nof which one is indented"
    assert said("many", count=1) == "one = equals"
    assert said("many", count=3) == "3 of Meridian"
    assert lazy.has_message("many")
    assert not lazy.has_message("brand")
    assert not lazy.has_message("other")
